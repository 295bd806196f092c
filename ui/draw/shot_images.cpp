// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/shot_images.h"

#include "ui/draw/token_layer.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr int stepMs = 3; ///< how long the next shot is painted between two frames

/// Returns the shots that are seen in either of two framings.
std::vector<Shot> shotsIn(const Framing& before, const Framing& now)
{
    std::vector<Shot> shots;
    const auto add = [&](const Shot& shot) {
        if (std::ranges::find(shots, shot) == shots.end()) shots.push_back(shot);
    };
    for (const Framing* framing : {&before, &now}) {
        add(framing->to);
        if (!framing->stands()) add(framing->from);
    }
    return shots;
}

} // namespace

bool ShotImages::ready(const BoardSight& sight) const
{
    const std::vector<Shot> wanted = sight.wantedShots();
    return std::ranges::all_of(wanted, [&](const Shot& shot) {
        const Viewport viewport = sight.viewportOf(shot);
        return std::ranges::any_of(
            images_, [&](const ShotImage& image) { return image.shows(shot, viewport) && image.ready(); });
    });
}

void ShotImages::show(const BoardSight& sight)
{
    for (const Shot& shot : sight.wantedShots()) begun(sight, shot);
}

bool ShotImages::paintSome(const BoardBase& base, BoardCache& whole, const BoardSight& sight)
{
    for (const Shot& shot : sight.wantedShots()) {
        ShotImage& image = imageOf(base, sight, shot);
        if (image.ready()) continue;
        paint(image, whole, shot, stepMs);
        return true;
    }
    const Framing& framing = sight.framing;
    const bool fades = framing.stands() && framing.to.view == framing.next.view;
    return fades && compare(sight, framing.to, framing.next, false) && !difference_.done();
}

const QImage& ShotImages::scene(const BoardBase& base, BoardCache& whole, const BoardSight& sight,
                                const Shot& shot)
{
    if (shot.plain()) return whole.scene(base);
    ShotImage& image = imageOf(base, sight, shot);
    paint(image, whole, shot, -1);
    return image.scene();
}

std::optional<QRegion> ShotImages::difference(const BoardSight& sight, const Shot& a, const Shot& b)
{
    if (!compare(sight, a, b, true)) return {};
    return difference_.region();
}

std::optional<QRegion> ShotImages::changedSince(const BoardBase& base, const BoardSight& sight,
                                                const Framing& was)
{
    const std::vector<Shot> seen = shotsIn(was, sight.framing);
    if (!sight.visible || seen.size() > 2 || seen.front().view != seen.back().view) return {};
    QRegion changed;
    for (const Shot& shot : seen) {
        const ShotImage* image = painted(sight, shot);
        if (!image) return {};
        changed += image->outdated();
        if (isCompared(shot)) difference_.changed(image->outdated());
    }
    if (seen.size() == 1) return changed;
    const bool known = compared_ == std::pair(seen[0], seen[1]) || compared_ == std::pair(seen[1], seen[0]);
    if (!known) return {};
    return changed | difference_.possible() | litOtherwise(base, sight, seen[0].light, seen[1].light);
}

ShotImage* ShotImages::begun(const BoardSight& sight, const Shot& shot)
{
    const Viewport viewport = sight.viewportOf(shot);
    for (ShotImage& image : images_) {
        if (!image.shows(shot, viewport)) continue;
        image.show(sight.views.in(shot, sight.picture));
        return &image;
    }
    return nullptr;
}

ShotImage* ShotImages::painted(const BoardSight& sight, const Shot& shot)
{
    ShotImage* image = begun(sight, shot);
    return image && image->painted() ? image : nullptr;
}

ShotImage& ShotImages::imageOf(const BoardBase& base, const BoardSight& sight, const Shot& shot)
{
    if (ShotImage* image = begun(sight, shot)) return *image;
    const std::vector<Shot> wanted = sight.wantedShots();
    const auto isFree = [&](const ShotImage& image) {
        return std::ranges::none_of(wanted,
                                    [&](const Shot& one) { return image.shows(one, sight.viewportOf(one)); });
    };
    const auto free = std::ranges::find_if(images_, isFree);
    ShotImage& image = free == images_.end() ? images_.front() : *free;
    image.begin({base, sight.codePixels * sight.ratio}, shot, sight.viewportOf(shot));
    image.show(sight.views.in(shot, sight.picture));
    difference_.clear();
    compared_ = {};
    return image;
}

void ShotImages::paint(ShotImage& image, BoardCache& whole, const Shot& shot, int ms)
{
    const QRegion changed = image.paint(whole, ms);
    if (isCompared(shot)) difference_.changed(changed);
}

bool ShotImages::compare(const BoardSight& sight, const Shot& a, const Shot& b, bool all)
{
    const ShotImage *first = painted(sight, a), *second = painted(sight, b);
    if (!first || !second || first == second || first->viewport() != second->viewport()) return false;
    if (!isCompared(a) || !isCompared(b)) {
        compared_ = {a, b};
        difference_.begin(first->scene().size());
    }
    difference_.compare(first->scene(), second->scene(), all);
    return true;
}

} // namespace chancery
