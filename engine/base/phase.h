// SPDX-License-Identifier: GPL-3.0-or-later
// The season, year and kind of a phase, and its short name such as "S1901M".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

namespace chancery {

/// The season of a phase; builds and removals are in Winter.
enum class Season : std::uint8_t { Spring, Fall, Winter };
/// What is ordered in a phase: movement, retreats, or builds and removals.
enum class PhaseKind : std::uint8_t { Movement, Retreat, Adjustment };

/// One phase of a game, for example Spring 1901 movement.
struct Phase
{
    Season season = Season::Spring;       ///< Spring, Fall or Winter
    int year = 1901;                      ///< the calendar year
    PhaseKind kind = PhaseKind::Movement; ///< what is ordered in it

    bool operator==(const Phase&) const = default;
};

/// Returns the short name of a phase: "S1901M", "F1901R", "W1901A".
std::string shortName(const Phase& phase);
/// Reads a short name such as "S1901M"; returns nothing if it is malformed or names no phase that exists
/// ("S1901A").
std::optional<Phase> readPhase(std::string_view shortName);

/// Returns whether a game plays `a` before `b`.
inline bool isBefore(const Phase& a, const Phase& b)
{
    return std::tuple(a.year, a.season, a.kind) < std::tuple(b.year, b.season, b.kind);
}

} // namespace chancery
