// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli replay: adjudicates a saved game again and compares it with what was saved.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/files/game_replay.h"
#include "engine/game/committee_remarks.h"
#include "engine/orders/position_faults.h"
#include "engine/reading/text_forms.h"
#include "ui/words/said_words.h"

#include <algorithm>

namespace chancery::cli {

namespace {

void report(const Game& game, Explain explain)
{
    for (const PhaseRecord& record : game.phases)
        print((record.outcome ? phaseText(game, record, explain)
                              : shortName(record.phase) + ": not resolved\n") +
              "\n");
    print(endReport(game));
}

/// Adds why the open phase cannot be resolved, if it cannot and reading the game has not reported it.
void addFaults(const Game& game, std::vector<Error>& differences)
{
    const PhaseRecord& open = game.current();
    if (open.outcome) return;
    for (const PositionFault& fault : stoppingFaults(*game.map, open.phase.kind, open.before)) {
        const Error told = notResolved(*game.map, open.phase, fault);
        if (std::ranges::find(differences, told) == differences.end()) differences.push_back(told);
    }
}

/// Replays one of the games of a text and says what differs.
int replayOne(const std::string& text, const QString& path, std::size_t which, bool withReport,
              Explain explain)
{
    std::vector<Error> differences;
    const MapLoader maps = mapLoader();
    SaidPhases said;
    const Result<Game> game = readAnyGame({text, inputName(path), maps, {}, which}, &differences, &said);
    if (!game) return fail(game.error());
    const Register how = explain == Explain::Plain ? Register::Plain : Register::Judge;
    const std::vector<Error> otherwise = saidDifferences(*game, said, how);
    differences.insert(differences.begin(), otherwise.begin(), otherwise.end());
    for (const Objection& remark : remarksOnCommittee(*game))
        differences.push_back({english(*game->map, remark), {}});
    addFaults(*game, differences);

    if (withReport) report(*game, explain);
    for (const Error& difference : differences) print(difference.text() + "\n");
    const auto resolved = std::count_if(game->phases.begin(), game->phases.end(),
                                        [](const PhaseRecord& record) { return record.outcome.has_value(); });
    print(std::to_string(resolved) + " phases replayed, " +
          (differences.empty() ? "no difference\n" : std::to_string(differences.size()) + " differences\n"));
    return differences.empty() ? Fine : DoesNotHold;
}

int runReplay(const Arguments& arguments)
{
    const Result<Explain> explain = chosenExplanation(arguments);
    if (!explain) return fail(WrongUsage, explain.error().text());
    const QString path = arguments.operands().front();
    const Result<std::string> text = readInput(path);
    if (!text) return fail(text.error());
    const bool ofOthers = formOf(*text).holdsGame;
    const std::vector<std::string> titles = ofOthers ? titlesIn(*text) : std::vector<std::string>();
    int status = Fine;
    for (std::size_t which = 0; which < std::max<std::size_t>(titles.size(), 1); ++which) {
        if (titles.size() > 1) print("Game " + titles[which] + "\n");
        status = std::max(status, replayOne(*text, path, which, arguments.has("report"), *explain));
    }
    return status;
}

} // namespace

Command replayCommand()
{
    return {
        "replay",
        "GAME",
        "Resolves a saved game again from its orders and compares each phase with the saved one.",
        "GAME is a document of Chancery, or a saved game of the library “diplomacy” (JSON); of JSON lines\n"
        "every game is replayed.",
        {{"report", "", "print every phase: orders, results, position"},
         explainOption("with --report: the reason for each order's result")},
        1,
        1,
        runReplay};
}

} // namespace chancery::cli
