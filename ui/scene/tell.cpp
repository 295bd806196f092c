// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/tell.h"

#include "ui/scene/compose.h"
#include "ui/scene/contact.h"
#include "ui/scene/movement_story.h"
#include "ui/scene/orders_read.h"
#include "ui/scene/shots.h"
#include "ui/scene/story_writer.h"
#include "ui/scene/turn_card.h"

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

/// Adds a beat in which centres change hands, if any do: those of one owner after those of another.
void tellCentres(StoryWriter& story)
{
    std::vector<Province> changed;
    const std::vector<Power>&before = story.phase().record.before.owner,
          &after = story.phase().outcome().after.owner;
    for (std::size_t p = 0; p < after.size(); ++p)
        if (before[p] != after[p]) changed.push_back(static_cast<Province>(p));
    if (changed.empty()) return;
    std::ranges::stable_sort(changed, {},
                             [&](Province p) { return std::pair(after[index(p)], before[index(p)]); });
    if (!story.beats().empty()) // what ends with the beat before is seen without it
        story.waitUntil(story.beats().back().span.endsAt() + story.phase().telling.tempo.pause);
    const Span span = story.addBeat({Gesture::Centres, {}, {}, changed}, 0.9);
    for (std::size_t k = 0; k < changed.size(); ++k)
        story.changeOwner({changed[k], after[index(changed[k])],
                           timeIn(span, 0.1 + 0.8 * double(k) / double(changed.size()))});
}

