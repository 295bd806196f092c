// SPDX-License-Identifier: GPL-3.0-or-later
// Indices into a Map that do not mix with one another or with plain numbers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace chancery {

/// A space that one unit can occupy: an index into Map::provinces, below maxProvinces.
enum class Province : std::uint8_t {};

/// Where exactly a unit stands: a province, or one coast of a province whose coast is split.
/// The first locations of a map are its provinces in the same order; the split coasts come after them.
enum class Location : std::uint8_t {};

/// A Great Power: an index into Map::powers.
enum class Power : std::uint8_t {};

inline constexpr std::size_t maxProvinces = 128; ///< also the most locations, coasts included
inline constexpr std::size_t maxPowers = 64;

inline constexpr Province noProvince{255};
inline constexpr Location nowhere{255};
inline constexpr Power noPower{255};

constexpr std::size_t index(Province p) { return static_cast<std::size_t>(p); }
constexpr std::size_t index(Location l) { return static_cast<std::size_t>(l); }
constexpr std::size_t index(Power p) { return static_cast<std::size_t>(p); }

/// The location that means the whole province: the place of an army, or of a fleet where the coast is not split.
constexpr Location whole(Province p) { return static_cast<Location>(p); }

} // namespace chancery
