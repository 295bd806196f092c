// SPDX-License-Identifier: GPL-3.0-or-later
// A console comes back as it was left, whatever it filled and wherever its panels were.
#include "app/boards.h"
#include "app/console_docks.h"
#include "app/document.h"
#include "app/game_panels.h"
#include "app/kept_layout.h"
#include "app/prompts.h"
#include "app/starts.h"
#include "app/workspace.h"
#include "tests/app/console_parts.h"
#include "tests/app/two_displays.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/draw/board_view.h"
#include "ui/parts/toast.h"
#include "ui/room/screens.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>

namespace chancery::tst_console_layout {

namespace {

struct Desk
{
    Boards boards;
    Workspace workspace{boards, {}, Prompts{}, [] { return qint64(0); }};

    Document& open() { return open(*sampleGame(boards)); }
    Document& open(Game game)
    {
        Document& document = workspace.open(std::move(game));
        document.showWindow();
        QCoreApplication::processEvents();
        return document;
    }
};

QDockWidget& panel(Document& document, const char* name)
{
    return *document.window()->findChild<QDockWidget*>(QLatin1String(name));
}

/// Returns where the panels are that are not hidden; no place for those behind others and those that float.
QMap<QString, QRect> placesOf(DocumentWindow& window)
{
    QMap<QString, QRect> places;
    for (const QDockWidget* dock : window.panels().docks())
        if (!dock->isHidden())
            places[dock->objectName()] = dock->isFloating() || !isInView(*dock) ? QRect() : dock->geometry();
    return places;
}

/// A game that is in the phase of retreats after Venice was taken.
Game retreating(Boards& boards)
{
    Game game = *standardGame(boards);
    for (const auto& [austria, italy] : {std::pair{"A Vie-Tyr\nF Tri-Adr", "A Ven H"},
                                         std::pair{"A Tyr-Ven\nF Adr S A Tyr-Ven", "A Ven H"}}) {
        Session session(std::move(game));
        writeSheet(session, session.map().findPower("Austria"), austria);
        writeSheet(session, session.map().findPower("Italy"), italy);
        resolvePhase(session);
        advancePhase(session);
        game = session.game();
    }
    return game;
}

} // namespace

class TestConsoleLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConsoleComesBackAsItWas_data()
    {
        QTest::addColumn<Qt::WindowStates>("filling");
        QTest::addColumn<bool>("hidden");
        QTest::addColumn<bool>("floating");
        const Qt::WindowStates none, maximized = Qt::WindowMaximized, full = Qt::WindowFullScreen;
        QTest::newRow("a usual window") << none << false << false;
        QTest::newRow("a panel floats") << none << true << true;
        QTest::newRow("maximized") << maximized << false << false;
        QTest::newRow("maximized, a panel floats") << maximized << true << true;
        QTest::newRow("full screen") << full << true << false;
        QTest::newRow("full screen, a panel floats") << full << true << true;
    }
    void aConsoleComesBackAsItWas()
    {
        QFETCH(Qt::WindowStates, filling);
        QFETCH(bool, hidden);
        QFETCH(bool, floating);
        Desk desk;
        Document& first = desk.open();
        first.window()->setWindowState(Qt::WindowNoState); // the first of all is maximized
        QCoreApplication::processEvents();
        const QRect place = first.window()->geometry();
        first.window()->setWindowState(filling);
        panel(first, "tallyDock").setVisible(!hidden);
        panel(first, "historyDock").setVisible(!hidden);
        panel(first, "liveDock").setFloating(floating);
        QCoreApplication::processEvents();
        const QSize size = first.window()->size();
        first.showWindow();
        Document& second = desk.open(); // again: what the first one was given must not be lost
        for (Document* document : {&first, &second}) {
            document->window()->panels().keepLayout();
            QCOMPARE(document->window()->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen),
                     filling);
            QCOMPARE(document->window()->size(), size);
            QCOMPARE(panel(*document, "tallyDock").isHidden(), hidden);
            QCOMPARE(panel(*document, "liveDock").isFloating(), floating);
            document->window()->setWindowState(Qt::WindowNoState);
            QCoreApplication::processEvents();
            QCOMPARE(document->window()->size(), place.size());
        }
    }

    /// Kept panels that have the sizes of their window get those of the next one; else the room of a window
    /// that fills the display went to the tally.
    void panelsThatFollowTheirWindowFollowTheNext()
    {
        Desk desk;
        Document* document = &desk.open(retreating(desk.boards));
        const auto unused = [](Document& one) {
            const QDockWidget& tally = panel(one, "tallyDock");
            return tally.height() - tally.minimumSizeHint().height();
        };
        for (int start = 0; start < 3; ++start) {
            settle();
            const QString found = QStringLiteral("start %1: %2").arg(start).arg(unused(*document));
            QVERIFY2(unused(*document) <= document->window()->fontMetrics().height(), qPrintable(found));
            document->window()->panels().keepLayout();
            QVERIFY(desk.workspace.settings().values().layoutFollows);
            document = &desk.open(retreating(desk.boards));
        }
        settle();
        auto& tally = panel(*document, "tallyDock");
        auto& orders = panel(*document, "ordersDock");
        document->window()->resizeDocks({&orders, &tally}, {orders.height() - 150, tally.height() + 150},
                                        Qt::Vertical);
        QTRY_VERIFY(!desk.workspace.settings().values().layoutFollows);
    }

    /// A window as large as its display is made smaller beside another one there.
    void aWindowBesideAnotherStaysOnItsDisplay()
    {
        QWidget one, other;
        const QRect room = roomOn(*QGuiApplication::primaryScreen(), other);
        for (QWidget* window : {&one, &other}) {
            window->move(QGuiApplication::primaryScreen()->availableGeometry().topLeft());
            window->resize(room.size());
        }
        moveBeside(other, {&one});
        QVERIFY(other.pos() != one.pos());
        QCOMPARE(room.bottomRight() - other.pos() - (room.topLeft() - one.pos()),
                 QPoint(other.width() - 1, other.height() - 1));
    }

    /// Panels that a game with a Committee left behind do not show its page in games without one.
    void theCommitteesPageStaysWithItsGames()
    {
        Desk desk;
        Game committee = *standardGame(desk.boards);
        committee.rulebook = rulebookOf(*findRulebook("committee"));
        Document& first = desk.open(committee);
        QVERIFY(!panel(first, "committeeDock").isHidden());
        first.window()->panels().keepLayout();
        Document& second = desk.open(*standardGame(desk.boards));
        QVERIFY(panel(second, "committeeDock").isHidden());
        QVERIFY(!panel(first, "committeeDock").isHidden());
    }

    /// It says what the officers do, and the audience window does not push it away.
    void theCommitteesPageLeadsANewGame()
    {
        Desk desk;
        Document& document = desk.open();
        QVERIFY(!isInView(panel(document, "committeeDock")));
        Game committee = *standardGame(desk.boards);
        committee.rulebook = rulebookOf(*findRulebook("committee"));
        for (int game = 0; game < 2; ++game) { // after a game without a Committee, and after one with it
            document.session().start(committee);
            QCoreApplication::processEvents();
            QVERIFY(isInView(panel(document, "committeeDock")));
            document.console()->places().show("liveDock");
            QVERIFY(isInView(panel(document, "committeeDock")));
            document.console()->places().show("ordersDock");
            QVERIFY(!isInView(panel(document, "committeeDock")));
        }
    }

    /// The picture of the players' window is in front only while there is such a window.
    void ordersAndTallyLeadAnEvening_data()
    {
        QTest::addColumn<QString>("other");
        QTest::newRow("not the audience") << "liveDock";
        QTest::newRow("not the history") << "historyDock";
    }
    void ordersAndTallyLeadAnEvening()
    {
        QFETCH(QString, other);
        Desk desk;
        Document& first = desk.open();
        QCoreApplication::processEvents();
        first.console()->places().show(qPrintable(other));
        QCoreApplication::processEvents();
        QVERIFY(isInView(panel(first, qPrintable(other))));
        first.window()->panels().keepLayout();
        Document& second = desk.open();
        QCoreApplication::processEvents();
        QVERIFY(isInView(panel(second, "ordersDock")) && isInView(panel(second, "tallyDock")));
    }

    /// Retreats are entered where all orders are. A page of boxes for them can be opened, in their phase
    /// only.
    void retreatsAreEnteredWithTheOrders()
    {
        Desk desk;
        Document& document = desk.open(retreating(desk.boards));
        Session& session = document.session();
        session.undoStack()->clear();
        QVERIFY(panel(document, "formDock").isHidden());
        document.console()->places().show("historyDock");
        document.window()->findChild<QAction*>("orders.retreats")->trigger();
        QVERIFY(panel(document, "formDock").isHidden());
        QVERIFY(panel(document, "ordersDock").isAncestorOf(document.window()->focusWidget()));
        QCOMPARE(document.window()->findChild<QLineEdit*>("orderLine")->accessibleName(), "Order for A Ven");
        QAction& boxes = *panel(document, "formDock").toggleViewAction();
        boxes.trigger();
        QCOMPARE(panel(document, "formDock").windowTitle(), "Retreats");
        QVERIFY(isInView(panel(document, "formDock")));
        QVERIFY(panel(document, "formDock").isAncestorOf(document.window()->focusWidget()));
        resolvePhase(session);
        QVERIFY(panel(document, "formDock").isHidden());
        QVERIFY(!boxes.isEnabled());
        QVERIFY(document.window()->focusWidget() == &document.console()->board());
        session.undoStack()->undo(); // whoever has opened it finds it again, behind the orders
        QVERIFY(!panel(document, "formDock").isHidden());
        QVERIFY(!isInView(panel(document, "formDock")));
        QVERIFY(document.window()->focusWidget() == &document.console()->board());
        document.console()->setBoardAlone(true);
        QVERIFY(panel(document, "formDock").isHidden());
        resolvePhase(session);
        document.console()->setBoardAlone(false);
        QVERIFY(panel(document, "formDock").isHidden());
    }

    /// Closed, it stays closed, also after the board was shown alone and in the next phase.
    void theClosedPageStaysClosed()
    {
        Desk desk;
        Document& document = desk.open(retreating(desk.boards));
        panel(document, "formDock").toggleViewAction()->trigger();
        panel(document, "formDock").close();
        writeSheet(document.session(), document.session().map().findPower("Italy"), "A Ven - Tus");
        QVERIFY(panel(document, "formDock").isHidden());
        document.console()->setBoardAlone(true);
        document.console()->setBoardAlone(false);
        QVERIFY(panel(document, "formDock").isHidden());
        resolvePhase(document.session());
        document.session().undoStack()->undo();
        QVERIFY(panel(document, "formDock").isHidden());
    }

    void theFloatingPageComesBackWithItsPhase_data()
    {
        QTest::addColumn<Qt::WindowStates>("filling");
        QTest::newRow("a usual window") << Qt::WindowStates();
        QTest::newRow("maximized") << Qt::WindowStates(Qt::WindowMaximized);
        QTest::newRow("full screen") << Qt::WindowStates(Qt::WindowFullScreen);
    }
    void theFloatingPageComesBackWithItsPhase()
    {
        QFETCH(Qt::WindowStates, filling);
        Desk desk;
        Document& document = desk.open(retreating(desk.boards));
        document.window()->setWindowState(filling);
        panel(document, "formDock").setFloating(true);
        QCoreApplication::processEvents();
        resolvePhase(document.session());
        QVERIFY(panel(document, "formDock").isHidden());
        document.window()->panels().keepLayout();
        document.showWindow(); // as in another language
        QVERIFY(panel(document, "formDock").isHidden());
        document.session().undoStack()->undo();
        QVERIFY(!panel(document, "formDock").isHidden());
        QVERIFY(panel(document, "formDock").isFloating());
        document.showWindow();
        QVERIFY(!panel(document, "formDock").isHidden());
        QVERIFY(panel(document, "formDock").isFloating());
        document.start().show(BehindStart::Game);
        QVERIFY(panel(document, "formDock").isHidden());
        document.start().leave();
        QVERIFY(!panel(document, "formDock").isHidden());
    }

    /// However the panels were moved, Reset layout shows the console as its window first did.
    /// Where a wide window leaves room beside the board, the panels have more of it, until their width is
    /// chosen.
    void thePanelsAreWiderInAWideWindow()
    {
        Desk desk;
        Document& document = desk.open();
        DocumentWindow& window = *document.window();
        const QDockWidget& orders = panel(document, "ordersDock");
        window.setWindowState(Qt::WindowNoState);
        for (const auto& [size, wide] :
             {std::pair{QSize(1280, 720), 330}, {QSize(1920, 1080), 480}, {QSize(1440, 900), 360}}) {
            window.resize(size);
            QTRY_COMPARE(orders.width(), wide);
        }
        window.resizeDocks({&panel(document, "ordersDock")}, {420}, Qt::Horizontal);
        QTRY_COMPARE(orders.width(), 420);
        window.resize(1920, 1080);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QCOMPARE(orders.width(), 420);
    }

    void resetPutsEveryPanelBack_data()
    {
        QTest::addColumn<bool>("maximized");
        QTest::addColumn<bool>("retreats");
        QTest::newRow("a usual window") << false << false;
        QTest::newRow("a usual window, retreats") << false << true;
        QTest::newRow("maximized") << true << false;
        QTest::newRow("maximized, retreats") << true << true;
    }
    void resetPutsEveryPanelBack()
    {
        QFETCH(bool, maximized);
        QFETCH(bool, retreats);
        Desk desk;
        Document& document = desk.open(retreats ? retreating(desk.boards) : *sampleGame(desk.boards));
        DocumentWindow& window = *document.window();
        window.setWindowState(maximized ? Qt::WindowMaximized : Qt::WindowNoState);
        QCoreApplication::processEvents();
        window.findChild<QAction*>("view.resetLayout")->trigger(); // the first sizes of a window of this size
        QCoreApplication::processEvents();
        const QMap<QString, QRect> before = placesOf(window);
        QVERIFY(before["ordersDock"].width() > 300 &&
                before["ordersDock"].right() > window.console().board().width());
        QVERIFY(!before.contains("formDock"));
        if (retreats) panel(document, "formDock").toggleViewAction()->trigger();
        window.addDockWidget(Qt::LeftDockWidgetArea, &panel(document, "tallyDock"));
        window.addDockWidget(Qt::BottomDockWidgetArea, &panel(document, "ordersDock"));
        panel(document, "liveDock").setFloating(true);
        panel(document, "historyDock").close();
        window.console().setBoardAlone(true);
        QCoreApplication::processEvents();
        QVERIFY(placesOf(window) != before);
        window.findChild<QAction*>("view.resetLayout")->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(placesOf(window), before);
        QVERIFY(!window.console().isBoardAlone());
        QVERIFY(!panel(document, "liveDock").isFloating());
        QVERIFY(isInView(panel(document, "ordersDock")));
        QCOMPARE(window.isMaximized(), maximized);
        QCOMPARE(window.findChild<Toast*>()->text(), "All panels are back in their first places.");
    }

    /// In every window, also of a study, and in the next ones too; they can be closed all the same. At first
    /// they are locked, and have no title bars but where they float.
    void lockedPanelsCannotBeDragged()
    {
        Desk desk;
        Document& first = desk.open();
        const auto mayMove = [](Document& document) {
            return panel(document, "tallyDock").features() &
                   (QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
        };
        const auto hasTitle = [](Document& document, const char* name) {
            const QDockWidget& one = panel(document, name);
            return one.features().testFlag(QDockWidget::DockWidgetClosable);
        };
        QVERIFY(!mayMove(first) && !hasTitle(first, "tallyDock"));
        QVERIFY(panel(first, "tallyDock").toggleViewAction()->isEnabled());
        QVERIFY2(panel(first, "tallyDock").widget()->y() <= 4,
                 qPrintable(QString::number(panel(first, "tallyDock").widget()->y())));
        panel(first, "historyDock").setFloating(true);
        QVERIFY(hasTitle(first, "historyDock"));
        Document* study = desk.workspace.showStudy([](Document&) { return true; });
        QVERIFY(study && !hasTitle(*study, "resultsDock"));
        first.window()->findChild<QAction*>("view.lockPanels")->trigger();
        QVERIFY(mayMove(first) && hasTitle(first, "tallyDock") && hasTitle(*study, "resultsDock"));
        QVERIFY(mayMove(desk.open()));
        study->window()->findChild<QAction*>("view.lockPanels")->trigger();
        QVERIFY(!mayMove(first) && !mayMove(*desk.workspace.games().back()));
        panel(first, "historyDock").setFloating(false);
        QVERIFY(!hasTitle(first, "historyDock"));
    }

    void aRightClickOnAFrameOffersThePanels()
    {
        Desk desk;
        Document& document = desk.open();
        const std::unique_ptr<QMenu> menu(document.window()->createPopupMenu());
        QVERIFY(menu->actions().contains(panel(document, "tallyDock").toggleViewAction()));
        QVERIFY(menu->actions().contains(document.window()->findChild<QAction*>("view.resetLayout")));
    }

    void layoutsOfOlderVersionsAreTaken_data()
    {
        QTest::addColumn<int>(
            "version"); // the first had no page of boxes, the next the history behind the tally
        QTest::newRow("without the page of retreats") << 0;
        QTest::newRow("the history behind the tally") << 1;
    }
    void layoutsOfOlderVersionsAreTaken()
    {
        QFETCH(int, version);
        Desk desk;
        QMainWindow older;
        QMap<QString, QDockWidget*> docks;
        for (const char* name : {"ordersDock", "formDock", "tallyDock", "historyDock", "liveDock"}) {
            if (version == 0 && name == QLatin1String("formDock")) continue;
            auto* dock = docks[name] = new QDockWidget(&older);
            dock->setObjectName(QLatin1String(name));
            older.addDockWidget(Qt::RightDockWidgetArea, dock);
        }
        older.tabifyDockWidget(docks["tallyDock"], docks["historyDock"]);
        older.tabifyDockWidget(docks["historyDock"], docks["liveDock"]);
        if (version > 0) older.tabifyDockWidget(docks["ordersDock"], docks["formDock"]);
        desk.workspace.settings().keepLayout({}, older.saveState(version), 100, false);
        Document& document = desk.open(retreating(desk.boards));
        panel(document, "formDock").toggleViewAction()->trigger();
        const auto behind = document.window()->tabifiedDockWidgets(&panel(document, "ordersDock"));
        QVERIFY(behind.contains(&panel(document, "formDock")));
        for (const char* name : {"historyDock", "liveDock"})
            QCOMPARE(behind.contains(&panel(document, name)), version == 1);
        QVERIFY(!behind.contains(&panel(document, "tallyDock")));
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestConsoleLayout)

} // namespace chancery::tst_console_layout

#include "tst_console_layout.moc"
