// SPDX-License-Identifier: GPL-3.0-or-later
// One player of several powers: whose units and sheets they are, and that files keep what was agreed.
#include "engine/files/game_file.h"
#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/sheets.h"
#include "engine/rules/option_table.h"
#include "tests/engine/small_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

namespace chancery::tst_partners {

namespace {

using namespace small_table;

using sketch::power;

Result<Game> readAgain(const Game& game)
{
    return readGame(writeGame(game), "again", [](const std::string&) { return Result(sketch::sharedMap()); });
}

} // namespace

class TestPartners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Alexander IV.1: a player orders his own units, whichever of his sheets he writes them on.
    void onePlayersUnitsAreHisOwn_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("players");
        QTest::addColumn<QString>("result");
        QTest::newRow("Alexander V.5.c") << "alexander"
                                         << "4"
                                         << "succeeds";
        QTest::newRow("1971 XIV.2") << "1971"
                                    << "4"
                                    << "succeeds";
        QTest::newRow("1971 XIV.2: another player") << "1971"
                                                    << "3"
                                                    << "illegal";
        QTest::newRow("seven players") << "alexander"
                                       << "7"
                                       << "illegal";
    }

    void onePlayersUnitsAreHisOwn()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QFETCH(QString, result);
        Game game = gameAt({Season::Spring, 1902, PhaseKind::Movement}, book, players,
                           {"Austria A TYR", "France A BUR"}, {"Austria TRI", "France PAR"});
        const auto on = [&](const Game& from, const char* text) {
            return write(from, power("France"),
                         readSheet(readingContext(from, from.current(), power("France")), text));
        };
        const Game read = on(game, "A Tyr-Vie\nA Bur-Par");
        // As in a position or an older file, where nothing says who plays what.
        Game plain = game;
        plain.phases.back().written = {
            {power("France"),
             "A TYR - VIE",
             {sketch::orderOn(power("France"), game.current().before, "A TYR - VIE", PhaseKind::Movement)},
             {}}};
        for (const Game& one : {read, plain}) {
            QCOMPARE(unitsUnordered(one, one.current(), power("Austria")).empty(), result == "succeeds");
            QCOMPARE(checkDesk(one)[index(power("France"))].illegal, result == "succeeds" ? 0 : 1);
            const Game ended = resolve(one);
            const OrderResult& moved = ended.current().outcome->results.front();
            QCOMPARE(QString::fromStdString(words(moved)), result);
            QCOMPARE(moved.order.power, result == "succeeds" ? power("Austria") : power("France"));
        }
        if (result == "succeeds") {
            const Result<Game> again = readAgain(resolve(read));
            QVERIFY(again && again->phases == resolve(read).phases);
            // III.3.b, VII.4: two different orders of one player are followed by no unit.
            const Game both =
                write(read, power("Austria"),
                      readSheet(readingContext(read, read.current(), power("Austria")), "A Tyr-Boh"));
            QCOMPARE(QString::fromStdString(words(resolve(both).current().outcome->results.front())),
                     QString("illegal"));
        }
    }

    /// Alexander V.5.f: each power adjusts its own units, and a centre says whose build it is.
    void onePlayersBuildsAreOfTheirPowers()
    {
        Game game = gameAt(winter, "alexander", "4", {"France A SPA"}, {"Austria VIE TRI", "France PAR SPA"});
        const char* text = "Build A Vie\nBuild A Par\nAustria:\nWaive";
        game = write(game, power("France"),
                     readSheet(readingContext(game, game.current(), power("France")), text));
        for (const Game& one : {game, *readAgain(game)}) {
            const Game ended = resolve(one);
            QStringList all;
            for (const OrderResult& result : ended.current().outcome->results)
                all << QString::fromStdString((*game.map)[result.order.power].name) + ' ' +
                           QString::fromStdString(words(result));
            QCOMPARE(all, QStringList({"Austria succeeds", "France succeeds", "Austria succeeds"}));
            QCOMPARE(missingOf(one).missing, 0);
        }
    }

    /// The name of another power of the player heads a part of his sheet; that of a stranger is a fault.
    void onePlayersSheetHasHeadings()
    {
        const Game game = gameAt({Season::Spring, 1902, PhaseKind::Movement}, "alexander", "4",
                                 {"Austria A TYR", "Austria A BOH", "France A BUR", "Italy A ROM"}, {});
        const char* text = "A Bur-Par\nAustria:\nA Tyr-Vie\nA Boh H\nFrance: A Bur-Par\nItaly: A Rom H";
        const auto lines = readSheet(readingContext(game, game.current(), power("France")), text);
        QCOMPARE(lines.size(), std::size_t(5));
        for (const WrittenOrder& line : lines) QCOMPARE(line.power, power("France"));
        QCOMPARE(lines[1].heading, power("Austria"));
        QCOMPARE(lines[1].orders.front().power, power("Austria"));
        QCOMPARE(lines[3].orders.front().power, power("France"));
        QVERIFY(!lines[4].problem.empty());
        const Game one = write(game, power("France"), lines);
        const std::string again = sheetText(*game.map, one.current(), power("France"));
        QCOMPARE(QString::fromStdString(again), QString(text));
        QCOMPARE(readSheet(readingContext(game, game.current(), power("France")), again), lines);
        QVERIFY(readAgain(one)->phases == one.phases);
    }

    /// A pasted text with the sheets of several powers is read by the same rule.
    void sheetsOfOnePlayerAreOnePlayers()
    {
        const Game game = gameAt({Season::Spring, 1902, PhaseKind::Movement}, "alexander", "4",
                                 {"Austria A TYR", "France A BUR", "England F LON"}, {});
        const auto lines = readSheet(readingContext(game, game.current(), noPower),
                                     "France:\nA Bur-Par\nA Tyr-Vie\nEngland:\nF Lon H\nA Tyr-Boh");
        QCOMPARE(lines.size(), std::size_t(4));
        QCOMPARE(lines[1].power, power("France"));
        QCOMPARE(lines[1].orders.front().power, power("Austria"));
        QCOMPARE(lines[3].orders.front().power, power("England")); // a stranger's unit
    }

    void agreementsAreSaved()
    {
        Game game = gameAt(fall, "1971", "2", {}, {});
        game.agreedEnd = {1917, 23 * 60 + 5};
        game.phases.back().timeUp = true;
        const Result<Game> read = readAgain(game);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->agreedEnd == game.agreedEnd);
        QVERIFY(read->current().timeUp);
        QVERIFY(read->rulebook == game.rulebook);
        QCOMPARE(writeGame(*read), writeGame(game));
    }

    void wrongAgreementsAreRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("no hour") << "time = \"24:00\"";
        QTest::newRow("no minute") << "time = \"9:60\"";
        QTest::newRow("no time") << "time = \"late\"";
        QTest::newRow("one digit") << "time = \"9:5\"";
        QTest::newRow("a sign") << "time = \"-9:05\"";
        QTest::newRow("no year") << "last_year = 0";
        QTest::newRow("too late a year") << "last_year = 99999999999";
    }

    void wrongAgreementsAreRefused()
    {
        QFETCH(QString, line);
        Game game = gameAt(fall, "1971", "7", {}, {});
        game.agreedEnd.year = 1917;
        std::string text = writeGame(game);
        const std::string good = "last_year = 1917";
        text.replace(text.find(good), good.size(), line.toStdString());
        QVERIFY(!readGame(text, "again", [](const std::string&) { return Result(sketch::sharedMap()); }));
    }
};

CHANCERY_SUITE(TestPartners, QCoreApplication)

} // namespace chancery::tst_partners

#include "tst_partners.moc"
