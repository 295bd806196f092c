// SPDX-License-Identifier: GPL-3.0-or-later
// A frame is a copy of the cached scene and of the token images. While the zoom changes, the old scene is
// stretched; it is painted sharply once the zoom has stopped.
#include "ui/board/board_view_private.h"
#include "ui/board/hit_test.h"
#include "ui/paint/arrow_painter.h"
#include "ui/paint/density.h"
#include "ui/paint/mark_painter.h"
#include "ui/paint/picture_painter.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chancery {

namespace {

constexpr int refineAfterMs = 80;
constexpr int prepareAfterMs = 4; ///< leaves time to the frames between

/// If all orders have the same opacity, returns it and makes them opaque, so that they are painted once and
/// fade as one layer.
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

/// Returns the areas that arrows and marks cover, in map units.
std::vector<QRectF> extentsOfOrders(const Picture& picture, const BoardBase& base)
{
    std::vector<QRectF> areas;
    for (const Arrow& arrow : picture.arrows)
        for (const QRectF& area : extentsOf(arrow, arrowThickness(base.look()))) areas.push_back(area);
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
    d_->prepare.setParent(this);
    d_->prepare.setSingleShot(true);
    d_->prepare.setInterval(prepareAfterMs);
    connect(&d_->prepare, &QTimer::timeout, this, [this] {
        if (d_->prepareSome(*this)) d_->prepare.start();
    });
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
    d_->framing = {};
    d_->hovered = d_->pulled = noProvince; // what is half pulled was a unit of the board before
    d_->pressed.reset();
    d_->dragging = false;
    lookChanged();
    setLens(d_->base ? BoardLens(d_->base->shapes().frame.size(), size(), d_->look.forRoom ? 0 : boardMargin)
                     : BoardLens());
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

void BoardView::setForRoom(bool forRoom)
{
    d_->look.forRoom = forRoom;
    lookChanged();
}

void BoardView::setNames(NameOf nameOf)
{
    d_->look.nameOf = std::move(nameOf);
    lookChanged();
}

void BoardView::lookChanged()
{
    d_->cache.clear();
    d_->clearShots();
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
    const Picture before = std::exchange(d_->picture, picture);
    showPicture();
    if (d_->base && !d_->framing.plain() && !d_->cache.empty()) d_->showShots(*this, before);
}

/// Brings the images of the whole board up to date, and asks for what has changed of them to be painted.
void BoardView::showPicture()
{
    Picture next = d_->views.in({}, d_->picture);
    if (d_->framing.plain()) next.tokens = d_->picture.tokens;
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
    const bool sharp = d_->cache.viewport() == d_->cacheViewport(*this);
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
    if (!d_->showsCache() && isVisible() && !d_->prepare.isActive()) d_->prepare.start();
    if (!d_->framing.plain()) return; // showShots() asks for what is seen
    for (const QRectF& area : change.over) dirty += now.toDevice(area);
    if (!sharp && !change.nothing()) return update();
    d_->repaint(*this, dirty | d_->unpainted | d_->unordered | d_->uncoloured);
}

void BoardView::Private::repaint(QWidget& widget, const QRegion& dirty) const
{
    const double r = ratio(widget);
    QRegion logical;
    for (const QRect& part : dirty)
        logical += QRectF(part.x() / r, part.y() / r, part.width() / r, part.height() / r).toAlignedRect();
    if (!logical.isEmpty()) widget.update(logical);
}

void BoardView::settle()
{
    d_->refine.stop();
    if (!d_->base || size().isEmpty()) return;
    d_->build(d_->cacheViewport(*this));
    update();
}

bool BoardView::sharp() const
{
    return !d_->cache.empty() && d_->cache.viewport() == d_->viewport(*this);
}

const BoardLens& BoardView::lens() const
{
    return d_->lens;
}

void BoardView::setLens(const BoardLens& lens)
{
    const bool zoomed = lens.zoom() != d_->lens.zoom(), moved = lens.origin() != d_->lens.origin();
    d_->lens = lens;
    if (!zoomed && !moved) return;
    update();
    if (!zoomed) return;
    if (!d_->cache.empty()) d_->refine.start();
    Q_EMIT zoomChanged(lens.zoom());
}

Province BoardView::provinceAt(const QPointF& screen) const
{
    return d_->base ? provinceUnder(*d_->base, d_->picture, d_->lens.toMap(screen), 8 / d_->lens.zoom())
                    : noProvince;
}

Location BoardView::coastAt(const QPointF& screen) const
{
    return d_->base ? coastUnder(*d_->base, d_->lens.toMap(screen), d_->look.tokenScale) : nowhere;
}

QRectF BoardView::provinceRect(Province province) const
{
    if (!d_->base) return {};
    const QRectF there = d_->base->shapes().space[index(province)].bounds;
    const auto corner = [&](QPointF at) { return d_->lens.toScreen({at.x(), at.y()}); };
    return {corner(there.topLeft()), corner(there.bottomRight())};
}

bool BoardView::Private::update(const QWidget& widget)
{
    const Viewport wanted = cacheViewport(widget);
    if (cache.empty()) build(wanted);
    if (cache.viewport().pixels != wanted.pixels || cache.viewport().size != wanted.size) return false;
    if (cache.viewport().origin != wanted.origin) cache.moveTo(*base, wanted.origin, shown);
    if (!uncoloured.isEmpty()) cache.recolour(*base, uncoloured, shown);
    if (!showsCache()) { // the rest can wait: see updateSome()
        unpainted += std::exchange(uncoloured, QRegion());
        return true;
    }
    if (!unordered.isEmpty()) cache.reorder(*base, unordered, shown);
    cache.refresh(*base, unpainted | unordered | uncoloured, shown);
    unpainted = unordered = uncoloured = QRegion();
    return true;
}

void BoardView::Private::build(const Viewport& wanted)
{
    base->setCodeSize(codeSizeAt(framing.plain() ? lens.zoom() : lens.fitZoom(), codePixels));
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
    const bool sharp = d_->update(*this);
    QRegion dirty;
    for (const QRect& part : event->region())
        dirty += QRectF(part.x() * r, part.y() * r, part.width() * r, part.height() * r).toAlignedRect();
    if (sharp && !d_->framing.plain()) return d_->paintShot(painter, *this, dirty);
    if (sharp) {
        painter.drawImage(0, 0, d_->cache.scene());
    } else { // stretched until the scene is painted again
        const Viewport& old = d_->cache.viewport();
        painter.fillRect(QRect(QPoint(), now.size), d_->look.theme.surround);
        painter.drawImage(now.fromMap().mapRect(old.toMap(QRect(QPoint(), old.size))), d_->cache.scene());
        if (!d_->refine.isActive()) d_->refine.start();
    }
    d_->paintTokens(painter, now, dirty);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!d_->base) return;
    d_->clearShots();
    setLens(d_->lens.resized(size()));
    if (!isVisible()) d_->cache.clear(); // no stretched image is needed while hidden
}

} // namespace chancery
