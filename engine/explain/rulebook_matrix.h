// SPDX-License-Identifier: GPL-3.0-or-later
// The same orders under several rulebooks at a glance: a row for each order, a column for each rulebook.
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <span>
#include <vector>

namespace chancery {

/// A phase under one rulebook.
struct MatrixColumn
{
    Rulebook rulebook;       ///< with house rules, if any
    Outcome outcome;         ///< how the phase ends under it
    bool unanswered = false; ///< the rulebook leaves a paradox open; the outcome follows the fallback
    bool choice = false;     ///< the players choose units to remove; the outcome follows another rulebook
};

/// What one rulebook says of one row.
struct MatrixCell
{
    bool there = false; ///< false if the row does not exist under this rulebook: no unit is dislodged, say
    /// Of an order: its index in Outcome::results of the column, with words and reason.
    std::optional<std::size_t> result;
    LocationSet retreats;      ///< of a dislodged unit: where it may go; empty if it is destroyed
    std::vector<Unit> removed; ///< of removals by rule: the units, sorted by province
    /// Whether the rulebook leaves it to the table: an order in a paradox that it leaves open, or removals
    /// that the players choose. The outcome is for the time being.
    bool open = false;
    /// The number of its opinion: cells of a row with the same words, retreats or removals have the same one
    /// unless only one of them is open. It is counted from 0 in the order of the columns.
    std::size_t opinion = 0;
};

/// One order, or what else can differ, under all rulebooks.
struct MatrixRow
{
    /// What the row is about.
    enum class Kind : std::uint8_t {
        Order,    ///< how an order ends
        Retreats, ///< where a dislodged unit may go
        Removals, ///< which units a power loses by rule (DATC 4.D.8, 4.E.6)
    };
    Kind kind = Kind::Order;       ///< what the row is about
    Power power = noPower;         ///< whose order, unit or removals
    Order order;                   ///< the order; of a dislodged unit its unit alone
    std::vector<MatrixCell> cells; ///< by column
    std::size_t opinions = 0;      ///< how many different ones there are
    std::size_t majority = 0;      ///< the opinion of most columns; of several the first

    bool differs() const { return opinions > 1; } ///< whether the rulebooks differ
};

/// The results of a phase under several rulebooks.
struct RulebookMatrix
{
    std::vector<MatrixColumn> columns; ///< in the order asked for
    std::vector<MatrixRow> rows;       ///< orders in the order given, dislodged units, removals

    /// Returns the result of an order under a rulebook, or nullptr if the cell has none.
    const OrderResult* resultIn(const MatrixRow& row, std::size_t column) const;
    /// Returns whether a cell differs from that of the column `from`, or from the majority if that is not
    /// set. A cell that is not there differs from one that is.
    bool differs(const MatrixRow& row, std::size_t column, std::optional<std::size_t> from = {}) const;
    /// Returns whether the rulebooks agree on everything.
    bool agree() const;
};

/// Resolves a phase under each of the rulebooks. Everything but the options is taken from `phase`.
RulebookMatrix rulebookMatrix(const PhaseInput& phase, std::span<const Rulebook> rulebooks);

/// Returns all rulebooks that are compiled in, without house rules, oldest first.
std::vector<Rulebook> allRulebooks();

/// A result that is wished for; what is not set may be anything.
struct WishedResult
{
    std::optional<Verdict> verdict; ///< how the order is to end
    std::optional<Fate> fate;       ///< what is to become of its unit
};

/// Returns the columns under which an order has the wished result: which rulebooks would have it so?
std::vector<std::size_t> columnsWith(const RulebookMatrix& matrix, const MatrixRow& row,
                                     const WishedResult& wish);

} // namespace chancery
