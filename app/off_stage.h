// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps windows of the console off the display of the players: a dialog may show orders.
#pragma once

#include <QObject>

#include <functional>

class QScreen;
class QWidget;

namespace chancery {

/// Moves each window that opens on the display of the players, or grows onto it, be it a dialog, a menu, a
/// tooltip or another console, to the display of the console.
class OffStage : public QObject
{
    Q_OBJECT

public:
    /// What is where at a moment.
    struct Stage
    {
        const QWidget* audience = nullptr; ///< the audience window, if it fills a display
        const QScreen* players = nullptr;  ///< the display that it fills
        const QScreen* console = nullptr;  ///< the display of the console
    };

    /// `stage` is asked whenever a window opens. A stage without an audience window moves nothing.
    explicit OffStage(std::function<Stage()> stage);

    /// Moves the windows that are open already. Call it after the audience window has come to a display.
    void clear() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepOff(QWidget& window, bool unplaced = false) const;
    bool isMostlyThere(const QWidget& window) const;

    std::function<Stage()> stage_;
};

} // namespace chancery
