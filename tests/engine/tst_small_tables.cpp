// SPDX-License-Identifier: GPL-3.0-or-later
// Fewer than seven players, clause by clause: 1971 XIV.2 and Alexander V.5; and short games, 1971 III and
// Alexander I.5.b.
#include "engine/game/correct.h"
#include "engine/game/desk_check.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "engine/rules/house_rules.h"
#include "engine/rules/option_table.h"
#include "tests/engine/small_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

namespace chancery::tst_small_tables {

namespace {

using namespace small_table;

using sketch::power;

QString names(const std::vector<Power>& powers)
{
    QStringList all;
    for (const Power one : powers) all << QString::fromStdString(sketch::standardMap()[one].name).left(1);
    all.sort();
    return all.join(QString());
}

QString seatNames(const Seating& seating)
{
    QStringList all;
    for (const Seat& seat : inMapSequence(seating.seats)) all << names(seat);
    return all.join(' ');
}

/// Centres or units in so many provinces with a supply centre, beginning with the first of the map.
std::vector<std::string> centresOfMap(const char* owner, std::size_t first, std::size_t count)
{
    std::string text = owner;
    const Map& map = sketch::standardMap();
    std::size_t at = 0;
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        if (map.provinces[p].centre && at++ >= first && at <= first + count)
            text += " " + map.provinces[p].code;
    return {text};
}

} // namespace

class TestSmallTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoPlaysWhat_data()
    {
        addTable("tests/data/small_tables.txt", {"book", "players", "seats", "neutral", "clause",
                                                 "victoryClause", "year", "victory", "units"});
    }

