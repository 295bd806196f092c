// SPDX-License-Identifier: GPL-3.0-or-later
// A coloured frame over a widget, which takes no room and no clicks.
#pragma once

#include <QColor>
#include <QWidget>

namespace chancery {

/// A frame that lies over all of another widget, its parent. It is hidden until show().
class FrameOver : public QWidget
{
    Q_OBJECT

public:
    /// Makes a hidden frame over a widget.
    explicit FrameOver(QWidget& under);
    /// Sets the colour of the frame.
    void setColour(const QColor& colour);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QColor colour_;
};

} // namespace chancery
