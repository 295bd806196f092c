// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a board shows at one instant, as values. Widgets paint it and calculate nothing.
#pragma once

#include "engine/base/ids.h"
#include "engine/base/unit.h"
#include "ui/scene/board_geometry.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chancery {

/// The look of a token besides its power and kind. States differ by shape, not by colour alone.
enum class TokenState : std::uint8_t { Plain, Unordered, Selected, Dislodged, Built, Removed };

/// A unit on the board.
struct Token
{
    Unit unit;                            ///< power and kind decide colour, letter and shape
    Point at;                             ///< the middle of the token
    TokenState state = TokenState::Plain; ///< the look
    double scale = 1;                     ///< the size; see tokenWidth for size 1
    double opacity = 1;                   ///< 0 to 1
    double turn = 0;                      ///< degrees clockwise
    bool left = false;       ///< whether it has left its province, and with it the coast on which it was
    Location come = nowhere; ///< where it has come to, once it has left its province
    /// Returns where the unit is.
    Location where() const { return come != nowhere ? come : unit.at; }
    bool operator==(const Token&) const = default;
};

/// The kind of order that an arrow shows; it decides the line and the head.
enum class ArrowKind : std::uint8_t { Move, MoveByConvoy, SupportMove, SupportHold, Convoy, Retreat };
/// What is known of an arrow's order: Pending without a result, Works or Fails with one, and Preview for the
/// order that a click would write.
enum class ArrowState : std::uint8_t { Pending, Works, Fails, Preview };

/// The arrow of an order, along a Curve of arrows.h. A support ends on the arrow or the unit that it
/// supports.
struct Arrow
{
    ArrowKind kind = ArrowKind::Move;       ///< the order
    ArrowState state = ArrowState::Pending; ///< its result
    Power power = noPower;                  ///< the power that gave the order
    Point from, bend, to;                   ///< the start, the control point and the end
    double shown = 1;                       ///< 0 to 1: how much of the arrow is drawn, from its start
    double opacity = 1;                     ///< 0 to 1
    std::vector<Point> via{};               ///< of a convoyed army: the points at its fleets
    Province unit = noProvince;             ///< where the unit with the order started
    double sign = .5; ///< the part of it, from its start, at which it is crossed out or cut if it fails
    bool operator==(const Arrow&) const = default;
};

/// The meaning and the look of a mark.
enum class MarkKind : std::uint8_t {
    Hold,        ///< a ring round a unit ordered to hold
    SupportHold, ///< a dashed ring round a unit supported in holding
    Convoy,      ///< a wave under a convoying fleet
    Link,        ///< a ring round a fleet of a convoy that works
    Bounce,      ///< a burst where units bounced
    Cut,         ///< a break across a cut support
    Failed,      ///< a cross beside a unit whose order failed or was illegal
    Destroyed,   ///< a cross over a destroyed unit
    Strength,    ///< a badge with a strength
    Contested,   ///< a province closed to retreats
    Ruled,       ///< a sign that the gamemaster has ruled on this unit or province
};

/// A sign on the board.
struct Mark
{
    MarkKind kind = MarkKind::Hold; ///< meaning and look
    Point at;                       ///< the middle of the mark
    Power power = noPower;          ///< the power that gives it its colour; noPower: none
    std::string text;               ///< the text of a badge
    double scale = 1;               ///< the size, as that of tokens
    double opacity = 1;             ///< 0 to 1
    Province unit = noProvince;     ///< where the unit started that it is about; noProvince: none
    bool operator==(const Mark&) const = default;
};

/// Why a province is lit: during order entry, because its unit has another order or result than elsewhere, or
/// because a panel is about it.
enum class HighlightKind : std::uint8_t { Chosen, Target, Hover, Missing, OtherOrder, OtherResult, Lit };

/// A province that is lit.
struct Highlight
{
    Province province = noProvince;             ///< the lit province
    HighlightKind kind = HighlightKind::Target; ///< why it is lit
    bool operator==(const Highlight&) const = default;
};

/// What is fainter is almost gone, or has hardly come: it counts as not seen.
inline constexpr double faintestSeen = .5;

/// The whole board at one instant.
struct Picture
{
    std::vector<Power> owner;  ///< [province] the power whose colour it has; noPower for none
    std::vector<Token> tokens; ///< later ones on top
    std::vector<Arrow> arrows;
    std::vector<Mark> marks;
    std::vector<Highlight> highlights;

    bool operator==(const Picture&) const = default;
};

} // namespace chancery
