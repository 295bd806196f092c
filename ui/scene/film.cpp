// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/film.h"

#include "ui/scene/frame.h"

#include <algorithm>

namespace chancery {

namespace {

double mixed(double a, double b, double u)
{
    return a + (b - a) * u;
}

/// Returns the items of two lists, each at the part `u` of the way from the first list's to the second's.
template<class T, class Mix>
std::vector<T> mixed(const std::vector<T>& a, const std::vector<T>& b, double u, Mix mix)
{
    if (a.size() != b.size()) return u < .5 ? a : b;
    std::vector<T> both = a;
    for (std::size_t i = 0; i < both.size(); ++i) mix(both[i], b[i], u);
    return both;
}

void mixTokens(Token& token, const Token& near, double u)
{
    token.at = between(token.at, near.at, u);
    token.scale = mixed(token.scale, near.scale, u);
}

void mixMarks(Mark& mark, const Mark& near, double u)
{
    mark.at = between(mark.at, near.at, u);
    mark.scale = mixed(mark.scale, near.scale, u);
}

void mixArrows(Arrow& arrow, const Arrow& near, double u)
{
    arrow.from = between(arrow.from, near.from, u);
    arrow.bend = between(arrow.bend, near.bend, u);
    arrow.to = between(arrow.to, near.to, u);
    if (arrow.via.size() == near.via.size())
        for (std::size_t i = 0; i < arrow.via.size(); ++i)
            arrow.via[i] = between(arrow.via[i], near.via[i], u);
}

Picture mixed(const Picture& whole, const Picture& near, double u)
{
    Picture picture = whole;
    picture.tokens = mixed(whole.tokens, near.tokens, u, mixTokens);
    picture.arrows = mixed(whole.arrows, near.arrows, u, mixArrows);
    picture.marks = mixed(whole.marks, near.marks, u, mixMarks);
    return picture;
}

/// Returns the board as it looks from a view.
Picture seenFrom(const Film& film, int ms, const MapArea& view)
{
    if (view.whole() || view == film.board) return frameAt(film.whole, ms);
    const double share = tokenShareAt(closeness(view, film.board));
    return mixed(frameAt(film.whole, ms), frameAt(film.near, ms),
                 (1 - share) / (1 - tokenShareAt(mostCloseness)));
}

/// Returns the board as it looks from a view, or without motion.
Picture seenFrom(const Film& film, int ms, const MapArea& view, bool reducedMotion)
{
    return reducedMotion ? calmFrameAt(film.whole, ms) : seenFrom(film, ms, view);
}

/// Returns the latest instant at which no more is revealed than at this one: before the next beat.
int toldUntil(const Storyboard& story, int ms)
{
    const auto next = std::ranges::find_if(story.beats, [ms](const Beat& b) { return b.span.startsAt > ms; });
    return next == story.beats.end() ? story.lasts : next->span.startsAt - 1;
}

/// Returns the instant at which a shot is seen: now where the camera rests, else when it leaves or arrives,
/// but never later than what is revealed now. So the orders of a shot stay as they are while the camera moves
/// or the light changes.
int instantOf(const Storyboard& story, const Framing& framing, int ms, Camera camera, const Shot& shot)
{
    if (framing.stands() && shot == framing.to) return ms;
    const bool leaves = !framing.stands() && shot == framing.from && shot != framing.to;
    const int told = toldUntil(story, ms);
    for (const Cut& cut : story.cuts) {
        if (cut.span.endsAt() <= ms) continue;
        if (leaves) return std::min(ms, cut.span.startsAt);
        if (seenBy(camera, cut.to) == shot) return std::min(cut.span.endsAt(), told);
    }
    return told;
}

} // namespace

Film filmOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling)
{
    Telling near = telling;
    near.tokenScale *= tokenShareAt(mostCloseness);
    near.forRoom = true;
    return {storyOf(map, board, record, telling), storyOf(map, board, record, near), areaOf(board)};
}

Framing framingOf(const Film& film, int ms, Camera camera, bool reducedMotion)
{
    return framingAt(film.whole, ms, reducedMotion ? Camera::Still : camera);
}

Picture seenAt(const Film& film, int ms, Camera camera, bool reducedMotion)
{
    if (reducedMotion) camera = Camera::Still;
    const Framing framing = framingOf(film, ms, camera, reducedMotion);
    const MapArea view = viewOf(framing, film.board);
    Picture picture = seenFrom(film, ms, view, reducedMotion);
    if (framing.stands()) return picture;
    const auto ordersIn = [&](const Shot& shot) {
        return seenFrom(film, instantOf(film.whole, framing, ms, camera, shot), view, reducedMotion);
    };
    const Picture from = ordersIn(framing.from), to = ordersIn(framing.to);
    picture.arrows = faded(from.arrows, to.arrows, framing.gone);
    picture.marks = faded(from.marks, to.marks, framing.gone);
    return picture;
}

Views viewsAt(const Film& film, int ms, Camera camera, bool reducedMotion)
{
    const Framing framing = framingOf(film, ms, camera, reducedMotion);
    Views views;
    if (framing.from.plain() && framing.to.plain() && framing.next.plain()) return views;
    if (reducedMotion) camera = Camera::Still;
    const std::vector<Power> owner = seenFrom(film, ms, {}, reducedMotion).owner;
    for (const Shot& shot : {framing.to, framing.next, framing.from, Shot()}) {
        const auto known = [&](const auto& one) { return one.first == shot; };
        if (std::ranges::any_of(views.pictures, known)) continue;
        const Shot& turns = framing.to.dark() ? framing.to : framing.from; // shows the whole board too
        const int at =
            instantOf(film.whole, framing, ms, camera, shot.plain() && turns.dark() ? turns : shot);
        views.pictures.emplace_back(shot, seenFrom(film, at, shot.view, reducedMotion));
        views.pictures.back().second.tokens.clear();
        views.pictures.back().second.owner = owner;
    }
    return views;
}

} // namespace chancery
