// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the story of a movement phase, and its beats of supports and convoys.
#include "ui/scene/fight_links.h"
#include "ui/scene/placement.h"
#include "ui/scene/teller.h"

#include <algorithm>

namespace chancery {

Gesture Teller::movementGesture(std::size_t i) const
{
    const OrderResult& r = result(i);
    if (as<Revive>(r.order)) return revivalGesture(i);
    if (r.verdict == Verdict::Illegal || r.verdict == Verdict::Invalid) return Gesture::Void;
    if (as<Insurrection>(r.order) && r.fate == Fate::Unharmed) return Gesture::Insurrection;
    if (isStoppedByParadox(r)) return Gesture::Paradox;
    if (const auto* convoy = as<Convoy>(r.order)) {
        const OrderResult* army = governing(map_, outcome(), map_.provinceOf(convoy->army));
        const bool stopped = army && isStoppedByParadox(*army);
        return stopped || r.finding.rule == Rule::ConvoyParadox ? Gesture::Paradox : Gesture::Convoy;
    }
    if (as<SupportHold>(r.order) || as<SupportMove>(r.order))
        return r.verdict == Verdict::Given ? Gesture::Support : Gesture::Cut;
    return as<Move>(r.order) || r.fate != Fate::Unharmed ? Gesture::Dislodge : Gesture::Hold;
}

void Teller::tellMovement()
{
    views_ = viewsOfFights(map_, board_, record_);
    MovePlan plan = planMoves(map_, record_, wanted_, views_);
    spots_ = clearSpots(map_, board_, record_, plan.fights, drawings_, badgeScales());
    std::vector<bool> fought(outcome().results.size(), false);
    for (const Fight& fight : plan.fights)
        for (const std::size_t i : fight.results) fought[i] = true;
    for (std::size_t i = 0; i < outcome().results.size(); ++i)
        if (!fought[i] && !isAwaited(i)) group(movementGesture(i), i);
    tellOrders();
    tellParadoxes();
    tellSupports();
    tellQuietly(Gesture::Cut, 0.9);
    tellConvoys();
    tellQuietly(Gesture::Void, 0.8);
    tellQuietly(Gesture::Hold, 0.5);
    tellQuietMoves(std::move(plan.quiet));
    for (const Fight& fight : plan.fights) tellFight(fight);
    makeRoomFor({});
    tellLeaving(Gesture::Insurrection);
    tellRevivals();
}

std::vector<BadgeScales> Teller::badgeScales() const
{
    if (!room_) return {{scale_, badgeScale_}};
    std::vector<BadgeScales> scales; // the same in both stories of a film
    for (const double close : {1., leastCloseness, mostCloseness}) {
        const double scale = projectorTokenScale * tokenShareAt(close);
        scales.push_back({scale, scale * roomBadgeShare});
    }
    return scales;
}

Curve Teller::wayOf(std::size_t i) const
{
    const Order& order = result(i).order;
    const Unit* arrived =
        unitAt(map_, outcome().after,
               map_.provinceOf(as<Move>(order) ? as<Move>(order)->to : as<Retreat>(order)->to));
    Curve path = drawings_[i].way;
    if (arrived) path.to = placeOf(board_, *arrived);
    return path;
}

void Teller::tellParadoxes()
{
    tellQuietly(Gesture::Paradox, 1.5);
    for (const std::size_t i : groups_[Gesture::Paradox])
        straighten(result(i).order.unit, {now_ - tempo_.pause, tempo_.pause});
}

void Teller::tellSupports()
{
    const Results& results = groups_[Gesture::Support];
    if (results.empty()) return;
    const std::vector<Badge> counted = countedBy(results);
    std::vector<Badge> last;
    for (const Badge& badge : counted) {
        std::erase_if(last, [&](const Badge& b) { return b.unit == badge.unit; });
        last.push_back(badge);
    }
    const Span span = beginBeat({Gesture::Support, {}, results, {}, {}, noProvince, noCard, last}, 1);
    const auto when = [&](std::size_t k, std::size_t of) {
        return share(span, 0.7 * double(k) / double(of));
    };
    for (std::size_t k = 0; k < results.size(); ++k) showResult(results[k], when(k, results.size()));
    for (std::size_t k = 0; k < counted.size(); ++k) showBadge(counted[k], when(k, counted.size()));
}

Teller::Results Teller::alongTheChains(Results convoys) const
{
    const auto inChain = [this](std::size_t i) {
        const Convoy& convoy = *as<Convoy>(result(i).order);
        const Province from = map_.provinceOf(convoy.army), to = map_.provinceOf(convoy.to);
        std::size_t army = 0;
        for (; army < outcome().results.size(); ++army) {
            const auto* move = as<Move>(result(army).order);
            if (move && map_.provinceOf(result(army).order.unit.at) == from &&
                map_.provinceOf(move->to) == to)
                break;
        }
        if (army == outcome().results.size()) return std::pair(army, 0.);
        return std::pair(army, nearestOn(drawings_[army].way, placeOf(board_, result(i).order.unit)));
    };
    std::ranges::stable_sort(convoys, {}, inChain);
    return convoys;
}

void Teller::tellConvoys()
{
    const Results convoys = alongTheChains(groups_[Gesture::Convoy]);
    if (convoys.empty()) return;
    const auto count = double(convoys.size());
    const Span span = beginBeat({Gesture::Convoy, {}, convoys, {}}, 0.6 + 0.3 * count);
    for (std::size_t k = 0; k < convoys.size(); ++k) {
        const int at = share(span, (0.3 * double(k)) / (0.6 + 0.3 * count));
        const OrderResult& convoy = result(convoys[k]);
        showResult(convoys[k], at);
        if (stateOf(convoy.verdict) == ArrowState::Works)
            addMark({MarkKind::Link,
                     placeOf(board_, convoy.order.unit),
                     convoy.order.power,
                     {},
                     scale_,
                     1,
                     map_.provinceOf(convoy.order.unit.at)},
                    at);
    }
}

bool Teller::supportCounts(Province supporter, Province helped) const
{
    const OrderResult* r = governing(map_, outcome(), helped);
    return r && r->finding.counted.has(supporter);
}

std::vector<Badge> Teller::countedBy(const Results& supports) const
{
    std::vector<Badge> badges;
    std::map<Province, int> strength; // 1 and the supports so far
    for (const std::size_t i : supports) {
        const auto* hold = as<SupportHold>(result(i).order);
        const Province helped = map_.provinceOf(hold ? hold->unit : as<SupportMove>(result(i).order)->unit);
        if (!hold && !supportCounts(map_.provinceOf(result(i).order.unit.at), helped)) continue;
        const int now = strength.try_emplace(helped, 1).first->second += 1;
        badges.push_back({helped, now, hold ? StrengthKind::Hold : StrengthKind::Attack});
    }
    return badges;
}

void Teller::showBadge(const Badge& badge, int at)
{
    const Unit* unit = unitAt(map_, record_.before, badge.unit);
    const BadgePlace place{badge.unit, badge.below};
    if (!unit || (shown_.contains(place) && shown_[place] == badge)) return;
    if (const auto old = badgeOf_.find(place); old != badgeOf_.end())
        story_.marks[old->second].fades = {at, 0};
    badgeOf_[place] = story_.marks.size();
    shown_[place] = badge;
    const auto chosen = spots_.find(badge.unit);
    const BadgeSpot& spot = chosen == spots_.end() ? usualSpot : chosen->second;
    story_.marks.push_back({{MarkKind::Strength, badgeAt(board_, *unit, badge, badgeScale_, spot),
                             unit->power, std::to_string(badge.strength), badgeScale_, 1, badge.unit},
                            {at, badgeTime},
                            never});
}

} // namespace chancery
