// SPDX-License-Identifier: GPL-3.0-or-later
// Which display the audience window is on, also while displays are connected and removed, and what keeps the
// players from seeing other windows there.
#pragma once

#include "app/curtains.h"
#include "app/off_stage.h"

#include <QObject>
#include <QTimer>

#include <functional>

class QScreen;

namespace chancery {

class ProjectorWindow;
class SharedSettings;

/// The place of the audience window among the displays and the other windows.
class AudiencePlace : public QObject
{
    Q_OBJECT

public:
    /// Follows the audience window that `window()` returns, and the console that `console()` returns, from
    /// which it is presented; either may be nullptr. `settings` must outlive this.
    AudiencePlace(SharedSettings& settings, std::function<ProjectorWindow*()> window,
                  std::function<QWidget*()> console);

    /// Opens the audience window. `screen` is remembered for the connected displays; nullptr means the
    /// remembered display, or any but the console's.
    void open(QScreen* screen);
    /// Moves everything that is covered away, and hides the window: the display of the players shows the rest
    /// of the desktop then.
    void close();
    /// Moves an open audience window to its display after displays were connected or removed. The players go
    /// on seeing it where it is, although the console was put there too; once there is room elsewhere, the
    /// console is moved.
    void followDisplays();
    /// Exchanges the displays of console and audience window, if mayExchange().
    void exchange();
    /// Returns whether the audience window is open, and there is a console and a second display.
    bool mayExchange() const;
    /// Gives the keyboard to the console, or to the dialog that is open over it. An audience window without a
    /// display of its own stays in front of the console.
    void activateConsole();

    /// Returns the displays that the players see.
    SeenDisplays seen() const;
    /// Returns what covers the windows that the players could see.
    Curtains& curtains() { return curtains_; }
    const Curtains& curtains() const { return curtains_; }
    /// Returns whether something is covered that can be moved to a display that the players do not see.
    bool mayMoveAway() const { return seen().refuge && !curtains_.covered().empty(); }
    /// Moves everything that is covered to a display that the players do not see.
    void moveAway();

Q_SIGNALS:
    /// The audience window, or a curtain, may be on another display.
    void changed();

private:
    ProjectorWindow* presented() const;
    QScreen* consoleScreen() const;
    QScreen* audienceScreen() const;
    void presentOn(QScreen* screen);
    void followPlugs();

    SharedSettings& settings_;
    std::function<ProjectorWindow*()> window_;
    std::function<QWidget*()> console_;
    QTimer displaysSettle_{this};
    Curtains curtains_;
    OffStage offStage_; ///< sees each event before the curtains do
};

} // namespace chancery
