// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/later_stories.h"

#include "ui/scene/group_beats.h"
#include "ui/scene/orders_read.h"

namespace chancery {

namespace {

Gesture retreatGesture(const StoryPhase& phase, std::size_t i)
{
    const OrderResult& r = phase.result(i);
    if (as<Revive>(r.order)) return revivalGesture(r);
    const DislodgedUnit* unit = r.order.unit.at == nowhere
                                    ? nullptr
                                    : dislodgedAt(phase.map, phase.record.before, phase.provinceOf(i));
    const bool its = unit && (unit->unit.power == r.order.power || r.order.permission.given);
    if (!its || r.finding.rule == Rule::IllegalDuplicate) return Gesture::Void;
    if (as<Retreat>(r.order) && r.verdict == Verdict::Succeeds) return Gesture::Retreat;
    return bounced(r) ? Gesture::Clash : Gesture::Disband;
}

Gesture adjustmentGesture(const StoryPhase& phase, std::size_t i)
{
    const OrderResult& r = phase.result(i);
    if (r.verdict != Verdict::Succeeds) return Gesture::Void;
    if (as<Build>(r.order)) return Gesture::Build;
    return as<Disband>(r.order) ? Gesture::Disband : Gesture::Waive;
}

ResultGroups groupsBy(Gesture (*gesture)(const StoryPhase&, std::size_t), const StoryPhase& phase)
{
    ResultGroups groups;
    for (std::size_t i = 0; i < phase.outcome().results.size(); ++i) groups[gesture(phase, i)].push_back(i);
    return groups;
}

void tellClashes(StoryWriter& story, const Results& results)
{
    if (results.empty()) return;
    const Span span = story.addBeat({Gesture::Clash, {}, results, {}}, 1.6);
    const Span leans{span.startsAt, int(span.lasts * 0.6)};
    for (const std::size_t i : results) {
        const Unit& unit = story.phase().unitOf(i);
        story.showResult(i, timeIn(leans, 0.6));
        story.move(unit, {Motion::Kind::Lean, leans, story.phase().drawings[i].way, TokenState::Plain});
        story.vanish(unit, {timeIn(span, 0.7), int(span.lasts * 0.3)}, true);
    }
}

void tellRetreating(StoryWriter& story, const Results& results)
{
    if (results.empty()) return;
    const Span span = story.addBeat({Gesture::Retreat, {}, results, {}}, 1.15);
    for (const std::size_t i : results) {
        const Unit& unit = story.phase().unitOf(i);
        story.showResult(i, span.startsAt);
        story.move(unit, {Motion::Kind::Travel, span, story.phase().wayOf(i), TokenState::Plain});
        story.move(unit, {Motion::Kind::Become, {span.endsAt(), 0}, {}, TokenState::Plain});
    }
}

void tellBuilds(StoryWriter& story, const Results& builds)
{
    if (builds.empty()) return;
    const Span span = story.addBeat({Gesture::Build, {}, builds, {}}, 1);
    for (std::size_t k = 0; k < builds.size(); ++k)
        story.appear(story.phase().result(builds[k]).order, span,
                     timeIn(span, 0.5 * double(k) / double(builds.size())));
}

} // namespace

void tellRetreats(StoryWriter& story)
{
    ResultGroups groups = groupsBy(retreatGesture, story.phase());
    tellOrders(story);
    tellQuietly(story, groups, Gesture::Void, 0.8);
    tellClashes(story, groups[Gesture::Clash]);
    tellRetreating(story, groups[Gesture::Retreat]);
    tellLeaving(story, groups, Gesture::Disband);
    tellRevivals(story, groups);
}

void tellAdjustments(StoryWriter& story)
{
    ResultGroups groups = groupsBy(adjustmentGesture, story.phase());
    tellQuietly(story, groups, Gesture::Void, 0.8);
    tellLeaving(story, groups, Gesture::Disband);
    tellBuilds(story, groups[Gesture::Build]);
    tellQuietly(story, groups, Gesture::Waive, 0.6);
}

} // namespace chancery
