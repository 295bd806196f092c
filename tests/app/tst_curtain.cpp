// SPDX-License-Identifier: GPL-3.0-or-later
// What the players see of the gamemaster's windows when these get onto their display: a curtain.
#include "app/document.h"
#include "app/handbook_help.h"
#include "app/study_panels.h"
#include "tests/app/covered_evening.h"
#include "ui/dialogs/handbook.h"
#include "ui/lab/library_window.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMessageBox>
#include <QWindow>

namespace chancery::tst_curtain {

class TestCurtain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The audience window is connected to the game that it shows, and to no other any more.
    void aGameThatIsPresentedNoMoreCoversNothing()
    {
        CoveredEvening t;
        const_cast<Prompts&>(t.workspace.prompts()).moveAudience = [](auto...) { return true; };
        Document& other = t.workspace.open(*sampleGame(t.boards));
        DocumentWindow& window = consoleOf(other);
        window.show();
        putAt(window, {60, 60});
        window.findChild<QAction*>("projector.present")->trigger();
        QVERIFY(t.workspace.audience().presents(other));
        toThePlayers(t);
        CoveredEvening::button(t.window, "curtainShow").click();
        QVERIFY(!CoveredEvening::covered(t.window));
        t.document.opening().start(*standardGame(t.boards));
        QVERIFY(!CoveredEvening::covered(t.window));
        other.opening().start(*standardGame(t.boards));
        QVERIFY(CoveredEvening::covered(t.window));
    }

    void theConsoleIsCoveredWhereThePlayersSeeIt_data()
    {
        QTest::addColumn<Way>("way");
        QTest::newRow("moved there") << Way(toThePlayers);
        QTest::newRow("over the border by a pixel") << Way(
            [](CoveredEvening& t) { putAt(t.window, QPoint(right.left() - t.window.width() + 1, 60)); });
        QTest::newRow("grown over the border") << Way([](CoveredEvening& t) {
            t.window.setGeometry(right.left() - 100, 60, 1280, 720); // by hand
        });
        QTest::newRow("maximized there") << Way([](CoveredEvening& t) {
            toThePlayers(t);
            t.window.setWindowState(Qt::WindowMaximized);
        });
        QTest::newRow("filling that display") << Way([](CoveredEvening& t) {
            toThePlayers(t);
            t.window.showFullScreen();
        });
        QTest::newRow("its own display pulled out") << Way([](CoveredEvening& t) {
            plug({{"right", right}});
            toThePlayers(t); // as the window manager puts it
        });
        QTest::newRow("displays mirrored") << Way([](CoveredEvening&) {
            plug({{"left", left}, {"right", left}});
        });
        QTest::newRow("mirrored at another size") << Way([](CoveredEvening&) {
            plug({{"left", left}, {"right", QRect(0, 0, 1280, 720)}});
        });
        QTest::newRow("one display, which the audience window fills") << Way([](CoveredEvening& t) {
            plug({{"left", left}});
            t.workspace.audience().place().followDisplays();
            t.audience().setWindowState(Qt::WindowFullScreen); // as a window manager can do
        });
        QTest::newRow("the audience window moved over it") << Way([](CoveredEvening& t) {
            putAt(t.audience(), left.topLeft());
            t.audience().setWindowState(Qt::WindowFullScreen);
        });
    }
    void theConsoleIsCoveredWhereThePlayersSeeIt()
    {
        QFETCH(Way, way);
        QVERIFY(QGuiApplication::screens().size() == 2);
        QImage before[2], after[2];
        int at = 0;
        for (const char* orders : {secret, "A Vie H\nA Bud-Ser\nF Tri-Ven"}) {
            CoveredEvening t(orders);
            before[at] = seen(t.window);
            QVERIFY(!CoveredEvening::covered(t.window));
            way(t);
            QVERIFY(t.audience().isVisible());
            after[at++] = seen(t.window);
            QVERIFY(CoveredEvening::covered(t.window));
        }
        QVERIFY(before[0] != before[1]); // else nothing would be proved
        QCOMPARE(after[0], after[1]);
    }

    void elsewhereItIsSeenAgain()
    {
        CoveredEvening t;
        const QImage before = seen(t.window);
        toThePlayers(t);
        QVERIFY(seen(t.window) != before);
        putAt(t.window, {60, 60});
        QVERIFY(!CoveredEvening::covered(t.window));
        t.window.console().board().settle();
        QCOMPARE(seen(t.window), before);
    }

    /// Dragged along on its own display, a window has no curtain that could flicker.
    void onItsOwnDisplayThereIsNone()
    {
        CoveredEvening t;
        for (int x = 0; x + t.window.frameGeometry().width() <= left.width(); x += 80) {
            putAt(t.window, {x, 100});
            QVERIFY(!Curtain::of(t.window));
        }
    }

