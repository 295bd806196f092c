// SPDX-License-Identifier: GPL-3.0-or-later
// Runs cases step by step.
#include "engine/explain/self_test.h"

#include "engine/files/run_case.h"

#include <algorithm>

namespace chancery {

SelfTest::SelfTest(const CaseIndex& index)
    : index_(index)
{
    const auto rowOf = [this](const std::string& library, const std::string& rulebook) {
        const auto known = std::ranges::find_if(rows_, [&](const SelfTestRow& row) {
            return row.library == library && row.rulebook == rulebook;
        });
        if (known != rows_.end()) return static_cast<std::size_t>(known - rows_.begin());
        rows_.push_back({library, rulebook});
        return rows_.size() - 1;
    };
    for (std::size_t i = 0; i < index.all().size(); ++i) {
        const std::string& library = index.all()[i].library;
        if (library != "datc") steps_.push_back({rowOf(library, ""), i, nullptr});
        if (library == "datc")
            for (const RulebookInfo& book : rulebooks())
                steps_.push_back({rowOf(library, book.id), i, &book});
    }
}

bool SelfTest::run(std::size_t count)
{
    for (; count > 0 && done_ < steps_.size(); --count) run(steps_[done_++]);
    return done_ < steps_.size();
}

void SelfTest::run(const Step& step)
{
    const IndexedCase& one = index_.all()[step.oneCase];
    const Rulebook rulebook = step.rulebook ? rulebookOf(*step.rulebook) : one.rulebook;
    CaseReport report = runCase(index_.map(), rulebook, one.theCase);
    SelfTestRow& row = rows_[step.row];
    ++(!report.applies ? row.unknown : report.passed() ? row.passed : row.failed);
    if (report.applies && !report.passed())
        failures_.push_back({one.theCase.id, rulebook.id, std::move(report.mismatches)});
}

} // namespace chancery
