// SPDX-License-Identifier: GPL-3.0-or-later
// The clock in the real window.
#include "app/game_panels.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/parts/chip.h"

namespace chancery::tst_console_clock {

class TestConsoleClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theClockIsHandledByKeys()
    {
        Table t;
        t.document.clock().setTimes(ClockRules{30, 15, 5, 5, 5, 0});
        QTest::keyClick(&t.window, Qt::Key_F9);
        QVERIFY(t.document.clock().clock().running);
        QCOMPARE(readingOf(t.document.clock(), t.session().game()).stage, "Diplomacy");
        QTest::keyClick(&t.window, Qt::Key_F9);
        QTest::keyClick(&t.window, Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(readingOf(t.document.clock(), t.session().game()).digits, "5:00");
        QTest::keyClick(&t.window, Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(readingOf(t.document.clock(), t.session().game()).digits, "6:00");
        QVERIFY(t.document.settings().values().clock.startsWith("1 0 360000 "));
        QTest::keyClick(&t.window, Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(readingOf(t.document.clock(), t.session().game()).digits.isEmpty());
    }

    void theTimesOfARulebookStayWithItsGames()
    {
        Table t;
        SharedSettings& settings = t.document.settings();
        const RulebookInfo &committee = *findRulebook("committee"), &usual = *findRulebook("2023");
        const ClockRules before = settings.values().times;
        settings.setTimes(rulebookOf(committee), {9, 8, 0, 0, 0, 0});
        Game game = *standardGame(t.boards);
        game.times.reset();
        for (const RulebookInfo* book : {&committee, &usual}) {
            game.rulebook = rulebookOf(*book);
            t.document.opening().start(game);
            QCOMPARE(t.document.tableClock().times(), book == &committee ? committee.clock : before);
        }
        settings.setTimes(game.rulebook, {9, 8, 7, 6, 5, 0});
        QCOMPARE(t.document.tableClock().times().writing, 7);
    }

    void theClockStandsWhileTheOrdersAreTold()
    {
        Table t;
        t.trigger("projector.present");
        t.trigger("clock.toggle");
        t.trigger("orders.resolve");
        QVERIFY(t.document.clock().clock().running); // the players must not see that it is resolved
        t.trigger("projector.reveal");
        QVERIFY(!t.document.clock().clock().running);
        t.trigger("orders.advance");
        QVERIFY(!t.document.clock().clock().running);
    }

    /// Undo lets it go on from where it was.
    void theClockStandsOnceAPhaseIsResolvedThatNobodyLooksAt()
    {
        Table t;
        t.trigger("clock.toggle");
        t.trigger("orders.resolve");
        QVERIFY(!t.document.clock().clock().running);
        t.trigger("edit.undo");
        QVERIFY(t.document.clock().clock().running);
    }

    /// A clock that ran before, or that the players see, waits to be started in each phase.
    void aForgottenClockIsSaid()
    {
        Table t;
        Chip& hint = *t.window.findChild<Chip*>("clockHint");
        QVERIFY(hint.isHidden());
        t.trigger("clock.toggle");
        QVERIFY(hint.isHidden());
        t.trigger("orders.resolve");
        QVERIFY(hint.isHidden());
        t.trigger("orders.advance");
        QVERIFY(!hint.isHidden());
        QCOMPARE(hint.text(), "Start the clock");
        hint.click();
        QVERIFY(t.document.clock().clock().running && hint.isHidden());
        Table shown;
        shown.trigger("projector.present");
        QVERIFY(!shown.window.findChild<Chip*>("clockHint")->isHidden());
        shown.trigger("clock.shown");
        QVERIFY(shown.window.findChild<Chip*>("clockHint")->isHidden());
    }

    /// The stage ends with the reveal; the next one is shown when it begins.
    void theRevealEndsTheStageOfTheClock()
    {
        Table t;
        t.trigger("clock.toggle");
        QVERIFY(!t.document.feed().content().clock.digits.isEmpty());
        t.trigger("orders.resolve");
        QVERIFY(!t.document.feed().content().clock.digits.isEmpty()); // the room must not know
        t.trigger("projector.reveal");
        QVERIFY(t.document.feed().content().clock.digits.isEmpty());
        QVERIFY(!t.window.findChild<QWidget*>("flowBar")->findChild<ClockFace*>()->isVisible());
        t.trigger("orders.advance");
        QVERIFY(!t.document.feed().content().clock.digits.isEmpty());
        QVERIFY(t.window.findChild<QWidget*>("flowBar")->findChild<ClockFace*>()->isVisible());
    }
};

CHANCERY_SUITE(TestConsoleClock, QApplication)

} // namespace chancery::tst_console_clock

#include "tst_console_clock.moc"
