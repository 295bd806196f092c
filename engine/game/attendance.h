// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table: whom a lot gave which power, who took over from whom, which powers nobody orders.
#pragma once

#include "engine/base/ids.h"
#include "engine/base/phase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

struct Game;

/// Somebody who took a power over.
struct Replacement
{
    Power power = noPower;
    Phase from;
    std::string player;

    bool operator==(const Replacement&) const = default;
};

/// A power that nobody orders: it is in civil disorder.
struct Absence
{
    Power power = noPower;
    Phase from;
    std::optional<Phase> until{}; ///< the first phase in which somebody orders it again

    bool operator==(const Absence&) const = default;
};

/// The lots by which players got their powers.
struct LotDraw
{
    struct Lot
    {
        std::string player;
        Power power = noPower;

        bool operator==(const Lot&) const = default;
    };

    std::uint64_t seed = 0;
    std::vector<Lot> drawn; ///< in that sequence

    bool operator==(const LotDraw&) const = default;
};

struct Attendance
{
    std::vector<Replacement> replacements; ///< the later one counts
    std::vector<Absence> absences;
    std::optional<LotDraw> lots;

    bool operator==(const Attendance&) const = default;
};
inline constexpr std::size_t mostReplacements = 1000; ///< and absences

bool isBefore(const Phase& a, const Phase& b);

/// Who ordered a power in a phase; empty if no name is known.
std::string playerOf(const Game& game, Power power, const Phase& phase);
/// Nobody orders it, for its player is absent.
bool inCivilDisorder(const Attendance& attendance, Power power, const Phase& phase);
/// From this phase on; what was before stays.
Attendance withAbsence(Attendance attendance, Power power, const Phase& from, bool absent);

/// Gives the powers out to these players: one seat each, as a seed has it, in whatever sequence they are named. Fewer
/// names than seats leave seats without.
LotDraw drawPowers(const Game& game, std::vector<std::string> players, std::uint64_t seed);

} // namespace chancery
