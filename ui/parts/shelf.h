// SPDX-License-Identifier: GPL-3.0-or-later
// A card over a corner of the board that comes when there is something to say or to do, and fades away.
#pragma once

#include <QFrame>

#include <QTimer>

#include <vector>

class QGraphicsOpacityEffect;
class QPropertyAnimation;
class QStackedLayout;

namespace chancery {

/// A card that lies over a corner of another widget, or beside a place in it, and shows one of its parts; on
/// the standard board the upper left one is open sea. It takes no room: what lies under it keeps its size.
/// While it is not needed, it fades away after a few seconds, and it comes back with stir(), or when the
/// mouse comes near.
class Shelf : public QFrame
{
    Q_OBJECT

public:
    /// Makes an empty card over `under`, which becomes its parent.
    explicit Shelf(QWidget& under);

    /// Adds a part. The first one is shown until setPart().
    void add(QWidget* part);
    /// Shows this part, which was added before, and no other.
    void setPart(QWidget* part);
    /// Returns the part that is shown.
    QWidget* part() const;
    /// With true it stays; with false it fades after a while.
    void setNeeded(bool needed);
    /// Returns whether it stays.
    bool needed() const { return needed_; }
    /// Lies beside this rectangle of what is under it from now on, without covering it if there is room near
    /// the last click in it; at a corner again with an empty one.
    void setBeside(const QRect& rect);
    /// Lets clicks through to what lies under it, while it has nothing to click.
    void setClickable(bool clickable);
    /// Comes back, and fades later.
    void stir();
    /// Goes away at once, unless it is needed or the mouse is on it.
    void rest();

protected:
    /// Returns what a corner is chosen for not to cover it.
    virtual std::vector<QRect> toSpare() const { return {}; }
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    QRect placeBeside(QSize size) const;
    QRect placeInCorner(QSize size) const;
    void fade();
    bool isNearMouse(const QPoint& at) const;

    QWidget& under_;
    QStackedLayout* parts_;
    QGraphicsOpacityEffect* opacity_;
    QPropertyAnimation* fading_;
    QTimer resting_{this};
    QRect beside_;
    QPoint clicked_; ///< where the mouse was last pressed or released
    bool needed_ = false;
};

} // namespace chancery
