// SPDX-License-Identifier: GPL-3.0-or-later
// Where dislodged units may go, and how a retreat phase ends; beyond what DATC 6.H states.
#include "tests/support/situation.h"

#include "engine/orders/order_text.h"
#include "tests/support/suite.h"

namespace chancery::tst_retreats {

namespace {

// Vienna and Bohemia are dislodged; both may go to Galicia and Tyrolia (DATC 6.H.7).
const char* const twoLosers =
    "Austria: A BUD S A TRI - VIE, A TRI - VIE | Germany: A MUN S A SIL - BOH, A SIL - BOH | "
    "Italy: A VIE H, A BOH H";

} // namespace

class TestRetreats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waysOut_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("places");
        QTest::newRow("two ways") << twoLosers << "VIE"
                                  << "GAL TYR";
        QTest::newRow("each coast apart")
            << "France: F MAO H | England: F NAO - MAO, F IRI S F NAO - MAO | Italy: F WES H"
            << "MAO"
            << "BRE ENG GAS NAF POR SPA/nc SPA/sc";
        QTest::newRow("not where the attacker came from, on either coast")
            << "England: F POR H | France: F SPA/sc - POR, F MAO S F SPA/sc - POR"
            << "POR"
            << "";
        QTest::newRow("where the attacker came from, if that came by convoy")
            << "France: A GAS - MAR VIA, A BUR S A GAS - MAR, F MAO C A GAS - MAR, F WES C A GAS - MAR, "
               "F LYO C A GAS - MAR | Italy: A MAR H"
            << "MAR"
            << "GAS PIE SPA";
        QTest::newRow("not where a stand-off left nobody")
            << "Austria: A BUD S A TRI - VIE, A TRI - VIE | Germany: A MUN - BOH, A SIL - BOH | Italy: A VIE "
               "H"
            << "VIE"
            << "GAL TYR";
        QTest::newRow("where a beaten head-to-head attack left nobody")
            << "Germany: A BER - KIE, A MUN S A BER - KIE | England: A KIE - BER | "
               "Russia: A WAR - PRU, A SIL S A WAR - PRU | France: A PRU H"
            << "PRU"
            << "BER LVN";
        QTest::newRow("an army not to sea") << "Turkey: A SMY H | Russia: A ARM - SMY, A SYR S A ARM - SMY"
                                            << "SMY"
                                            << "ANK CON";
    }

    void waysOut()
    {
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(QString, places);
        const Outcome outcome = resolved(line.toStdString());
        const Province loser = province(unit.toStdString());
        for (const DislodgedUnit& d : outcome.dislodged) {
            if (standardMap().provinceOf(d.unit.at) != loser) continue;
            QCOMPARE(QString::fromStdString(codesOf(d.retreats)), places);
            QCOMPARE(dislodgedAt(standardMap(), outcome.after, loser) == nullptr, places.isEmpty());
            return;
        }
        QFAIL("not dislodged");
    }

    void phaseEnds_data()
    {
        QTest::addColumn<QStringList>("orders");
        QTest::addColumn<QStringList>("ends");
        QTest::addColumn<QString>("survivors");
        QTest::newRow("both get away")
            << QStringList{"A VIE - GAL", "A BOH - TYR"} << QStringList{"succeeds", "succeeds"} << "GAL TYR";
        QTest::newRow("both to one space")
            << QStringList{"A VIE - GAL", "A BOH - GAL"} << QStringList{"fails", "fails"} << "";
        QTest::newRow("one disbands")
            << QStringList{"D A VIE", "A BOH - GAL"} << QStringList{"succeeds", "succeeds"} << "GAL";
        QTest::newRow("one has no order")
            << QStringList{"A BOH - GAL"} << QStringList{"succeeds", "succeeds (by rule)"} << "GAL";
        QTest::newRow("the first legal order counts")
            << QStringList{"A BOH - SIL", "A BOH - GAL", "A BOH - TYR", "D A VIE"}
            << QStringList{"illegal", "succeeds", "illegal", "succeeds"} << "GAL";
        QTest::newRow("others may not move") << QStringList{"A MUN - TYR", "A BOH - TYR", "D A VIE"}
                                             << QStringList{"illegal", "succeeds", "succeeds"} << "TYR";
    }

    void phaseEnds()
    {
        QFETCH(QStringList, orders);
        QFETCH(QStringList, ends);
        QFETCH(QString, survivors);
        const Map& map = standardMap();
        const Position between = resolved(twoLosers).after;
        std::vector<Order> read;
        for (const QString& text : orders) {
            const Result<Order> order =
                readOrder({map, between, PhaseKind::Retreat, map.findPower("Italy")}, text.toStdString());
            QVERIFY2(order, text.toUtf8().constData());
            read.push_back(*order);
        }
        const Outcome outcome = resolveRetreats(map, {}, between, read);
        QStringList got;
        for (const OrderResult& result : outcome.results)
            got << QString::fromStdString(words(result)) + (result.ordered ? "" : " (by rule)");
        QCOMPARE(got, ends);
        ProvinceSet italians;
        for (const Unit& unit : outcome.after.units)
            if (map[unit.power].name == "Italy") italians.add(map.provinceOf(unit.at));
        QCOMPARE(QString::fromStdString(codesOf(italians)), survivors);
    }

    void nothingIsLeftOverForTheNextPhase()
    {
        const Position between = resolved(twoLosers).after;
        QCOMPARE(between.dislodged.size(), std::size_t{2});
        const Outcome outcome = resolveRetreats(standardMap(), {}, between, {});
        QVERIFY(outcome.after.dislodged.empty());
        QVERIFY(outcome.after.contested.empty());
        QCOMPARE(outcome.automatic.size(), std::size_t{2});
        QCOMPARE(outcome.after.units, between.units);
    }

    /// The gamemaster has put a unit where another could have gone.
    void aSpaceThatWasFilledSinceIsNotOpen()
    {
        const Map& map = standardMap();
        Position between = resolved(twoLosers).after;
        place(map, between, {map.findPower("Russia"), UnitKind::Army, map.findLocation("GAL")});
        const Power italy = map.findPower("Italy");
        const Result<Order> order = readOrder({map, between, PhaseKind::Retreat, italy}, "A VIE - GAL");
        QVERIFY(order);
        const Outcome outcome = resolveRetreats(map, {}, between, std::vector{*order});
        QCOMPARE(outcome.results.front().finding.rule, Rule::RetreatOccupied);
        QCOMPARE(outcome.after.units, between.units); // both are disbanded
    }
};

CHANCERY_SUITE(TestRetreats, QCoreApplication)

} // namespace chancery::tst_retreats

#include "tst_retreats.moc"
