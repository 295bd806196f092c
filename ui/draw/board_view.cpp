// SPDX-License-Identifier: GPL-3.0-or-later
// A frame is a copy of the cached scene and of the token images. While the zoom changes, the old scene is
// stretched; it is painted sharply once the zoom has stopped.

#include "ui/draw/board_base.h"
#include "ui/draw/board_view_private.h"
#include "ui/draw/density.h"
#include "ui/draw/picture_painter.h"
#include "ui/draw/token_shape.h"

#include <QPaintEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace chancery {

namespace {

Province spaceUnder(const BoardShapes& shapes, QPointF at)
{
    for (std::size_t p = 0; p < shapes.space.size(); ++p)
        if (shapes.space[p].bounds.contains(at) && shapes.space[p].path.contains(at))
            return static_cast<Province>(p);
    return noProvince;
}

/// Returns the province of the topmost token at the point, else the province that contains the point. If
/// there is neither, it returns the province whose token place is nearest, if the middle of that place is
/// less than `reach` plus half a token's height away. Otherwise it returns noProvince. All lengths are in map
/// units.
Province provinceUnder(const BoardBase& base, const Picture& picture, Point at, double reach)
{
    const QPointF point(at.x, at.y);
    for (auto token = picture.tokens.rbegin(); token != picture.tokens.rend(); ++token)
        if (token->unit.at != nowhere && tokenBox({token->at.x, token->at.y}, token->scale).contains(point))
            return base.map().provinceOf(token->unit.at);
    if (const Province p = spaceUnder(base.shapes(), point); p != noProvince) return p;
    Province nearest = noProvince;
    double least = tokenHeight / 2 + reach;
    for (std::size_t l = 0; l < base.map().locations.size(); ++l) {
        const Point unit = base.geometry().unit[l];
        const double distance = std::hypot(unit.x - at.x, unit.y - at.y);
        if (distance >= least) continue;
        least = distance;
        nearest = base.map().locations[l].province;
    }
    return nearest;
}

/// Returns the named coast at whose token place the point is, or nowhere. Tokens are scaled by `scale`.
Location coastUnder(const BoardBase& base, Point at, double scale)
{
    for (std::size_t l = 0; l < base.map().locations.size(); ++l) {
        const Point unit = base.geometry().unit[l];
        const bool named = !base.map().locations[l].coast.empty();
        if (named && tokenBox({unit.x, unit.y}, scale).contains(QPointF(at.x, at.y)))
            return static_cast<Location>(l);
    }
    return nowhere;
}

constexpr int refineAfterMs = 80;
constexpr int prepareAfterMs = 4; ///< leaves time to the frames between

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
    connect(&d_->refine, &QTimer::timeout, this, [this] {
        if (!sharp()) settle();
    });
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
    d_->picture = {};
    d_->framing = {};
    d_->views = {};
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
    setPicture(picture, {}, {});
}

void BoardView::setPicture(const Picture& picture, const Framing& framing, const Views& views)
{
    if (picture == d_->picture && framing == d_->framing && views == d_->views) return;
    const Picture before = std::exchange(d_->picture, picture);
    const Framing was = std::exchange(d_->framing, framing);
    d_->views = views;
    if (d_->base && was != framing)
        d_->lens =
            framing.plain() ? d_->lens.fitted() : d_->lensFor(viewOf(framing, areaOf(d_->base->geometry())));
    d_->follow(*this, before, was);
}

Picture BoardView::Private::cachePicture() const
{
    Picture whole = views.in({}, picture);
    if (hovered != noProvince) whole.highlights.push_back({hovered, HighlightKind::Hover});
    return whole;
}

void BoardView::Private::follow(QWidget& widget, const Picture& before, const Framing& was)
{
    if (!base || cache.empty()) return widget.update();
    cache.show(*base, cachePicture());
    for (const Shot& shot : wantedShots()) begunImage(widget, shot);
    const std::optional<QRegion> changed = changedSince(widget, before, was);
    changed ? repaint(widget, *changed) : widget.update();
    startPreparing(widget);
}

std::optional<QRegion> BoardView::Private::changedSince(const QWidget& widget, const Picture& before,
                                                        const Framing& was)
{
    const PictureChange change = changeBetween(before, picture, *base);
    std::optional<QRegion> changed;
    if (!was.plain() || !framing.plain())
        changed = changedShots(widget, was);
    else if (cache.viewport() == cacheViewport(widget))
        changed = cache.outdated();
    else if (change.nothing() && cache.outdated().isEmpty()) // stretched
        changed = QRegion();
    if (!changed) return {};
    const Viewport now = viewport(widget);
    for (const QRectF& area : change.over) *changed += now.toDevice(area);
    return changed;
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
    return !d_->cache.empty() && d_->cache.viewport() == d_->cacheViewport(*this);
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

bool BoardView::Private::fitCache(const QWidget& widget)
{
    const Viewport wanted = cacheViewport(widget);
    const bool fits = cache.viewport().pixels == wanted.pixels && cache.viewport().size == wanted.size;
    if (cache.empty() || (!fits && !framing.plain())) { // shots are not stretched
        build(wanted);
        return true;
    }
    if (fits && cache.viewport().origin != wanted.origin) cache.moveTo(*base, wanted.origin);
    return fits;
}

void BoardView::Private::build(const Viewport& wanted)
{
    const double zoom = cacheLens().zoom();
    base->setCodeSize(codeSizeAt(zoom, codePixels));
    cache.build(*base, wanted, cachePicture(), labelsAt(zoom, look.labels));
}

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    if (!d_->base) return painter.fillRect(event->rect(), palette().window());
    const double r = d_->ratio(*this);
    const Viewport now = d_->viewport(*this);
    painter.scale(1 / r, 1 / r); // from here on in device pixels
    const bool fits = d_->fitCache(*this);
    QRegion dirty;
    for (const QRect& part : event->region())
        dirty += QRectF(part.x() * r, part.y() * r, part.width() * r, part.height() * r).toAlignedRect();
    d_->startPreparing(*this);
    if (!d_->framing.plain()) return d_->paintShot(painter, *this, dirty);
    const QImage& scene = d_->cache.scene(*d_->base);
    if (fits) {
        painter.drawImage(0, 0, scene);
    } else { // stretched until the scene is painted again
        const Viewport& old = d_->cache.viewport();
        painter.fillRect(QRect(QPoint(), now.size), d_->look.theme.surround);
        painter.drawImage(now.fromMap().mapRect(old.toMap(QRect(QPoint(), old.size))), scene);
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
