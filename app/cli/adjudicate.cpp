// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli adjudicate: one position with orders, or the cases of a file in text form.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/json_phase.h"
#include "app/cli/report.h"
#include "engine/explain/resolution_steps.h"
#include "ui/words/said_words.h"
#include "ui/words/step_words.h"

#include <algorithm>
#include <map>

namespace chancery::cli {

namespace {

std::string textReport(const Game& game, const SaidComparison& said, Explain explain)
{
    std::string text = game.title.empty() ? "" : game.title + "\n";
    text += phaseText(game, game.current(), explain) + saidText(game, said, explain);
    if (const std::string end = endReport(game); !end.empty()) return text + end;
    return text + "Next: " + shortName(following(game, game.current()).phase) + "\n";
}

/// Writes what the source says of the results, if it says anything.
void writeSaid(JsonWriter& json, const Game& game, const SaidComparison& said, Explain explain)
{
    if (said.said == 0) return;
    const SaidWords words(game, game.current(),
                          explain == Explain::Plain ? Register::Plain : Register::Judge);
    json.key("said").begin('{').key("compared").json(std::to_string(said.said)).key("otherwise").begin('[');
    for (const SaidDifference& one : said.differences) {
        json.begin('{').key("claim").text(words.claim(one).toStdString());
        if (one.result) json.key("reason").text(words.reason(one).toStdString());
        json.key("rulebooks").begin('[');
        for (const std::string& id : one.rulebooks) json.text(id);
        json.end(']').end('}');
    }
    json.end(']').end('}');
}

/// Returns what of a posted text does not count, a sentence each: what could not be read, and what was left
/// out.
std::vector<std::string> unreadIn(const PositionSheet& sheet)
{
    std::vector<std::string> told;
    for (const std::string& line : sheet.quoted)
        told.push_back("“" + line + "” was left out: it is quoted from an earlier mail");
    for (const std::string& line : sheet.leftOut)
        told.push_back("“" + line + "” was left out: its phase cannot be played after the others");
    for (const WrittenOrder& line : sheet.written)
        if (!line.problem.empty())
            told.push_back((*sheet.map)[line.power].name + ": “" + line.text +
                           "” could not be read: " + line.problem);
    return told;
}

std::string jsonReport(const PositionSheet& sheet, const Game& game, const SaidComparison& said,
                       Explain explain)
{
    std::string text;
    JsonWriter json(text);
    json.begin('{').key("phase").text(shortName(game.current().phase));
    if (!game.title.empty()) json.key("title").text(game.title);
    writeOutcome(json, game);
    if (explain != Explain::No) {
        json.key("reasons").begin('{');
        std::map<std::string, int> written; // a sheet can have the same order twice
        for (const OrderResult& result : game.current().outcome->results) {
            std::string order = canonical(*game.map, game.current().before, result.order);
            if (const int times = ++written[order]; times > 1) order += " (" + std::to_string(times) + ")";
            json.key(order).text(explanation(*game.map, game.rulebook, game.current(), result, explain));
        }
        json.end('}');
    }
    writeSaid(json, game, said, explain);
    writeCorrections(json, sheet);
    if (const std::vector<std::string> unread = unreadIn(sheet); !unread.empty()) {
        json.key("unread").begin('[');
        for (const std::string& told : unread) json.text(told);
        json.end(']');
    }
    json.end('}');
    return text;
}

/// Returns how a movement phase was decided, step by step.
std::string stepsText(const Game& game)
{
    const PhaseInput phase = inputOf(game, game.current());
    if (phase.kind != PhaseKind::Movement) return "Only movement phases are decided step by step.\n";
    const StepWords words(phase, *game.current().outcome);
    const std::vector<ResolutionStep> steps = resolutionSteps(phase);
    std::string text = "Steps\n";
    for (const ResolutionStep& step : steps) {
        if (step.answers.empty() && step.core.empty()) continue;
        text += "  " + words.cause(step).toStdString() + "\n";
        if (!step.core.empty()) text += "    " + words.core(step).toStdString() + "\n";
        for (const StepAnswer& answer : step.answers) {
            text += "    " + words.reasoned(answer, steps).toStdString() + "\n";
            if (const QString turners = words.turners(answer.question); !turners.isEmpty())
                text += "      " + turners.toStdString() + "\n";
        }
    }
    return text;
}

/// Every order must be readable: a report on other orders than those in the file would mislead.
int refuse(const PositionSheet& sheet)
{
    for (const Error& problem : sheet.problems) fail(problem);
    return WrongInput;
}

/// Names the orders for units that have another order before, as in a text with an order and its correction.
/// Returns whether there are any.
bool tellSecondOrders(const PositionSheet& sheet)
{
    std::map<std::pair<Power, Location>, chancery::Command> first;
    bool told = false;
    for (const WrittenOrder& line : sheet.written)
        for (const Order& order : line.orders) {
            if (order.unit.at == nowhere) continue;
            const auto [known, added] = first.emplace(std::pair(line.power, order.unit.at), order.command);
            if (added || known->second == order.command) continue;
            note((*sheet.map)[line.power].name + ": “" + line.text + "” is a second order for " +
                 canonical(*sheet.map, order.unit) + "; leave out the one that does not count");
            told = true;
        }
    return told;
}

/// Names on standard error what could not be read and what was corrected in the orders of a posted text.
/// Returns the status for it.
int tellReading(const PositionSheet& sheet)
{
    int status = Fine;
    if (sheet.later)
        note("the text goes on with orders for " + shortName(*sheet.later) + "; only " +
             shortName(sheet.phase) + " is resolved here");
    if (tellSecondOrders(sheet)) status = std::max(status, int(Corrected));
    for (const std::string& told : unreadIn(sheet)) {
        note(told);
        status = WrongInput;
    }
    const std::vector<std::string> corrections = correctionsIn(sheet);
    for (const std::string& told : corrections) note(told);
    return status == Fine && !corrections.empty() ? int(Corrected) : status;
}

/// Resolves a position and prints how it ends, and where that is not what the file gives.
int answerSheet(const PositionSheet& sheet, const Rulebook& rulebook, const Arguments& arguments,
                Explain explain)
{
    Game game = gameFrom(sheet);
    game.rulebook = rulebook;
    game = resolve(std::move(game));
    const SaidComparison said = compareSaid(game, game.current(), resultLines(sheet));
    if (arguments.value("format", "text") == "json")
        print(jsonReport(sheet, game, said, explain) + "\n");
    else
        print(textReport(game, said, explain) + (arguments.has("steps") ? stepsText(game) : ""));
    const std::string fault = sheet.stated ? sheet.stated->fault : "";
    if (!fault.empty()) note((sheet.title.empty() ? "" : sheet.title + ": ") + fault);
    const int read = tellReading(sheet);
    if (read == WrongInput) return read;
    return said.differences.empty() && fault.empty() ? read : DoesNotHold;
}

int runAdjudicate(const Arguments& arguments)
{
    const QString format = arguments.value("format", "text");
    if (format != "text" && format != "json")
        return fail(WrongUsage, "--format " + format.toStdString() + ": expected text or json");
    const Result<Rulebook> rulebook = chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());

