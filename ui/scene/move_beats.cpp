// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/move_beats.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>

namespace chancery {

namespace {

/// When a lean is farthest out, as a part of its span. It is after the middle, since the way back is faster
/// (frame.cpp).
constexpr double farthest = 0.6;
/// The times in a fight with dislodged units, as parts of its span: when its moves end, and when the
/// dislodged units are pushed aside.
constexpr double clash = 0.6, push = 0.42;
/// When the moves of a fight without dislodged units end; their result is shown for the rest of its span.
constexpr double settled = 0.82;
/// The part of a fight in which strengths appear and supports and convoys are decided, before units move.
constexpr double lead = 0.2;

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

} // namespace

MoveBeats::MoveBeats(StoryWriter& story, BadgeWriter& badges, const FightViews& views)
    : story_(story)
    , badges_(badges)
    , phase_(story.phase())
    , views_(views)
{
}

void MoveBeats::tellQuiet(const Results& moves)
{
    if (moves.empty()) return;
    const Span span = story_.addBeat({Gesture::Advance, {}, moves, {}}, 1.15);
    for (const std::size_t i : moves) advance(i, span);
    clearAway(moves);
}

void MoveBeats::tell(const Fight& fight)
{
    const std::vector<DislodgedUnit> beaten = dislodgedIn(phase_, fight);
    const bool won =
        std::ranges::any_of(fight.results, [this](std::size_t i) { return advances(phase_.result(i)); });
    const Gesture gesture = !beaten.empty() ? Gesture::Dislodge : won ? Gesture::Win : Gesture::Bounce;
    const std::vector<Badge> badges = badges_.badgesOf(fight);
    const auto view = views_.find(fight.place);
    makeRoomFor(view == views_.end() ? MapArea() : view->second);
    const Span span = story_.addBeat({gesture, {}, fight.results, {}, {}, fight.place, noCard, badges},
                                     beaten.empty() ? 1.5 : 2.2);
    for (const Badge& badge : badges) badges_.show(badge, span.startsAt);
    showCauses(fight, span);
    const int start = timeIn(span, lead);
    const Span moving{start, timeIn(span, beaten.empty() ? settled : clash) - start};
    const Span beforePush{start, timeIn(span, push) - start};
    for (const std::size_t i : fight.results) {
        if (!as<Move>(phase_.result(i).order)) continue;
        const bool out = std::ranges::find(beaten, phase_.unitOf(i), &DislodgedUnit::unit) != beaten.end();
        if (advances(phase_.result(i)))
            advance(i, moving);
        else
            fail(i, out ? beforePush : moving);
    }
    for (const DislodgedUnit& unit : beaten) pushAside(unit, span);
    clearAway(fight.results);
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
        for (const std::size_t i : beat.results)
            if (helpers.has(phase_.provinceOf(i)) && !as<Move>(phase_.result(i).order)) over.push_back(i);
    story_.fadeArrows(over, {story_.beats().back().span.endsAt(), phase_.telling.tempo.pause});
}

void MoveBeats::showCauses(const Fight& fight, const Span& span)
{
    for (const std::size_t i : fight.results) {
        const OrderResult& r = phase_.result(i);
        if (as<Move>(r.order)) continue;
        const int at = timeIn(span, r.fate == Fate::Unharmed ? 0.05 : push);
        story_.showResult(i, at);
        if (as<Convoy>(r.order) && stateOf(r.verdict) == ArrowState::Works) story_.showLink(i, at);
    }
}

void MoveBeats::advance(std::size_t i, const Span& span)
{
    story_.showResult(i, span.startsAt);
    badges_.drop(phase_.provinceOf(i), span.startsAt);
    story_.move(phase_.unitOf(i), {Motion::Kind::Travel, span, phase_.wayOf(i), TokenState::Plain});
    story_.straighten(phase_.unitOf(i), {span.startsAt, span.lasts / 2});
}

/// Shows a move that failed. If it bounced, the token leans over the border and returns; otherwise only arrow
/// and marks show the result.
void MoveBeats::fail(std::size_t i, const Span& span)
{
    const Unit& unit = phase_.unitOf(i);
    if (bounced(phase_.result(i)))
        story_.move(unit, {Motion::Kind::Lean, span, phase_.drawings[i].way, TokenState::Plain});
    story_.showResult(i, timeIn(span, farthest));
    story_.straighten(unit, {timeIn(span, farthest), span.endsAt() - timeIn(span, farthest)});
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
    story_.move(unit, {Motion::Kind::Travel, pushed, path, TokenState::Plain});
    if (!dislodged.retreats.empty()) {
        story_.move(unit, {Motion::Kind::Become, {pushed.endsAt(), 0}, {}, TokenState::Dislodged});
        return;
    }
    story_.addMark({MarkKind::Destroyed, aside, unit.power, {}, scale, 1, place}, pushed.endsAt());
    story_.vanish(unit, {timeIn(span, 0.82), int(span.lasts * 0.18)}, false);
}

} // namespace chancery
