// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/picture_painter.h"

#include "ui/draw/arrow_painter.h"
#include "ui/draw/density.h"
#include "ui/draw/mark_painter.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// Calls `changed` for every element of either list that differs from the other list's at its place, with
/// both or with a null pointer for the one that is missing. Equal starts and ends are skipped, so that one
/// more arrow at the front does not make all others count as changed.
template<class T, class F>
void forEachChange(const std::vector<T>& before, const std::vector<T>& after, F changed)
{
    std::size_t front = 0, b = before.size(), a = after.size();
    while (front < b && front < a && before[front] == after[front]) ++front;
    while (b > front && a > front && before[b - 1] == after[a - 1]) --b, --a;
    const bool sameLength = b == a;
    for (std::size_t i = front; i < std::max(a, b); ++i) {
        if (sameLength && before[i] == after[i]) continue;
        changed(i < b ? &before[i] : nullptr, i < a ? &after[i] : nullptr);
    }
}

/// Returns a function of two elements, one of which may be missing, that calls `changed` for each of them.
template<class F>
auto forEither(F changed)
{
    return [changed](const auto* before, const auto* after) {
        if (before) changed(*before);
        if (after) changed(*after);
    };
}

/// Returns the areas in which an arrow before differs from the one that has its place now; either may be
/// missing.
std::vector<QRectF> extentsOfChange(const Arrow* before, const Arrow* after, double thickness)
{
    if (before && after) return extentsOfChange(*before, *after, thickness);
    return extentsOf(before ? *before : *after, thickness);
}

Power ownerAt(const Picture& picture, std::size_t province)
{
    return province < picture.owner.size() ? picture.owner[province] : noPower;
}

bool wanted(const QRegion* only, const QTransform& toDevice, const QRectF& extent)
{
    return !only || only->intersects(toDevice.mapRect(extent).toAlignedRect());
}

/// Long arrows reach past much that they do not touch.
bool wanted(const QRegion* only, const QTransform& toDevice, const Arrow& arrow, double thickness)
{
    if (!wanted(only, toDevice, extentOf(arrow, thickness))) return false;
    return !only || std::ranges::any_of(extentsOf(arrow, thickness),
                                        [&](const QRectF& extent) { return wanted(only, toDevice, extent); });
}

} // namespace

int layerOf(ArrowKind kind)
{
    switch (kind) {
    case ArrowKind::Convoy:
        return 0;
    case ArrowKind::Move:
    case ArrowKind::MoveByConvoy:
    case ArrowKind::Retreat:
        return 1;
    case ArrowKind::SupportMove:
    case ArrowKind::SupportHold:
        return 2;
    }
    return 1;
}

double arrowThickness(const BoardLook& look)
{
    return std::sqrt(look.tokenScale);
}

TokenText tokenText(const BoardBase& base, const Token& token)
{
    const Map& map = base.map();
    const std::size_t power = index(token.unit.power), at = index(token.unit.at);
    TokenText text;
    text.large = base.look().forRoom || base.look().tokenScale >= largeLettersFrom;
    if (power < map.powers.size()) text.letter = QString::fromStdString(map.powers[power].letter);
    if (at < map.locations.size() && !token.left)
        text.coast = QString::fromStdString(map.locations[at].coast).toUpper();
    return text;
}

void paintHighlights(QPainter& painter, const BoardBase& base, const Picture& picture, const QRegion* only)
{
    const QTransform toDevice = painter.transform();
    for (const Highlight& h : picture.highlights) {
        if (index(h.province) >= base.shapes().space.size()) continue;
        const SpaceShape& space = base.shapes().space[index(h.province)];
        if (wanted(only, toDevice, space.bounds)) paintHighlight(painter, h.kind, space, base.look().theme);
    }
}

void paintOrders(QPainter& painter, const BoardBase& base, const Picture& picture, const QRegion* only,
                 Pace* pace)
{
    const Theme& theme = base.look().theme;
    const double thickness = arrowThickness(base.look());
    const QTransform toDevice = painter.transform();
    for (const Mark& mark : picture.marks)
        if (liesUnderTokens(mark.kind) && wanted(only, toDevice, extentOf(mark)) && takes(pace))
            paintMark(painter, mark, theme);
    for (int layer = 0; layer < orderLayers; ++layer)
        for (const Arrow& arrow : picture.arrows)
            if (layerOf(arrow.kind) == layer && wanted(only, toDevice, arrow, thickness) && takes(pace))
                paintArrow(painter, arrow, theme, thickness);
}

void paintTokens(QPainter& painter, const BoardBase& base, const Picture& picture)
{
    const Theme& theme = base.look().theme;
    for (const Token& token : picture.tokens) paintToken(painter, token, theme, tokenText(base, token));
    for (const Mark& mark : picture.marks)
        if (!liesUnderTokens(mark.kind)) paintMark(painter, mark, theme);
}

PictureChange changeBetween(const Picture& before, const Picture& after, const BoardBase& base)
{
    PictureChange change;
    for (std::size_t p = 0; p < base.shapes().space.size(); ++p)
        if (ownerAt(before, p) != ownerAt(after, p)) change.recoloured.push_back(static_cast<Province>(p));
    forEachChange(before.highlights, after.highlights, forEither([&](const Highlight& h) {
                      if (index(h.province) < base.shapes().space.size())
                          change.highlighted.push_back(base.shapes().space[index(h.province)].bounds);
                  }));
    const double thickness = arrowThickness(base.look());
    forEachChange(before.arrows, after.arrows, [&](const Arrow* was, const Arrow* is) {
        for (const QRectF& area : extentsOfChange(was, is, thickness)) change.orders.push_back(area);
    });
    forEachChange(before.marks, after.marks, forEither([&](const Mark& m) {
                      (liesUnderTokens(m.kind) ? change.orders : change.over).push_back(extentOf(m));
                  }));
    forEachChange(before.tokens, after.tokens,
                  forEither([&](const Token& t) { change.over.push_back(extentOf(t)); }));
    return change;
}

} // namespace chancery
