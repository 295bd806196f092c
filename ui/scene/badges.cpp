// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/badges.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/fight_links.h"
#include "ui/scene/focus.h"
#include "ui/scene/routes.h"

#include <algorithm>
#include <array>
#include <cmath>

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

/// The other spots. The last ones are only for units without a second badge.
constexpr BadgeSpot otherSpots[] = {{{1, -1}, {1, 1}},
                                    {{0, -1.5}, {0, 1.5}},
                                    {{-1.75, -.9}, {-1.75, .9}},
                                    {{1.75, -.9}, {1.75, .9}},
                                    {{-1, 1}, {}},
                                    {{1, 1}, {}},
                                    {{0, 1.5}, {}}};
/// How much less of other units must be hidden at another spot, for a badge to be there.
constexpr double leastGain = .08;
/// How much a hidden head of an arrow counts; a hidden token counts 1.
constexpr double hiddenHead = .15;
/// How much it counts if a badge hides the whole of a name.
constexpr double hiddenName = 1;
/// How far a unit that bounces goes, as a part of its way; some touch what stops them sooner.
constexpr double leans = .7;

/// A unit of a fight, and where its token is during it.
struct Seen
{
    Province unit;
    std::vector<Point> places;
    bool goes = false; ///< whether it leaves its province
};

/// Returns the units of a fight where they start and where they lean or go.
std::vector<Seen> seenIn(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                         const Focus& focus, const Fight& fight, const std::vector<OrderDrawing>& drawings)
{
    constexpr int steps = 16;
    std::vector<Seen> seen;
    for (const Province p : focus.units)
        if (const Unit* unit = unitAt(map, record.before, p)) seen.push_back({p, {placeOf(board, *unit)}});
    for (const std::size_t i : fight.results) {
        const OrderResult& r = record.outcome->results[i];
        const bool goes = as<Move>(r.order) && r.verdict == Verdict::Succeeds;
        if (!goes && !(as<Move>(r.order) && bounced(r))) continue;
        Seen moving{map.provinceOf(r.order.unit.at), {}, goes};
        for (int k = 1; k <= steps; ++k)
            moving.places.push_back(pointOn(drawings[i].way, (goes ? 1 : leans) * k / steps));
        seen.push_back(std::move(moving));
    }
    return seen;
}

/// A unit with badges among the units of a fight.
struct Crowd
{
    Province unit;
    bool hasSecond; ///< whether it ever has two
    const std::vector<Seen>& seen;
    const std::vector<Point>& heads; ///< of the arrows
    const std::vector<Box>& names;   ///< on the board at these scales
    BadgeScales scales;
};

/// Returns the part of a box that a box round `badge` hides.
double hiddenPart(Point badge, double half, const Box& box)
{
    const auto common = [half](double at, double middle, double other) {
        return std::max(0., std::min(at + half, middle + other) - std::max(at - half, middle - other));
    };
    return common(badge.x, box.middle.x, box.halfWidth) * common(badge.y, box.middle.y, box.halfHeight) /
           std::max(4 * box.halfWidth * box.halfHeight, 1.);
}

/// Returns how much a badge at this point hides of names.
double namesUnder(Point badge, const Crowd& crowd)
{
    double sum = 0;
    for (const Box& name : crowd.names) sum += hiddenName * hiddenPart(badge, 14 * crowd.scales.badge, name);
    return sum;
}

/// Returns how much a badge at this point hides of tokens, as a sum of shares: of other units, and of its own
/// as far as that leans under it. Armies that pass the token of its own unit, at `home`, do not count.
double hiddenBy(Point badge, Point home, const Crowd& crowd)
{
    const double tokenScale = crowd.scales.token, half = 14 * crowd.scales.badge;
    const double w = tokenWidth / 2 * tokenScale, h = tokenHeight / 2 * tokenScale;
    const auto hiddenAt = [&](Point at) { return hiddenPart(badge, half, {at, w, h}); };
    double sum = 0;
    for (const Seen& one : crowd.seen) {
        const bool own = one.unit == crowd.unit;
        if (own && one.goes) continue; // it passes in an instant
        const double always = own ? hiddenAt(home) : 0;
        double most = always;
        for (const Point at : one.places)
            if (!one.goes || !tokenCovers(home, tokenScale, at)) most = std::max(most, hiddenAt(at));
        // Much of one is worse than a little of many; whose own badge hides a unit can still be seen.
        sum += (own ? 4 : 8) * (most - always) * (most - always);
    }
    const auto isHidden = [&](Point head) { return distance(head, badge) < half + 4 * tokenScale; };
    return sum + hiddenHead * static_cast<double>(std::ranges::count_if(crowd.heads, isHidden));
}

