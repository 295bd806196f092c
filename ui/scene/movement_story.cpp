// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/movement_story.h"

#include "ui/scene/badge_writer.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/contact.h"
#include "ui/scene/fight_count.h"
#include "ui/scene/fight_links.h"
#include "ui/scene/orders_read.h"
#include "ui/scene/story_writer.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

/// The times in a fight with dislodged units, as parts of its span: when its moves end, and when the
/// dislodged units are pushed aside.
constexpr double clash = 0.6, push = 0.42;
/// When the moves of a fight without dislodged units end; their result is shown for the rest of its span.
constexpr double settled = 0.82;
/// The part of a fight in which strengths appear and convoys are decided, before units move.
constexpr double lead = 0.2;
/// The most time between two supports that arrive, and the time in which an arrow grows, in milliseconds.
constexpr int longestStep = 500, growing = 380;
/// How long a unit that is struck takes to be pushed and to come back, in milliseconds.
constexpr int recoils = 360;

bool advances(const OrderResult& r)
{
    return as<Move>(r.order) && r.verdict == Verdict::Succeeds;
}

/// Returns the units that the moves of a fight dislodge.
std::vector<DislodgedUnit> dislodgedIn(const StoryPhase& phase, const Fight& fight)
{
    ProvinceSet entered;
    for (const std::size_t i : fight.results)
        if (advances(phase.result(i))) entered.add(phase.map.provinceOf(as<Move>(phase.result(i).order)->to));
    std::vector<DislodgedUnit> beaten;
    for (const DislodgedUnit& unit : phase.outcome().dislodged)
        if (entered.has(phase.map.provinceOf(unit.unit.at))) beaten.push_back(unit);
    return beaten;
}

/// Writes the beats of moves. The camera goes from one fight to the next.
class MoveBeats
{
public:
    /// Both writers and the views must outlive it.
    MoveBeats(StoryWriter& story, BadgeWriter& badges, const FightViews& views);

    /// Adds a beat of unopposed moves, in which what is no news is shown too: units that hold, and supports
    /// for a power's own units. No moves add no beat.
    void tellQuiet(const Results& moves, const Results& others);
    /// Adds the beat of a fight in which these supports arrive, with these convoys.
    void tell(const Fight& fight, const std::vector<Arrival>& arrivals, const Results& carriers);
    /// Leaves time for the camera to go to the view of a fight, or to the whole board before other beats.
    void makeRoomFor(const MapArea& view);

private:
    /// Fades the arrows of results that have been shown, with those of the supports and convoys that they
    /// needed, after the present beat.
    void clearAway(const Results& told);
    /// Has the supports of the latest fight arrive, and its strengths climb with them.
    void count(const std::vector<Arrival>& arrivals);
    /// Shows the results of a fight that are neither moves nor supports that arrive: those of dislodged units
    /// when they are pushed aside, the others before anything moves.
    void showCauses(const Fight& fight, const Span& span, const std::vector<Arrival>& arrivals);
    /// Fades the strengths of the latest fight that are left: at the end of the clash those of units that
    /// have left their places, with the fight the others.
    void dropBadges();
    void advance(std::size_t result, const Span& span);
    void fail(std::size_t result, const Span& span);
    /// Shows a move that bounces: it strikes what is there and is thrown back, as is the unit that it
    /// strikes.
    void bounce(std::size_t result, const Span& span);
    void pushAside(const DislodgedUnit& dislodged, const Span& span);

    StoryWriter& story_;
    BadgeWriter& badges_;
    const StoryPhase& phase_;
    const FightViews& views_; ///< where the camera goes
    MapArea seen_;            ///< where it is
    ProvinceSet struck_;      ///< the units that were thrown back
};

MoveBeats::MoveBeats(StoryWriter& story, BadgeWriter& badges, const FightViews& views)
    : story_(story)
    , badges_(badges)
    , phase_(story.phase())
    , views_(views)
{
}

void MoveBeats::tellQuiet(const Results& moves, const Results& others)
{
    if (moves.empty()) return;
    Results all = moves;
    all.insert(all.end(), others.begin(), others.end());
    const Span span = story_.addMoves({Gesture::Advance, {}, all, {}}, 1.15);
    for (const std::size_t i : moves) advance(i, span);
    for (const std::size_t i : others) story_.showResult(i, span.startsAt);
    clearAway(moves);
}

