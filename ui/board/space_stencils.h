// SPDX-License-Identifier: GPL-3.0-or-later
// Realms and highlights coloured through stencils: what a change of owner or a moving mouse costs.
#pragma once

#include "ui/board/stencil.h"
#include "ui/paint/board_base.h"
#include "ui/picture/picture.h"

#include <map>
#include <tuple>

namespace chancery {

/// Where to: the image of a board whose corner is at `origin`, and what of it may change.
struct Canvas
{
    QImage& image;
    QPoint origin;
    QRect visible;
};

class SpaceStencils
{
public:
    /// Device pixels for one map unit. Forgets the stencils of any other zoom, and of other spaces.
    void setZoom(const BoardShapes& shapes, double pixels);

    /// The same as BoardBase::paintRealm(), but for rounding. False, and nothing done, if the space is too large at this zoom.
    bool paintRealm(const Canvas& canvas, const BoardBase& base, std::size_t province,
                    const std::vector<Power>& owner);
    /// The same as paintHighlight().
    bool paintHighlight(const Canvas& canvas, const BoardBase& base, const Highlight& highlight);

private:
    enum class Rim { Band, Casing, Line };
    /// Which space, and of it which run, or which kind of highlight.
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
