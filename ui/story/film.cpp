// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/story/film.h"

#include "ui/story/calm_frame.h"
#include "ui/story/frame.h"

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

/// Returns the instant at which a shot is seen: now where the camera stands, else when it leaves or arrives.
/// So the orders of a shot stay as they are while the camera moves or the light changes.
int instantOf(const Storyboard& story, const Framing& framing, int ms, Camera camera, const Shot& shot)
{
    if (framing.stands() && shot == framing.to) return ms;
    const bool leaves = !framing.stands() && shot == framing.from && shot != framing.to;
    for (const Cut& cut : story.cuts) {
        if (cut.span.endsAt() <= ms) continue;
        if (leaves) return std::min(ms, cut.span.startsAt);
        if (seenBy(camera, cut.to) == shot) return cut.span.endsAt();
    }
    return ms;
}

} // namespace

Film filmOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling)
{
    Telling near = telling;
    near.tokenScale *= tokenShareAt(mostCloseness);
    near.forRoom = true;
    return {tell(map, board, record, telling), tell(map, board, record, near), areaOf(board)};
}

Framing framingOf(const Film& film, int ms, Camera camera, bool reducedMotion)
{
    return framingAt(film.whole, ms, reducedMotion ? Camera::Still : camera);
}

Picture seenAt(const Film& film, int ms, Camera camera, bool reducedMotion)
{
    if (reducedMotion) return calmFrameAt(film.whole, ms);
    return seenFrom(film, ms, viewOf(framingOf(film, ms, camera, false), film.board));
}

Views viewsAt(const Film& film, int ms, Camera camera, bool reducedMotion)
{
    const Framing framing = framingOf(film, ms, camera, reducedMotion);
    Views views;
    if (framing.from.plain() && framing.to.plain() && framing.next.plain()) return views;
    if (reducedMotion) camera = Camera::Still;
    for (const Shot& shot : {framing.to, framing.next, framing.from, Shot()}) {
        const auto known = [&](const auto& one) { return one.first == shot; };
        if (std::ranges::any_of(views.pictures, known)) continue;
        const int at = instantOf(film.whole, framing, ms, camera, shot);
        views.pictures.emplace_back(shot, reducedMotion ? calmFrameAt(film.whole, at)
                                                        : seenFrom(film, at, shot.view));
        views.pictures.back().second.tokens.clear();
    }
    return views;
}

} // namespace chancery
