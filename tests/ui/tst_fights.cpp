// SPDX-License-Identifier: GPL-3.0-or-later
// Which fight comes next is the gamemaster's choice, also while the story plays: what was shown stays as it
// was.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/story_controls.h"
#include "ui/desk/presenter.h"
#include "ui/draw/window_style.h"
#include "ui/scene/fights.h"
#include "ui/scene/frame.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>

namespace chancery::tst_fights {

namespace {

/// Fights of two for Galicia and Piedmont, of three for Burgundy, and Munich waits until Burgundy is decided.
Game fightingGame()
{
    Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1902, PhaseKind::Movement},
                         sketch::position({"France A PAR", "France A MAR", "Germany A BUR", "Austria A VIE",
                                           "Russia A WAR", "Italy A ROM", "Italy A VEN", "Austria A TYR"}));
    const PhaseRecord orders = sketch::record(game.current().phase, game.current().before,
                                              {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H", "A VIE - GAL",
                                               "A WAR - GAL", "A ROM - TUS", "A VEN - PIE", "A TYR - PIE"});
    game.phases.back().written = orders.written;
    return game;
}

struct Table
{
    Session session{fightingGame()};
    qint64 now = 0;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }, nullptr,
                        [this] { return now; }};

    Table() { presenter.reveal(); }
    StoryPlayer& player() { return presenter.story().player(); }
    void pass(qint64 ms)
    {
        now += ms;
        player().tick();
    }
    Province at(const char* code) const { return standardMap().findProvince(code); }
    const Beat& fight(std::size_t number) const
    {
        for (const Beat& beat : presenter.story().storyboard().beats)
            if (beat.place != noProvince && number-- == 0) return beat;
        qFatal("there are fewer fights");
    }
    QString names(const std::vector<Province>& places) const
    {
        QStringList codes;
        for (Province p : places) codes << QString::fromStdString(standardMap()[p].code);
        return codes.join(u' ');
    }
    QString story() const
    {
        std::vector<Province> places;
        for (const Beat& beat : presenter.story().storyboard().beats)
            if (beat.place != noProvince) places.push_back(beat.place);
        return names(places);
    }
};

} // namespace

