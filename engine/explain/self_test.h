// SPDX-License-Identifier: GPL-3.0-or-later
// Runs all cases of the libraries in the program that is running, a few at a time.
#pragma once

#include "engine/explain/case_index.h"

#include <string>
#include <vector>

namespace chancery {

/// How the cases of one library ended under one rulebook.
struct SelfTestRow
{
    std::string library;  ///< its id
    std::string rulebook; ///< its id; empty if each case was run under its own
    int passed = 0;       ///< everything was as expected
    int failed = 0;       ///< something was not
    int unknown = 0;      ///< the rulebook does not have what the case is about
};

/// A case that failed.
struct SelfTestFailure
{
    std::string id, rulebook;            ///< of the case, and of the rulebook under which it was run
    std::vector<std::string> mismatches; ///< what differed, a line each
};

/// A run of all cases. The index must outlive it and must not change meanwhile.
class SelfTest
{
public:
    /// Plans the run: the cases of DATC under every rulebook, those of other libraries under their own, since
    /// they state the results of no other.
    explicit SelfTest(const CaseIndex& index);

    /// Runs the next `count` cases, each of which takes about a tenth of a millisecond. Returns whether any
    /// are left.
    bool run(std::size_t count);

    std::size_t done() const { return done_; }                                 ///< how many have been run
    std::size_t total() const { return steps_.size(); }                        ///< how many there are
    const std::vector<SelfTestRow>& rows() const { return rows_; }             ///< the counts so far
    const std::vector<SelfTestFailure>& failures() const { return failures_; } ///< all failures so far

private:
    /// One case under one rulebook.
    struct Step
    {
        std::size_t row = 0, oneCase = 0;
        const RulebookInfo* rulebook = nullptr; ///< the case's own if it is null
    };

    void run(const Step& step);

    const CaseIndex& index_;
    std::vector<Step> steps_;
    std::size_t done_ = 0;
    std::vector<SelfTestRow> rows_;
    std::vector<SelfTestFailure> failures_;
};

} // namespace chancery
