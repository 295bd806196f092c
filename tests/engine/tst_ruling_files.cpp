// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on readings, positions and centres, and how files keep rulings.
#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

namespace chancery::tst_ruling_files {

namespace {

using Kind = Ruling::Kind;

Ruling ruling(Kind kind, const char* where, const char* reason = "said so")
{
    return {.kind = kind, .where = province(where), .reason = reason, .time = "2026-11-22T08:00:00"};
}

/// A game that has reached Fall 1901 with these orders for Spring.
Game opened(const std::string& france)
{
    Game game = newGame(sharedMap());
    const Power power = game.map->findPower("France");
    game = write(std::move(game), power,
                 readSheet({*game.map, game.current().before, PhaseKind::Movement, power}, france));
    return game;
}

/// Of France, in Spring 1901.
Order orderOf(const char* text)
{
    const Position start = startOf(standardMap());
    return *readOrder({standardMap(), start, PhaseKind::Movement, standardMap().findPower("France")}, text);
}

std::vector<Error> differencesIn(const std::string& text)
{
    std::vector<Error> differences;
    const Result<Game> game = readGame(text, "x", standardMaps(), &differences);
    if (!game) differences.push_back(game.error());
    return differences;
}

} // namespace

class TestRulingFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadingCountsWhateverIsWritten()
    {
        Game game = opened("A Par-Gas\nA Par-Bre\nF Bre-MAO");
        Ruling read = ruling(Kind::Reading, "PAR");
        const Power france = map_.findPower("France");
        read.order = orderOf("A PAR - BUR");
        game.phases.back().rulings = {read};
        const Outcome outcome = outcomeOf(game, game.current());
        QVERIFY(unitAt(map_, outcome.after, province("BUR")));
        QVERIFY(!unitAt(map_, outcome.after, province("PAR")));
        QCOMPARE(game.current().written.front().text, std::string("A Par-Gas"));
        QVERIFY(!unitsWithoutOrder(map_, game.current(), france).has(province("PAR")));
    }

    void whatNobodyWroteCanBeRuledToo()
    {
        Game game = opened("F Bre-MAO");
        Ruling read = ruling(Kind::Reading, "PAR");
        read.order = orderOf("A PAR - BUR");
        game.phases.back().rulings = {read};
        QVERIFY(unitAt(map_, outcomeOf(game, game.current()).after, province("BUR")));
    }

    void nothingWrittenCounts()
    {
        Game game = opened("A Par-Bur\nF Bre-MAO");
        game.phases.back().rulings = {ruling(Kind::Reading, "PAR")};
        const Outcome outcome = outcomeOf(game, game.current());
        QVERIFY(unitAt(map_, outcome.after, province("PAR")));
        QVERIFY(unitAt(map_, outcome.after, province("MAO")));
    }

    void positionsAreThereWhenThePhaseBegins()
    {
        Game game = advance(resolve(opened("A Par-Bur")));
        const Position byTheRules = game.current().before;
        Position corrected = byTheRules;
        std::erase_if(corrected.units,
                      [this](const Unit& unit) { return map_.provinceOf(unit.at) == province("BUR"); });
        place(map_, corrected, {map_.findPower("Italy"), UnitKind::Army, whole(province("GAS"))});
        corrected.owner[index(province("MAR"))] = map_.findPower("Italy");
        corrected.owner[index(province("PAR"))] = noPower;
        const std::vector<Ruling> rulings =
            rulingsBetween(map_, byTheRules, corrected, "a dropped piece", "");
        QCOMPARE(rulings.size(), std::size_t(4));
        Position again = byTheRules;
        heedPositions(map_, rulings, again);
        QVERIFY(again == corrected);

        game.phases.back().before = corrected;
        QVERIFY(!differencesIn(writeGame(game)).empty());
        game.phases.back().rulings = rulings;
        QVERIFY(differencesIn(writeGame(game)).empty());
    }

