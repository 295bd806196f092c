// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a frame: evaluates every track at the instant.
#include "ui/scene/frame.h"

#include <algorithm>
#include <cmath>

namespace chancery {

namespace {

/// Returns the part of a span that has passed: 0 before it, 1 after it.
double progress(const Span& span, int ms)
{
    if (ms >= span.endsAt()) return 1;
    return ms <= span.startsAt ? 0 : double(ms - span.startsAt) / span.lasts;
}

double easeInOut(double u)
{
    return u * u * (3 - 2 * u);
}
/// Goes ever faster from 0 to 1, which it reaches at Motion::strikes, and is thrown back to 0.
double thereAndBack(double u)
{
    if (u < Motion::strikes) return std::pow(u / Motion::strikes, 2);
    return std::pow((1 - u) / (1 - Motion::strikes), 2);
}
/// Goes from 0 to 1 and a little beyond before it ends at 1.
double popping(double u)
{
    return u >= 1 ? 1 : 1 - std::pow(1 - u, 3) + 0.6 * u * std::pow(1 - u, 2);
}

struct SeenToken
{
    Token token;
    bool present;
    bool moving;
};

void apply(SeenToken& seen, const TokenTrack& track, const Motion& motion, int ms)
{
    const double u = progress(motion.span, ms);
    switch (motion.kind) {
    case Motion::Kind::Travel:
        seen.token.at = pointOn(motion.path, easeInOut(u));
        if (motion.to == nowhere) break;
        seen.token.left = seen.token.left || u > 0;
        if (u >= 1) seen.token.come = motion.to;
        break;
    case Motion::Kind::Lean:
        seen.token.at = pointOn(motion.path, thereAndBack(u));
        break;
    case Motion::Kind::Appear:
        seen.present = u > 0;
        seen.token.scale = track.token.scale * popping(u);
        seen.token.opacity = track.token.opacity;
        break;
    case Motion::Kind::Vanish:
        seen.present = u < 1;
        seen.token.opacity = 1 - u;
        seen.token.scale = track.token.scale * (1 - 0.4 * u);
        break;
    case Motion::Kind::Become:
        if (u >= 1) seen.token.state = motion.state;
        break;
    }
    seen.moving = seen.moving || (u > 0 && u < 1);
}

double turnAt(const TokenTrack& track, int ms)
{
    double turn = track.token.turn;
    for (const TokenTurn& t : track.turns) turn += (t.to - turn) * easeInOut(progress(t.span, ms));
    return turn;
}

SeenToken tokenAt(const TokenTrack& track, int ms)
{
    SeenToken seen{track.token, track.present, false};
    seen.token.turn = turnAt(track, ms);
    for (const Motion& motion : track.motions)
        if (ms >= motion.span.startsAt) apply(seen, track, motion, ms);
    return seen;
}

std::vector<Token> tokensAt(const Storyboard& story, int ms)
{
    std::vector<Token> still, moving; // moving tokens are painted on top
    for (const TokenTrack& track : story.tokens) {
        const SeenToken seen = tokenAt(track, ms);
        if (seen.present) (seen.moving ? moving : still).push_back(seen.token);
    }
    still.insert(still.end(), moving.begin(), moving.end());
    return still;
}

std::vector<Arrow> arrowsAt(const Storyboard& story, int ms)
{
    std::vector<Arrow> arrows;
    for (const ArrowTrack& track : story.arrows) {
        Arrow arrow = track.arrow;
        arrow.shown = easeInOut(progress(track.grows, ms));
        arrow.opacity = 1 - progress(track.fades, ms);
        if (ms >= track.settlesAt) arrow.state = track.settled;
        if (arrow.shown > 0 && arrow.opacity > 0) arrows.push_back(arrow);
    }
    return arrows;
}

std::vector<Mark> marksAt(const Storyboard& story, int ms)
{
    std::vector<Mark> marks;
    for (const MarkTrack& track : story.marks) {
        Mark mark = track.mark;
        mark.scale *= popping(progress(track.pops, ms));
        mark.opacity *= 1 - progress(track.fades, ms);
        if (mark.scale > 0 && mark.opacity > 0) marks.push_back(mark);
    }
    return marks;
}

} // namespace

int endOfReading(const Storyboard& story)
{
    int end = 0;
    for (const Beat& beat : story.beats)
        if (beat.gesture == Gesture::Orders) end = beat.span.endsAt();
    return end;
}

std::vector<Badge> Beat::badgesAt(int ms) const
{
    if (place == noProvince || ms >= counts.endsAt()) return badges;
    std::vector<Badge> drawn;
    for (const Badge& badge : badges) {
        const Climb* now = nullptr;
        for (const Climb& climb : climbs)
            if (climb.at <= ms && climb.badge.unit == badge.unit && climb.badge.below == badge.below)
                now = &climb;
        if (now) drawn.push_back(now->badge);
    }
    return drawn;
}

std::vector<Span> Beat::steps() const
{
    if (place == noProvince || meets.lasts == 0) return {span};
    const int verdict = meets.endsAt();
    return {
        {span.startsAt, counts.startsAt - span.startsAt}, counts, meets, {verdict, span.endsAt() - verdict}};
}

std::size_t beatAt(const Storyboard& story, int ms)
{
    const auto later =
        std::ranges::find_if(story.beats, [ms](const Beat& b) { return b.span.startsAt > ms; });
    const auto count = static_cast<std::size_t>(later - story.beats.begin());
    return count == 0 ? 0 : count - 1;
}

std::size_t beatToldAt(const Storyboard& story, int ms)
{
    const std::size_t now = beatAt(story, ms), next = now + 1;
    return next < story.beats.size() && ms >= toldFrom(story, next) ? next : now;
}

int toldFrom(const Storyboard& story, std::size_t beat)
{
    const int starts = story.beats[beat].span.startsAt;
    if (beat == 0 || (story.beats[beat].place == noProvince && story.beats[beat - 1].place == noProvince))
        return starts;
    const int end = story.beats[beat - 1].span.endsAt();
    const auto goes = std::ranges::find_if(story.cuts, [&](const Cut& c) { return c.span.startsAt >= end; });
    return goes == story.cuts.end() ? starts : std::min(goes->span.startsAt + goes->span.lasts / 2, starts);
}

Picture frameAt(const Storyboard& story, int ms)
{
    if (ms < 0) return story.first;
    if (ms >= story.lasts) return story.last;
    Picture picture;
    picture.owner = story.first.owner;
    for (const OwnerChange& change : story.ownerChanges)
        if (ms >= change.at) picture.owner[index(change.province)] = change.to;
    picture.tokens = tokensAt(story, ms);
    picture.arrows = arrowsAt(story, ms);
    picture.marks = marksAt(story, ms);
    return picture;
}

namespace {

constexpr double allMoved = .75; ///< the part of a time lapse in which units move

/// Returns when in the story a token is as it is at a part of its own motions, which follow one another
/// without pause.
int timeInMotions(const TokenTrack& track, double part)
{
    std::vector<Span> spans;
    for (const Motion& motion : track.motions)
        if (motion.span.lasts > 0) spans.push_back(motion.span);
    if (part >= 1) return never.startsAt;
    if (spans.empty() || part <= 0) return -1;
    const double at = part * double(spans.size());
    const Span& now = spans[static_cast<std::size_t>(at)];
    return now.startsAt + static_cast<int>((at - std::floor(at)) * now.lasts);
}

} // namespace

Picture lapseAt(const Storyboard& story, double part)
{
    Picture picture;
    picture.owner = part < allMoved ? story.first.owner : story.last.owner;
    for (const TokenTrack& track : story.tokens) {
        SeenToken seen = tokenAt(track, timeInMotions(track, part / allMoved));
        seen.token.turn = track.token.turn; // all at once they would tumble
        if (seen.present) picture.tokens.push_back(seen.token);
    }
    return picture;
}

std::optional<ShownSlide> cardAt(const Storyboard& story, int ms)
{
    for (const CardTrack& track : story.cards) {
        const double opacity =
            easeInOut(progress(track.appears, ms)) * (1 - easeInOut(progress(track.fades, ms)));
        if (opacity > 0) return ShownSlide{track.slide, opacity};
    }
    return std::nullopt;
}

namespace {

constexpr int fadeMs = 400;

/// Returns the instant from which on what is told at `ms` is shown, and the instants of the pictures before
/// and then: a fight is first as it is asked, then as it is counted, then as it ends.
struct CalmStep
{
    int from, before, after;
    int fades = fadeMs; ///< how long it fades in
};

CalmStep calmStepAt(const Storyboard& story, int ms)
{
    const std::size_t told = beatAt(story, ms);
    const Beat& beat = story.beats[told];
    const int last = told == 0 ? -1 : story.beats[told - 1].span.endsAt();
    if (beat.place == noProvince || beat.meets.lasts == 0)
        return {beat.span.startsAt, last, beat.span.endsAt()};
    const auto step = [](const Span& span, int before, int after) {
        return CalmStep{span.startsAt, before, after, std::min(fadeMs, span.lasts - 1)};
    };
    const int asked = beat.counts.startsAt, counted = beat.meets.startsAt, met = beat.meets.endsAt();
    const int start = beat.span.startsAt, end = beat.span.endsAt();
    if (ms < asked) return step({start, asked - start}, last, asked);
    if (ms < met) return step({asked, met - asked}, asked, counted);
    return step({met, end - met}, counted, end);
}

} // namespace

Picture calmFrameAt(const Storyboard& story, int ms)
{
    if (ms < 0 || story.beats.empty()) return story.first;
    const CalmStep step = calmStepAt(story, ms);
    Picture after = frameAt(story, step.after);
    const double u = double(ms - step.from) / std::max(step.fades, 1);
    if (u >= 1) return after;
    const Picture before = frameAt(story, step.before);
    if (u < 0.5) after.owner = before.owner;
    after.tokens = faded(before.tokens, after.tokens, u);
    after.arrows = faded(before.arrows, after.arrows, u);
    after.marks = faded(before.marks, after.marks, u);
    return after;
}

} // namespace chancery