    const Result<Explain> explain = chosenExplanation(arguments);
    if (!explain) return fail(WrongUsage, explain.error().text());
    const Result<std::vector<PositionSheet>> sheets = readSheets(arguments.operands().front());
    if (!sheets) return fail(sheets.error());

    int status = Fine;
    bool answered = false;
    for (const PositionSheet& sheet : *sheets) {
        if (answered && format == "text" && sheet.problems.empty()) print("\n");
        status = std::max(status, sheet.problems.empty() ? answerSheet(sheet, *rulebook, arguments, *explain)
                                                         : refuse(sheet));
        answered = answered || sheet.problems.empty();
    }
    return status;
}

} // namespace

Command adjudicateCommand()
{
    return {
        "adjudicate",
        "FILE|-",
        "Resolves one position with orders.",
        "FILE is a position in TOML:\n"
        "    map = \"standard\"\n"
        "    phase = \"S1901M\"\n"
        "    [units]\n"
        "    Austria = [\"A VIE\", \"F TRI\"]\n"
        "    [centres]\n"
        "    Austria = [\"VIE\", \"TRI\"]\n"
        "    [orders]\n"
        "    Austria = [\"A VIE - GAL\", \"F Tri S A Vie\"]\n"
        "    Italy = []\n"
        "where [] is a sheet with nothing on it: a power that is left out has handed in none;\n"
        "and for a retreat phase also\n"
        "    [dislodged]\n"
        "    Austria = [{ unit = \"A SER\", from = \"BUL\", to = [\"ALB\", \"GRE\"] }]\n"
        "or it holds cases in the text form of jDip (VARIANT_ALL, CASE, PRESTATE, ORDERS, END). Results "
        "that\n"
        "are given, as POSTSTATE or behind an order as “(bounce)”, are compared with those by the rules; "
        "the\n"
        "report ends with those that differ, and the status is then 1.\n"
        "Saved games (the last phase), phases in JSON, studies, Backstabbr pages, DFEN and posted text are\n"
        "read as well. One case with a fault leaves the others as they are; the status is then 3.",
        {rulebookOption(),
         setOption(),
         explainOption("print for each order what decided it, the strengths and the clause"),
         {"steps", "",
          "print as well how it was decided: what was certain, what followed, what a backup rule settled"},
         {"format", "text|json", "json: one object per position, with the fields of `batch`"}},
        1,
        1,
        runAdjudicate};
}

} // namespace chancery::cli