Gesture retreatGesture(const StoryPhase& phase, std::size_t i)
{
    const OrderResult& r = phase.result(i);
    if (as<Revive>(r.order)) return revivalGesture(r);
    const Province where = phase.provinceOf(i);
    const DislodgedUnit* unit =
        where == noProvince ? nullptr : dislodgedAt(phase.map, phase.record.before, where);
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
        const Contact contact = contactOf(story.phase(), i, leans.lasts);
        story.showResult(i, timeIn(leans, Motion::strikes), contact.at);
        story.move(unit, {Motion::Kind::Lean, leans, contact.way, TokenState::Plain});
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
        story.move(unit, {Motion::Kind::Travel, span, story.phase().wayOf(i), TokenState::Plain,
                          story.phase().goalOf(i)});
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

constexpr int mostCourses = 2; ///< of powers that are eliminated in one phase
constexpr int fadeTime = 350;  ///< how long a card takes to appear, in milliseconds
constexpr double tallyLengths = 3.4, cardLengths = 2.4, turnLengths = 2.4,
                 courseLengths = .8; ///< how long cards last, in lengths of Tempo::beat

/// Adds the beat of a card and returns when the card fades in.
Span tellCard(StoryWriter& story, Gesture gesture, double lengths, const Slide& slide)
{
    const Span span = story.addBeat({gesture, {}, {}, {}, {}, noProvince, story.cards()}, lengths, &slide);
    const Span appears{span.startsAt, std::min(fadeTime, span.lasts / 4)};
    story.showCard({slide, appears});
    return appears;
}

void tellTurn(StoryWriter& story)
{
    Beat beat{Gesture::Summary, {}, {}, {}};
    beat.turn = story.phase().telling.closing.turn;
    if (beat.turn) story.addBeat(std::move(beat), turnLengths);
}

/// Adds the beat of the count, on a board with nothing but the units and the new colours.
void tellTally(StoryWriter& story)
{
    for (const Slide& slide : story.phase().telling.closing.cards) {
        const auto* tally = std::get_if<TallySlide>(&slide);
        if (!tally) continue;
        Beat beat{Gesture::Tally, {}, {}, {}};
        beat.tally = *tally;
        story.addBeat(std::move(beat), tallyLengths);
    }
}

/// Gives the board from now on these owners, one after another in the first part of a span. `owner` becomes
/// what is given.
void giveAll(StoryWriter& story, std::vector<Power>& owner, const std::vector<Power>& to, const Span& span)
{
    std::vector<Province> changed;
    for (std::size_t p = 0; p < owner.size(); ++p)
        if (owner[p] != to[p]) changed.push_back(static_cast<Province>(p));
    for (std::size_t k = 0; k < changed.size(); ++k)
        story.changeOwner(
            {changed[k], to[index(changed[k])], timeIn(span, 0.5 * double(k) / double(changed.size()))});
    owner = to;
}

/// Lets the colour of a power run over its centres year by year, on a board that shows no others, and then
/// shows a card. The board has its owners and units back once the card covers it.
void tellCourse(StoryWriter& story, Power power, const std::vector<OwnedInYear>& course, Gesture gesture,
                const Slide& card)
{
    const std::vector<Power>& last = story.phase().outcome().after.owner;
    std::vector<Power> owner = last;
    // What ends with the beat before is seen without it.
    if (!course.empty()) story.waitUntil(story.now() + story.phase().telling.tempo.pause);
    const Span runs{story.now(), fadeTime};
    for (const OwnedInYear& year : course) {
        Beat beat{Gesture::Course, {}, {}, year.centres};
        beat.year = year.year;
        if (gesture == Gesture::Elimination) beat.whose = power;
        Span span = story.addBeat(std::move(beat), courseLengths);
        std::vector<Power> then(owner.size(), noPower);
        for (const Province centre : year.centres) then[index(centre)] = power;
        if (year == course.front()) span.lasts = 0; // the other colours go at once
        giveAll(story, owner, then, span);
    }
    const Span appears = tellCard(story, gesture, cardLengths, card);
    giveAll(story, owner, last, {appears.endsAt(), 0});
    if (!course.empty()) story.hideUnits(runs, appears.endsAt()); // they are those of the end
}

/// Tells of each eliminated power how it went, and then that it is out. Where many go at once, only their
/// cards are shown.
void tellEliminations(StoryWriter& story)
{
    const std::vector<Slide>& cards = story.phase().telling.closing.cards;
    const auto isOut = [](const Slide& slide) { return std::holds_alternative<EliminationCard>(slide); };
    const bool many = std::ranges::count_if(cards, isOut) > mostCourses;
    for (const Slide& slide : cards) {
        const auto* card = std::get_if<EliminationCard>(&slide);
        if (!card) continue;
        std::vector<OwnedInYear> changes;
        for (const OwnedInYear& year : card->course)
            if (!many && (changes.empty() || changes.back().centres != year.centres)) changes.push_back(year);
        tellCourse(story, card->power, changes, Gesture::Elimination, slide);
        story.leaveCard();
    }
}

void tellEnding(StoryWriter& story)
{
    for (const Slide& slide : story.phase().telling.closing.cards)
        if (const auto* card = std::get_if<EndingCard>(&slide))
            tellCourse(story, card->course.empty() ? noPower : card->ending.winners.front(), card->course,
                       Gesture::Ending, slide);
}

} // namespace

Storyboard storyOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                   const Telling& telling)
{
    if (!record.outcome) {
        Storyboard silent;
        silent.first = silent.last = composePosition(board, record.before, telling.tokenScale);
        return silent;
    }
    const StoryPhase phase = storyPhaseOf(map, board, record, telling);
    const bool moves = record.phase.kind == PhaseKind::Movement;
    const FightViews views = moves ? viewsOfFights(map, board, record) : FightViews();
    StoryWriter story(phase);
    if (moves) tellMovement(story, views);
    if (record.phase.kind == PhaseKind::Retreat) tellRetreats(story);
    if (record.phase.kind == PhaseKind::Adjustment) tellAdjustments(story);
    tellTurn(story);
    story.settle();
    tellCentres(story);
    tellTally(story);
    tellEliminations(story);
    tellEnding(story);
    return std::move(story).finish(views);
}

} // namespace chancery
