// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/story_laws.h"

#include "tests/support/sketch.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/compose.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

const BoardGeometry& board()
{
    return sketch::standardGeometry();
}

QString resultsToldOnce(const Storyboard& story, const Outcome& outcome)
{
    std::vector<int> told(outcome.results.size());
    for (const Beat& beat : story.beats)
        for (const auto* results : {&beat.results, &beat.helps})
            for (const std::size_t i : *results) ++told.at(i);
    const auto due = [&](std::size_t i) {
        return outcome.results[i].finding.rule == Rule::RevivalAwaited ? 0 : 1;
    };
    for (std::size_t i = 0; i < told.size(); ++i)
        if (told[i] != due(i)) // what the retreats decide is shown after them
            return QString("%1 is told %2 times")
                .arg(QString::fromStdString(sketch::text({}, outcome.results[i].order)))
                .arg(told[i]);
    return {};
}

QString ordersReadOnce(const Storyboard& story, const Outcome& outcome)
{
    std::vector<int> read(outcome.results.size());
    for (const Beat& beat : story.beats)
        for (const std::size_t i : beat.orders) ++read.at(i);
    const bool inWinter = std::ranges::none_of(read, [](int times) { return times > 0; });
    for (std::size_t i = 0; i < read.size() && !inWinter; ++i)
        if (read[i] != int(outcome.results[i].ordered))
            return QString("%1 is read %2 times")
                .arg(QString::fromStdString(sketch::text({}, outcome.results[i].order)))
                .arg(read[i]);
    return {};
}

QString beatsFollowEachOther(const Storyboard& story)
{
    int end = 0;
    for (const Beat& beat : story.beats) {
        if (beat.span.startsAt < end || beat.span.lasts <= 0) return "beats overlap";
        end = beat.span.endsAt();
    }
    return story.lasts >= end ? QString() : QString("the story ends before its last beat");
}

QString beginsAndEndsRight(const PhaseRecord& record, const Storyboard& story)
{
    ViewOptions hidden, after;
    hidden.audience = Audience::Table;
    after.moment = Moment::After;
    after.showOrders = false;
    if (frameAt(story, -1) != compose(standardMap(), board(), record, hidden)) return "first frame";
    if (story.lasts > 0 && frameAt(story, 0) != frameAt(story, -1)) return "frame at 0";
    if (frameAt(story, story.lasts) != compose(standardMap(), board(), record, after)) return "last frame";
    return {};
}

/// When all orders have appeared the board looks as it does for people who wrote them.
QString showsTheOrdersFirst(const PhaseRecord& record, const Storyboard& story)
{
    if (endOfOrders(story) < 0) return {};
    ViewOptions revealed;
    revealed.audience = Audience::Table;
    revealed.revealed = true;
    revealed.showResults = false;
    Picture shown = frameAt(story, endOfOrders(story));
    for (Token& token : shown.tokens) token.turn = 0;
    Picture composed = compose(standardMap(), board(), record, revealed);
    if (shown.tokens != composed.tokens) return "tokens after the orders beat";
    // They lie upon each other as they were read, power by power.
    if (!std::ranges::is_permutation(shown.arrows, composed.arrows)) return "arrows after the orders beat";
    for (Picture* picture : {&shown, &composed}) // one ring for two powers is the first one's
        for (Mark& mark : picture->marks) mark.power = noPower;
    return std::ranges::is_permutation(shown.marks, composed.marks) ? QString()
                                                                    : QString("marks after the orders beat");
}

/// No token jumps, no token is in two places.
QString movesSmoothly(const Storyboard& story)
{
    constexpr int step = 30;
    constexpr double farthest = 2.2 * step; // map units; the longest convoys take this speed
    Picture last = frameAt(story, 0);
    for (int ms = step; ms < story.lasts; ms += step) {
        const Picture now = frameAt(story, ms);
        for (const Token& token : now.tokens) {
            if (std::ranges::count(now.tokens, token.unit, &Token::unit) > 1)
                return "a token is in two places";
            const Token* before = find(last, token.unit);
            if (before && distance(before->at, token.at) > farthest) return "a token jumps";
            if (!before && token.scale > 0.6) return "a token comes from nowhere";
        }
        for (const Token& token : last.tokens)
            if (!find(now, token.unit) && token.opacity > 0.3) return "a token is gone at once";
        last = now;
    }
    return {};
}

/// The last moving frame shows what the engine says: the same tokens at the same places.
QString arrives(const Storyboard& story)
{
    const Picture end = frameAt(story, story.lasts - 1);
    if (story.lasts == 0) return {};
    if (end.owner != story.last.owner) return "owners at the end";
    if (end.tokens.size() != story.last.tokens.size()) return "number of tokens at the end";
    for (const Token& token : story.last.tokens) {
        const auto same = [&](const Token& t) {
            return t.unit.power == token.unit.power && t.unit.kind == token.unit.kind &&
                   t.state == token.state && distance(t.at, token.at) < 1;
        };
        if (std::ranges::none_of(end.tokens, same)) return "a token did not arrive";
    }
    const auto faded = [](const Arrow& a) { return a.opacity < 0.05; };
    if (!std::ranges::all_of(end.arrows, faded)) return "an arrow stays";
    return {};
}

