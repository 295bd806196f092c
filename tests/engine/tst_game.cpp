// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: phases, centres, victory, tally.
#include "engine/game/game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery {

/// For QCOMPARE.
static char* toString(const ProvinceSet& set)
{
    QByteArray text = "{";
    for (Province p : set) text += ' ' + QByteArray::fromStdString(sketch::standardMap()[p].code);
    return qstrdup((text + " }").constData());
}

} // namespace chancery

namespace chancery::tst_game {

namespace {

using sketch::power;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase fall{Season::Fall, 1901, PhaseKind::Movement};

/// A game set up by hand, with orders; not resolved.
Game gameWith(Phase phase, Position position, const std::vector<std::string>& orders)
{
    Game game = gameFrom(sketch::sharedMap(), phase, position);
    game.phases.back() = sketch::record(phase, std::move(position), orders);
    return game;
}

Power ownerOf(const Position& position, const char* code)
{
    return position.owner[index(sketch::standardMap().findProvince(code))];
}

/// Seventeen centres that France owns without a unit on any of them.
std::string seventeen()
{
    return "France BRE MAR PAR POR SPA BEL HOL KIE MUN BER LON EDI LVP TUN NAP ROM VEN";
}

WrittenOrder line(const char* text)
{
    return {noPower, text, {}, "not read"};
}

} // namespace

class TestGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phasesHaveShortNames_data()
    {
        QTest::addColumn<int>("season");
        QTest::addColumn<int>("kind");
        QTest::addRow("S1901M") << int(Season::Spring) << int(PhaseKind::Movement);
        QTest::addRow("S1901R") << int(Season::Spring) << int(PhaseKind::Retreat);
        QTest::addRow("F1901M") << int(Season::Fall) << int(PhaseKind::Movement);
        QTest::addRow("F1901R") << int(Season::Fall) << int(PhaseKind::Retreat);
        QTest::addRow("W1901A") << int(Season::Winter) << int(PhaseKind::Adjustment);
    }

    void phasesHaveShortNames()
    {
        QFETCH(int, season);
        QFETCH(int, kind);
        const Phase phase{Season(season), 1901, PhaseKind(kind)};
        QCOMPARE(shortName(phase), std::string(QTest::currentDataTag()));
        QVERIFY(readPhase(QTest::currentDataTag()) == phase);
    }

