// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/story/badges.h"

#include "ui/story/fight_links.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the strength with which a unit resisted what `why` explains.
Badge resisting(const Finding& why, const OrderResult* unit)
{
    const Badge resists{why.against, why.theirs, why.theirsKind};
    const bool attacks = unit && unit->finding.mineKind == StrengthKind::Attack;
    if (why.theirsKind == StrengthKind::Hold || !attacks || why.mine > unit->finding.mine) return resists;
    return {why.against, unit->finding.mine, StrengthKind::Attack};
}

void add(std::vector<Badge>& badges, const Badge& badge)
{
    const bool compared = badge.unit != noProvince && badge.kind != StrengthKind::None && badge.strength > 0;
    if (compared && std::ranges::find(badges, badge.unit, &Badge::unit) == badges.end())
        badges.push_back(badge);
}

} // namespace

const OrderResult* governing(const Map& map, const Outcome& outcome, Province unit)
{
    const auto found = std::ranges::find_if(outcome.results, [&](const OrderResult& r) {
        return isCarriedOut(r) && !as<Revive>(r.order) && map.provinceOf(r.order.unit.at) == unit;
    });
    return found == outcome.results.end() ? nullptr : &*found;
}

std::vector<Badge> strengthsIn(const Map& map, const Outcome& outcome,
                               const std::vector<std::size_t>& results)
{
    std::vector<Badge> badges;
    for (const std::size_t i : results) {
        const OrderResult& r = outcome.results[i];
        const Finding& why = r.finding;
        add(badges, {map.provinceOf(r.order.unit.at), why.mine, why.mineKind});
        if (why.against != noProvince) add(badges, resisting(why, governing(map, outcome, why.against)));
    }
    return badges;
}

} // namespace chancery
