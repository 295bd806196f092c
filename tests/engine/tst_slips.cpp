// SPDX-License-Identifier: GPL-3.0-or-later
// What readers remember of how orders were written and handed in: slips of the pen (DATC 4.B.5, 4.B.6, 4.C)
// and the sheet (4.D.1).
#include "tests/support/situation.h"

#include "engine/files/game_file.h"
#include "engine/files/position_file.h"
#include "engine/game/sheets.h"
#include "engine/rules/option_table.h"
#include "tests/support/suite.h"

namespace chancery::tst_slips {

namespace {

const char* const board =
    "Austria: A TYR H, A VIE H, F TRI H | Italy: A VEN H | Russia: F STP/sc H, A MOS H | "
    "England: F NTH H, A LON H";

Result<std::shared_ptr<const Map>> loadMap(const std::string&)
{
    return std::shared_ptr<const Map>(std::make_shared<Map>(standardMap()));
}

Power power(const QString& name)
{
    return standardMap().findPower(name.toStdString());
}

QString named(Slips slips)
{
    QStringList names;
    if (slips.has(Slips::NeedlessCoast)) names << "coast";
    if (slips.has(Slips::UnitTypeMissing)) names << "no letter";
    if (slips.has(Slips::UnitTypeWrong)) names << "wrong letter";
    if (slips.has(Slips::NationalityMissing)) names << "no nation";
    if (slips.has(Slips::NationalityWrong)) names << "wrong nation";
    if (slips.has(Slips::SeaTwice)) names << "a sea twice";
    return names.join(", ");
}

/// A phase with these lines on the sheet of a power, under house rules, resolved.
Game played(const QString& name, const std::string& sheet, const std::string& change)
{
    const auto map = std::make_shared<Map>(standardMap());
    Game game = gameFrom(map, {Season::Spring, 1901, PhaseKind::Movement}, situation(board).position);
    game.rulebook.options = *withChange(game.rulebook.options, change);
    const ReadingContext context{*map, game.current().before, PhaseKind::Movement, power(name)};
    return resolve(write(game, power(name), readSheet(context, sheet)));
}

QString firstWord(const Game& game)
{
    return QString::fromStdString(words(game.current().outcome->results.front()));
}

} // namespace

class TestSlips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slipsAreNoted_data()
    {
        QTest::addColumn<QString>("sheet");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("slips");
        const auto row = [](const char* sheet, const char* text, const char* slips) {
            QTest::newRow(text) << sheet << text << slips;
        };
        row("Austria", "A Tyrolia Holds", "");
        row("Austria", "Tyrolia Holds", "no letter");
        row("Austria", "F Tyrolia Holds", "wrong letter");
        row("Russia", "F STP - BOT", "");
        row("Russia", "F STP/sc - BOT", "");
        row("Russia", "F STP/nc - BOT", "coast");
        row("Russia", "St Petersburg (north coast) - Gulf of Bothnia", "coast, no letter");
        row("Austria", "A TYR S A VEN - TRI", ""); // canonical: no place for nations
        row("Austria", "1. A TYR S A VEN - TRI", "");
        row("Austria", "A Tyr S A Ven - Tri", "no nation");
        row("Austria", "A Tyr S Italian A Ven - Tri", "");
        row("Austria", "A Tyr S French A Ven - Tri", "wrong nation");
        row("Austria", "A Tyr S A Ven", "no nation");
        row("Austria", "A TYR S A VEN", "");
        row("Austria", "A Tyr S A Vie", "");
        row("Austria", "A Tyr S Austrian A Vie", "");
        row("Austria", "Tyr S Russian A Vie", "no letter, wrong nation");
        row("England", "F Nth C A Lon - Nwy", "");
        row("Austria", "F Tri C Vienna - Apulia", "");
        row("Austria", "F Tri C A Ven - Alb", "no nation");
        row("England", "A LON - NTH - NWG - NWY", "");
        row("England", "A LON - NTH - NWG - NTH - NWY", "a sea twice"); // Twenty 6.c.2 is silent about it
        row("England", "A Lon - Nwy via North Sea and NTH", "a sea twice");
        row("England", "Lon - Nth - Nwg - North Sea - Nwy", "no letter, a sea twice");
    }

    void slipsAreNoted()
    {
        QFETCH(QString, sheet);
        QFETCH(QString, text);
        QFETCH(QString, slips);
        const Position position = situation(board).position;
        const Result<Order> order =
            readOrder({standardMap(), position, PhaseKind::Movement, power(sheet)}, text.toStdString());
        QVERIFY2(order, order ? "" : order.error().text().c_str());
        QCOMPARE(named(order->slips), slips);
    }

