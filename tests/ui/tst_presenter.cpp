// SPDX-License-Identifier: GPL-3.0-or-later
// What the two windows show: nothing before the reveal, and a story that a turned clock plays.
#include "tests/support/paradox_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/presenter.h"
#include "ui/desk/sheet_edits.h"

#include <QSignalSpy>

namespace chancery::tst_presenter {

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
    Province at(const char* code) const { return session.map().findProvince(code); }
};

/// What the players see.
struct Seen
{
    Picture picture;
    std::optional<ShownSlide> card;
    QString caption;
    Phase phase;
    bool earlier, storyRuns;
    std::size_t phasesSeen;

    explicit Seen(const Presenter& presenter)
        : picture(presenter.audience().picture())
        , card(presenter.audience().card())
        , caption(presenter.audience().caption())
        , phase(presenter.audience().phase())
        , earlier(presenter.audience().earlier())
        , storyRuns(presenter.audience().storyRuns())
        , phasesSeen(presenter.audience().phasesSeen())
    {
    }
    bool operator==(const Seen&) const = default;
};

} // namespace

class TestPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tableNeverSeesOrdersBeforeTheReveal()
    {
        Table t;
        const Picture bare = t.presenter.audience().picture();
        t.presenter.desk().click(t.at("PAR"), false);
        t.presenter.desk().hover(t.at("BUR"));
        QVERIFY(!(t.presenter.console().picture() == bare));
        QCOMPARE(t.presenter.audience().picture(), bare);
        t.presenter.desk().click(t.at("BUR"), false);
        QCOMPARE(sheetText(t.session.game(), t.session.map().findPower("France")), "A PAR - BUR");
        QCOMPARE(t.presenter.audience().picture(), bare);
        t.presenter.resolve();
        t.pass(2000);
        QCOMPARE(t.presenter.audience().picture(), bare);
        QVERIFY(t.presenter.audience().caption().isEmpty());
        t.presenter.story().skip();
        QCOMPARE(t.presenter.audience().picture(), bare);
        t.presenter.reveal();
        t.pass(1000);
        QVERIFY(!(t.presenter.audience().picture() == bare));
        QVERIFY(!t.presenter.audience().caption().isEmpty());
    }

    void tableSeesNothingOfAParadoxBeforeTheReveal()
    {
        Table t;
        t.session.start(sketch::openParadox(askGamemaster));
        const Picture bare = t.presenter.audience().picture();
        t.presenter.reveal();
        QVERIFY(!t.session.resolved() && !t.presenter.revealed());
        QCOMPARE(t.presenter.stage(), Stage::Writing);
        t.presenter.resolve(ParadoxChoice::Resolution1);
        QVERIFY(t.session.resolved());
        t.pass(2000);
        QCOMPARE(t.presenter.audience().picture(), bare);
        QVERIFY(t.presenter.audience().caption().isEmpty());
        t.presenter.reveal();
        t.pass(1000);
        QVERIFY(!(t.presenter.audience().picture() == bare));
    }

    /// What the players have seen to the end stays revealed when the step to the next phase is undone.
    void undoReturnsToWhatWasRevealed()
    {
        Table t;
        t.presenter.reveal();
        t.presenter.story().skip();
        QVERIFY(t.session.current().revealed);
        const Picture seen = t.presenter.audience().picture();
        advancePhase(t.session);
        QVERIFY(!t.presenter.revealed());
        t.session.undoStack()->undo();
        QVERIFY(t.session.resolved() && t.presenter.revealed());
        QCOMPARE(t.presenter.audience().picture(), seen);
        t.session.undoStack()->redo();
        QVERIFY(!t.session.resolved() && !t.presenter.revealed());
    }

    /// A reveal that was cut off by the next phase has been one all the same.
    void undoReturnsToARevealThatWasCutOff()
    {
        Table t;
        t.presenter.reveal();
        QVERIFY(!t.session.current().revealed);
        t.presenter.advance();
        t.session.undoStack()->undo();
        QVERIFY(t.session.resolved() && t.presenter.revealed());
    }

    void takingBackHidesAgain()
    {
        Table t;
        const Picture bare = t.presenter.audience().picture();
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.reveal();
        t.session.undoStack()->undo();
        QVERIFY(!t.session.resolved());
        QCOMPARE(t.presenter.audience().picture(), bare);
        t.session.undoStack()->redo();
        QVERIFY(t.session.resolved());
        QCOMPARE(t.presenter.audience().picture(), bare);
    }

    void storyIsToldByTheClock()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.resolve();
        QCOMPARE(t.presenter.stage(), Stage::Telling);
        QVERIFY(t.presenter.story().player().playing());
        QVERIFY(t.presenter.mayAdvance());
        t.pass(500);
        QCOMPARE(t.presenter.story().player().time(), 500);
        t.presenter.story().togglePlay();
        t.pass(500);
        QCOMPARE(t.presenter.story().player().time(), 500);
        t.presenter.story().togglePlay();
        t.pass(60000);
        QVERIFY(t.presenter.story().player().atEnd());
        QVERIFY(!t.presenter.story().player().playing());
        QCOMPARE(t.presenter.stage(), Stage::Settled);
    }

    void beatsAreSteppedBothWays()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.resolve();
        StoryPlayer& player = t.presenter.story().player();
        const std::vector<Beat>& beats = t.presenter.story().storyboard().beats;
        QVERIFY(beats.size() > 1);
        player.pause();
        player.seek(0);
        for (const Beat& beat : beats) {
            player.stepForward();
            QVERIFY(player.playing());
            t.pass(beat.span.startsAt - player.time() + 100); // in the middle of its motion
            QCOMPARE(player.time(), beat.span.startsAt + 100);
            QVERIFY(player.playing());
            t.pass(60000);
            QCOMPARE(player.time(), beat.span.endsAt());
            QVERIFY(!player.playing());
        }
        QVERIFY(player.atEnd());
        player.stepForward();
        QVERIFY(!player.playing() && player.atEnd());
        for (std::size_t i = beats.size(); i-- > 0;) {
            player.stepBack();
            QCOMPARE(player.time(), beats[i].span.startsAt);
            QVERIFY(!player.playing());
        }
        player.stepBack();
        QCOMPARE(player.time(), 0);
    }

    void theReadingCanBeSkipped()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.resolve();
        StoryShow& story = t.presenter.story();
        story.player().pause();
        story.player().seek(0);
        const int read = endOfReading(story.storyboard());
        QVERIFY(read > 0 && story.offers().reading);
        story.skipReading();
        QCOMPARE(story.player().time(), read);
        QVERIFY(story.shown() && !story.player().playing() && !story.offers().reading);
        story.player().seek(100);
        story.player().play();
        story.skipReading();
        QCOMPARE(story.player().time(), read);
        QVERIFY(story.player().playing());
        t.pass(100);
        story.skipReading();
        QCOMPARE(story.player().time(), read + 100);
    }

    void anotherReadingDoesNotMoveTheResults()
    {
        Table t;
        for (const char* order : {"A PAR - BUR", "A MAR - SPA", "A MUN - BUR"})
            writeOrder(t.session, sketch::order(t.session.current().before, order));
        t.presenter.resolve();
        StoryShow& story = t.presenter.story();
        story.player().pause();
        story.player().seek(endOfReading(story.storyboard()) + 321);
        const Picture seen = story.picture(Audience::Table);
        QSignalSpy ended(&story.player(), &StoryPlayer::ended);
        for (const Reading reading : {Reading::AllAtOnce, Reading::PerOrder, Reading::PerPower}) {
            const int read = endOfReading(story.storyboard());
            story.choose({reading});
            QVERIFY(endOfReading(story.storyboard()) != read);
            QCOMPARE(story.player().time(), endOfReading(story.storyboard()) + 321);
            QCOMPARE(story.picture(Audience::Table), seen);
        }
        story.player().seek(200);
        story.choose({Reading::AllAtOnce});
        QCOMPARE(story.player().time(), 0);
        QVERIFY(story.shown());
        story.skip();
        ended.clear();
        story.choose({Reading::PerOrder});
        QVERIFY(story.player().atEnd());
        QVERIFY(ended.empty());
    }

    void aBeatThatPlaysIsEndedByAStep()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.resolve();
        StoryPlayer& player = t.presenter.story().player();
        const std::vector<Beat>& beats = t.presenter.story().storyboard().beats;
        player.pause();
        player.seek(0);
        player.stepForward();
        t.pass(100);
        player.stepForward();
        QCOMPARE(player.time(), beats[0].span.endsAt());
        QVERIFY(!player.playing());
        player.stepForward(); // the next beat, and then on to the end
        QVERIFY(player.playing() && !player.playsOn());
        player.toggle();
        QVERIFY(player.playsOn());
        t.pass(beats[1].span.startsAt - player.time() + 50);
        player.stepForward();
        QCOMPARE(player.time(), beats[1].span.endsAt());
        QVERIFY(!player.playing());
        player.toggle();
        t.pass(600000);
        QVERIFY(player.atEnd());
    }

    void aStoryThatIsPausedIsNotPausedAgain()
    {
        Table t;
        t.presenter.resolve();
        StoryPlayer& player = t.presenter.story().player();
        QSignalSpy changes(&player, &StoryPlayer::playingChanged);
        player.pause();
        const auto once = changes.count();
        player.pause();
        QCOMPARE(changes.count(), once);
        QVERIFY(once <= 1 && !player.playing());
    }

    void speedHurriesFromHereOn()
    {
        Table t;
        t.presenter.resolve();
        t.pass(100);
        t.presenter.story().player().setSpeed(2);
        t.pass(100);
        QCOMPARE(t.presenter.story().player().time(), 300);
    }

    void earlierPhaseIsShownAgainUnchanged()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.resolve();
        t.presenter.advance();
        QCOMPARE(t.presenter.shownPhase(), std::size_t{1});
        const auto phases = t.session.game().phases;
        t.presenter.showPhase(0);
        QVERIFY(t.presenter.showsPast());
        QVERIFY(!t.presenter.story().shown());
        t.presenter.desk().click(t.at("MAR"), false);
        t.presenter.desk().click(t.at("SPA"), false);
        QVERIFY(t.session.game().phases == phases);
        t.presenter.story().togglePlay();
        t.pass(60000);
        QCOMPARE(t.presenter.stage(), Stage::Writing);
        t.presenter.showPresent();
        t.presenter.desk().click(t.at("MAR"), false);
        t.presenter.desk().click(t.at("SPA"), false);
        QCOMPARE(sheetText(t.session.game(), t.session.map().findPower("France")), "A MAR - SPA");
    }

    /// An earlier phase is looked at privately; the players keep their picture, also in the middle of a
    /// story.
    void earlierPhaseIsForTheGamemasterAlone()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.reveal();
        t.pass(60000);
        t.presenter.advance();
        writeOrder(t.session, sketch::order(t.session.current().before, "A MAR - SPA"));
        t.presenter.reveal();
        t.pass(1500);
        const int time = t.presenter.story().player().time();
        const Seen before(t.presenter);
        QVERIFY(before.storyRuns && !before.earlier);
        const QSignalSpy pictures(&t.presenter, &Presenter::picturesChanged);
        t.presenter.showPhase(0);
        QCOMPARE(t.presenter.shownPhase(), std::size_t{0});
        QVERIFY(Seen(t.presenter) == before);
        t.presenter.story().replay();
        t.pass(2000);
        QVERIFY(Seen(t.presenter) == before);
        t.presenter.setPastShared(true);
        QVERIFY(t.presenter.pastShared() && t.presenter.audience().earlier());
        QVERIFY(!(Seen(t.presenter) == before));
        QCOMPARE(t.presenter.audience().phase(), t.session.game().phases[0].phase);
        t.presenter.setPastShared(false);
        QCOMPARE(t.presenter.shownPhase(), std::size_t{0});
        QVERIFY(Seen(t.presenter) == before);
        t.presenter.showPresent();
        QVERIFY(Seen(t.presenter) == before);
        QVERIFY(t.presenter.story().player().playing()); // as it did before
        QCOMPARE(t.presenter.story().player().time(), time);
        QVERIFY(pictures.count() > 0);
    }

    /// No instant on the way to an earlier phase and back shows the players anything else.
    void nothingFlashesOnTheWayToAnEarlierPhase()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.reveal();
        t.pass(60000);
        t.presenter.advance();
        writeOrder(t.session, sketch::order(t.session.current().before, "A MAR - SPA"));
        t.presenter.resolve(); // for the gamemaster alone
        t.pass(1500);
        const Seen before(t.presenter);
        bool same = true;
        const auto look = [&] { same = same && Seen(t.presenter) == before; };
        connect(&t.presenter, &Presenter::picturesChanged, this, look);
        connect(&t.presenter, &Presenter::stateChanged, this, look);
        t.presenter.showPhase(0);
        t.presenter.story().replay();
        t.pass(500);
        t.presenter.showPresent();
        QVERIFY(same);
        t.presenter.disconnect(this);
    }

    void nothingMovesWithReducedMotion()
    {
        Table t;
        writeOrder(t.session, sketch::order(t.session.current().before, "A PAR - BUR"));
        t.presenter.story().setReducedMotion(true);
        t.presenter.resolve();
        const auto& beats = t.presenter.story().storyboard().beats;
        const Span advance = beats[beats.size() - 2].span;
        t.presenter.story().player().seek(advance.startsAt + 450); // faded in
        const Picture early = t.presenter.console().picture();
        t.presenter.story().player().seek(advance.endsAt() - 1);
        QCOMPARE(t.presenter.console().picture(), early);
    }
};

CHANCERY_SUITE(TestPresenter, QApplication)

} // namespace chancery::tst_presenter

#include "tst_presenter.moc"
