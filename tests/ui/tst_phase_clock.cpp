// SPDX-License-Identifier: GPL-3.0-or-later
// The phase clock: runs, stops, is lengthened, skipped, kept over a crash.
#include "tests/support/suite.h"
#include "ui/scene/phase_clock.h"

namespace chancery::tst_phase_clock {

namespace {

constexpr WallTime noon = 1'800'000'000'000, minute = 60'000;

/// Diplomacy 15, writing 5.
PhaseClock fresh()
{
    return clockFor({{TurnStage::Diplomacy, 15}, {TurnStage::Writing, 5}});
}

QString shown(const PhaseClock& clock, WallTime now)
{
    return QString::fromStdString(shownText(clock, now));
}

} // namespace

class TestPhaseClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsUntilItIsStarted()
    {
        QCOMPARE(shown(fresh(), noon), "15:00");
        QCOMPARE(shown(fresh(), noon + minute), "15:00");
        QVERIFY(!fresh().running);
    }

    void runsDown_data()
    {
        QTest::addColumn<qint64>("after");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("urgency");
        const auto row = [](qint64 after, const char* text, Urgency urgency) {
            QTest::newRow(text) << after << text << static_cast<int>(urgency);
        };
        row(0, "15:00", Urgency::Calm);
        row(1, "15:00", Urgency::Calm);
        row(1000, "14:59", Urgency::Calm);
        row(12 * minute, "3:00", Urgency::Calm);
        row(13 * minute, "2:00", Urgency::Soon);
        row(14 * minute + 30'000, "0:30", Urgency::Last);
        row(15 * minute - 1, "0:01", Urgency::Last);
        row(15 * minute, "0:00", Urgency::Up);
        row(15 * minute + 72'000, "+1:12", Urgency::Up);
    }

    void runsDown()
    {
        QFETCH(qint64, after);
        QFETCH(QString, text);
        QFETCH(int, urgency);
        const PhaseClock clock = started(fresh(), noon);
        QCOMPARE(shown(clock, noon + after), text);
        QCOMPARE(static_cast<int>(urgencyOf(clock, noon + after)), urgency);
    }

    void aPauseTakesNoTime()
    {
        PhaseClock clock = paused(started(fresh(), noon), noon + 4 * minute);
        QCOMPARE(shown(clock, noon + 50 * minute), "11:00");
        clock = started(clock, noon + 60 * minute);
        QCOMPARE(shown(clock, noon + 61 * minute), "10:00");
        QCOMPARE(started(clock, noon + 62 * minute), clock);
    }

    void aMinuteMoreAlsoAfterTheEnd()
    {
        const PhaseClock clock = started(fresh(), noon);
        QCOMPARE(shown(lengthened(clock, noon + minute), noon + minute), "15:00");
        QCOMPARE(shown(lengthened(clock, noon + 20 * minute), noon + 20 * minute), "1:00");
        QCOMPARE(shown(lengthened(fresh(), noon), noon), "16:00");
    }

    void skippingGoesThroughTheStages()
    {
        PhaseClock clock = skipped(started(fresh(), noon), noon + minute);
        QCOMPARE(clock.stages[clock.stage].stage, TurnStage::Writing);
        QCOMPARE(shown(clock, noon + 2 * minute), "4:00");
        clock = skipped(paused(clock, noon + 2 * minute), noon + 2 * minute);
        QVERIFY(clock.over() && !clock.running);
        QCOMPARE(skipped(clock, noon), clock);
        QCOMPARE(started(clock, noon), clock);
        QCOMPARE(shown(clock, noon), "0:00");
    }

    /// Committee 3: extra speeches are held at the end of the diplomacy, and do not begin it again.
    void speechesGiveTheRestBack()
    {
        const auto stage = [](const PhaseClock& clock) { return clock.stages[clock.stage].stage; };
        PhaseClock clock = withSpeech(started(fresh(), noon), noon + 5 * minute, 90);
        QCOMPARE(stage(clock), TurnStage::Speeches);
        QCOMPARE(shown(clock, noon + 5 * minute), "1:30");
        clock = withSpeech(started(clock, noon + 5 * minute), noon + 6 * minute, 60); // the next speaker
        QCOMPARE(shown(clock, noon + 6 * minute), "1:00");
        const PhaseClock over = withSpeech(started(clock, noon + 6 * minute), noon + 7 * minute, 0);
        QCOMPARE(stage(over), TurnStage::Diplomacy);
        QVERIFY(!over.running && !over.waits());
        QCOMPARE(shown(over, noon + 7 * minute), "10:00");
        QCOMPARE(shown(skipped(clock, noon + 7 * minute), noon + 7 * minute), "10:00");
        QCOMPARE(withSpeech(over, noon, 0), over); // no speech is held
    }

    void speechesAfterTheTimeIsUpGoOnToTheWriting()
    {
        const WallTime late = noon + 16 * minute;
        const PhaseClock clock = withSpeech(withSpeech(started(fresh(), noon), late, 60), late + minute, 0);
        QCOMPARE(clock.stages[clock.stage].stage, TurnStage::Writing);
        QCOMPARE(shown(clock, late + minute), "5:00");
    }

    void speechesBeforeTheDiplomacyTakeNothingFromIt()
    {
        const PhaseClock clock = withSpeech(withSpeech(fresh(), noon, 60), noon + minute, 0);
        QVERIFY(clock.waits());
        QCOMPARE(shown(clock, noon), "15:00");
        const PhaseClock untimed =
            withSpeech(started(clockFor({{TurnStage::Writing, 0}}), noon), noon + minute, 60);
        QCOMPARE(shown(withSpeech(untimed, noon + 2 * minute, 0), noon + 2 * minute), "1:00"); // counts up
    }

    void theDiplomacyEndsAlsoBehindASpeech()
    {
        const auto stage = [](const PhaseClock& clock) { return clock.stages[clock.stage].stage; };
        QCOMPARE(stage(withoutDiplomacy(started(fresh(), noon), noon + minute)), TurnStage::Writing);
        const PhaseClock speech = withSpeech(started(fresh(), noon), noon + minute, 60);
        const PhaseClock without = withoutDiplomacy(speech, noon + minute);
        QCOMPARE(stage(without), TurnStage::Speeches);
        QCOMPARE(stage(withSpeech(without, noon + 2 * minute, 0)), TurnStage::Writing);
        QCOMPARE(shown(withSpeech(without, noon + 2 * minute, 0), noon), "5:00");
        const PhaseClock writing = skipped(fresh(), noon);
        QCOMPARE(withoutDiplomacy(writing, noon), writing);
    }

    void aStageWithoutTimeCountsUp()
    {
        PhaseClock clock = started(clockFor({{TurnStage::Writing, 0}}), noon);
        QCOMPARE(shown(clock, noon + 90'500), "1:30");
        QCOMPARE(urgencyOf(clock, noon + 90 * minute), Urgency::Calm);
        QCOMPARE(lengthened(clock, noon), clock);
        clock = started(paused(clock, noon + minute), noon + 5 * minute);
        QCOMPARE(shown(clock, noon + 6 * minute), "2:00");
    }

    void goesOnAfterACrash()
    {
        for (const PhaseClock& clock :
             {fresh(), started(fresh(), noon), skipped(started(fresh(), noon), noon), clockFor({}),
              paused(started(fresh(), noon), noon + 16 * minute),
              withSpeech(started(fresh(), noon), noon + 5 * minute, 90),
              started(withSpeech(started(fresh(), noon), noon + 16 * minute, 90), noon + 16 * minute)}) {
            const auto read = readClock(written(clock));
            QVERIFY(read);
            QCOMPARE(*read, clock);
        }
        QCOMPARE(shown(*readClock(written(started(fresh(), noon))), noon + 5 * minute), "10:00");
    }

    void brokenLinesAreNoClock_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"", "hello", "0 1", "3 0 0 1 15", "0 0 0 1", "0 0 0 9 15", "0 0 0 1 -5",
                                 "0 0 0 1 99999", "0 0 0 1 15 x", "0 0 0 0 1 1 15 / x", "0 0 0 0 1 1 15 /",
                                 "0 0 0 1 15 / 5", "0 0 0 0 1 1 15 / 5 6", "-1 0 0", "0 7 0"})
            QTest::newRow(line) << line;
    }

    void brokenLinesAreNoClock()
    {
        QFETCH(QString, line);
        QVERIFY(!readClock(line.toStdString()));
    }

    void presetsTimeEveryPhase()
    {
        for (const ClockPreset& preset : clockPresets())
            for (PhaseKind kind : {PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment})
                for (const TimedStage& stage : timetable(preset.times, {Season::Fall, 1901, kind}, {}))
                    QVERIFY(stage.minutes > 0 || stage.stage == TurnStage::Writing);
    }
};

CHANCERY_SUITE(TestPhaseClock, QCoreApplication)

} // namespace chancery::tst_phase_clock

#include "tst_phase_clock.moc"