    void everyWindowIsCoveredThere_data()
    {
        QTest::addColumn<std::function<QWidget*(CoveredEvening&)>>("open");
        using Open = std::function<QWidget*(CoveredEvening&)>;
        QTest::newRow("panel of its own") << Open([](CoveredEvening& t) -> QWidget* {
            auto* dock = t.window.findChild<QDockWidget*>("ordersDock");
            dock->setFloating(true);
            return dock;
        });
        QTest::newRow("dialog") << Open([](CoveredEvening& t) -> QWidget* {
            auto* dialog = new QDialog(&t.window);
            (new QLabel("A VIE - GAL", dialog))->setGeometry(10, 10, 200, 40);
            dialog->show();
            return dialog;
        });
        QTest::newRow("message") << Open([](CoveredEvening& t) -> QWidget* {
            auto* box = new QMessageBox(QMessageBox::Information, "Orders", "A VIE - GAL", QMessageBox::Ok,
                                        &t.window);
            box->show();
            return box;
        });
        QTest::newRow("study") << Open([](CoveredEvening& t) -> QWidget* {
            t.trigger("history.study");
            return t.workspace.studies().back()->window();
        });
        QTest::newRow("library") << Open([](CoveredEvening& t) -> QWidget* {
            t.trigger("file.library");
            return t.window.findChild<LibraryWindow*>();
        });
        QTest::newRow("handbook") << Open([](CoveredEvening& t) -> QWidget* {
            showHandbook(t.window, t.window.actions(), {});
            return t.window.findChild<Handbook*>();
        });
        QTest::newRow("console of another game") << Open([](CoveredEvening& t) -> QWidget* {
            Document& other = t.workspace.open(*sampleGame(t.boards));
            other.showWindow();
            return other.window();
        });
    }
    void everyWindowIsCoveredThere()
    {
        QFETCH(std::function<QWidget*(CoveredEvening&)>, open);
        CoveredEvening t;
        QWidget* window = open(t);
        QVERIFY(window && window->isVisible() && !CoveredEvening::covered(*window));
        const QImage before = seen(*window);
        putAt(*window, right.topLeft() + QPoint(100, 100));
        QVERIFY(CoveredEvening::covered(*window));
        const QImage after = seen(*window);
        QVERIFY(after != before);
        QCOMPARE(after, Curtain::of(*window)->grab().toImage()); // and nothing else
        QVERIFY(!CoveredEvening::covered(t.window));
        putAt(*window, {100, 100});
        QVERIFY(!CoveredEvening::covered(*window));
    }

    /// A panel has its curtain as long as it is a window of its own.
    void aPanelThatIsPutBackHasNoCurtain()
    {
        CoveredEvening t;
        auto* dock = t.window.findChild<QDockWidget*>("ordersDock");
        dock->setFloating(true);
        putAt(*dock, right.center());
        QVERIFY(CoveredEvening::covered(*dock));
        dock->setFloating(false);
        QVERIFY(!dock->isWindow() && !CoveredEvening::covered(*dock));
    }

    void whatIsAddedLaterIsUnderIt()
    {
        CoveredEvening t;
        toThePlayers(t);
        const QImage before = seen(t.window);
        t.trigger("edit.find"); // the finder lies over the board
        QWidget added(&t.window);
        added.setGeometry(0, 0, 300, 300);
        added.setAutoFillBackground(true);
        added.setPalette(QPalette(Qt::red));
        added.show();
        added.raise();
        t.window.resize(t.window.size() + QSize(50, 50));
        t.window.resize(t.window.size() - QSize(50, 50));
        QCOMPARE(seen(t.window), before);
    }

    void menusAndTooltipsOfItAreClosed()
    {
        CoveredEvening t;
        toThePlayers(t);
        QMenu menu(&t.window);
        menu.addAction("A VIE - GAL");
        menu.popup(t.window.mapToGlobal(QPoint(50, 50)));
        QVERIFY(CoveredEvening::covered(menu));
        QTRY_VERIFY(!menu.isVisible());
        inDialog([&t] { t.trigger("edit.rules"); }, // one that waits
                 [](QDialog& dialog) {
                     QVERIFY(!CoveredEvening::covered(dialog)); // it opens where the gamemaster alone is
                     QVERIFY(left.contains(dialog.geometry()));
                     dialog.reject();
                 });
        QLabel tip("A VIE - GAL", &t.window, Qt::ToolTip);
        tip.move(t.window.mapToGlobal(QPoint(10, 10)));
        tip.show();
        QVERIFY(CoveredEvening::covered(tip));
        QTRY_VERIFY(!tip.isVisible());
    }

