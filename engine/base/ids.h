// SPDX-License-Identifier: GPL-3.0-or-later
// Index types for provinces, locations and powers, which cannot be mixed up with each other or with plain
// numbers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace chancery {

/// A province, land or sea, that one unit can occupy: an index into Map::provinces, below maxProvinces.
enum class Province : std::uint8_t {};

/// The exact position of a unit: a province, or one coast of a province whose coast is split. The first
/// locations of a map are its provinces in the same order; the split coasts follow.
enum class Location : std::uint8_t {};

/// A Great Power: an index into Map::powers.
enum class Power : std::uint8_t {};

inline constexpr std::size_t maxProvinces = 128; ///< the limit for locations too, coasts included
inline constexpr std::size_t maxPowers = 64;     ///< the most powers that a map may have

inline constexpr Province noProvince{255}; ///< the absence of a province
inline constexpr Location nowhere{255};    ///< the absence of a location
inline constexpr Power noPower{255};       ///< the absence of a power

/// Returns the position of a province in Map::provinces and in arrays by province.
constexpr std::size_t index(Province p)
{
    return static_cast<std::size_t>(p);
}
/// Returns the position of a location in Map::locations and in arrays by location.
constexpr std::size_t index(Location l)
{
    return static_cast<std::size_t>(l);
}
/// Returns the position of a power in Map::powers and in arrays by power.
constexpr std::size_t index(Power p)
{
    return static_cast<std::size_t>(p);
}

/// Returns `id` if `condition` holds, otherwise the absent id, without a branch.
template<class Id>
constexpr Id idIf(Id id, bool condition)
{
    return static_cast<Id>((index(id) | (std::size_t{condition} - 1)) & 255);
}

/// Returns the location of a whole province: that of an army, or of a fleet where the coast is not split.
constexpr Location whole(Province p)
{
    return static_cast<Location>(p);
}

} // namespace chancery
