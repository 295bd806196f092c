// SPDX-License-Identifier: GPL-3.0-or-later
// A unit in the tray: a button that can be dragged away.
#pragma once

#include <QToolButton>

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

} // namespace chancery
