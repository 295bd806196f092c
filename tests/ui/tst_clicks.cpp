// SPDX-License-Identifier: GPL-3.0-or-later
// How many clicks an order takes, with the mouse alone; and what pulling and the other button do.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/entry/order_entry.h"

namespace chancery::tst_clicks {

namespace {

Province province(const QString& code)
{
    return standardMap().findProvince(code.toStdString());
}

/// What clicks lead to: "LON" is a click, "+LON" one with the other button.
struct Mouse
{
    Position position;
    PhaseKind kind = PhaseKind::Movement;
    EntryState state;
    QString written;

    EntryContext context() const { return {standardMap(), position, kind, noPower, {}}; }

    void take(const Entered& entered)
    {
        state = entered.state;
        if (entered.order) written = QString::fromStdString(sketch::text(position, *entered.order));
    }
    void click(const QString& at)
    {
        if (at.startsWith('+'))
            take(step(context(), state, Aid{province(at.mid(1))}));
        else
            take(step(context(), state, Click{province(at), false}));
    }
};

Position fleetsAndArmies()
{
    return sketch::position({"England A LON", "England F NTH", "England F ENG", "England A WAL",
                             "France A PAR", "France A MAR", "France F GAS", "Germany A RUH"});
}

} // namespace

class TestClicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersTakeFewClicks_data()
    {
        QTest::addColumn<QString>("clicks");
        QTest::addColumn<QString>("order");
        QTest::addColumn<int>("most");
        const auto row = [](const char* clicks, const char* order, int most) {
            QTest::newRow(order) << clicks << order << most;
        };
        row("PAR PAR", "A PAR H", 2); // a double click
        row("PAR BUR", "A PAR - BUR", 2);
        row("GAS MAO", "F GAS - MAO", 2);
        row("GAS SPA", "F GAS - SPA/nc", 2);
        row("LON NWY", "A LON - NWY", 2);
        row("MAR +PAR BUR", "A MAR S A PAR - BUR", 3);
        row("MAR +RUH BUR", "A MAR S A RUH - BUR", 3);
        row("PAR +GAS GAS", "A PAR S F GAS", 3);
        row("PAR +GAS +GAS", "A PAR S F GAS", 3);
        row("NTH +LON NWY", "F NTH C A LON - NWY", 3);
        row("NTH +LON LON", "F NTH S A LON", 3);
        row("ENG +LON BEL", "F ENG C A LON - BEL", 3); // it could support what F NTH convoys
        row("ENG +PAR PIC", "F ENG S A PAR - PIC", 3);
        row("ENG +NTH BEL", "F ENG S F NTH - BEL", 3);
    }
    void ordersTakeFewClicks()
    {
        QFETCH(QString, clicks);
        QFETCH(QString, order);
        QFETCH(int, most);
        Mouse mouse{fleetsAndArmies(), PhaseKind::Movement, {}, {}};
        const QStringList all = clicks.split(' ');
        QVERIFY(all.size() <= most);
        for (const QString& click : all) {
            QVERIFY(mouse.written.isEmpty());
            mouse.click(click);
        }
        QCOMPARE(mouse.written, order);
        QVERIFY(isIdle(mouse.state));
    }

    /// Of every unit and every space: what is shown before the click is what the click writes.
    void previewIsWhatTheClickWrites()
    {
        Mouse mouse{fleetsAndArmies(), PhaseKind::Movement, {}, {}};
        int previews = 0;
        for (const Unit& unit : mouse.position.units)
            for (const char* helper : {"", "+PAR", "+LON", "+NTH"}) {
                mouse.state = Idle{};
                mouse.click(QString::fromStdString(standardMap()[standardMap().provinceOf(unit.at)].code));
                if (*helper) mouse.click(helper);
                const EntryState state = mouse.state;
                for (std::size_t p = 0; p < standardMap().provinces.size(); ++p) {
                    const auto at = static_cast<Province>(p);
                    const auto shown = preview(mouse.context(), state, at);
                    const auto entered = step(mouse.context(), state, Click{at, false});
                    if (entered.order) QVERIFY(shown == entered.order);
                    if (shown) ++previews;
                }
            }
        QVERIFY(previews > 50);
    }

    void pullingWritesAMoveOrNothing()
    {
        const Mouse mouse{fleetsAndArmies(), PhaseKind::Movement, {}, {}};
        const auto pull = [&](const char* from, const char* to) {
            return drag(mouse.context(), province(from), {province(to), false});
        };
        QCOMPARE(sketch::text(mouse.position, *pull("PAR", "BUR").order), std::string("A PAR - BUR"));
        for (const char* to : {"MUN", "PAR", "RUH"}) {
            const Entered entered = pull("PAR", to);
            QVERIFY(!entered.order);
            QVERIFY(std::holds_alternative<Idle>(entered.state));
        }
        QVERIFY(!drag(mouse.context(), province("PAR"), {noProvince, false}).order);
        QVERIFY(pull("LON", "YOR").order); // F NTH could convoy it
    }

    void retreatsTakeTwoClicksAndDisbandsAKey()
    {
        Mouse mouse{sketch::position({"Italy A TRI"}), PhaseKind::Retreat, {}, {}};
        DislodgedUnit dislodged{
            {standardMap().findPower("Austria"), UnitKind::Army, standardMap().findLocation("TRI")}, {}, {}};
        for (const char* code : {"ALB", "SER"}) dislodged.retreats.add(standardMap().findLocation(code));
        mouse.position.dislodged.push_back(dislodged);
        mouse.click("TRI");
        mouse.click("SER");
        QCOMPARE(mouse.written, "A TRI - SER");
        mouse.take(step(mouse.context(), mouse.state, Key{EntryKey::Disband, province("TRI")}));
        QCOMPARE(mouse.written, "D A TRI");
        QCOMPARE(sketch::text(mouse.position,
                              *drag(mouse.context(), province("TRI"), {province("ALB"), false}).order),
                 std::string("A TRI - ALB"));
    }

    void theOtherButtonGoesBackNowhere()
    {
        Mouse mouse{fleetsAndArmies(), PhaseKind::Movement, {}, {}};
        for (const char* code : {"+MUN", "+PAR"}) { // they open a menu
            mouse.click(code);
            QVERIFY(std::holds_alternative<Idle>(mouse.state) && mouse.written.isEmpty());
        }
        mouse.click("PAR");
        mouse.click("+MUN"); // no unit is there
        QCOMPARE(std::get<UnitChosen>(mouse.state).unit, province("PAR"));
        QVERIFY(mouse.written.isEmpty());
    }
};

CHANCERY_SUITE(TestClicks, QCoreApplication)

} // namespace chancery::tst_clicks

#include "tst_clicks.moc"
