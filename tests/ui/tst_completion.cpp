// SPDX-License-Identifier: GPL-3.0-or-later
// What a few letters become: legal orders only, the likeliest first, and every order within reach.
#include "engine/orders/legality.h"
#include "engine/orders/order_text.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/entry/completion.h"

namespace chancery::tst_completion {

namespace {

struct Scene
{
    Position position;
    PhaseKind kind = PhaseKind::Movement;
    std::vector<Order> written;
    PowerSet revivable{};

    EntryContext context() const { return {standardMap(), position, kind, noPower, written, revivable}; }

    Asked unit(const char* code) const
    {
        const Province p = standardMap().findProvince(code);
        const DislodgedUnit* dislodged = dislodgedAt(standardMap(), position, p);
        return {dislodged ? dislodged->unit.power : unitAt(standardMap(), position, p)->power, p, 0};
    }

    QStringList completions(const Asked& asked, const char* typed) const
    {
        QStringList texts;
        for (const Order& order : Completer(standardMap()).completions(context(), asked, typed).orders)
            texts << QString::fromStdString(canonical(standardMap(), position, order));
        return texts;
    }
};

Scene opening()
{
    return {startOf(standardMap()), PhaseKind::Movement, {}};
}

Scene northSea()
{
    return {sketch::position({"England A LON", "England F NTH", "England F ENG", "England A WAL",
                              "France F GAS", "France A PAR", "Germany A RUH"}),
            PhaseKind::Movement,
            {}};
}

} // namespace

class TestCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void best_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("order");
        const auto row = [](const char* unit, const char* typed, const char* order) {
            QTest::addRow("%s: %s", unit, typed) << unit << typed << order;
        };
        row("BUD", "ser", "A BUD - SER");
        row("BUD", "-ser", "A BUD - SER");
        row("BUD", "- Ser", "A BUD - SER");
        row("BUD", "> serbia", "A BUD - SER");
        row("BUD", "serbien", "A BUD - SER");
        row("BUD", "m ser", "A BUD - SER");
        row("BUD", "h", "A BUD H");
        row("BUD", "hold", "A BUD H");
        row("BUD", "s vie", "A BUD S A VIE");
        row("BUD", "s vie h", "A BUD S A VIE");
        row("BUD", "svie", "A BUD S A VIE");
        row("BUD", "s vie gal", "A BUD S A VIE - GAL");
        row("BUD", "sviegal", "A BUD S A VIE - GAL");
        row("BUD", "s a vie - gal", "A BUD S A VIE - GAL");
        row("BUD", "u wien gal", "A BUD S A VIE - GAL");
        row("BUD", "serbai", "A BUD - SER");
        row("EDI", "nwg", "F EDI - NWG");
        row("EDI", "norw", "F EDI - NWG");
        row("EDI", "norweg", "F EDI - NWG");
        row("EDI", "north", "F EDI - NTH");
        row("EDI", "nth", "F EDI - NTH");
        row("EDI", "north sea", "F EDI - NTH");
        row("BRE", "mid", "F BRE - MAO");
        row("BRE", "channel", "F BRE - ENG");
        row("STP", "bot", "F STP/sc - BOT");
        row("STP", "gob", "F STP/sc - BOT");
        row("ANK", "bla", "F ANK - BLA");
    }
    void best()
    {
        QFETCH(QString, unit);
        QFETCH(QString, typed);
        QFETCH(QString, order);
        const Scene scene = opening();
        const QStringList found = scene.completions(scene.unit(unit.toLatin1()), typed.toUtf8());
        QVERIFY(!found.isEmpty());
        QCOMPARE(found.front(), order);
    }

    void bySea()
    {
        const Scene scene = northSea();
        QCOMPARE(scene.completions(scene.unit("LON"), "nwy").front(), "A LON - NWY");
        QCOMPARE(scene.completions(scene.unit("LON"), "nwy via").front(), "A LON - NWY VIA");
        QCOMPARE(scene.completions(scene.unit("LON"), "wal c").front(), "A LON - WAL VIA");
        QCOMPARE(scene.completions(scene.unit("LON"), "wal").front(), "A LON - WAL");
        QCOMPARE(scene.completions(scene.unit("NTH"), "c lon nwy").front(), "F NTH C A LON - NWY");
        QCOMPARE(scene.completions(scene.unit("NTH"), "clonnwy").front(), "F NTH C A LON - NWY");
        QCOMPARE(scene.completions(scene.unit("GAS"), "spa"), (QStringList{"F GAS - SPA/nc"}));
        QCOMPARE(scene.completions(scene.unit("GAS"), "spa nc").front(), "F GAS - SPA/nc");
        QVERIFY(scene.completions(scene.unit("GAS"), "spa sc").isEmpty());
    }

    /// Committee: for powers that have lost their country, and only for them.
    void insurrections()
    {
        Scene scene = northSea();
        QVERIFY(scene.completions(scene.unit("PAR"), "i").isEmpty());
        scene.revivable.add(standardMap().findPower("Russia"));
        scene.revivable.add(standardMap().findPower("Turkey"));
        QCOMPARE(scene.completions(scene.unit("PAR"), "i"),
                 (QStringList{"A PAR I Russia", "A PAR I Turkey"}));
        QCOMPARE(scene.completions(scene.unit("PAR"), "i tur"), (QStringList{"A PAR I Turkey"}));
        QCOMPARE(scene.completions(scene.unit("NTH"), "insurrection russian").front(), "F NTH I Russia");
        QVERIFY(scene.completions(scene.unit("PAR"), "i ita").isEmpty());
        QVERIFY(!scene.completions(scene.unit("PAR"), "pic").contains("A PAR I Russia"));
    }

    /// Help for what is ordered already takes the fewest letters.
    void whatIsOrderedIsHelpedFirst()
    {
        Scene scene = northSea();
        scene.written = {sketch::order(scene.position, "A PAR - PIC"),
                         sketch::order(scene.position, "A LON - HOL")};
        QCOMPARE(scene.completions(scene.unit("NTH"), "c").front(), "F NTH C A LON - HOL");
        QCOMPARE(scene.completions(scene.unit("ENG"), "s par").front(), "F ENG S A PAR - PIC");
    }

    /// What is written in full counts, even if it does not fit.
    void wholeOrdersComeFirst()
    {
        Scene scene = opening();
        scene.written = {sketch::order(scene.position, "A VIE - GAL")};
        const QStringList found = scene.completions(scene.unit("BUD"), "s vie");
        QCOMPARE(found.mid(0, 2), (QStringList{"A BUD S A VIE", "A BUD S A VIE - GAL"}));
        QCOMPARE(scene.completions(scene.unit("BUD"), "s").front(), "A BUD S A VIE - GAL");
    }

    void nothingTypedOffersEverythingLegal()
    {
        const Scene scene = northSea();
        const Board board(standardMap(), scene.position.units);
        for (const Unit& unit : scene.position.units) {
            const Asked asked{unit.power, standardMap().provinceOf(unit.at), 0};
            const auto all = Completer(standardMap()).completions(scene.context(), asked, "").orders;
            QVERIFY(all.size() > 3);
            for (const Order& order : all)
                QVERIFY2(illegality(board, order) == Rule::None,
                         canonical(standardMap(), scene.position, order).c_str());
        }
    }

    /// Whatever is offered is found by its codes, and first.
    void everyOrderIsFoundByItsCodes()
    {
        const Scene scene = northSea();
        const Completer completer(standardMap());
        for (const Unit& unit : scene.position.units) {
            const Asked asked{unit.power, standardMap().provinceOf(unit.at), 0};
            for (const Order& order : completer.completions(scene.context(), asked, "").orders) {
                const std::string text = canonical(standardMap(), scene.position, order);
                const std::string typed = text.substr(text.find(' ', 2) + 1);
                const auto found = completer.completions(scene.context(), asked, typed).orders;
                QVERIFY2(!found.empty(), text.c_str());
                QCOMPARE(canonical(standardMap(), scene.position, found.front()), text);
            }
        }
    }

    void retreats()
    {
        Scene scene{sketch::position({"Italy A TRI"}), PhaseKind::Retreat, {}};
        DislodgedUnit dislodged{
            {standardMap().findPower("Austria"), UnitKind::Army, standardMap().findLocation("TRI")}, {}, {}};
        for (const char* code : {"ALB", "SER", "BUD"})
            dislodged.retreats.add(standardMap().findLocation(code));
        scene.position.dislodged.push_back(dislodged);
        QCOMPARE(scene.completions(scene.unit("TRI"), "ser").front(), "A TRI - SER");
        QCOMPARE(scene.completions(scene.unit("TRI"), "r alb").front(), "A TRI - ALB");
        QCOMPARE(scene.completions(scene.unit("TRI"), "d").front(), "D A TRI");
        QVERIFY(scene.completions(scene.unit("TRI"), "vie").isEmpty());
    }

    /// Alexander VII.2: a unit of another power is offered where it may be ordered, in the name of the power
    /// that writes.
    void permittedUnits()
    {
        const Scene scene{sketch::position({"France A MAR", "Italy A VEN"}), PhaseKind::Movement, {}};
        EntryContext context = scene.context();
        context.power = standardMap().findPower("France");
        context.permitted = {sketch::unit("Italy A VEN")};
        const std::vector<Asked> all = askedOf(context, context.power);
        QCOMPARE(all.size(), std::size_t{2});
        QVERIFY(!all[0].permitted && all[1].permitted);
        QVERIFY(isOpen(context, all[0]) && !isOpen(context, all[1]));
        const Completer completer(standardMap());
        for (const Asked& asked : all) {
            const Offers offers = completer.completions(context, asked, asked.permitted ? "tyr" : "ven tyr");
            QVERIFY(!offers.orders.empty());
            QCOMPARE(canonical(standardMap(), scene.position, offers.orders.front()),
                     std::string("A VEN - TYR"));
            QCOMPARE(offers.orders.front().power, context.power);
        }
        QCOMPARE(completer.unitNamed(context, context.power, "ven"), std::optional(all[1]));
        QCOMPARE(askedOf(context, standardMap().findPower("Italy")).size(), std::size_t{1});
        context.given = {standardMap().findProvince("MAR")};
        QVERIFY(!isOpen(context, all[0]));
    }

    void adjustments()
    {
        Scene scene{sketch::position({"France A PAR"}), PhaseKind::Adjustment, {}};
        for (const char* code : {"PAR", "BRE", "MAR"})
            scene.position.owner[index(standardMap().findProvince(code))] = standardMap().findPower("France");
        const Asked build{standardMap().findPower("France"), noProvince, 0};
        QCOMPARE(askedOf(scene.context(), build.power).size(), std::size_t{2});
        QCOMPARE(scene.completions(build, "f bre").front(), "B F BRE");
        QCOMPARE(scene.completions(build, "fbre").front(), "B F BRE");
        QCOMPARE(scene.completions(build, "a mar").front(), "B A MAR");
        QCOMPARE(scene.completions(build, "b a mar").front(), "B A MAR");
        QCOMPARE(scene.completions(build, "w").front(), "WAIVE");
        QVERIFY(scene.completions(build, "a par").isEmpty());
        scene.written = {
            {build.power, {build.power, UnitKind::Army, standardMap().findLocation("MAR")}, Build{}}};
        QVERIFY(isAnswered(scene.context(), build));
        QVERIFY(!isAnswered(scene.context(), {build.power, noProvince, 1}));
    }
};

CHANCERY_SUITE(TestCompletion, QCoreApplication)

} // namespace chancery::tst_completion

#include "tst_completion.moc"
