// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a phase from a line, resolves it and writes the result.
#include "app/cli/batch_answer.h"

#include "app/cli/json_phase.h"
#include "app/cli/json_reader.h"
#include "engine/files/position_file.h"

namespace chancery::cli {

namespace {

std::string refusal(std::string_view id, const std::string& why)
{
    JsonWriter json;
    json.begin('{').key("error").text(why).key("id").json(id).end('}');
    return json.written();
}

std::string answer(const BatchRules& rules, std::string_view line, std::size_t number)
{
    const Result<JsonLine> in = readJsonLine(line);
    if (!in) return refusal("null", "line " + std::to_string(number) + ": " + in.error().text());
    const Result<PositionSheet> sheet = readPosition(in->object, "", rules.maps, UnknownKeys::ReadOver);
    if (!sheet) return refusal(in->id, sheet.error().text());
    if (!sheet->problems.empty()) return refusal(in->id, sheet->problems.front().text());
    Game game = gameFrom(*sheet);
    game.rulebook = rules.rulebook;
    game = resolve(std::move(game));
    JsonWriter json;
    json.begin('{').key("id").json(in->id);
    writeOutcome(json, game);
    json.end('}');
    return json.written();
}

} // namespace

QByteArray answerLine(const BatchRules& rules, const QByteArray& line, std::size_t number)
{
    const std::string_view text(line.constData(), static_cast<std::size_t>(line.size()));
    return QByteArray::fromStdString(answer(rules, text, number)) + '\n';
}

} // namespace chancery::cli
