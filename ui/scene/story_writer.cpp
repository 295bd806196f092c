// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/story_writer.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/compose.h"
#include "ui/scene/shots.h"

#include <algorithm>

namespace chancery {

namespace {

/// The token scale for which arrows are shaped in the audience window: between those that the camera sees
/// from afar and from near.
constexpr double roomShapeScale = 1.4;

} // namespace

StoryPhase storyPhaseOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                        const Telling& telling)
{
    const double scale = telling.tokenScale;
    const bool room = telling.forRoom || scale >= projectorTokenScale;
    std::vector<Order> orders;
    for (const OrderResult& result : record.outcome->results) orders.push_back(result.order);
    return {map,    board,
            record, telling,
            room,   drawOrders(map, board, record.before, orders, scale, room ? roomShapeScale : scale)};
}

namespace {

/// Returns the unit that has come by a move or a retreat, or nullptr.
const Unit* comeBy(const StoryPhase& phase, const Order& order)
{
    const Location to = as<Move>(order) ? as<Move>(order)->to : as<Retreat>(order)->to;
    return unitAt(phase.map, phase.outcome().after, phase.map.provinceOf(to));
}

} // namespace

Location StoryPhase::goalOf(std::size_t i) const
{
    const Unit* arrived = comeBy(*this, result(i).order);
    return arrived ? arrived->at : nowhere;
}

Curve StoryPhase::wayOf(std::size_t i) const
{
    const Unit* arrived = comeBy(*this, result(i).order);
    Curve path = drawings[i].way;
    if (arrived) path.to = placeOf(board, *arrived);
    return path;
}

namespace {

constexpr int popTime = 260; ///< how long a mark takes to appear, in milliseconds

} // namespace

StoryWriter::StoryWriter(const StoryPhase& phase)
    : phase_(phase)
    , tempo_(phase.telling.tempo)
{
    const double scale = phase.telling.tokenScale;
    story_.first = composePosition(phase.board, phase.record.before, scale);
    story_.last = composePosition(phase.board, phase.outcome().after, scale);
    for (const Token& token : story_.first.tokens) story_.tokens.push_back({token, true, {}, {}});
    for (const Mark& mark : story_.first.marks) story_.marks.push_back({mark, {-1, 0}, never});
}

void StoryWriter::waitUntil(int ms)
{
    now_ = std::max(now_, ms);
}

WordCount StoryWriter::wordsOf(const Beat& beat, const Slide* card) const
{
    return phase_.telling.words ? phase_.telling.words(beat, card) : WordCount();
}

int StoryWriter::readingTime(const Beat& beat, const Slide* card) const
{
    return timeToRead(wordsOf(beat, card).told);
}

Span StoryWriter::addBeat(Beat beat, int lasts, int pause)
{
    beat.span = {now_, lasts};
    story_.beats.push_back(std::move(beat));
    const Span span = story_.beats.back().span;
    now_ = span.endsAt() + pause;
    return span;
}

Span StoryWriter::addBeat(Beat beat, double lengths, const Slide* card)
{
    const int lasts = std::max(int(tempo_.beat * lengths), readingTime(beat, card));
    return addBeat(std::move(beat), lasts, tempo_.pause);
}

Span StoryWriter::addFight(Beat beat, double lengths, double begin, double end, int supports)
{
    const WordCount words = wordsOf(beat);
    const int lasts = int(tempo_.beat * lengths), lead = int(lasts * begin),
              moves = int(lasts * (end - begin));
    // What is asked stands once the camera is half gone, and with what is listed until the units meet.
    const int gap = story_.beats.empty() ? 0 : now_ - story_.beats.back().span.endsAt(),
              going = gap > tempo_.pause ? gap - tempo_.camera / 2 : 0;
    const int counting = std::max(lead + supports * tempo_.support, timeToRead(words.listed) - moves);
    // Eyes have found the question while the camera went, if it did.
    const int asking = std::max({timeToRead(words.asked + words.listed) - going - counting - moves,
                                 tempo_.notice - going, tempo_.pause});
    beat.counts = {now_ + asking, counting};
    beat.meets = {beat.counts.endsAt(), moves};
    const Span action{beat.meets.startsAt - lead, lasts};
    const int over = std::max(action.endsAt(), beat.meets.endsAt() + timeToRead(words.told));
    addBeat(std::move(beat), over - now_, tempo_.pause);
    return action;
}

Span StoryWriter::addMoves(Beat beat, double lengths)
{
    const WordCount words = wordsOf(beat);
    const int moving = int(tempo_.beat * lengths);
    const Span meets{now_ + std::max(timeToRead(words.asked) - moving, 0), moving};
    beat.meets = meets;
    addBeat(std::move(beat), meets.endsAt() + timeToRead(words.told) - now_, tempo_.pause);
    return meets;
}

