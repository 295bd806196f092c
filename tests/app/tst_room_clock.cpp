// SPDX-License-Identifier: GPL-3.0-or-later
// The clock that the players see: when there is one, and which phase it is for.
#include "tests/app/table.h"
#include "tests/support/suite.h"

namespace chancery::tst_room_clock {

class TestRoomClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// It is small until it is started, and a position that was set up has none until then.
    void theClockOfTheRoomWaits()
    {
        Table t;
        QVERIFY(t.document.feed().content().clock.waits);
        Game game = t.document.session().game();
        game.phases.front().before.units.pop_back();
        t.document.session().start(game);
        QVERIFY(t.document.feed().content().clock.digits.isEmpty());
        t.trigger("clock.toggle");
        QVERIFY(!t.document.feed().content().clock.digits.isEmpty());
        QVERIFY(!t.document.feed().content().clock.waits);
    }

    /// What is said of the phase is true before and after it is resolved, whatever the clock counts.
    void theRoomSaysNothingThatEndsWithTheResolving()
    {
        Table t;
        t.trigger("clock.toggle");
        const auto said = [&] { return t.document.feed().content().column.stage; };
        for (const char* act : {"clock.skip", "orders.resolve", "orders.takeBack", "clock.skip"}) {
            QCOMPARE(said(), "Moves to come");
            t.trigger(act);
        }
        QCOMPARE(said(), "Moves to come");
    }

    /// A clock that stopped with the resolving would say that the orders are resolved.
    void theClockOfTheRoomDoesNotTellOfTheResolving()
    {
        Table t;
        t.trigger("projector.present"); // else the clock stands, since nobody sees it
        t.trigger("clock.toggle");
        const auto frame = [&] {
            const ClockReading reading = t.document.feed().content().clock;
            return std::pair(reading.running, reading.waits);
        };
        for (const char* act : {"orders.resolve", "orders.takeBack", "orders.resolve"}) {
            t.trigger(act);
            QCOMPARE(frame(), std::pair(true, false));
        }
    }

    /// Beside an earlier phase the clock says which phase it is for.
    void theClockBesideAnEarlierPhaseNamesItsOwn()
    {
        Table t;
        t.trigger("orders.resolve");
        t.trigger("projector.reveal");
        t.trigger("orders.advance");
        t.trigger("clock.toggle");
        QCOMPARE(t.document.feed().content().clock.stage, "Diplomacy");
        t.trigger("history.previous");
        t.trigger("history.share");
        QVERIFY(t.document.presenter().audience().earlier());
        QCOMPARE(t.document.feed().content().clock.stage, "Fall 1901");
    }
};

CHANCERY_SUITE(TestRoomClock, QApplication)

} // namespace chancery::tst_room_clock

#include "tst_room_clock.moc"
