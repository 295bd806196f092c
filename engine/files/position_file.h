// SPDX-License-Identifier: GPL-3.0-or-later
// One position with orders as a document: TOML, or the text form of jDip's test cases (reading only).
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// The units that a test case says there are after the phase.
struct StatedAfter
{
    std::vector<Unit> units, dislodged;
    std::string fault{}; ///< the first line of it that cannot be read, with its place; else empty
};

/// A position with the orders written for it.
struct PositionSheet
{
    std::string title;                 ///< the name of the case, may be empty
    std::shared_ptr<const Map> map;    ///< the board
    Phase phase;                       ///< season, year and kind
    Position position;                 ///< at the beginning of the phase
    std::vector<WrittenOrder> written; ///< all lines, those that could not be read included
    /// Why the phase should not be resolved as it is written, each with its place: faults of the position
    /// that stop it, retreats that are offered and cannot be, then lines that could not be read.
    std::vector<Error> problems;
    PowerSet received{};                 ///< powers that handed in a sheet with nothing on it
    std::optional<StatedAfter> stated{}; ///< what a test case says that follows
    std::vector<std::string> said{};     ///< what another source says that follows, as in StudyNode::said
    std::vector<std::string>
        quoted{}; ///< lines with orders of an earlier mail that the text quotes: left out
    std::vector<std::string> leftOut{}; ///< orders of phases that cannot be played after the others
    /// Whether a name in an order was not taken as it is written: the orders read anew say which.
    bool corrected = false;
    std::vector<std::pair<std::string, Power>> misspelt{}; ///< headings of a posted text, as in Study
    std::vector<std::string> passedOver{};                 ///< remarks of a posted text, as in Study
    std::optional<Phase> later{}; ///< the phase that follows, if the text has orders for it: left out
    /// Whether the rest of a test case was not read, because of the fault that `problems` has.
    bool unread = false;
};

/// Reads at least one position; on failure names the fault and its place. A TOML document holds exactly one,
/// the text form may hold several cases, of which some may be `unread`. A position that cannot be is read as
/// it is.
Result<std::vector<PositionSheet>> readPositions(std::string_view text, const std::string& name,
                                                 const MapLoader& maps);

/// Whether a key that is not known is an error.
enum class UnknownKeys : std::uint8_t { Refuse, ReadOver };

/// Reads a position from a TOML value; on failure names the fault and its place.
Result<PositionSheet> readPositionSheet(const Value& document, const std::string& name, const MapLoader& maps,
                                        UnknownKeys unknown);

/// Returns the position and its orders as a TOML document.
std::string writePosition(const PositionSheet& sheet);

/// Returns what the source says that follows as a line for each unit, for compareSaid() in
/// explain/said_results.h: "Austria: A SER, dislodged"; "none, dislodged" if it says that none is. Empty if
/// it says nothing, or a line of it cannot be read.
std::vector<std::string> resultLines(const PositionSheet& sheet);

/// Returns a game that starts from the position, with its orders written.
Game gameFrom(PositionSheet sheet);

} // namespace chancery
