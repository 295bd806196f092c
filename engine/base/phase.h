// SPDX-License-Identifier: GPL-3.0-or-later
// Season, year and kind of a phase, and its short name: "S1901M".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chancery {

enum class Season : std::uint8_t { Spring, Fall, Winter };
enum class PhaseKind : std::uint8_t { Movement, Retreat, Adjustment };

struct Phase
{
    Season season = Season::Spring;
    int year = 1901;
    PhaseKind kind = PhaseKind::Movement;

    bool operator==(const Phase&) const = default;
};

/// "S1901M", "F1901R", "W1901A".
std::string shortName(const Phase& phase);
std::optional<Phase> readPhase(std::string_view shortName);

} // namespace chancery
