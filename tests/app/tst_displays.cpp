// SPDX-License-Identifier: GPL-3.0-or-later
// The two windows of an evening on two displays, which the offscreen platform pretends to have.
#include "app/handbook_help.h"
#include "tests/app/console_at_display.h"
#include "tests/app/in_dialog.h"
#include "ui/dialogs/handbook.h"

#include <QPushButton>

namespace chancery::tst_displays {

class TestDisplays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAudienceGetsTheOtherDisplay()
    {
        for (int console : {0, 1}) {
            ConsoleAtDisplay t(console);
            t.press(Qt::Key_F5);
            QVERIFY(t.presenting());
            QVERIFY(t.audience().isFullScreen());
            QCOMPARE(t.audience().audienceScreen(), screen(1 - console));
            QCOMPARE(t.audience().geometry(), screen(1 - console)->geometry());
            t.press(Qt::Key_F5);
            QVERIFY(!t.presenting());
        }
    }

    void displaysAreSwappedAndRemembered()
    {
        ConsoleAtDisplay t;
        t.swap();
        QCOMPARE(t.window.screen(), screen(0)); // nothing is presented yet
        QCOMPARE(t.asked, 0);
        t.press(Qt::Key_F5);
        t.swap();
        QCOMPARE(t.audience().audienceScreen(), screen(0));
        QVERIFY(t.audience().isFullScreen());
        QCOMPARE(t.window.screen(), screen(1));
        QVERIFY(screen(1)->geometry().contains(t.window.geometry()));
        QCOMPARE(t.document.settings().values().displays.audience(displayKeys()), displayKeys()[0]);
        t.swap();
        QCOMPARE(t.audience().audienceScreen(), screen(1));
        QCOMPARE(t.window.screen(), screen(0));
        QCOMPARE(t.asked, 2);
    }

    void theRoomSeesNothingWhileASwapIsAskedFor_data()
    {
        QTest::addColumn<bool>("agrees");
        QTest::addColumn<bool>("blank");
        QTest::newRow("accepted") << true << false;
        QTest::newRow("accepted, blank before") << true << true;
        QTest::newRow("declined") << false << false;
        QTest::newRow("declined, blank before") << false << true;
    }
    void theRoomSeesNothingWhileASwapIsAskedFor()
    {
        QFETCH(bool, agrees);
        QFETCH(bool, blank);
        QVector<bool> blanks; // at every step of the audience window, also at the last one when it goes
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        t.agrees = agrees;
        t.audience().setBlank(blank);
        const QRect console = t.window.geometry();
        connect(&t.audience(), &ProjectorWindow::blankChanged, &t.audience(),
                [&blanks](bool now) { blanks << now; });
        const DisplayMemory remembered = t.document.settings().values().displays;
        t.swap();
        QCOMPARE(t.asked, 1);
        QVERIFY(t.blankWhenAsked);
        QCOMPARE(t.audience().blank(), blank);
        QCOMPARE(blanks, blank ? QVector<bool>() : QVector<bool>({true, false}));
        QCOMPARE(t.audience().audienceScreen(), screen(agrees ? 0 : 1));
        QCOMPARE(t.window.screen(), screen(agrees ? 1 : 0));
        if (agrees) return;
        QCOMPARE(t.window.geometry(), console);
        QVERIFY(t.document.settings().values().displays == remembered);
    }

    void withoutAQuestionNothingIsSwapped()
    {
        ConsoleAtDisplay t(0, Question::Missing);
        t.press(Qt::Key_F5);
        t.swap();
        QCOMPARE(t.audience().audienceScreen(), screen(1));
        QCOMPARE(t.window.screen(), screen(0));
        QVERIFY(!t.audience().blank());
    }

    void enterDeclinesTheSwap()
    {
        ConsoleAtDisplay t;
        const auto ask = dialogPrompts().swapDisplays;
        bool agreed = true;
        inDialog([&] { agreed = ask(&t.window); },
                 [&](QDialog& dialog) {
                     QCOMPARE(dialog.objectName(), "swapBox");
                     QCOMPARE(dialog.screen(), screen(0)); // of the console
                     QTest::keyClick(&dialog, Qt::Key_Return);
                 });
        QVERIFY(!agreed);
        inDialog([&] { agreed = ask(&t.window); },
                 [](QDialog& dialog) { dialog.findChild<QPushButton*>("swapDisplays")->click(); });
        QVERIFY(agreed);
    }

