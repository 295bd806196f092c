// SPDX-License-Identifier: GPL-3.0-or-later
// A frame is: copy the cached scene, copy the token images. While the zoom changes the old scene is
// stretched, and painted sharply once that has stopped.
#include "ui/board/board_view.h"

#include "ui/board/board_cache.h"
#include "ui/board/hit_test.h"
#include "ui/board/mark_painter.h"
#include "ui/board/picture_painter.h"
#include "ui/board/token_painter.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <optional>

namespace chancery {

namespace {

constexpr int refineAfterMs = 80;
constexpr double zoomStep = 1.25, largestZoom = 8;
constexpr double panStep = 64;       ///< pixels for an arrow key
constexpr double namesFromZoom = .6; ///< below it Auto shows codes
constexpr double margin = 4;         ///< pixels round a fitted board

} // namespace

struct BoardView::Private
{
    BoardSource source;
    BoardLook look;
    ThemeKind theme = ThemeKind::Light;
    std::unique_ptr<BoardBase> base;
    BoardCache cache;
    TokenImages tokens;
    double tokenPixels = 0; ///< what the token images were made for
    Picture picture;        ///< as handed in
    Picture shown;          ///< with the space under the mouse
    double zoom = 1;
    QPointF origin; ///< the map's corner in the widget
    bool fitted = true, interactive = true;
    double leastCodePixels = 11;
    QRegion unpainted, uncoloured; ///< of the cache, in device pixels
    QTimer refine;
    std::optional<QPointF> pressed;
    QPointF dragged; ///< where the drag has got to
    bool dragging = false;
    Province hovered = noProvince;

    double ratio(const QWidget& widget) const { return widget.devicePixelRatioF(); }

    LabelMode labels() const
    {
        if (look.labels != LabelMode::Auto) return look.labels;
        return zoom >= namesFromZoom ? LabelMode::Names : LabelMode::Codes;
    }

    Viewport viewport(const QWidget& widget) const
    {
        const double r = ratio(widget);
        return {(QSizeF(widget.size()) * r).toSize(), zoom * r, (origin * r).toPoint()};
    }

    /// Brings the images up to date; true if they show exactly this viewport.
    bool update(const QWidget& widget)
    {
        const Viewport wanted = viewport(widget);
        if (cache.empty()) build(wanted);
        if (cache.viewport().pixels != wanted.pixels || cache.viewport().size != wanted.size) return false;
        if (cache.viewport().origin != wanted.origin) cache.moveTo(*base, wanted.origin, shown);
        if (!uncoloured.isEmpty()) cache.recolour(*base, uncoloured, shown);
        cache.refresh(*base, unpainted | uncoloured, shown);
        unpainted = uncoloured = QRegion();
        return true;
    }

    void build(const Viewport& wanted)
    {
        base->setCodeSize(std::max(24., std::ceil(leastCodePixels / zoom)));
        cache.build(*base, wanted, shown, labels());
        unpainted = uncoloured = QRegion();
    }
};

BoardView::BoardView(QWidget* parent)
    : QWidget(parent)
    , d_(std::make_unique<Private>())
{
    setObjectName("boardView");
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("The map with units and orders. The order sheets say the same in words."));
    d_->refine.setSingleShot(true);
    d_->refine.setInterval(refineAfterMs);
    connect(&d_->refine, &QTimer::timeout, this, &BoardView::settle);
    setInteractive(true);
}

BoardView::~BoardView() = default;

void BoardView::setInteractive(bool interactive)
{
    d_->interactive = interactive;
    setMouseTracking(interactive);
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
    if (interactive)
        grabGesture(Qt::PinchGesture);
    else
        ungrabGesture(Qt::PinchGesture);
}

void BoardView::setBoard(const BoardSource& source)
{
    d_->source = source;
    d_->base.reset();
    d_->picture = d_->shown = {};
    d_->hovered = noProvince;
    lookChanged();
    zoomToFit();
}

void BoardView::setTheme(ThemeKind kind)
{
    d_->theme = kind;
    lookChanged();
}

void BoardView::setLabels(LabelMode mode)
{
    if (d_->look.labels == mode) return;
    d_->look.labels = mode;
    lookChanged();
}

void BoardView::setTokenScale(double scale)
{
    if (d_->look.tokenScale == scale) return;
    d_->look.tokenScale = scale;
    lookChanged();
}

void BoardView::setLeastCodePixels(double pixels)
{
    if (d_->leastCodePixels == pixels) return;
    d_->leastCodePixels = pixels;
    lookChanged();
}

