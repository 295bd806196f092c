// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/shelf.h"

#include <QGraphicsOpacityEffect>
#include <QMouseEvent>
#include <QPainter>
#include <QPropertyAnimation>
#include <QStackedLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int restsAfterMs = 3500, fadesForMs = 250;
constexpr int air = 8;                          ///< between the card and the edges of what lies under it
constexpr int narrowestCard = 190, usual = 290; ///< widths, if its part does not need more
constexpr double shelfGround = .93;             ///< how opaque it is

} // namespace

Shelf::Shelf(QWidget& under)
    : QFrame(&under)
    , under_(under)
    , parts_(new QStackedLayout(this))
    , opacity_(new QGraphicsOpacityEffect(this))
    , fading_(new QPropertyAnimation(opacity_, "opacity", this))
{
    setObjectName(QStringLiteral("shelf"));
    parts_->setContentsMargins(0, 0, 0, 0);
    opacity_->setEnabled(false); // it costs a copy of what is painted
    setGraphicsEffect(opacity_);
    resting_.setParent(this);
    resting_.setSingleShot(true);
    resting_.setInterval(restsAfterMs);
    connect(&resting_, &QTimer::timeout, this, &Shelf::fade);
    fading_->setDuration(fadesForMs);
    fading_->setStartValue(1.);
    fading_->setEndValue(0.);
    connect(fading_, &QPropertyAnimation::finished, this, &Shelf::rest);
    under_.installEventFilter(this);
}

void Shelf::add(QWidget* part)
{
    parts_->addWidget(part);
    place();
}

void Shelf::setPart(QWidget* part)
{
    if (parts_->currentWidget() == part) return;
    parts_->setCurrentWidget(part);
    place();
    stir();
}

QWidget* Shelf::part() const
{
    return parts_->currentWidget();
}

void Shelf::setNeeded(bool needed)
{
    if (needed_ == needed) return;
    needed_ = needed;
    stir();
}

void Shelf::setEdge(Qt::Edge edge)
{
    edge_ = edge;
    place();
}

void Shelf::setBeside(const QRect& rect)
{
    beside_ = rect;
    place();
}

void Shelf::setClickable(bool clickable)
{
    setAttribute(Qt::WA_TransparentForMouseEvents, !clickable);
}

void Shelf::stir()
{
    fading_->stop();
    opacity_->setEnabled(false);
    place();
    show();
    raise();
    if (needed_ || !under_.isVisible())
        resting_.stop();
    else
        resting_.start();
}

void Shelf::fade()
{
    if (needed_ || underMouse()) return stir();
    opacity_->setEnabled(true);
    fading_->start();
}

void Shelf::rest()
{
    resting_.stop();
    fading_->stop();
    opacity_->setEnabled(false);
    if (needed_ || (underMouse() && !testAttribute(Qt::WA_TransparentForMouseEvents))) return;
    hide();
}

bool Shelf::isNearMouse(const QPoint& at) const
{
    constexpr int reach = 3 * air;
    return geometry().adjusted(-reach, -reach, reach, reach).contains(at);
}

bool Shelf::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &under_) return false;
    if (event->type() == QEvent::Resize) place();
    if (event->type() == QEvent::Show && !isHidden()) stir(); // its time begins when it is seen
    if (event->type() == QEvent::MouseMove && !testAttribute(Qt::WA_TransparentForMouseEvents) &&
        isNearMouse(static_cast<QMouseEvent*>(event)->position().toPoint()))
        stir();
    return false;
}

bool Shelf::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) place();
    return QFrame::event(event);
}

/// Returns the place right, left, below or above that covers the least.
QRect Shelf::placeBeside(QSize size) const
{
    const QRect room = under_.rect().adjusted(air, air, -air, -air);
    const QPoint middle = beside_.center() - QPoint(size.width() / 2, size.height() / 2);
    const QPoint corners[] = {{beside_.right() + air, middle.y()},
                              {beside_.left() - air - size.width(), middle.y()},
                              {middle.x(), beside_.bottom() + air},
                              {middle.x(), beside_.top() - air - size.height()}};
    QRect best;
    qint64 least = -1;
    for (const QPoint& corner : corners) {
        const QRect place(
            {std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - size.width())),
             std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - size.height()))},
            size);
        const QSize over = place.intersected(beside_).size();
        const qint64 covered = qint64(std::max(0, over.width())) * std::max(0, over.height());
        if (least >= 0 && covered >= least) continue;
        least = covered;
        best = place;
    }
    return best;
}

void Shelf::place()
{
    if (!part()) return;
    const int comfort =
        beside_.isEmpty() ? std::clamp(under_.width() / 3, narrowestCard, usual) : narrowestCard;
    const int wish = std::max(part()->minimumSizeHint().width(), comfort);
    const int width = std::min(under_.width() - 2 * air, wish);
    const int wanted =
        part()->hasHeightForWidth() ? part()->heightForWidth(width) : part()->sizeHint().height();
    const int height = std::min(wanted, under_.height() - 2 * air);
    if (!beside_.isEmpty()) return setGeometry(placeBeside({width, height}));
    const int top = edge_ == Qt::BottomEdge ? under_.height() - air - height : air;
    setGeometry(air, top, width, height);
}

void Shelf::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor colour = palette().color(QPalette::Window);
    colour.setAlphaF(static_cast<float>(shelfGround));
    painter.setBrush(colour);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 5, 5);
}

} // namespace chancery
