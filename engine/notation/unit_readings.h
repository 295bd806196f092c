// SPDX-License-Identifier: GPL-3.0-or-later
// Which units may be meant where an order names one; not what the unit is told to do.
#pragma once

#include "engine/notation/order_grammar.h"
#include "engine/notation/order_text.h"

#include <optional>
#include <vector>

namespace chancery {

// How little a reading fits; added to the cost of the spelling. An impossible move costs more than an
// abbreviation or a misspelling, so that these turn to a possible one; a full name or code is never turned.
inline constexpr int costOfConvoy = 2;
inline constexpr int costOfWrongKind = 4;
inline constexpr int costOfNoReach = 6;
inline constexpr int costOfOthersUnit = 8;
inline constexpr int costOfNoUnit = 12;

/// A unit that may be meant, and where it was written to be.
struct UnitReading
{
    Unit unit;
    Location written = nowhere;
    bool exists = false;
    int cost = 0;
};

/// All units that one spelled unit may be.
struct UnitReadings
{
    std::vector<UnitReading> readings;
    std::optional<OrderProblem::Kind> problem; ///< why there is no reading
};

/// Reads units against one position. The context must outlive it.
class UnitReader
{
public:
    /// `power` is whose order is read, noPower if that is not known; `ordered` has the units that have an
    /// order.
    UnitReader(const ReadingContext& context, Power power, ProvinceSet ordered);

    /// The units that an order to a unit on the board may be given to.
    UnitReadings units(const SpelledUnit& spelled) const;
    /// The units that an order to build may set up.
    UnitReadings builds(const SpelledUnit& spelled) const;
    /// The unit that is meant if the place means this one; anybody's, as units are that others help.
    UnitReading unit(const SpelledUnit& spelled, const PlaceMeaning& meaning) const;

private:
    const Unit* unitIn(Province p) const;
    bool mustRetreat(const Unit& unit) const;
    UnitReadings unitsWithoutPlace(const SpelledUnit& spelled) const;
    UnitReading build(const SpelledUnit& spelled, const PlaceMeaning& meaning) const;
    Power builderIn(Province p) const;

    const Map& map_;
    const ReadingContext& context_;
    Power power_;
    ProvinceSet ordered_;
};

} // namespace chancery
