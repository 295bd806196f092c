// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games that were really played, phase by phase: one JSON object a line, with the orders of a phase and
// the board before it. The game is played on from its start; nothing is taken over from the record but the
// orders.
#include "engine/game/game.h"
#include "engine/orders/order_text.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace chancery::tst_real_games {

namespace {

const QString folder = QStringLiteral(CHANCERY_SOURCE_DIR "/tests/data/games/");

std::vector<QJsonObject> phasesOf(const QString& file)
{
    QFile in(folder + file);
    if (!in.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(in.fileName()));
    std::vector<QJsonObject> phases;
    while (!in.atEnd()) phases.push_back(QJsonDocument::fromJson(in.readLine()).object());
    return phases;
}

/// {"Italy": ["A VEN"]} as "Italy A VEN", sorted.
QStringList flat(const QJsonObject& lists)
{
    QStringList all;
    for (auto it = lists.begin(); it != lists.end(); ++it)
        for (const QJsonValue& item : it.value().toArray()) all.append(it.key() + " " + item.toString());
    all.sort();
    return all;
}

/// {"Italy": {"A VEN": ["APU"]}} as "Italy A VEN: APU", sorted; without units that can go nowhere.
QStringList flatRetreats(const QJsonObject& options)
{
    QStringList all;
    for (auto it = options.begin(); it != options.end(); ++it) {
        const QJsonObject units = it.value().toObject();
        for (auto unit = units.begin(); unit != units.end(); ++unit) {
            QStringList places;
            for (const QJsonValue& place : unit.value().toArray()) places.append(place.toString());
            places.sort();
            if (!places.isEmpty()) all.append(it.key() + " " + unit.key() + ": " + places.join(" "));
        }
    }
    all.sort();
    return all;
}

QStringList unitsOf(const Map& map, const Position& position)
{
    QStringList all;
    for (const Unit& unit : position.units)
        all.append(QString::fromStdString(map[unit.power].name + " " + canonical(map, unit)));
    all.sort();
    return all;
}

QStringList centresOf(const Map& map, const Position& position)
{
    QStringList all;
    for (std::size_t i = 0; i < position.owner.size(); ++i)
        if (position.owner[i] != noPower)
            all.append(QString::fromStdString(map[position.owner[i]].name + " " + map.provinces[i].code));
    all.sort();
    return all;
}

QStringList retreatsOf(const Map& map, const Position& position)
{
    QStringList all;
    for (const DislodgedUnit& unit : position.dislodged) {
        QStringList places;
        for (Location place : unit.retreats) places.append(QString::fromStdString(map[place].code));
        places.sort();
        all.append(
            QString::fromStdString(map[unit.unit.power].name + " " + canonical(map, unit.unit) + ": ") +
            places.join(" "));
    }
    all.sort();
    return all;
}

/// A unit that can go nowhere is gone here, and has an order to disband in the record.
bool isForDestroyedUnit(const QJsonObject& phase, const QString& power, const QString& order)
{
    const QJsonObject units = phase["retreat_options"].toObject()[power].toObject();
    return order.startsWith("D ") && units.contains(order.mid(2)) && units[order.mid(2)].toArray().isEmpty();
}

Game withOrders(Game game, const QJsonObject& phase)
{
    const QJsonObject sheets = phase["orders"].toObject();
    for (auto it = sheets.begin(); it != sheets.end(); ++it) {
        QStringList lines;
        for (const QJsonValue& order : it.value().toArray())
            if (!isForDestroyedUnit(phase, it.key(), order.toString())) lines.append(order.toString());
        const Power power = game.map->findPower(it.key().toStdString());
        const PhaseRecord& record = game.current();
        const ReadingContext context{*game.map, record.before, record.phase.kind, power};
        game = write(game, power, readSheet(context, lines.join("\n").toStdString()));
    }
    return game;
}

} // namespace

class TestRealGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsAsRecorded_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(folder).entryList({"*.jsonl"}))
            QTest::addRow("%s", qPrintable(file)) << file;
    }

    void playsAsRecorded()
    {
        QFETCH(QString, file);
        const std::vector<QJsonObject> phases = phasesOf(file);
        QVERIFY(phases.size() > 30);

        Game game = newGame(sketch::sharedMap());
        QStringList centres;
        for (const QJsonObject& phase : phases) {
            const QString name = phase["phase"].toString();
            const bool idle =
                name.endsWith('R') && flatRetreats(phase["retreat_options"].toObject()).isEmpty();
            if (idle) continue; // the program that recorded these plays retreats even if no unit can
            if (game.current().outcome) game = advance(game);

            const Map& map = *game.map;
            const Position& before = game.current().before;
            QCOMPARE(QString::fromStdString(shortName(game.current().phase)), name);
            QVERIFY2(unitsOf(map, before) == flat(phase["units"].toObject()), qPrintable(name));
            QVERIFY2(retreatsOf(map, before) == flatRetreats(phase["retreat_options"].toObject()),
                     qPrintable(name));
            if (phase.contains("centres")) centres = flat(phase["centres"].toObject());
            QVERIFY2(centresOf(map, before) == centres, qPrintable(name));

            game = withOrders(game, phase);
            for (const WrittenOrder& line : game.current().written)
                QVERIFY2(line.problem.empty(), line.text.c_str());
            game = resolve(game);
        }
    }

    void thereAreEightGames() { QCOMPARE(QDir(folder).entryList({"*.jsonl"}).size(), 8); }
};

CHANCERY_SUITE(TestRealGames, QCoreApplication)

} // namespace chancery::tst_real_games

#include "tst_real_games.moc"
