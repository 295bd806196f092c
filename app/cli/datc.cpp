// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli datc: runs the built-in test cases.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/cases/run_case.h"

#include <algorithm>

namespace chancery::cli {

namespace {

constexpr const char* casesPath = ":/cases/datc-3.2.toml";

void explain(const Map& map, const Rulebook& rulebook, const Case& one, const Outcome& outcome)
{
    for (const OrderResult& result : outcome.results)
        print("    " +
              map[result.order.power == noPower ? result.order.unit.power : result.order.power].name + " " +
              canonical(map, one.before, result.order) + ": " + words(result) + "\n        " +
              explanation(map, rulebook.id, result) + "\n");
}

/// One line a case; more if it failed or is to be explained.
bool tell(const Map& map, const Rulebook& rulebook, const Case& one, Explain how)
{
    const CaseReport report = runCase(map, rulebook, one);
    const std::string word = !report.applies   ? "  no such rule  "
                             : report.passed() ? "  passed  "
                                               : "  FAILED  ";
    print(one.id + word + one.title + "\n");
    for (const std::string& mismatch : report.mismatches) print("    " + mismatch + "\n");
    if (how == Explain::No) return report.passed();
    explain(map, rulebook, one, report.outcome);
    if (report.retreatOutcome) explain(map, rulebook, one, *report.retreatOutcome);
    return report.passed();
}

int run(const Arguments& arguments)
{
    const Result<Rulebook> rulebook = chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    const Result<std::string> text = readInput(casesPath);
    if (!text) return fail(text.error());
    Result<std::vector<Case>> cases = readCases(**map, *text, casesPath);
    if (!cases) return fail(cases.error());

    const std::string wanted = arguments.value("case").toStdString();
    if (!wanted.empty()) std::erase_if(*cases, [&wanted](const Case& one) { return one.id != wanted; });
    if (cases->empty()) return fail(WrongUsage, "there is no case " + wanted + "; 6.A.1 is one");
    const Explain how = arguments.has("explain") ? Explain::Yes : Explain::No;
    const auto passed = std::count_if(cases->begin(), cases->end(),
                                      [&](const Case& one) { return tell(**map, *rulebook, one, how); });
    const auto failed = static_cast<std::ptrdiff_t>(cases->size()) - passed;
    print(std::to_string(passed) + " passed, " + std::to_string(failed) + " failed\n");
    return failed == 0 ? Fine : DoesNotHold;
}

} // namespace

Command datcCommand()
{
    return {"datc",
            "",
            "Runs the 176 built-in Diplomacy Adjudicator Test Cases (version 3.2).",
            "Prints one line a case and, last, how many passed and failed.",
            {rulebookOption(),
             setOption(),
             {"case", "ID", "only this case, such as 6.F.14"},
             {"explain", "", "a sentence for each order"}},
            0,
            0,
            run};
}

} // namespace chancery::cli
