// SPDX-License-Identifier: GPL-3.0-or-later
// The light of a board for an audience: how it goes from one shot to another, and what has to be painted
// again then. Only where the images of the two shots differ does anything change.
#include "ui/draw/board_view_private.h"
#include "ui/draw/lit_painter.h"
#include "ui/draw/mark_painter.h"
#include "ui/draw/picture_painter.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

/// Device pixels: what is painted twice stays in the processor's cache between.
constexpr int bandHigh = 16;

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

bool BoardView::Private::compare(const QWidget& widget, const Shot& a, const Shot& b, bool all)
{
    const ShotImage *first = paintedImage(widget, a), *second = paintedImage(widget, b);
    if (!first || !second || first == second || first->viewport() != second->viewport()) return false;
    const auto isOf = [&](const Shot& shot) { return shot == compared.first || shot == compared.second; };
    if (!isOf(a) || !isOf(b)) {
        compared = {a, b};
        difference.begin(first->scene().size());
    }
    difference.compare(first->scene(), second->scene(), all);
    return true;
}

std::optional<QRegion> BoardView::Private::changedShots(const QWidget& widget, const Framing& was)
{
    const std::vector<Shot> seen = shotsIn(was, framing);
    if (!widget.isVisible() || seen.size() > 2 || seen.front().view != seen.back().view) return {};
    QRegion changed;
    for (const Shot& shot : seen) {
        ShotImage* image = paintedImage(widget, shot);
        if (!image) return {};
        changed += image->outdated();
        if (shot == compared.first || shot == compared.second) difference.changed(image->outdated());
    }
    if (seen.size() == 1) return changed;
    const bool known = compared == std::pair(seen[0], seen[1]) || compared == std::pair(seen[1], seen[0]);
    if (!known) return {};
    return changed | difference.possible() | litOtherwise(widget, seen[0].light, seen[1].light);
}

QRegion BoardView::Private::litOtherwise(const QWidget& widget, const Spotlight& a, const Spotlight& b) const
{
    const Viewport now = viewport(widget);
    const auto otherwise = [&](Province unit) { return isLit(a, unit) != isLit(b, unit); };
    QRegion all;
    for (const Token& token : picture.tokens)
        if (otherwise(base->map().provinceOf(token.unit.at))) all += now.toDevice(extentOf(token));
    for (const Mark& mark : picture.marks)
        if (!liesUnderTokens(mark.kind) && otherwise(mark.unit)) all += now.toDevice(extentOf(mark));
    return all;
}

/// Mixes the two images on an image of its own, because Qt rounds otherwise where a part is clipped away.
void BoardView::Private::paintLight(QPainter& painter, const QWidget& widget, const QRegion& dirty)
{
    const QImage &from = sceneOf(widget, framing.from), &to = sceneOf(widget, framing.to);
    QRegion fading = dirty;
    if (compare(widget, framing.from, framing.to, true)) fading &= difference.region();
    const QRect all = dirty.boundingRect();
    QImage mixed(all.width(), bandHigh, QImage::Format_RGB32);
    for (int top = all.top(); top <= all.bottom(); top += bandHigh) {
        const QRect band(all.left(), top, all.width(), bandHigh);
        QPainter mix(&mixed);
        mix.translate(-band.topLeft());
        for (const QRect& part : dirty& band) mix.drawImage(part.topLeft(), from, part);
        mix.setOpacity(framing.gone);
        for (const QRect& part : fading& band) mix.drawImage(part.topLeft(), to, part);
        mix.end();
        for (const QRect& part : dirty& band)
            painter.drawImage(part.topLeft(), mixed, part.translated(-band.topLeft()));
    }
}

/// Lights what is seen of the far image beside the near one as the near one is lit, so that no province is
/// lit up to a straight line.
void BoardView::Private::paintBeside(QPainter& painter, const QWidget& widget, const QRegion& beside)
{
    const bool comes = !framing.to.view.whole();
    const Shot &near = comes ? framing.to : framing.from, &far = comes ? framing.from : framing.to;
    const double share = nearShare(framing);
    if (beside.isEmpty() || near.light == far.light || share <= 0) return;
    painter.save();
    painter.setClipRegion(beside);
    if (!near.light.on) {
        paintScene(painter, widget, Shot(), share, false);
        return painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const Viewport now = viewport(widget);
    QBrush lit(cache.scene(*base));
    lit.setTransform(cache.viewport().fromMap().inverted());
    QPainterPath dark;
    if (!far.light.on) dark.addRect(base->shapes().frame);
    painter.setTransform(now.fromMap(), true);
    painter.setOpacity(share);
    for (std::size_t p = 0; p < base->shapes().space.size(); ++p) {
        const Province province = static_cast<Province>(p);
        const bool was = far.light.on && far.light.provinces.has(province),
                   is = near.light.provinces.has(province);
        const QPainterPath& path = base->shapes().space[p].path;
        if (far.light.on && is && !was) painter.fillPath(path, lit);
        if (far.light.on ? was && !is : is) dark.addPath(path); // what is lit is cut out of the frame
    }
    painter.setOpacity(1);
    painter.fillPath(dark, veilColour(look.theme, share));
    painter.restore();
}

} // namespace chancery
