// SPDX-License-Identifier: GPL-3.0-or-later
// Retreats being chosen: only open spaces, clashes seen, everything undecided counted.
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "ui/entry/retreat_plan.h"

using namespace chancery;

class RetreatPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsMissingAtFirst()
    {
        const RetreatPlan plan(standardMap(), twoDislodged());
        QCOMPARE(plan.missing(), 2);
        QVERIFY(plan.orders().empty());
        QVERIFY(!plan.choice(at("MUN")));
    }

    void onlyOpenSpacesCanBeChosen()
    {
        RetreatPlan plan(standardMap(), twoDislodged());
        QVERIFY(!plan.choose(at("MUN"), Retreat{spot("GAL")}));
        QVERIFY(!plan.choose(at("MUN"), Retreat{nowhere}));
        QVERIFY(!plan.choose(at("PAR"), Disband{}));
        QCOMPARE(plan.missing(), 2);
        QVERIFY(plan.choose(at("MUN"), Retreat{spot("TYR")}));
        QVERIFY(plan.choose(at("SIL"), Disband{}));
        QCOMPARE(plan.missing(), 0);
    }

    void clashIsSeenFromBothSides()
    {
        RetreatPlan plan(standardMap(), twoDislodged());
        plan.choose(at("MUN"), Retreat{spot("BOH")});
        QVERIFY(plan.clashesWith(at("MUN")).empty());
        plan.choose(at("SIL"), Retreat{spot("BOH")});
        QCOMPARE(plan.clashesWith(at("MUN")), ProvinceSet{at("SIL")});
        QCOMPARE(plan.clashesWith(at("SIL")), ProvinceSet{at("MUN")});
        plan.choose(at("SIL"), Disband{});
        QVERIFY(plan.clashesWith(at("MUN")).empty());
    }

    /// Two coasts of one province are one space.
    void coastsClash()
    {
        Position position = emptyPosition();
        position.dislodged = {dislodged("France", "F GAS", "BUR", {"SPA/nc"}),
                              dislodged("Italy", "F MAR", "PIE", {"SPA/sc"})};
        RetreatPlan plan(standardMap(), position);
        plan.choose(at("GAS"), Retreat{spot("SPA/nc")});
        plan.choose(at("MAR"), Retreat{spot("SPA/sc")});
        QCOMPARE(plan.clashesWith(at("GAS")), ProvinceSet{at("MAR")});
    }

    void ordersAreReadAndWritten()
    {
        const Position position = twoDislodged();
        const Unit munich = position.dislodged[0].unit, silesia = position.dislodged[1].unit;
        const std::vector<Order> orders{{munich.power, munich, Retreat{spot("TYR")}},
                                        {silesia.power, silesia, Disband{}}};
        QVERIFY(RetreatPlan(standardMap(), position, orders).orders() == orders);
        const std::vector<Order> impossible{{munich.power, munich, Retreat{spot("PAR")}},
                                            {silesia.power, silesia, Hold{}}};
        QVERIFY(RetreatPlan(standardMap(), position, impossible).orders().empty());
    }

    void choiceCanBeTakenBack()
    {
        RetreatPlan plan(standardMap(), twoDislodged());
        plan.choose(at("MUN"), Disband{});
        plan.forget(at("MUN"));
        QCOMPARE(plan.missing(), 2);
    }
};

CHANCERY_SUITE(RetreatPlanTest, QCoreApplication)
#include "tst_retreat_plan.moc"