/// At the end of every beat each token has a place of its own.
QString standsApart(const Storyboard& story)
{
    for (const Beat& beat : story.beats) {
        const Picture picture = frameAt(story, beat.span.endsAt());
        for (std::size_t i = 0; i < picture.tokens.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (distance(picture.tokens[i].at, picture.tokens[k].at) < 12)
                    return "two tokens in one place";
    }
    return {};
}

/// Of the tracks alone, without looking at every frame.
QString brokenTracks(const Storyboard& story)
{
    for (const TokenTrack& track : story.tokens) {
        Point at = track.token.at;
        int end = 0;
        for (const Motion& motion : track.motions) {
            if (motion.span.startsAt < end) return "motions overlap";
            end = motion.span.endsAt();
            const bool goes = motion.kind == Motion::Kind::Travel || motion.kind == Motion::Kind::Lean;
            if (goes && distance(motion.path.from, at) > 0.01) return "a token jumps";
            if (motion.kind == Motion::Kind::Travel) at = motion.path.to;
        }
        if (std::ranges::count(story.tokens, track.token.unit,
                               [](const TokenTrack& t) { return t.token.unit; }) > 1)
            return "a unit has two tokens";
    }
    return {};
}

/// Returns the beat in which each result is shown.
std::vector<int> beatsOf(const Storyboard& story, const Outcome& outcome)
{
    std::vector<int> beats(outcome.results.size(), -1);
    for (std::size_t b = 0; b < story.beats.size(); ++b)
        for (const auto* results : {&story.beats[b].results, &story.beats[b].helps})
            for (const std::size_t i : *results) beats[i] = int(b);
    return beats;
}

bool counts(const OrderResult& r)
{
    return r.verdict != Verdict::Illegal && r.verdict != Verdict::Invalid && r.order.unit.at != nowhere &&
           !as<Revive>(r.order);
}

/// No result is shown before those that decided it: the order against it, and for a fight the supports and
/// convoys of its units.
QString noVerdictBeforeItsCause(const Storyboard& story, const Outcome& outcome)
{
    const std::vector<int> beats = beatsOf(story, outcome);
    std::map<Province, std::size_t> at;
    for (std::size_t i = 0; i < outcome.results.size(); ++i)
        if (counts(outcome.results[i]))
            at.try_emplace(standardMap().provinceOf(outcome.results[i].order.unit.at), i);
    for (std::size_t i = 0; i < outcome.results.size(); ++i) {
        const OrderResult& r = outcome.results[i];
        if (!counts(r) || as<Insurrection>(r.order)) continue;
        if (r.finding.rule == Rule::MoveParadox) continue; // the rule decides that, not a fight
        ProvinceSet causes;
        if (r.finding.against != noProvince) causes.add(r.finding.against);
        if (story.beats[std::size_t(beats[i])].place != noProvince)
            causes = causes | r.finding.counted | r.finding.fleets;
        const int most = r.finding.mine + int(r.finding.discounted().size());
        const bool failsAnyway = r.verdict == Verdict::Fails && r.finding.theirsKind == StrengthKind::Hold &&
                                 most <= r.finding.theirs;
        if (story.beats[std::size_t(beats[i])].place != noProvince && !failsAnyway)
            causes = causes | r.finding.discounted();
        for (const Province cause : causes)
            if (const auto it = at.find(cause); it != at.end() && beats[it->second] > beats[i])
                return QString("%1 is told before its cause, %2")
                    .arg(QString::fromStdString(sketch::text({}, r.order)),
                         QString::fromStdString(standardMap()[cause].code));
    }
    for (const DislodgedUnit& lost : outcome.dislodged) {
        const auto attacker = at.find(lost.attackedFrom),
                   loser = at.find(standardMap().provinceOf(lost.unit.at));
        if (loser != at.end() && outcome.results[loser->second].finding.rule == Rule::MoveParadox)
            continue; // that its move fails is shown with the paradox
        if (attacker != at.end() && loser != at.end() && beats[loser->second] < beats[attacker->second])
            return "a unit is told dislodged before it is attacked";
    }
    return {};
}

} // namespace

Storyboard storyOf(const PhaseRecord& record)
{
    return storyOf(standardMap(), board(), record);
}

const Token* find(const Picture& picture, const Unit& unit)
{
    const auto it = std::ranges::find_if(picture.tokens, [&](const Token& t) { return t.unit == unit; });
    return it == picture.tokens.end() ? nullptr : &*it;
}

int endOfOrders(const Storyboard& story)
{
    int end = -1;
    for (const Beat& beat : story.beats)
        if (beat.gesture == Gesture::Orders) end = beat.span.endsAt();
    return end;
}

QString brokenLaw(const PhaseRecord& record)
{
    const Storyboard story = storyOf(record);
    for (const QString& broken :
         {resultsToldOnce(story, *record.outcome), ordersReadOnce(story, *record.outcome),
          beatsFollowEachOther(story), noVerdictBeforeItsCause(story, *record.outcome),
          beginsAndEndsRight(record, story), showsTheOrdersFirst(record, story), movesSmoothly(story),
          arrives(story), standsApart(story)})
        if (!broken.isEmpty()) return broken;
    return {};
}

QString brokenTrackLaw(const Storyboard& story, const Outcome& outcome)
{
    for (const QString& broken :
         {resultsToldOnce(story, outcome), ordersReadOnce(story, outcome), beatsFollowEachOther(story),
          noVerdictBeforeItsCause(story, outcome), brokenTracks(story), arrives(story), standsApart(story)})
        if (!broken.isEmpty()) return broken;
    return {};
}

} // namespace chancery
