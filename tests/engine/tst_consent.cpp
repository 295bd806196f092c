// SPDX-License-Identifier: GPL-3.0-or-later
// Perpetual and proxy orders by agreement, clause by clause: Alexander VII.1 and VII.2.
#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/rule_change.h"
#include "engine/rules/option_table.h"
#include "tests/engine/consent_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_consent {

using namespace consent_game;

namespace {

Game next(const Game& game)
{
    return advance(resolve(game));
}

} // namespace

class TestConsent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatPlayersMayAgreeOnIsNoHouseRule_data()
    {
        for (const char* column : {"book", "change"}) QTest::addColumn<QString>(column);
        QTest::addColumn<int>("houseRules");
        QTest::newRow("Alexander I.5.b: the most units") << "alexander"
                                                         << "short_game=most_units" << 0;
        QTest::newRow("Alexander I.5.b has no centres") << "alexander"
                                                        << "short_game=most_centres" << 1;
        QTest::newRow("1971 III: or a draw") << "1971"
                                             << "short_game=draw" << 0;
        QTest::newRow("Alexander VII.1") << "alexander"
                                         << "perpetual_orders=yes" << 0;
        QTest::newRow("Alexander VII.2") << "alexander"
                                         << "proxy_orders=permitted" << 0;
        QTest::newRow("Alexander VII.2: not without permission") << "alexander"
                                                                 << "proxy_orders=yes" << 1;
        QTest::newRow("Alexander VII.3.a") << "alexander"
                                           << "stalled_years=7" << 0;
        QTest::newRow("Alexander VII.3.b") << "alexander"
                                           << "game_years=35" << 0;
        QTest::newRow("1971 has no proxies") << "1971"
                                             << "proxy_orders=permitted" << 1;
    }

    void whatPlayersMayAgreeOnIsNoHouseRule()
    {
        QFETCH(QString, book);
        QFETCH(QString, change);
        QFETCH(int, houseRules);
        Rulebook rules = rulebookOf(*findRulebook(book.toStdString()));
        rules.options = *withChange(rules.options, change.toStdString());
        QCOMPARE(static_cast<int>(chancery::houseRules(rules).size()), houseRules);
        QCOMPARE(deviations(rules).size(), std::size_t(1)); // so that the file has it
    }

    void proxiesNeedPermission_data()
    {
        QTest::addColumn<QString>("permitted"); // by, to, unit
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("result"); // of the French order
        const char* order = "France: A VEN - TYR";
        QTest::newRow("VII.2: without permission") << "" << order << "Alexander VII.2";
        QTest::newRow("VII.2: of another power") << "Austria France" << order << "Alexander VII.2";
        QTest::newRow("VII.2: for another power") << "Italy Austria" << order << "Alexander VII.2";
        QTest::newRow("VII.2: of another unit") << "Italy France ROM" << order << "Alexander VII.2";
        QTest::newRow("VII.2: all units") << "Italy France" << order << "succeeds";
        QTest::newRow("VII.2: this unit") << "Italy France VEN" << order << "succeeds";
        QTest::newRow("VII.2: the owner orders it itself") << "Italy France"
                                                           << "Italy: A VEN H|France: A VEN - TYR"
                                                           << "Alexander IV.1, VII.2";
        QTest::newRow("VII.2: the owner orders it illegally") << "Italy France"
                                                              << "Italy: A VEN - LON|France: A VEN - TYR"
                                                              << "Alexander IV.1, VII.2";
    }

    void proxiesNeedPermission()
    {
        QFETCH(QString, permitted);
        QFETCH(QString, orders);
        QFETCH(QString, result);
        Game game =
            gameWith("proxy_orders=permitted", {"Italy A VEN, A ROM", "France A MAR", "Austria A VIE"});
        std::vector<std::string> lines;
        for (const QString& line : orders.split('|')) lines.push_back(line.toStdString());
        game = written(game, lines);
        const QList<QByteArray> words = permitted.toUtf8().split(' ');
        if (words.size() > 1)
            game.phases.back().consents = {
                proxy(words[0], words[1], words.size() > 2 ? words[2].constData() : "")};
        QCOMPARE(resultAt(game, "VEN", "France"), result);
    }

    void permissionGoesWithItsUnit()
    {
        Game game = gameWith("proxy_orders=permitted", {"Italy A VEN, A ROM", "France A MAR"});
        game.phases.back().consents = {proxy("Italy", "France", "VEN")};
        game = next(written(game, {"France: A VEN - TYR", "Italy: A ROM - VEN"}));
        QCOMPARE(consentsAt(game, game.current()), std::vector{proxy("Italy", "France", "TYR")});
        game = written(game, {"France: A TYR - MUN, A VEN - ROM"});
        QCOMPARE(resultAt(game, "TYR"), QString("succeeds"));
        QCOMPARE(resultAt(game, "VEN", "France"), QString("Alexander VII.2"));
    }

    void permissionEndsWithItsUnit()
    {
        Game game =
            gameWith("proxy_orders=permitted", {"Italy A VEN", "Austria A TYR, A TRI", "France A MAR"});
        game.phases.back().consents = {proxy("Italy", "France", "VEN")};
        game = next(written(game, {"Austria: A TYR - VEN, A TRI S A TYR - VEN"}));
        QVERIFY(game.current().phase.kind == PhaseKind::Retreat);
        QCOMPARE(consentsAt(game, game.current()).size(), std::size_t(1));
        game = next(written(game, {"Italy: D A VEN"}));
        QVERIFY(consentsAt(game, game.current()).empty());
    }

    void permissionBindsUntilARulingEndsIt()
    {
        Game game = gameWith("proxy_orders=permitted", {"Italy A VEN", "France A MAR"});
        const Consent all = proxy("Italy", "France");
        game.phases.back().consents = {all};
        game = next(written(game, {"France: A VEN - TYR"}));
        game = next(written(game, {"France: A TYR - MUN"}));
        game = written(game, {"France: A MUN - BUR"});
        QCOMPARE(resultAt(game, "MUN"), QString("succeeds"));
        game.phases.back().rulings = {ending(all)};
        QCOMPARE(resultAt(game, "MUN"), QString("Alexander VII.2"));
        QVERIFY(faultOf(game, all) == ConsentFault::Ended);
        QVERIFY(changedPhases(game, underRules(game, game.rulebook)).empty()); // what was played stays
    }

    void retreatsByProxy()
    {
        Game game =
            gameWith("proxy_orders=permitted", {"Italy A VEN", "Austria A TYR, A TRI", "France A MAR"});
        game = next(written(game, {"Austria: A TYR - VEN, A TRI S A TYR - VEN"}));
        game = written(game, {"France: A VEN - ROM"});
        QCOMPARE(resultAt(game, "VEN", "France"), QString("Alexander VII.2"));
        game.phases.back().consents = {proxy("Italy", "France")};
        QCOMPARE(resultAt(game, "VEN", "France"), QString("succeeds"));
        game = written(game, {"France: A VEN - ROM", "Italy: A VEN - APU"});
        QCOMPARE(resultAt(game, "VEN", "France"), QString("Alexander IV.1, VII.2"));
        QCOMPARE(resultAt(game, "VEN", "Italy"), QString("succeeds"));
        game = written(game, {"France: A VEN - ROM", "Italy: A VEN - LON"}); // none of them counts
        QCOMPARE(resultAt(game, "VEN", "France"), QString("Alexander IV.1, VII.2"));
        QCOMPARE(resultAt(game, "VEN", "Italy"), QString("Alexander III.4.a"));
    }

    /// III.3.b, III.4.c: two orders with permission that differ are two meanings, and none counts.
    void twoProxiesThatDiffer()
    {
        Game game = gameWith("proxy_orders=permitted",
                             {"Italy A VEN", "Austria A TYR, A TRI", "France A MAR", "Turkey A CON"});
        game.phases.back().consents = {proxy("Italy", "France"), proxy("Italy", "Turkey")};
        const Game moves = written(game, {"France: A VEN - TUS", "Turkey: A VEN - PIE"});
        QCOMPARE(resultAt(moves, "VEN", "France"), QString("Alexander III.3.b"));
        QCOMPARE(resultAt(moves, "VEN", "Turkey"), QString("Alexander III.3.b"));
        game = next(written(game, {"Austria: A TYR - VEN, A TRI S A TYR - VEN"}));
        const Game retreats = written(game, {"France: A VEN - TUS", "Turkey: A VEN - PIE"});
        QCOMPARE(resultAt(retreats, "VEN", "France"), QString("Alexander III.4.c"));
        QCOMPARE(resultAt(retreats, "VEN", "Turkey"), QString("Alexander III.4.c"));
        const Game alike = written(game, {"France: A VEN - TUS", "Turkey: A VEN - TUS"});
        QCOMPARE(resultAt(alike, "VEN", "France"), QString("succeeds"));
        QCOMPARE(resultAt(alike, "VEN", "Turkey"), QString("Alexander IV.1"));
    }

    void theDeskKnowsProxies()
    {
        Game game = gameWith("proxy_orders=permitted", {"Italy A VEN", "France A MAR"});
        game = written(game, {"France: A VEN - TYR, A MAR H"});
        QCOMPARE(missingOf(game, power("Italy")).missing, 1);
        QCOMPARE(checkDesk(game)[index(power("France"))].illegal, 1);
        QVERIFY(unitsPermitted(game, power("France")).empty());
        game.phases.back().consents = {proxy("Italy", "France")};
        QCOMPARE(missingOf(game, power("Italy")).missing, 0);
        QVERIFY(unitsMissing(game).empty());
        QVERIFY(checkDesk(game)[index(power("Italy"))].marks == std::vector{AskedMark::Told});
        QCOMPARE(checkDesk(game)[index(power("France"))].illegal, 0);
        QCOMPARE(unitsPermitted(game, power("France")).size(), std::size_t(1));
    }

    void perpetualFromItsPhaseOn()
    {
        Game game = gameWith("perpetual_orders=no", {"France A PAR, A BRE", "Germany A MUN"});
        game = next(written(game, {"France: A PAR S A BRE, A BRE H"}));
        game.phases.back().consents = {perpetual};
        QVERIFY(perpetualAt(game, game.current()));
        QCOMPARE(game.phases.front().outcome, outcomeOf(game, game.phases.front()));
        const auto ordered = [](const Game& of) {
            const Game ended = resolve(of);
            int count = 0;
            for (const OrderResult& result : ended.current().outcome->results)
                count += result.ordered ? 1 : 0;
            return count;
        };
        QCOMPARE(ordered(game), 0); // orders from before the agreement do not go on
        game = next(written(game, {"France: A PAR S A BRE, A BRE H"}));
        QCOMPARE(ordered(game), 2);
        game.phases.back().rulings = {ending(perpetual)};
        QCOMPARE(ordered(game), 0);
    }

    /// VII.1: an order that could not be carried out for a season is still the unit's order.
    void anIllegalSeasonEndsNoPerpetualOrder()
    {
        Game game = gameWith("perpetual_orders=yes", {"England A LON, F NTH, F EDI"});
        game = next(written(game, {"England: A LON - HOL, F NTH H, F EDI S F NTH"})); // IV.5.a: not convoyed
        QCOMPARE(standingOrders(game, game.current()).size(), std::size_t(3));
        QVERIFY(unitsUnordered(game, game.current(), power("England")).empty());
        QCOMPARE(missingOf(game, power("England")).missing, 0);
        QVERIFY(checkDesk(game)[index(power("England"))].marks ==
                std::vector({AskedMark::Told, AskedMark::Told, AskedMark::Told}));
        game = written(game, {"England: F NTH C A LON - HOL"});
        QCOMPARE(resultAt(game, "LON"), QString("succeeds"));
        const Game ended = resolve(game);
        for (const OrderResult& result : ended.current().outcome->results) {
            const std::vector<Rule> rules = rulesBehind(result);
            QCOMPARE(std::ranges::count(rules, Rule::NoteRepeated), as<Convoy>(result.order) ? 0 : 1);
        }
        // III.3.b: two orders with two meanings are none.
        Game two = gameWith("perpetual_orders=yes", {"England A LON"});
        two = next(written(two, {"England: A LON - HOL, A LON - YOR"}));
        QVERIFY(standingOrders(two, two.current()).empty());
    }

    /// VII.1, VII.2: a new order contradicts a repeated one, from any power that may order the unit.
    void anotherProxyContradicts()
    {
        Game game =
            gameWith("proxy_orders=permitted", {"Italy A VEN, A ROM", "France A MAR", "Austria A VIE"});
        game.phases.back().consents = {perpetual, proxy("Italy", "France"), proxy("Italy", "Austria")};
        game = next(written(game, {"France: A VEN H", "Italy: A ROM H"}));
        const Game other = written(game, {"Austria: A VEN - PIE, A ROM - TUS"});
        QCOMPARE(resultAt(other, "VEN", "Austria"), QString("succeeds"));
        QCOMPARE(resultAt(other, "ROM", "Austria"), QString("succeeds"));
        // Without permission an order contradicts nothing, and a repeated one needs it too.
        Game ended = written(game, {"Austria: A VEN - PIE"});
        ended.phases.back().rulings = {ending(proxy("Italy", "Austria"))};
        QCOMPARE(resultAt(ended, "VEN", "Austria"), QString("Alexander VII.2"));
        QCOMPARE(resultAt(ended, "VEN", "France"), QString("stays"));
        ended.phases.back().rulings = {ending(proxy("Italy", "France"))};
        ended = written(ended, {});
        QCOMPARE(resultAt(ended, "VEN", "France"), QString("none"));
    }
};

CHANCERY_SUITE(TestConsent, QCoreApplication)

} // namespace chancery::tst_consent

#include "tst_consent.moc"
