// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what the stories of all kinds of phases have in common.
#include "ui/scene/tell.h"

#include "ui/scene/compose.h"
#include "ui/scene/placement.h"
#include "ui/scene/teller.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// The token scale for which arrows are shaped in the audience window: between those that the camera sees
/// from afar and from near.
constexpr double roomShapeScale = 1.4;
constexpr int popTime = 260; ///< how long a mark takes to appear, in milliseconds

std::vector<OrderDrawing> drawResults(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                                      double scale, double shapedFor)
{
    std::vector<Order> orders;
    for (const OrderResult& result : record.outcome->results) orders.push_back(result.order);
    return drawOrders(map, board, record.before, orders, scale, shapedFor);
}

} // namespace

Tempo scaled(const Tempo& tempo, double speed)
{
    Tempo fast = tempo;
    for (int Tempo::*part : {&Tempo::beat, &Tempo::order, &Tempo::pause, &Tempo::settle, &Tempo::camera,
                             &Tempo::look, &Tempo::fade, &Tempo::word, &Tempo::list, &Tempo::listed,
                             &Tempo::shortestList, &Tempo::longestList, &Tempo::longestReading})
        fast.*part = int(tempo.*part / speed);
    return fast;
}

Storyboard storyOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                   const Telling& telling)
{
    if (!record.outcome) {
        Storyboard silent;
        silent.first = silent.last = composePosition(board, record.before, telling.tokenScale);
        return silent;
    }
    Teller teller(map, board, record, telling);
    if (record.phase.kind == PhaseKind::Movement) teller.tellMovement();
    if (record.phase.kind == PhaseKind::Retreat) teller.tellRetreats();
    if (record.phase.kind == PhaseKind::Adjustment) teller.tellAdjustments();
    teller.tellCentres();
    teller.tellCards();
    teller.settle();
    teller.tellEnding();
    return std::move(teller).finish();
}

Teller::Teller(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling)
    : map_(map)
    , board_(board)
    , record_(record)
    , tempo_(telling.tempo)
    , scale_(telling.tokenScale)
    , badgeScale_(telling.forRoom ? scale_ * roomBadgeShare : badgeScaleFor(scale_))
    , room_(telling.forRoom || scale_ >= projectorTokenScale)
    , wanted_(telling.wanted)
    , cards_(telling.cards)
    , words_(telling.words)
    , reading_(telling.reading)
    , drawings_(drawResults(map, board, record, scale_, room_ ? roomShapeScale : scale_))
{
    story_.first = composePosition(board, record.before, scale_);
    story_.last = composePosition(board, record.outcome->after, scale_);
    for (const Token& token : story_.first.tokens) story_.tokens.push_back({token, true, {}, {}});
    for (const Mark& mark : story_.first.marks) story_.marks.push_back({mark, {-1, 0}, never});
}

int Teller::readingTime(const Beat& beat) const
{
    return words_ ? int(std::ceil(tempo_.word * words_(beat))) : 0;
}

Span Teller::beginBeat(Beat beat, double lengths)
{
    beat.span = {now_, std::max(int(tempo_.beat * lengths), readingTime(beat))};
    story_.beats.push_back(std::move(beat));
    now_ = story_.beats.back().span.endsAt() + tempo_.pause;
    return story_.beats.back().span;
}

TokenTrack* Teller::trackOf(const Unit& unit)
{
    const auto it =
        std::ranges::find_if(story_.tokens, [&](const TokenTrack& t) { return t.token.unit == unit; });
    return it == story_.tokens.end() ? nullptr : &*it;
}

void Teller::move(const Unit& unit, const Motion& motion)
{
    if (TokenTrack* track = trackOf(unit)) track->motions.push_back(motion);
}

void Teller::vanish(const Unit& unit, const Span& span, bool crossed)
{
    TokenTrack* track = trackOf(unit);
    if (!track) return;
    const auto gone = [](const Motion& m) { return m.kind == Motion::Kind::Vanish; };
    if (std::ranges::any_of(track->motions, gone)) return;
    track->motions.push_back({Motion::Kind::Vanish, span, {}, TokenState::Removed});
    if (crossed && track->token.state == TokenState::Dislodged)
        addMark({MarkKind::Destroyed, track->token.at, unit.power, {}, scale_, 1, map_.provinceOf(unit.at)},
                span.startsAt);
}

void Teller::addMark(const Mark& mark, int popsAt)
{
    const auto same = [&](const MarkTrack& m) { return m.mark.kind == mark.kind && m.mark.at == mark.at; };
    if (std::ranges::none_of(story_.marks, same)) story_.marks.push_back({mark, {popsAt, popTime}, never});
}

void Teller::showResult(std::size_t i, int at)
{
    if (const auto arrow = arrowOf_.find(i); arrow != arrowOf_.end()) {
        story_.arrows[arrow->second].settled = stateOf(result(i).verdict);
        story_.arrows[arrow->second].settlesAt = at;
    }
    for (const Mark& mark :
         resultMarks(map_, board_, record_.before, outcome().after, result(i), drawings_[i], scale_))
        addMark(mark, at);
}

void Teller::tellQuietly(Gesture gesture, double lengths)
{
    const Results& results = groups_[gesture];
    if (results.empty()) return;
    const Span span = beginBeat({gesture, {}, results, {}}, lengths);
    for (std::size_t k = 0; k < results.size(); ++k)
        showResult(results[k], share(span, 0.6 * double(k) / double(results.size())));
}

void Teller::tellCentres()
{
    std::vector<Province> changed;
    const std::vector<Power>&before = record_.before.owner, &after = outcome().after.owner;
    for (std::size_t p = 0; p < after.size(); ++p)
        if (before[p] != after[p]) changed.push_back(static_cast<Province>(p));
    if (changed.empty()) return;
    const Span span = beginBeat({Gesture::Centres, {}, {}, changed}, 0.9);
    for (std::size_t k = 0; k < changed.size(); ++k)
        story_.ownerChanges.push_back({changed[k], after[index(changed[k])],
                                       share(span, 0.1 + 0.8 * double(k) / double(changed.size()))});
}

void Teller::settle()
{
    if (story_.arrows.empty() && story_.marks.empty() && story_.last.marks.empty() && story_.cards.empty())
        return;
    Beat beat{Gesture::Settle, {}, {}, {}};
    beat.span = {now_, std::max(tempo_.settle, readingTime(beat))};
    const Span whole = beat.span, span{now_, tempo_.settle};
    story_.beats.push_back(std::move(beat));
    for (TokenTrack& track : story_.tokens) straighten(track.token.unit, span);
    if (!story_.cards.empty()) story_.cards.back().fades = {span.startsAt, span.lasts / 2};
    for (ArrowTrack& track : story_.arrows)
        if (track.fades == never) track.fades = span;
    for (MarkTrack& track : story_.marks)
        if (track.fades == never) track.fades = span;
    for (const Mark& mark : story_.last.marks)
        story_.marks.push_back({mark, {span.startsAt, span.lasts - 1}, never});
    now_ = whole.endsAt();
}

Storyboard Teller::finish() &&
{
    story_.lasts = now_;
    story_.cuts = cutsOf(map_, record_, story_, views_, {tempo_.camera, tempo_.fade});
    return std::move(story_);
}

} // namespace chancery