class TestFights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatIsStillToCome()
    {
        Table t;
        QCOMPARE(t.names(t.presenter.story().fightsToCome()), "GAL PIE BUR");
        t.player().seek(t.fight(0).span.startsAt + 1);
        QCOMPARE(t.names(t.presenter.story().fightsToCome()), "PIE BUR");
        t.player().seek(t.fight(2).span.startsAt + 1);
        QVERIFY(t.presenter.story().fightsToCome().empty() && !t.presenter.story().offers().fights);
        t.player().seek(0);
        QCOMPARE(t.names(t.presenter.story().fightsToCome()), "GAL PIE BUR");
    }

    /// Whose space must first be left cannot come before that.
    void leavesOutFightsThatWait()
    {
        const PhaseRecord record = sketch::resolved(
            sketch::record({Season::Spring, 1902, PhaseKind::Movement},
                           sketch::position({"Germany A MUN", "France A BUR", "France A PAR", "Austria A BOH",
                                             "Austria A TYR", "Italy A PIE", "Germany A KIE"}),
                           {"A MUN - BUR", "A KIE S A MUN - BUR", "A BUR H", "A BOH - MUN",
                            "A TYR S A BOH - MUN", "A PIE - TYR", "A PAR S A MUN - BUR"}));
        const MovePlan plan = planMoves(standardMap(), record);
        for (Province next : nextFights(standardMap(), record, {}))
            QCOMPARE(planMoves(standardMap(), record, {next}).fights.front().place, next);
        QVERIFY(!plan.fights.empty());
        QCOMPARE(nextFights(standardMap(), record, {}).front(), plan.fights.front().place);
    }

    void theChosenOneIsToldNext()
    {
        Table t;
        t.player().seek(t.fight(0).span.endsAt());
        t.presenter.story().tellNext(t.at("BUR"));
        QCOMPARE(t.story(), "GAL BUR PIE");
        t.presenter.story().tellNext(t.at("PIE"));
        QCOMPARE(t.story(), "GAL PIE BUR");
        t.presenter.story().tellNext(t.at("GAL")); // shown already
        QCOMPARE(t.story(), "GAL PIE BUR");
    }

    void nothingJumpsWhenAFightIsChosenWhilePlaying()
    {
        Table t;
        t.player().seek(t.fight(0).span.startsAt + 300);
        QVERIFY(t.presenter.story().player().playing());
        const Storyboard before = t.presenter.story().storyboard();
        const Picture table = t.presenter.audience().picture();
        const Framing framing = t.presenter.audience().framing();
        QVERIFY(!framing.to.view.whole());
        const int told = t.fight(0).span.endsAt();
        t.presenter.story().tellNext(t.at("BUR"));
        QVERIFY(t.presenter.story().player().playing());
        QCOMPARE(t.player().time(), t.fight(0).span.startsAt + 300);
        QCOMPARE(t.presenter.audience().picture(), table);
        QVERIFY(t.presenter.audience().framing().to == framing.to);
        QVERIFY(viewOf(t.presenter.audience().framing(), areaOf(sketch::standardGeometry())) ==
                viewOf(framing, areaOf(sketch::standardGeometry())));
        for (int ms = 0; ms <= told; ms += 50)
            QCOMPARE(frameAt(t.presenter.story().storyboard(), ms), frameAt(before, ms));
        t.pass(t.fight(1).span.startsAt + 500 - t.player().time());
        QCOMPARE(t.presenter.story().storyboard().beats[std::size_t(t.presenter.story().beat())].place,
                 t.at("BUR"));
        t.pass(60000);
        QVERIFY(t.player().atEnd());
        QCOMPARE(t.presenter.stage(), Stage::Settled);
    }

    void stepsFollowTheNewSequence()
    {
        Table t;
        t.player().seek(t.fight(0).span.endsAt());
        t.presenter.story().tellNext(t.at("BUR"));
        t.player().pause();
        t.player().stepForward();
        t.pass(t.fight(1).span.endsAt());
        QCOMPARE(t.player().time(), t.fight(1).span.endsAt());
        QVERIFY(!t.player().playing());
        QCOMPARE(t.fight(1).gesture, Gesture::Dislodge);
    }

    /// One by one if that is chosen, else at once.
    void theStepsOfAFightArePlayed()
    {
        for (const bool stepwise : {false, true}) {
            Table t;
            StoryChoice choice;
            choice.stepwise = stepwise;
            t.presenter.story().choose(choice);
            const Beat fight = t.fight(2); // with a support
            QCOMPARE(fight.helps.size(), std::size_t{1});
            std::vector<int> stops{fight.span.endsAt()};
            if (stepwise)
                stops = {fight.counts.startsAt, fight.meets.startsAt, fight.meets.endsAt(),
                         fight.span.endsAt()};
            t.player().seek(fight.span.startsAt);
            t.player().pause();
            for (const int stop : stops) {
                t.player().stepForward();
                t.pass(2 * fight.span.lasts);
                QCOMPARE(t.player().time(), stop);
                QVERIFY(!t.player().playing());
            }
        }
    }

    void aFightIsReplayedAtHalfSpeed()
    {
        Table t;
        StoryShow& story = t.presenter.story();
        t.player().pause();
        t.player().seek(t.fight(0).span.startsAt);
        QVERIFY(!story.offers().replay);
        story.replayFight();
        QVERIFY(!t.player().playing());
        const Span fight = t.fight(1).span;
        const int held = fight.endsAt() + 50;
        t.player().seek(held);
        QVERIFY(story.offers().replay);
        story.replayFight();
        QCOMPARE(t.player().time(), fight.startsAt);
        t.pass(1000);
        QCOMPARE(t.player().time(), fight.startsAt + 500);
        t.pass(2 * fight.lasts - 1002);
        QVERIFY(t.player().playing());
        t.pass(10);
        QCOMPARE(t.player().time(), held);
        QVERIFY(!t.player().playing());
        t.player().play(); // at the usual speed again
        t.pass(100);
        QCOMPARE(t.player().time(), held + 100);
        story.replayFight(); // ended by a step, or by another fight that is chosen
        t.pass(100);
        t.player().stepForward();
        QCOMPARE(t.player().time(), held + 100);
        QVERIFY(!t.player().playing());
        story.replayFight();
        t.pass(100);
        story.tellNext(t.at("BUR"));
        QCOMPARE(t.player().time(), held + 100);
        QVERIFY(!t.player().playing());
    }

    void theChoiceLastsUntilAnotherPhaseIsShown()
    {
        Table t;
        t.presenter.story().tellNext(t.at("BUR"));
        t.presenter.story().replay();
        QCOMPARE(t.story(), "BUR GAL PIE");
        t.presenter.showPhase(0);
        QCOMPARE(t.story(), "GAL PIE BUR");
    }

    void aListOffersThem()
    {
        Table t;
        StoryControls controls(t.session, t.presenter);
        controls.chooseFight();
        auto* list = controls.findChild<QMenu*>("fightsToCome");
        QVERIFY(list && !list->accessibleName().isEmpty());
        QStringList names;
        for (QAction* entry : list->actions()) names << entry->text();
        QCOMPARE(names.join(", "), "Once the orders are read:, Galicia, Piedmont, Burgundy");
        QVERIFY(!list->actions().first()->isEnabled());
        t.player().pause();
        list->actions().last()->trigger();
        QCOMPARE(t.story(), "BUR GAL PIE");
        list->close();
        // It says that it is chosen, and goes on to it.
        const auto* caption = controls.findChild<QLabel*>("storyCaption");
        QVERIFY2(caption->text().endsWith("\nFirst fight, once the orders are read: Burgundy"),
                 qPrintable(caption->text()));
        t.presenter.story().skipReading();
        QVERIFY2(caption->text().endsWith("\nNext fight: Burgundy"), qPrintable(caption->text()));
        QVERIFY(t.player().playing());
        t.player().seek(t.fight(0).span.startsAt + 1);
        QVERIFY2(!caption->text().contains("Next fight"), qPrintable(caption->text()));
    }

    void aClickOnTheTimeGoesThere()
    {
        Table t;
        StoryControls controls(t.session, t.presenter);
        controls.resize(600, 120);
        controls.show();
        auto& time = *controls.findChild<QSlider*>("storyTime");
        WindowStyle style;
        time.setStyle(&style);
        t.player().pause();
        QTest::mouseClick(&time, Qt::LeftButton, {}, {3 * time.width() / 4, time.height() / 2});
        const double share = double(t.player().time()) / t.player().duration();
        QVERIFY2(share > .7 && share < .8, qPrintable(QString::number(share)));
    }

    void theConsoleShowsTheTimeLeft()
    {
        Table t;
        StoryControls controls(t.session, t.presenter);
        const auto* left = controls.findChild<QLabel*>("storyTimeLeft");
        QVERIFY(left);
        t.player().pause();
        t.player().seek(t.player().duration() - 65'000);
        const bool isLong = t.player().duration() > 65'000;
        if (isLong) QCOMPARE(left->text(), "1:05 left");
        t.player().seek(t.player().duration() - 9'200);
        QCOMPARE(left->text(), "0:10 left");
        t.player().setSpeed(2);
        controls.showSpeed(2);
        QCOMPARE(left->text(), "0:05 left");
        t.player().skip();
        QCOMPARE(left->text(), "0:00 left");
    }

    /// Actions look again once there is nothing left to choose.
    void theLastFightIsAnnounced()
    {
        Table t;
        t.player().seek(t.fight(2).span.startsAt);
        QSignalSpy changed(&t.presenter, &Presenter::stateChanged);
        t.player().seek(t.fight(2).span.startsAt + 1);
        QCOMPARE(changed.count(), 1);
    }
};

CHANCERY_SUITE(TestFights, QApplication)

} // namespace chancery::tst_fights

#include "tst_fights.moc"