TokenTrack* StoryWriter::trackOf(const Unit& unit)
{
    const auto it =
        std::ranges::find_if(story_.tokens, [&](const TokenTrack& t) { return t.token.unit == unit; });
    return it == story_.tokens.end() ? nullptr : &*it;
}

void StoryWriter::move(const Unit& unit, const Motion& motion)
{
    if (TokenTrack* track = trackOf(unit)) track->motions.push_back(motion);
}

void StoryWriter::turn(const Unit& unit, const TokenTurn& turn)
{
    if (TokenTrack* track = trackOf(unit)) track->turns.push_back(turn);
}

void StoryWriter::straighten(const Unit& unit, const Span& span)
{
    TokenTrack* track = trackOf(unit);
    if (track && !track->turns.empty() && track->turns.back().to != 0) track->turns.push_back({span, 0});
}

void StoryWriter::vanish(const Unit& unit, const Span& span, bool crossed)
{
    TokenTrack* track = trackOf(unit);
    if (!track) return;
    const auto gone = [](const Motion& m) { return m.kind == Motion::Kind::Vanish; };
    if (std::ranges::any_of(track->motions, gone)) return;
    track->motions.push_back({Motion::Kind::Vanish, span, {}, TokenState::Removed});
    if (crossed)
        addMark({MarkKind::Destroyed,
                 track->token.at,
                 unit.power,
                 {},
                 phase_.telling.tokenScale,
                 1,
                 phase_.map.provinceOf(unit.at)},
                span.startsAt);
}

void StoryWriter::hideUnits(const Span& goes, int backAt)
{
    for (TokenTrack& track : story_.tokens) {
        TokenState state = track.token.state;
        bool gone = false;
        for (const Motion& motion : track.motions) {
            if (motion.kind == Motion::Kind::Vanish || motion.kind == Motion::Kind::Appear)
                gone = motion.kind == Motion::Kind::Vanish;
            if (motion.kind == Motion::Kind::Appear || motion.kind == Motion::Kind::Become)
                state = motion.state;
        }
        if (gone) continue;
        track.motions.push_back({Motion::Kind::Vanish, goes, {}, TokenState::Removed});
        track.motions.push_back({Motion::Kind::Appear, {backAt, 0}, {}, state});
    }
}

void StoryWriter::appear(const Order& order, const Span& beat, int at)
{
    const Unit* built = unitAt(phase_.map, phase_.outcome().after, phase_.map.provinceOf(order.unit.at));
    Unit unit = built ? *built : order.unit; // an inland fleet may become an army (DATC 4.C.4)
    unit.power = order.power;
    const Token token{unit, placeOf(phase_.board, unit), TokenState::Built, phase_.telling.tokenScale, 1, 0};
    story_.tokens.push_back({token, false, {}});
    move(unit, {Motion::Kind::Appear, {at, beat.lasts / 2}, {}, TokenState::Built});
    move(unit, {Motion::Kind::Become, {beat.endsAt(), 0}, {}, TokenState::Plain});
}

void StoryWriter::drawArrow(std::size_t result, const Span& span)
{
    if (!phase_.drawings[result].hasArrow) return;
    arrowOf_[result] = story_.arrows.size();
    story_.arrows.push_back({phase_.drawings[result].arrow, span, never, ArrowState::Pending, 0});
}

void StoryWriter::drawAgain(std::size_t result, int at, const Span& span)
{
    const auto drawn = arrowOf_.find(result);
    if (drawn == arrowOf_.end()) return;
    story_.arrows[drawn->second].fades = {at, tempo_.pause};
    drawArrow(result, span);
}

void StoryWriter::addMark(const Mark& mark, int popsAt)
{
    const auto same = [&](const MarkTrack& m) { return m.mark.kind == mark.kind && m.mark.at == mark.at; };
    if (std::ranges::none_of(story_.marks, same)) story_.marks.push_back({mark, {popsAt, popTime}, never});
}

std::size_t StoryWriter::addMark(const MarkTrack& track)
{
    story_.marks.push_back(track);
    return story_.marks.size() - 1;
}

void StoryWriter::fadeOrder(Province unit, const Span& span)
{
    const Unit* there = unitAt(phase_.map, phase_.record.before, unit);
    if (!there) return;
    const Point at = placeOf(phase_.board, *there);
    const auto isRing = [at](const Mark& mark) {
        return (mark.kind == MarkKind::SupportHold || mark.kind == MarkKind::Hold) && mark.at == at;
    };
    for (MarkTrack& track : story_.marks) {
        const bool own = track.mark.unit == unit && track.pops.startsAt < span.startsAt;
        if ((own || isRing(track.mark)) && track.fades == never) track.fades = span;
    }
    for (const auto& [result, arrow] : arrowOf_) {
        ArrowTrack& track = story_.arrows[arrow];
        const bool settled = track.settled != ArrowState::Pending && track.settlesAt < span.startsAt;
        if (phase_.provinceOf(result) == unit && settled && track.fades == never) track.fades = span;
    }
}

