// SPDX-License-Identifier: GPL-3.0-or-later
// A frame is: copy the cached scene, copy the token images. While the zoom changes the old scene is
// stretched, and painted sharply once that has stopped.
#include "ui/board/board_view_private.h"
#include "ui/board/hit_test.h"
#include "ui/paint/arrow_painter.h"
#include "ui/paint/mark_painter.h"
#include "ui/paint/picture_painter.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

constexpr int refineAfterMs = 80;
constexpr double largestZoom = 8;

/// Orders that all fade alike are painted once and fade as one layer: returns how far, and makes them whole.
double liftFade(Picture& picture)
{
    std::vector<double*> all;
    for (Arrow& arrow : picture.arrows) all.push_back(&arrow.opacity);
    for (Mark& mark : picture.marks)
        if (liesUnderTokens(mark.kind)) all.push_back(&mark.opacity);
    if (all.empty()) return 1;
    const double fade = *all.front();
    if (std::ranges::any_of(all, [fade](const double* opacity) { return *opacity != fade; })) return 1;
    for (double* opacity : all) *opacity = 1;
    return fade;
}

/// Where orders are, in map units.
std::vector<QRectF> extentsOfOrders(const Picture& picture, const BoardBase& base)
{
    std::vector<QRectF> areas;
    for (const Arrow& arrow : picture.arrows) areas.push_back(extentOf(arrow, arrowThickness(base.look())));
    for (const Mark& mark : picture.marks)
        if (liesUnderTokens(mark.kind)) areas.push_back(extentOf(mark));
    return areas;
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent)
    , d_(std::make_unique<Private>())
{
    setObjectName("boardView");
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("The map with units and orders. The order sheets give the same in words."));
    d_->refine.setParent(this);
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
    d_->cache = BoardCache();
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
    if (d_->codePixels == pixels) return;
    d_->codePixels = pixels;
    lookChanged();
}

double BoardView::codePixels() const
{
    return d_->codePixels;
}

void BoardView::setNames(NameOf nameOf)
{
    d_->look.nameOf = std::move(nameOf);
    lookChanged();
}

void BoardView::lookChanged()
{
    d_->cache.clear();
    d_->tokens.clear();
    d_->marks.clear();
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
    const double fade = liftFade(next);
    if (d_->hovered != noProvince) next.highlights.push_back({d_->hovered, HighlightKind::Hover});
    if (!d_->base || d_->cache.empty()) {
        d_->shown = std::move(next);
        d_->cache.setOrdersOpacity(fade);
        return update();
    }
    const PictureChange change = changeBetween(d_->shown, next, *d_->base);
    d_->shown = std::move(next);
    const Viewport now = d_->viewport(*this);
    const bool sharp = d_->cache.viewport() == now;
    QRegion dirty;
    if (fade != d_->cache.ordersOpacity()) {
        d_->cache.setOrdersOpacity(fade);
        for (const QRectF& area : extentsOfOrders(d_->shown, *d_->base))
            d_->unpainted += d_->cache.viewport().toDevice(area);
    }
    for (Province p : change.recoloured)
        d_->uncoloured += d_->cache.viewport().toDevice(d_->base->touchedBy(p));
    for (const QRectF& area : change.highlighted) d_->unpainted += d_->cache.viewport().toDevice(area);
    for (const QRectF& area : change.orders) d_->unordered += d_->cache.viewport().toDevice(area);
    for (const QRectF& area : change.over) dirty += now.toDevice(area);
    if (!sharp && !change.nothing()) return update();
    dirty |= d_->unpainted | d_->unordered | d_->uncoloured;
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
    return std::max(.05, std::min((width() - 2 * boardMargin) / map.width(),
                                  (height() - 2 * boardMargin) / map.height()));
}

double BoardView::legibleTokenScale() const
{
    return tokenScaleAt(d_->zoom);
}

void BoardView::zoomIn()
{
    setZoom(d_->zoom * Private::zoomStep, rect().center());
}

void BoardView::zoomOut()
{
    setZoom(d_->zoom / Private::zoomStep, rect().center());
}

void BoardView::zoomToFit()
{
    d_->region = {};
    place(fitZoom(), {});
}

void BoardView::showRegion(const QRectF& region)
{
    d_->region = region;
    if (region.isEmpty()) return;
    const double fitting = std::min(width() / region.width(), height() / region.height());
    const double zoom = std::clamp(fitting, fitZoom(), std::max(largestZoom, fitZoom()));
    place(zoom, QRectF(rect()).center() - region.center() * zoom);
}

void BoardView::setZoom(double zoom, const QPointF& fixed)
{
    d_->region = {};
    const double next = std::clamp(zoom, fitZoom(), std::max(largestZoom, fitZoom()));
    place(next, fixed - (fixed - d_->origin) * (next / d_->zoom));
}

void BoardView::panBy(const QPointF& pixels)
{
    d_->region = {};
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

bool BoardView::Private::update(const QWidget& widget)
{
    const Viewport wanted = viewport(widget);
    if (cache.empty()) build(wanted);
    if (cache.viewport().pixels != wanted.pixels || cache.viewport().size != wanted.size) return false;
    if (cache.viewport().origin != wanted.origin) cache.moveTo(*base, wanted.origin, shown);
    if (!uncoloured.isEmpty()) cache.recolour(*base, uncoloured, shown);
    if (!unordered.isEmpty()) cache.reorder(*base, unordered, shown);
    cache.refresh(*base, unpainted | unordered | uncoloured, shown);
    unpainted = unordered = uncoloured = QRegion();
    return true;
}

void BoardView::Private::build(const Viewport& wanted)
{
    base->setCodeSize(codeSizeAt(zoom, codePixels));
    cache.build(*base, wanted, shown, labels());
    unpainted = unordered = uncoloured = QRegion();
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
    const QRect part = event->rect();
    d_->paintTokens(painter, now,
                    QRectF(part.x() * r, part.y() * r, part.width() * r, part.height() * r).toAlignedRect());
}

void BoardView::Private::paintTokens(QPainter& painter, const Viewport& now, const QRect& dirty)
{
    if (tokenPixels != now.pixels) {
        tokens.clear();
        marks.clear();
    }
    tokenPixels = now.pixels;
    for (const Token& token : shown.tokens)
        if (now.toDevice(extentOf(token)).intersects(dirty))
            tokens.paint(painter, token, now.fromMap().map(QPointF(token.at.x, token.at.y)), now.pixels,
                         look.theme, textOf(*base, token));
    for (const Mark& mark : shown.marks)
        if (!liesUnderTokens(mark.kind) && now.toDevice(extentOf(mark)).intersects(dirty))
            marks.paint(painter, mark, now.fromMap().map(QPointF(mark.at.x, mark.at.y)), now.pixels,
                        look.theme);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!d_->base) return;
    if (!d_->region.isEmpty())
        showRegion(d_->region);
    else if (d_->fitted)
        place(fitZoom(), {});
    else
        place(std::max(d_->zoom, fitZoom()), d_->origin);
    if (!isVisible()) d_->cache.clear(); // nobody would see the stretched one
}

} // namespace chancery