void MoveBeats::tell(const Fight& fight, const std::vector<Arrival>& arrivals, const Results& carriers)
{
    const std::vector<DislodgedUnit> beaten = dislodgedIn(phase_, fight);
    const bool won =
        std::ranges::any_of(fight.results, [this](std::size_t i) { return advances(phase_.result(i)); });
    const Gesture gesture = !beaten.empty() ? Gesture::Dislodge : won ? Gesture::Win : Gesture::Bounce;
    makeRoomFor(views_.ofFight(fight.place));
    Beat beat{gesture, {}, fight.results, {}, {}, fight.place, noCard, badges_.badgesOf(fight)};
    for (const Arrival& one : arrivals)
        if (std::ranges::find(fight.results, one.support) == fight.results.end())
            beat.helps.push_back(one.support);
    beat.helps.insert(beat.helps.end(), carriers.begin(), carriers.end());
    const Span span = story_.addFight(std::move(beat), beaten.empty() ? 1.5 : 2.2, lead,
                                      beaten.empty() ? settled : clash, static_cast<int>(arrivals.size()));
    count(arrivals);
    for (const std::size_t i : carriers) {
        story_.showResult(i, story_.beats().back().counts.startsAt);
        story_.showLink(i, story_.beats().back().counts.startsAt);
    }
    showCauses(fight, span, arrivals);
    const Span moving = story_.beats().back().meets;
    const Span beforePush{moving.startsAt, timeIn(span, push) - moving.startsAt};
    for (const std::size_t i : fight.results) {
        if (!as<Move>(phase_.result(i).order)) continue;
        const bool out = std::ranges::find(beaten, phase_.unitOf(i), &DislodgedUnit::unit) != beaten.end();
        if (advances(phase_.result(i)))
            advance(i, moving);
        else
            fail(i, out ? beforePush : moving);
    }
    for (const DislodgedUnit& unit : beaten) pushAside(unit, span);
    dropBadges();
    clearAway(fight.results);
}

void MoveBeats::count(const std::vector<Arrival>& arrivals)
{
    const Beat beat = story_.beats().back();
    const int step = std::min(beat.counts.lasts / int(arrivals.size() + 1), longestStep);
    std::vector<Badge> drawn;
    for (std::size_t k = 0; k <= arrivals.size(); ++k) {
        const int at = beat.counts.startsAt + step * int(k);
        if (k > 0) {
            const std::size_t support = arrivals[k - 1].support;
            const int grows = std::min(step, growing);
            story_.drawAgain(support, beat.span.startsAt, {at - grows, grows});
            story_.showResult(support, at);
        }
        for (const Badge& badge : countedUp(beat.badges, arrivals, k)) {
            if (std::ranges::find(drawn, badge) != drawn.end()) continue;
            badges_.show(badge, at);
            story_.addClimb({at, badge});
            drawn.push_back(badge);
        }
    }
}

void MoveBeats::dropBadges()
{
    const Beat& beat = story_.beats().back();
    for (const Badge& badge : beat.badges) {
        const OrderResult* own = governing(phase_.map, phase_.outcome(), badge.unit);
        badges_.drop(badge.unit, own && advances(*own) ? beat.meets.endsAt() : beat.span.endsAt());
    }
}

void MoveBeats::makeRoomFor(const MapArea& view)
{
    if (view == seen_) return;
    const Tempo& tempo = phase_.telling.tempo;
    const bool across = !view.whole() && !seen_.whole(); // by way of the whole board
    const int end = story_.beats().empty() ? 0 : story_.beats().back().span.endsAt();
    story_.waitUntil(end + (across ? 2 * tempo.camera + tempo.look : tempo.camera));
    seen_ = view;
}

void MoveBeats::clearAway(const Results& told)
{
    ProvinceSet helpers;
    for (const std::size_t i : told) {
        const Finding& why = phase_.result(i).finding;
        helpers = helpers | why.counted | why.opposed | why.discounted() | why.fleets;
    }
    Results over = told;
    for (const Beat& beat : story_.beats())
        for (const Results* results : {&beat.results, &beat.helps})
            for (const std::size_t i : *results)
                if (helpers.has(phase_.provinceOf(i)) && !as<Move>(phase_.result(i).order)) over.push_back(i);
    story_.fadeArrows(over, {story_.beats().back().span.endsAt(), phase_.telling.tempo.pause});
}

