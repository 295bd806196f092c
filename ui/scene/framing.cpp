// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/framing.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// Tokens are larger by this share on the screen, once the camera is near.
constexpr double nearTokens = 1.19;

double softly(double u)
{
    u = std::clamp(u, 0., 1.);
    return u * u * (3 - 2 * u);
}

double shareLit(const Spotlight& light, Province unit)
{
    return isLit(light, unit) ? 1 : asideShare;
}

} // namespace

bool isLit(const Spotlight& light, Province unit)
{
    return !light.on || unit == noProvince || light.units.has(unit);
}

MapArea viewOf(const Framing& framing, const MapArea& board)
{
    const MapArea a = onBoard(framing.from.view, board), b = onBoard(framing.to.view, board);
    if (framing.stands() || a == b) return b;
    if (framing.gone <= 0) return a;
    const double width = a.width * std::pow(b.width / a.width, framing.gone);
    const double u = a.width == b.width ? framing.gone : (width - a.width) / (b.width - a.width);
    return {between(a.corner, b.corner, u), width, a.height + (b.height - a.height) * u};
}

double nearShare(const Framing& framing)
{
    constexpr double early = .7; // of the way: what is near is sharp before it is large
    const bool comes = !framing.to.view.whole();
    return softly((comes ? framing.gone : 1 - framing.gone) / early);
}

double closeness(const MapArea& area, const MapArea& board)
{
    return area.whole() ? 1 : board.width / area.width;
}

double tokenShareAt(double closeness)
{
    const double near = std::clamp((closeness - 1) / (leastCloseness - 1), 0., 1.);
    return (1 + (nearTokens - 1) * near) / std::max(1., closeness);
}

double shareLit(const Framing& framing, Province unit)
{
    const double from = shareLit(framing.from.light, unit), to = shareLit(framing.to.light, unit);
    return from + (to - from) * framing.gone;
}

} // namespace chancery
