// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of batch: each has one line as its answer, and the phase that it leads to can be asked in turn. The
// length of a line chooses the rulebook.
#include "app/cli/batch_answer.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace chancery;

namespace {

Rulebook rulebookFor(std::size_t size)
{
    return rulebookOf(rulebooks()[size % rulebooks().size()]);
}

QJsonObject answerTo(const cli::BatchRules& rules, const QByteArray& line)
{
    std::string written;
    cli::answerLine(rules, line.toStdString(), 1, written);
    const QByteArray answer = QByteArray::fromStdString(written);
    fuzz::require(answer.endsWith('\n') && answer.count('\n') == 1, "an answer is one line",
                  answer.toStdString());
    const QJsonDocument json = QJsonDocument::fromJson(answer);
    if (json.isNull() && QJsonDocument::fromJson(line).isNull())
        return {}; // an id that Qt cannot hold: 1e3081
    fuzz::require(json.isObject(), "an answer is a JSON object", answer.toStdString());
    const QJsonObject object = json.object();
    fuzz::require(object.contains("id"), "an answer tells its id", answer.toStdString());
    fuzz::require(object.contains("error") != object.contains("results"), "an answer is an error or results",
                  answer.toStdString());
    fuzz::require(!object["error"].toString().contains("mistake of Chancery"), "no check of ours fails",
                  answer.toStdString());
    return object;
}

/// The line that asks what comes next without orders.
QByteArray nextLine(const QJsonObject& answer, const QJsonValue& map)
{
    QJsonObject line{{"phase", answer["next_phase"]},
                     {"units", answer["next_units"]},
                     {"centres", answer["next_centres"]}};
    if (!map.isUndefined()) line.insert("map", map);
    if (answer["next_phase"].toString().endsWith('R')) {
        line.insert("dislodged", answer["next_dislodged"]);
        line.insert("retreat_options", answer["retreat_options"]);
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray line(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (line.contains('\n')) return 0;
    const cli::BatchRules rules{rulebookFor(size), fuzz::maps()};
    const QJsonObject answer = answerTo(rules, line);
    if (!answer.contains("next_phase")) return 0;
    const QByteArray next = nextLine(answer, QJsonDocument::fromJson(line)["map"]);
    fuzz::require(answerTo(rules, next).contains("results"), "the next phase can be asked",
                  next.toStdString());
    return 0;
}
