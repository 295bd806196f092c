// SPDX-License-Identifier: GPL-3.0-or-later
// A small copy of the audience window on the console.
#pragma once

#include "ui/draw/board_look.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace chancery {

class ProjectorWindow;

/// A widget that copies what the audience window shows, at most 25 times a second and only when that changes.
/// Below it a line says on which display the window is, and whether it is frozen or blank.
class LiveView : public QWidget
{
    Q_OBJECT

public:
    /// Makes a view that follows no window yet.
    explicit LiveView(QWidget* parent = nullptr);

    /// Sets the function that gives the names of provinces on the copied board.
    void setNames(NameOf nameOf);
    /// Sets the theme of the copy.
    void setTheme(ThemeKind kind);
    /// Sets the audience window to copy. Without one, or while it is closed, the view says how to open it.
    void follow(ProjectorWindow* audience);
    /// Sets whether the players see another game; this changes only the text of state(). Call refresh()
    /// afterwards.
    void setElsewhere(bool elsewhere) { elsewhere_ = elsewhere; }
    /// Updates the copy and its text after the audience window was opened, closed, frozen or moved.
    void refresh();

    /// Returns one line about the audience window: its display and whether it is blank or frozen, or how to
    /// open it.
    QString state() const;
    QSize sizeHint() const override { return {320, 220}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();

    QPointer<ProjectorWindow> audience_;
    ProjectorWindow* picture_;
    QLabel* state_;
    bool elsewhere_ = false;
    QTimer soon_{this}; ///< shows several changes at once
};

} // namespace chancery