    void nothingOfTheConsoleOpensBeforeThePlayers_data()
    {
        QTest::addColumn<int>("flags");
        QTest::addColumn<QPoint>("corner");
        const QPoint players = screen(1)->geometry().topLeft();
        QTest::newRow("a dialog") << int(Qt::Dialog) << players + QPoint(400, 300);
        QTest::newRow("a dialog that reaches over the border") << int(Qt::Dialog) << players - QPoint(30, 0);
        QTest::newRow("a menu") << int(Qt::Popup) << players + QPoint(0, 40);
        QTest::newRow("a tooltip") << int(Qt::ToolTip) << players + QPoint(1500, 880);
        QTest::newRow("another console") << int(Qt::Window) << players + QPoint(50, 50);
    }
    void nothingOfTheConsoleOpensBeforeThePlayers()
    {
        QFETCH(int, flags);
        QFETCH(QPoint, corner);
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        QWidget opened(&t.window, Qt::WindowFlags(flags));
        opened.setGeometry(QRect(corner, QSize(300, 200)));
        opened.show();
        QVERIFY2(screen(0)->availableGeometry().contains(opened.frameGeometry()),
                 qPrintable(QDebug::toString(opened.frameGeometry())));
        QCOMPARE(opened.screen(), screen(0));
        QVERIFY(t.audience().isFullScreen()); // and the players' own window stays
        QCOMPARE(t.audience().audienceScreen(), screen(1));
        opened.hide();
        t.press(Qt::Key_F5);
        opened.move(corner);
        opened.show(); // the players do not see it
        QVERIFY(opened.frameGeometry().intersects(screen(1)->geometry()));
    }

    /// The window system would put it over the middle of the console, after QEvent::Show.
    void aWindowWithoutAPlaceGetsOneOnTheConsolesDisplay()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        t.window.resize(600, 500);
        t.window.move(screen(0)->geometry().topRight() - QPoint(650, 0));
        QWidget opened(&t.window, Qt::Window);
        opened.resize(1000, 600);
        opened.show();
        QVERIFY(opened.testAttribute(Qt::WA_Moved)); // or the window system chooses, later
        QCoreApplication::processEvents();
        QVERIFY2(screen(0)->availableGeometry().contains(opened.frameGeometry()),
                 qPrintable(QDebug::toString(opened.frameGeometry())));
    }

    /// Qt shows a window where the window system had it last, whatever its widget says.
    void aWindowThatIsPutBeforeThePlayersAsItOpensIsMoved()
    {
        struct Strayed : QWidget
        {
            using QWidget::QWidget;
            void showEvent(QShowEvent*) override { move(players); }
            QPoint players;
        };
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        Strayed opened(&t.window, Qt::Tool);
        opened.players = screen(1)->geometry().topLeft();
        opened.setGeometry(QRect(screen(0)->geometry().topLeft() + QPoint(50, 50), QSize(300, 200)));
        opened.show();
        QTRY_VERIFY(screen(0)->availableGeometry().contains(opened.frameGeometry()));
    }

    void theHandbookOpensBesideTheConsole()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        showHandbook(t.window, t.window.actions(), {});
        const auto* handbook = t.window.findChild<Handbook*>();
        QVERIFY(handbook && handbook->isVisible());
        QVERIFY2(screen(0)->availableGeometry().contains(handbook->frameGeometry()),
                 qPrintable(QDebug::toString(handbook->frameGeometry())));
        QCOMPARE(t.audience().audienceScreen(), screen(1));
    }

    /// What a window shows may become wider while it is open.
    void nothingGrowsOverTheBorder()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        QWidget opened(&t.window, Qt::Dialog);
        const QPoint border = screen(1)->geometry().topLeft();
        opened.setGeometry(QRect(border + QPoint(-350, 300), QSize(300, 200)));
        opened.show();
        opened.resize(600, 200);
        QVERIFY2(screen(0)->availableGeometry().contains(opened.frameGeometry()),
                 qPrintable(QDebug::toString(opened.frameGeometry())));
        opened.move(border + QPoint(50, 50)); // by hand, and so on purpose
        opened.resize(500, 200);
        QCOMPARE(opened.pos(), border + QPoint(50, 50));
    }

    void aDisplayThatIsChosenIsRemembered()
    {
        ConsoleAtDisplay t;
        t.workspace.audience().present(t.document, screen(1));
        QCOMPARE(t.document.settings().values().displays.audience(displayKeys()), displayKeys()[1]);
    }

    void withoutADisplayTheShowGoesOnInAWindow()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        t.audience().presentOn(nullptr, screen(0));
        QVERIFY(!t.audience().isFullScreen());
        QVERIFY(t.presenting());
        QVERIFY(screen(0)->geometry().contains(t.audience().geometry()));
        t.workspace.audience().place().followDisplays();
        QVERIFY(t.audience().isFullScreen());
        QCOMPARE(t.audience().audienceScreen(), screen(1));
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestDisplays)

} // namespace chancery::tst_displays

#include "tst_displays.moc"
