// SPDX-License-Identifier: GPL-3.0-or-later
// The short names of phases, as "S1901M".
#include "engine/base/phase.h"

#include <charconv>

namespace chancery {

namespace {

constexpr std::string_view seasonLetters = "SFW";
constexpr std::string_view kindLetters = "MRA";

bool exists(Season season, PhaseKind kind)
{
    return (season == Season::Winter) == (kind == PhaseKind::Adjustment);
}

} // namespace

std::string shortName(const Phase& phase)
{
    return seasonLetters[static_cast<std::size_t>(phase.season)] + std::to_string(phase.year) +
           kindLetters[static_cast<std::size_t>(phase.kind)];
}

std::optional<Phase> readPhase(std::string_view shortName)
{
    if (shortName.size() < 3 || shortName.size() > 8) return std::nullopt;
    const std::size_t season = seasonLetters.find(shortName.front());
    const std::size_t kind = kindLetters.find(shortName.back());
    if (season == std::string_view::npos || kind == std::string_view::npos) return std::nullopt;

    Phase phase{static_cast<Season>(season), 0, static_cast<PhaseKind>(kind)};
    const std::string_view year = shortName.substr(1, shortName.size() - 2);
    const auto [end, problem] = std::from_chars(year.begin(), year.end(), phase.year);
    if (problem != std::errc() || end != year.end() || phase.year < 0) return std::nullopt;
    return exists(phase.season, phase.kind) ? std::optional(phase) : std::nullopt;
}

} // namespace chancery
