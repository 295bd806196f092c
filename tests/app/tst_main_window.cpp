// SPDX-License-Identifier: GPL-3.0-or-later
// A gamemaster's evening through the real window: real keys and clicks, no dialog that waits for anybody.
#include "tests/app/table.h"
#include "tests/support/paradox_game.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/note_strip.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QToolButton>

namespace chancery::tst_main_window {

namespace {

/// Types a retreat, build or removal on the page beside the board.
void typeOnForm(Table& t, const char* line)
{
    auto* typed = t.window.findChild<QDockWidget*>("formDock")->findChild<QLineEdit*>("typed");
    QTest::keyClicks(typed, QLatin1String(line));
    QTest::keyClick(typed, Qt::Key_Return);
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedLinesBecomeOrders()
    {
        Table t;
        t.type("Austria", "a vie tri\nA Bud-Gal F Tri-Alb");
        QCOMPARE(t.ordersOf("Austria"), QStringList({"A VIE - TRI", "A BUD - GAL", "F TRI - ALB"}));
    }

    void unreadableLineIsKeptAndExplained()
    {
        Table t;
        t.type("Austria", "A Vie - Xyzzyq");
        QVERIFY(t.ordersOf("Austria").isEmpty());
        QVERIFY(t.session().current().written.front().text == "A Vie - Xyzzyq");
        QVERIFY(t.window.findChild<QLabel*>("sheetProblem")->text().contains("Xyzzyq"));
    }

    void clickedUnitAndTargetBecomeAnOrder()
    {
        Table t;
        t.click("PAR");
        t.click("BUR");
        QCOMPARE(t.ordersOf("France"), QStringList{"A PAR - BUR"});
        t.click("MAR");
        QTest::keyClick(&t.window.console().board(), Qt::Key_S);
        t.click("PAR");
        t.click("BUR");
        QCOMPARE(t.ordersOf("France"), QStringList({"A PAR - BUR", "A MAR S A PAR - BUR"}));
    }

    void escapeBacksOutOfAnOrder()
    {
        Table t;
        t.click("PAR");
        QTest::keyClick(&t.window.console().board(), Qt::Key_Escape);
        t.click("BUR");
        QVERIFY(t.ordersOf("France").isEmpty());
    }

    /// All seven in sight, also when their sheets are complete and the window is small.
    void everyPowersTabFits()
    {
        Table t;
        t.window.resize(1280, 720);
        QCoreApplication::processEvents();
        int power = 0;
        for (const char* sheet :
             {"A Vie H\nA Bud H\nF Tri H", "F Lon H\nF Edi H\nA Lvp H", "A Par H\nA Mar H\nF Bre H",
              "A Ber H\nA Mun H\nF Kie H", "A Ven H\nA Rom H\nF Nap H", "A Mos H\nA War H\nF Sev H\nF Stp H",
              "A Con H\nA Smy H\nF Ank H"}) {
            writeSheet(t.session(), static_cast<Power>(power++), sheet);
        }
        QCoreApplication::processEvents();
        const auto* tabs = t.window.findChild<QTabBar*>("powerTabs");
        QCOMPARE(tabs->count(), 7);
        QVERIFY2(tabs->tabRect(6).right() <= tabs->width(),
                 qPrintable(QString("%1 of %2").arg(tabs->tabRect(6).right()).arg(tabs->width())));
        for (const auto* button : tabs->findChildren<QAbstractButton*>()) QVERIFY(!button->isVisible());
    }

    void dragPansAndOrdersNothing()
    {
        Table t;
        t.click("PAR");
        const QPoint from = t.place("BUR");
        QTest::mousePress(&t.window.console().board(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&t.window.console().board(), from + QPoint(40, 30));
        QTest::mouseRelease(&t.window.console().board(), Qt::LeftButton, {}, from + QPoint(40, 30));
        QVERIFY(t.ordersOf("France").isEmpty());
    }

    void resolutionIsUndoneAndRedone()
    {
        Table t;
        t.type("France", "A Par-Bur");
        t.trigger("orders.resolve");
        QVERIFY(t.session().resolved());
        QString announced;
        connect(&t.document, &Document::announced, this, [&](const QString& text) { announced = text; });
        t.trigger("edit.undo");
        QVERIFY(!t.session().resolved());
        QCOMPARE(announced, QString("Undone: resolve Spring 1901, movement"));
        QCOMPARE(t.ordersOf("France"), QStringList{"A PAR - BUR"});
        t.trigger("edit.redo");
        QVERIFY(t.session().resolved());
        QCOMPARE(announced, QString("Redone: resolve Spring 1901, movement"));
    }

    /// What is copied while an earlier phase is shown is not written into the current one.
    void nothingIsPastedIntoAnEarlierPhase()
    {
        Table t;
        QString announced;
        connect(&t.document, &Document::announced, this, [&](const QString& text) { announced = text; });
        QGuiApplication::clipboard()->setText("France:\nA Par-Bur\nA Mar-Spa");
        t.trigger("orders.resolve");
        t.trigger("edit.paste");
        QVERIFY2(announced.contains("is resolved"), qPrintable(announced));
        t.trigger("orders.advance");
        t.trigger("history.previous");
        t.trigger("edit.paste");
        QVERIFY2(announced.endsWith("Go back to Fall 1901, movement first."), qPrintable(announced));
        QVERIFY(t.session().current().written.empty());
        QVERIFY(t.document.presenter().showsPast());
    }

    void yearIsPlayedSavedAndOpenedAgain()
    {
        QTemporaryDir folder;
        Table t;
        t.savePath = folder.filePath("evening.chancery");
        t.type("Austria", "A Vie-Tyr\nF Tri-Adr\nA Bud-Ser");
        t.type("Italy", "A Ven H");
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        t.type("Austria", "A Tyr-Ven\nF Adr S A Tyr-Ven");
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        QCOMPARE(shortName(t.session().current().phase), std::string("F1901R"));
        t.trigger("orders.retreats");
        typeOnForm(t, "A Ven - Tus");
        QCOMPARE(t.ordersOf("Italy"), QStringList{"A VEN - TUS"});
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        QCOMPARE(shortName(t.session().current().phase), std::string("W1901A"));
        t.trigger("orders.adjustments");
        typeOnForm(t, "B A Vie");
        QCOMPARE(t.ordersOf("Austria"), QStringList{"B A VIE"});
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        QCOMPARE(shortName(t.session().current().phase), std::string("S1902M"));
        QCOMPARE(centresOf(t.session().current().before, t.map().findPower("Austria")), 5);
        QCOMPARE(unitsOf(t.session().current().before, t.map().findPower("Austria")), 4);

        const auto phases = t.session().game().phases;
        t.trigger("file.save");
        QVERIFY(!t.session().dirty());
        Table tomorrow;
        QVERIFY(tomorrow.document.opening().open(t.savePath));
        QVERIFY(tomorrow.session().game().phases == phases);
        QVERIFY2(tomorrow.told.isEmpty(), qPrintable(tomorrow.told));
    }

    void shorterGameTakesThePlaceOfALongerOne()
    {
        Table t;
        t.document.opening().start(*sampleGame(t.boards));
        QCOMPARE(t.document.presenter().shownPhase(), std::size_t{6});
        t.document.opening().start(sketch::openParadox(askGamemaster));
        QCOMPARE(t.document.presenter().shownPhase(), std::size_t{0});
        QCOMPARE(t.window.console().board().picture().tokens.size(), std::size_t{8});
    }

    void brokenFileIsExplainedAndTheGameStays()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("broken.chancery");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("format = 1\nmap = \"standard\n");
        file.close();
        Table t;
        t.type("France", "A Par-Bur");
        const auto phases = t.session().game().phases;
        QVERIFY(!t.document.opening().open(path));
        QVERIFY2(t.told.contains("broken.chancery, line 2, "), qPrintable(t.told));
        QVERIFY(t.session().game().phases == phases);
    }

    void paradoxIsRuledOrStaysUnresolved()
    {
        Table t;
        t.document.opening().start(sketch::openParadox(askGamemaster));
        const Picture bare = t.document.presenter().audience().picture();
        inDialog([&] { t.trigger("orders.resolve"); }, [](QDialog& dialog) { dialog.reject(); });
        QVERIFY(!t.session().resolved());
        QVERIFY(!t.session().dirty());
        inDialog([&] { t.trigger("orders.resolve"); },
                 [&](QDialog& dialog) {
                     QCOMPARE(t.document.presenter().audience().picture(), bare);
                     dialog.findChild<QRadioButton*>("choice-1")->click();
                     accept(dialog);
                 });
        QVERIFY(t.session().resolved());
        QVERIFY(t.session().current().paradoxChoice == ParadoxChoice::Resolution2);
        auto* open = t.window.findChild<QLabel*>("openQuestions");
        QVERIFY(open->isVisible());
        QVERIFY2(open->text().contains("The gamemaster ruled: Resolution 2."), qPrintable(open->text()));
        QCOMPARE(t.document.presenter().audience().picture(), bare);
        t.trigger("edit.undo");
        QVERIFY(!t.session().resolved());
        inDialog([&] { t.trigger("projector.reveal"); },
                 [](QDialog& dialog) {
                     dialog.findChild<QRadioButton*>("choice-0")->click();
                     accept(dialog);
                 });
        QVERIFY(t.document.presenter().revealed());
    }

    /// A new game on a board with fewer powers, or more, while the old one is on the screen; and back.
    void gamesOnOtherBoardsAreBegun()
    {
        Table t;
        for (const char* id : {"straits", "chaos", "alexander", "fleet-rome", "straits", "standard"}) {
            const auto board = t.boards.board(id);
            QVERIFY2(board, id);
            t.document.opening().start(newGame(board->map));
            const int powers = static_cast<int>(board->map->powers.size());
            QCOMPARE(t.window.findChild<QTabBar*>("powerTabs")->count(), powers);
            QCOMPARE(t.window.findChild<QComboBox*>("powerList")->count(), powers);
            QCOMPARE(t.window.findChild<QComboBox*>("powerList")->isHidden(), powers <= 8);
            t.document.settings().apply(t.document.settings().preferences());
            t.trigger("orders.resolve");
            QVERIFY(t.session().resolved());
            t.trigger("orders.advance");
        }
    }

    void theNameOfRulesSaysTheWordOnce()
    {
        Table t;
        const auto* shown = t.window.findChild<QAbstractButton*>("rulesInForce");
        Game game = *standardGame(t.boards);
        for (const auto& [book, begins] :
             {std::pair("committee", "Historical Committee"), {"datc", "Rules: DATC"}}) {
            game.rulebook = rulebookOf(*findRulebook(book));
            t.document.opening().start(game);
            QVERIFY2(shown->text().startsWith(begins), qPrintable(shown->text()));
        }
    }

    void rulesAreChosenShownAndUndone()
    {
        Table t;
        auto* shown = t.window.findChild<QAbstractButton*>("rulesInForce");
        const QString before = shown->text();
        QCOMPARE(before, "Rules: DATC 3.2 (recommended choices for adjudicators)");
        inDialog([&] { t.trigger("edit.rules"); },
                 [](QDialog& dialog) {
                     auto* book = dialog.findChild<QComboBox*>("rulebook");
                     book->setFocus();
                     QTest::keyClick(book, Qt::Key_Home);
                     auto* paradox = dialog.findChild<QComboBox*>("option-paradox_unanswered");
                     paradox->setFocus();
                     QTest::keyClick(paradox, Qt::Key_Down);
                     accept(dialog);
                 });
        QVERIFY2(shown->text().startsWith("Rules: Diplomacy: Era of Empire, 2025 (Renegade) + 1 house rule"),
                 qPrintable(shown->text()));
        QVERIFY(t.session().game().rulebook.options.paradoxUnanswered == ParadoxChoice::AllHold);
        QVERIFY(t.session().dirty());
        t.trigger("edit.undo");
        QCOMPARE(shown->text(), before);
    }

    void phasesAreComparedOnTheConsoleAlone()
    {
        Table t;
        QVERIFY(!t.action("history.compare").isEnabled()); // with what?
        t.type("France", "A Par-Bur");
        resolvePhase(t.session());
        advancePhase(t.session());
        t.workspace.audience().present(t.document);
        const auto seen = t.audience().shown();
        const Picture board = t.window.console().board().picture();
        const auto compare = [&] {
            inDialog([&] { t.trigger("history.compare"); }, [](QDialog& dialog) { accept(dialog); });
        };
        compare();
        QVERIFY(t.action("history.compare").isChecked());
        QVERIFY(t.window.console().board().picture().arrows.size() == 1 && t.audience().shown() == seen);
        QVERIFY(t.window.findChild<QLabel*>("phaseName")->text() == "COMPARED");
        t.click("PAR"); // no order is clicked on a board that does not show it
        QVERIFY(t.document.presenter().desk().idle());
        t.trigger("history.compare");
        QVERIFY(!t.action("history.compare").isChecked() && t.window.console().board().picture() == board);
        compare();
        QVERIFY(t.document.presenter().console().comparison());
        t.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&t.window));
        t.window.console().focusBoard();
        QTest::keyClick(&t.window.console().board(), Qt::Key_Escape);
        QVERIFY(!t.document.presenter().console().comparison() && t.audience().shown() == seen);
        QVERIFY(t.window.console().board().picture().arrows == board.arrows);
    }

