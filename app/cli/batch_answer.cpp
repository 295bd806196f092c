// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a phase from a line, resolves it, and writes what came of it.
#include "app/cli/batch_answer.h"

#include "app/cli/json_phase.h"
#include "engine/game/position_file.h"

#include <QJsonDocument>

namespace chancery::cli {

namespace {

QJsonObject adjudicate(const BatchRules& rules, const QJsonObject& in)
{
    QJsonObject out;
    const Result<PositionSheet> sheet = readPosition(documentOf(in), "", rules.maps, UnknownKeys::ReadOver);
    if (!sheet) {
        out.insert("error", QString::fromStdString(sheet.error().text()));
    } else if (!sheet->problems.empty()) {
        out.insert("error", QString::fromStdString(sheet->problems.front().text()));
    } else {
        Game game = gameFrom(*sheet);
        game.rulebook = rules.rulebook;
        out = outcomeJson(resolve(std::move(game)));
    }
    out.insert("id", in.value("id").isUndefined() ? QJsonValue() : in.value("id"));
    return out;
}

} // namespace

QByteArray answerLine(const BatchRules& rules, const QByteArray& line)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(line, &problem);
    QJsonObject out;
    if (problem.error != QJsonParseError::NoError) {
        out.insert("id", QJsonValue());
        out.insert("error",
                   QStringLiteral("column %1: %2").arg(problem.offset + 1).arg(problem.errorString()));
    } else if (!document.isObject()) {
        out.insert("id", QJsonValue());
        out.insert("error", "an object is expected: {\"phase\": ..., \"units\": ...}");
    } else {
        out = adjudicate(rules, document.object());
    }
    return QJsonDocument(out).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace chancery::cli
