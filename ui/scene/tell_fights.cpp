// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the beats of moves: the unopposed ones together, then the fights one after another.
#include "ui/scene/placement.h"
#include "ui/scene/teller.h"

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

} // namespace

void Teller::tellQuietMoves(Results moves)
{
    if (moves.empty()) return;
    const Span span = beginBeat({Gesture::Advance, {}, moves, {}}, 1.15);
    for (std::size_t i : moves) advance(i, span);
    clearAway(moves);
}

void Teller::tellFight(const Fight& fight)
{
    const std::vector<DislodgedUnit> beaten = dislodgedIn(fight);
    const bool won =
        std::ranges::any_of(fight.results, [this](std::size_t i) { return advances(result(i)); });
    const Gesture gesture = !beaten.empty() ? Gesture::Dislodge : won ? Gesture::Win : Gesture::Bounce;
    const std::vector<Badge> badges = badgesOf(fight);
    makeRoomFor(views_.contains(fight.place) ? views_[fight.place] : MapArea());
    const Span span = beginBeat({gesture, {}, fight.results, {}, {}, fight.place, noCard, badges},
                                beaten.empty() ? 1.5 : 2.2);
    for (const Badge& badge : badges) showBadge(badge, span.startsAt);
    showCauses(fight, span);
    const int start = share(span, lead);
    const Span moving{start, share(span, beaten.empty() ? settled : clash) - start};
    const Span beforePush{start, share(span, push) - start};
    for (std::size_t i : fight.results) {
        if (!as<Move>(result(i).order)) continue;
        const bool out =
            std::ranges::find(beaten, result(i).order.unit, &DislodgedUnit::unit) != beaten.end();
        if (advances(result(i)))
            advance(i, moving);
        else
            fail(i, out ? beforePush : moving);
    }
    for (const DislodgedUnit& unit : beaten) pushAside(unit, span);
    clearAway(fight.results);
}

void Teller::makeRoomFor(const MapArea& view)
{
    if (view == seen_) return;
    const bool across = !view.whole() && !seen_.whole(); // by way of the whole board
    const int end = story_.beats.empty() ? 0 : story_.beats.back().span.endsAt();
    now_ = std::max(now_, end + (across ? 2 * tempo_.camera + tempo_.look : tempo_.camera));
    seen_ = view;
}

void Teller::clearAway(const Results& told)
{
    const Span fades{story_.beats.back().span.endsAt(), tempo_.pause};
    ProvinceSet helpers;
    for (const std::size_t i : told) {
        const Finding& why = result(i).finding;
        helpers = helpers | why.counted | why.opposed | why.discounted() | why.fleets;
    }
    Results over = told;
    for (const Beat& beat : story_.beats)
        for (const std::size_t i : beat.results)
            if (helpers.has(map_.provinceOf(result(i).order.unit.at)) && !as<Move>(result(i).order))
                over.push_back(i);
    ProvinceSet units;
    for (const std::size_t i : over) units.add(map_.provinceOf(result(i).order.unit.at));
    for (MarkTrack& track : story_.marks) // a break means nothing without its arrow
        if (track.mark.kind == MarkKind::Cut && units.has(track.mark.unit) && track.fades == never)
            track.fades = fades;
    for (const std::size_t i : over)
        if (const auto arrow = arrowOf_.find(i); arrow != arrowOf_.end())
            if (Span& old = story_.arrows[arrow->second].fades; old == never) old = fades;
}

void Teller::showCauses(const Fight& fight, const Span& span)
{
    for (const std::size_t i : fight.results) {
        const OrderResult& r = result(i);
        if (as<Move>(r.order)) continue;
        const int at = share(span, r.fate == Fate::Unharmed ? 0.05 : push);
        showResult(i, at);
        if (as<Convoy>(r.order) && stateOf(r.verdict) == ArrowState::Works)
            addMark({MarkKind::Link,
                     placeOf(board_, r.order.unit),
                     r.order.power,
                     {},
                     scale_,
                     1,
                     map_.provinceOf(r.order.unit.at)},
                    at);
    }
}

