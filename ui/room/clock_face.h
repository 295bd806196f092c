// SPDX-License-Identifier: GPL-3.0-or-later
// The phase clock for the players: the stage, large digits, and a frame whose shape shows the time left.
#pragma once

#include "ui/draw/palette.h"
#include "ui/scene/phase_clock.h"

#include <QString>
#include <QWidget>

namespace chancery {

/// What a phase clock shows. ClockFace repaints only when this changes.
struct ClockReading
{
    QString stage, digits; ///< what the time is for, and the time; without digits nothing is painted
    Urgency urgency = Urgency::Calm; ///< decides the colours and the shape of the frame
    bool running = false;            ///< the frame is solid while the clock runs, dashed while it is stopped
    bool waits = false;              ///< whether it has not been started yet
    bool operator==(const ClockReading&) const = default;
};

/// A widget that paints a phase clock. Its frame is round while the time is calm, and a cut corner, a hexagon
/// and a filled octagon as it runs out, so that the urgency can be read without colour.
class ClockFace : public QWidget
{
    Q_OBJECT

public:
    /// Makes a clock that shows nothing until setReading().
    explicit ClockFace(QWidget* parent = nullptr);

    /// Takes a size of its own from now on, in which the clock is small and has no frame until it is started.
    void setQuietUntilStarted();
    /// Sets the theme and repaints.
    void setTheme(ThemeKind theme);
    /// Shows this reading and gives it to screen readers.
    void setReading(const ClockReading& reading);
    /// Returns what the clock shows.
    const ClockReading& reading() const { return reading_; }
    /// Returns its size, smaller until the clock is started.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The left mouse button was released on the clock.
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void paintWaiting(QPainter& painter) const;

    ThemeKind theme_ = ThemeKind::Light;
    ClockReading reading_;
    bool quiet_ = false; ///< until it is started
};

} // namespace chancery
