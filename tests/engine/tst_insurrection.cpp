// SPDX-License-Identifier: GPL-3.0-or-later
// Insurrections and victory points, as the Committee's rules have them: what engine/README.md reads out of
// the text.
#include "engine/adjudicate/insurrection.h"
#include "engine/files/game_file.h"
#include "engine/game/scoring.h"
#include "engine/game/standings.h"
#include "engine/rules/rule_names.h"
#include "tests/support/committee_game.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

#include <algorithm>

namespace chancery::tst_insurrection {

namespace {

using Strings = std::vector<std::string>;

Power power(const std::string& name)
{
    return sketch::standardMap().findPower(name);
}

Game played(const char* phase, const Strings& units, const Strings& centres, const Strings& orders,
            const char* rulebook = "committee")
{
    return resolve(committeeGame(phase, units, centres, orders, rulebook));
}

/// "F LON I Russia succeeds InsurrectionRaised" for each result.
QStringList told(const Game& game)
{
    QStringList lines;
    for (const OrderResult& result : game.current().outcome->results)
        lines << QString::fromStdString(canonical(*game.map, game.current().before, result.order) + " " +
                                        words(result) + " " + std::string(ruleName(result.finding.rule)));
    return lines;
}

QStringList list(const char* text)
{
    return QString::fromUtf8(text).split(QStringLiteral("; "), Qt::SkipEmptyParts);
}

QString unitsOf(const Game& game, const std::string& name)
{
    QStringList units;
    for (const Unit& unit : game.current().outcome->after.units)
        if (unit.power == power(name)) units << QString::fromStdString(canonical(*game.map, unit));
    return units.join(' ');
}

QString centresOf(const Game& game, const std::string& name)
{
    QStringList centres;
    const Position& after = game.current().outcome->after;
    for (std::size_t p = 0; p < after.owner.size(); ++p)
        if (after.owner[p] == power(name)) centres << QString::fromStdString(game.map->provinces[p].code);
    return centres.join(' ');
}

const Strings turkeysRussia{"England LON EDI LVP", "France PAR", "Turkey MOS SEV STP WAR CON"};

} // namespace

class TestInsurrection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seasonEndsAsTold_data()
    {
        addTable("tests/data/insurrections.txt",
                 {"units", "orders", "expected", "england", "russia", "centres"});
    }

    void seasonEndsAsTold()
    {
        QFETCH(QString, units);
        QFETCH(QString, orders);
        QFETCH(QString, expected);
        const auto strings = [](const QString& text) {
            Strings all;
            for (const QString& item : list(qPrintable(text))) all.push_back(item.toStdString());
            return all;
        };
        const Game game = played("S1905M", strings(units), turkeysRussia, strings(orders));
        const QStringList all = told(game);
        for (const QString& line : list(qPrintable(expected)))
            QVERIFY2(all.contains(line), qPrintable(line + " is not among\n" + all.join('\n')));
        QTEST(unitsOf(game, "England"), "england");
        QTEST(unitsOf(game, "Russia"), "russia");
        QTEST(centresOf(game, "Russia"), "centres");
    }

    /// Nothing comes back before the season is over, and who retreats into a centre occupies it.
    void centresComeBackAfterTheRetreats()
    {
        const Strings units{"England F LON", "England A NWY", "Turkey A UKR", "Austria A GAL",
                            "Austria A RUM"};
        Game game = played("S1905M", units, turkeysRussia,
                           {"England F LON I Russia", "England A NWY I Russia", "Austria A GAL - UKR",
                            "Austria A RUM S A GAL - UKR", "Russia R A MOS, A SEV, A WAR"});
        QVERIFY(told(game).contains("R A MOS stands RevivalAwaited"));
        QVERIFY(told(game).contains("F LON I Russia succeeds InsurrectionRaised"));
        QCOMPARE(centresOf(game, "Russia"), QString());
        QCOMPARE(unitsOf(game, "England"), QString());
        game = advance(std::move(game));
        hand(game, {"Turkey A UKR - MOS"});
        game = resolve(std::move(game));
        QCOMPARE(told(game), QStringList({"A UKR - MOS succeeds RetreatMade", "R A MOS fails RevivalTooFew",
                                          "R A SEV succeeds RevivalBuilt", "R A WAR succeeds RevivalMade"}));
        QVERIFY(!game.current().outcome->results.back().ordered);
        QCOMPARE(centresOf(game, "Russia"), QString("SEV WAR"));
        QCOMPARE(unitsOf(game, "Russia"), QString("A SEV"));
        QCOMPARE(QString::fromStdString(shortName(advance(game).current().phase)), QString("F1905M"));
    }