/// How much the badges of a unit hide at each spot.
struct Hidden
{
    double usual = 0;
    std::array<double, std::size(otherSpots)> elsewhere{};

    void add(const BoardGeometry& board, const Unit& unit, const Crowd& crowd)
    {
        const auto sumAt = [&](const BadgeSpot& spot, auto hides) {
            double sum = 0;
            for (const bool below : {false, true})
                if (!below || crowd.hasSecond)
                    sum += hides(badgeAt(board, unit, {crowd.unit, 1, StrengthKind::Hold, below},
                                         crowd.scales.badge, spot));
            return sum;
        };
        const auto names = [&](Point badge) { return namesUnder(badge, crowd); };
        const auto units = [&](Point badge) { return hiddenBy(badge, placeOf(board, unit), crowd); };
        const double usualNames = sumAt(usualSpot, names);
        usual += sumAt(usualSpot, units) + usualNames;
        for (std::size_t k = 0; k < std::size(otherSpots); ++k) {
            const BadgeSpot& spot = otherSpots[k];
            // No badge goes far from its unit only because of a name: it could be out of sight there.
            const bool far = std::abs(spot.first.x) > 1 || std::abs(spot.first.y) > 1;
            const double under = std::max(sumAt(spot, names), far ? usualNames + .1 : 0);
            elsewhere[k] += crowd.hasSecond && spot.second == Point() ? 9 : sumAt(spot, units) + under;
        }
    }
};

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

Point badgeAt(const BoardGeometry& board, const Unit& unit, const Badge& badge, double badgeScale,
              const BadgeSpot& spot)
{
    const Point at = badge.below ? spot.second : spot.first;
    return placeOf(board, unit) + Point{at.x * tokenWidth, at.y * tokenHeight} * (badgeScale / 2);
}

std::map<Province, BadgeSpot> clearSpots(const Map& map, const BoardGeometry& board,
                                         const PhaseRecord& record, const std::vector<Fight>& fights,
                                         const std::vector<OrderDrawing>& drawings,
                                         const std::vector<BadgeScales>& scales)
{
    ProvinceSet withSecond;
    for (const Fight& fight : fights)
        for (const Badge& badge : strengthsIn(map, *record.outcome, fight.results))
            withSecond.addIf(badge.unit, badge.below);
    std::vector<std::vector<Box>> names; // [scale]
    for (const BadgeScales& scale : scales)
        names.push_back(board.namesSeen ? board.namesSeen(scale.token, scale.closeness)
                                        : clutterOf(map, board, Position{}, scale.token).names);
    std::map<Province, Hidden> hidden; // [unit]
    for (const Fight& fight : fights) {
        Beat beat{Gesture::Bounce, {}, fight.results, {}};
        beat.place = fight.place;
        const Focus focus = focusOf(map, record, beat);
        const std::vector<Seen> seen = seenIn(map, board, record, focus, fight, drawings);
        std::vector<Point> heads;
        for (const std::size_t i : fight.results)
            if (as<Move>(record.outcome->results[i].order)) heads.push_back(drawings[i].arrow.to);
        for (const Province unit : focus.units) // badges of supports may be there from before the fight
            if (const Unit* one = unitAt(map, record.before, unit))
                for (std::size_t k = 0; k < scales.size(); ++k)
                    hidden[unit].add(board, *one,
                                     {unit, withSecond.has(unit), seen, heads, names[k], scales[k]});
    }
    std::map<Province, BadgeSpot> spots;
    for (const auto& [unit, shares] : hidden)
        if (const auto least = std::ranges::min_element(shares.elsewhere); *least < shares.usual - leastGain)
            spots[unit] = otherSpots[least - shares.elsewhere.begin()];
    return spots;
}

} // namespace chancery