std::vector<Badge> Teller::badgesOf(const Fight& fight) const
{
    std::vector<Badge> badges = strengthsIn(map_, outcome(), fight.results);
    ProvinceSet units;
    for (const std::size_t i : fight.results) units.add(map_.provinceOf(result(i).order.unit.at));
    for (const Badge& badge : badges) units.add(badge.unit);
    for (const auto& [place, old] : shown_)
        if (units.has(old.unit) && !holdsPlaceOf(badges, old)) badges.push_back(old);
    std::vector<Badge> byUnit; // the two strengths of a unit one after the other
    for (const Badge& badge : badges)
        for (const bool below : {false, true})
            for (const Badge& same : badges)
                if (same.unit == badge.unit && same.below == below && !holdsPlaceOf(byUnit, same))
                    byUnit.push_back(same);
    return byUnit;
}

std::vector<DislodgedUnit> Teller::dislodgedIn(const Fight& fight) const
{
    ProvinceSet entered;
    for (std::size_t i : fight.results)
        if (advances(result(i))) entered.add(map_.provinceOf(as<Move>(result(i).order)->to));
    std::vector<DislodgedUnit> beaten;
    for (const DislodgedUnit& unit : outcome().dislodged)
        if (entered.has(map_.provinceOf(unit.unit.at))) beaten.push_back(unit);
    return beaten;
}

void Teller::advance(std::size_t i, const Span& span)
{
    showResult(i, span.startsAt);
    const Unit& unit = result(i).order.unit;
    dropBadge(map_.provinceOf(unit.at), span.startsAt);
    move(unit, {Motion::Kind::Travel, span, wayOf(i), TokenState::Plain});
    straighten(unit, {span.startsAt, span.lasts / 2});
}

/// Shows a move that failed. If it bounced, the token leans over the border and returns; otherwise only arrow
/// and marks show the result.
void Teller::fail(std::size_t i, const Span& span)
{
    const Unit& unit = result(i).order.unit;
    if (bounced(result(i))) move(unit, {Motion::Kind::Lean, span, drawings_[i].way, TokenState::Plain});
    showResult(i, share(span, farthest));
    straighten(unit, {share(span, farthest), span.endsAt() - share(span, farthest)});
}

/// Moves a dislodged unit aside while the attacker arrives. A unit that cannot retreat vanishes.
void Teller::pushAside(const DislodgedUnit& dislodged, const Span& span)
{
    const Span pushed{share(span, push), int(span.lasts * (clash - push))};
    const Point home = placeOf(board_, dislodged.unit), aside = asideOf(board_, dislodged.unit, scale_);
    const Curve path{home, between(home, aside, 0.5), aside};
    dropBadge(map_.provinceOf(dislodged.unit.at), pushed.startsAt);
    move(dislodged.unit, {Motion::Kind::Travel, pushed, path, TokenState::Plain});
    if (!dislodged.retreats.empty()) {
        move(dislodged.unit, {Motion::Kind::Become, {pushed.endsAt(), 0}, {}, TokenState::Dislodged});
        return;
    }
    addMark(
        {MarkKind::Destroyed, aside, dislodged.unit.power, {}, scale_, 1, map_.provinceOf(dislodged.unit.at)},
        pushed.endsAt());
    vanish(dislodged.unit, {share(span, 0.82), int(span.lasts * 0.18)}, false);
}

void Teller::dropBadge(Province unit, int at)
{
    for (const bool below : {false, true}) {
        const BadgePlace place{unit, below};
        if (const auto badge = badgeOf_.find(place); badge != badgeOf_.end())
            story_.marks[badge->second].fades = {at, badgeTime};
        badgeOf_.erase(place);
        shown_.erase(place);
    }
}

} // namespace chancery
