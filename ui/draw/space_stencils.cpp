// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/space_stencils.h"

#include "ui/draw/mark_painter.h"

namespace chancery {

void SpaceStencils::setZoom(const BoardShapes& shapes, double pixels)
{
    if (shapes_ == &shapes && pixels_ == pixels) return;
    shapes_ = &shapes;
    pixels_ = pixels;
    bodies_.clear();
    rims_.clear();
}

const Stencil* SpaceStencils::body(std::size_t province)
{
    auto found = bodies_.find(province);
    if (found == bodies_.end())
        found = bodies_.emplace(province, Stencil::ofShape(shapes_->space[province].path, pixels_, scratch_))
                    .first;
    return found->second ? &*found->second : nullptr;
}

const Stencil& SpaceStencils::rim(const Stencil& body, Key key, const QPainterPath& line, const QPen& pen)
{
    auto found = rims_.find(key);
    if (found == rims_.end())
        found = rims_.emplace(key, Stencil::ofStroke(body, line, pen, pixels_, scratch_)).first;
    return found->second;
}

bool SpaceStencils::paintRealm(const Canvas& canvas, const BoardBase& base, std::size_t province,
                               const std::vector<Power>& owner)
{
    const Stencil* shape = body(province);
    if (!shape) return false;
    const Power power = owner[province];
    const PowerColours& colours = base.look().theme.of(power);
    shape->colour(canvas.image, canvas.origin, canvas.visible, colours.tint);
    if (base.look().theme.choice.hatched) paintHatch(canvas, base, province, power);
    const std::vector<OutlineRun>& runs = shapes_->space[province].runs;
    for (std::size_t r = 0; r < runs.size(); ++r)
        if (edgeOfRealm(runs[r], power, owner))
            rim(*shape, {province, Rim::Band, r}, runs[r].coarse, bandPen(colours.band))
                .colour(canvas.image, canvas.origin, canvas.visible, colours.band);
    return true;
}

void SpaceStencils::paintHatch(const Canvas& canvas, const BoardBase& base, std::size_t province,
                               Power power) const
{
    QPainter painter(&canvas.image);
    painter.setClipRect(canvas.visible);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(canvas.origin);
    painter.scale(pixels_, pixels_);
    base.paintHatch(painter, province, power);
}

bool SpaceStencils::paintHighlight(const Canvas& canvas, const BoardBase& base, const Highlight& highlight)
{
    const std::size_t province = index(highlight.province), kind = static_cast<std::size_t>(highlight.kind);
    const Stencil* shape = body(province);
    if (!shape) return false;
    const SpaceShape& space = shapes_->space[province];
    const HighlightLook look = lookOf(highlight.kind, base.look().theme);
    const QPainterPath outline = coarseOutline(space);
    shape->colour(canvas.image, canvas.origin, canvas.visible, look.wash);
    rim(*shape, {province, Rim::Casing, kind}, outline, look.casing)
        .colour(canvas.image, canvas.origin, canvas.visible, look.casing.color());
    rim(*shape, {province, Rim::Line, kind}, outline, look.line)
        .colour(canvas.image, canvas.origin, canvas.visible, look.line.color());
    return true;
}

} // namespace chancery
