// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/lit_painter.h"

#include "ui/draw/picture_painter.h"
#include "ui/draw/token_shape.h"

namespace chancery {

namespace {

/// A centre marker with its rim, by its radius.
constexpr double centreRim = 1.12;

QColor fainter(QColor colour, double share)
{
    colour.setAlphaF(static_cast<float>(colour.alphaF() * share));
    return colour;
}

/// Returns all that is not lit as one shape, for devices that cannot cut it out.
QPainterPath shapeOfVeil(const BoardBase& base, const Spotlight& light)
{
    QPainterPath lit, veil;
    lit.setFillRule(Qt::WindingFill);
    for (const Province p : light.provinces) lit.addPath(base.shapes().space[index(p)].path);
    veil.addRect(base.shapes().frame);
    return veil.subtracted(lit);
}

/// Fades what belongs to units as the light leaves or comes.
template<class T, class UnitOf>
void fade(std::vector<T>& items, const Framing& framing, UnitOf unitOf)
{
    for (T& item : items) item.opacity *= shareLit(framing, unitOf(item));
}

} // namespace

QColor veilColour(const Theme& theme, double share)
{
    return fainter(theme.veil, share);
}

QColor lightColour(const BoardBase& base, Province province, double share)
{
    const Theme& theme = base.look().theme;
    return fainter(base.map()[province].terrain == Terrain::Sea ? theme.litSea : theme.litLand, share);
}

void lightUp(QPainter& veil, const BoardBase& base, const QRectF& area, const Spotlight& light)
{
    const QColor colour = veilColour(base.look().theme);
    veil.setRenderHint(QPainter::Antialiasing);
    veil.setCompositionMode(QPainter::CompositionMode_Source);
    for (const Province p : light.provinces)
        if (const SpaceShape& space = base.shapes().space[index(p)]; space.bounds.intersects(area))
            veil.fillPath(space.path, lightColour(base, p));
    veil.setPen(Qt::NoPen);
    for (std::size_t p = 0; p < base.shapes().space.size(); ++p) {
        const bool lit = light.provinces.has(static_cast<Province>(p));
        const BoardLook& look = base.look();
        const QRectF box = centreBox(base.centreAt(static_cast<Province>(p)),
                                     centreScaleOf(look.forRoom, look.tokenScale) * centreRim);
        if (!base.map().provinces[p].centre || !box.intersects(area)) continue;
        veil.setCompositionMode(lit ? QPainter::CompositionMode_DestinationOut
                                    : QPainter::CompositionMode_Source);
        veil.setBrush(lit ? QColor(Qt::black) : colour);
        veil.drawEllipse(box);
    }
}

Picture pictureOfOrders(const Picture& picture, const Spotlight& light, bool lit)
{
    Picture orders;
    for (const Arrow& arrow : picture.arrows)
        if (isLit(light, arrow.unit) == lit) orders.arrows.push_back(arrow);
    for (const Mark& mark : picture.marks)
        if (isLit(light, mark.unit) == lit) orders.marks.push_back(mark);
    if (lit) return orders;
    for (Arrow& arrow : orders.arrows) arrow.opacity *= asideShare;
    for (Mark& mark : orders.marks) mark.opacity *= asideShare;
    return orders;
}

void paintLitNames(QPainter& painter, const BoardBase& base, const QRectF& area, const Spotlight& light,
                   Pace* pace)
{
    base.paintNames(painter, area, LabelMode::Codes, light.on ? &light.provinces : nullptr, pace);
}

void paintLit(QPainter& painter, const BoardBase& base, const Picture& picture, const Framing& framing)
{
    const QRectF frame = base.shapes().frame;
    const double u = framing.gone;
    double names = 1;
    for (const auto& [light, share] :
         {std::pair(framing.from.light, 1 - u), std::pair(framing.to.light, u)}) {
        if (!light.on || share <= 0) continue;
        painter.fillPath(shapeOfVeil(base, light), veilColour(base.look().theme, share));
        for (const Province p : light.provinces)
            painter.fillPath(base.shapes().space[index(p)].path, lightColour(base, p, share));
        names -= (1 - asideShare) * share;
    }
    painter.setOpacity(names);
    base.paintNames(painter, frame, LabelMode::Codes);
    painter.setOpacity(1);
    Picture faded = picture;
    fade(faded.tokens, framing, [&](const Token& t) { return base.map().provinceOf(t.unit.at); });
    fade(faded.arrows, framing, [](const Arrow& a) { return a.unit; });
    fade(faded.marks, framing, [](const Mark& m) { return m.unit; });
    paintOrders(painter, base, faded);
    const bool comes = framing.gone >= .5;
    paintLitNames(painter, base, frame, comes ? framing.to.light : framing.from.light);
    paintTokens(painter, base, faded);
}

} // namespace chancery
