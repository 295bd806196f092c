// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli convert: from any form that is read into any form that is written.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "engine/files/written_forms.h"
#include "engine/game/sheets.h"
#include "engine/game/study_play.h"
#include "engine/reading/text_forms.h"
#include "ui/files/files.h"
#include "ui/words/said_words.h"

#include <QFileInfo>

#include <algorithm>
#include <set>

namespace chancery::cli {

namespace {

/// The games of an input, and what was found wrong with it.
struct Found
{
    std::vector<Game> games;
    std::vector<Error> faults;      ///< of cases that were left out
    std::vector<Error> differences; ///< between what is saved and the rules
    std::set<std::string> unkept;   ///< what another program has saved and no game of ours has
};

/// Returns a game of one phase, resolved if it can be.
Game played(Game game, const Rulebook& rulebook)
{
    game.rulebook = rulebook;
    return canResolve(*game.map, game.current()) ? resolve(std::move(game)) : game;
}

/// Adds the lines of a posted text that could not be read; they are written as they are. Says which names
/// were corrected in the others.
void addUnread(Found& found, const Game& game)
{
    for (const PhaseRecord& record : game.phases)
        for (const WrittenOrder& line : record.written) {
            const std::string of = (*game.map)[line.power].name + ": “" + line.text + "”";
            if (!line.problem.empty())
                found.faults.push_back({of + " could not be read: " + line.problem, {}});
            else
                for (const ReadLine& read : readLines(readingContext(game, record, line.power), line.text))
                    tellCorrections(*game.map, read, of);
        }
}

/// Adds the games of the main line of a study.
void addStudy(Found& found, const Study& study)
{
    if (!study.ownerless.empty())
        return found.faults.push_back({"“" + study.ownerless.front() +
                                           "” does not say whose unit it is; expected the "
                                           "name of a power before its orders",
                                       {}});
    NodeId last = firstNode(study);
    while (!nodesAfter(study, last).empty()) last = nodesAfter(study, last).front();
    std::optional<Game> game = gameBegunBy(study, last);
    if (!game) return found.faults.push_back({"this position cannot be resolved", {}});
    if (const Phase first = nodeOf(study, firstNode(study))->phase; game->phases.front().phase != first)
        note("the phases from " + shortName(first) + " to the one before " +
             shortName(game->phases.front().phase) +
             " were left out: no Winter between says whose centres are whose");
    addUnread(found, *game);
    for (const std::string& line : study.leftOut)
        found.differences.push_back(
            {"“" + line + "” became a note: its phase cannot be played after the others", {}});
    const Rulebook rulebook = game->rulebook;
    found.games.push_back(played(*std::move(game), rulebook));
}

Found gamesIn(TextContent content, const Rulebook& rulebook)
{
    Found found;
    found.differences = std::move(content.differences);
    if (content.game) {
        std::ranges::move(saidDifferences(*content.game, content.said, Register::Judge),
                          std::back_inserter(found.differences));
        found.games.push_back(*std::move(content.game));
    }
    if (content.study) addStudy(found, *content.study);
    for (const PositionSheet& sheet : content.sheets) {
        found.faults.insert(found.faults.end(), sheet.problems.begin(), sheet.problems.end());
        if (sheet.problems.empty()) found.games.push_back(played(gameFrom(sheet), rulebook));
    }
    return found;
}

/// Reads the game or case of this number, counted from 1 as titlesIn() lists them, or all of them for 0.
Result<Found> findGames(const std::string& text, const std::string& name, std::size_t number,
                        const Rulebook& rulebook)
{
    const MapLoader maps = mapLoader();
    const std::size_t several = formOf(text).holdsGame ? titlesIn(text).size() : 1;
    Found all;
    for (std::size_t which = 0; which < std::max<std::size_t>(several, 1); ++which) {
        if (several > 1 && number != 0 && number != which + 1) continue;
        Result<TextContent> content = readText({text, name, maps, {}, which});
        if (!content) return content.error();
        if (several <= 1 && number != 0 && number <= content->sheets.size())
            content->sheets = {std::move(content->sheets[number - 1])};
        all.unkept.insert(content->unkept.begin(), content->unkept.end());
        Found found = gamesIn(*std::move(content), rulebook);
        std::ranges::move(found.games, std::back_inserter(all.games));
        std::ranges::move(found.faults, std::back_inserter(all.faults));
        std::ranges::move(found.differences, std::back_inserter(all.differences));
    }
    return all;
}

/// What is to be written, and how.
struct Target
{
    const WrittenForm* form = nullptr;
    QString path;
    std::string phase; ///< the only one that is wanted, or empty
    bool unrevealed = false, variations = false;
};

std::string listOf(std::span<const WrittenForm> forms)
{
    std::string list;
    for (const WrittenForm& form : forms) list += (list.empty() ? "" : ", ") + std::string(form.id);
    return list;
}

/// Returns the form that --to names, or the name of the output.
Result<Target> targetOf(const Arguments& arguments)
{
    Target target{nullptr, arguments.operands().at(1), arguments.value("phase").toStdString(),
                  arguments.has("unrevealed"), arguments.has("with-variations")};
    const std::string to = arguments.value("to").toStdString();
    target.form = to.empty() ? writtenFormOfFile(target.path.toStdString()) : writtenFormCalled(to);
    if (target.form) return target;
    return Error{(to.empty() ? target.path.toStdString() + ": this name does not say which form is wanted; "
                                                           "expected --to with one of "
                             : "--to " + to + ": expected one of ") +
                     listOf(writtenForms()),
                 {}};
}

/// Adds a game to the text, and says what is left out.
Status addGame(std::string& text, const Game& game, const Target& target)
{
    WriteSource source{game, {}, target.unrevealed, target.variations};
    if (!target.phase.empty()) {
        const auto found = std::ranges::find(game.phases, target.phase,
                                             [](const PhaseRecord& one) { return shortName(one.phase); });
        if (found == game.phases.end()) return Error{"there is no phase " + target.phase, {}};
        source.phase = static_cast<std::size_t>(found - game.phases.begin());
    }
    const WrittenGame written = writeAs(*target.form, source);
    text += written.text;
    std::string lost;
    for (const char* part : written.lost) lost += (lost.empty() ? "" : ", ") + std::string(part);
    const std::string of = game.title.empty() ? "" : game.title + ": ";
    if (!lost.empty()) note(of + "left out, because this form cannot hold it: " + lost);
    if (written.untold) note(of + "variations were left out; --with-variations writes them");
    if (!written.unrevealed.empty())
        note(of + "the orders of " + written.unrevealed +
             " are not resolved and were left out; --unrevealed writes them");
    return Done{};
}

int putText(const std::string& text, const Target& target)
{
    if (target.path == "-") {
        print(text);
        return Fine;
    }
    const Status written = writeWholeFile(target.path, QByteArray::fromStdString(text));
    return written ? Fine : fail(OutputLost, written.error().text());
}

int runConvert(const Arguments& arguments)
{
    const QString in = arguments.operands().front();
    const Result<Target> target = targetOf(arguments);
    if (!target) return fail(WrongUsage, target.error().text());
    const Result<Rulebook> rulebook = chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    bool isNumber = true;
    const int number = arguments.has("game") ? arguments.value("game").toInt(&isNumber) : 0;
    if (!isNumber || number < (arguments.has("game") ? 1 : 0))
        return fail(WrongUsage,
                    "--game " + arguments.value("game").toStdString() + ": expected a number from 1 on");
    if (in != "-" && target->path != "-" && QFileInfo(in) == QFileInfo(target->path))
        return fail(WrongUsage, "IN and OUT are the same file");
    const Result<std::string> text = readInput(in);
    if (!text) return fail(text.error());
    if (const std::size_t count = std::max<std::size_t>(titlesIn(*text).size(), 1);
        static_cast<std::size_t>(number) > count)
        return fail(WrongUsage, "--game " + std::to_string(number) + ": " + inputName(in) + " has only " +
                                    std::to_string(count) +
                                    (count == 1 ? " game or case" : " games or cases"));
    const Result<Found> found = findGames(*text, inputName(in), static_cast<std::size_t>(number), *rulebook);
    if (!found) return fail(found.error());
    for (const Error& fault : found->faults)
        fail(errorAt(fault.where.empty() ? inputName(in) : fault.where, fault));
    if (found->games.empty()) return WrongInput;
    if (found->games.size() > 1 && !target->form->several)
        return fail(WrongUsage, inputName(in) + " has " + std::to_string(found->games.size()) +
                                    " games, and this form holds one; choose it with --game");
    std::string all;
    for (const Game& game : found->games)
        if (const Status added = addGame(all, game, *target); !added)
            return fail(WrongUsage, added.error().text());
    std::string unkept;
    for (const std::string& key : found->unkept) unkept += (unkept.empty() ? "" : ", ") + key;
    if (!unkept.empty()) note("left out, because no game of Chancery has it: " + unkept);
    for (const Error& one : found->differences) note(one.text());
    if (const int status = putText(all, *target); status != Fine) return status;
    return !found->faults.empty() ? WrongInput : found->differences.empty() ? Fine : DoesNotHold;
}

QString formsText()
{
    QString text = "Forms that are written, by --to or by the ending of OUT (the first one that has it):\n";
    for (const WrittenForm& form : writtenForms())
        text += "    " +
                QString::fromUtf8(form.id.data(), static_cast<qsizetype>(form.id.size())).leftJustified(17) +
                QString::fromUtf8(form.endings.data(), static_cast<qsizetype>(form.endings.size()))
                    .leftJustified(13) +
                QString::fromUtf8(form.name) + "\n";
    return text;
}

} // namespace

Command convertCommand()
{
    return {
        "convert",
        "IN|- OUT|-",
        "Writes a game, a study or positions in a form that other programs read.",
        "IN is in any form that the board opens. What the form of OUT cannot hold is told on standard\n"
        "error, and so is where a saved position is not what the orders give (status 1). Orders of a phase\n"
        "of a game that is not resolved are left out.\n" +
            formsText().chopped(1),
        {{"to", "FORM", "the form of OUT"},
         {"phase", "P", "only this phase, such as S1901M"},
         {"game", "N", "of several games or cases in IN only this one, counted from 1"},
         {"unrevealed", "", "write the orders of a phase that is not resolved, too"},
         {"with-variations", "", "write what the gamemaster tried out in a game of Chancery, too"},
         rulebookOption(),
         setOption()},
        2,
        2,
        runConvert};
}

} // namespace chancery::cli
