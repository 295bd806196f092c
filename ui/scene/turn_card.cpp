// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/turn_card.h"

#include <algorithm>
#include <set>

namespace chancery {

namespace {

/// Fewer units have only just been told one by one: a list of them would be said twice.
constexpr std::size_t leastOusted = 3;

using Pair = std::pair<Power, Power>; ///< who supports or attacks whom

bool isLegal(const OrderResult& result)
{
    return result.ordered && result.verdict != Verdict::Illegal && result.verdict != Verdict::Invalid;
}

/// Adds `power` and the power whose unit is at a place, unless they are the same.
void addPair(const Map& map, const PhaseRecord& record, Power power, Location place, std::set<Pair>& pairs)
{
    const Unit* unit = unitAt(map, record.before, map.provinceOf(place));
    if (unit && unit->power != power) pairs.insert({power, unit->power});
}

std::set<Pair> supportsIn(const Map& map, const PhaseRecord& record)
{
    std::set<Pair> pairs;
    for (const OrderResult& result : record.outcome->results) {
        if (!isLegal(result)) continue;
        if (const auto* hold = as<SupportHold>(result.order))
            addPair(map, record, result.order.unit.power, hold->unit, pairs);
        if (const auto* move = as<SupportMove>(result.order))
            addPair(map, record, result.order.unit.power, move->unit, pairs);
    }
    return pairs;
}

std::set<Pair> attacksIn(const Map& map, const PhaseRecord& record)
{
    std::set<Pair> pairs;
    for (const OrderResult& result : record.outcome->results)
        if (const auto* move = as<Move>(result.order); move && isLegal(result))
            addPair(map, record, result.order.unit.power, move->to, pairs);
    return pairs;
}

bool retreated(const Outcome& outcome, const Unit& unit)
{
    return std::ranges::any_of(outcome.results, [&](const OrderResult& result) {
        return as<Retreat>(result.order) && result.verdict == Verdict::Succeeds &&
               result.order.unit.at == unit.at && result.order.unit.power == unit.power;
    });
}

} // namespace

std::vector<Ousted> oustedIn(const Map& map, const PhaseRecord& record)
{
    std::vector<Ousted> all;
    if (record.phase.kind == PhaseKind::Movement)
        for (const DislodgedUnit& unit : record.outcome->dislodged) {
            const Unit* attacker = unitAt(map, record.before, unit.attackedFrom);
            all.push_back(
                {record.phase, unit.unit, attacker ? attacker->power : noPower, unit.retreats.empty()});
        }
    if (record.phase.kind == PhaseKind::Retreat)
        for (const DislodgedUnit& unit : record.before.dislodged)
            if (!retreated(*record.outcome, unit.unit))
                all.push_back({record.phase, unit.unit, noPower, true});
    return all;
}

bool isListed(const std::vector<Ousted>& ousted)
{
    return ousted.size() >= leastOusted;
}

std::vector<Turncoat> turncoatsIn(const Game& played)
{
    std::vector<const PhaseRecord*> movements;
    for (const PhaseRecord& record : played.phases)
        if (record.phase.kind == PhaseKind::Movement && record.outcome) movements.push_back(&record);
    if (movements.size() < 2 || movements.back() != &played.current()) return {};
    const std::set<Pair> helped = supportsIn(*played.map, *movements[movements.size() - 2]);
    std::vector<Turncoat> turncoats;
    for (const Pair& pair : attacksIn(*played.map, *movements.back()))
        if (helped.contains(pair)) turncoats.push_back({pair.first, pair.second});
    return turncoats;
}

std::optional<TurnNews> turnNews(const Game& played, const StoryChoice& choice)
{
    if (played.current().phase.kind != PhaseKind::Movement) return std::nullopt;
    TurnNews news{oustedIn(*played.map, played.current()), {}};
    if (choice.turncoats) news.turncoats = turncoatsIn(played);
    if (!isListed(news.ousted) && news.turncoats.empty()) return std::nullopt;
    return news;
}

} // namespace chancery
