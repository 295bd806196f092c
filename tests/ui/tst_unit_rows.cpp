// SPDX-License-Identifier: GPL-3.0-or-later
// The order sheet as rows: what each row says, where the editor and the offers are, and how rows and board
// light each other.
#include "engine/game/missing.h"
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/flow_bar.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/orders_panel.h"
#include "ui/console/power_tabs.h"
#include "ui/desk/phase_choices.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/words/doubt_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>

namespace chancery::tst_unit_rows {

namespace {

const Map& map()
{
    return sketch::standardMap();
}

Province province(const char* code)
{
    return map().findProvince(code);
}

/// France with as many units as fit on the board between its neighbours.
const std::vector<std::string> seventeen{
    "France A PAR", "France A BUR",    "France A MAR", "France A GAS", "France A PIC", "France A BEL",
    "France A RUH", "France A MUN",    "France A TYR", "France F BRE", "France F MAO", "France F POR",
    "France F ENG", "France F SPA/sc", "France F LYO", "France F WES", "France F TUN"};

struct Panel
{
    Session session;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }};
    OrdersPanel panel{session, presenter};
    WritingPage& page = panel.writing();
    OrderRows& rows = *panel.findChild<OrderRows*>();
    OrderLine& line = *panel.findChild<OrderLine*>();
    QLineEdit& edit = *panel.findChild<QLineEdit*>("orderLine");
    Power france = map().findPower("France");

    explicit Panel(Game game)
        : session(std::move(game))
    {
        panel.setTheme(themeFor(ThemeKind::Light, map()));
        panel.resize(380, 430);
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowActive(&panel)) qFatal("the panel does not become active");
        page.showPower(france);
    }
    explicit Panel(const std::vector<std::string>& units = seventeen)
        : Panel(gameFrom(sketch::sharedMap(), *readPhase("F1905M"), sketch::position(units)))
    {
    }

    UnitRow row(const char* code) const { return rows.rows().row(rows.rows().rowOf(province(code))); }
    QRect placeOf(const char* code) const
    {
        const QModelIndex index = rows.model()->index(rows.rows().rowOf(province(code)), 0);
        return {rows.viewport()->mapTo(&panel, rows.visualRect(index).topLeft()),
                rows.visualRect(index).size()};
    }
    QRect placeOfLine() const { return {line.mapTo(&panel, QPoint()), line.size()}; }
    void click(const char* code)
    {
        const QPoint at = panel.mapFrom(&panel, placeOf(code).center());
        QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, rows.viewport()->mapFrom(&panel, at));
    }
};

} // namespace

class TestUnitRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRowSaysWhatIsWrittenAndHowItIsRead()
    {
        Session session(gameFrom(sketch::sharedMap(), *readPhase("F1905M"), sketch::position(seventeen)));
        const Power france = map().findPower("France");
        writeSheet(session, france,
                   "A Par - Bur\nmun hold\narmee ruhr nach kiel\nA Bur H\nA Pic - Nowhere\nA Gas - Mar\nF "
                   "Por S A Mun, A Mar H");
        const std::vector<UnitRow> rows = rowsOf(session, france);
        const auto row = [&](const char* label) {
            const auto found = std::ranges::find(rows, QString(label), &UnitRow::label);
            return found == rows.end() ? UnitRow{} : *found;
        };
        QCOMPARE(rows.size(), std::size_t{18}); // one line is for no unit
        QCOMPARE(row("Bel").state, RowState::Open);
        QCOMPARE(row("Mun").state, RowState::Written);
        QCOMPARE(row("Mun").understood, QString("A Mun H"));
        QCOMPARE(row("Ruh").understood, QString("A Ruh-Kie"));
        QCOMPARE(row("Par").understood, QString());
        QCOMPARE(row("Par").state, RowState::Doubtful);
        QVERIFY(!row("Par").remark.isEmpty()); // Burgundy stays
        QCOMPARE(row("Mar").written, QString("A Mar H"));
        QCOMPARE(row("Por").state, RowState::Illegal); // out of reach
        QCOMPARE(rows.back().written, QString("A Pic - Nowhere"));
        QCOMPARE(rows.back().state, RowState::Wrong);
    }

    /// Alexander VII.1 and VII.2: what needs no order says why, and another power's unit has a row where it
    /// may be ordered.
    void agreementsHaveRows()
    {
        const Power france = map().findPower("France"), italy = map().findPower("Italy");
        Game game = gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"France A MAR", "Italy A VEN", "Italy A ROM"}));
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        game.rulebook.options = *withChange(game.rulebook.options, "proxy_orders=permitted");
        game.phases.back().consents = {{.kind = Consent::Kind::Perpetual}, {.by = italy, .to = france}};
        Session session(game);
        std::vector<UnitRow> rows = rowsOf(session, france);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].state, RowState::Open);
        QCOMPARE(rows[1].label, QString("Rom (Italy)"));
        QCOMPARE(rows[2].label, QString("Ven (Italy)"));
        QCOMPARE(rows[2].state, RowState::Free);
        QCOMPARE(missingOf(session.game(), france), (Missing{1, 1}));
        writeSheet(session, france, "A Mar H\nA Ven - Tyr");
        rows = rowsOf(session, france);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[2].written, QString("A Ven - Tyr"));
        QCOMPARE(rows[2].state, RowState::Written);
        const UnitRow owners = rowsOf(session, italy)[1];
        QCOMPARE(owners.state, RowState::Free);
        QCOMPARE(owners.open, QString("By France: A Ven-Tyr"));
        QCOMPARE(rowsOf(session, italy)[0].state, RowState::Open);
        QCOMPARE(missingOf(session.game(), italy), (Missing{1, 2}));
        session.resolve();
        session.advance();
        QCOMPARE(rowsOf(session, france)[0].open, QString("Repeated: A Mar H"));
        QCOMPARE(rowsOf(session, france)[0].state, RowState::Free);
        QCOMPARE(missingOf(session.game(), france), (Missing{0, 1}));
        writeSheet(session, france, "A Mar - Bur");
        QCOMPARE(rowsOf(session, france)[0].written, QString("A Mar - Bur"));
    }

    /// Typing in a permitted row writes on the sheet of the power that may order the unit, and nothing waits
    /// there.
    void permittedUnitsAreTyped()
    {
        const Power italy = map().findPower("Italy");
        Game game = gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"France A MAR", "Italy A VEN"}));
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        game.rulebook.options = *withChange(game.rulebook.options, "proxy_orders=permitted");
        game.phases.back().consents = {{.by = italy, .to = map().findPower("France")}};
        Panel panel(game);
        QCOMPARE(panel.row("VEN").label, QString("Ven (Italy)"));
        panel.click("VEN");
        QTest::keyClicks(&panel.edit, "tyr");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("A VEN - TYR"));
        QVERIFY(sheetText(panel.session.game(), italy).isEmpty());
        QTest::keyClicks(&panel.edit, "ven h");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("A VEN H"));
        QTest::keyClicks(&panel.edit, "mar h");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(missingOf(panel.session.game(), panel.france).missing, 0);
    }

    /// Alexander V.5.c: a player's order for a unit of his other power is in the unit's row, whichever sheet
    /// it is on.
    void onePlayersSheetsShareTheirRows()
    {
        const Power france = map().findPower("France"), austria = map().findPower("Austria");
        Game game = gameFrom(sketch::sharedMap(), *readPhase("S1902M"),
                             sketch::position({"France A BUR", "Austria A TYR"}));
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        game.rulebook.options = *withChange(game.rulebook.options, "players=4");
        Session session(game);
        writeSheet(session, france, "A Bur - Par\nAustria:\nA Tyr - Vie");
        QCOMPARE(rowsOf(session, austria).size(), std::size_t{1});
        QCOMPARE(rowsOf(session, austria)[0].written, QString("A Tyr - Vie"));
        QCOMPARE(rowsOf(session, austria)[0].understood, QString("A Tyr-Vie, on the sheet of France"));
        QCOMPARE(rowsOf(session, austria)[0].state, RowState::Written);
        QCOMPARE(rowsOf(session, france)[1].understood, QString("Austria: A Tyr-Vie"));
        QCOMPARE(missingOf(session.game()).missing, 0);
        // A new order, clicked or typed on the other sheet, takes its place.
        writeLine(session, austria, "A Tyr - Boh");
        QCOMPARE(sheetText(session.game(), france), QString("A Bur - Par"));
        QCOMPARE(rowsOf(session, austria)[0].written, QString("A Tyr - Boh"));
    }

    /// Alexander V.5.e: a position set up by hand may have ways into a closed province, which are not
    /// offered.
    void noWayOutLeadsIntoAClosedProvince()
    {
        Position position = sketch::position({"Germany A TYR"});
        DislodgedUnit dislodged{sketch::unit("Austria A TYR"), province("MUN"), {}};
        for (const char* code : {"VEN", "PIE", "VIE"}) dislodged.retreats.add(map().findLocation(code));
        position.dislodged = {dislodged};
        Game game = gameFrom(sketch::sharedMap(), *readPhase("F1914R"), position);
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        const auto offered = [](const Game& of) {
            Session session(of);
            QStringList texts;
            for (const FormPart& part : PhaseChoices(session).parts())
                for (const FormLine& line : part.lines) texts += line.texts + QStringList{line.row.open};
            return texts;
        };
        QCOMPARE(offered(game),
                 QStringList({"Piedmont", "Venice", "Vienna", "Disband", "Open: Pie, Ven, Vie"}));
        game.rulebook.options = *withChange(game.rulebook.options, "players=2");
        QCOMPARE(offered(game), QStringList({"Vienna", "Disband", "Open: Vie"}));
    }

    /// DATC 4.D.3. Typing there leaves one order, on the last sheet, in one step.
    void severalOrdersAreShownAndReplacedTogether_data()
    {
        QTest::addColumn<Duplicates>("counting");
        QTest::addColumn<OrderSets>("sets");
        QTest::addColumn<QString>("remark");
        QTest::newRow("the first") << Duplicates::First << OrderSets::Combine << "A Par-Bur counts.";
        QTest::newRow("the last") << Duplicates::Last << OrderSets::Combine << "A Par-Pic counts.";
        QTest::newRow("none") << Duplicates::Void << OrderSets::Combine << "None of these counts.";
        QTest::newRow("the last sheet")
            << Duplicates::First << OrderSets::LastReplaces << "A Par-Pic counts.";
    }
    void severalOrdersAreShownAndReplacedTogether()
    {
        QFETCH(Duplicates, counting);
        QFETCH(OrderSets, sets);
        QFETCH(QString, remark);
        Game game = gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                             sketch::position({"France A PAR", "France A MAR"}));
        game.rulebook.options.duplicateOrders = counting;
        game.rulebook.options.orderSets = sets;
        Panel panel(game);
        writeSheet(panel.session, panel.france, "A Par-Bur\nFrance:\nA Par-Pic");
        QCOMPARE(panel.row("PAR").written, QString("A Par-Bur, A Par-Pic"));
        QVERIFY2(panel.row("PAR").remark.startsWith(remark), qPrintable(panel.row("PAR").remark));
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "gas");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.row("PAR").written, QString("A PAR - GAS"));
        panel.session.undoStack()->undo();
        QCOMPARE(panel.row("PAR").written, QString("A Par-Bur, A Par-Pic"));
    }

    /// Also if the line had gone on to another power.
    void undoGoesBackToTheUnitOfTheOrder()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "bur");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.line.unit(), province("ROM"));
        panel.session.undoStack()->undo();
        QCOMPARE(panel.page.power(), panel.france);
        QCOMPARE(panel.line.unit(), province("PAR"));
        QVERIFY(panel.edit.hasFocus());
        panel.session.undoStack()->redo();
        panel.page.showPower(map().findPower("Austria"));
        QTest::keyClicks(&panel.edit, "g"); // is typed on
        panel.session.undoStack()->undo();
        QCOMPARE(panel.line.unit(), province("VIE"));
        QCOMPARE(panel.edit.text(), QString("g"));
    }

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

    void aReceivedSheetIsTicked()
    {
        Panel panel;
        FlowBar bar(panel.session, panel.presenter);
        const auto* remark = bar.findChild<QAbstractButton*>("phaseRemark");
        const auto* tabs = panel.panel.findChild<QTabBar*>("powerTabs");
        auto* tick = panel.panel.findChild<QCheckBox*>("sheetReceived");
        const QString before = remark->text();
        panel.click("PAR");
        QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
        QVERIFY(panel.session.current().received.has(panel.france));
        QVERIFY(panel.edit.hasFocus());
        const int france = static_cast<int>(index(panel.france));
        QVERIFY2(tabs->tabToolTip(france).endsWith("sheet received"), qPrintable(tabs->tabToolTip(france)));
        QCOMPARE(remark->text(), before + " · 1 of 1 sheet(s) received");
        panel.page.showPower(map().findPower("Italy"));
        QVERIFY(!tick->isChecked());
        panel.session.undoStack()->undo();
        QCOMPARE(remark->text(), before);
        panel.page.showPower(panel.france);
        QVERIFY(!tick->isChecked());
    }

    void seventeenRowsFitAndTheLineIsInTheOneAsked()
    {
        Panel panel;
        QCOMPARE(panel.rows.rows().rowCount(), 17);
        QVERIFY(panel.placeOf("TUN").bottom() < panel.rows.geometry().bottom());
        for (const char* code : {"BEL", "TUN", "SPA"}) {
            panel.click(code);
            QCOMPARE(panel.line.unit(), province(code));
            QVERIFY(panel.edit.hasFocus());
            QVERIFY2(panel.placeOf(code).contains(panel.placeOfLine()), code);
        }
    }

    void offersCoverNoPartOfTheRowAndTakeNoFocus()
    {
        Panel panel;
        auto* offers = panel.panel.findChild<QListWidget*>("lineOffers");
        QVERIFY(offers->isHidden());
        for (const char* code : {"BEL", "TUN", "WES"}) { // the last ones have no room below
            panel.click(code);
            QTest::keyClicks(&panel.edit, "s");
            QVERIFY(offers->isVisible());
            QVERIFY(panel.edit.hasFocus());
            QVERIFY2(!offers->geometry().intersects(panel.placeOf(code)), code);
            QVERIFY2(panel.panel.rect().contains(offers->geometry()), code);
            QTest::keyClick(&panel.edit, Qt::Key_Escape);
            QVERIFY(offers->isHidden());
        }
    }

    void rowsAndBoardLightEachOther()
    {
        Panel panel;
        OrderDesk& desk = panel.presenter.desk();
        QTest::mouseMove(panel.rows.viewport(),
                         panel.rows.viewport()->mapFrom(&panel.panel, panel.placeOf("RUH").center()));
        QCOMPARE(desk.selection().chosen, province("RUH"));
        QEvent left(QEvent::Leave);
        QApplication::sendEvent(&panel.rows, &left);
        QCOMPARE(desk.selection().chosen, noProvince);
        desk.click(province("MUN"), false); // asks for its row
        QCOMPARE(panel.line.unit(), province("MUN"));
        desk.click(province("BER"), false);
        QCOMPARE(panel.row("MUN").written, QString("A MUN - BER"));
        panel.click("TYR");
        QCOMPARE(desk.selection().chosen, province("TYR"));
    }

    void rowsAndTextAreTheSameSheet()
    {
        Panel panel;
        auto* text = panel.panel.findChild<QToolButton*>("sheetAsText");
        auto* sheet = panel.panel.findChild<QPlainTextEdit*>("sheet");
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "pic");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QTest::mouseClick(text, Qt::LeftButton);
        QVERIFY(panel.page.textShown());
        QVERIFY(sheet->isVisible() && sheet->hasFocus());
        QCOMPARE(sheet->toPlainText(), QString("A PAR - PIC"));
        QTest::keyClick(sheet, Qt::Key_Return);
        QTest::keyClicks(sheet, "mun ber");
        panel.page.focusLine();
        QVERIFY(!panel.page.textShown() && !text->isChecked());
        QCOMPARE(panel.row("MUN").written, QString("mun ber"));
        QVERIFY(panel.edit.hasFocus());
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
    }

    /// An illegal order and a doubtful one differ in the tooltip of the row, and in what the tab says.
    void illegalAndDoubtfulOrdersDiffer()
    {
        Panel panel({"France A PAR", "France A MAR"});
        const auto tip = [&](const char* code) {
            return panel.rows.model()
                ->index(panel.rows.rows().rowOf(province(code)), 0)
                .data(Qt::ToolTipRole)
                .toString();
        };
        writeSheet(panel.session, panel.france, "A Par - Mun\nA Mar S A Par - Bur");
        QCOMPARE(panel.row("PAR").state, RowState::Illegal);
        QCOMPARE(panel.row("MAR").state, RowState::Doubtful);
        QVERIFY2(tip("PAR").endsWith(DoubtWords::meaningOfIllegal()), qPrintable(tip("PAR")));
        QVERIFY2(tip("MAR").endsWith(DoubtWords::meaningOfDoubtful()), qPrintable(tip("MAR")));
        const QString tab = panel.panel.findChild<QTabBar*>("powerTabs")->tabToolTip(2);
        QVERIFY2(tab.contains("1 illegal order(s), 1 doubtful order(s)"), qPrintable(tab));
    }

    /// A power whose sheet has an illegal order is not called complete.
    void anIllegalOrderIsSaidWhenThePowerIsDone()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                             sketch::position({"France A PAR", "Italy A ROM"})));
        QTest::keyClicks(&panel.edit, "mun");
        const auto* said = panel.panel.findChild<QLabel*>("lineProblem");
        QVERIFY2(said->text().contains("illegal"), qPrintable(said->text())); // beforehand
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.page.power(), map().findPower("Italy"));
        QCOMPARE(said->text(), QString("France: all orders entered, 1 illegal order(s). Next: Italy."));
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

    /// Once all builds are written, a further one replaces the first that has no effect.
    void aBuildReplacesTheOneWithoutEffect()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"France A SPA"}, {"France PAR MAR SPA"})));
        writeSheet(panel.session, panel.france, "A Lon\nA Par");
        panel.page.showPower(panel.france);
        panel.line.ask(panel.france);
        QCOMPARE(panel.line.asked().has_value(), false);
        QTest::keyClicks(&panel.edit, "wa");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("WAIVE\nA Par"));
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
        QCOMPARE(panel.row("TRI").sign + panel.row("TRI").label, QString("AA Tri"));
        QCOMPARE(panel.row("BUD").open, QString("No way out: it disbands"));
        panel.click("RUM");
        QCOMPARE(panel.page.power(), map().findPower("Russia"));
        QTest::keyClicks(&panel.edit, "ser");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.page.power(), map().findPower("Austria")); // it goes on by itself
        panel.click("TRI");
        QTest::keyClicks(&panel.edit, "ser");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.row("RUM").state, RowState::Doubtful);
        QCOMPARE(panel.row("TRI").state, RowState::Doubtful);
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
        QCOMPARE(heading->text(), QString("<b>All powers</b>: 2 of 2 missing"));
        QCOMPARE(panel.rows.rows().row(0).sign + panel.rows.rows().row(1).sign, QString("FI"));
        writeSheet(panel.session, map().findPower("Italy"), "F Nap");
        QCOMPARE(panel.rows.rows().row(1).open, QString());
        QCOMPARE(panel.rows.rows().rowOf(province("NAP")), 1);
        QCOMPARE(heading->text(), QString("<b>All powers</b>: 1 of 2 missing"));
        panel.page.showText(true);
        QCOMPARE(heading->text(), QString("<b>France</b>: 1 of 1 missing"));
    }

    /// 1971 XIV.2: nothing is asked of a power without a player, and what is typed for it is refused with the
    /// clause.
    void aPowerWithoutAPlayerTakesNoOrders()
    {
        const Map& board = map();
        Game game = newGame(sketch::sharedMap());
        game.rulebook = rulebookOf(*findRulebook("1971"));
        game.rulebook.options = *withValue(game.rulebook.options, "players", "6");
        Panel panel(game);
        const QString why = "Italy has no player: its units get no orders (1971 XIV.2).";
        panel.page.showPower(board.findPower("Italy"));
        QCOMPARE(panel.rows.rows().rowCount(), 1);
        QVERIFY(panel.rows.rows().row(0).state == RowState::Further);
        QCOMPARE(panel.edit.placeholderText(), why);
        QCOMPARE(panel.panel.findChild<QLabel*>("sheetHeading")->text(), QString("<b>Italy</b>: no player"));
        for (const char* typed : {"ven tus", "a ven - tus", "h", "ven", "par bur"}) {
            panel.edit.clear();
            QTest::keyClicks(&panel.edit, typed);
            QVERIFY(!panel.line.proposal());
            QTest::keyClick(&panel.edit, Qt::Key_Return);
            const auto* problem = panel.panel.findChild<QLabel*>("lineProblem");
            QCOMPARE(problem->text(), why);
            QCOMPARE(problem->palette().color(QPalette::WindowText), themeFor(ThemeKind::Light, board).alarm);
            QVERIFY(panel.session.current().written.empty());
        }
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
        QCOMPARE(rows[1].label + rows[1].written, QString("build F Bre"));
        QCOMPARE(rows[1].understood, QString("France: B F Bre"));
        QVERIFY(!rows[1].asked && rows[1].state == RowState::Written);
        rows = rowsOf(panel.session, france);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].written, QString("build F Bre"));
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
            QCOMPARE(part.lines.front().row.written,
                     part.power == france ? QString("build F Bre") : QString());
        }
        // To choose another one takes it from that sheet.
        choices.write(*rows[0].asked,
                      sketch::order(panel.session.current().before, "France B A BRE", PhaseKind::Adjustment));
        QVERIFY(sheetText(panel.session.game(), austria).isEmpty());
        QCOMPARE(rowsOf(panel.session, france)[0].written, QString("B A BRE"));
        writeSheet(panel.session, austria, "build F Bre\nbuild A Bud\nbuild A Mar\nbuild A Mun");
        rows = rowsOf(panel.session, austria);
        QCOMPARE(rows[0].written, QString("build A Bud"));
    }

    void namesInTabsCanBeToldApart()
    {
        const QFontMetrics metrics(QApplication::font());
        const QStringList long_{"Delegation of Austria", "Delegation of England", "Delegation of France"};
        const int room = metrics.horizontalAdvance("Austria");
        QCOMPARE(namesThatFit(long_, metrics, 1000), long_);
        const QStringList cut = namesThatFit(long_, metrics, room);
        QCOMPARE(cut[0], QString("Austria"));
        QVERIFY(cut[1].startsWith("Engl") && cut[2].startsWith("Fran"));
        const QStringList numbered = namesThatFit({"Delegation1", "Delegation2", "Anna", ""}, metrics, room);
        QVERIFY2(numbered[0].endsWith('1') && numbered[1].endsWith('2'), qPrintable(numbered.join(' ')));
        QCOMPARE(numbered[2] + numbered[3], QString("Anna"));
        const QStringList one = namesThatFit({"Anna Margarete Meyer", "Anna Margarete Meyer"}, metrics, room);
        QVERIFY(one[0] == one[1] && one[0].startsWith("Anna"));
    }

    void playersAreNamed()
    {
        Game game = newGame(sketch::sharedMap());
        game.players[map().findPower("France")] = "Clara";
        Panel panel(game);
        QVERIFY(panel.panel.findChild<QLabel*>("sheetHeading")->text().contains("France – Clara"));
        auto* tabs = panel.panel.findChild<QTabBar*>("powerTabs");
        QVERIFY(tabs->tabToolTip(2).contains("Clara"));
        QVERIFY(tabs->isVisible());
        QVERIFY(!panel.panel.findChild<QComboBox*>("powerList")->isVisible());
    }
};

CHANCERY_SUITE(TestUnitRows, QApplication)

} // namespace chancery::tst_unit_rows

#include "tst_unit_rows.moc"
