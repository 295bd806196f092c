// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps arrows off one another: chooses among the shapes that each could have. All lengths are in map units.
#pragma once

#include "ui/scene/arrows.h"

#include <functional>
#include <span>
#include <vector>

namespace chancery {

/// One way to draw a line, and how little it is liked for itself.
struct Shape
{
    Curve line;      ///< the part that shows
    double cost = 0; ///< in map units; 0 for the best
};

/// A line on the board that may have several shapes.
struct Strand
{
    Shape shape;      ///< the one that it has; before untangle() the best for itself
    double width = 6; ///< of the line
    /// Returns the other shapes that it can have; it is called once at most, if the line lies on another or
    /// costs something. Without it the line stays as it is.
    std::function<std::vector<Shape>()> others{};
    std::size_t chosen = 0; ///< 0 for the first shape, else 1 + the index of one of the others
};

/// The most lines that are kept off one another. It is more than orders have on any map, and takes a tenth of
/// a second.
inline constexpr std::size_t mostTangled = 120;

/// Gives other shapes to strands that run on others, cross them at a small angle or cost much, where that
/// costs less. More than mostTangled strands stay as they are.
void untangle(std::vector<Strand>& strands);

/// Returns the part of a line, from 0 to 1, at which a sign of this radius belongs to it alone: near the
/// middle, but off the `others` and the tokens of this scale.
double signOn(const Curve& line, std::span<const Curve> others, std::span<const Point> tokens,
              double tokenScale, double radius);

} // namespace chancery