void StoryWriter::showResult(std::size_t result, int at, const std::optional<Point>& touches)
{
    const OrderResult& shown = phase_.result(result);
    if (const auto arrow = arrowOf_.find(result); arrow != arrowOf_.end()) {
        story_.arrows[arrow->second].settled = stateOf(shown.verdict);
        story_.arrows[arrow->second].settlesAt = at;
    }
    for (Mark& mark : resultMarks(phase_.map, phase_.board, phase_.record.before, phase_.outcome().after,
                                  shown, phase_.drawings[result], phase_.telling.tokenScale)) {
        if (mark.kind == MarkKind::Bounce && touches) mark.at = *touches;
        addMark(mark, at);
    }
}

void StoryWriter::showLink(std::size_t convoy, int at)
{
    const Unit& fleet = phase_.unitOf(convoy);
    addMark({MarkKind::Link,
             placeOf(phase_.board, fleet),
             phase_.result(convoy).order.power,
             {},
             phase_.telling.tokenScale,
             1,
             phase_.provinceOf(convoy)},
            at);
}

void StoryWriter::fadeArrows(const Results& results, const Span& span)
{
    ProvinceSet units;
    for (const std::size_t i : results) units.add(phase_.provinceOf(i));
    for (MarkTrack& track : story_.marks) // a break means nothing without its arrow
        if (track.mark.kind == MarkKind::Cut && units.has(track.mark.unit) && track.fades == never)
            track.fades = span;
    for (const std::size_t i : results)
        if (const auto arrow = arrowOf_.find(i); arrow != arrowOf_.end())
            if (Span& old = story_.arrows[arrow->second].fades; old == never) old = span;
}

void StoryWriter::leaveCard()
{
    if (story_.cards.empty() || story_.cards.back().fades != never) return;
    story_.cards.back().fades = {story_.beats.back().span.endsAt(), tempo_.pause};
    waitUntil(story_.cards.back().fades.endsAt());
}

void StoryWriter::settle()
{
    if (story_.arrows.empty() && story_.marks.empty() && story_.last.marks.empty() && story_.cards.empty())
        return;
    Beat beat{Gesture::Settle, {}, {}, {}};
    const int lasts = std::max(tempo_.settle, readingTime(beat));
    const Span span{addBeat(std::move(beat), lasts, 0).startsAt, tempo_.settle};
    for (TokenTrack& track : story_.tokens) straighten(track.token.unit, span);
    if (!story_.cards.empty()) story_.cards.back().fades = {span.startsAt, span.lasts / 2};
    for (ArrowTrack& track : story_.arrows)
        if (track.fades == never) track.fades = span;
    for (MarkTrack& track : story_.marks)
        if (track.fades == never) track.fades = span;
    for (const Mark& mark : story_.last.marks)
        story_.marks.push_back({mark, {span.startsAt, span.lasts - 1}, never});
}

Storyboard StoryWriter::finish(const FightViews& views) &&
{
    story_.lasts = now_;
    story_.cuts = cutsOf(phase_.map, phase_.record, story_, views, {tempo_.camera, tempo_.pause});
    return std::move(story_);
}

void tellQuietly(StoryWriter& story, ResultGroups& groups, Gesture gesture, double lengths)
{
    const Results& results = groups[gesture];
    if (results.empty()) return;
    const Span span = story.addBeat({gesture, {}, results, {}}, lengths);
    for (std::size_t k = 0; k < results.size(); ++k)
        story.showResult(results[k], timeIn(span, 0.6 * double(k) / double(results.size())));
}

void tellLeaving(StoryWriter& story, ResultGroups& groups, Gesture gesture)
{
    const Results& results = groups[gesture];
    if (results.empty()) return;
    const Span span = story.addBeat({gesture, {}, results, {}}, 0.9);
    for (const std::size_t i : results) {
        story.showResult(i, span.startsAt);
        story.vanish(story.phase().unitOf(i), {timeIn(span, 0.3), int(span.lasts * 0.7)}, true);
    }
}

void tellRevivals(StoryWriter& story, ResultGroups& groups)
{
    const Results& results = groups[Gesture::Revive];
    if (results.empty()) return;
    const Span span = story.addBeat({Gesture::Revive, {}, results, {}}, 1);
    for (const std::size_t i : results)
        if (const OrderResult& wish = story.phase().result(i); wish.finding.rule == Rule::RevivalBuilt)
            story.appear(wish.order, span, span.startsAt);
}

Gesture revivalGesture(const OrderResult& result)
{
    return result.verdict == Verdict::Illegal ? Gesture::Void : Gesture::Revive;
}

} // namespace chancery
