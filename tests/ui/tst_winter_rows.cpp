// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of retreats, builds and removals in the panel of orders.
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/unit_rows_panel.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/phase_choices.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/words/doubt_words.h"
#include "ui/words/language.h"

#include <QLabel>

namespace chancery::tst_winter_rows {

using namespace unit_rows;

class TestWinterRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoGoesBackToTheBuild()
    {
        Position position = sketch::position({"Austria A VIE"});
        for (const char* centre : {"BRE", "PAR", "MAR"})
            position.owner[index(province(centre))] = map().findPower("France");
        position.owner[index(province("VIE"))] = map().findPower("Austria");
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"), position));
        for (const char* typed : {"a par", "f bre"}) {
            QTest::keyClicks(&panel.edit, typed);
            QTest::keyClick(&panel.edit, Qt::Key_Return);
        }
        QCOMPARE(panel.line.asked()->number, 2);
        panel.session.undoStack()->undo();
        QCOMPARE(panel.line.asked()->number, 1);
        panel.session.undoStack()->undo();
        QCOMPARE(panel.line.asked()->number, 0);
    }

    /// As in other phases, the row says what it has, also after an undo brought it back.
    void aBuildThatIsAskedForAgainSaysWhatItIs()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA", "Italy F NAP", "Italy A ROM"},
                                              {"France PAR MAR SPA", "Italy ROM"})));
        writeSheet(panel.session, panel.france, "A Par\nWaive");
        panel.page.showPower(panel.france);
        panel.line.askFor({panel.france, noProvince, 0});
        QCOMPARE(panel.edit.placeholderText(), QString("currently B A Par"));
        panel.line.askFor({panel.france, noProvince, 1});
        QCOMPARE(panel.edit.placeholderText(), QString("currently Waive"));
        QTest::keyClick(&panel.edit, Qt::Key_Delete);
        QCOMPARE(panel.edit.placeholderText(), QString("Open: Mar"));
        panel.session.undoStack()->undo();
        QCOMPARE(panel.edit.placeholderText(), QString("currently Waive"));
    }

    /// A build or removal due has a row each, with its unit once it is written.
    void buildsHaveRows()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA"}, {"France PAR MAR BRE SPA"})));
        QCOMPARE(panel.rows.rows().rowCount(), 3);
        QCOMPARE(panel.rows.rows().row(0).label, QString("Build 1"));
        writeSheet(panel.session, panel.france, "A Par\nWaive");
        QCOMPARE(panel.rows.rows().rowOf(province("PAR")), 0);
        QCOMPARE(panel.rows.rows().row(1).written, QString("Waive"));
        QCOMPARE(panel.rows.rows().row(2).state, RowState::Open);
        QCOMPARE(panel.rows.rows().row(2).open, QString("Open: Bre, Mar")); // Paris is taken
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        speak(QStringLiteral("de"));
        QCOMPARE(rowsOf(panel.session, panel.france)[1].written, QString("Verzicht"));
    }

    /// What was being typed when another power's centre was clicked is not gone without a word.
    void lettersLeftForTheBoardAreSaid()
    {
        Panel panel(gameFrom(
            sketch::sharedMap(), *readPhase("W1901A"),
            sketch::position({"France A SPA", "England F NTH"}, {"France PAR MAR SPA", "England LON EDI"})));
        QTest::keyClicks(&panel.edit, "mar");
        panel.presenter.desk().click(province("LON"), false);
        QCOMPARE(panel.page.power(), map().findPower("England"));
        QCOMPARE(panel.line.message()->text(), QString("Not entered for France: mar"));
        panel.presenter.desk().reset();
        panel.page.showPower(panel.france);
        QTest::keyClicks(&panel.edit, "x");
        writeSheet(panel.session, panel.france, "A Par");
        QCOMPARE(panel.line.message()->text(), QString("Not entered: marx"));
    }

    void coastsAreNotListedBesideTheirProvince()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"Russia A SEV"}, {"Russia STP MOS SEV"})));
        QCOMPARE(rowsOf(panel.session, map().findPower("Russia"))[0].open, QString("Open: Mos, Stp"));
    }

    /// Where nothing is asked of a power, its empty row is below its others, with its sign.
    void theFurtherRowIsWithItsPower()
    {
        Panel panel(
            gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                     sketch::position({"France A SPA", "Italy F NAP"}, {"France PAR SPA", "Italy ROM NAP"})));
        writeSheet(panel.session, panel.france, "A Par");
        panel.page.showPower(panel.france);
        panel.line.ask(panel.france);
        const auto& rows = panel.rows.rows();
        QCOMPARE(rows.rowCount(), 3);
        QCOMPARE(rows.row(1).state, RowState::Further);
        QCOMPARE(rows.row(1).sign, QString("F"));
        QCOMPARE(rows.row(2).sign, QString("I"));
    }

    /// What is typed next takes the place of letters that name no single build.
    void anAmbiguousBuildIsTypedOver()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA"}, {"France BRE MAR SPA"})));
        QTest::keyClicks(&panel.edit, "bre");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.edit.selectedText(), QString("bre"));
        QTest::keyClicks(&panel.edit, "f mar");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("B F MAR"));
    }

    /// With nothing else to write for a power, Enter alone goes on to the next.
    void enterLeavesTheOnlyOpenBuild()
    {
        Panel panel(
            gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                     sketch::position({"France A SPA", "Italy A ROM"}, {"France PAR SPA", "Italy ROM NAP"})));
        QCOMPARE(panel.page.power(), panel.france);
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.page.power(), map().findPower("Italy"));
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.page.power(), panel.france);
    }

    /// The row of a build that has no effect is asked for again, and what is typed replaces that.
    void aBuildReplacesTheOneWithoutEffect()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA"}, {"France PAR MAR SPA"})));
        writeSheet(panel.session, panel.france, "A Lon\nA Par");
        panel.page.showPower(panel.france);
        panel.line.ask(panel.france);
        QVERIFY(panel.line.asked().has_value());
        QTest::keyClicks(&panel.edit, "wa");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("WAIVE\nA Par"));
    }

    void aBuildOnTheBoardReplacesWhatDoesNothing_data()
    {
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* wrong, const char* after) { QTest::newRow(wrong) << wrong << after; };
        row("A Lon\nA Rom", "B A MAR\nB A PAR");
        row("A Lon", "B A MAR\nB A PAR");
        row("bild a Narnia\nA Lon", "B A MAR\nB A PAR");
        row("A Lon\nA Mar", "B A MAR\nB A PAR");
    }
    /// A right build takes the place of a line that has no effect or is not understood, once there are more
    /// lines than builds.
    void aBuildOnTheBoardReplacesWhatDoesNothing()
    {
        QFETCH(QString, wrong);
        QFETCH(QString, after);
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA", "France A GAS"}, {"France PAR MAR BRE SPA"})));
        writeSheet(panel.session, panel.france, wrong);
        const int steps = panel.session.undoStack()->index();
        for (const char* site : {"MAR", "PAR"}) {
            panel.presenter.desk().hover(province(site));
            panel.presenter.desk().key(EntryKey::Army);
        }
        QCOMPARE(sheetText(panel.session.game(), panel.france), after);
        QCOMPARE(panel.rows.rows().row(0).state, RowState::Written);
        QCOMPARE(panel.rows.rows().row(1).state, RowState::Written);
        QCOMPARE(checkDesk(panel.session.game())[index(panel.france)].ready(), true);
        while (panel.session.undoStack()->index() > steps) panel.session.undoStack()->undo();
        QCOMPARE(sheetText(panel.session.game(), panel.france), wrong);
    }

    /// With a legal order for each build there is none to replace: the line says so and adds no row.
    void aFurtherBuildIsRefused_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sheet");
        QTest::newRow("a further build") << "a bre"
                                         << "A Par\nA Mar";
        QTest::newRow("a further waive") << "waive"
                                         << "A Par\nA Mar";
        QTest::newRow("an illegal one") << "a lon"
                                        << "A Par\nA Mar";
        QTest::newRow("another unit at the same place") << "f mar"
                                                        << "A Par\nf mar";
    }
    void aFurtherBuildIsRefused()
    {
        QFETCH(QString, typed);
        QFETCH(QString, sheet);
        Panel table(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA", "France A GAS"}, {"France PAR MAR BRE SPA"})));
        writeSheet(table.session, table.france, "A Par\nA Mar");
        table.page.showPower(table.france);
        table.line.ask(table.france);
        QTest::keyClicks(&table.edit, typed);
        QTest::keyClick(&table.edit, Qt::Key_Return);
        QCOMPARE(sheetText(table.session.game(), table.france), sheet);
        QCOMPARE(rowsOf(table.session, table.france).size(), std::size_t(2));
        const bool refused = sheet.startsWith("A Par\nA");
        QCOMPARE(table.panel.findChild<QLabel*>("lineProblem")->text().contains("each build"), refused);
    }

    /// After an illegal build the field stays with the power, whose build is missing still; what is typed
    /// there takes its place.
    void anIllegalBuildLeavesItsRowOpen()
    {
        Panel panel(gameFrom(
            sketch::sharedMap(), *readPhase("W1901A"),
            sketch::position({"France A SPA", "Italy A NAP"}, {"France PAR MAR SPA", "Italy ROM NAP"})));
        panel.page.showPower(panel.france);
        panel.page.focusLine();
        for (const char* typed : {"a lon", "a par"}) {
            QTest::keyClicks(&panel.edit, typed);
            QTest::keyClick(&panel.edit, Qt::Key_Return);
            QCOMPARE(panel.page.power(), panel.france);
            QVERIFY(panel.line.asked());
        }
        QTest::keyClicks(&panel.edit, "a mar");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("B A PAR\nB A MAR"));
        QCOMPARE(panel.page.power(), map().findPower("Italy"));
    }

    /// As many legal builds as are due are in the rows, wherever an illegal one stands on the sheet; with too
    /// few, it has the row of one that is missing.
    void anIllegalBuildTakesNoRowOfALegalOne()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA"}, {"France PAR MAR SPA"})));
        writeSheet(panel.session, panel.france, "A Lon\nA Par");
        std::vector<UnitRow> rows = rowsOf(panel.session, panel.france);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].written + rows[1].written, QString("B A LonB A Par"));
        writeSheet(panel.session, panel.france, "A Lon\nA Par\nA Mar");
        rows = rowsOf(panel.session, panel.france);
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(rows[0].label + rows[0].written, QString("Build 1B A Par"));
        QCOMPARE(rows[1].label + rows[1].written, QString("Build 2B A Mar"));
        QVERIFY(!rows[2].asked && rows[2].state == RowState::Illegal);
        // What is asked for there is the legal one, too.
        PhaseChoices choices(panel.session);
        choices.write(*rows[0].asked, {});
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("A Lon\nA Mar"));
    }

    /// All powers at once: what is open to each unit, what clashes, and what the rules remove.
    void retreatsOfAllPowersHaveRows()
    {
        Position position = sketch::position({"Italy A TRI", "Italy A BUD"});
        const auto dislodge = [&](const char* text, std::initializer_list<const char*> ways) {
            DislodgedUnit unit{sketch::unit(text), {}, {}};
            for (const char* code : ways) unit.retreats.add(map().findLocation(code));
            position.dislodged.push_back(unit);
        };
        dislodge("Austria A TRI", {"ALB", "SER"});
        dislodge("Austria A BUD", {});
        dislodge("Russia A RUM", {"SER"});
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("F1901R"), position));
        panel.page.showPower(map().findPower("Austria"));
        QCOMPARE(panel.rows.rows().rowCount(), 3);
        QCOMPARE(panel.row("TRI").open, QString("Open: Alb, Ser"));
        QCOMPARE(panel.row("TRI").sign + panel.row("TRI").label, QString("ATri"));
        QCOMPARE(panel.row("BUD").open, QString("No way out: it disbands"));
        panel.click("RUM");
        QCOMPARE(panel.page.power(), map().findPower("Russia"));
        QTest::keyClicks(&panel.edit, "ser");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.page.power(), map().findPower("Austria")); // it goes on by itself
        panel.click("TRI");
        QTest::keyClicks(&panel.edit, "ser");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        for (const char* unit : {"RUM", "TRI"}) { // both may be meant so
            QCOMPARE(panel.row(unit).state, RowState::Written);
            QVERIFY(!panel.row(unit).remark.isEmpty());
        }
    }

    /// One sign for one thing: the units have the shapes of the board, also with the letter of their power.
    void armiesAndFleetsDifferInRowsOfAllPowers()
    {
        Position position = sketch::position({"Italy A TRI", "Italy A ALB"});
        for (const char* text : {"Austria A TRI", "Austria F ALB"})
            position.dislodged.push_back({sketch::unit(text), {}, {}});
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("F1901R"), position));
        const auto sign = [&](const char* code) {
            const QRect row = panel.placeOf(code);
            return panel.panel.grab(QRect(row.topLeft(), QSize(30, 18))).toImage();
        };
        QVERIFY(sign("TRI") != sign("ALB"));
    }

    void adjustmentsOfAllPowersHaveRows()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA", "Italy F NAP", "Italy A ROM"},
                                              {"France PAR SPA", "Italy ROM"})));
        QCOMPARE(panel.rows.rows().rowCount(), 2);
        QCOMPARE(panel.rows.rows().row(0).open, QString("Open: Par"));
        QCOMPARE(panel.rows.rows().row(1).label, QString("Removal 1"));
        QVERIFY(panel.rows.rows().row(1).open.startsWith("By rule: "));
        const auto* heading = panel.panel.findChild<QLabel*>("sheetHeading");
        QCOMPARE(heading->text(), QString("All powers: 2 of 2 missing"));
        QCOMPARE(panel.rows.rows().row(0).sign + panel.rows.rows().row(1).sign, QString("FI"));
        writeSheet(panel.session, map().findPower("Italy"), "F Nap");
        QCOMPARE(panel.rows.rows().row(1).open, QString());
        QCOMPARE(panel.rows.rows().rowOf(province("NAP")), 1);
        QCOMPARE(heading->text(), QString("All powers: 1 of 2 missing"));
        panel.page.showText(true);
        QCOMPARE(heading->text(), QString("France: 1 of 1 missing"));
    }

    /// 1971 XIV.2: the numbered rows of a power hold its own builds, on whichever sheet of its player they
    /// are. Builds of another of his powers follow on the sheet, without a number.
    void buildsOnThePartnersSheet()
    {
        Game game = gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"Austria A VIE", "France A PAR", "Germany A MUN"},
                                              {"Austria BUD VIE", "France BRE PAR MAR", "Germany MUN"}));
        game.rulebook = rulebookOf(*findRulebook("1971"));
        game.rulebook.options = *withValue(game.rulebook.options, "players", "4");
        Panel panel(game);
        const Power austria = map().findPower("Austria"), france = panel.france;
        writeSheet(panel.session, austria, "build F Bre");
        std::vector<UnitRow> rows = rowsOf(panel.session, austria);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].label, QString("Build 1"));
        QVERIFY(rows[0].state == RowState::Open && rows[0].written.isEmpty());
        QCOMPARE(rows[0].open, QString("Open: Bud"));
        QCOMPARE(rows[1].label + rows[1].written, QString("B F Bre")); // as every other row
        QCOMPARE(rows[1].understood, QString("France: B F Bre"));
        QVERIFY(!rows[1].asked && rows[1].state == RowState::Written);
        rows = rowsOf(panel.session, france);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].written, QString("B F Bre"));
        QCOMPARE(rows[0].understood, QString("B F Bre, on the sheet of Austria"));
        QVERIFY(rows[0].state == RowState::Written && rows[1].state == RowState::Open);
        QCOMPARE(rows[1].open, QString("Open: Mar"));
        // The line asks for what is open, and the form has the same.
        panel.page.showPower(austria);
        panel.line.ask(austria);
        QVERIFY(panel.line.asked() && panel.line.asked()->number == 0);
        PhaseChoices choices(panel.session);
        for (const FormPart& part : choices.parts()) {
            QVERIFY(part.further.isEmpty());
            QCOMPARE(part.lines.front().row.written, part.power == france ? QString("B F Bre") : QString());
        }
        // To choose another one takes it from that sheet.
        choices.write(*rows[0].asked,
                      sketch::order(panel.session.current().before, "France B A BRE", PhaseKind::Adjustment));
        QVERIFY(sheetText(panel.session.game(), austria).isEmpty());
        QCOMPARE(rowsOf(panel.session, france)[0].written, QString("B A Bre"));
        writeSheet(panel.session, austria, "build F Bre\nbuild A Bud\nbuild A Mar\nbuild A Mun");
        rows = rowsOf(panel.session, austria);
        QCOMPARE(rows[0].written, QString("B A Bud"));
    }
};

CHANCERY_SUITE(TestWinterRows, QApplication)

} // namespace chancery::tst_winter_rows

#include "tst_winter_rows.moc"
