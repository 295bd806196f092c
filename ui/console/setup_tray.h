// SPDX-License-Identifier: GPL-3.0-or-later
// The tray from which a position is set up: units and centres of each power to drag onto the board, and the
// phase.
#pragma once

#include "ui/console/setup_desk.h"
#include "ui/draw/palette.h"

#include <QToolButton>
#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;

namespace chancery {

/// A button with the picture of a unit. A click takes the unit into the hand; dragged, its picture follows
/// the pointer.
class TrayToken : public QToolButton
{
    Q_OBJECT

public:
    /// Makes a button without a picture.
    explicit TrayToken(QWidget* parent = nullptr);

Q_SIGNALS:
    /// It was dragged to this point of the display.
    void dropped(const QPoint& at);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QPoint pressed_;
    QLabel* flying_; ///< the picture under the pointer, over the window
};

class PhaseBox;

/// A strip above the board while a position is set up. On maps with many powers it has the units of one,
/// which is chosen from a list.
class SetupTray : public QWidget
{
    Q_OBJECT

public:
    /// Makes the tray. Both references must outlive it.
    SetupTray(StudyView& shown, SetupDesk& desk, QWidget* parent = nullptr);

    /// Sets the colours of the tokens.
    void setTheme(const Theme& theme);
    /// Adds buttons for these actions at its right end.
    void offer(const QList<QAction*>& actions);

Q_SIGNALS:
    /// A unit was dragged from the tray to this point of the display.
    void dropped(chancery::Power power, chancery::UnitKind kind, const QPoint& at);

private:
    struct Place
    {
        UnitKind kind;
        int column;
        TrayToken* token;
    };

    QLayout* tokens();
    void addToken(UnitKind kind, int column);
    QLayout* tools();
    void follow();
    Power powerOf(int column) const;
    void paintTokens();

    StudyView& shown_;
    SetupDesk& desk_;
    Theme theme_;
    QComboBox* power_; ///< hidden while all powers have their units in the tray
    std::vector<Place> places_;
    QToolButton *centre_, *contested_;
    PhaseBox* phase_;
    QLabel* hint_;
    QHBoxLayout* line_;
};

} // namespace chancery
