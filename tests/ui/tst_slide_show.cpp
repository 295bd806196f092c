// SPDX-License-Identifier: GPL-3.0-or-later
// Slides change by a clock that the test turns.
#include "tests/support/suite.h"
#include "ui/desk/slide_show.h"

#include <QSignalSpy>

#include <set>

namespace chancery::tst_slide_show {

namespace {

struct Show
{
    qint64 now = 0;
    std::set<SlideKind> there{SlideKind::Tally, SlideKind::Race, SlideKind::Changes};
    SlideShow slides{[this](SlideKind kind) { return there.count(kind) > 0; }, [this] { return now; }};

    void pass(int seconds)
    {
        now += qint64(seconds) * 1000;
        slides.tick();
    }
};

} // namespace

class TestSlideShow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheBoardAtFirst()
    {
        Show show;
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        QVERIFY(!show.slides.rotating());
    }

    void goesRoundByHand()
    {
        Show show;
        QSignalSpy changed(&show.slides, &SlideShow::changed);
        for (SlideKind kind : {SlideKind::Tally, SlideKind::Race, SlideKind::Changes, SlideKind::Board}) {
            show.slides.next();
            QCOMPARE(show.slides.kind(), kind);
        }
        QCOMPARE(changed.count(), 4);
    }

    void theBoardFollowsASlideThatTakesNoTurn()
    {
        Show show;
        show.there = {SlideKind::Tally, SlideKind::Vote};
        show.slides.choose(SlideKind::Vote);
        QCOMPARE(show.slides.kind(), SlideKind::Vote);
        show.slides.next();
        QCOMPARE(show.slides.kind(), SlideKind::Board);
    }

    void leavesOutWhatHasNothingToShow()
    {
        Show show;
        show.there = {SlideKind::Changes};
        show.slides.choose(SlideKind::Race);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        show.slides.next();
        QCOMPARE(show.slides.kind(), SlideKind::Changes);
        show.there.clear();
        show.slides.next();
        QCOMPARE(show.slides.kind(), SlideKind::Board);
    }

    void changesByItselfEverySoManySeconds()
    {
        Show show;
        show.slides.setSeconds(15);
        show.pass(100);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        show.slides.setRotating(true);
        show.pass(14);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        show.pass(1);
        QCOMPARE(show.slides.kind(), SlideKind::Tally);
        show.pass(15);
        QCOMPARE(show.slides.kind(), SlideKind::Race);
        show.slides.setRotating(false);
        show.pass(100);
        QCOMPARE(show.slides.kind(), SlideKind::Race);
    }

    void whatIsChosenByHandStaysItsTime()
    {
        Show show;
        show.slides.setSeconds(20);
        show.slides.setRotating(true);
        show.pass(19);
        show.slides.choose(SlideKind::Changes);
        show.pass(19);
        QCOMPARE(show.slides.kind(), SlideKind::Changes);
        show.pass(1);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
    }

    void aStoryIsToldOnTheBoardAndNotInterrupted()
    {
        Show show;
        show.slides.setSeconds(10);
        show.slides.setRotating(true);
        show.pass(10);
        QCOMPARE(show.slides.kind(), SlideKind::Tally);
        QSignalSpy changed(&show.slides, &SlideShow::changed);
        show.slides.setTelling(true);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        QCOMPARE(changed.count(), 1);
        show.pass(600);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        show.slides.setTelling(false); // then the board has its time
        show.pass(9);
        QCOMPARE(show.slides.kind(), SlideKind::Board);
        show.pass(1);
        QCOMPARE(show.slides.kind(), SlideKind::Tally);
    }

    /// The gamemaster may interrupt it.
    void aSlideCanBeChosenDuringAStory()
    {
        Show show;
        show.slides.setTelling(true);
        show.slides.choose(SlideKind::Tally);
        show.slides.setTelling(true);
        QCOMPARE(show.slides.kind(), SlideKind::Tally);
    }
};

CHANCERY_SUITE(TestSlideShow, QCoreApplication)

} // namespace chancery::tst_slide_show

#include "tst_slide_show.moc"
