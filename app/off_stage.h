// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps windows of the console off the displays of the players: a dialog may show orders.
#pragma once

#include "app/seen_displays.h"

#include <QObject>

#include <functional>

namespace chancery {

/// Moves each window that opens on a display of the players, or grows onto it, be it a dialog, a menu, a
/// tooltip or another console, to a display that they do not see, if there is one. What is moved there by
/// hand stays; Curtains covers it.
class OffStage : public QObject
{
    Q_OBJECT

public:
    /// `seen` is asked whenever a window opens.
    explicit OffStage(std::function<SeenDisplays()> seen);

    /// Moves a window if the players see some of it.
    void keepOff(QWidget& window) const { keepOff(window, false); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepOff(QWidget& window, bool unplaced) const;

    std::function<SeenDisplays()> seen_;
};

} // namespace chancery
