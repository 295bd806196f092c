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
    /// The sheet itself is on top; those of the others follow, with the name of their power.
    void theOthersFollow()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        QCOMPARE(namesIn(panel), (QStringList{"Army Paris", "Austria, Army Vienna", "Italy, Army Rome"}));
        QCOMPARE(panel.row("PAR").sign, QString());
        QCOMPARE(panel.row("ROM").sign, QString("I"));
    }

    /// Who clicks a row below is on the sheet of that power, and its row is on top.
    void aClickBelowTurnsTheSheet()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        panel.click("ROM");
        QCOMPARE(panel.page.power(), map().findPower("Italy"));
        QCOMPARE(panel.line.unit(), province("ROM"));
        QCOMPARE(namesIn(panel).front(), QString("Army Rome"));
        QCOMPARE(panel.placeOfLine().center().y(), panel.placeOf("ROM").center().y());
    }

    /// The arrow keys stay on the sheet, whose last row is followed by another power's.
    void arrowsStayOnTheSheet()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"France A PAR", "Italy A ROM"})));
        panel.page.focusLine();
        QTest::keyClick(&panel.edit, Qt::Key_Down);
        QCOMPARE(panel.page.power(), panel.france);
        QCOMPARE(panel.line.unit(), province("PAR"));
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

    /// A short sheet in a high panel has the results of the movements below; in a low one it has all room.
    void resultsFollowAShortSheet()
    {
        Panel panel(afterADislodgement());
        const auto& before = *panel.panel.findChild<QLabel*>("resultsBefore");
        QVERIFY(before.isHidden() == (panel.panel.height() < 300));
        panel.panel.resize(380, 700);
        QTRY_VERIFY(!panel.panel.results().isHidden());
        QCOMPARE(before.text(), QString("Results: Fall 1901, movement"));
        QVERIFY(panel.page.height() < 200);
        QTRY_COMPARE(panel.rows.height(), panel.rows.heightNeeded());
        panel.panel.results().choose(province("VEN"));
        QVERIFY2(panel.panel.results().chosenText().contains("Trieste"),
                 qPrintable(panel.panel.results().chosenText()));
        panel.panel.resize(380, 260);
        QTRY_VERIFY(panel.panel.results().isHidden() && before.isHidden());
        panel.panel.resize(380, 700);
        QTRY_VERIFY(!panel.panel.results().isHidden());
        panel.page.showText(true);
        QTRY_VERIFY(panel.panel.results().isHidden()); // free text takes all room
    }

    /// A game that begins with a retreat phase has no results to show.
    void nothingFollowsWhereNothingWasBefore()
    {
        Panel panel(newGame(sketch::sharedMap()));
        panel.panel.resize(380, 1200);
        QTest::qWait(0);
        QVERIFY(panel.panel.results().isHidden());
        QVERIFY(panel.page.height() > 1000);
    }
};

CHANCERY_SUITE(TestSheetsBeside, QApplication)

} // namespace chancery::tst_sheets_beside

#include "tst_sheets_beside.moc"
