// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/shelf.h"

#include "ui/draw/type.h"

#include <QGraphicsOpacityEffect>
#include <QMouseEvent>
#include <QPainter>
#include <QPropertyAnimation>
#include <QStackedLayout>

#include <algorithm>
#include <tuple>
#include <vector>

namespace chancery {

namespace {

constexpr int restsAfterMs = 3500, fadesForMs = 250;
constexpr int air = 8;                          ///< between the card and the edges of what lies under it
constexpr int narrowestCard = 190, usual = 290; ///< widths, if its part does not need more, of usual text
constexpr int spared = 16;                      ///< round a click, which the card does not cover
constexpr int farthest = 140;                   ///< between the card and that
constexpr double shelfGround = .93;             ///< how opaque it is

/// Returns the places of a card at the four sides of a rectangle, moved into the room that there is. Along
/// the side it is centred on `at`.
std::vector<QRect> placesBeside(const QRect& rect, const QPoint& at, QSize size, const QRect& whole)
{
    const QRect room = whole.adjusted(air, air, -air, -air);
    const QPoint middle = at - QPoint(size.width() / 2, size.height() / 2);
    std::vector<QRect> places;
    for (const QPoint& corner :
         {QPoint(rect.right() + air, middle.y()), QPoint(rect.left() - air - size.width(), middle.y()),
          QPoint(middle.x(), rect.bottom() + air), QPoint(middle.x(), rect.top() - air - size.height())})
        places.emplace_back(
            QPoint(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - size.width())),
                   std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - size.height()))),
            size);
    return places;
}

/// Returns how many pixels of a rectangle a card covers.
qint64 covered(const QRect& card, const QRect& rect)
{
    const QRect over = card.intersected(rect);
    return over.isEmpty() ? 0 : qint64(over.width()) * over.height();
}

/// Returns how far two rectangles are apart, across and down together.
int farness(const QRect& a, const QRect& b)
{
    return std::max({0, a.left() - b.right(), b.left() - a.right()}) +
           std::max({0, a.top() - b.bottom(), b.top() - a.bottom()});
}

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
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease)
        clicked_ = static_cast<QMouseEvent*>(event)->position().toPoint();
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

/// Returns the place right, left, below or above the rectangle that covers the least of it, at the height of
/// the click. Where all of these are far from the click, as in a province that fills the window, the place is
/// beside the click instead.
QRect Shelf::placeBeside(QSize size) const
{
    const QPoint at = beside_.contains(clicked_) ? clicked_ : beside_.center();
    const QRect near = QRect(at, at).adjusted(-spared, -spared, spared, spared);
    std::vector<QRect> places = placesBeside(beside_, at, size, under_.rect());
    std::erase_if(places, [&near](const QRect& place) { return farness(place, near) > farthest; });
    const std::vector<QRect> closer = placesBeside(near, at, size, under_.rect());
    places.insert(places.end(), closer.begin(), closer.end());
    return *std::ranges::min_element(places, {}, [this, &near](const QRect& place) {
        return std::tuple(covered(place, near), covered(place, beside_), farness(place, near));
    });
}

void Shelf::place()
{
    if (!part()) return;
    const int comfort = beside_.isEmpty() ? std::clamp(under_.width() / 3, grown(narrowestCard), grown(usual))
                                          : grown(narrowestCard);
    const int wish = std::max(part()->minimumSizeHint().width(), comfort);
    const int width = std::min(under_.width() - 2 * air, wish);
    const int wanted =
        part()->hasHeightForWidth() ? part()->heightForWidth(width) : part()->sizeHint().height();
    const int height = std::min(wanted, under_.height() - 2 * air);
    if (!beside_.isEmpty()) return setGeometry(placeBeside({width, height}));
    setGeometry(placeInCorner({width, height}));
}

/// Returns the place in the corner where the least is covered of what is spared, the upper left one if that
/// is as good as others.
QRect Shelf::placeInCorner(QSize size) const
{
    const int right = under_.width() - air - size.width(), low = under_.height() - air - size.height();
    const std::vector<QRect> rects = toSpare();
    const QPoint corners[] = {{air, air}, {air, low}, {right, air}, {right, low}};
    const auto coveredFrom = [&](const QPoint& corner) {
        qint64 all = 0;
        for (const QRect& rect : rects) all += covered({corner, size}, rect);
        return all;
    };
    return {*std::ranges::min_element(corners, {}, coveredFrom), size};
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
