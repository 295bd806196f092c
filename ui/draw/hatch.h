// SPDX-License-Identifier: GPL-3.0-or-later
// Lines across a realm, so that realms can be distinguished without colour.
#pragma once

#include <QLineF>
#include <QPainterPath>

#include <cstddef>
#include <vector>

namespace chancery {

/// A pattern of parallel lines.
struct Hatch
{
    double degrees = 45;  ///< clockwise from level
    double spacing = 10;  ///< map units
    bool crossed = false; ///< a second set of lines square to the first
    bool doubled = false; ///< each line has another close beside it
    bool operator==(const Hatch&) const = default;
};

/// Returns the hatch of the power with this number. Seven differ by their direction; the next seven are
/// wider, and so on.
Hatch hatchOf(std::size_t power);

/// Returns the parts of the lines within the shape, in map units. They pass through the same points in every
/// shape, so that they go on without a step from one province to the next.
std::vector<QLineF> hatchLines(const QPainterPath& shape, const Hatch& hatch);

} // namespace chancery
