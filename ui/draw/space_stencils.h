// SPDX-License-Identifier: GPL-3.0-or-later
// Colours realms and highlights through stencils, so that changing owners and moving the mouse are cheap.
#pragma once

#include "ui/draw/board_base.h"
#include "ui/draw/stencil.h"
#include "ui/scene/picture.h"

#include <map>
#include <tuple>

namespace chancery {

/// The image to paint on: the map's corner is at `origin`, and only `visible` may change.
struct Canvas
{
    QImage& image;
    QPoint origin;
    QRect visible;
};

/// Keeps the stencils of provinces and their rims at one zoom, and paints realms and highlights through them.
class SpaceStencils
{
public:
    /// Sets the zoom, in device pixels for one map unit. Forgets the stencils of other zooms and other
    /// shapes.
    void setZoom(const BoardShapes& shapes, double pixels);

    /// Paints a realm as BoardBase::paintRealm() does, but for rounding. Returns false and paints nothing if
    /// the province is too large at this zoom.
    bool paintRealm(const Canvas& canvas, const BoardBase& base, std::size_t province,
                    const std::vector<Power>& owner);
    /// Paints a highlight as paintHighlight() does. Returns false and paints nothing if the province is too
    /// large.
    bool paintHighlight(const Canvas& canvas, const BoardBase& base, const Highlight& highlight);

private:
    enum class Rim { Band, Casing, Line };
    /// The province, the kind of rim, and the index of the run or the kind of highlight.
    using Key = std::tuple<std::size_t, Rim, std::size_t>;

    const Stencil* body(std::size_t province);
    const Stencil& rim(const Stencil& body, Key key, const QPainterPath& line, const QPen& pen);
    void paintHatch(const Canvas& canvas, const BoardBase& base, std::size_t province, Power power) const;

    const BoardShapes* shapes_ = nullptr;
    double pixels_ = 0;
    std::map<std::size_t, std::optional<Stencil>> bodies_;
    std::map<Key, Stencil> rims_;
    StencilScratch scratch_;
};

} // namespace chancery
