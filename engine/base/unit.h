// SPDX-License-Identifier: GPL-3.0-or-later
// A unit: its power, its kind and where it is.
#pragma once

#include "engine/base/ids.h"

namespace chancery {

/// Army or fleet.
enum class UnitKind : std::uint8_t { Army, Fleet };

/// Returns the position of a kind in arrays by kind.
constexpr std::size_t index(UnitKind kind)
{
    return static_cast<std::size_t>(kind);
}

/// An army or a fleet of a power at a location.
struct Unit
{
    Power power = noPower;          ///< whose unit it is
    UnitKind kind = UnitKind::Army; ///< army or fleet
    Location at = nowhere;          ///< with a coast for a fleet in a province whose coast is split

    bool operator==(const Unit&) const = default;
};

} // namespace chancery