void BoardView::setNames(std::function<QString(Province)> nameOf)
{
    d_->look.nameOf = std::move(nameOf);
    lookChanged();
}

void BoardView::lookChanged()
{
    d_->cache.clear();
    d_->tokens.clear();
    if (d_->source) {
        d_->look.theme = themeFor(d_->theme, *d_->source.map);
        if (d_->base)
            d_->base->setLook(d_->look);
        else
            d_->base = std::make_unique<BoardBase>(d_->source, d_->look);
    }
    update();
}

const Picture& BoardView::picture() const
{
    return d_->picture;
}

void BoardView::setPicture(const Picture& picture)
{
    d_->picture = picture;
    showPicture();
}

void BoardView::showPicture()
{
    Picture next = d_->picture;
    if (d_->hovered != noProvince) next.highlights.push_back({d_->hovered, HighlightKind::Hover});
    if (!d_->base || d_->cache.empty()) {
        d_->shown = std::move(next);
        return update();
    }
    const PictureChange change = changeBetween(d_->shown, next, *d_->base);
    d_->shown = std::move(next);
    const Viewport now = d_->viewport(*this);
    const bool sharp = d_->cache.viewport() == now;
    QRegion dirty;
    for (Province p : change.recoloured)
        d_->uncoloured += d_->cache.viewport().toDevice(d_->base->touchedBy(p));
    for (const QRectF& area : change.under) d_->unpainted += d_->cache.viewport().toDevice(area);
    for (const QRectF& area : change.over) dirty += now.toDevice(area);
    if (!sharp && !change.nothing()) return update();
    dirty |= d_->unpainted | d_->uncoloured;
    const double r = d_->ratio(*this);
    QRegion logical;
    for (const QRect& part : dirty)
        logical += QRectF(part.x() / r, part.y() / r, part.width() / r, part.height() / r).toAlignedRect();
    if (!logical.isEmpty()) update(logical);
}

void BoardView::settle()
{
    d_->refine.stop();
    if (!d_->base || size().isEmpty()) return;
    d_->build(d_->viewport(*this));
    update();
}

double BoardView::zoom() const
{
    return d_->zoom;
}

double BoardView::fitZoom() const
{
    if (!d_->base) return 1;
    const QSizeF map = d_->base->shapes().frame.size();
    return std::max(.05,
                    std::min((width() - 2 * margin) / map.width(), (height() - 2 * margin) / map.height()));
}

void BoardView::zoomIn()
{
    setZoom(d_->zoom * zoomStep, rect().center());
}

void BoardView::zoomOut()
{
    setZoom(d_->zoom / zoomStep, rect().center());
}

void BoardView::zoomToFit()
{
    place(fitZoom(), {});
}

void BoardView::setZoom(double zoom, const QPointF& fixed)
{
    const double next = std::clamp(zoom, fitZoom(), std::max(largestZoom, fitZoom()));
    place(next, fixed - (fixed - d_->origin) * (next / d_->zoom));
}

void BoardView::panBy(const QPointF& pixels)
{
    place(d_->zoom, d_->origin + pixels);
}

void BoardView::place(double zoom, QPointF origin)
{
    if (!d_->base) return;
    const QSizeF board = d_->base->shapes().frame.size() * zoom;
    const auto within = [](double at, double room, double length) {
        return length <= room ? (room - length) / 2 : std::clamp(at, room - length, 0.);
    };
    origin = {within(origin.x(), width(), board.width()), within(origin.y(), height(), board.height())};
    const bool zoomed = zoom != d_->zoom;
    if (!zoomed && origin == d_->origin) return;
    d_->zoom = zoom;
    d_->origin = origin;
    d_->fitted = zoom <= fitZoom() * 1.0001;
    update();
    if (!zoomed) return;
    if (!d_->cache.empty()) d_->refine.start();
    Q_EMIT zoomChanged(zoom);
}

QPointF BoardView::toScreen(Point mapPoint) const
{
    return d_->origin + QPointF(mapPoint.x, mapPoint.y) * d_->zoom;
}

Point BoardView::toMap(const QPointF& screen) const
{
    const QPointF p = (screen - d_->origin) / d_->zoom;
    return {p.x(), p.y()};
}