    void whoPlaysWhat()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QFETCH(QString, seats);
        QFETCH(QString, neutral);
        QFETCH(QString, clause);
        QFETCH(QString, victoryClause);
        QFETCH(QString, year);
        QFETCH(QString, victory);
        QFETCH(QString, units);
        Game game = newGame(sketch::sharedMap());
        game.rulebook = rules(book, players);
        const SmallTable* table = smallTableOf(game.rulebook);
        QVERIFY(table);
        QCOMPARE(QString::fromStdString(table->clause), clause);
        QCOMPARE(QString::fromStdString(table->victoryClause), victoryClause);
        QCOMPARE(table->firstYear, year.toInt());
        const Seating seating = seatingOf(game, game.current().phase);
        QCOMPARE(seatNames(seating), seats);
        QCOMPARE(names(seating.neutral), neutral);
        QCOMPARE(enoughToWin(*game.map, game.rulebook.options, seating), victory.toInt());
        QCOMPARE(countedForVictory(game.rulebook) == VictoryBy::Units, units == "yes");
        QVERIFY(houseRules(game.rulebook).empty());
        QCOMPARE(deviations(game.rulebook).size(), std::size_t(1)); // so that the file has it
    }

    /// A number of players that the document has no clause for is what the table has agreed upon.
    /// Also where the names alone say so, as in a file.
    void thePowersOfAPlayerAreTogether()
    {
        Game game = newGame(sketch::sharedMap());
        const std::vector<Power> each = powersBySeat(game);
        QVERIFY(std::ranges::equal(each, game.map->everyPower()));
        game.players = {{power("Austria"), "Ann"},
                        {power("England"), "Bob"},
                        {power("France"), "Ann"},
                        {power("Turkey"), "Bob"}};
        QString letters;
        for (const Power one : powersBySeat(game))
            letters += QString::fromStdString((*game.map)[one].name).left(1);
        QCOMPARE(letters, QString("AFETGIR"));
    }

    void otherNumbersAreHouseRules_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("players");
        QTest::newRow("Alexander V.5.d has one way for three") << "alexander"
                                                               << "3";
        QTest::newRow("DATC has no clause") << "datc"
                                            << "4";
    }

    void otherNumbersAreHouseRules()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QVERIFY(!smallTableOf(rules(book, players)));
        QCOMPARE(houseRules(rules(book, players)).size(), std::size_t(1));
    }

    void closedProvincesCiteTheirClause_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("clause");
        QTest::newRow("1971 XIV.2") << "1971"
                                    << "1971 XIV.2";
        QTest::newRow("Alexander V.5.e") << "alexander"
                                         << "Alexander V.5.e";
    }

    void closedProvincesCiteTheirClause()
    {
        QFETCH(QString, book);
        QFETCH(QString, clause);
        const Game game = resolve(gameAt({Season::Spring, 1914, PhaseKind::Movement}, book, "2",
                                         {"France A MAR", "Italy A VEN"}, {"France MAR"}, {"A MAR - PIE"}));
        const OrderResult& result = game.current().outcome->results.front();
        QVERIFY(result.verdict == Verdict::Illegal && result.finding.rule == Rule::IllegalClosed);
        DislodgedUnit dislodged{sketch::unit("France A TYR"), noProvince, {}};
        for (const char* code : {"VEN", "VIE"}) dislodged.retreats.add(game.map->findLocation(code));
        QVERIFY(waysOutOf(game, dislodged) == LocationSet{game.map->findLocation("VIE")});
        // Emptied by a ruling, the province is closed as before.
        Game retreats = gameAt({Season::Spring, 1914, PhaseKind::Retreat}, book, "2",
                               {"France A MAR", "Italy A VEN", "Russia A VIE"}, {"France MAR"}, {});
        dislodged.retreats = {};
        retreats.phases.back().before.dislodged.push_back(dislodged);
        std::vector<Ruling> emptied(2);
        emptied[0].kind = emptied[1].kind = Ruling::Kind::Position;
        emptied[0].where = game.map->findProvince("VEN");
        emptied[1].where = game.map->findProvince("VIE");
        const PhaseRecord ruled = withRulings(retreats, retreats.current(), emptied);
        QVERIFY(ruled.before.dislodged.front().retreats == LocationSet{game.map->findLocation("VIE")});
        QVERIFY(houseRulesBehind(Rule::IllegalClosed, game.rulebook).empty());
        QCOMPARE(QString::fromStdString(citation(Rule::IllegalClosed, *findRulebook(book.toStdString()))),
                 clause);
    }

    void whatWins_data()
    {
        for (const char* column : {"book", "players", "power", "winner"}) QTest::addColumn<QString>(column);
        QTest::addColumn<int>("centres");
        QTest::addColumn<int>("units");
        QTest::newRow("1971 XIV.2: 24 units win") << "1971"
                                                  << "2"
                                                  << "Austria"
                                                  << "AGT" << 20 << 24;
        QTest::newRow("1971 XIV.2: 24 centres do not") << "1971"
                                                       << "2"
                                                       << "Austria"
                                                       << "" << 24 << 23;
        QTest::newRow("Alexander V.5.e: 24 centres win") << "alexander"
                                                         << "2"
                                                         << "Austria"
                                                         << "AGT" << 24 << 20;
        QTest::newRow("Alexander V.5.e: 23 do not") << "alexander"
                                                    << "2"
                                                    << "Austria"
                                                    << "" << 23 << 23;
        QTest::newRow("1971 II: 18 of a player's") << "1971"
                                                   << "4"
                                                   << "Austria"
                                                   << "AF" << 18 << 1;
        QTest::newRow("Alexander V.5.f: 18 of a player's") << "alexander"
                                                           << "4"
                                                           << "France"
                                                           << "AF" << 18 << 1;
        QTest::newRow("1971 II: 18 of one power") << "1971"
                                                  << "6"
                                                  << "France"
                                                  << "F" << 18 << 1;
    }

    void whatWins()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QFETCH(QString, power);
        QFETCH(QString, winner);
        QFETCH(int, centres);
        QFETCH(int, units);
        const std::string owner = power.toStdString();
        Game game = gameAt(winter, book, players, {},
                           centresOfMap(owner.c_str(), 0, static_cast<std::size_t>(centres)));
        PhaseRecord& record = game.phases.back();
        record.outcome = Outcome{};
        record.outcome->after = record.before;
        const Map& map = *game.map;
        for (std::size_t p = 0; p < map.provinces.size() && units > 0; ++p, --units)
            record.outcome->after.units.push_back(
                {map.findPower(owner), UnitKind::Army, map.findLocation(map.provinces[p].code)});
        QCOMPARE(names(winners(game)), winner);
    }

    /// The coin is due once the first Fall and its retreats are over, and until it has been tossed.
    void theCoinIsDue_data()
    {
        for (const char* column : {"book", "players"}) QTest::addColumn<QString>(column);
        QTest::addColumn<bool>("due");
        QTest::newRow("1971 XIV.2") << "1971"
                                    << "2" << true;
        QTest::newRow("Alexander V.5.e") << "alexander"
                                         << "2" << true;
        QTest::newRow("1971 XIV.2, three") << "1971"
                                           << "3" << false;
        QTest::newRow("seven") << "1971"
                               << "7" << false;
    }

    void theCoinIsDue()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QFETCH(bool, due);
        Game game = gameAt({Season::Spring, 1914, PhaseKind::Movement}, book, players,
                           {"France A MAR", "Italy A VEN"}, {"France MAR", "Italy VEN"});
        QVERIFY(!awaitsCoin(game));
        game = resolve(game);
        QVERIFY(!awaitsCoin(game));
        game = advance(game);
        QVERIFY(!awaitsCoin(game));
        game = resolve(game);
        QCOMPARE(awaitsCoin(game), due);
        QVERIFY(!awaitsCoin(joinSeat(game, power("Austria"))));
    }

    void theJoinedPowerHasItsPlayer()
    {
        Game game = gameAt(fall, "1971", "2", {}, {});
        game.players[power("Austria")] = "Ada";
        game = joinSeat(game, power("Austria"));
        QCOMPARE(playerOf(game, power("Italy"), fall), std::string());
        QCOMPARE(playerOf(game, power("Italy"), {Season::Spring, 1915, PhaseKind::Movement}),
                 std::string("Ada"));
    }

    void aShortGameEnds_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<int>("year");
        QTest::addColumn<QString>("winners");
        QTest::newRow("1971 III: the most units") << "1971" << 1914 << "F";
        QTest::newRow("Alexander I.5.b: a draw") << "alexander" << 1914 << "FI";
        QTest::newRow("1971 III: not before its year") << "1971" << 1915 << "";
    }

    void aShortGameEnds()
    {
        QFETCH(QString, book);
        QFETCH(int, year);
        QFETCH(QString, winners);
        Game game = gameAt(fall, book, "7", {"France A MAR", "France A PAR", "Italy A VEN"},
                           {"France MAR PAR", "Italy VEN"});
        game.agreedEnd.year = year;
        QVERIFY(!endingOf(game));
        const std::optional<Ending> ending = endingOf(resolve(game));
        QCOMPARE(ending ? names(ending->winners) : QString(), winners);
        if (ending) QVERIFY(ending->kind == Ending::Kind::YearsOver);
    }

    /// 1971 III and Alexander I.5.b: the game ends at that time, whatever phase is being played.
    void theTimeOfDayEndsTheGame()
    {
        Game game = gameAt({Season::Spring, 1914, PhaseKind::Movement}, "1971", "4",
                           {"France A MAR", "Austria A VIE", "England F LON"}, {"England LON"});
        game.agreedEnd.minute = 23 * 60 + 30;
        QVERIFY(!endingOf(game));
        game.phases.back().timeUp = true;
        const std::optional<Ending> ending = endingOf(game);
        QVERIFY(ending && ending->kind == Ending::Kind::TimeUp);
        QCOMPARE(names(ending->winners), QString("AF"));
        QVERIFY(endedByAgreement(game));
    }
};

CHANCERY_SUITE(TestSmallTables, QCoreApplication)

} // namespace chancery::tst_small_tables

#include "tst_small_tables.moc"
