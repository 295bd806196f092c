// SPDX-License-Identifier: GPL-3.0-or-later
// Covers every window of the program, other than that of the players, as long as the players see the display
// that it is on: the gamemaster need not remember which windows show secrets.
#pragma once

#include "app/seen_displays.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace chancery {

class Curtain;

/// Knows of each window whether the players see it, in whole or in part, and covers it there with a curtain
/// that says why, until it is elsewhere or the gamemaster shows it anyway. Menus, lists and tooltips, which
/// have no room for a curtain, are closed. What belongs to a window that is shown anyway, such as its dialogs
/// and panels, is shown too. Once it was elsewhere it is covered again.
class Curtains : public QObject
{
    Q_OBJECT

public:
    /// `seen` is asked whenever a window is opened, moved or resized.
    explicit Curtains(std::function<SeenDisplays()> seen);

    /// Looks at all windows. Call it when displays or the audience window have changed.
    void follow();
    /// Shows a window to the players, or covers it again.
    void setShownAnyway(QWidget& window, bool shown);
    /// Returns whether a window was shown anyway, or belongs to one that was.
    bool isShownAnyway(const QWidget& window) const;
    /// Covers again all that was shown anyway, whichever document it is of: the phase of the one that the
    /// players see is over.
    void coverAgain();
    /// Returns the windows that the players would see if they were not covered.
    QList<QWidget*> covered() const;
    /// Returns whether a window is where the players see it, be it covered or shown anyway.
    bool isSeen(const QWidget& window) const;

Q_SIGNALS:
    /// A window was covered, uncovered or shown anyway, or is no longer where it was shown anyway.
    void changed();
    /// The gamemaster wants covered windows where the players do not see them.
    void refugeWanted();
    /// The gamemaster wants the audience window closed.
    void closeWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget& window);
    void followFrom(QWidget& window);
    bool hasComeOrGone(const QWidget& window);
    void closeSoon(QWidget& popup);
    Curtain& curtainOf(QWidget& window);
    void write(Curtain& curtain) const;
    static QString whatToDo(const SeenDisplays& seen);
    bool isDue(const QWidget& window) const;

    std::function<SeenDisplays()> seen_;
    QList<QScreen*> displays_;             ///< of the players, at the last look at all windows; only compared
    QList<QPointer<const QWidget>> shown_; ///< by the gamemaster, although the players see them
    QList<QPointer<const QWidget>> onStage_; ///< those that were where the players see them, covered or not
};

} // namespace chancery
