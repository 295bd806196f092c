// SPDX-License-Identifier: GPL-3.0-or-later
// Which units may be meant where an order names one; what the unit is ordered to do is for order_meaning.h.
#pragma once

#include "engine/orders/order_text.h"
#include "engine/orders/spelled_order.h"

#include <optional>
#include <vector>

namespace chancery {

// What a reading costs that does not fit the position, in addition to the cost of the spelling; the reading
// with the lowest sum is taken. An impossible move costs more than an abbreviation or a misspelling, so such
// a name is read as one that makes the move possible. A name or code in full always means itself.
inline constexpr int costOfPartnersUnit = 1; ///< a unit of another power of the same player
inline constexpr int costOfConvoy = 2;       ///< a move that is possible only by convoy
inline constexpr int costOfWrongKind = 4;    ///< a letter other than that of the unit on the board
inline constexpr int costOfNoReach = 6;      ///< a move that the unit cannot make
inline constexpr int costOfOthersUnit = 8;   ///< a unit of another power than the one that gives the order
inline constexpr int costOfNoUnit = 12;      ///< a province without a unit

/// One unit that may be meant by a unit as it is spelled.
struct UnitReading
{
    Unit unit;                  ///< the unit; as written if there is none
    Location written = nowhere; ///< the location that the text gives it
    bool exists = false;        ///< whether the unit is on the board; always true for a build
    int cost = 0;               ///< the cost of the spelling and of what does not fit
};

/// All units that may be meant by a unit as it is spelled.
struct UnitReadings
{
    std::vector<UnitReading> readings;         ///< in no particular order; the lowest cost fits best
    std::optional<OrderProblem::Kind> problem; ///< why there is no reading
};

/// Finds the units that a text may mean in one position. The context must outlive it.
class UnitReader
{
public:
    /// `power` is the power that gives the order, noPower if it is not known; `ordered` has the provinces of
    /// units that already have an order.
    UnitReader(const ReadingContext& context, Power power, ProvinceSet ordered);

    /// Returns the units that may be ordered, for an order to a unit on the board.
    UnitReadings units(const SpelledUnit& spelled) const;
    /// Returns the units that may be built, for an order to build.
    UnitReadings builds(const SpelledUnit& spelled) const;
    /// Returns the units that may be built in a centre that is to be regained. No kind has to be written: it
    /// is an army, and where a coast is named a fleet.
    UnitReadings revivals(const SpelledUnit& spelled) const;
    /// Returns the power whose adjustment names this place: that whose unit is there, else the one that may
    /// build there; noPower if there is none.
    Power adjusting(const SpelledUnit& spelled) const;
    /// Returns the unit that is meant if its province means `meaning`, whichever power has it; for units that
    /// are supported or convoyed.
    UnitReading unit(const SpelledUnit& spelled, const PlaceMeaning& meaning) const;

private:
    const Unit* unitIn(Province p) const;
    bool mustRetreat(const Unit& unit) const;
    bool namesTwo(const std::vector<PlaceMeaning>& meanings) const;
    UnitReadings unitsWithoutPlace(const SpelledUnit& spelled) const;
    UnitReading build(const SpelledUnit& spelled, const PlaceMeaning& meaning) const;
    Power builderOfPlayer(Province p) const;
    Power builderIn(Province p) const;

    const Map& map_;
    const ReadingContext& context_;
    Power power_;
    PowerSet together_;
    ProvinceSet ordered_;
};

} // namespace chancery
