// SPDX-License-Identifier: GPL-3.0-or-later
// What the players have seen: a reveal is not stopped unasked, and stays known when the game is opened again.
#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/presenter.h"
#include "ui/desk/sheet_edits.h"

#include <QUndoStack>

namespace chancery::tst_revealed {

namespace {

struct Table
{
    Session session{newGame(sketch::sharedMap())};
    qint64 now = 0;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }, nullptr,
                        [this] { return now; }};

    void pass(qint64 ms)
    {
        now += ms;
        presenter.story().player().tick();
    }
};

} // namespace

class TestRevealed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A reveal that plays is not stopped without a question, and only the gamemaster's own story is.
    void anEarlierPhaseAsksWhileARevealPlays()
    {
        Table t;
        int asked = 0;
        bool may = false;
        t.presenter.setPauseQuestion([&] {
            ++asked;
            return may;
        });
        t.presenter.reveal();
        t.pass(600000);
        t.presenter.advance();
        writeOrder(t.session, sketch::order(t.session.current().before, "A MAR - SPA"));
        t.presenter.resolve();
        t.pass(500);
        t.presenter.showPhase(0); // the players see nothing of it
        t.presenter.showPresent();
        QCOMPARE(asked, 0);
        t.presenter.reveal();
        t.pass(500);
        t.presenter.showPhase(0);
        QCOMPARE(asked, 1);
        QVERIFY(!t.presenter.showsPast());
        QVERIFY(t.presenter.story().player().playing());
        may = true;
        t.presenter.showPhase(0);
        QVERIFY(t.presenter.showsPast());
        t.presenter.story().player().pause();
        t.presenter.showPresent();
        QVERIFY(t.presenter.story().player().playing());
        t.pass(600000);
        t.presenter.showPhase(0); // it is over
        QCOMPARE(asked, 2);
    }

    /// What is opened again is revealed if all of its story was seen, and not before.
    void whatWasRevealedStaysRevealed()
    {
        const auto openAgain = [](Table& t, Table& other) {
            const std::string text = writeGame(t.session.game());
            other.session.start(*readGame(text, "game", standardMaps()));
            return other.presenter.revealed();
        };
        Table t, early, late;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.reveal();
        t.pass(500);
        QVERIFY(!openAgain(t, early)); // the players have seen only the beginning
        const Picture bare = early.presenter.audience().picture();
        t.pass(600000);
        QCOMPARE(t.session.undoStack()->count(), 2); // the order, and the resolution with its reveal
        QVERIFY(openAgain(t, late));
        QVERIFY(!late.presenter.mayReveal());
        QCOMPARE(late.presenter.audience().phasesSeen(), std::size_t{1});
        QVERIFY(!(late.presenter.audience().picture() == bare));
        QCOMPARE(late.presenter.audience().picture(), t.presenter.audience().picture()); // as it ended
        t.session.undoStack()->undo();
        QVERIFY(!t.presenter.revealed() && !openAgain(t, early));
        t.session.undoStack()->redo(); // shows the players nothing
        QVERIFY(!t.presenter.revealed());
    }

    /// After saving, the reveal is a step of its own; undo takes it back, and the results stay.
    void aRevealAfterSavingIsTakenBackAlone()
    {
        Table t;
        t.presenter.resolve();
        const Picture bare = t.presenter.audience().picture();
        t.session.undoStack()->setClean();
        t.presenter.reveal();
        t.pass(600000);
        QVERIFY(t.session.dirty());
        t.session.undoStack()->undo();
        QVERIFY(t.session.resolved() && !t.presenter.revealed() && t.presenter.mayReveal());
        QCOMPARE(t.presenter.audience().picture(), bare);
    }
};

CHANCERY_SUITE(TestRevealed, QApplication)

} // namespace chancery::tst_revealed

#include "tst_revealed.moc"