    /// Else no power could regain an occupied centre in Fall.
    void occupationInFallCountsFirst()
    {
        const Strings units{"England F LON", "England A NWY", "France A PAR", "Austria A MOS"};
        const Game game = played("F1905M", units, turkeysRussia,
                                 {"England F LON I Russia", "England A NWY I Russia", "France A PAR I Russia",
                                  "Russia R A MOS, F SEV"});
        QCOMPARE(centresOf(game, "Russia"), QString("MOS SEV"));
        QCOMPARE(centresOf(game, "Austria"), QString());
        QCOMPARE(unitsOf(game, "Austria"), QString("A MOS"));
        // No unit is in Norway any more to take it.
        QCOMPARE(centresOf(game, "England"), QString("EDI LON LVP"));
    }

    /// "1. R F Sev" comes first, wherever it is written, if all lines are numbered; on further lines as
    /// written.
    void numbersPutWishesIntoTheirOrder()
    {
        const Strings giving{"England F LON I Russia", "England A NWY I Russia"};
        const auto regained = [&](const Strings& wishes) {
            Strings all = giving;
            all.insert(all.end(), wishes.begin(), wishes.end());
            return centresOf(played("S1905M", {"England F LON", "England A NWY"}, turkeysRussia, all),
                             "Russia");
        };
        QCOMPARE(regained({"Russia 3. R A MOS", "Russia 2) R A WAR", "Russia 1. R F SEV"}),
                 QString("SEV WAR"));
        QCOMPARE(regained({"Russia 3. R A MOS", "Russia R A WAR", "Russia 1. R F SEV"}), QString("MOS WAR"));
        QCOMPARE(regained({"Russia R A MOS", "Russia R A WAR", "Russia R F SEV"}), QString("MOS WAR"));
    }

    /// The unit is off the board when the retreats are made, and nothing but a unit, the attacker's province
    /// or a standoff closes a province (6).
    void aProvinceGivenUpIsOpenToRetreats()
    {
        const Strings units{"France A PAR", "France A BRE", "Italy A GAS", "Germany A BUR", "Germany A SPA"};
        Game game = played("S1905M", units, turkeysRussia,
                           {"France A PAR I Russia", "France A BRE I Russia", "Germany A BUR - GAS",
                            "Germany A SPA S A BUR - GAS", "Russia R A MOS"});
        game = advance(std::move(game));
        hand(game, {"Italy A GAS - PAR"});
        game = resolve(std::move(game));
        QCOMPARE(told(game),
                 QStringList({"A GAS - PAR succeeds RetreatMade", "R A MOS succeeds RevivalBuilt"}));
        QCOMPARE(unitsOf(game, "Italy"), QString("A PAR"));
    }

    void moreUnitsAreBuiltInWinter()
    {
        Game game = played("F1905M", {"England F LON", "England A NWY"}, turkeysRussia,
                           {"England F LON I Russia", "England A NWY I Russia", "Russia R A MOS, F SEV"});
        game = advance(std::move(game));
        QCOMPARE(QString::fromStdString(shortName(game.current().phase)), QString("W1905A"));
        hand(game, {"Russia B F SEV"});
        QVERIFY(told(resolve(std::move(game))).contains("B F SEV succeeds Built"));
    }

    void anInsurrectionSurvivesAFile()
    {
        const Strings units{"England F LON", "England A NWY", "Turkey A UKR", "Austria A GAL",
                            "Austria A RUM"};
        Game game = played("F1905M", units, turkeysRussia,
                           {"England F LON I Russia", "England A NWY I Russia", "Austria A GAL - UKR",
                            "Austria A RUM S A GAL - UKR", "Russia R A MOS, A SEV, F STP/sc"});
        game = advance(resolve(advance(std::move(game))));
        std::vector<Error> differences;
        const Result<Game> back = readGame(writeGame(game), "x.chancery", standardMaps(), &differences);
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(differences.empty());
        QVERIFY(back->phases == game.phases);
        game.phases.pop_back();
        QCOMPARE(centresOf(game, "Russia"), QString("MOS SEV"));
    }

    void unitsThatItTakes()
    {
        QCOMPARE(unitsToRegain(1, 0), 2);
        QCOMPARE(unitsToRegain(2, 0), 2);
        QCOMPARE(unitsToRegain(2, 1), 3);
        QCOMPARE(unitsToRegain(3, 0), 4);
        QCOMPARE(unitsToRegain(3, 3), 7);
        QCOMPARE(unitsToRegain(4, 0), 6);
    }

