// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_view.h"

#include "ui/draw/board_accessible.h"
#include "ui/draw/board_hits.h"
#include "ui/draw/board_images.h"
#include "ui/draw/board_lens.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>
#include <utility>

namespace chancery {

namespace {

constexpr int refineAfterMs = 80;
constexpr int prepareAfterMs = 4;    ///< leaves time to the frames between
constexpr int waitsForMotionMs = 50; ///< more than a frame of the camera

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName("boardView");
    setAttribute(Qt::WA_OpaquePaintEvent);
    tellOfBoards();
    setAccessibleName(tr("Board"));
    setAccessibleDescription(
        tr("The map with units and orders. The arrow keys go from province to province."));
    refine_.setSingleShot(true);
    refine_.setInterval(refineAfterMs);
    connect(&refine_, &QTimer::timeout, this, [this] {
        if (!sharp()) settle();
    });
    prepare_.setSingleShot(true);
    connect(&prepare_, &QTimer::timeout, this, [this] {
        if (images_ && images_->prepareSome(sight())) prepare_.start(prepareAfterMs);
    });
    setInteractive(true);
}

BoardView::~BoardView() = default;

void BoardView::setInteractive(bool interactive)
{
    interactive_ = interactive;
    setMouseTracking(interactive);
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
    if (interactive)
        grabGesture(Qt::PinchGesture);
    else
        ungrabGesture(Qt::PinchGesture);
}

void BoardView::setBoard(const BoardSource& source)
{
    source_ = source;
    images_.reset();
    sight_.picture = {};
    sight_.framing = {};
    sight_.views = {};
    sight_.hovered = cursor_ = noProvince;
    press_.reset(); // what is half pulled was a unit of the board before
    lookChanged();
    setLens(images_
                ? BoardLens(images_->base().shapes().frame.size(), size(), look_.forRoom ? 0 : boardMargin)
                : BoardLens());
}

void BoardView::setTheme(ThemeKind kind)
{
    theme_ = kind;
    lookChanged();
}

void BoardView::setLabels(LabelMode mode)
{
    if (std::exchange(look_.labels, mode) != mode) lookChanged();
}

void BoardView::setTokenScale(double scale)
{
    if (std::exchange(look_.tokenScale, scale) != scale) lookChanged();
}

void BoardView::setLeastCodePixels(double pixels)
{
    if (std::exchange(sight_.codePixels, pixels) != pixels) lookChanged();
}

void BoardView::setForRoom(bool forRoom)
{
    look_.forRoom = forRoom;
    lookChanged();
}

void BoardView::setNames(NameOf nameOf)
{
    look_.nameOf = std::move(nameOf);
    lookChanged();
}

void BoardView::setDraggable(std::function<bool(Province)> mayDrag)
{
    mayDrag_ = std::move(mayDrag);
}

void BoardView::setAidable(std::function<bool(Province)> mayAid)
{
    mayAid_ = std::move(mayAid);
}

void BoardView::lookChanged()
{
    if (source_) {
        look_.theme = themeFor(theme_, *source_.map);
        if (images_)
            images_->setLook(look_);
        else
            images_ = std::make_unique<BoardImages>(source_, look_);
    }
    update();
}

const BoardSight& BoardView::sight() const
{
    sight_.size = size();
    sight_.ratio = devicePixelRatioF();
    sight_.visible = isVisible();
    return sight_;
}

const Picture& BoardView::picture() const
{
    return sight_.picture;
}

const Framing& BoardView::framing() const
{
    return sight_.framing;
}

void BoardView::setPicture(const Picture& picture)
{
    setPicture(picture, {}, {});
}

void BoardView::setPicture(const Picture& picture, const Framing& framing, const Views& views)
{
    if (picture == sight_.picture && framing == sight_.framing && views == sight_.views) return;
    const Picture before = std::exchange(sight_.picture, picture);
    const Framing was = std::exchange(sight_.framing, framing);
    sight_.views = views;
    if (images_ && was != framing)
        sight_.lens = framing.plain() ? sight_.lens.fitted()
                                      : sight_.lensFor(viewOf(framing, areaOf(images_->base().geometry())));
    follow(before, was);
}

void BoardView::follow(const Picture& before, const Framing& was)
{
    if (!images_ || images_->empty()) return update();
    if (const std::optional<QRegion> changed = images_->follow(sight(), before, was)) {
        const double r = sight_.ratio;
        QRegion pixels;
        for (const QRect& part : *changed)
            pixels += QRectF(part.x() / r, part.y() / r, part.width() / r, part.height() / r).toAlignedRect();
        if (!pixels.isEmpty()) update(pixels);
    } else {
        update();
    }
    startPreparing();
}

void BoardView::startPreparing()
{
    const bool idle = sight_.showsWhole() && sight_.wantedShots().empty();
    if (idle || !isVisible()) return;
    if (!sight_.framing.stands())
        prepare_.start(waitsForMotionMs); // put off with each frame: these take long enough
    else if (!prepare_.isActive())
        prepare_.start(prepareAfterMs);
}

bool BoardView::isPrepared() const
{
    return !images_ || images_->isPrepared(sight());
}

void BoardView::settle()
{
    refine_.stop();
    if (!images_ || size().isEmpty()) return;
    images_->build(sight());
    update();
}

bool BoardView::sharp() const
{
    return images_ && images_->sharp(sight());
}

const BoardLens& BoardView::lens() const
{
    return sight_.lens;
}

void BoardView::setLens(const BoardLens& lens)
{
    const bool zoomed = lens.zoom() != sight_.lens.zoom(), moved = lens.origin() != sight_.lens.origin();
    sight_.lens = lens;
    if (!zoomed && !moved) return;
    update();
    if (!zoomed) return;
    if (images_ && !images_->empty()) refine_.start();
    Q_EMIT zoomChanged(lens.zoom());
}

bool BoardView::go(const std::optional<BoardLens>& lens)
{
    if (lens) setLens(*lens);
    return lens.has_value();
}

Province BoardView::provinceAt(const QPointF& screen) const
{
    if (!images_) return noProvince;
    return provinceUnder(images_->base(), picture(), lens().toMap(screen), 8 / lens().zoom());
}

Location BoardView::coastAt(const QPointF& screen) const
{
    return images_ ? coastUnder(images_->base(), lens().toMap(screen)) : nowhere;
}

QRectF BoardView::provinceRect(Province province) const
{
    if (!images_ || index(province) >= images_->base().shapes().space.size()) return {};
    const QRectF there = images_->base().shapes().space[index(province)].bounds;
    const auto corner = [&](QPointF at) { return lens().toScreen({at.x(), at.y()}); };
    return {corner(there.topLeft()), corner(there.bottomRight())};
}

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (!images_) return painter.fillRect(event->rect(), palette().window());
    const double r = sight().ratio;
    painter.scale(1 / r, 1 / r); // from here on in device pixels
    QRegion dirty;
    for (const QRect& part : event->region())
        dirty += QRectF(part.x() * r, part.y() * r, part.width() * r, part.height() * r).toAlignedRect();
    startPreparing();
    const bool sharp = images_->paint(painter, sight_, dirty);
    if (!sharp && !refine_.isActive()) refine_.start();
    painter.resetTransform();
    if (cursor_ != noProvince && hasFocus()) paintCursor(painter);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!images_) return;
    images_->clearShots();
    setLens(lens().resized(size()));
    if (!isVisible()) images_->clearWhole(); // no stretched image is needed while hidden
}

