// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the sheet of one power: the orders of the others, and the results of the movements
// before.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/unit_rows_panel.h"
#include "ui/desk/sheet_edits.h"

#include <QLabel>

namespace chancery::tst_sheets_beside {

using namespace unit_rows;

class TestSheetsBeside : public QObject
{
    Q_OBJECT

    static QStringList namesIn(const Panel& panel)
    {
        QStringList names;
        for (int i = 0; i < panel.rows.rows().rowCount(); ++i) names << panel.rows.rows().row(i).name;
        return names;
    }

    /// Italy takes Trieste in Fall 1901, and the Austrian army must retreat.
    static Game afterADislodgement()
    {
        Session played(
            gameFrom(sketch::sharedMap(), *readPhase("F1901M"),
                     sketch::position({"Austria A TRI", "Italy A VEN", "Italy A TYR", "France A PAR"})));
        writeSheet(played, map().findPower("Italy"), "A Ven - Tri\nA Tyr S A Ven - Tri");
        return advance(resolve(played.game()));
    }

private Q_SLOTS:
    /// All powers have their rows in their order; those of the others say whose they are.
    void allSheetsAreShown()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        QCOMPARE(namesIn(panel), (QStringList{"Austria, Army Vienna", "Army Paris", "Italy, Army Rome"}));
        QCOMPARE(panel.row("PAR").sign, QString());
        QCOMPARE(panel.row("ROM").sign, QString("I"));
    }

