// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window shows, and that no key and no click acts on it.
#include "app/console_docks.h"
#include "app/evening.h"
#include "app/game_panels.h"
#include "app/kept_layout.h"
#include "tests/app/console_at_display.h"
#include "ui/console/audience_chip.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/voice.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QWindow>

namespace chancery::tst_audience_window {

namespace {

/// Calls something at each event of a kind of a widget.
class Watch : public QObject
{
public:
    Watch(QWidget& widget, QEvent::Type type, std::function<void()> then)
        : type_(type)
        , then_(std::move(then))
    {
        widget.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == type_) then_();
        return false;
    }

private:
    QEvent::Type type_;
    std::function<void()> then_;
};

/// Returns whether this program has loaded what plays sounds.
bool playsSounds()
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    return maps.open(QIODevice::ReadOnly) && maps.readAll().contains("chancery-sounds");
}

} // namespace

class TestAudienceWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escNeverEndsTheShow()
    {
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        t.press(Qt::Key_Escape);
        QTest::keyClick(&t.audience(), Qt::Key_Escape);
        QVERIFY(t.presenting());
        QVERIFY(t.audience().isFullScreen());
    }

    void bareLettersLeaveTheRoomAlone()
    {
        ConsoleAtDisplay t;
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
        ConsoleAtDisplay t;
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

    /// The console gets the keyboard, and window managers put in front what does.
    void onTheOnlyDisplayTheAudienceWindowStaysInFront_data()
    {
        QTest::addColumn<int>("display");
        QTest::addColumn<bool>("raised");
        QTest::newRow("on the console's display") << 0 << true;
        QTest::newRow("on a display of its own") << 1 << false;
    }
    void onTheOnlyDisplayTheAudienceWindowStaysInFront()
    {
        QFETCH(int, display);
        QFETCH(bool, raised);
        ConsoleAtDisplay t;
        t.workspace.audience().present(t.document, screen(display));
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
        if (raised) // in a corner, so that the console can be seen
            QVERIFY(t.audience().width() < .7 * screen(0)->geometry().width());
        int raises = 0, active = 0;
        const Watch raise(t.audience(), QEvent::ZOrderChange, [&raises] { ++raises; });
        const Watch activate(t.window, QEvent::WindowActivate, [&active] { ++active; });
        QApplication::setActiveWindow(&t.audience());
        QTRY_VERIFY(active > 0);
        QCOMPARE(raises > 0, raised);
    }

    /// The offscreen platform is such a window manager: it activates whatever is shown.
    void theConsoleTakesTheKeyboardBackFromAWindowManager()
    {
        ConsoleAtDisplay t;
        QSignalSpy given(&t.audience(), &ProjectorWindow::keyboardGiven);
        t.press(Qt::Key_F5);
        QTRY_COMPARE(given.size(), 1);
        QTRY_COMPARE(QApplication::activeWindow(), &t.window);
        QVERIFY(t.window.console().board().hasFocus());
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
        ConsoleAtDisplay t;
        t.press(Qt::Key_F5);
        QVERIFY(t.window.findChild<QAction*>("projector.present")->isChecked());
        t.audience().windowHandle()->close();
        QVERIFY(!t.presenting());
        QTRY_VERIFY(!t.window.findChild<QAction*>("projector.present")->isChecked());
    }

    void theChipSaysWhatTheRoomSees()
    {
        ConsoleAtDisplay t;
        const auto* chip = t.window.findChild<AudienceChip*>();
        QCOMPARE(chip->state(), AudienceState::NoWindow);
        QCOMPARE(chip->text(), "Audience: closed");
        QVERIFY(chip->toolTip().contains("Click"));
        t.press(Qt::Key_F5);
        QCOMPARE(chip->state(), AudienceState::Live);
        QTRY_COMPARE(chip->text(), "Audience: live on right"); // shorter until it has its room
        const int wide = t.window.width();
        t.window.resize(640, t.window.height());
        QTRY_COMPARE(chip->text(), "Live on right");
        t.window.resize(wide, t.window.height());
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
        ConsoleAtDisplay t;
        t.document.opening().start(*standardGame(t.boards));
        const auto* chip = t.window.findChild<AudienceChip*>();
        t.press(Qt::Key_F5);
        t.press(Qt::Key_F, Qt::ControlModifier);
        t.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        resolvePhase(t.document);
        QCOMPARE(chip->state(), AudienceState::Blank);
        revealPhase(t.document);
        QVERIFY(!t.audience().blank() && !t.audience().frozen());
        QCOMPARE(chip->state(), AudienceState::LiveAgain);
        QCOMPARE(t.audience().shown().picture, t.document.presenter().audience().picture());
        t.press(Qt::Key_F, Qt::ControlModifier);
        t.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(chip->state(), AudienceState::Live);
    }

    void noClickInTheAudienceWindowDoesAnything()
    {
        ConsoleAtDisplay t;
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

    /// The plug-in for sounds is loaded at the first of them, so it tells whether one was played.
    void aRevealIsHeardOnlyWhereItIsSeen()
    {
        if (bellsHeard() != Heard::Yes) QSKIP("built without sounds");
        ConsoleAtDisplay t;
        t.document.opening().start(*standardGame(t.boards));
        const Map& map = t.document.session().map();
        writeSheet(t.document.session(), map.findPower("Austria"), "A Vie-Gal");
        writeSheet(t.document.session(), map.findPower("Russia"), "A War-Gal");
        const auto play = [&t] {
            t.document.presenter().story().replay();
            while (t.document.presenter().story().player().playing()) {
                t.now += 40;
                t.document.presenter().story().player().tick();
            }
        };
        t.press(Qt::Key_F5);
        revealPhase(t.document);
        play();
        QVERIFY(!playsSounds()); // off at first
        Preferences chosen = t.document.settings().preferences();
        chosen.revealSound = true;
        chosen.clockVolume = 1;
        t.document.settings().apply(chosen);
        for (const auto& [key, modifiers] : {std::pair(Qt::Key_F, Qt::KeyboardModifiers(Qt::ControlModifier)),
                                             std::pair(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier),
                                             std::pair(Qt::Key_F5, Qt::KeyboardModifiers())}) {
            t.press(key, modifiers); // frozen, blank, closed
            play();
            QVERIFY(!playsSounds());
            t.press(key, modifiers);
        }
        play();
        QVERIFY(playsSounds());
    }

    /// The picture of a closed window would be an empty panel in place of the orders. The tally stays in
    /// sight.
    void theOrdersAreBackWhenTheAudienceIsGone()
    {
        ConsoleAtDisplay t;
        const auto inView = [&t](const char* name) {
            QCoreApplication::processEvents();
            return isInView(*t.window.findChild<QDockWidget*>(name));
        };
        auto& live = *t.window.findChild<QDockWidget*>("liveDock");
        QVERIFY(inView("tallyDock") && live.isHidden() && !live.toggleViewAction()->isEnabled());
        t.press(Qt::Key_F5);
        QVERIFY(!live.isHidden() && live.toggleViewAction()->isEnabled());
        QVERIFY(inView("tallyDock")); // beside the orders, whatever the players see
        t.window.console().places().show("liveDock");
        QVERIFY(inView("liveDock") && inView("tallyDock"));
        t.press(Qt::Key_F5);
        QVERIFY(inView("ordersDock") && inView("tallyDock") && live.isHidden());
        t.press(Qt::Key_F5);
        QVERIFY(!live.isHidden());
        live.toggleViewAction()->trigger(); // who does not want it does not get it again
        t.press(Qt::Key_F5);
        t.press(Qt::Key_F5);
        QVERIFY(live.isHidden() && live.toggleViewAction()->isEnabled());
        live.toggleViewAction()->trigger();
        QVERIFY(!live.isHidden());
        t.window.console().places().show("historyDock");
        t.press(Qt::Key_F5);
        QVERIFY(inView("historyDock") && inView("tallyDock"));
    }

    void theLiveViewShowsWhatTheRoomSees()
    {
        ConsoleAtDisplay t;
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

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestAudienceWindow)

} // namespace chancery::tst_audience_window

#include "tst_audience_window.moc"