bool BoardView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Province p = interactive_ ? provinceAt(help->pos()) : noProvince;
        if (p == noProvince)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), images_->base().nameOf(p), this);
        return true;
    }
    case QEvent::NativeGesture:
        return interactive_ && go(lensAfter(lens(), *static_cast<QNativeGestureEvent*>(event)));
    case QEvent::Gesture:
        return interactive_ && go(lensAfter(lens(), *static_cast<QGestureEvent*>(event), *this));
    case QEvent::LanguageChange:
        setAccessibleName(tr("Board"));
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (!interactive_) return event->ignore();
    const Qt::MouseButton button = event->button();
    if (button != Qt::LeftButton && button != Qt::MiddleButton && button != Qt::RightButton) return;
    press_ = {event->position(), event->position(), noProvince, button == Qt::MiddleButton};
    const Province p = provinceAt(event->position());
    if (button == Qt::LeftButton && p != noProvince && mayDrag_ && mayDrag_(p)) press_->unit = p;
}

/// Starts to drag a unit if there is one that may be dragged, else the board. The right button drags nothing.
void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (!interactive_) return event->ignore();
    cursor_ = noProvince; // the mouse points now
    if (!press_) return hover(provinceAt(event->position()));
    constexpr double slack = 5; // pixels that the mouse may move in a click
    const QPointF way = event->position() - press_->at;
    if (!press_->dragging && std::hypot(way.x(), way.y()) < slack) return;
    const bool begins = !std::exchange(press_->dragging, true);
    if (event->buttons() & Qt::RightButton) return;
    if (press_->unit != noProvince) {
        setCursor(Qt::DragMoveCursor);
        if (begins) Q_EMIT pullBegun(press_->unit);
        return hover(provinceAt(event->position()));
    }
    setCursor(Qt::ClosedHandCursor);
    setLens(lens().panned(event->position() - std::exchange(press_->now, event->position())));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!interactive_) return event->ignore();
    const std::optional<Press> press = std::exchange(press_, {});
    if (!press) return;
    const Province p = provinceAt(event->position());
    unsetCursor();
    if (press->dragging && press->unit != noProvince)
        return Q_EMIT unitDragged(press->unit, p, event->modifiers(), coastAt(event->position()));
    if (press->dragging) return;
    if (event->button() == Qt::RightButton && p != noProvince) {
        const bool aids = !event->modifiers().testFlag(Qt::ControlModifier) && (!mayAid_ || mayAid_(p));
        if (aids) return Q_EMIT provinceAided(p);
        return Q_EMIT menuWanted(p, event->globalPosition().toPoint());
    }
    if (event->button() != Qt::LeftButton) return;
    if (p != noProvince)
        Q_EMIT provinceClicked(p, event->modifiers(), coastAt(event->position()));
    else
        Q_EMIT backgroundClicked();
}

void BoardView::leaveEvent(QEvent* event)
{
    if (cursor_ == noProvince) hover(noProvince);
    QWidget::leaveEvent(event);
}

void BoardView::hover(Province province)
{
    if (sight_.hovered == province) return;
    sight_.hovered = province;
    follow(picture(), framing());
    Q_EMIT provinceHovered(province);
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    if (!interactive_) return event->ignore();
    go(lensAfter(lens(), *event));
    event->accept();
}

} // namespace chancery
