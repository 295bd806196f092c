// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/shot_images.h"

#include "ui/draw/token_layer.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace chancery {

namespace {

constexpr int tile = 32;          ///< device pixels
constexpr int comparedHigh = 256; ///< a multiple of a tile: comparing it takes about a millisecond

bool differ(const QImage& a, const QImage& b, const QRect& part)
{
    const auto bytes = static_cast<std::size_t>(part.width()) * sizeof(QRgb);
    const auto first = static_cast<std::ptrdiff_t>(part.left()) * static_cast<std::ptrdiff_t>(sizeof(QRgb));
    for (int y = part.top(); y <= part.bottom(); ++y)
        if (std::memcmp(a.constScanLine(y) + first, b.constScanLine(y) + first, bytes) != 0) return true;
    return false;
}

/// Adds the tiles of a rectangle of tiles that differ, those beside each other as one.
void addDiffering(std::vector<QRect>& found, const QImage& a, const QImage& b, const QRect& area)
{
    for (int y = area.top(); y <= area.bottom(); y += tile) {
        QRect run;
        for (int x = area.left(); x <= area.right(); x += tile) {
            const QRect part = QRect(x, y, tile, tile) & area;
            if (differ(a, b, part)) {
                run = run.isNull() ? part : run.united(part);
            } else if (!run.isNull()) {
                found.push_back(run);
                run = QRect();
            }
        }
        if (!run.isNull()) found.push_back(run);
    }
}

/// Returns the rectangle with its edges between tiles.
QRect inTiles(const QRect& area)
{
    const auto down = [](int at) { return at / tile * tile; };
    return {QPoint(down(std::max(0, area.left())), down(std::max(0, area.top()))),
            QPoint(down(std::max(0, area.right())) + tile - 1, down(std::max(0, area.bottom())) + tile - 1)};
}

} // namespace

void ImageDifference::begin(QSize size)
{
    size_ = size;
    left_ = QRect(QPoint(), size);
    differs_ = {};
}

void ImageDifference::changed(const QRegion& region)
{
    if (size_.isEmpty()) return;
    for (const QRect& part : region& QRect(QPoint(), size_)) left_ += inTiles(part);
    left_ &= QRect(QPoint(), size_);
}

void ImageDifference::compare(const QImage& a, const QImage& b, bool all)
{
    if (left_.isEmpty()) return;
    const QRect strip(0, left_.boundingRect().top() / comparedHigh * comparedHigh, size_.width(),
                      comparedHigh);
    const QRegion now = all ? left_ : left_ & strip;
    std::vector<QRect> found;
    for (const QRect& area : now) addDiffering(found, a, b, area);
    differs_ -= now;
    for (const QRect& part : found) differs_ += part;
    left_ -= now;
}

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