    void otherPhaseNamesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"", "S", "SM", "S1901", "1901M", "S1901A", "W1901M", "W1901R", "X1901M", "s1901m", "S19x1M",
              "S-901M", "S+901M", " S1901M", "S1901M ", "S99999999999M"})
            QTest::addRow("'%s'", name) << QByteArray(name);
    }

    void otherPhaseNamesAreRefused()
    {
        QFETCH(QByteArray, name);
        QVERIFY(!readPhase(name.toStdString()));
    }

    void newGameStartsAsTheMapSays()
    {
        const Game game = newGame(sketch::sharedMap());
        QCOMPARE(shortName(game.current().phase), std::string("S1901M"));
        QCOMPARE(game.current().before.units.size(), std::size_t(22));
        QVERIFY(!game.current().outcome);
        QCOMPARE(game.rulebook.id, std::string("datc"));
    }

    void idlePhasesAreNotPlayed()
    {
        Game game = advance(resolve(newGame(sketch::sharedMap())));
        QCOMPARE(shortName(game.current().phase), std::string("F1901M"));
        game = advance(resolve(game));
        QCOMPARE(shortName(game.current().phase), std::string("S1902M"));
    }

    void retreatsFollowIfAUnitCanRetreat()
    {
        const Position start = sketch::position({"Italy F TUN", "Italy F NAP", "Austria F ION"});
        Game game = advance(resolve(gameWith(spring, start, {"F TUN - ION", "F NAP S F TUN - ION"})));
        QCOMPARE(shortName(game.current().phase), std::string("S1901R"));
        QCOMPARE(game.current().before.dislodged.size(), std::size_t(1));
        game = advance(resolve(game));
        QCOMPARE(shortName(game.current().phase), std::string("F1901M"));
        QCOMPARE(game.current().before.units.size(), std::size_t(2));
        QVERIFY(game.current().before.dislodged.empty());
    }

    void noRetreatsIfEveryDislodgedUnitIsDestroyed()
    {
        const Position start = sketch::position(
            {"Turkey F BLA", "Turkey A BUL", "Turkey A SER", "Russia F RUM", "Russia A SEV"});
        Game game =
            resolve(gameWith(spring, start, {"A BUL - RUM", "F BLA S A BUL - RUM", "A SER S A BUL - RUM"}));
        QCOMPARE(game.current().outcome->dislodged.size(), std::size_t(1));
        // Its only ways out are occupied or where the attack came from.
        QVERIFY(game.current().outcome->dislodged.front().retreats.empty());
        QCOMPARE(shortName(advance(game).current().phase), std::string("F1901M"));
    }

    void spacesAreContestedOnlyForRetreats()
    {
        const Position start = sketch::position(
            {"Italy F TUN", "Italy F NAP", "Austria F ION", "Turkey A CON", "Russia A RUM", "Italy A VEN"});
        Game game = resolve(
            gameWith(spring, start, {"F TUN - ION", "F NAP S F TUN - ION", "A CON - BUL", "A RUM - BUL"}));
        game = advance(game);
        QVERIFY(game.current().before.contested.has(sketch::standardMap().findProvince("BUL")));
        game = advance(resolve(game));
        QVERIFY(game.current().before.contested.empty());

        const Position quiet = sketch::position({"Turkey A CON", "Russia A RUM"});
        game = advance(resolve(gameWith(spring, quiet, {"A CON - BUL", "A RUM - BUL"})));
        QVERIFY(game.current().before.contested.empty());
    }

    /// Whatever a position set up by hand says: next phase nothing is contested any more.
    void whatWasContestedBeforeIsForgotten()
    {
        Position start = sketch::position({"Turkey A ARM"}, {"Turkey CON ANK"});
        start.contested.add(sketch::standardMap().findProvince("BUL"));
        constexpr Phase winter{Season::Winter, 1901, PhaseKind::Adjustment};
        QVERIFY(advance(resolve(gameWith(winter, start, {}))).current().before.contested.empty());
    }

    void centresChangeHandsAfterFallOnly()
    {
        const Position start = sketch::position({"Turkey A CON"}, {"Turkey CON", "Russia SEV"});
        Game game = resolve(gameWith(spring, start, {"A CON - BUL"}));
        QVERIFY(ownerOf(game.current().outcome->after, "BUL") == noPower);
        game = resolve(advance(game));
        QVERIFY(ownerOf(game.current().outcome->after, "BUL") == power("Turkey"));
        QVERIFY(ownerOf(game.current().outcome->after, "CON") == power("Turkey"));
        QVERIFY(ownerOf(game.current().outcome->after, "SEV") == power("Russia"));
    }

    void centresWaitForTheRetreatsOfFall()
    {
        const Position start =
            sketch::position({"Italy F TUN", "Italy F NAP", "Austria F ION", "Turkey A CON"});
        Game game = resolve(gameWith(fall, start, {"F TUN - ION", "F NAP S F TUN - ION", "A CON - BUL"}));
        QVERIFY(ownerOf(game.current().outcome->after, "BUL") == noPower);
        game = advance(game);
        const PhaseRecord retreats =
            sketch::record(game.current().phase, game.current().before, {"F ION - GRE"});
        game.phases.back() = retreats;
        game = resolve(game);
        QVERIFY(ownerOf(game.current().outcome->after, "BUL") == power("Turkey"));
        QVERIFY(ownerOf(game.current().outcome->after, "GRE") == power("Austria"));
    }

    void adjustmentsFollowWhereSomebodyOwesThem_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<QByteArray>("centres");
        QTest::addColumn<QByteArray>("next");
        QTest::addRow("as many centres as units")
            << QByteArray("Turkey A ARM") << QByteArray("Turkey CON") << QByteArray("S1902M");
        QTest::addRow("one to build")
            << QByteArray("Turkey A ARM") << QByteArray("Turkey CON ANK") << QByteArray("W1901A");
        QTest::addRow("one to remove")
            << QByteArray("Turkey A ARM") << QByteArray("Russia SEV") << QByteArray("W1901A");
        QTest::addRow("one to build, no home centre left")
            << QByteArray("Turkey A ARM") << QByteArray("Turkey BUL GRE") << QByteArray("S1902M");
        QTest::addRow("one to build, the home centre occupied")
            << QByteArray("Turkey A CON") << QByteArray("Turkey CON BUL") << QByteArray("S1902M");
    }

    void adjustmentsFollowWhereSomebodyOwesThem()
    {
        QFETCH(QByteArray, unit);
        QFETCH(QByteArray, centres);
        QFETCH(QByteArray, next);
        // Russia keeps one unit for its centre in every row.
        std::vector<std::string> units{unit.toStdString()}, owners{centres.toStdString()};
        if (centres.startsWith("Russia")) units.push_back("Russia A UKR");
        const Game game = advance(resolve(gameWith(fall, sketch::position(units, owners), {})));
        QCOMPARE(QByteArray::fromStdString(shortName(game.current().phase)), next);
    }

    void springFollowsWinter()
    {
        const Position start = sketch::position({"Turkey A ARM"}, {"Turkey CON ANK"});
        const Game game = advance(resolve(advance(resolve(gameWith(fall, start, {})))));
        QCOMPARE(shortName(game.current().phase), std::string("S1902M"));
    }

    void aNewSheetReplacesTheOldOneOfItsPowerAlone()
    {
        Game game = newGame(sketch::sharedMap());
        game = write(game, power("Italy"), {line("a"), line("b")});
        game = write(game, power("Turkey"), {line("c")});
        game = write(game, power("Italy"), {line("d")});
        QCOMPARE(game.current().written.size(), std::size_t(2));
        QCOMPARE(game.current().written[0].text, std::string("c"));
        QVERIFY(game.current().written[1].power == power("Italy"));
        QCOMPARE(write(game, power("Italy"), {}).current().written.size(), std::size_t(1));
    }

    void unitsWithoutOrderAreTheOwnersAlone()
    {
        const Map& map = sketch::standardMap();
        const Position start = sketch::position({"Italy A VEN", "Italy F NAP", "Austria A TRI"});
        const PhaseRecord record = sketch::record(spring, start, {"A VEN H"});
        QCOMPARE(unitsWithoutOrder(map, record, power("Italy")), ProvinceSet{map.findProvince("NAP")});
        QCOMPARE(unitsWithoutOrder(map, record, power("Austria")), ProvinceSet{map.findProvince("TRI")});

        PhaseRecord meddling = record;
        meddling.written.front().power = power("Austria");
        meddling.written.front().orders.front().power = power("Austria");
        QCOMPARE(unitsWithoutOrder(map, meddling, power("Italy")).size(), 2);
    }

    void dislodgedUnitsAreAskedInARetreatPhase()
    {
        const Map& map = sketch::standardMap();
        const Position start = sketch::position({"Italy F TUN", "Italy F NAP", "Austria F ION"});
        const Game game = advance(resolve(gameWith(spring, start, {"F TUN - ION", "F NAP S F TUN - ION"})));
        QCOMPARE(unitsWithoutOrder(map, game.current(), power("Austria")),
                 ProvinceSet{map.findProvince("ION")});
        QVERIFY(unitsWithoutOrder(map, game.current(), power("Italy")).empty());
    }

    void eighteenCentresAfterFallWin()
    {
        const Position seventeenAndOne = sketch::position({"France A RUH"}, {seventeen()});
        Game game = resolve(gameWith(spring, seventeenAndOne, {}));
        QVERIFY(winner(game) == noPower);
        game = resolve(gameWith(fall, seventeenAndOne, {}));
        QVERIFY(winner(game) == noPower);

        const Position entering = sketch::position({"France A TYR"}, {seventeen()});
        game = resolve(gameWith(fall, entering, {"A TYR - TRI"}));
        QVERIFY(winner(game) == power("France"));
        // Not before the orders are resolved, and not in Spring whatever is held.
        QVERIFY(winner(gameWith(fall, entering, {"A TYR - TRI"})) == noPower);
        QVERIFY(winner(resolve(gameWith(spring, game.current().outcome->after, {}))) == noPower);
    }

    void theTallyTellsEveryYear()
    {
        const Position start = sketch::position({"Turkey A CON"}, {"Turkey CON ANK"});
        Game game = gameWith(spring, start, {"A CON - BUL"});
        QCOMPARE(tally(game).size(), std::size_t(1));
        QCOMPARE(tally(game).front().year, 1900);
        QCOMPARE(tally(game).front().centres[index(power("Turkey"))], 2);

        game = resolve(advance(resolve(game)));
        QCOMPARE(tally(game).size(), std::size_t(2));
        QCOMPARE(tally(game).back().year, 1901);
        QCOMPARE(tally(game).back().centres[index(power("Turkey"))], 3);
        QCOMPARE(tally(game).back().units[index(power("Turkey"))], 1);

        game = advance(game);
        game.phases.back() =
            sketch::record(game.current().phase, game.current().before, {"Turkey B A CON", "Turkey B F ANK"});
        game = resolve(game);
        QCOMPARE(tally(game).size(), std::size_t(2));
        QCOMPARE(tally(game).back().units[index(power("Turkey"))], 3);
    }

    void aPowerWithoutUnitsAndCentresIsOut()
    {
        const Position start =
            sketch::position({"Turkey A BUL", "Russia A SEV"}, {"Turkey CON", "Russia SEV"});
        QVERIFY(!eliminated(start, power("Turkey")));
        QVERIFY(eliminated(start, power("Italy")));
        // Its last centre is taken while its last unit is destroyed: nothing is asked of it any more.
        const Position last =
            sketch::position({"Turkey A CON", "Russia A BUL", "Russia A SMY", "Russia F ANK"},
                             {"Turkey CON", "Russia SEV RUM BUL"});
        const Game game =
            resolve(gameWith(fall, last, {"A BUL - CON", "A SMY S A BUL - CON", "F ANK S A BUL - CON"}));
        QVERIFY(eliminated(game.current().outcome->after, power("Turkey")));
        QVERIFY(unitsWithoutOrder(sketch::standardMap(), advance(game).current(), power("Turkey")).empty());
    }
};

CHANCERY_SUITE(TestGame, QCoreApplication)

} // namespace chancery::tst_game

#include "tst_game.moc"
