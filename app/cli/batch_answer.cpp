// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a phase from a line, resolves it and writes the result.
#include "app/cli/batch_answer.h"

#include "app/cli/json_phase.h"
#include "engine/files/json_reader.h"
#include "engine/files/position_file.h"

namespace chancery::cli {

namespace {

void refuse(JsonWriter& json, std::string_view id, const std::string& why)
{
    json.begin('{').key("error").text(why).key("id").json(id).end('}');
}

void answer(JsonWriter& json, const BatchRules& rules, std::string_view line, std::size_t number)
{
    constexpr std::size_t longLine = std::size_t(64) << 10; // what it takes is not kept
    thread_local JsonLine kept;                             // lines are alike, so its memory serves again
    JsonLine own;
    JsonLine& in = line.size() < longLine ? kept : own;
    const Status read = readJsonLine(line, in);
    if (!read) return refuse(json, "null", "line " + std::to_string(number) + ": " + read.error().text());
    Result<PositionSheet> sheet = readPositionSheet(in.object, "", rules.maps, UnknownKeys::ReadOver);
    if (!sheet) return refuse(json, in.id, sheet.error().text());
    if (!sheet->problems.empty()) return refuse(json, in.id, sheet->problems.front().text());
    PositionSheet written;
    if (sheet->corrected) written = *sheet;
    Game game = gameFrom(std::move(*sheet));
    game.rulebook = rules.rulebook;
    game.phases.back().outcome = unexplainedOutcomeOf(game, game.current());
    json.begin('{').key("id").json(in.id);
    writeOutcome(json, game);
    if (written.corrected) writeCorrections(json, written);
    json.end('}');
}

/// Answers a line on which a check of ours has failed.
void answerOwnFault(JsonWriter& json, const std::exception& fault, std::string_view line)
{
    const Result<JsonLine> in = readJsonLine(line);
    refuse(json, in ? in->id : "null",
           std::string("this is a mistake of Chancery, not of the line; please report it: ") + fault.what());
}

} // namespace

void answerLine(const BatchRules& rules, std::string_view line, std::size_t number, std::string& answers)
{
    const std::size_t before = answers.size();
    try {
        JsonWriter json(answers);
        answer(json, rules, line, number);
    } catch (const std::exception& fault) {
        answers.resize(before); // without what was written so far
        JsonWriter json(answers);
        answerOwnFault(json, fault, line);
    }
    answers += '\n';
}

} // namespace chancery::cli
