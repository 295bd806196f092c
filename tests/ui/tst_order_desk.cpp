// SPDX-License-Identifier: GPL-3.0-or-later
// The desk and its strip: a click that leads to nothing is explained, until something else is done.
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/entry_strip.h"
#include "ui/desk/order_desk.h"
#include "ui/desk/sheet_edits.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
#include <QUndoStack>

namespace chancery::tst_order_desk {

namespace {

struct Desk
{
    Session session;
    OrderDesk desk{session};
    EntryStrip strip{session, desk};

    explicit Desk(const char* phase, const std::vector<std::string>& units)
        : Desk(gameFrom(sketch::sharedMap(), *readPhase(phase), sketch::position(units)))
    {
    }
    explicit Desk(Game game)
        : session(std::move(game))
    {
    }
    /// "+PAR": with the other button.
    void click(const QString& code)
    {
        const Province at = standardMap().findProvince(code.right(3).toStdString());
        if (code.startsWith('+'))
            desk.aid(at);
        else
            desk.click(at, false);
    }
    void drag(const char* unit, const char* to)
    {
        desk.drag(standardMap().findProvince(unit), standardMap().findProvince(to), false);
    }
    QString orders() const
    {
        QStringList all;
        for (const Order& order : ordersOf(session.current()))
            all << QString::fromStdString(sketch::text(session.current().before, order));
        return all.join(", ");
    }
    QAbstractButton* button(const char* name) const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // buttons of the state before
        return strip.findChild<QAbstractButton*>(name);
    }
    QString hint() const { return strip.findChild<QLabel*>("entryHint")->text(); }
};

} // namespace

class TestOrderDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPowerWithoutAPlayerIsNotClicked_data()
    {
        for (const char* column : {"book", "phase", "hint", "told"}) QTest::addColumn<QString>(column);
        const auto row = [](const char* book, const char* phase, const char* hint, const char* told) {
            QTest::addRow("%s, %s", book, phase)
                << QString(book) << QString(phase) << QString(hint) << QString(told);
        };
        const char *xiv = "Italy has no player: its units get no orders (1971 XIV.2).",
                   *v = "Italy has no player: its units get no orders (Alexander V.5.a).";
        const char* idle = "No orders are due in this phase.";
        row("1971", "S1870M", "Click a unit, then its target", xiv);
        row("1971", "S1870R", idle, xiv);
        row("1971", "W1870A", idle, xiv);
        row("alexander", "S1901M", "Click a unit, then its target", v);
        row("alexander", "S1901R", idle, v);
        row("alexander", "W1901A", idle, v);
    }

    /// 1971 XIV.2, Alexander V.5.a: clicks and keys order nothing for it, and the strip says why.
    void aPowerWithoutAPlayerIsNotClicked()
    {
        QFETCH(QString, book);
        QFETCH(QString, phase);
        QFETCH(QString, hint);
        QFETCH(QString, told);
        Game game = gameFrom(sketch::sharedMap(), *readPhase(phase.toStdString()),
                             sketch::position({"Italy F NAP", "Austria A ROM"}, {"Austria TRI"}));
        game.rulebook = rulebookOf(*findRulebook(book.toStdString()));
        game.rulebook.options = *withValue(game.rulebook.options, "players", "6");
        PhaseRecord& now = game.phases.back();
        if (now.phase.kind == PhaseKind::Retreat)
            now.before.dislodged = {
                {sketch::unit("Italy A ROM"), noProvince, {standardMap().findLocation("APU")}}};
        Desk d(game);
        QVERIFY2(d.hint().startsWith(hint), qPrintable(d.hint()));
        const QString unit = now.phase.kind == PhaseKind::Retreat ? "ROM" : "NAP";
        QVERIFY(!d.desk.mayDrag(standardMap().findProvince(unit.toStdString())));
        d.desk.hover(standardMap().findProvince(unit.toStdString()));
        d.desk.key(now.phase.kind == PhaseKind::Movement ? EntryKey::Hold : EntryKey::Disband);
        d.click(unit);
        QCOMPARE(d.hint(), told);
        QCOMPARE(d.orders(), QString());
        QVERIFY(d.desk.idle() &&
                !d.desk.selection().targets.has(standardMap().findProvince(unit.toStdString())));
    }

    void clicksThatLeadNowhereAreExplained_data()
    {
        QTest::addColumn<QString>("phase");
        QTest::addColumn<QStringList>("clicks");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* phase, const QStringList& clicks,
                            const char* told) { QTest::newRow(name) << phase << clicks << told; };
        row("empty space", "S1901M", {"RUH"}, "Ruhr: there is no unit here.");
        row("out of reach", "S1901M", {"PAR", "WAR"},
            "Army Paris can neither move to Warsaw nor support a unit there. Choose one of the highlighted "
            "provinces.");
        row("a lone unit", "S1901M", {"NAP", "WAR"},
            "Fleet Naples cannot move to Warsaw. Choose one of the highlighted provinces.");
        row("helps nobody there", "S1901M", {"PAR", "+MOS"},
            "Army Paris can neither move to Moscow nor support a unit there. Choose one of the highlighted "
            "provinces.");
        row("cannot help so far", "S1901M", {"PAR", "+MAR", "NAP"},
            "Naples: this order cannot go there. Choose one of the highlighted provinces.");
        row("nobody dislodged", "S1901R", {"PAR"}, "Paris: no unit was dislodged here.");
        row("no centre", "W1901A", {"RUH"}, "Ruhr: nothing can be built or removed here.");
    }
    /// 1971 XIV.2: no unit enters Italy while it has no player, and the desk does not offer it.
    void closedProvincesAreNotOffered()
    {
        const auto gameFor = [](Players players) {
            Game game = gameFrom(sketch::sharedMap(), *readPhase("S1914M"),
                                 sketch::position({"Austria A TYR", "Italy A ROM"}));
            game.rulebook.options.players = players;
            return game;
        };
        for (const Players players : {Players::Seven, Players::Two}) {
            Desk two(gameFor(players));
            two.click("TYR");
            const bool closed = players == Players::Two;
            QCOMPARE(two.desk.selection().targets.has(standardMap().findProvince("VEN")), !closed);
            QVERIFY(two.desk.selection().targets.has(standardMap().findProvince("TRI")));
            two.click("VEN");
            QCOMPARE(two.session.current().written.empty(), closed);
            if (closed)
                QCOMPARE(
                    two.hint(),
                    "Venice is closed: no unit may enter it until Italy has joined a player (1971 XIV.2).");
        }
    }

    void onlyWhatTheUnitCanDoIsOffered_data()
    {
        QTest::addColumn<QStringList>("clicks");
        QTest::addColumn<QString>("hint");
        QTest::addColumn<QString>("keys");
        const auto row = [](const char* name, const QStringList& clicks, const char* hint, const char* keys) {
            QTest::newRow(name) << clicks << hint << keys;
        };
        row("an army", {"PAR"}, "Right-click a unit to support it.", "support");
        row("a fleet beside an army", {"ENG"}, "Right-click a unit to support or convoy it.",
            "support, convoy");
        row("a lone unit", {"MOS"}, "Moscow: click where it moves, or click it again to hold.", "");
        row("an army with another", {"PAR", "+MAR"}, "Paris supports Marseilles: where to?", "");
        row("a fleet with an army", {"ENG", "+PIC"}, "English Channel supports or convoys Picardy: where to?",
            "");
    }
    /// An army never convoys, and who has nobody beside it supports nobody.
    void onlyWhatTheUnitCanDoIsOffered()
    {
        QFETCH(QStringList, clicks);
        QFETCH(QString, hint);
        QFETCH(QString, keys);
        Desk desk("S1901M", {"France A PAR", "France A MAR", "France A PIC", "France F ENG", "Russia A MOS"});
        for (const QString& click : clicks) desk.click(click);
        QVERIFY2(desk.hint().contains(hint), qPrintable(desk.hint()));
        QCOMPARE(desk.hint().contains("convoy"), hint.contains("convoy"));
        QStringList offered;
        for (const char* key : {"support", "convoy"})
            if (desk.button(qPrintable(QString("entry.") + key))) offered << key;
        QCOMPARE(offered.join(", "), keys);
    }

    void clicksThatLeadNowhereAreExplained()
    {
        QFETCH(QString, phase);
        QFETCH(QStringList, clicks);
        QFETCH(QString, told);
        Desk desk(phase.toLatin1(), {"France A PAR", "France A MAR", "Russia A MOS", "Italy F NAP"});
        for (const QString& click : clicks) {
            QVERIFY2(desk.hint() != told, qPrintable(desk.hint()));
            desk.click(click);
        }
        QCOMPARE(desk.hint(), told);
        QVERIFY(desk.session.current().written.empty());
        desk.desk.reset();
        QVERIFY(desk.hint() != told);
    }

    /// A fleet of another power that could convoy stops no move by land, and nothing written is lost by going
    /// on.
    void aMoveByLandIsWrittenAtOnce()
    {
        Desk desk("S1901M", {"France A PIC", "France A MAR", "England F ENG"});
        desk.drag("PIC", "BRE");
        QCOMPARE(desk.orders(), "A PIC - BRE");
        QCOMPARE(desk.hint(), "Picardy moves to Brest by land.");
        desk.drag("MAR", "GAS");
        QCOMPARE(desk.orders(), "A PIC - BRE, A MAR - GAS");
        QVERIFY(!desk.button("entry.byConvoy"));
        desk.drag("PIC", "BRE");
        desk.button("entry.byConvoy")->click();
        QCOMPARE(desk.orders(), "A PIC - BRE VIA, A MAR - GAS");
        desk.drag("PIC", "BRE");
        QVERIFY(desk.button("entry.byConvoy"));
        desk.session.undoStack()->undo(); // what was offered is about an order that is gone
        QVERIFY(std::holds_alternative<Idle>(desk.desk.state()));
    }

    /// The convoys of a move overseas are written in one step; those of other powers are only named.
    void theConvoysOfAMoveAreAddedInOneStep()
    {
        Desk desk("S1901M", {"England A LON", "England F ENG", "England F MAO", "France F WES"});
        desk.drag("LON", "SPA");
        QCOMPARE(desk.orders(), "A LON - SPA");
        QCOMPARE(desk.hint(), "London moves to Spain by convoy, which is not written yet.");
        desk.button("entry.convoys")->click();
        QCOMPARE(desk.orders(), "A LON - SPA, F ENG C A LON - SPA, F MAO C A LON - SPA");
        QVERIFY(std::holds_alternative<Idle>(desk.desk.state()));
        desk.session.undoStack()->undo();
        QCOMPARE(desk.orders(), "A LON - SPA");
        desk.drag("LON", "TUN");
        QCOMPARE(desk.hint(), "London moves to Tunis by convoy, which is not written yet. Others' fleets are "
                              "needed too: France's Fleet Western Mediterranean.");
        writeOrder(desk.session, sketch::order(desk.session.current().before, "F ENG H"));
        QVERIFY(std::holds_alternative<Idle>(desk.desk.state())); // what was offered cannot be had any more
    }

    void anIllegalDropIsExplained()
    {
        Desk desk("S1901M", {"Austria A BUD", "Austria A VIE"});
        desk.drag("BUD", "SWE");
        QCOMPARE(desk.hint(), "Army Budapest cannot go to Sweden: no order was written.");
        QVERIFY(desk.desk.idle());
        desk.click("VIE");
        QVERIFY(desk.hint().startsWith("Vienna: click where it moves"));
        desk.drag("BUD", "BUD");
        QCOMPARE(desk.desk.refused(), noProvince);
    }

    /// However an order is written, the sheet of its power is turned to.
    void everyOrderTurnsToItsSheet()
    {
        Desk desk("S1901M", {"Austria A BUD", "France A PAR"});
        QSignalSpy chosen(&desk.desk, &OrderDesk::powerChosen);
        desk.desk.hover(standardMap().findProvince("PAR"));
        desk.desk.key(EntryKey::Hold);
        QCOMPARE(desk.orders(), "A PAR H");
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.front().front().value<Power>() == standardMap().findPower("France"));
    }

    /// The row of the unit under the pointer is lit, but not of one where the pointer was left to rest.
    void aRestingPointerLightsNothing()
    {
        Desk desk("S1901M", {"Austria A BUD", "France A PAR", "France A MAR"});
        const auto at = [](const char* name) { return standardMap().findProvince(name); };
        desk.desk.hover(at("PAR"));
        QCOMPARE(desk.desk.lit(), at("PAR"));
        desk.desk.suggest(at("MAR"), sketch::order(sketch::position({"France A MAR"}), "A MAR - SPA"));
        QCOMPARE(desk.desk.lit(), noProvince);
        desk.desk.hover(at("BUD"));
        QCOMPARE(desk.desk.lit(), at("BUD"));
        desk.desk.key(EntryKey::Hold);
        QCOMPARE(desk.desk.lit(), noProvince);
        desk.desk.hover(noProvince); // a menu opens above it
        desk.desk.hover(at("BUD"));
        QCOMPARE(desk.desk.lit(), noProvince);
        desk.desk.point(at("BUD")); // the pointer is on its row, and the keyboard goes on
        desk.desk.suggest(at("PAR"), {});
        QCOMPARE(desk.desk.selection().chosen, at("PAR"));
    }

    void keysAreOfferedWhereTheyDoSomething()
    {
        Desk desk(
            gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                     sketch::position({"Austria A BUD", "Russia A MOS"}, {"Russia STP MOS", "Austria BUD"})));
        const auto mayPress = [&](EntryKey key, const char* at) {
            return desk.desk.mayPress(key, standardMap().findProvince(at));
        };
        for (const EntryKey key : {EntryKey::Disband, EntryKey::Erase, EntryKey::Army, EntryKey::Waive})
            for (const char* place : {"RUH", "SWE", "BUD"}) QVERIFY(!mayPress(key, place));
        for (const EntryKey key : {EntryKey::Army, EntryKey::Fleet, EntryKey::Waive})
            QVERIFY(mayPress(key, "STP"));
        for (const EntryKey key : {EntryKey::Disband, EntryKey::Erase}) QVERIFY(!mayPress(key, "STP"));
        desk.desk.hover(standardMap().findProvince("STP"));
        desk.desk.key(EntryKey::Army);
        QVERIFY(mayPress(EntryKey::Erase, "STP"));
    }

    /// A refusal is about the last thing that was done.
    void whateverIsWrittenNextClearsIt()
    {
        Desk desk("S1901M", {"France A PAR", "Russia A MOS"});
        desk.click("NAP");
        QCOMPARE(desk.desk.refused(), standardMap().findProvince("NAP"));
        writeOrder(desk.session, sketch::order(desk.session.current().before, "A MOS H"));
        QCOMPARE(desk.desk.refused(), noProvince);
        desk.click("NAP");
        desk.desk.suggest(standardMap().findProvince("PAR"),
                          sketch::order(desk.session.current().before, "A PAR H"));
        QCOMPARE(desk.desk.refused(), noProvince);
    }

    void theNextClickThatLeadsOnClearsIt()
    {
        Desk desk("S1901M", {"France A PAR", "Russia A MOS"});
        desk.click("PAR");
        const QString asked = desk.hint();
        desk.click("NAP");
        QVERIFY(desk.hint() != asked);
        desk.click("BUR");
        QCOMPARE(desk.desk.refused(), noProvince);
        QCOMPARE(desk.session.current().written.size(), std::size_t(1));
        desk.click("PAR");
        QCOMPARE(desk.hint(), asked);
    }
};

CHANCERY_SUITE(TestOrderDesk, QApplication)

} // namespace chancery::tst_order_desk

#include "tst_order_desk.moc"
