// SPDX-License-Identifier: GPL-3.0-or-later
// Corrects a phase that was played and replays every later one with what was written for it.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// One thing that a correction changes. `kind` says which of the other members are used.
struct Difference
{
    /// What a power must or may do in a Winter: builds are positive, removals negative.
    struct Adjustments
    {
        Power power = noPower;
        int was = 0, is = 0; ///< before and after the correction

        bool operator==(const Adjustments&) const = default;
    };

    /// What has changed.
    enum class Kind : std::uint8_t {
        PhaseGone, ///< there is nothing to do in it any more; what was written for it is lost
        PhaseNew,  ///< there is something to do in it now, and nothing is written for it
        Stopped,   ///< it cannot be resolved, and has no results
        Result,    ///< of an order: `was` and `is`, of which one may be missing
        UnitGone,  ///< `unit` is no longer on the board at the end of the phase
        UnitNew,   ///< `unit` is on the board now
        Dislodged, ///< `unit` must retreat now
        Owner,     ///< of a centre: `owner`
        Due,       ///< the builds or removals of a power: `due`
    };

    Phase phase;                            ///< the phase that is different
    Kind kind = Kind::Result;               ///< what is different
    std::string order{};                    ///< Result: the order in canonical form
    std::optional<OrderResult> was{}, is{}; ///< Result: before and after the correction
    Unit unit{};                            ///< the unit concerned
    Transfer owner{};                       ///< Owner: before and after the correction
    Adjustments due{};                      ///< Due: before and after the correction

    bool operator==(const Difference&) const = default;
};

/// Returns the differences between two versions of a phase. If one is unresolved, its starting position is
/// compared with the other's end.
std::vector<Difference> differencesBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is);
/// Returns the differences between two versions of a phase, without those in units and owners that were there
/// at its beginning.
std::vector<Difference> newDifferencesBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is);

/// A corrected game and what the correction changes.
struct CorrectedGame
{
    Game game;                           ///< with the corrected phase and those replayed
    std::vector<Difference> differences; ///< phase by phase
};

/// Replaces phase `number` of a game by `record` and replays the later phases. Phases that were resolved are
/// resolved again. The later ones keep their lines, read against the new position, and their rulings; a new
/// phase has no orders. One that cannot be resolved any more has no results: the next one begins as it did,
/// and the last one is to be resolved again.
CorrectedGame corrected(const Game& game, std::size_t number, PhaseRecord record);

/// Returns a phase with another starting position and its lines and ruled orders read again. A line whose
/// orders differ from its text, because the gamemaster was asked, keeps its orders.
PhaseRecord beginningWith(const Map& map, const PhaseRecord& record, Position position);

/// Returns a phase with further rulings, those on positions applied to its beginning. It is not resolved
/// again.
PhaseRecord withRulings(const Game& game, PhaseRecord record, const std::vector<Ruling>& rulings);
/// Returns phase `number` of a game without one of its rulings, given by index. It is not resolved again.
/// A first phase that was set up by hand keeps the position that was ruled.
PhaseRecord withoutRuling(const Game& game, std::size_t number, std::size_t ruling);

} // namespace chancery
