// SPDX-License-Identifier: GPL-3.0-or-later
// Builds and removals being chosen: never more than is owed, never where it is not open.
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "ui/entry/adjustment_plan.h"

using namespace chancery;

namespace {

AdjustmentPlan planOf(const char* power, const std::vector<Order>& orders = {})
{
    return {standardMap(), winterPosition(), standardMap().findPower(power), orders};
}

} // namespace

class AdjustmentPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsComeFromTheEngine()
    {
        QCOMPARE(planOf("France").owed(), 3);
        QVERIFY(planOf("France").builds());
        QCOMPARE(planOf("Austria").owed(), 2);
        QVERIFY(planOf("Austria").removes());
        QCOMPARE(planOf("England").owed(), 0);
        QCOMPARE(planOf("France").sites(), (ProvinceSet{at("PAR"), at("BRE"), at("MAR")}));
    }

    void buildsCannotExceedTheCount()
    {
        AdjustmentPlan plan = planOf("Russia");
        QCOMPARE(plan.left(), 1);
        QVERIFY(plan.build(unitOf("Russia", "F STP/nc")));
        QCOMPARE(plan.left(), 0);
        QVERIFY(!plan.waive(1));
        // Another build in the same place replaces the first.
        QVERIFY(plan.build(unitOf("Russia", "F STP/sc")));
        QCOMPARE(plan.buildIn(at("STP"))->at, spot("STP/sc"));
        QCOMPARE(plan.left(), 0);
    }

    void buildsOnlyAtOpenSites()
    {
        AdjustmentPlan plan = planOf("France");
        QVERIFY(!plan.build({standardMap().findPower("France"), UnitKind::Fleet, spot("PAR")}));
        QVERIFY(!plan.build(unitOf("France", "A SPA")));
        QVERIFY(!plan.build(unitOf("France", "A GAS")));
        QVERIFY(!plan.remove(at("GAS")));
        QCOMPARE(plan.left(), 3);
    }

    void waivesCountAsBuilds()
    {
        AdjustmentPlan plan = planOf("France");
        QVERIFY(plan.waive(2));
        QVERIFY(!plan.waive(4));
        QVERIFY(plan.build(unitOf("France", "A PAR")));
        QVERIFY(!plan.build(unitOf("France", "A MAR")));
        QVERIFY(plan.waive(1));
        QVERIFY(plan.build(unitOf("France", "A MAR")));
        QCOMPARE(plan.left(), 0);
    }

    void removalsCannotExceedTheCount()
    {
        AdjustmentPlan plan = planOf("Austria");
        QVERIFY(plan.remove(at("VIE")));
        QVERIFY(plan.remove(at("GAL")));
        QVERIFY(!plan.remove(at("ADR")));
        plan.forget(at("VIE"));
        QVERIFY(plan.remove(at("ADR")));
        QVERIFY(!plan.removed(at("VIE")));
        QVERIFY(!plan.build(unitOf("Austria", "A BUD")));
    }

    void ordersAreReadAndWritten()
    {
        const Power france = standardMap().findPower("France"), austria = standardMap().findPower("Austria");
        const Unit paris = unitOf("France", "A PAR");
        const std::vector<Order> orders{{france, paris, Build{}}, {france, {}, Waive{}}};
        QVERIFY(planOf("France", orders).orders() == orders);
        QVERIFY(planOf("Austria", orders).orders().empty());
        const Unit vienna = unitOf("Austria", "A VIE");
        const std::vector<Order> removal{{austria, vienna, Disband{}}};
        QVERIFY(planOf("Austria", removal).orders() == removal);
    }

    void ordersBeyondTheCountAreLeftOut()
    {
        const Power france = standardMap().findPower("France");
        const std::vector<Order> waives(5, Order{france, {}, Waive{}});
        QCOMPARE(planOf("France", waives).waived(), 3);
    }
};

CHANCERY_SUITE(AdjustmentPlanTest, QCoreApplication)
#include "tst_adjustment_plan.moc"
