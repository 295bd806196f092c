// SPDX-License-Identifier: GPL-3.0-or-later
// Positions drawn by lot, possible and impossible ones: second units, units where they cannot be, dislodged
// ones in any number, retreats anywhere. The same for the same seed on every machine.
#pragma once

#include "engine/game/game.h"
#include "tests/support/random_turns.h"

namespace chancery {

class RandomPositions
{
public:
    /// Whether the positions are those that a file can hold, or whatever the type can hold.
    enum class Range { InFiles, InTheType };

    RandomPositions(const Map& map, std::uint64_t seed, Range range = Range::InFiles)
        : map_(map)
        , lot_(map, seed)
        , range_(range)
    {
    }

    /// 0 to 12 units. About half of the positions have no fault in a phase of some kind.
    Position next();
    /// Orders of every kind for units of the position, for others and for none.
    std::vector<Order> orders(const Position& position);
    /// Below `limit`, which is above 0.
    std::size_t below(std::size_t limit) { return lot_.below(limit); }

private:
    bool chance(std::size_t percent) { return lot_.chance(percent); }
    Location location() { return static_cast<Location>(below(map_.locations.size())); }
    Province province() { return static_cast<Province>(below(map_.provinces.size())); }
    Unit rightUnit();
    Unit anyUnit();
    void addUnits(Position& position, bool faulty);
    void addDislodged(Position& position, bool faulty);
    void spoil(Position& position);
    Command command();

    const Map& map_;
    RandomTurns lot_;
    const Range range_;
};

/// Unresolved games of one phase, three for each of `count` positions as files can hold them: one in each
/// kind of phase, with the same orders of every kind, and under the rulebooks one after the other.
std::vector<Game> drawnGames(std::shared_ptr<const Map> map, int count, std::uint64_t seed);

} // namespace chancery
