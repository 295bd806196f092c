// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a phase from a line, resolves it, and writes what came of it.
#include "app/cli/batch_answer.h"

#include "app/cli/json_phase.h"
#include "engine/game/position_file.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace chancery::cli {

namespace {

std::string refusal(const QJsonValue& id, const std::string& why)
{
    JsonWriter json;
    json.begin('{').key("error").text(why).key("id").json(jsonText(id)).end('}');
    return json.written();
}

std::string adjudicate(const BatchRules& rules, const QJsonObject& in)
{
    const QJsonValue id = in.value("id");
    const Result<PositionSheet> sheet = readPosition(documentOf(in), "", rules.maps, UnknownKeys::ReadOver);
    if (!sheet) return refusal(id, sheet.error().text());
    if (!sheet->problems.empty()) return refusal(id, sheet->problems.front().text());
    Game game = gameFrom(*sheet);
    game.rulebook = rules.rulebook;
    game = resolve(std::move(game));
    JsonWriter json;
    json.begin('{').key("id").json(jsonText(id));
    writeOutcome(json, game);
    json.end('}');
    return json.written();
}

std::string answer(const BatchRules& rules, const QByteArray& line)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(line, &problem);
    if (problem.error != QJsonParseError::NoError)
        return refusal({}, "column " + std::to_string(problem.offset + 1) + ": " +
                               problem.errorString().toStdString());
    if (!document.isObject()) return refusal({}, "an object is expected: {\"phase\": ..., \"units\": ...}");
    return adjudicate(rules, document.object());
}

} // namespace

QByteArray answerLine(const BatchRules& rules, const QByteArray& line)
{
    return QByteArray::fromStdString(answer(rules, line)) + '\n';
}

} // namespace chancery::cli
