// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/board_sight.h"

#include <algorithm>

namespace chancery {

BoardLens BoardSight::lensFor(const MapArea& view) const
{
    return lens.fitted().showing({view.corner.x, view.corner.y, view.width, view.height});
}

Viewport BoardSight::viewportOf(const BoardLens& seen) const
{
    return {(QSizeF(size) * ratio).toSize(), seen.zoom() * ratio, (seen.origin() * ratio).toPoint()};
}

Picture BoardSight::wholePicture() const
{
    Picture whole = views.in({}, picture);
    if (hovered != noProvince) whole.highlights.push_back({hovered, HighlightKind::Hover});
    return whole;
}

bool BoardSight::showsWhole() const
{
    const auto whole = [](const Shot& shot) { return shot.plain() || shot.dark(); };
    return whole(framing.to) || (!framing.stands() && whole(framing.from));
}

std::vector<Shot> BoardSight::wantedShots() const
{
    std::vector<Shot> wanted;
    for (const Shot* shot : {&framing.to, &framing.from, &framing.next}) {
        const bool over = shot == &framing.from && framing.stands();
        if (!over && !shot->plain() && !shot->dark() && wanted.size() < 2 &&
            std::ranges::find(wanted, *shot) == wanted.end())
            wanted.push_back(*shot);
    }
    return wanted;
}

} // namespace chancery
