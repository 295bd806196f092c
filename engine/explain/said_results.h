// SPDX-License-Identifier: GPL-3.0-or-later
// What the source of a phase says of its results, beside ours: where they differ, and by which rulebooks the
// source would be right.
#pragma once

#include "engine/game/game.h"
#include "engine/orders/result_words.h"

#include <optional>
#include <string>
#include <vector>

namespace chancery {

/// A unit that is there after a phase by one account and not by the other.
struct SaidUnit
{
    Unit unit;              ///< where it is; of a dislodged one, where it was
    bool dislodged = false; ///< whether it must retreat
    bool theirs = false;    ///< whether it is there by the source, and not by our results

    bool operator==(const SaidUnit&) const = default;
};

/// Where a dislodged unit can retreat to by one account and not by the other.
struct SaidRetreats
{
    Unit unit;
    LocationSet theirs{}; ///< only by the source
    LocationSet ours{};   ///< only by our results

    /// Returns whether both accounts agree.
    bool empty() const { return theirs.empty() && ours.empty(); }
};

/// What a source says otherwise than our results: a word behind an order, units after the phase, or where a
/// unit can retreat to.
struct SaidDifference
{
    /// Of what our results say, the one that it is about: its index in Outcome::results. Nothing for a unit
    /// that no order accounts for.
    std::optional<std::size_t> result;
    SaidWord word;               ///< behind the order; Nothing if the difference is another one
    bool unmarked = false;       ///< nothing is written behind it, though other moves are marked as failed
    std::vector<SaidUnit> units; ///< that only one of the two has
    SaidRetreats retreats{};     ///< if they differ
    std::vector<std::string>
        rulebooks; ///< the ids of those under which the source would be right, oldest first
};

/// What a source says of a phase, compared with our results.
struct SaidComparison
{
    std::size_t said = 0; ///< how many results and units the source states
    std::vector<SaidDifference> differences;
};

/// Compares the results that are written behind the orders of a resolved phase, and `after`, with its
/// outcome. `after` has a line for each unit that the source says is there after the phase, as "Austria: A
/// GAL", or "Austria: A SER, dislodged", or with where it can retreat to "Austria: A SER, dislodged, to ALB,
/// GRE"; "none" or "none, dislodged" if it says that there is no such unit. Units of a kind of which it has
/// no line are not compared, nor those of a power with the line "Austria: not listed". A line "Austria: A VIE
/// (bounce)" says what becomes of that unit's order. A move that nothing is written behind counts as one that
/// succeeds if another move of the phase is marked as failed.
SaidComparison compareSaid(const Game& game, const PhaseRecord& record,
                           const std::vector<std::string>& after);

} // namespace chancery