Province BoardView::provinceAt(const QPointF& screen) const
{
    return d_->base ? provinceUnder(*d_->base, d_->picture, toMap(screen), 8 / d_->zoom) : noProvince;
}

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (!d_->base) return painter.fillRect(event->rect(), palette().window());
    const double r = d_->ratio(*this);
    const Viewport now = d_->viewport(*this);
    painter.scale(1 / r, 1 / r); // from here on in device pixels
    if (d_->update(*this)) {
        painter.drawImage(0, 0, d_->cache.scene());
    } else { // stretched for the moment
        const Viewport& old = d_->cache.viewport();
        painter.fillRect(QRect(QPoint(), now.size), d_->look.theme.surround);
        painter.drawImage(now.fromMap().mapRect(old.toMap(QRect(QPoint(), old.size))), d_->cache.scene());
        if (!d_->refine.isActive()) d_->refine.start();
    }
    if (d_->tokenPixels != now.pixels) d_->tokens.clear();
    d_->tokenPixels = now.pixels;
    const QRect dirty = QRectF(event->rect().x() * r, event->rect().y() * r, event->rect().width() * r,
                               event->rect().height() * r)
                            .toAlignedRect();
    for (const Token& token : d_->shown.tokens)
        if (now.toDevice(extentOf(token)).intersects(dirty))
            d_->tokens.paint(painter, token, now.fromMap().map(QPointF(token.at.x, token.at.y)), now.pixels,
                             d_->look.theme, letterOf(*d_->base, token));
    painter.setTransform(now.fromMap(), true);
    for (const Mark& mark : d_->shown.marks)
        if (!liesUnderTokens(mark.kind) && now.toDevice(extentOf(mark)).intersects(dirty))
            paintMark(painter, mark, d_->look.theme);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!d_->base) return;
    if (d_->fitted)
        place(fitZoom(), {});
    else
        place(std::max(d_->zoom, fitZoom()), d_->origin);
    if (!isVisible()) d_->cache.clear(); // nobody would see the stretched one
}

bool BoardView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Province p = d_->interactive ? provinceAt(help->pos()) : noProvince;
        if (p == noProvince)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), d_->base->nameOf(p), this);
        return true;
    }
    case QEvent::NativeGesture:
    case QEvent::Gesture:
        return d_->interactive && gesture(event);
    case QEvent::LanguageChange:
        setAccessibleName(tr("Board"));
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

bool BoardView::gesture(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto* native = static_cast<QNativeGestureEvent*>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture) return false;
        setZoom(d_->zoom * (1 + native->value()), native->position());
        return true;
    }
    const auto* pinch =
        static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
    if (!pinch) return false;
    setZoom(d_->zoom * pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
    return true;
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (!d_->interactive) return event->ignore();
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) return;
    d_->pressed = d_->dragged = event->position();
    d_->dragging = event->button() == Qt::MiddleButton;
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (!d_->interactive) return event->ignore();
    if (!d_->pressed) return hover(provinceAt(event->position()));
    constexpr double slack = 5; // a hand is not quite still when it clicks
    const QPointF way = event->position() - *d_->pressed;
    if (!d_->dragging && std::hypot(way.x(), way.y()) < slack) return;
    d_->dragging = true;
    setCursor(Qt::ClosedHandCursor);
    panBy(event->position() - d_->dragged);
    d_->dragged = event->position();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!d_->interactive) return event->ignore();
    if (!d_->pressed) return;
    const bool dragged = d_->dragging;
    d_->pressed.reset();
    d_->dragging = false;
    unsetCursor();
    if (dragged || event->button() != Qt::LeftButton) return;
    if (const Province p = provinceAt(event->position()); p != noProvince)
        Q_EMIT provinceClicked(p, event->modifiers());
    else
        Q_EMIT backgroundClicked();
}

void BoardView::leaveEvent(QEvent* event)
{
    hover(noProvince);
    QWidget::leaveEvent(event);
}

void BoardView::hover(Province province)
{
    if (d_->hovered == province) return;
    d_->hovered = province;
    showPicture();
    Q_EMIT provinceHovered(province);
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    if (!d_->interactive) return event->ignore();
    const int turned = event->angleDelta().y();
    if (turned != 0) setZoom(d_->zoom * std::pow(zoomStep, turned / 120.), event->position());
    event->accept();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Left:
        return panBy({panStep, 0});
    case Qt::Key_Right:
        return panBy({-panStep, 0});
    case Qt::Key_Up:
        return panBy({0, panStep});
    case Qt::Key_Down:
        return panBy({0, -panStep});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (control) return zoomIn();
        break;
    case Qt::Key_Minus:
        if (control) return zoomOut();
        break;
    case Qt::Key_0:
        if (control) return zoomToFit();
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace chancery
