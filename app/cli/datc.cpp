// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli datc: runs the built-in test cases.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "ui/files/case_libraries.h"
#include "ui/words/rulebook_words.h"

#include <algorithm>
#include <optional>

namespace chancery::cli {

namespace {

void explain(const Map& map, const Rulebook& rulebook, PhaseKind kind, const Position& before,
             const Outcome& outcome, Explain how)
{
    const PhaseRecord record{{Season::Spring, 1901, kind}, before, {}, outcome, {}};
    print(resultsText(map, rulebook, record, how) + paradoxText(map, rulebook, record, how));
}

struct Count
{
    int passed = 0, failed = 0, unknown = 0;
};

/// Prints one line for a case, more if it failed or is to be explained. A case about something that this
/// rulebook does not have neither passes nor fails.
void tell(const Map& map, const Rulebook& rulebook, const Case& one, Explain how, Count& count)
{
    const CaseReport report = runCase(map, rulebook, one);
    const std::string word = !report.applies ? "unknown here" : report.passed() ? "passed" : "FAILED";
    ++(!report.applies ? count.unknown : report.passed() ? count.passed : count.failed);
    print(one.id + "  " + word + "  " + one.title + "\n");
    for (const std::string& mismatch : report.mismatches) print("    " + mismatch + "\n");
    if (how == Explain::No || !report.applies) return;
    explain(map, rulebook, one.phase, one.before, report.outcome, how);
    if (report.retreatOutcome)
        explain(map, rulebook, PhaseKind::Retreat, report.outcome.after, *report.retreatOutcome, how);
}

/// Runs cases under a rulebook, or each under its own if none is given, and counts the results.
Exit runAll(const Map& map, const std::optional<Rulebook>& rulebook, const std::vector<Case>& cases,
            Explain how)
{
    Count count;
    for (const Case& one : cases) {
        const Result<Rulebook> own = rulebookFor(one);
        if (!own) return static_cast<Exit>(fail(own.error()));
        tell(map, rulebook.value_or(*own), one, how, count);
    }
    if (count.unknown > 0) print(std::to_string(count.unknown) + " not applicable to this rulebook\n");
    print(std::to_string(count.passed) + " passed, " + std::to_string(count.failed) + " failed\n");
    return count.failed == 0 ? Fine : DoesNotHold;
}

/// Returns the cases that the command line asks for.
Result<std::vector<Case>> chosenCases(const Arguments& arguments, const Map& map)
{
    const std::string library = arguments.value("library", "datc").toStdString();
    const auto found = std::ranges::find(caseLibraries(), library, &CaseLibrary::id);
    if (found == caseLibraries().end())
        return Error{"--library " + library + ": expected datc, 1971, alexander, twenty or committee", {}};
    Result<std::vector<Case>> cases = found->cases(map);
    if (!cases || !arguments.has("case")) return cases;
    const std::string wanted = arguments.value("case").toStdString();
    const std::string first = cases->front().id;
    std::erase_if(*cases, [&wanted](const Case& one) { return one.id != wanted; });
    if (cases->empty())
        return Error{"there is no case \"" + wanted + "\"; expected one such as " + first, {}};
    return cases;
}

int runDatc(const Arguments& arguments)
{
    const bool every = arguments.value("rulebook") == "all";
    const bool own = !arguments.has("rulebook") && !arguments.has("set");
    const Result<Rulebook> rulebook =
        every ? rulebookWith(rulebooks().front(), arguments.values("set")) : chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    const Result<std::vector<Case>> cases = chosenCases(arguments, **map);
    if (!cases) return fail(WrongUsage, cases.error().text());
    const Result<Explain> how = chosenExplanation(arguments);
    if (!how) return fail(WrongUsage, how.error().text());
    if (!every) return runAll(**map, own ? std::nullopt : std::optional(*rulebook), *cases, *how);
    Exit worst = Fine;
    for (const RulebookInfo& book : rulebooks()) {
        print(book.id + ": " + RulebookWords::title(book).toStdString() + "\n");
        worst = std::max(worst, runAll(**map, *rulebookWith(book, arguments.values("set")), *cases, *how));
    }
    return worst;
}

} // namespace

Command datcCommand()
{
    return {
        "datc",
        "",
        "Runs the built-in test cases: the 176 of DATC 3.2, or those of a rulebook.",
        "Prints one line per case, then how many passed and failed.",
        {{"rulebook", "ID|all", "the rulebook to use (default: the one that each case is stated for)"},
         setOption(),
         {"library", "ID", "datc (default), 1971, alexander, twenty or committee: cases from that document"},
         {"case", "ID", "only this case, such as 6.F.14"},
         explainOption("print the reason for each order's result")},
        0,
        0,
        runDatc};
}

} // namespace chancery::cli
