// SPDX-License-Identifier: GPL-3.0-or-later
// The phase clock as the table reads it: the stage, large digits, and a frame whose shape tells how little is left.
#pragma once

#include "ui/flow/phase_clock.h"
#include "ui/style/palette.h"

#include <QString>
#include <QWidget>

namespace chancery {

/// What a clock shows; compared before anything is painted.
struct ClockReading
{
    QString stage, digits;
    Urgency urgency = Urgency::Calm;
    bool running = false;
    bool operator==(const ClockReading&) const = default;
};

class ClockFace : public QWidget
{
    Q_OBJECT

public:
    explicit ClockFace(QWidget* parent = nullptr);

    void setTheme(ThemeKind theme);
    void setReading(const ClockReading& reading);
    const ClockReading& reading() const { return reading_; }
    QSize sizeHint() const override { return {150, 44}; }

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    ThemeKind theme_ = ThemeKind::Light;
    ClockReading reading_;
};

} // namespace chancery
