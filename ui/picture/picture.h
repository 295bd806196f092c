// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a board shows at one instant, as values. Widgets paint it and work nothing out.
#pragma once

#include "engine/base/ids.h"
#include "engine/base/unit.h"
#include "ui/picture/geometry.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chancery {

/// What a unit's token looks like besides its power and kind. Told apart by shape, not by colour alone.
enum class TokenState : std::uint8_t { Plain, Unordered, Selected, Dislodged, Built, Removed };

struct Token
{
    Unit unit;                ///< power and kind decide colour, letter and shape
    Point at;
    TokenState state = TokenState::Plain;
    double scale = 1;
    double opacity = 1;
    double turn = 0;          ///< degrees clockwise
    bool operator==(const Token&) const = default;
};

enum class ArrowKind : std::uint8_t { Move, MoveByConvoy, SupportMove, SupportHold, Convoy, Retreat };
/// Pending while orders are being written; the others once resolved (or once the story has told it).
enum class ArrowState : std::uint8_t { Pending, Works, Fails, Preview };

/// A curve as in arrows.h; a support ends on the arrow or the unit that it supports.
struct Arrow
{
    ArrowKind kind = ArrowKind::Move;
    ArrowState state = ArrowState::Pending;
    Power power = noPower;
    Point from, bend, to;
    double shown = 1;         ///< 0..1: how much of it has been drawn, from its start
    double opacity = 1;
    std::vector<Point> via{}; ///< of a convoyed army, past its fleets
    bool operator==(const Arrow&) const = default;
};

enum class MarkKind : std::uint8_t {
    Hold,        ///< a ring round a unit ordered to hold
    SupportHold, ///< a dashed ring round a unit supported in holding
    Convoy,      ///< a wave under a convoying fleet
    Link,        ///< a ring round a fleet of a chain that holds
    Bounce,      ///< a burst where units stood each other off
    Cut,         ///< a break across a cut support
    Failed,      ///< a cross beside a unit whose order failed or was illegal
    Destroyed,   ///< a cross over a unit that is gone
    Strength,    ///< a badge with a number
    Contested,   ///< a space closed to retreats
    Ruled,       ///< the gamemaster has ruled on what stands here
};

struct Mark
{
    MarkKind kind = MarkKind::Hold;
    Point at;
    Power power = noPower;
    std::string text;         ///< of a badge
    double scale = 1;
    double opacity = 1;
    bool operator==(const Mark&) const = default;
};

enum class HighlightKind : std::uint8_t { Chosen, Target, Hover, Missing };

struct Highlight
{
    Province province = noProvince;
    HighlightKind kind = HighlightKind::Target;
    bool operator==(const Highlight&) const = default;
};

struct Picture
{
    std::vector<Power> owner;  ///< [province] who tints it; noPower for none
    std::vector<Token> tokens; ///< later ones on top
    std::vector<Arrow> arrows;
    std::vector<Mark> marks;
    std::vector<Highlight> highlights;

    bool operator==(const Picture&) const = default;
};

} // namespace chancery
