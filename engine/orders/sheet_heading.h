// SPDX-License-Identifier: GPL-3.0-or-later
// Headings of order sheets: whose the orders below a line, or behind its colon, are.
#pragma once

#include "engine/map/place_names.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace chancery {

struct ReadingContext;

/// A player of a game.
struct KnownPlayer
{
    std::string name;      ///< as it is written in the game
    Power power = noPower; ///< that the player has
};

/// Whose a line says that the orders are.
struct SheetHeading
{
    Power power = noPower;  ///< noPower if the line is no heading
    std::size_t end = 0;    ///< the byte where the orders of the line begin; its size if it has none
    bool mayBeVerb = false; ///< the line begins "R:", which may as well mean retreats
    std::string misspelt{}; ///< the label as it is written, if its name is spelt otherwise
};

/// Returns the heading that a line is or begins with. It names one power: by name, adjective, code or flag,
/// or a misspelling of these; by its initial only alone or before a colon. Beside it there may be what people
/// write in headings, "Orders for Russia (4) (+1)", and the name of a player in brackets or behind a dash,
/// "France - Bob"; other words make a line none. Without a colon, nothing but the heading may be on the line,
/// unless it is a table whose next column, behind a comma, a tab or a stroke, begins as an order does. The
/// name of a known player, or its first word, is a heading as that of a power is, alone or beside it; a
/// player who has several powers, or another one than is named, heads none.
SheetHeading headingOf(const Map& map, const PlaceNames& names, std::string_view line,
                       std::span<const KnownPlayer> players = {});

/// As headingOf, of a line on a sheet. In a phase of retreats "R:" heads no orders of Russia if Russia has no
/// such dislodged unit; if nothing is behind it, the end is that of the line.
SheetHeading headingOf(const ReadingContext& context, const PlaceNames& names, std::string_view line);

/// As headingOf, but also of a line that says its power first, without any sign: "Germany F Kie-Den A
/// Ber-Kie".
SheetHeading leadingPower(const Map& map, const PlaceNames& names, std::string_view line,
                          std::span<const KnownPlayer> players = {});

} // namespace chancery
