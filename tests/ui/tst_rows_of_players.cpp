// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of orders where players allow each other orders, play several powers, or are missing.
#include "engine/game/missing.h"
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/unplayed.h"
#include "tests/ui/unit_rows_panel.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/orders_panel.h"
#include "ui/console/power_tabs.h"
#include "ui/desk/phase_choices.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/parts/elided_label.h"
#include "ui/words/doubt_words.h"
#include "ui/words/language.h"

#include <QComboBox>
#include <QLabel>
#include <QTabBar>

namespace chancery::tst_rows_of_players {

using namespace unit_rows;

class TestRowsOfPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// An order in a file for a power without a player has a row that can be taken away (1971 XIV.2).
    void anOrderForNobodyCanBeTakenAway()
    {
        const Power italy = map().findPower("Italy");
        Panel panel(sketch::gameAt({Season::Spring, 1901, PhaseKind::Movement}, "players=6",
                                   {"Italy A ROM", "France A PAR"}, {}, {"A ROM - VEN"}));
        panel.page.showPower(italy);
        const int row = panel.rows.rows().rowOf(italy, "A ROM - VEN");
        QVERIFY(row >= 0);
        const QRect place = panel.rows.visualRect(panel.rows.model()->index(row, 0));
        QTest::mouseClick(panel.rows.viewport(), Qt::LeftButton, {}, place.center());
        QTest::keyClick(&panel.edit, Qt::Key_Delete);
        QVERIFY(sheetText(panel.session.game(), italy).isEmpty());
        panel.session.undoStack()->undo();
        QCOMPARE(sheetText(panel.session.game(), italy), QString("A ROM - VEN"));
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
        QCOMPARE(rows[2].written, QString("A Ven-Tyr"));
        QCOMPARE(rows[2].state, RowState::Written);
        const UnitRow owners = rowsOf(session, italy)[1];
        QCOMPARE(owners.state, RowState::Free);
        QCOMPARE(owners.open, QString("By France: A Ven-Tyr"));
        QCOMPARE(rowsOf(session, italy)[0].state, RowState::Open);
        QCOMPARE(missingOf(session.game(), italy), (Missing{1, 2}));
        resolvePhase(session);
        advancePhase(session);
        QCOMPARE(rowsOf(session, france)[0].open, QString("Repeated: A Mar H"));
        QCOMPARE(rowsOf(session, france)[0].state, RowState::Free);
        QCOMPARE(missingOf(session.game(), france), (Missing{0, 1}));
        writeSheet(session, france, "A Mar - Bur");
        QCOMPARE(rowsOf(session, france)[0].written, QString("A Mar-Bur"));
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
        QCOMPARE(rowsOf(session, austria)[0].written, QString("A Tyr-Vie"));
        QCOMPARE(rowsOf(session, austria)[0].understood, QString("A Tyr-Vie, on the sheet of France"));
        QCOMPARE(rowsOf(session, austria)[0].state, RowState::Written);
        QCOMPARE(rowsOf(session, france)[1].understood, QString("Austria: A Tyr-Vie"));
        QCOMPARE(missingOf(session.game()).missing, 0);
        // A new order, clicked or typed on the other sheet, takes its place.
        writeLine(session, austria, "A Tyr - Boh");
        QCOMPARE(sheetText(session.game(), france), QString("A Bur - Par"));
        QCOMPARE(rowsOf(session, austria)[0].written, QString("A Tyr-Boh"));
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
        const int further = panel.rows.rows().rowOf({board.findPower("Italy"), noProvince, -1});
        QVERIFY(further > 0 && panel.rows.rows().row(further - 1).power != board.findPower("Italy"));
        QVERIFY(panel.rows.rows().row(further).state == RowState::Further);
        QCOMPARE(panel.edit.placeholderText(), why);
        QCOMPARE(panel.panel.findChild<QLabel*>("sheetHeading")->text(), QString("Italy: no player"));
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
        const QStringList given = namesThatFit({"Vera Lang", "Karl von Weber", "Hugo Alt", "Hugo Neumann"},
                                               metrics, metrics.horizontalAdvance("Hugo A"));
        QCOMPARE(given[0], QString("Vera"));
        QCOMPARE(given[1], QString("Karl"));
        QVERIFY2(given[2] != given[3], qPrintable(given.join(' ')));
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

    /// So the rows below it do not move while one types, however much there is to say.
    void theHeadingHasOneLine_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("shown");
        QTest::newRow("English") << "en"
                                 << "Italy: 1 of 3 missing, 1 illegal";
        QTest::newRow("German") << "de"
                                << "Italien: 1 unzulässig";
    }
    void theHeadingHasOneLine()
    {
        QFETCH(QString, language);
        speak(language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        Game game = newGame(sketch::sharedMap());
        game.players[map().findPower("Italy")] = "Bartholomew";
        Panel panel(game);
        panel.panel.resize(330, 430);
        panel.page.showPower(map().findPower("Italy"));
        const auto* heading = panel.panel.findChild<ElidedLabel*>("sheetHeading");
        const int rows = panel.rows.mapTo(&panel.panel, QPoint()).y();
        writeSheet(panel.session, map().findPower("Italy"), "A Rom - Swe\nF Nap H");
        QFETCH(QString, shown);
        QTRY_COMPARE(heading->shown(), shown);
        QCOMPARE(panel.rows.mapTo(&panel.panel, QPoint()).y(), rows);
        QVERIFY(heading->toolTip().startsWith(heading->text()) && heading->text().contains("Bartholomew"));
    }

    /// Alexander V.5.e: of two players each has three powers at first, and Italy has none.
    void theSheetsOfOnePlayerStandTogether()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        game.rulebook.options.players = Players::Two;
        game.players[map().findPower("England")] = "Clara"; // and so of her other powers
        Panel panel(game);
        const auto* tabs = panel.panel.findChild<QTabBar*>("powerTabs");
        QStringList tips;
        for (int tab = 0; tab < tabs->count(); ++tab) tips << tabs->tabToolTip(tab).section(u':', 0, 0);
        QCOMPARE(tips, (QStringList{"Austria – Player 1", "Germany – Player 1", "Turkey – Player 1",
                                    "England – Clara", "France – Clara", "Russia – Clara", "Italy"}));
        for (const Power power : map().everyPower()) {
            panel.page.showPower(power);
            QCOMPARE(panel.page.power(), power);
            QVERIFY(tips[tabs->currentIndex()].startsWith(QString::fromStdString(map()[power].name)));
        }
    }
};

CHANCERY_SUITE(TestRowsOfPlayers, QApplication)

} // namespace chancery::tst_rows_of_players

#include "tst_rows_of_players.moc"
