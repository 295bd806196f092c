// SPDX-License-Identifier: GPL-3.0-or-later
// The two windows of an evening on two displays, which the offscreen platform pretends to have.
#include "app/document.h"
#include "app/main_window.h"
#include "app/starts.h"
#include "tests/app/in_dialog.h"
#include "tests/app/two_displays.h"
#include "ui/board/board_view.h"
#include "ui/panels/audience_chip.h"
#include "ui/panels/live_view.h"
#include "ui/projector/projector_window.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QUndoStack>
#include <QWindow>

using namespace chancery;

namespace {

enum class Question { Answered, Missing };

struct Table
{
    Boards boards;
    qint64 now = 0;
    bool agrees = true; ///< to a swap
    int asked = 0;      ///< how often, whether to swap
    bool blankWhenAsked = false;
    Workspace workspace;
    Document& document = workspace.open(*sampleGame(boards));
    MainWindow& window = document.makeWindow();

    explicit Table(int console = 0, Question question = Question::Answered)
        : workspace(boards, {}, answers(question), [this] { return now; })
    {
        window.setScreen(QGuiApplication::screens()[console]);
        window.setGeometry(QRect(QGuiApplication::screens()[console]->geometry().topLeft() + QPoint(20, 20),
                                 QSize(1280, 720)));
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        window.board().setFocus();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window.board(), key, modifiers);
    }
    void swap() { press(Qt::Key_F5, Qt::ControlModifier); }
    ProjectorWindow& audience() { return workspace.audience().show(document); }
    bool presenting() const { return document.audience().presents(document); }
    Prompts answers(Question question)
    {
        Prompts prompts;
        if (question == Question::Missing) return prompts;
        prompts.swapDisplays = [this](QWidget*) {
            ++asked;
            blankWhenAsked = audience().blank();
            return agrees;
        };
        return prompts;
    }
    QString live() { return window.findChild<LiveView*>()->state(); }
};

QScreen* screen(int at)
{
    return QGuiApplication::screens()[at];
}

} // namespace

