// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/movement_story.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/fight_links.h"
#include "ui/scene/move_beats.h"
#include "ui/scene/orders_read.h"
#include "ui/scene/story_writer.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the group of a result. Moves that could be carried out are in none: planMoves() sorts them.
Gesture movementGesture(const StoryPhase& phase, std::size_t i)
{
    const OrderResult& r = phase.result(i);
    if (as<Revive>(r.order)) return revivalGesture(r);
    if (r.verdict == Verdict::Illegal || r.verdict == Verdict::Invalid) return Gesture::Void;
    if (as<Insurrection>(r.order) && r.fate == Fate::Unharmed) return Gesture::Insurrection;
    if (isStoppedByParadox(r)) return Gesture::Paradox;
    if (const auto* convoy = as<Convoy>(r.order)) {
        const OrderResult* army = governing(phase.map, phase.outcome(), phase.map.provinceOf(convoy->army));
        const bool stopped = army && isStoppedByParadox(*army);
        return stopped || r.finding.rule == Rule::ConvoyParadox ? Gesture::Paradox : Gesture::Convoy;
    }
    if (as<SupportHold>(r.order) || as<SupportMove>(r.order))
        return r.verdict == Verdict::Given ? Gesture::Support : Gesture::Cut;
    return as<Move>(r.order) || r.fate != Fate::Unharmed ? Gesture::Dislodge : Gesture::Hold;
}

/// Returns the results that no fight shows. A wish of a lost power is left out if it is decided only after
/// the retreats, so that this story has nothing of it.
ResultGroups groupsBeside(const StoryPhase& phase, const std::vector<Fight>& fights)
{
    std::vector<bool> fought(phase.outcome().results.size(), false);
    for (const Fight& fight : fights)
        for (const std::size_t i : fight.results) fought[i] = true;
    ResultGroups groups;
    for (std::size_t i = 0; i < fought.size(); ++i)
        if (!fought[i] && phase.result(i).finding.rule != Rule::RevivalAwaited)
            groups[movementGesture(phase, i)].push_back(i);
    return groups;
}

/// Adds a beat of the armies and fleets that a paradox stops.
void tellParadoxes(StoryWriter& story, ResultGroups& groups)
{
    const int pause = story.phase().telling.tempo.pause;
    tellQuietly(story, groups, Gesture::Paradox, 1.5);
    for (const std::size_t i : groups[Gesture::Paradox])
        story.straighten(story.phase().unitOf(i), {story.now() - pause, pause});
}

/// Returns whether the result of a unit counts this support.
bool supportCounts(const StoryPhase& phase, Province supporter, Province helped)
{
    const OrderResult* r = governing(phase.map, phase.outcome(), helped);
    return r && r->finding.counted.has(supporter);
}

/// Returns the strengths after these supports, each in the order in which they count.
std::vector<Badge> countedBy(const StoryPhase& phase, const Results& supports)
{
    std::vector<Badge> badges;
    std::map<Province, int> strength; // 1 and the supports so far
    for (const std::size_t i : supports) {
        const Order& order = phase.result(i).order;
        const auto* hold = as<SupportHold>(order);
        const Province helped = phase.map.provinceOf(hold ? hold->unit : as<SupportMove>(order)->unit);
        if (!hold && !supportCounts(phase, phase.provinceOf(i), helped)) continue;
        const int now = strength.try_emplace(helped, 1).first->second += 1;
        badges.push_back({helped, now, hold ? StrengthKind::Hold : StrengthKind::Attack});
    }
    return badges;
}

void tellSupports(StoryWriter& story, BadgeWriter& badges, const Results& results)
{
    if (results.empty()) return;
    const std::vector<Badge> counted = countedBy(story.phase(), results);
    std::vector<Badge> last;
    for (const Badge& badge : counted) {
        std::erase_if(last, [&](const Badge& b) { return b.unit == badge.unit; });
        last.push_back(badge);
    }
    const Span span = story.addBeat({Gesture::Support, {}, results, {}, {}, noProvince, noCard, last}, 1);
    const auto when = [&](std::size_t k, std::size_t of) {
        return timeIn(span, 0.7 * double(k) / double(of));
    };
    for (std::size_t k = 0; k < results.size(); ++k) story.showResult(results[k], when(k, results.size()));
    for (std::size_t k = 0; k < counted.size(); ++k) badges.show(counted[k], when(k, counted.size()));
}

/// Returns the convoys sorted by army, and those of one army from its first fleet on.
Results alongTheChains(const StoryPhase& phase, Results convoys)
{
    const std::vector<OrderResult>& results = phase.outcome().results;
    const auto inChain = [&](std::size_t i) {
        const Convoy& convoy = *as<Convoy>(phase.result(i).order);
        const Province from = phase.map.provinceOf(convoy.army), to = phase.map.provinceOf(convoy.to);
        std::size_t army = 0;
        for (; army < results.size(); ++army) {
            const auto* move = as<Move>(results[army].order);
            if (move && phase.provinceOf(army) == from && phase.map.provinceOf(move->to) == to) break;
        }
        if (army == results.size()) return std::pair(army, 0.);
        return std::pair(army, nearestOn(phase.drawings[army].way, placeOf(phase.board, phase.unitOf(i))));
    };
    std::ranges::stable_sort(convoys, {}, inChain);
    return convoys;
}

void tellConvoys(StoryWriter& story, const Results& groups)
{
    const Results convoys = alongTheChains(story.phase(), groups);
    if (convoys.empty()) return;
    const auto count = double(convoys.size());
    const Span span = story.addBeat({Gesture::Convoy, {}, convoys, {}}, 0.6 + 0.3 * count);
    for (std::size_t k = 0; k < convoys.size(); ++k) {
        const int at = timeIn(span, (0.3 * double(k)) / (0.6 + 0.3 * count));
        story.showResult(convoys[k], at);
        if (stateOf(story.phase().result(convoys[k]).verdict) == ArrowState::Works)
            story.showLink(convoys[k], at);
    }
}

} // namespace

void tellMovement(StoryWriter& story, const FightViews& views)
{
    const StoryPhase& phase = story.phase();
    const MovePlan plan = planMoves(phase.map, phase.record, phase.telling.wanted, views);
    BadgeWriter badges(story, plan.fights);
    MoveBeats moves(story, badges, views);
    ResultGroups groups = groupsBeside(phase, plan.fights);
    tellOrders(story);
    tellParadoxes(story, groups);
    tellSupports(story, badges, groups[Gesture::Support]);
    tellQuietly(story, groups, Gesture::Cut, 0.9);
    tellConvoys(story, groups[Gesture::Convoy]);
    tellQuietly(story, groups, Gesture::Void, 0.8);
    tellQuietly(story, groups, Gesture::Hold, 0.5);
    moves.tellQuiet(plan.quiet);
    for (const Fight& fight : plan.fights) moves.tell(fight);
    moves.makeRoomFor({});
    tellLeaving(story, groups, Gesture::Insurrection);
    tellRevivals(story, groups);
}

} // namespace chancery
