// SPDX-License-Identifier: GPL-3.0-or-later
// What rulings can and cannot do.
#include "engine/game/ruling_check.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the result of the unit's order that counts, or the first illegal one if none does.
const OrderResult* resultAt(const Map& map, const PhaseRecord& record, Province where)
{
    const OrderResult* best = nullptr;
    for (const OrderResult& result : record.outcome->results) {
        if (result.order.unit.at == nowhere || map.provinceOf(result.order.unit.at) != where) continue;
        if (as<Revive>(result.order)) continue;
        if (result.verdict != Verdict::Illegal) return &result;
        if (!best) best = &result;
    }
    return best;
}

int attackersOf(const Map& map, const PhaseRecord& record, Province where)
{
    return static_cast<int>(std::count_if(
        record.outcome->results.begin(), record.outcome->results.end(), [&](const OrderResult& result) {
            const auto* move = as<Move>(result.order);
            return move && result.verdict != Verdict::Illegal && map.provinceOf(move->to) == where;
        }));
}

bool helps(const OrderResult& result)
{
    return as<SupportHold>(result.order) || as<SupportMove>(result.order) || as<Convoy>(result.order);
}

bool matched(const OrderResult& result)
{
    return result.verdict != Verdict::Illegal && result.verdict != Verdict::Invalid;
}

std::vector<RuledResult> ofMovement(const Map& map, const PhaseRecord& record, const OrderResult& result,
                                    Province where)
{
    std::vector<RuledResult> results;
    if (as<Move>(result.order) && result.verdict != Verdict::Illegal)
        return {RuledResult::Succeeds, RuledResult::Fails};
    if (as<Convoy>(result.order) && matched(result))
        results = {RuledResult::Available, RuledResult::Disrupted};
    else if (helps(result) && matched(result))
        results = {RuledResult::Given, RuledResult::Cut};
    const int attackers = attackersOf(map, record, where);
    if (attackers > 0) results.push_back(RuledResult::Stands);
    if (attackers == 1) results.push_back(RuledResult::Dislodged);
    return results;
}

bool cameOf(const OrderResult& result, RuledResult ruled)
{
    switch (ruled) {
    case RuledResult::Succeeds:
        return result.verdict == Verdict::Succeeds;
    case RuledResult::Fails:
        return result.verdict != Verdict::Succeeds;
    case RuledResult::Given:
        return result.verdict == Verdict::Given;
    case RuledResult::Cut:
        return result.verdict == Verdict::Cut;
    case RuledResult::Available:
        return result.verdict == Verdict::Available;
    case RuledResult::Disrupted:
        return result.verdict == Verdict::Disrupted;
    case RuledResult::Stands:
        return result.fate == Fate::Unharmed;
    case RuledResult::Dislodged:
        return result.fate != Fate::Unharmed;
    }
    return false;
}

/// Returns whether the ruled order is among those of the phase that count. Orders of powers without a player
/// never do, and a later ruling on the same unit replaces an earlier one.
bool isRead(const PhaseRecord& record, const Ruling& ruling)
{
    const std::vector<OrderResult>& results = record.outcome->results;
    return !ruling.order || std::any_of(results.begin(), results.end(), [&ruling](const OrderResult& result) {
        return result.order == *ruling.order && result.finding.rule != Rule::IllegalUnplayed;
    });
}

/// Returns whether the unit was removed by rule although its removal was ruled to fail.
bool isRemovedAllTheSame(const Map& map, const PhaseRecord& record, const Ruling& ruling)
{
    if (record.phase.kind != PhaseKind::Adjustment || ruling.result != RuledResult::Fails) return false;
    const std::vector<Order>& removed = record.outcome->automatic;
    return std::any_of(removed.begin(), removed.end(),
                       [&](const Order& order) { return map.provinceOf(order.unit.at) == ruling.where; });
}

/// Returns whether a ruled move dislodges a unit of its own power.
bool dislodgesItsOwn(const Map& map, const PhaseRecord& record, const Ruling& ruling)
{
    return std::any_of(record.outcome->dislodged.begin(), record.outcome->dislodged.end(),
                       [&](const DislodgedUnit& lost) {
                           const Unit* by = unitAt(map, record.before, lost.attackedFrom);
                           const bool ruled = lost.attackedFrom == ruling.where ||
                                              map.provinceOf(lost.unit.at) == ruling.where;
                           return ruled && by && by->power == lost.unit.power;
                       });
}

/// Returns whether the new ruling replaces the old one: the later of two on one question about one unit
/// counts.
bool replaces(const Ruling& ruling, const Ruling& old)
{
    const auto question = [](RuledResult result) { return static_cast<int>(result) / 2; };
    return old.where == ruling.where && question(old.result) == question(ruling.result);
}

} // namespace

std::vector<RuledResult> resultsToRule(const Map& map, const PhaseRecord& record, Province where)
{
    const OrderResult* result = resultAt(map, record, where);
    if (!result) return {};
    if (record.phase.kind == PhaseKind::Movement) return ofMovement(map, record, *result, where);
    const bool waits = as<Waive>(result->order) || as<Revive>(result->order);
    const bool dislodgedGoes = as<Retreat>(result->order) && result->verdict != Verdict::Illegal;
    if (record.phase.kind == PhaseKind::Retreat && !dislodgedGoes) return {};
    return waits || !result->ordered ? std::vector<RuledResult>{}
                                     : std::vector{RuledResult::Succeeds, RuledResult::Fails};
}

RulingFault faultOf(const Map& map, const PhaseRecord& record, const Ruling& ruling)
{
    if (ruling.kind == Ruling::Kind::Reading && !isRead(record, ruling)) return RulingFault::NoEffect;
    if (ruling.kind != Ruling::Kind::Result) return RulingFault::None;
    const OrderResult* result = resultAt(map, record, ruling.where);
    if (!result || !cameOf(*result, ruling.result)) return RulingFault::NoEffect;
    if (isRemovedAllTheSame(map, record, ruling)) return RulingFault::NoEffect;
    return dislodgesItsOwn(map, record, ruling) ? RulingFault::OwnUnit : RulingFault::None;
}

RulingFault faultOf(const Map& map, const PhaseRecord& was, const PhaseRecord& is, const Ruling& ruling)
{
    const RulingFault fault = faultOf(map, is, ruling);
    if (fault != RulingFault::None || ruling.kind != Ruling::Kind::Result) return fault;
    const bool suffers = std::any_of(was.rulings.begin(), was.rulings.end(), [&](const Ruling& old) {
        return !replaces(ruling, old) && faultOf(map, was, old) == RulingFault::None &&
               faultOf(map, is, old) != RulingFault::None;
    });
    return suffers ? RulingFault::NoEffect : RulingFault::None;
}

} // namespace chancery
