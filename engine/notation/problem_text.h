// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences about texts that cannot be read as orders, a row for each kind of problem.
#pragma once

#include "engine/notation/order_problem.h"

namespace chancery {

/// What stands for %1 or %2 in the sentences about a problem.
enum class ProblemGap : std::uint8_t {
    None,
    Found,    ///< OrderProblem::found
    Expected, ///< expectedText of OrderProblem::expected
    Choices,  ///< the names of OrderProblem::choices, the last after "or"
    Named,    ///< the power OrderProblem::named
    Sheet,    ///< the power OrderProblem::sheet
    Most,     ///< OrderProblem::most
};

/// Both sentences are English and have the same gaps.
struct ProblemText
{
    const char* message; ///< in errors, after a column
    const char*
        label; ///< beside the line that is written, to be translated in the context of ReadingProblems
    ProblemGap first = ProblemGap::None, second = ProblemGap::None; ///< %1 and %2
};

ProblemText textOf(const OrderProblem& problem);

/// "the destination"; English, to be translated in the context of ReadingProblems.
const char* expectedText(Expected expected);

} // namespace chancery
