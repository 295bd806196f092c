// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/told_phase.h"

#include <algorithm>

namespace chancery {

namespace {

bool holds(const std::vector<std::size_t>& results, std::size_t result)
{
    return std::ranges::find(results, result) != results.end();
}

/// Returns whether an order has been read out or shown at an instant.
bool isOrderTold(const Storyboard& story, std::size_t result, int ms)
{
    return std::ranges::any_of(
        story.beats, [&](const Beat& beat) { return beat.span.startsAt < ms && holds(beat.orders, result); });
}

/// Returns whether it has been told at an instant how an order ended. Supports of a fight are told once all
/// of them are counted.
bool isResultTold(const Storyboard& story, std::size_t result, int ms)
{
    return std::ranges::any_of(story.beats, [&](const Beat& beat) {
        const int counted = std::max(beat.counts.endsAt(), beat.span.startsAt);
        return (ms > beat.span.startsAt && !beat.asksAt(ms) && holds(beat.results, result)) ||
               (ms > counted && holds(beat.helps, result));
    });
}

void add(const Map& map, Position& position, const Unit& unit)
{
    unitAt(map, position, map.provinceOf(unit.at)) ? placeBeside(map, position, unit)
                                                   : place(map, position, unit);
}

/// Returns whether the board has shown at an instant that a unit is dislodged, or gone.
bool isFateSeen(const Storyboard& story, const Unit& unit, int ms)
{
    const auto shows = [ms](const Motion& motion) {
        const bool out = motion.kind == Motion::Kind::Vanish ||
                         (motion.kind == Motion::Kind::Become && motion.state == TokenState::Dislodged);
        return out && motion.span.endsAt() <= ms;
    };
    return std::ranges::any_of(story.tokens, [&](const TokenTrack& track) {
        return track.token.unit == unit && std::ranges::any_of(track.motions, shows);
    });
}

} // namespace

std::vector<ToldOrder> allOrdersOf(const PhaseRecord& record)
{
    std::vector<ToldOrder> all;
    for (const OrderResult& result : record.outcome->results) all.push_back({result.order, result});
    return all;
}

/// What has become of a unit may be told by a later fight than how its order ended.
std::vector<ToldOrder> ordersToldAt(const PhaseRecord& record, const Storyboard& story, int ms)
{
    if (ms >= story.lasts) return allOrdersOf(record);
    std::vector<ToldOrder> told;
    const std::vector<OrderResult>& results = record.outcome->results;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (isResultTold(story, i, ms)) {
            told.push_back({results[i].order, results[i]});
            if (!isFateSeen(story, results[i].order.unit, ms)) told.back().result->fate = Fate::Unharmed;
        } else if (isOrderTold(story, i, ms)) {
            told.push_back({results[i].order});
        }
    }
    return told;
}

Position positionSeen(const Map& map, const PhaseRecord& record, const Picture& seen)
{
    Position now = record.before;
    now.owner = seen.owner;
    if (seen.tokens.empty()) {
        now.units = record.outcome->after.units;
        now.dislodged = record.outcome->after.dislodged;
        return now;
    }
    now.units.clear();
    now.surplus.clear();
    now.dislodged.clear();
    for (const Token& token : seen.tokens) {
        if (token.unit.at == nowhere || token.opacity < faintestSeen) continue;
        Unit unit = token.unit;
        unit.at = token.where();
        if (token.state != TokenState::Dislodged) {
            add(map, now, unit);
            continue;
        }
        const std::vector<DislodgedUnit>& known = record.before.dislodged;
        const auto was = std::ranges::find(known, unit, &DislodgedUnit::unit);
        now.dislodged.push_back(was != known.end() ? *was : DislodgedUnit{unit, noProvince, {}});
    }
    return now;
}

} // namespace chancery
