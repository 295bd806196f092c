// SPDX-License-Identifier: GPL-3.0-or-later
// Leads arrows round the tokens and names on the board: a little further out, or on the other side.
#pragma once

#include "engine/map/position.h"
#include "ui/scene/arrows.h"
#include "ui/scene/board_geometry.h"

#include <vector>

namespace chancery {

/// What arrows should not cover.
struct Clutter
{
    std::vector<Box> tokens, names;   ///< the tokens, and the names or codes of provinces
    double width = 1e6, height = 1e6; ///< the size of the board, which arrows should not leave
    const LandGrid* land = nullptr;   ///< where ways by water should not go; nullptr: there is no land
};

/// Returns the tokens of a position and the names or codes where they are seen. If nothing places them, they
/// are where the map has them: codes for tokens larger than scale 1.3, because boards seen from afar show
/// these. `board` must outlive it.
Clutter clutterOf(const Map& map, const BoardGeometry& board, const Position& position, double tokenScale);

/// Returns a way like way(), bent further or to the other side where that keeps it off tokens and names.
/// Between close tokens it bends enough to show an arrow. With `keepRight` it never bends less or to the
/// left, for a move that meets one the other way. With `byWater` it goes round land where that is not much
/// longer.
Curve wayAround(Point from, Point to, const Clutter& clutter, double tokenScale, bool keepRight = false,
                bool byWater = false);
/// The length of an arrow that is wanted at least, in map units at token scale 1: it shows a line and a head.
inline constexpr double plainArrow = 1.5 * shortestArrow;

/// A way that an arrow can take, and how little it is liked; the cost is in map units.
struct PossibleWay
{
    Curve way;       ///< the whole way
    double cost = 0; ///< for what it covers, its length and its bend
};
/// Returns the ways that wayAround() chooses from, the one that it takes first. Where tokens are so close
/// that an arrow would be shorter than `wantedLength`, in map units at token scale 1, it goes further out.
std::vector<PossibleWay> waysAround(Point from, Point to, const Clutter& clutter, double tokenScale,
                                    bool keepRight = false, bool byWater = false,
                                    double wantedLength = plainArrow);

/// Returns how much of an arrow lies on tokens other than those at these two points, in map units.
double coveredByTokens(const Curve& arrow, const Clutter& clutter, Point from, Point to, double tokenScale);

/// What is where a way ends.
enum class WayEnd {
    Token, ///< a token stands there, or may be met there
    Open,  ///< nothing: the arrow reaches the place
};
/// Returns the part of a way that is drawn as its arrow: between its tokens, and ending before a name that
/// would hide its head.
Curve arrowOn(const Curve& way, const Clutter& clutter, double tokenScale, WayEnd end = WayEnd::Token);

} // namespace chancery
