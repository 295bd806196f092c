// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as they are spelled: which words name the unit, the command and the provinces. order_meaning.h
// settles which provinces are meant, by the position.
#pragma once

#include "engine/map/place_names.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chancery {

/// A province or coast as it was written, and the locations that it may mean.
struct SpelledPlace
{
    std::string_view text;              ///< as written, part of the line
    std::vector<PlaceMeaning> meanings; ///< the lowest cost first
    std::size_t begin = 0;              ///< its byte in the line
    std::size_t end = 0;                ///< the token after it
    bool abbreviated = false;           ///< a full stop follows it
};

/// A unit as it was written.
struct SpelledUnit
{
    Power power = noPower;               ///< "Austrian"
    std::optional<UnitKind> kind;        ///< the letter, if one was written
    const SpelledPlace* place = nullptr; ///< absent in "F Stands"
    std::string_view text;               ///< as written, part of the line
    std::size_t begin = 0;               ///< its byte in the line
};

/// The command that an order is written with.
enum class Verb : std::uint8_t {
    None,
    Hold,
    Move,
    Support,
    Convoy,
    Retreat,
    Disband,
    Build,
    Waive,
    Insurrection,
    Revive
};

/// One order as it was written, before its provinces are settled.
struct SpelledOrder
{
    Power power = noPower;  ///< "England builds …", "France: …"
    bool headed = false;    ///< with a colon: the following orders are this power's too
    bool owned = false;     ///< the power is named behind the unit or the order: "A Ven - Tyr (Italian)"
    bool joined = false;    ///< behind another order with neither a sign nor a unit's letter before it
    bool beside = false;    ///< a move with neither a dash nor a word that says so: "par bur"
    SpelledUnit unit;       ///< the unit that is ordered
    Verb verb = Verb::None; ///< None if only a unit is written, in an adjustment phase
    bool ofBefore = false;  ///< it is said to support the order before: "supported by A Mar"
    bool stopped = false;   ///< a full stop is behind the verb, which may end the order: "A Ruh S. F Den H"
    std::optional<SpelledUnit>
        helped; ///< the supported or convoyed unit; none if it is that of the order before
    std::vector<const SpelledPlace*> way; ///< destination last; empty for support to hold
    bool viaConvoy = false;               ///< whether it says "via convoy" or the like
    Power whom = noPower;                 ///< the power that an insurrection is for
};

} // namespace chancery
