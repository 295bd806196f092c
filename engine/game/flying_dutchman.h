// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the units on the board with the centres, the places and the history of the game, and what is done
// about a unit that should not be on the board, a "Flying Dutchman" (Alexander V.6, DATC 4.E.6).
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// When a unit that should not be there was found. Alexander V.6.a to V.6.e, in this order.
enum class FoundIn : std::uint8_t { Diplomacy, Writing, Resolution, Retreats, Adjustments };

/// What can be done about it.
enum class Remedy : std::uint8_t {
    AsInWinter,    ///< as if the adjustments had not ended: the builds in excess are ignored (V.6.a, III.5.j)
    ByDisbandRule, ///< the unit goes that is disbanded where no disband was ordered (V.6.a, III.5.h)
    ThatUnit,      ///< the unit itself is removed
    RightCoast,    ///< the fleet is put on the coast where the history of the game has it
    Later, ///< the phase is finished first (V.6.c to V.6.e); else play goes on until the next adjustments
};

/// Returns when something that is found now was found, as far as the phase says. While orders are written it
/// is Diplomacy unless `writing` says that the time for writing has come.
FoundIn foundIn(const PhaseRecord& record, bool writing);

/// Returns whether the rulebook holds the clock until a matter is settled that was found now (Alexander
/// V.6.a, V.6.b).
bool holdsClock(const Game& game, FoundIn found);

/// Returns what can be done about a finding in the current phase; what the rulebook says comes first. Where
/// the phase must be finished first, that is all.
std::vector<Remedy> remediesFor(const Game& game, const PositionFault& finding, FoundIn found);

/// Returns the clause by which a remedy is done: "Alexander V.6.a", "DATC 4.E.6"; empty where no clause says
/// so.
std::string clauseOf(const Game& game, const PositionFault& finding, Remedy remedy, FoundIn found);

/// Returns the rulings on the current phase that a remedy consists of, with this reason and time; none for
/// Later.
std::vector<Ruling> rulingsFor(const Game& game, const PositionFault& finding, Remedy remedy,
                               const std::string& reason, const std::string& time);

/// Returns what is wrong with the board of the current phase: at its beginning, or at its end once it is
/// resolved. These are the faults of the position that stop the phase, powers with too many units (TooMany),
/// and what the history of the game does not account for (NeverBuilt, WrongCoast). Units are not counted
/// where adjustments follow at once, nor where no centre has an owner. A unit that a ruling has put where it
/// is counts as accounted for.
std::vector<PositionFault> checkTable(const Game& game);

} // namespace chancery