    /// Of one power, in one insurrection, whatever its result.
    void twoUnitsEarnAPoint()
    {
        const auto pointsOf = [](const Strings& orders, const std::string& name) {
            const Game game = played("S1905M",
                                     {"England F LON", "England A NWY", "England A EDI", "France A PAR",
                                      "Austria F NTH", "Austria F ENG"},
                                     turkeysRussia, orders);
            return victoryPoints(game, game.current())[index(power(name))].insurrections;
        };
        const Strings together{"England F LON I Russia", "England A NWY I Russia", "France A PAR I Russia",
                               "Russia R A MOS"};
        QCOMPARE(pointsOf(together, "England"), 1);
        QCOMPARE(pointsOf(together, "France"), 0);
        QCOMPARE(pointsOf({"England F LON I Russia", "England A NWY I Russia"}, "England"), 1);
        QCOMPARE(pointsOf({"England F LON I Russia", "England A NWY I Italy"}, "England"), 0);
        const Strings deserted{"England F LON I Russia", "England A NWY I Russia", "Austria F NTH - LON",
                               "Austria F ENG S F NTH - LON"};
        QCOMPARE(pointsOf(deserted, "England"), 0);
    }

    void awardsAndControlCount()
    {
        const std::string eighteen =
            "France PAR BRE MAR POR SPA LON EDI LVP BEL HOL KIE BER MUN DEN NWY SWE ROM VEN";
        Game game = played("F1905M", {"France A PAR", "Italy A NAP"}, {eighteen, "Italy NAP"}, {});
        game.phases.back().awards = {{power("Italy"), 3, "Held the conference of Naples"},
                                     {power("Italy"), 1, "Kept the treaty with Austria"}};
        const VictoryPoints france = victoryPoints(game, game.current())[index(power("France"))];
        QCOMPARE(france, (VictoryPoints{0, 0, 5}));
        QCOMPARE(tally(game).back().points[index(power("Italy"))], 4);
        QCOMPARE(tally(game).back().points[index(power("France"))], 5);
        QCOMPARE(tally(game).front().points[index(power("France"))], 0);
        const std::vector<Score> scores =
            scoresOf(game, {Ending::Kind::Drawn, {power("France"), power("Italy")}});
        QCOMPARE(scores[index(power("France"))].points, 23.0);
        QCOMPARE(scores[index(power("Italy"))].points, 5.0);
        // Once, and for good.
        game = advance(std::move(game));
        for (Power& owner : game.phases.back().before.owner) owner = power("Italy");
        game = resolve(std::move(game));
        QCOMPARE(victoryPoints(game, game.current())[index(power("France"))].control, 5);
        QCOMPARE(victoryPoints(game, game.current())[index(power("Italy"))], (VictoryPoints{4, 0, 5}));
    }

    void pointsEndNoGame()
    {
        const std::string eighteen =
            "France PAR BRE MAR POR SPA LON EDI LVP BEL HOL KIE BER MUN DEN NWY SWE ROM VEN";
        QVERIFY(winner(played("F1905M", {"France A PAR"}, {eighteen}, {})) == noPower);
        const Game other = played("F1905M", {"France A PAR"}, {eighteen}, {}, "2000");
        QVERIFY(winner(other) == power("France"));
        QVERIFY(tally(other).back().points.empty());
    }

    void awardsSurviveAFile()
    {
        Game game = newGame(sketch::sharedMap());
        game.phases.back().awards = {{power("Italy"), 2, "The \"Rome\" conference"}};
        const Result<Game> back = readGame(writeGame(game), "x.chancery", standardMaps());
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(back->phases == game.phases);
        QVERIFY(back->unknown.empty());
    }

    void wrongAwardsAreRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("too many points")
            << "points = 2"
            << "points = 4"
            << "x.chancery:10:31: “points” is too small or too large; expected 1 to 3";
        QTest::newRow("none") << "points = 2"
                              << "points = 0"
                              << "x.chancery:10:31: “points” is too small";
        QTest::newRow("no number") << "points = 2"
                                   << "points = \"two\""
                                   << "x.chancery:10:31";
        QTest::newRow("nobody") << "\"Italy\", points"
                                << "\"Narnia\", points"
                                << "“Narnia” is not a power on this map";
        QTest::newRow("without a reason") << ", reason = \"Rome\""
                                          << ""
                                          << "“reason” is missing";
        QTest::newRow("no list") << "awards = ["
                                 << "awards = 1\nx = ["
                                 << "x.chancery:9:10";
    }

    void wrongAwardsAreRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, complaint);
        Game game = newGame(sketch::sharedMap());
        game.phases.back().awards = {{power("Italy"), 2, "Rome"}};
        QString toml = QString::fromStdString(writeGame(game));
        QVERIFY(toml.contains(from));
        toml.replace(from, to);
        const Result<Game> back = readGame(toml.toStdString(), "x.chancery", standardMaps());
        QVERIFY(!back);
        QVERIFY2(QString::fromStdString(back.error().text()).contains(complaint),
                 back.error().text().c_str());
    }
};

CHANCERY_SUITE(TestInsurrection, QCoreApplication)

} // namespace chancery::tst_insurrection

#include "tst_insurrection.moc"
