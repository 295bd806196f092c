// SPDX-License-Identifier: GPL-3.0-or-later
// What became otherwise between two resolutions of one phase, unit by unit, with both reasons.
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <vector>

namespace chancery {

/// One unit whose order or result is not the same in two resolutions.
struct Otherwise
{
    /// What is different about it; an earlier one includes the later ones.
    enum class Kind : std::uint8_t {
        Order,    ///< it has another order, or an order only in one of them
        Result,   ///< the same order ends otherwise
        Retreats, ///< it is dislodged in both and may retreat elsewhere
        Reason,   ///< the same result has another reason
    };

    Kind kind = Kind::Result;
    Province unit = noProvince;           ///< where it starts; of a build, where it is made
    std::optional<OrderResult> was, is{}; ///< its results; of Order, one may be missing

    bool operator==(const Otherwise&) const = default;
};

/// What became otherwise between two resolutions.
struct StudyDifference
{
    std::vector<Otherwise> units; ///< changed orders first, then by kind, each in the order of the map
    std::vector<Transfer> owners; ///< the centres that have another owner after one than after the other
    bool empty() const { return units.empty() && owners.empty(); }

    bool operator==(const StudyDifference&) const = default;
};

/// Compares two resolved phases. A unit that no player ordered counts as holding, so writing that down
/// changes nothing.
StudyDifference differenceBetween(const Map& map, const PhaseRecord& was, const PhaseRecord& is);

} // namespace chancery