    void rulingsComeBackFromTheirFile()
    {
        Game game = opened("A Par-Gas");
        const Power france = map_.findPower("France");
        Ruling read = ruling(Kind::Reading, "PAR", "“gas” was Burgundy, said \"she\"");
        read.order = orderOf("A PAR - BUR");
        Ruling result = ruling(Kind::Result, "PAR");
        result.result = RuledResult::Fails;
        Ruling unit = ruling(Kind::Position, "MAR");
        unit.unit = Unit{france, UnitKind::Army, whole(province("MAR"))};
        Ruling owner = ruling(Kind::Ownership, "MAR");
        owner.owner = france;
        owner.time.clear();
        game.phases.back().rulings = {
            read,  ruling(Kind::Reading, "BRE"),  result, unit, ruling(Kind::Position, "SIL"),
            owner, ruling(Kind::Ownership, "BEL")};
        game = resolve(std::move(game));
        std::vector<Error> differences;
        const Result<Game> again = readGame(writeGame(game), "x", standardMaps(), &differences);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(differences.empty());
        QVERIFY(again->phases == game.phases);
        QVERIFY(unitAt(map_, again->current().outcome->after, province("PAR")));
    }

    void filesWithoutSenseAreRefused_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("message");
        QTest::addRow("no reason") << "kind = 'result', space = 'PAR', result = 'fails', reason = ''"
                                   << "x:5:73: this ruling has no reason";
        QTest::addRow("reason missing") << "kind = 'result', space = 'PAR', result = 'fails'"
                                        << "reason";
        QTest::addRow("kind")
            << "kind = 'whim', space = 'PAR', reason = 'r'"
            << "x:5:21: “whim” is not known here; expected one of reading, result, position, "
               "ownership, correction";
        QTest::addRow("space") << "kind = 'result', space = 'XXX', result = 'fails', reason = 'r'"
                               << "“XXX” is not a province";
        QTest::addRow("result") << "kind = 'result', space = 'PAR', result = 'wins', reason = 'r'"
                                << "one of succeeds, fails";
        QTest::addRow("power") << "kind = 'ownership', space = 'PAR', power = 'Spain', reason = 'r'"
                               << "“Spain” is not a power on this map";
        QTest::addRow("no centre") << "kind = 'ownership', space = 'BUR', power = 'France', reason = 'r'"
                                   << "Burgundy is not a supply centre";
        QTest::addRow("nobody's unit") << "kind = 'position', space = 'PAR', unit = 'A PAR', reason = 'r'"
                                       << "this ruling names no power";
        QTest::addRow("another place")
            << "kind = 'position', space = 'PAR', power = 'France', unit = 'A MAR', reason = 'r'"
            << "expected one about PAR";
        QTest::addRow("no order")
            << "kind = 'reading', space = 'PAR', power = 'France', order = 'hm', reason = 'r'"
            << "hm";
        QTest::addRow("nobody's order") << "kind = 'reading', space = 'PAR', order = 'A PAR H', reason = 'r'"
                                        << "this ruling names no power";
        QTest::addRow("too many") << QStringLiteral("}, {").repeated(1001)
                                  << "there are too many rulings in this phase";
    }

    void filesWithoutSenseAreRefused()
    {
        QFETCH(QString, row);
        QFETCH(QString, message);
        const std::string text = "format = 1\nmap = 'standard'\n[[phase]]\nname = 'S1901M'\nrulings = [{ " +
                                 row.toStdString() + " }]\nunits = { France = ['A PAR', 'A MAR'] }\n";
        const Result<Game> game = readGame(text, "x", standardMaps());
        QVERIFY(!game);
        QVERIFY2(QString::fromStdString(game.error().text()).contains(message), game.error().text().c_str());
        QVERIFY(game.error().where.starts_with("x:5:"));
    }

private:
    const Map& map_ = standardMap();
};

CHANCERY_SUITE(TestRulingFiles, NoApplication)

} // namespace chancery::tst_ruling_files

#include "tst_ruling_files.moc"
