// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/real_games.h"

#include "engine/orders/order_text.h"
#include "tests/support/sketch.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace chancery {

namespace {

/// The program that recorded these writes disbands of units that have no retreat; with us they are gone.
bool isForGoneUnit(const PhaseRecord& record, const Map& map, const QString& order)
{
    if (record.phase.kind != PhaseKind::Retreat || !order.startsWith("D ")) return false;
    const Province place = map.findProvince(order.mid(4, 3).toStdString());
    return dislodgedAt(map, record.before, place) == nullptr;
}

Game written(Game game, const QJsonObject& sheets)
{
    for (auto it = sheets.begin(); it != sheets.end(); ++it) {
        const PhaseRecord& record = game.current();
        QStringList lines;
        for (const QJsonValue& order : it.value().toArray())
            if (!isForGoneUnit(record, *game.map, order.toString())) lines << order.toString();
        const Power power = game.map->findPower(it.key().toStdString());
        const ReadingContext context{*game.map, record.before, record.phase.kind, power};
        game = write(game, power, readSheet(context, lines.join('\n').toStdString()));
    }
    return game;
}

} // namespace

Game realGame(int number)
{
    QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/tests/data/games/game_%1.jsonl").arg(number));
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file.fileName()));
    Game game = newGame(sketch::sharedMap());
    while (!file.atEnd()) {
        const QJsonObject phase = QJsonDocument::fromJson(file.readLine()).object();
        Game next = game.current().outcome ? advance(game) : game;
        const std::string name = phase["phase"].toString().toStdString();
        if (shortName(next.current().phase) != name) continue; // retreats that no unit can make
        game = resolve(written(std::move(next), phase["orders"].toObject()));
    }
    return game;
}

} // namespace chancery
