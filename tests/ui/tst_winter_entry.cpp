// SPDX-License-Identifier: GPL-3.0-or-later
// Retreats, builds and removals, click by click.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/played_entry.h"
#include "ui/entry/order_entry.h"

#include <QtTest>

namespace chancery::tst_winter_entry {

using namespace played_entry;

class TestWinterEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void retreatOrders_data()
    {
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* inputs, const char* expected) {
            QTest::newRow(inputs) << inputs << expected;
        };
        row("BUR GAS", "A BUR - GAS");
        row("BUR D", "D A BUR");
        row("D@BUR", "D A BUR");
        row("BUR MUN", "unit");
        row("BUR MAO SPA /sc", "F MAO - SPA/sc");
        row("MAO SPA", "coast?");
        row("MAO SPA/nc", "F MAO - SPA/nc");
        row("MAO SPA esc GAS", "F MAO - GAS");
        row("MAR", "idle");
        row("BUR esc", "idle");
    }

    void retreatOrders()
    {
        QFETCH(QString, inputs);
        QFETCH(QString, expected);
        const Map& map = sketch::standardMap();
        Position position = readPosition("Germany A BUR, France A MAR, England F MAO", {});
        const auto retreats = [&](std::initializer_list<const char*> codes) {
            LocationSet set;
            for (const char* code : codes) set.add(map.findLocation(code));
            return set;
        };
        position.dislodged = {
            {sketch::unit("France A BUR"), at("MUN"), retreats({"GAS", "PAR"})},
            {sketch::unit("France F MAO"), at("ENG"), retreats({"GAS", "SPA/nc", "SPA/sc"})}};
        const EntryContext context{map, position, PhaseKind::Retreat};
        QCOMPARE(codes(targets(context, Idle{})), sorted("BUR MAO"));
        const Played played = play(context, inputs);
        if (played.last.order)
            QCOMPARE(QString::fromStdString(sketch::text(position, *played.last.order)), expected);
        else
            QCOMPARE(stateName(played.last.state), expected);
    }

    void adjustmentOrders_data()
    {
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* inputs, const char* expected) {
            QTest::newRow(inputs) << inputs << expected;
        };
        row("PAR", "B A PAR");
        row("BRE", "kind?");
        row("BRE A", "B A BRE");
        row("BRE F", "B F BRE");
        row("A@BRE", "B A BRE");
        row("F@PAR", "idle");
        row("STP F", "coast?");
        row("STP F /sc", "B F STP/sc");
        row("STP A", "B A STP");
        row("STP/nc F", "B F STP/nc");
        row("STP/nc A", "B A STP");
        row("STP F /nc", "B F STP/nc");
        row("STP F esc A", "B A STP");
        row("BRE esc", "idle");
        row("W@PAR", "WAIVE");
        row("W@VIE", "idle");
        row("VIE", "D A VIE");
        row("D@TRI", "D F TRI");
        row("MUN", "idle");
    }

    void adjustmentOrders()
    {
        QFETCH(QString, inputs);
        QFETCH(QString, expected);
        // France builds two, Russia one, Austria removes one, Germany is even.
        const Position position =
            readPosition("France A MAR, Russia A MOS, Austria A VIE, Austria F TRI, Germany A MUN",
                         "France PAR BRE MAR, Russia STP MOS, Austria VIE, Germany MUN");
        const EntryContext context{sketch::standardMap(), position, PhaseKind::Adjustment};
        QCOMPARE(codes(targets(context, Idle{})), sorted("PAR BRE STP VIE TRI"));
        const Played played = play(context, inputs);
        if (played.last.order)
            QCOMPARE(QString::fromStdString(sketch::text(position, *played.last.order)), expected);
        else
            QCOMPARE(stateName(played.last.state), expected);
    }

    void buildsCannotExceedTheirNumber()
    {
        const Position position = readPosition("France A MAR", "France PAR BRE"); // one build, two sites
        const std::vector<Order> written{sketch::order(position, "France B A PAR", PhaseKind::Adjustment)};
        const EntryContext context{sketch::standardMap(), position, PhaseKind::Adjustment, noPower, written};
        QCOMPARE(codes(targets(context, Idle{})), std::string("PAR")); // it may still be changed
        QVERIFY(!play(context, "BRE F").last.order);
        QVERIFY(!play(context, "W@PAR").last.order);
        QCOMPARE(play(context, "X@PAR").last.erased, at("PAR"));
    }

    void removalsCannotExceedTheirNumber()
    {
        const Position position = readPosition("France A MAR, France A PAR", "France PAR");
        const std::vector<Order> written{sketch::order(position, "D A PAR", PhaseKind::Adjustment)};
        const EntryContext context{sketch::standardMap(), position, PhaseKind::Adjustment, noPower, written};
        QVERIFY(!play(context, "MAR").last.order);
        QCOMPARE(play(context, "PAR").last.erased, at("PAR")); // a second click takes it back
    }
};

CHANCERY_SUITE(TestWinterEntry, QCoreApplication)

} // namespace chancery::tst_winter_entry

#include "tst_winter_entry.moc"
