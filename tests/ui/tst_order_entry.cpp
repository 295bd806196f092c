// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks and keys, and the order they write: one row each.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/played_entry.h"
#include "ui/entry/order_entry.h"

#include <QtTest>

namespace chancery::tst_order_entry {

using namespace played_entry;

class TestOrderEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movementOrders_data()
    {
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* inputs, const char* expected) {
            QTest::newRow(inputs) << inputs << expected;
        };
        row("PAR BUR", "A PAR - BUR");
        row("PAR PAR", "A PAR H");
        row("PAR H", "A PAR H");
        row("H@PAR", "A PAR H");
        row("S@MAR PAR BUR", "A MAR S A PAR - BUR");
        row("MAR S PAR BUR", "A MAR S A PAR - BUR");
        row("MAR S BRE GAS", "A MAR S F BRE - GAS");
        row("MAR S GAS GAS", "A MAR S F GAS");
        row("MAR S GAS H", "A MAR S F GAS");
        row("MAR S PAR M BUR", "A MAR - BUR");
        row("MAR PAR", "unit");
        row("MAR PAR PIC", "A PAR - PIC");
        row("MAR MUN", "unit");
        row("C@ENG LON BEL", "F ENG C A LON - BEL");
        row("ENG C LON BRE", "F ENG C A LON - BRE");
        row("C@PAR", "idle");
        row("LON BEL", "A LON - BEL");
        row("LON YOR", "A LON - YOR");
        row("LON +YOR", "A LON - YOR VIA");
        row("LON +BEL", "A LON - BEL");
        row("MAO SPA", "coast?");
        row("MAO SPA /nc", "F MAO - SPA/nc");
        row("MAO SPA /sc", "F MAO - SPA/sc");
        row("MAO SPA /ec", "coast?");
        row("MAO SPA/sc", "F MAO - SPA/sc");
        row("MAO SPA SPA/sc", "F MAO - SPA/sc");
        row("GAS SPA/sc", "F GAS - SPA/nc");
        row("MAR SPA/nc", "A MAR - SPA");
        row("MAO POR", "F MAO - POR");
        row("GAS SPA", "F GAS - SPA/nc");
        row("CON BUL", "coast?");
        row("CON BUL /ec", "F CON - BUL/ec");
        row("MAO S GAS SPA", "F MAO S F GAS - SPA");
        row("BUR", "idle");
        row("PAR SPA", "unit");
        row("PAR W", "unit");
    }

    void movementOrders()
    {
        QFETCH(QString, inputs);
        QFETCH(QString, expected);
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{sketch::standardMap(), position};
        const Played played = play(context, inputs);
        if (!played.last.order) {
            QCOMPARE(stateName(played.last.state), expected);
            QCOMPARE(played.orders, 0);
            return;
        }
        QCOMPARE(QString::fromStdString(sketch::text(position, *played.last.order)), expected);
        QCOMPARE(played.orders, 1);
        QVERIFY(isIdle(played.last.state));
        QCOMPARE(played.last.order->power, played.last.order->unit.power);
    }

    void insurrections_data()
    {
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<bool>("allowed");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* inputs, bool allowed, const char* expected) {
            QTest::addRow("%s, %s", inputs, allowed ? "lost" : "none lost") << inputs << allowed << expected;
        };
        row("PAR I WAR", true, "A PAR I Russia");
        row("I@MAO STP", true, "F MAO I Russia");
        row("PAR I STP", true, "A PAR I Russia");
        row("PAR I VIE", true, "unit"); // Austria is not lost
        row("PAR I BUR", true, "unit");
        row("PAR WAR", true, "unit"); // a click alone never gives a unit up
        row("PAR I esc", true, "unit");
        row("PAR I M BUR", true, "A PAR - BUR");
        row("PAR I H", true, "A PAR H");
        row("I@PAR", false, "idle");
        row("PAR I WAR", false, "unit");
        row("PAR I BUR", false, "A PAR - BUR");
    }

    void insurrections()
    {
        QFETCH(QString, inputs);
        QFETCH(bool, allowed);
        QFETCH(QString, expected);
        const Position position = readPosition(westernUnits, {});
        EntryContext context{sketch::standardMap(), position};
        if (allowed) context.revivable.add(sketch::standardMap().findPower("Russia"));
        const Played played = play(context, inputs);
        const QString result = played.last.order
                                   ? QString::fromStdString(sketch::text(position, *played.last.order))
                                   : stateName(played.last.state);
        QCOMPARE(result, expected);
        if (allowed && inputs.contains("I esc"))
            QCOMPARE(std::get<UnitChosen>(played.last.state).intent, Intent::Move);
        if (allowed && inputs == "PAR I VIE")
            QCOMPARE(codes(targets(context, played.last.state)), sorted("MOS WAR SEV STP").c_str());
    }

    void escapeGoesOneStepBack_data()
    {
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("sameAs");
        const auto row = [](const char* inputs, const char* sameAs) {
            QTest::newRow(inputs) << inputs << sameAs;
        };
        row("PAR esc", "");
        row("MAR S esc", "MAR");
        row("MAR S PAR esc", "MAR S");
        row("MAR S PAR esc esc esc", "");
        row("MAO SPA esc", "MAO");
        row("LON YOR esc", "");
        row("esc", "");
    }

    void escapeGoesOneStepBack()
    {
        QFETCH(QString, inputs);
        QFETCH(QString, sameAs);
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{sketch::standardMap(), position};
        QVERIFY(play(context, inputs).last.state == play(context, sameAs).last.state);
    }

    void sensibleTargetsAreLit_data()
    {
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("lit");
        QTest::newRow("army by land") << "MUN"
                                      << "BER BOH BUR KIE RUH SIL TYR";
        QTest::newRow("army, land and convoy") << "PAR"
                                               << "BRE BUR GAS PIC";
        QTest::newRow("who can be supported") << "S@MUN"
                                              << "MAR PAR";
        QTest::newRow("into which space") << "S@MUN PAR"
                                          << "BUR";
        QTest::newRow("who can be convoyed") << "C@NTH"
                                             << "LON";
        QTest::newRow("coast asked: the target stays lit") << "MAO SPA"
                                                           << "SPA";
    }

    void sensibleTargetsAreLit()
    {
        QFETCH(QString, inputs);
        QFETCH(QString, lit);
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{sketch::standardMap(), position};
        const Played played = play(context, inputs);
        QCOMPARE(codes(targets(context, played.last.state)), sorted(lit));
        QCOMPARE(codes(selectionOf(context, played.last.state, noProvince).targets), sorted(lit));
    }

    void litSpacesLeadOnAndOthersDoNot()
    {
        const Map& map = sketch::standardMap();
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{map, position};
        for (const char* inputs : {"PAR", "MAO", "LON", "S@MAR", "S@MAR PAR", "C@ENG", "C@ENG LON"}) {
            const EntryState state = play(context, inputs).last.state;
            const ProvinceSet lit = targets(context, state);
            for (std::size_t i = 0; i < map.provinces.size(); ++i) {
                const Entered entered = step(context, state, Click{Province(i)});
                const auto* again = std::get_if<UnitChosen>(&entered.state);
                const bool led = entered.order || entered.state.index() > state.index();
                // Besides the lit spaces: the unit itself holds, and another unit is chosen instead.
                const bool itself = entered.order && as<Hold>(*entered.order);
                QVERIFY2(lit.has(Province(i)) == (led && !itself), map.provinces[i].code.c_str());
                if (!led && !again) QVERIFY(entered.state == state);
            }
        }
    }

    void previewIsWhatTheClickWrites()
    {
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{sketch::standardMap(), position};
        const EntryState chosen = play(context, "MAR S PAR").last.state;
        QCOMPARE(sketch::text(position, *preview(context, chosen, at("BUR"))),
                 std::string("A MAR S A PAR - BUR"));
        QVERIFY(!preview(context, chosen, at("PIC")));
        QVERIFY(!preview(context, chosen, noProvince));
        const EntryState fleet = play(context, "MAO").last.state;
        QCOMPARE(sketch::text(position, *preview(context, fleet, at("SPA"))), std::string("F MAO - SPA"));
        QCOMPARE(sketch::text(position, *preview(context, fleet, at("IRI"))), std::string("F MAO - IRI"));
        QVERIFY(!preview(context, Idle{}, at("MAO")));
        const EntryState army = play(context, "LON").last.state;
        QCOMPARE(sketch::text(position, *preview(context, army, at("YOR"))), std::string("A LON - YOR"));
    }

    void theConvoyIsOfferedAfterwards_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<bool>("offered");
        QTest::newRow("nothing else") << "" << true;
        QTest::newRow("the fleet convoys it") << "F NTH C A LON - YOR" << true;
        QTest::newRow("another fleet is busy") << "F ENG - IRI" << true;
        QTest::newRow("the fleet moves") << "F NTH - NWY" << false;
        QTest::newRow("the fleet holds") << "F NTH H" << false;
        QTest::newRow("the fleet convoys elsewhere") << "F NTH C A LON - NWY" << false;
    }

    /// The move by land remains whatever comes next.
    void theConvoyIsOfferedAfterwards()
    {
        QFETCH(QString, written);
        QFETCH(bool, offered);
        const Position position = readPosition(westernUnits, {});
        std::vector<Order> orders;
        if (!written.isEmpty()) orders.push_back(sketch::order(position, written.toStdString()));
        const EntryContext context{sketch::standardMap(), position, PhaseKind::Movement, noPower, orders};
        const Entered moved = play(context, "LON YOR").last;
        QCOMPARE(sketch::text(position, *moved.order), std::string("A LON - YOR"));
        QCOMPARE(stateName(moved.state), QString(offered ? "convoy?" : "idle"));
        QVERIFY(step(context, moved.state, Click{at("PAR")}).state ==
                EntryState(UnitChosen{at("PAR"), Intent::Move}));
        const Entered convoyed = step(context, moved.state, GoByConvoy{});
        QCOMPARE(convoyed.order.has_value(), offered);
        if (offered) QCOMPARE(sketch::text(position, *convoyed.order), std::string("A LON - YOR VIA"));
    }

    void theConvoysThatAMoveLacksAreOffered_data()
    {
        for (const char* column : {"units", "written", "move", "offered", "others"})
            QTest::addColumn<QString>(column);
        const auto row = [](const char* name, const char* units, const char* written, const char* move,
                            const char* offered, const char* others) {
            QTest::newRow(name) << units << written << move << offered << others;
        };
        const char* two = "England A LON, England F ENG, England F MAO";
        row("one fleet", "England A LON, England F NTH", "", "LON NWY", "F NTH C A LON - NWY", "");
        row("two fleets", two, "", "LON SPA", "F ENG C A LON - SPA, F MAO C A LON - SPA", "");
        row("one is written", two, "F ENG C A LON - SPA", "LON SPA", "F MAO C A LON - SPA", "");
        row("all are written", two, "F ENG C A LON - SPA, F MAO C A LON - SPA", "LON SPA", "", "");
        row("one has another order", two, "F ENG H", "LON SPA", "", "");
        row("one convoys elsewhere", two, "F ENG C A LON - POR", "LON SPA", "", "");
        row("another's fleet", "England A LON, England F ENG, France F MAO", "", "LON SPA",
            "F ENG C A LON - SPA", "F MAO");
        row("others' fleets alone", "England A LON, France F ENG, France F MAO", "", "LON SPA", "",
            "F ENG, F MAO");
        row("the other's moves", "England A LON, England F ENG, France F MAO", "F MAO - POR", "LON SPA", "",
            "");
        row("rather a longer way of one's own", "England A WAL, France F ENG, England F IRI, England F MAO",
            "", "WAL BRE", "F IRI C A WAL - BRE, F MAO C A WAL - BRE", "");
        row("no more than are needed", "England A LON, England F NTH, England F NWG", "", "LON NWY",
            "F NTH C A LON - NWY", "");
        row("by convoy though there is a way by land", "England A LON, England F NTH", "", "LON +YOR",
            "F NTH C A LON - YOR", "");
    }
    void theConvoysThatAMoveLacksAreOffered()
    {
        QFETCH(QString, units);
        QFETCH(QString, written);
        QFETCH(QString, move);
        const Position position = readPosition(units, {});
        std::vector<Order> orders;
        for (const QString& order : written.split(", ", Qt::SkipEmptyParts))
            orders.push_back(sketch::order(position, order.toStdString()));
        const EntryContext context{sketch::standardMap(), position, PhaseKind::Movement, noPower, orders};
        const Entered moved = play(context, move).last;
        QVERIFY(moved.order && moved.others.empty());
        const auto* offer = std::get_if<WayOffered>(&moved.state);
        QStringList offered, others;
        for (const Order& order : offer ? offer->orders : std::vector<Order>{})
            offered << QString::fromStdString(sketch::text(position, order));
        for (const Unit& unit : offer ? offer->others : std::vector<Unit>{})
            others << QString::fromStdString(canonical(sketch::standardMap(), unit)).toUpper();
        QTEST(offered.join(", "), "offered");
        QTEST(others.join(", "), "others");
        const Entered taken = step(context, moved.state, GoByConvoy{});
        QCOMPARE(qsizetype(taken.others.size()) + taken.order.has_value(), offered.size());
    }

    void onlyTheOpenSheetIsOrdered()
    {
        const Map& map = sketch::standardMap();
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{map, position, PhaseKind::Movement, map.findPower("England")};
        QCOMPARE(codes(targets(context, Idle{})), sorted("ENG LON NTH"));
        QVERIFY(!play(context, "H@PAR").last.order);
        // A unit of another power may still be helped.
        QCOMPARE(sketch::text(position, *play(context, "S@ENG BRE MAO").last.order),
                 std::string("F ENG S F BRE - MAO"));
    }

    void eraseNamesTheUnit()
    {
        const Position position = readPosition(westernUnits, {});
        const EntryContext context{sketch::standardMap(), position};
        QCOMPARE(play(context, "X@PAR").last.erased, at("PAR"));
        QCOMPARE(play(context, "MAR S PAR X").last.erased, at("MAR"));
        QCOMPARE(play(context, "X@BUR").last.erased, noProvince);
    }
};

CHANCERY_SUITE(TestOrderEntry, QCoreApplication)

} // namespace chancery::tst_order_entry

#include "tst_order_entry.moc"
