// SPDX-License-Identifier: GPL-3.0-or-later
// The English sentences about texts that cannot be read as orders: one row for each kind of problem.
#pragma once

#include "engine/orders/order_problem.h"

namespace chancery {

/// What replaces %1 or %2 in the sentences about a problem.
enum class ProblemGap : std::uint8_t {
    None,     ///< the sentences have no such gap
    Found,    ///< OrderProblem::found
    Expected, ///< expectedText of OrderProblem::expected
    Choices,  ///< the names of OrderProblem::choices, the last after "or"
    Named,    ///< the power OrderProblem::named
    Sheet,    ///< the power OrderProblem::sheet
    Most,     ///< OrderProblem::most
};

/// The two English sentences about a problem, a message and a label, which have the same gaps.
struct ProblemText
{
    const char* message; ///< for errors, where the column precedes it
    const char* label;   ///< for the list beside the sheet; translated in the context of ReadingProblems
    ProblemGap first = ProblemGap::None, second = ProblemGap::None; ///< what replaces %1, and %2
};

/// Returns the sentences about a problem, by its kind.
ProblemText textOf(const OrderProblem& problem);

/// Returns what is expected, in English: "the destination". To be translated in the context of
/// ReadingProblems.
const char* expectedText(Expected expected);

} // namespace chancery