void MoveBeats::showCauses(const Fight& fight, const Span& span, const std::vector<Arrival>& arrivals)
{
    for (const std::size_t i : fight.results) {
        const OrderResult& r = phase_.result(i);
        if (as<Move>(r.order) || std::ranges::find(arrivals, i, &Arrival::support) != arrivals.end())
            continue;
        const int at = timeIn(span, r.fate == Fate::Unharmed ? 0.05 : push);
        story_.showResult(i, at);
        if (as<Convoy>(r.order) && stateOf(r.verdict) == ArrowState::Works) story_.showLink(i, at);
    }
}

void MoveBeats::advance(std::size_t i, const Span& span)
{
    story_.showResult(i, span.startsAt);
    story_.move(phase_.unitOf(i),
                {Motion::Kind::Travel, span, phase_.wayOf(i), TokenState::Plain, phase_.goalOf(i)});
    story_.straighten(phase_.unitOf(i), {span.startsAt, span.lasts / 2});
}

/// Shows a move that failed. Without a bounce only arrow and marks show the result.
void MoveBeats::fail(std::size_t i, const Span& span)
{
    const int at = timeIn(span, Motion::strikes);
    if (bounced(phase_.result(i)))
        bounce(i, span);
    else
        story_.showResult(i, at);
    story_.straighten(phase_.unitOf(i), {at, span.endsAt() - at});
}

void MoveBeats::bounce(std::size_t i, const Span& span)
{
    const Contact contact = contactOf(phase_, i, span.lasts);
    const int at = timeIn(span, Motion::strikes);
    story_.move(phase_.unitOf(i), {Motion::Kind::Lean, span, contact.way, TokenState::Plain});
    const Province place = phase_.map.provinceOf(as<Move>(phase_.result(i).order)->to);
    const Point burst = burstOf(phase_, i, contact);
    const bool alone = contact.struck || (!contact.at && unitAt(phase_.map, phase_.record.before, place));
    // Several that meet have one burst, where that is.
    story_.showResult(i, at, alone ? badges_.clearOn(phase_.drawings[i].way, burst) : burst);
    if (!contact.struck) return;
    const Province there = phase_.map.provinceOf(contact.struck->at);
    if (struck_.has(there)) return;
    struck_.add(there);
    const Point home = placeOf(phase_.board, *contact.struck);
    story_.move(*contact.struck, {Motion::Kind::Lean,
                                  {at, std::min(recoils, span.endsAt() - at)},
                                  {home, between(home, contact.push, .5), contact.push},
                                  TokenState::Plain});
}

/// Moves a dislodged unit aside while the attacker arrives. A unit that cannot retreat vanishes.
void MoveBeats::pushAside(const DislodgedUnit& dislodged, const Span& span)
{
    const Unit& unit = dislodged.unit;
    const double scale = phase_.telling.tokenScale;
    const Province place = phase_.map.provinceOf(unit.at);
    const Span pushed{timeIn(span, push), int(span.lasts * (clash - push))};
    const Point home = placeOf(phase_.board, unit), aside = asideOf(phase_.board, unit, scale);
    const Curve path{home, between(home, aside, 0.5), aside};
    badges_.drop(place, pushed.startsAt);
    story_.fadeOrder(place, {pushed.startsAt, phase_.telling.tempo.pause});
    story_.move(unit, {Motion::Kind::Travel, pushed, path, TokenState::Plain});
    if (!dislodged.retreats.empty()) {
        story_.move(unit, {Motion::Kind::Become, {pushed.endsAt(), 0}, {}, TokenState::Dislodged});
        return;
    }
    story_.addMark({MarkKind::Destroyed, aside, unit.power, {}, scale, 1, place}, pushed.endsAt());
    story_.vanish(unit, {timeIn(span, 0.82), int(span.lasts * 0.18)}, false);
}

/// Returns the group of a result. Moves that could be carried out are in none: planMoves() sorts them.
Gesture movementGesture(const StoryPhase& phase, std::size_t i)
{
    const OrderResult& r = phase.result(i);
    if (as<Revive>(r.order)) return revivalGesture(r);
    if (r.verdict == Verdict::Illegal || r.verdict == Verdict::Invalid) return Gesture::Void;
    if (as<Insurrection>(r.order) && r.fate == Fate::Unharmed) return Gesture::Insurrection;
    if (isTiedToParadox(phase.map, phase.outcome(), r)) return Gesture::Paradox;
    if (as<Convoy>(r.order)) return Gesture::Convoy;
    if (as<SupportHold>(r.order) || as<SupportMove>(r.order))
        return r.verdict == Verdict::Given ? Gesture::Support : Gesture::Cut;
    return as<Move>(r.order) || r.fate != Fate::Unharmed ? Gesture::Dislodge : Gesture::Hold;
}

