// SPDX-License-Identifier: GPL-3.0-or-later
// A phase that was played is put right, and every later one is played again with what was written for it.
#pragma once

#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// Something that turns out otherwise. Which members are used follows from `kind`.
struct Difference
{
    enum class Kind : std::uint8_t {
        PhaseGone, ///< nobody has anything to do in it any more; what was written for it is lost
        PhaseNew,  ///< somebody has something to do in it now, and nothing is written for it
        Result,    ///< of an order: `was` and `is`, either of which may be missing
        UnitGone,  ///< `unit` is not there when the phase has ended
        UnitNew,   ///< it is there now
        Dislodged, ///< it must retreat now
        Owner,     ///< of `centre`, noPower is nobody
    };

    Phase phase;
    Kind kind = Kind::Result;
    std::string order{};                ///< canonical
    std::optional<OrderResult> was{}, is{};
    Unit unit{};
    Province centre = noProvince;
    Power ownerWas = noPower, owner = noPower;

    bool operator==(const Difference&) const = default;
};

/// What comes of a phase otherwise. One that is not resolved has only its beginning.
std::vector<Difference> differencesBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is);
/// The same without units and owners that were otherwise when it began.
std::vector<Difference> newDifferencesBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is);

struct CorrectedGame
{
    Game game;
    std::vector<Difference> differences; ///< phase by phase
};

/// The phase `number` of the game is `record` instead, resolved if it was, and the later ones follow from it: as they
/// were written, read against the board as it is now, with their rulings. Where a phase is new, nothing is ordered.
CorrectedGame corrected(const Game& game, std::size_t number, PhaseRecord record);

/// A phase that begins otherwise: its lines are read again. A line that was not understood as it is written, because
/// somebody was asked, is understood as before.
PhaseRecord beginningWith(const Map& map, const PhaseRecord& record, Position position);

/// With these rulings as well, those on positions carried out. The phase is not resolved again.
PhaseRecord withRulings(const Map& map, PhaseRecord record, const std::vector<Ruling>& rulings);
/// Without one of its rulings. `number` is that of the phase in the game. A first phase that was set up by hand keeps the
/// position that was ruled.
PhaseRecord withoutRuling(const Game& game, std::size_t number, std::size_t ruling);

} // namespace chancery