    void phasesAreTurnedUntilTheFirstAndTheLast()
    {
        Table t;
        resolvePhase(t.session());
        advancePhase(t.session());
        QVERIFY(t.action("history.previous").isEnabled() && !t.action("history.next").isEnabled());
        t.trigger("history.previous");
        QVERIFY(!t.action("history.previous").isEnabled() && t.action("history.next").isEnabled());
    }

    void pointsAreAwardedWhereTheyCount()
    {
        Table t;
        QVERIFY(!t.action("edit.award").isEnabled());
        setRulebook(t.session(), rulebookOf(*findRulebook("committee")));
        inDialog([&] { t.trigger("edit.award"); },
                 [](QDialog& dialog) {
                     QTest::keyClicks(dialog.findChild<QLineEdit*>("reason"), "The conference of Vienna");
                     dialog.findChild<QComboBox*>("power")->setCurrentIndex(1);
                     accept(dialog);
                 });
        QCOMPARE(t.session().current().awards.size(), std::size_t(1));
        QVERIFY(t.session().dirty());
        t.trigger("edit.undo");
        QVERIFY(t.session().current().awards.empty());
    }

    void theFrameNamesTheGameAndItsFile_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("a title") << "Friday game"
                                 << "friday.chancery"
                                 << "Friday game[*] – Chancery"
                                 << "Friday game – friday.chancery[*] – Chancery";
        QTest::newRow("no title") << ""
                                  << "friday.chancery"
                                  << "Untitled game[*] – Chancery"
                                  << "friday[*] – Chancery";
        QTest::newRow("the same") << "friday"
                                  << "friday.chancery"
                                  << "friday[*] – Chancery"
                                  << "friday[*] – Chancery";
    }
    void theFrameNamesTheGameAndItsFile()
    {
        QFETCH(QString, title);
        QFETCH(QString, file);
        Table t;
        const QTemporaryDir folder;
        Game game = *standardGame(t.boards);
        game.title = title.toStdString();
        t.document.opening().start(std::move(game));
        QTEST(t.window.windowTitle(), "before");
        t.savePath = folder.filePath(file);
        QVERIFY(t.document.files().saveAs());
        QTEST(t.window.windowTitle(), "after");
    }

    /// It is no alarm, and the gamemaster can close it once and for all windows.
    void thatTheComputerMaySleepIsANoteThatCloses()
    {
        Table t;
        auto& note = *t.window.findChild<NoteStrip*>("awakeNote");
        auto& alarm = *t.window.findChild<QLabel*>("trouble");
        AudienceKeeper& audience = t.document.audience();
        audience.setAwakeTrouble(QStringLiteral("no bus"));
        QVERIFY(!note.isVisible());
        audience.present(t.document);
        QVERIFY(note.isVisible() && !alarm.text().contains("sleep"));
        QVERIFY(note.text().contains("power settings") && note.toolTip() == "no bus");
        note.findChild<QToolButton*>("awakeNoteClose")->click();
        QVERIFY(!note.isVisible());
        audience.stop();
        audience.present(t.document);
        audience.setAwakeTrouble(QStringLiteral("no bus, still"));
        QVERIFY(!note.isVisible());
    }

    void everyActionHasNameTipAndPlaceInAMenu()
    {
        Table t;
        int seen = 0;
        for (const QAction* action : t.window.findChildren<QAction*>()) {
            if (action->menu() || action->isSeparator() || !action->objectName().contains(u'.')) continue;
            ++seen;
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->objectName()));
        }
        QVERIFY(seen > 40);
    }
};

CHANCERY_SUITE(TestMainWindow, QApplication)

} // namespace chancery::tst_main_window

#include "tst_main_window.moc"