    /// A menu that waits for an answer does not wait for ever.
    void aMenuThatWaitsGoesOn()
    {
        CoveredEvening t;
        toThePlayers(t);
        QMenu menu(&t.window);
        menu.addAction("A VIE - GAL");
        QVERIFY(!menu.exec(t.window.mapToGlobal(QPoint(50, 50))));
    }

    void onTheOnlyDisplayARedLineSaysSo()
    {
        CoveredEvening t;
        QCOMPARE(t.line(), QString());
        plug({{"left", left}});
        t.workspace.audience().place().followDisplays();
        QVERIFY(t.presenting() && !t.audience().isFullScreen());
        QVERIFY(!CoveredEvening::covered(t.window));
        QVERIFY2(t.line().contains("on the same display as this window"), qPrintable(t.line()));
        t.trigger("projector.present");
        QCOMPARE(t.line(), QString());
    }

    /// The console itself is seen neither before nor afterwards.
    void whatIsBesideTheConsoleAgainIsUncovered()
    {
        CoveredEvening t;
        t.trigger("projector.present");
        t.workspace.audience().present(t.document, displayCalled("left"));
        QWidget study;
        study.setGeometry(QRect(100, 100, 400, 300));
        study.show();
        QCoreApplication::processEvents();
        putAt(t.window, right.topLeft() + QPoint(40, 40));
        QCoreApplication::processEvents();
        QVERIFY(CoveredEvening::covered(study) && !CoveredEvening::covered(t.window));
        putAt(t.window, {60, 60});
        QCoreApplication::processEvents();
        QVERIFY(!CoveredEvening::covered(study));
    }

    /// Its title alone, on a display above say, may show what is not revealed.
    void aFrameIsAPartOfItsWindow()
    {
        CoveredEvening t;
        const int frame = t.window.geometry().left() - t.window.frameGeometry().left();
        QVERIFY(frame > 0);
        t.window.resize(800, 600);
        t.window.move(right.left() - t.window.frameGeometry().width(), 60);
        QVERIFY(!CoveredEvening::covered(t.window));
        t.window.move(t.window.pos() + QPoint(frame, 0));
        QVERIFY(!t.window.geometry().intersects(right));
        QVERIFY(CoveredEvening::covered(t.window));
    }

    /// The window system shows it in the frame and in its list of windows.
    void theTitleIsCoveredToo()
    {
        CoveredEvening t;
        QDialog dialog(&t.window);
        dialog.setWindowTitle("Paradox in Fall 1901");
        dialog.show();
        const auto framed = [&dialog] { return dialog.windowHandle()->title(); };
        QVERIFY(framed().contains("Paradox"));
        putAt(dialog, right.topLeft() + QPoint(100, 100));
        QCOMPARE(framed(), QString("The players see this display"));
        dialog.setWindowTitle("Ruling on A VIE");
        QCOMPARE(framed(), QString("The players see this display"));
        putAt(dialog, {100, 100});
        QVERIFY2(framed().contains("Ruling on A VIE"), qPrintable(framed()));
        dialog.setWindowTitle("Paradox in Fall 1901");
        QVERIFY(framed().contains("Paradox"));
    }

    void mirroredDisplaysAreNamed()
    {
        CoveredEvening t;
        plug({{"left", left}, {"right", left}});
        const auto* text = Curtain::of(t.window)->findChild<QLabel*>("curtainText");
        QVERIFY2(text->text().contains("Extend the desktop"), qPrintable(text->text()));
        plug({{"left", left}, {"right", right}});
        QVERIFY(!CoveredEvening::covered(t.window));
    }

    /// The displays were told of, then became what they had been when a window moved last, then one moves.
    void noCurtainStaysWhereNobodySeesIt()
    {
        SeenDisplays players;
        Curtains curtains([&players] { return players; });
        QWidget first, second;
        for (QWidget* window : {&first, &second}) {
            window->setGeometry(QRect(right.topLeft() + QPoint(100, 100), QSize(300, 300)));
            window->show();
            putAt(*window, right.topLeft() + QPoint(100, 100));
        }
        players.displays = {displayCalled("right")};
        curtains.follow();
        QVERIFY(CoveredEvening::covered(first) && CoveredEvening::covered(second));
        players.displays.clear();
        putAt(second, {60, 60});
        QVERIFY(!CoveredEvening::covered(first) && !CoveredEvening::covered(second));
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestCurtain)

} // namespace chancery::tst_curtain

#include "tst_curtain.moc"