    /// Who clicks a row of another power is on its sheet, and no row moves under the hand.
    void aClickOnAnotherRowMovesNone()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        const QRect before = panel.placeOf("ROM");
        panel.click("ROM");
        QCOMPARE(panel.page.power(), map().findPower("Italy"));
        QCOMPARE(panel.line.unit(), province("ROM"));
        QCOMPARE(panel.placeOf("ROM"), before);
        QCOMPARE(panel.placeOfLine().center().y(), before.center().y());
    }

    /// The cross of another sheet's line takes that line away, and no other.
    void aCrossTakesItsOwnLine()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        const Power italy = map().findPower("Italy");
        for (const Power power : {map().findPower("Austria"), panel.france, italy})
            writeSheet(panel.session, power, "A Xyz - zzz");
        const int row = panel.rows.rows().rowOf(italy, "A Xyz - zzz");
        const QRect place = panel.rows.visualRect(panel.rows.model()->index(row, 0));
        QTest::mouseClick(panel.rows.viewport(), Qt::LeftButton, {}, {place.right() - 10, place.top() + 8});
        QCOMPARE(sheetText(panel.session.game(), italy), QString());
        for (const Power power : {map().findPower("Austria"), panel.france})
            QCOMPARE(sheetText(panel.session.game(), power), QString("A Xyz - zzz"));
        QCOMPARE(panel.page.power(), panel.france);
        // A double click takes one line, though the next one is under the pointer then.
        writeSheet(panel.session, italy, "A Xyz - zzz\nA Xyz - yyy");
        const int again = panel.rows.rows().rowOf(italy, "A Xyz - zzz");
        const QRect there = panel.rows.visualRect(panel.rows.model()->index(again, 0));
        const QPoint cross(there.right() - 10, there.top() + 8);
        QTest::mouseClick(panel.rows.viewport(), Qt::LeftButton, {}, cross);
        QTest::mouseDClick(panel.rows.viewport(), Qt::LeftButton, {}, cross);
        QTest::mouseRelease(panel.rows.viewport(), Qt::LeftButton, {}, cross);
        QCOMPARE(sheetText(panel.session.game(), italy), QString("A Xyz - yyy"));
    }

    /// Nor does one move where the sheet that is left has all its orders.
    void aClickBesideACompleteSheetMovesNone()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        writeSheet(panel.session, map().findPower("Austria"), "A Vie H");
        panel.page.showPower(map().findPower("Austria"));
        panel.line.ask(map().findPower("Austria"));
        QVERIFY(panel.line.isBeside());
        const QRect before = panel.placeOf("ROM");
        panel.click("ROM");
        QCOMPARE(panel.line.unit(), province("ROM"));
        QCOMPARE(panel.placeOf("ROM"), before);
    }

    /// The sheet that is turned to is in sight, and so is what is typed while the list is scrolled.
    void theSheetIsInSight()
    {
        std::vector<std::string> units = seventeen;
        units.insert(units.end(), {"Turkey A ANK", "Turkey A CON", "Turkey F BLA"});
        Panel panel(units);
        panel.panel.resize(380, 300);
        panel.page.showPower(map().findPower("Turkey"));
        for (const char* code : {"ANK", "CON", "BLA"})
            QTRY_VERIFY(panel.placeOf(code).bottom() <
                        panel.rows.mapTo(&panel.panel, QPoint()).y() + panel.rows.height());
        panel.page.showPower(panel.france);
        panel.page.focusLine();
        panel.rows.scrollToBottom();
        QTest::keyClick(&panel.edit, Qt::Key_M);
        QVERIFY(panel.rows.viewport()->rect().contains(panel.line.geometry().center()));
    }

    /// What is asked about is a line of the sheet that is written on, however near another is.
    void questionsAreAboutTheOwnSheet()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"England F EDI", "France A PAR"})));
        const Power england = map().findPower("England");
        writeSheet(panel.session, england, "F Edi - Nor");
        QVERIFY(panel.rows.rows().firstUnclear(england));
        QCOMPARE(panel.page.answers(), 0);
        panel.page.showPower(england);
        QCOMPARE(panel.page.answers(), 2);
        panel.page.answer(1);
        QCOMPARE(panel.row("EDI").understood, QString("F Edi-Nth"));
    }

    /// In a Winter the rows of all powers are one sheet: the answer goes to the line that was asked about.
    void answersInWinterGoWhereTheyAreAsked()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"England F NTH", "England F NWG", "France A SPA"},
                                              {"England LON", "France PAR SPA"})));
        const Power england = map().findPower("England");
        writeSheet(panel.session, england, "Remove F Nor");
        panel.page.showPower(panel.france);
        QCOMPARE(panel.page.answers(), 2);
        panel.page.answer(1);
        QVERIFY(!panel.rows.rows().firstUnclear(noPower));
        QCOMPARE(panel.row("NTH").power, england);
    }

    /// A short page in a high panel has the results of the movements below; in a low one it has all room.
    void resultsFollowAShortPage()
    {
        Panel panel(afterADislodgement());
        OrdersPanel& all = panel.panel;
        all.resize(380, 700);
        QTRY_VERIFY(!all.before().isHidden());
        QCOMPARE(all.findChild<QLabel*>("resultsBefore")->text(), QString("Results: Fall 1901, movement"));
        QTRY_COMPARE(panel.rows.height(), panel.rows.heightNeeded());
        all.before().choose(province("VEN"));
        QVERIFY2(all.before().chosenText().contains("Trieste"), qPrintable(all.before().chosenText()));
        QCOMPARE(panel.presenter.console().chosen(), noProvince); // the board shows another moment
        all.resize(380, 260);
        QTRY_VERIFY(all.before().isHidden());
        all.resize(380, 700);
        QTRY_VERIFY(!all.before().isHidden());
        panel.page.showText(true);
        QTRY_VERIFY(all.before().isHidden()); // free text takes all room
        panel.page.showText(false);
        panel.session.become(resolve(panel.session.game()), {}, Change::Phase);
        panel.presenter.showPhase(panel.session.game().phases.size() - 1);
        QTRY_VERIFY(!all.results().isHidden() && !all.before().isHidden());
        QTRY_VERIFY(all.results().height() < all.before().height());
    }

    /// What is laid out stays so until something changes: else the program is never idle.
    void theLayoutComesToRest_data()
    {
        QTest::addColumn<bool>("below");
        QTest::newRow("a sheet alone") << false;
        QTest::newRow("results below it") << true;
    }
    void theLayoutComesToRest()
    {
        QFETCH(bool, below);
        Panel panel(below ? afterADislodgement() : newGame(sketch::sharedMap()));
        panel.panel.resize(380, 700);
        QTRY_COMPARE(!panel.panel.before().isHidden(), below);
        struct Requests : QObject
        {
            int count = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                count += event->type() == QEvent::LayoutRequest;
                return false;
            }
        } requests;
        for (int i = 0; i < 10; ++i) QCoreApplication::processEvents();
        panel.panel.installEventFilter(&requests);
        for (int i = 0; i < 10; ++i) QCoreApplication::processEvents();
        QCOMPARE(requests.count, 0);
    }

    /// A game that begins with a retreat phase has no results to show.
    void nothingFollowsWhereNothingWasBefore()
    {
        Panel panel(newGame(sketch::sharedMap()));
        panel.panel.resize(380, 1200);
        QTest::qWait(0);
        QVERIFY(panel.panel.before().isHidden());
        QVERIFY(panel.page.height() > 1000);
    }
};

CHANCERY_SUITE(TestSheetsBeside, QApplication)

} // namespace chancery::tst_sheets_beside

#include "tst_sheets_beside.moc"
