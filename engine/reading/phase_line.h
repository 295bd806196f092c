// SPDX-License-Identifier: GPL-3.0-or-later
// The phase that a line of a posted text names.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/map.h"

#include <optional>
#include <string_view>

namespace chancery {

/// Returns the phase of a line that says little else: "Spring 1901, movement", "S1901M", "F1902", "S05". The
/// first year of the map gives the century.
std::optional<Phase> phaseIn(const Map& map, std::string_view line);

/// A phase that a line names.
struct NamedPhase
{
    Phase phase;
    bool due = false; ///< its orders are still to come: "The deadline for Fall 1903 is Friday"
};

/// Returns the phase that a line names among other words, a season and beside it a year: "Results of Fall
/// 1902", "1904, Spring", "Gunboat game, F02"; nothing if it names none, or says what is after it. Of several
/// the first, before a colon the last; one in brackets, or that is due, only if there is no other.
std::optional<NamedPhase> phaseAmong(const Map& map, std::string_view line);

/// Returns the kind of phase that a line names alone, as a heading does: "Retreats:", "Builds:"; nothing if
/// it names none, or that of movement.
std::optional<PhaseKind> kindHeaded(std::string_view line);

/// Returns the verb of adjustments that a heading gives to the units below it, "builds " or "removes ":
/// "Builds:", "England builds 2:", and in a phase of adjustments "England (+2):"; empty if it gives none.
std::string_view verbHeaded(std::string_view label, bool adjusts);

/// Returns whether a line is the headings of a table, "| Power | Order | Result |", or the line below them.
bool headsColumns(std::string_view line);

/// Returns whether a line says what the orders below it are for and nothing else: a phase, or as
/// webDiplomacy names it "Diplomacy".
bool isTitleOfOrders(const Map& map, std::string_view line);

} // namespace chancery
