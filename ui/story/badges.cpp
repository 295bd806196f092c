// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/story/badges.h"

#include "ui/picture/placement.h"
#include "ui/story/fight_links.h"

#include <algorithm>

namespace chancery {

namespace {

void add(std::vector<Badge>& badges, Badge badge, const OrderResult* unit)
{
    const bool moves = unit && as<Move>(unit->order);
    badge.below = badge.kind == StrengthKind::Hold && moves;
    const bool compared = badge.unit != noProvince && badge.kind != StrengthKind::None && badge.strength > 0;
    if (compared && !holdsPlaceOf(badges, badge)) badges.push_back(badge);
}

/// Adds the strength with which the unit that decided `why` resisted. If it moves, its attack strength comes
/// first, and what it resisted with is its second strength where that differs.
void addResisting(std::vector<Badge>& badges, const Finding& why, const OrderResult* unit)
{
    const Badge resists{why.against, why.theirs, why.theirsKind};
    const bool attacks = unit && unit->finding.mineKind == StrengthKind::Attack;
    const bool keepsOut = resists.kind == StrengthKind::Prevent || resists.kind == StrengthKind::Defend;
    if (!attacks || !keepsOut) return add(badges, resists, unit);
    add(badges, {why.against, unit->finding.mine, StrengthKind::Attack}, unit);
    const Badge second{why.against, why.theirs, why.theirsKind, true};
    if (second.strength != unit->finding.mine && !holdsPlaceOf(badges, second)) badges.push_back(second);
}

} // namespace

bool holdsPlaceOf(const std::vector<Badge>& badges, const Badge& badge)
{
    return std::ranges::any_of(
        badges, [&](const Badge& b) { return b.unit == badge.unit && b.below == badge.below; });
}

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
        const Province unit = map.provinceOf(r.order.unit.at);
        add(badges, {unit, why.mine, why.mineKind}, governing(map, outcome, unit));
        if (why.dislodges != noProvince && why.dislodges != why.against)
            if (const OrderResult* lost = governing(map, outcome, why.dislodges);
                lost && as<Move>(lost->order))
                // A unit that moves holds with a strength of 1 (DATC 5.B.5), whatever else was compared.
                add(badges, {why.dislodges, 1, StrengthKind::Hold}, lost);
        if (why.against == noProvince) continue;
        const OrderResult* other = governing(map, outcome, why.against);
        addResisting(badges, why, other);
    }
    return badges;
}

Point badgeAt(const BoardGeometry& board, const Unit& unit, const Badge& badge, double badgeScale)
{
    const Point corner{-tokenWidth, badge.below ? tokenHeight : -tokenHeight};
    return placeOf(board, unit) + corner * (badgeScale / 2);
}

} // namespace chancery