/// Returns the results that no fight shows. A wish of a lost power is left out if it is decided only after
/// the retreats, so that this story has nothing of it.
ResultGroups groupsBeside(const StoryPhase& phase, const std::vector<Fight>& fights,
                          const std::vector<std::vector<Arrival>>& arrivals,
                          const std::vector<Results>& carriers)
{
    std::vector<bool> fought(phase.outcome().results.size(), false);
    for (const Fight& fight : fights)
        for (const std::size_t i : fight.results) fought[i] = true;
    for (const std::vector<Arrival>& arriving : arrivals)
        for (const Arrival& one : arriving) fought[one.support] = true;
    for (const Results& carrying : carriers)
        for (const std::size_t i : carrying) fought[i] = true;
    ResultGroups groups;
    for (std::size_t i = 0; i < fought.size(); ++i)
        if (!fought[i] && phase.result(i).finding.rule != Rule::RevivalAwaited)
            groups[movementGesture(phase, i)].push_back(i);
    return groups;
}

/// Returns whether an order supports a unit of the power that gave it.
bool isForOwn(const StoryPhase& phase, std::size_t support)
{
    const Order& order = phase.result(support).order;
    const auto* hold = as<SupportHold>(order);
    const auto* move = as<SupportMove>(order);
    if (!hold && !move) return false;
    const Unit* helped =
        unitAt(phase.map, phase.record.before, phase.map.provinceOf(hold ? hold->unit : move->unit));
    return helped && helped->power == order.unit.power;
}

/// Takes out of the groups, and returns, what is no news beside the moves without a fight.
Results takeQuietOnes(const StoryPhase& phase, ResultGroups& groups)
{
    Results quiet;
    quiet.swap(groups[Gesture::Hold]);
    Results& supports = groups[Gesture::Support];
    const auto isOwn = [&phase](std::size_t i) { return isForOwn(phase, i); };
    std::ranges::copy_if(supports, std::back_inserter(quiet), isOwn);
    std::erase_if(supports, isOwn);
    return quiet;
}

/// Adds a beat of the armies and fleets that a paradox stops.
void tellParadoxes(StoryWriter& story, ResultGroups& groups)
{
    const int pause = story.phase().telling.tempo.pause;
    tellQuietly(story, groups, Gesture::Paradox, 1.5);
    for (const std::size_t i : groups[Gesture::Paradox])
        story.straighten(story.phase().unitOf(i), {story.now() - pause, pause});
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
    const std::vector<std::vector<Arrival>> arrivals = arrivalsIn(phase, plan.fights);
    const std::vector<Results> carriers = carriersIn(phase.map, phase.outcome(), plan.fights);
    ResultGroups groups = groupsBeside(phase, plan.fights, arrivals, carriers);
    tellOrders(story);
    if (!groups[Gesture::Paradox].empty()) moves.makeRoomFor(views.paradox);
    tellParadoxes(story, groups);
    const Results others = plan.quiet.empty() ? Results() : takeQuietOnes(phase, groups);
    for (const auto& [gesture, lengths] : {std::pair(Gesture::Support, 1.), std::pair(Gesture::Cut, .9),
                                           std::pair(Gesture::Void, .8), std::pair(Gesture::Hold, .5)})
        if (!groups[gesture].empty()) moves.makeRoomFor({}), tellQuietly(story, groups, gesture, lengths);
    if (!groups[Gesture::Convoy].empty()) moves.makeRoomFor(views.convoys);
    tellConvoys(story, groups[Gesture::Convoy]);
    if (!plan.quiet.empty()) moves.makeRoomFor({});
    moves.tellQuiet(plan.quiet, others);
    for (std::size_t k = 0; k < plan.fights.size(); ++k) moves.tell(plan.fights[k], arrivals[k], carriers[k]);
    moves.makeRoomFor({});
    tellLeaving(story, groups, Gesture::Insurrection);
    tellRevivals(story, groups);
}

} // namespace chancery