    void buildsHaveSlips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("slips");
        const auto row = [](const char* text, const char* slips) { QTest::newRow(text) << text << slips; };
        row("B A MOS", "");
        row("B MOS", "no letter");
        row("Build F StP(nc)", "");
        row("Build A StP(nc)", "coast");
    }

    void buildsHaveSlips()
    {
        QFETCH(QString, text);
        QFETCH(QString, slips);
        Position empty;
        empty.owner.assign(standardMap().provinces.size(), noPower);
        const Result<Order> order =
            readOrder({standardMap(), empty, PhaseKind::Adjustment, power("Russia")}, text.toStdString());
        QVERIFY2(order, order ? "" : order.error().text().c_str());
        QCOMPARE(named(order->slips), slips);
    }

    void sameOrderWhateverTheSlip()
    {
        const Position position = situation(board).position;
        const ReadingContext context{standardMap(), position, PhaseKind::Movement, power("Austria")};
        const Result<Order> good = readOrder(context, "A TYR H"), bad = readOrder(context, "F Tyr H");
        QVERIFY(good && bad && !good->slips.any() && bad->slips.any());
        QCOMPARE(*good, *bad); // else two of them would have two meanings (DATC 4.D.3)
    }

    void savedGameKeepsSlips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("change");
        QTest::newRow("coast") << "F StP(nc) - Bot"
                               << "coast_needless_wrong=illegal";
        QTest::newRow("no letter") << "StP - Bot"
                                   << "unit_type_missing=illegal";
        QTest::newRow("wrong letter") << "A StP - Bot"
                                      << "unit_type_wrong=illegal";
        QTest::newRow("no nation") << "A Mos S F Nth"
                                   << "nationality_missing=illegal";
        QTest::newRow("wrong nation") << "A Mos S Turkish F Nth"
                                      << "nationality_wrong=illegal";
    }

    void savedGameKeepsSlips()
    {
        QFETCH(QString, text);
        QFETCH(QString, change);
        const Game game = played("Russia", text.toStdString(), change.toStdString());
        QCOMPARE(firstWord(game), QString("illegal"));
        std::vector<Error> differences;
        const Result<Game> again = readGame(writeGame(game), "game", loadMap, &differences);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().text().c_str());
        QCOMPARE(firstWord(*again), QString("illegal"));
        QCOMPARE(named(ordersOf(again->current()).front().slips),
                 named(ordersOf(game.current()).front().slips));
    }

    void repeatedHeadingBeginsASheet()
    {
        const Position position = situation(board).position;
        const auto lines = readSheet({standardMap(), position, PhaseKind::Movement, noPower},
                                     "England:\nA Lon H\nF Nth H\nRussia:\nA Mos H\nEngland:\nA Lon - Yor");
        QCOMPARE(lines.size(), 4U);
        QCOMPARE(lines[1].sheet, 0);
        QCOMPARE(lines[2].sheet, 0);
        QCOMPARE(lines[3].sheet, 1);
        const auto own = readSheet({standardMap(), position, PhaseKind::Movement, power("England")},
                                   "England\nA Lon H\n\nEngland\n\nEngland\nA Lon - Yor");
        QCOMPARE(own.size(), 2U);
        QCOMPARE(own[0].sheet, 0);
        QCOMPARE(own[1].sheet, 1);
    }

    void repeatedKeyBeginsASheet()
    {
        const auto sheets = readPositions("phase = \"S1901M\"\n[units]\nEngland = [\"A LON\"]\n[orders]\n"
                                          "England = [\"A LON H\"]\nENGLAND = [\"A LON - YOR\"]\n",
                                          "position", loadMap);
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        const auto& written = sheets->front().written;
        QCOMPARE(written.size(), 2U);
        QCOMPARE(written[0].text, std::string("A LON H"));
        QCOMPARE(written[0].sheet, 0);
        QCOMPARE(written[1].sheet, 1);
    }

    void laterSheetReplacesThoseOfItsPowerOnly()
    {
        const Position position = situation(board).position;
        const auto lines = readSheet({standardMap(), position, PhaseKind::Movement, noPower},
                                     "England:\nA Lon H\nRussia:\nA Mos H\nEngland:\nF Nth H\nA Nowhere H");
        RuleOptions options;
        QCOMPARE(combineSheets(lines, options), lines);
        options.orderSets = OrderSets::LastReplaces;
        const auto counting = combineSheets(lines, options);
        QCOMPARE(counting.size(), 3U);
        QCOMPARE(counting[0].text, std::string("A Mos H"));
        QCOMPARE(counting[1].text, std::string("F Nth H"));
        QCOMPARE(counting[2].text, std::string("A Nowhere H"));
    }

    void savedGameKeepsSheets()
    {
        const Game game = played("England", "A Lon H\nEngland:\nA Lon - Yor", "order_sets=last_replaces");
        QCOMPARE(firstWord(game), QString("succeeds"));
        std::vector<Error> differences;
        const Result<Game> again = readGame(writeGame(game), "game", loadMap, &differences);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(differences.empty());
        QCOMPARE(again->current(), game.current());
        std::string toml = writeGame(game);
        toml.replace(toml.find("sheet = 1"), 9, "sheet = -1");
        QVERIFY(!readGame(toml, "game", loadMap));
    }
};

CHANCERY_SUITE(TestSlips, QCoreApplication)

} // namespace chancery::tst_slips

#include "tst_slips.moc"
