// SPDX-License-Identifier: GPL-3.0-or-later
// Where things are: Ctrl+K finds everything in the real window, menus open on units, provinces, rows and
// results, changed keys reach every window, and nothing of it shows the players anything.
#include "app/document.h"
#include "app/evening.h"
#include "app/kept_layout.h"
#include "tests/app/finder_desk.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/finder_popup.h"
#include "ui/room/projector_window.h"

#include <QDockWidget>
#include <QListView>
#include <QTemporaryDir>

#include <algorithm>

namespace chancery::tst_finding {

using namespace finder_desk;

namespace {

/// Closes every menu and dialog that opens.
struct Closer : QTimer
{
    Closer()
    {
        callOnTimeout([] {
            if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
        });
        start(0);
    }
};

} // namespace

class TestFinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("kind");
        QTest::newRow("an action") << "resolve"
                                   << "Resolve" << int(FindKind::Action);
        QTest::newRow("what an action makes") << "booklet"
                                              << "Print" << int(FindKind::Action);
        QTest::newRow("a player") << "zoltan"
                                  << "1 Sheet of Austria (Zoltan)" << int(FindKind::Action);
        QTest::newRow("a province") << "vienna"
                                    << "Vienna" << int(FindKind::Province);
        QTest::newRow("a code") << "NTH"
                                << "North Sea" << int(FindKind::Province);
        QTest::newRow("a unit") << "f lon"
                                << "F Lon" << int(FindKind::Unit);
        QTest::newRow("a phase") << "spring 1901"
                                 << "Spring 1901, movement" << int(FindKind::Phase);
        QTest::newRow("a case") << "6.f.14"
                                << "" << int(FindKind::Case);
        QTest::newRow("a setting") << "reduced"
                                   << "Reduced motion" << int(FindKind::Setting);
    }

    void everythingIsFound()
    {
        QFETCH(QString, typed);
        QFETCH(QString, title);
        QFETCH(int, kind);
        Desk t;
        setTable(t.document.session(), {{Power{}, "Zoltan"}}, {});
        t.find(typed);
        QVERIFY(!t.finder.listed().empty());
        const FindEntry best = t.finder.listed().front();
        QCOMPARE(int(best.kind), kind);
        if (!title.isEmpty()) QCOMPARE(best.title, title);
    }

    void everyActionIsListedOnce()
    {
        Desk t;
        t.open();
        std::size_t actions = 0;
        for (const FindEntry& entry : t.finder.listed())
            if (entry.kind == FindKind::Action) {
                ++actions;
                QVERIFY2(!entry.where.isEmpty(), qPrintable(entry.title));
                QVERIFY2(entry.blocked.isEmpty() || entry.blocked.endsWith(u'.'), qPrintable(entry.title));
                QVERIFY2(entry.blocked != "Not available now.", qPrintable(entry.title));
            }
        std::size_t visible = 0;
        for (const QAction* action : t.window.actions().all()) visible += action->isVisible();
        QCOMPARE(actions, visible - 1); // not itself
    }

    void aPanelIsShownAndHidden()
    {
        Desk t;
        auto& history = *t.window.findChild<QDockWidget*>("historyDock");
        QVERIFY(!isInView(history)); // behind the tally
        t.choose("show history");
        QVERIFY(isInView(history));
        t.choose("hide history");
        QVERIFY(history.isHidden());
        t.window.console().setBoardAlone(true);
        t.choose("show history");
        QVERIFY(!t.window.console().isBoardAlone() && isInView(history));
        t.find("show retreats"); // in a phase of movement
        QCOMPARE(t.best(), "Show Retreats and builds");
        QVERIFY(!t.finder.listed().front().blocked.isEmpty());
    }

    void aRecentGameIsOpened()
    {
        Desk t;
        const QTemporaryDir folder;
        t.savePath = folder.filePath("Friday evening.chancery");
        QVERIFY(t.document.files().saveAs());
        t.document.opening().start(*standardGame(t.boards));
        t.choose("friday");
        QCOMPARE(t.session().path(), t.savePath);
    }

    /// Presenting on a display is asked twice, as presenting is.
    void aDisplayIsPresentedOnAfterASecondEnter()
    {
        Desk t;
        t.find("present on");
        QVERIFY(!t.finder.listed().empty());
        QCOMPARE(int(t.finder.listed().front().kind), int(FindKind::Display));
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(t.finder.isVisible() && !t.presenting());
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(t.presenting());
    }

    void anUndoStepIsGoneTo()
    {
        Desk t;
        QVERIFY(!t.action("edit.steps").isEnabled());
        // Sheets of the same power that follow one another are one step.
        for (const auto& [power, order] :
             {std::pair{"France", "A Par-Bur"}, std::pair{"Germany", "A Mun-Ruh"},
              std::pair{"France", "A Par-Gas"}})
            writeSheet(t.session(), t.map().findPower(power), order);
        QUndoStack& stack = *t.session().undoStack();
        QCOMPARE(stack.count(), 3);
        const auto list = [&t] {
            t.trigger("edit.steps");
            return t.finder.listed();
        };
        const std::vector<FindEntry> all = list();
        QCOMPARE(all.size(), std::size_t(4));
        QCOMPARE(all.front().where, "as it is now");
        QVERIFY(all.front().title.startsWith("3. "));
        QCOMPARE(all.back().title, "before all changes");
        QCOMPARE(all.back().where, ""); // not "as saved"
        for (int i = 0; i < 2; ++i) t.press(Qt::Key_Down);
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(stack.index(), 1);
        QCOMPARE(t.ordersOf("France"), QStringList("A PAR - BUR"));
        QCOMPARE(list().front().where, "undone");
        QCOMPARE(t.window.findChild<QListView*>("finderList")->currentIndex().row(), 2); // where the game is
        t.press(Qt::Key_Up);
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(stack.index(), 2);
        QCOMPARE(t.ordersOf("Germany"), QStringList("A MUN - RUH"));
    }

    /// While the players look on, going back past what they see is asked twice.
    void anUndoStepThatThePlayersSeeIsAskedTwice()
    {
        Desk t;
        t.playAYear();
        t.document.audience().present(t.document);
        const ProjectorWindow::Content before = t.audience().shown();
        const int at = t.session().undoStack()->index();
        t.trigger("edit.steps");
        t.press(Qt::Key_End);
        t.press(Qt::Key_PageDown);
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(t.finder.isVisible());
        QVERIFY(t.audience().shown() == before);
        QCOMPARE(t.session().undoStack()->index(), at);
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(t.session().undoStack()->index(), 0);
    }

    void aProvinceIsShown()
    {
        Desk t;
        t.window.console().board().setLens(t.window.console().board().lens().zoomed(6, {}));
        t.choose("Ankara");
        QCOMPARE(t.document.presenter().console().chosen(), t.province("ANK"));
        QVERIFY(t.window.console().board().rect().contains(t.place("ANK")));
        QCOMPARE(t.window.focusWidget(), &t.window.console().board());
    }

    void aUnitIsChosen()
    {
        Desk t;
        t.choose("f lon");
        QCOMPARE(chosenProvince(t.map(), t.document.presenter().desk().state()), t.province("LON"));
        QVERIFY(t.session().current().written.empty());
    }

    /// A click there would write an order.
    void inWinterAUnitIsOnlyShown()
    {
        Desk t;
        Game game = *sampleGame(t.boards);
        const auto winter = std::ranges::find(game.phases, PhaseKind::Adjustment,
                                              [](const PhaseRecord& record) { return record.phase.kind; });
        game.phases.erase(winter + 1, game.phases.end());
        game.phases.back().outcome.reset();
        const Unit unit = game.phases.back().before.units.front();
        t.document.opening().start(std::move(game));
        const int steps = t.session().undoStack()->index();
        t.choose(QString::fromStdString(canonical(t.map(), unit)));
        QCOMPARE(t.session().undoStack()->index(), steps);
        QCOMPARE(t.document.presenter().console().chosen(), t.map().provinceOf(unit.at));
    }

    void aPhaseIsShownToTheGamemasterAlone()
    {
        Desk t;
        t.playAYear();
        t.document.audience().present(t.document);
        const ProjectorWindow::Content before = t.audience().shown();
        t.choose("spring 1901");
        QCOMPARE(t.document.presenter().shownPhase(), std::size_t(0));
        QVERIFY(t.audience().shown() == before);
    }

    void aCaseIsOpenedBesideTheGame()
    {
        Desk t;
        const std::string title = t.session().game().title;
        t.choose("6.a.1");
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        QVERIFY(t.workspace.studies().front()->bench().shown().study().title.starts_with("6.A.1 "));
        QCOMPARE(t.session().game().title, title);
    }

    void aSettingOpensThePreferencesThere()
    {
        Desk t;
        QString focused;
        QTimer closer;
        QObject::connect(&closer, &QTimer::timeout, &closer, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            if (const QWidget* widget = dialog->focusWidget()) focused = widget->objectName();
            dialog->reject();
        });
        closer.start(0);
        t.choose("reduced mot");
        QTRY_COMPARE(focused, QString("reducedMotion"));
    }

    /// Before anything is typed, what comes next in the game leads.
    void whatComesNextLeads()
    {
        Desk t;
        t.open();
        QCOMPARE(t.finder.listed().front().title, QString("Resolve"));
        t.finder.close();
        resolvePhase(t.document);
        t.open();
        QCOMPARE(t.finder.listed().front().title, QString("Next phase"));
    }

    void theStartPageOffersNoGame()
    {
        Desk t;
        t.document.start().show(BehindStart::NoGame);
        t.open();
        for (const FindEntry& entry : t.finder.listed()) {
            QVERIFY(entry.kind != FindKind::Province && entry.kind != FindKind::Unit);
            if (entry.title == "Resolve") QVERIFY(!entry.blocked.isEmpty());
        }
    }

    /// With one Enter nothing that is found changes what the players see, before the reveal and after it.
    void oneEnterShowsThePlayersNothing_data()
    {
        QTest::addColumn<bool>("resolved");
        QTest::addColumn<bool>("revealed");
        QTest::newRow("orders written") << false << false;
        QTest::newRow("resolved, not revealed") << true << false;
        QTest::newRow("revealed") << true << true;
    }

    void oneEnterShowsThePlayersNothing()
    {
        QFETCH(bool, resolved);
        QFETCH(bool, revealed);
        int asked = 0;
        QStringList shown; // what changed the players' picture
        const Closer closer;
        std::unique_ptr<Desk> t;
        const auto begin = [&] {
            t.reset();
            t = std::make_unique<Desk>();
            t->playAYear();
            t->document.audience().present(t->document);
            writeSheet(t->session(), t->map().findPower("France"), "A Par-Bur");
            if (resolved) resolvePhase(t->document);
            if (revealed) revealPhase(t->document);
            t->document.presenter().story().skip();
        };
        begin();
        ProjectorWindow::Content before = t->audience().shown();
        int steps = t->session().undoStack()->index();
        std::vector<FindEntry> all;
        const auto isLikeOthers = [&all](std::size_t i) {
            if (i >= all.size()) return false;
            const bool many = all[i].kind == FindKind::Case || all[i].kind == FindKind::Clause;
            return (many && i % 40 != 0) || (all[i].kind == FindKind::Province && i % 9 != 0);
        };
        for (std::size_t i = 0;; ++i) {
            if (isLikeOthers(i)) continue;
            t->open();
            if (QTest::currentTestFailed()) return;
            all = t->finder.listed();
            if (i >= all.size()) break;
            if (isLikeOthers(i)) continue;
            const FindEntry entry = all[i];
            auto* list = t->window.findChild<QListView*>("finderList");
            list->setCurrentIndex(list->model()->index(static_cast<int>(i), 0));
            t->press(Qt::Key_Return);
            asked += t->finder.isVisible() && entry.seen;
            QCoreApplication::processEvents();
            const bool presents = t->document.audience().presents(t->document);
            const bool same = presents && t->audience().shown() == before;
            if (!same) shown << entry.title;
            if (t->document.start().isShown()) t->document.start().leave();
            if (same && t->session().undoStack()->index() == steps) continue;
            begin(); // what was done before may change what is done next
            steps = t->session().undoStack()->index();
            before = t->audience().shown();
        }
        QVERIFY2(shown.isEmpty(), qPrintable(shown.join(u'\n')));
        QVERIFY2(asked > 15, qPrintable(QString::number(asked)));
    }

    void secondEnterReveals()
    {
        Desk t;
        t.document.audience().present(t.document);
        t.find("reveal");
        QCOMPARE(t.best(), QString("Resolve and reveal"));
        t.press(Qt::Key_Return);
        QVERIFY(t.finder.isVisible() && !t.document.presenter().revealed());
        t.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(t.document.presenter().revealed());
    }

    /// While something is looked for, no key without a modifier reaches the story that the players see.
    void keysOfTheStoryAreLetters()
    {
        Desk t;
        t.document.audience().present(t.document);
        revealPhase(t.document);
        StoryPlayer& player = t.document.presenter().story().player();
        player.pause();
        const int at = player.time();
        t.open();
        for (const Qt::Key key :
             {Qt::Key_Space, Qt::Key_PageDown, Qt::Key_R, Qt::Key_N, Qt::Key_F4, Qt::Key_F6})
            t.press(key);
        QCOMPARE(player.time(), at);
        QVERIFY(!player.playing());
        QVERIFY(t.finder.isVisible());
    }

    void changedKeysReachEveryWindow()
    {
        Desk t;
        Document& other = t.workspace.open(*standardGame(t.boards));
        DocumentWindow& second = consoleOf(other);
        t.document.settings().setKeys({"file.save=Ctrl+G; F2", "orders.hold=X", "edit.undo="});
        for (DocumentWindow* window : {&t.window, &second}) {
            QCOMPARE(window->actions()["file.save"]->shortcuts(),
                     (QList<QKeySequence>{QKeySequence("Ctrl+G"), QKeySequence("F2")}));
            QVERIFY(window->actions()["file.save"]->toolTip().contains("Ctrl+G"));
            QVERIFY(window->actions()["edit.undo"]->shortcuts().isEmpty());
            QCOMPARE(window->actions()["orders.move"]->shortcut(), QKeySequence("M"));
        }
        t.click("LON");
        t.press(Qt::Key_X);
        QCOMPARE(t.ordersOf("England"), QStringList{"F LON H"});
        t.document.settings().setKeys({});
        QCOMPARE(t.window.actions()["file.save"]->shortcut(), QKeySequence("Ctrl+S"));
    }
};

CHANCERY_SUITE(TestFinding, QApplication)

} // namespace chancery::tst_finding

#include "tst_finding.moc"
