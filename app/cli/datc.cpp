// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli datc: runs the built-in test cases.
#include "app/cli/case_library.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/cases/case_under.h"

#include <algorithm>

namespace chancery::cli {

namespace {

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

/// Runs a library under one rulebook and counts. A case that has nothing to say under it is neither.
bool runUnder(const Map& map, const Rulebook& rulebook, const std::vector<Case>& cases, Explain how)
{
    const auto passed = std::count_if(cases.begin(), cases.end(),
                                      [&](const Case& one) { return tell(map, rulebook, one, how); });
    const auto failed = static_cast<std::ptrdiff_t>(cases.size()) - passed;
    print(std::to_string(passed) + " passed, " + std::to_string(failed) + " failed\n");
    return failed == 0;
}

int run(const Arguments& arguments)
{
    const std::string library = arguments.value("library", "datc").toStdString();
    const bool every = arguments.value("rulebook") == "all";
    const Result<Rulebook> rulebook =
        every ? rulebookOf(rulebooks().front()) : chosenRulebook(arguments, library);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    Result<std::vector<Case>> cases = caseLibrary(**map, library);
    if (!cases)
        return fail(WrongUsage,
                    "--library " + library + ": datc, 1971, alexander, twenty or committee is expected");

    const std::string wanted = arguments.value("case").toStdString();
    if (!wanted.empty()) std::erase_if(*cases, [&wanted](const Case& one) { return one.id != wanted; });
    if (cases->empty()) return fail(WrongUsage, "there is no case " + wanted + "; 6.A.1 is one");
    const Explain how = arguments.has("explain") ? Explain::Yes : Explain::No;
    if (!every) return runUnder(**map, *rulebook, *cases, how) ? Fine : DoesNotHold;
    bool allPassed = true;
    for (const RulebookInfo& book : rulebooks()) {
        print(book.id + ": " + book.name + ", " + book.edition + "\n");
        allPassed = runUnder(**map, rulebookOf(book), *cases, how) && allPassed;
    }
    return allPassed ? Fine : DoesNotHold;
}

} // namespace

Command datcCommand()
{
    return {
        "datc",
        "",
        "Runs the built-in test cases: the 176 of DATC 3.2, or those of a rulebook.",
        "Prints one line a case and, last, how many passed and failed.",
        {{"rulebook", "ID|all", "the rulebook to play by (default: the library's own, for DATC datc)"},
         setOption(),
         {"library", "ID", "datc (default), 1971, alexander, twenty or committee: cases from that document"},
         {"case", "ID", "only this case, such as 6.F.14"},
         {"explain", "", "a sentence for each order"}},
        0,
        0,
        run};
}

} // namespace chancery::cli