class TestDisplays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAudienceGetsTheOtherDisplay()
    {
        for (int console : {0, 1}) {
            Table t(console);
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
        Table t;
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
        Table t;
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
        Table t(0, Question::Missing);
        t.press(Qt::Key_F5);
        t.swap();
        QCOMPARE(t.audience().audienceScreen(), screen(1));
        QCOMPARE(t.window.screen(), screen(0));
        QVERIFY(!t.audience().blank());
    }

    void enterDeclinesTheSwap()
    {
        Table t;
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
        Table t;
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
        opened.show(); // nobody looks on
        QVERIFY(opened.frameGeometry().intersects(screen(1)->geometry()));
    }

    void aDisplayThatIsChosenIsRemembered()
    {
        Table t;
        t.workspace.audience().present(t.document, screen(1));
        QCOMPARE(t.document.settings().values().displays.audience(displayKeys()), displayKeys()[1]);
    }

    void withoutADisplayTheShowGoesOnInAWindow()
    {
        Table t;
        t.press(Qt::Key_F5);
        t.audience().presentOn(nullptr, screen(0));
        QVERIFY(!t.audience().isFullScreen());
        QVERIFY(t.presenting());
        QVERIFY(screen(0)->geometry().contains(t.audience().geometry()));
        t.workspace.audience().followDisplays();
        QVERIFY(t.audience().isFullScreen());
        QCOMPARE(t.audience().audienceScreen(), screen(1));
    }

    void escNeverEndsTheShow()
    {
        Table t;
        t.press(Qt::Key_F5);
        t.press(Qt::Key_Escape);
        QTest::keyClick(&t.audience(), Qt::Key_Escape);
        QVERIFY(t.presenting());
        QVERIFY(t.audience().isFullScreen());
    }

    void bareLettersLeaveTheRoomAlone()
    {
        Table t;
        t.press(Qt::Key_F5);
        for (Qt::Key key : {Qt::Key_B, Qt::Key_F, Qt::Key_S}) {
            t.press(key);
            QTest::keyClick(&t.audience(), key);
            QVERIFY(!t.audience().blank() && !t.audience().frozen());
            QCOMPARE(t.window.screen(), screen(0));
        }
        QCOMPARE(t.asked, 0);
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(t.audience().blank());
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!t.audience().blank());
        t.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(t.audience().frozen());
        t.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(!t.audience().frozen());
    }

    void theAudienceWindowTakesNoKeyboard()
    {
        Table t;
        t.press(Qt::Key_F5);
        QVERIFY(t.audience().windowFlags().testFlag(Qt::WindowDoesNotAcceptFocus));
        QVERIFY(t.audience().windowHandle()->flags().testFlag(Qt::WindowDoesNotAcceptFocus));
        QVERIFY(t.audience().testAttribute(Qt::WA_ShowWithoutActivating));
        QCOMPARE(t.audience().focusPolicy(), Qt::NoFocus);
        for (const QWidget* part : t.audience().findChildren<QWidget*>())
            QCOMPARE(part->focusPolicy(), Qt::NoFocus);
        QVERIFY(t.audience().actions().isEmpty());
        // The live view is the same widget, and part of the console.
        const auto* picture = t.window.findChild<ProjectorWindow*>("liveViewPicture");
        QVERIFY(!picture->isWindow() && picture->window() == &t.window);
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
        t.press(Qt::Key_F5);
        QVERIFY(!t.presenting());
    }

    /// The offscreen platform is such a window manager: it activates whatever is shown.
    void theConsoleTakesTheKeyboardBackFromAWindowManager()
    {
        Table t;
        QSignalSpy given(&t.audience(), &ProjectorWindow::keyboardGiven);
        t.press(Qt::Key_F5);
        QTRY_COMPARE(given.size(), 1);
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
        QVERIFY(t.window.board().hasFocus());
        QDialog dialog(&t.window);
        dialog.setModal(true);
        dialog.show();
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        t.audience().hide();
        t.audience().show();
        QTRY_COMPARE(given.size(), 2);
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        dialog.close();
        QTest::keyPress(t.audience().windowHandle(), Qt::Key_B);
        QCOMPARE(given.size(), 2);
        QTest::keyRelease(t.audience().windowHandle(), Qt::Key_B);
        QCOMPARE(given.size(), 3);
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
    }

    void theWindowButtonStillEndsTheShow()
    {
        Table t;
        t.press(Qt::Key_F5);
        QVERIFY(t.window.findChild<QAction*>("projector.present")->isChecked());
        t.audience().windowHandle()->close();
        QVERIFY(!t.presenting());
        QTRY_VERIFY(!t.window.findChild<QAction*>("projector.present")->isChecked());
    }

    void theChipSaysWhatTheRoomSees()
    {
        Table t;
        const auto* chip = t.window.findChild<AudienceChip*>();
        QCOMPARE(chip->state(), AudienceState::NoWindow);
        t.press(Qt::Key_F5);
        QCOMPARE(chip->state(), AudienceState::Live);
        t.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(chip->state(), AudienceState::Frozen);
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(chip->state(), AudienceState::Blank);
        QVERIFY(chip->isVisible() && chip->accessibleName().contains(chip->text()));
        QCOMPARE(chip->menu()->actions().size(), 4);
        t.press(Qt::Key_F5);
        QCOMPARE(chip->state(), AudienceState::NoWindow);
    }

    /// What is revealed is seen, and the console says that a blank or frozen window was lifted.
    void revealingLiftsBlankAndFreeze()
    {
        Table t;
        t.document.files().start(*standardGame(t.boards));
        const auto* chip = t.window.findChild<AudienceChip*>();
        t.press(Qt::Key_F5);
        t.press(Qt::Key_F, Qt::ControlModifier);
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        t.document.resolve();
        QCOMPARE(chip->state(), AudienceState::Blank);
        t.document.reveal();
        QVERIFY(!t.audience().blank() && !t.audience().frozen());
        QCOMPARE(chip->state(), AudienceState::LiveAgain);
        QCOMPARE(t.audience().shown().picture, t.document.presenter().audience().picture());
        t.press(Qt::Key_F, Qt::ControlModifier);
        t.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(chip->state(), AudienceState::Live);
    }

    void noClickInTheAudienceWindowDoesAnything()
    {
        Table t;
        t.press(Qt::Key_F5);
        const ProjectorWindow::Content before = t.audience().shown();
        const Picture board = t.document.presenter().console().picture();
        const int steps = t.document.session().undoStack()->index();
        QWindow* window = t.audience().windowHandle();
        for (int x = 20; x < t.audience().width(); x += 97)
            for (int y = 20; y < t.audience().height(); y += 83)
                for (Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton}) {
                    QTest::mouseClick(window, button, {}, {x, y});
                    QTest::mouseDClick(window, button, {}, {x, y});
                }
        QVERIFY(t.presenting() && t.audience().shown() == before);
        QCOMPARE(t.document.presenter().console().picture(), board);
        QCOMPARE(t.document.session().undoStack()->index(), steps);
        QVERIFY(!QApplication::activePopupWidget() && !QApplication::activeModalWidget());
        QVERIFY(!t.document.clock().clock().running);
    }

    void theLiveViewShowsWhatTheRoomSees()
    {
        Table t;
        const QString nothing = t.live();
        t.press(Qt::Key_F5);
        QVERIFY(t.live() != nothing);
        QVERIFY(t.window.findChild<QDockWidget*>("liveDock")->isVisible());
        auto* picture = t.window.findChild<ProjectorWindow*>("liveViewPicture");
        t.document.presenter().showPhase(3);
        t.document.presenter().setPastShared(true);
        QTRY_COMPARE(picture->shown().picture, t.audience().shown().picture);
        QCOMPARE(picture->shown().title, t.audience().shown().title);
        const Picture before = picture->shown().picture;
        t.press(Qt::Key_F, Qt::ControlModifier);
        t.document.presenter().showPhase(0);
        t.window.findChild<LiveView*>()->refresh();
        QCOMPARE(picture->shown().picture, before);
        t.press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(!(picture->shown().picture == before));
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(picture->blank());
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        t.press(Qt::Key_F5);
        QCOMPARE(t.live(), nothing);
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestDisplays)
#include "tst_displays.moc"
