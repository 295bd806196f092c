// SPDX-License-Identifier: GPL-3.0-or-later
// When the clock is heard and as what, with a voice that only takes notes; and that it does not jump when the
// clock of the machine is set, nor stop while the machine sleeps.
#include "tests/support/suite.h"
#include "ui/desk/crier.h"
#include "ui/desk/sound_samples.h"
#include "ui/scene/clock_cues.h"

#include <algorithm>
#include <cmath>

namespace chancery::tst_clock_cues {

namespace {

constexpr WallTime second = 1000, minute = 60 * second, hour = 60 * minute;
constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr ClockRules times{30, 15, 5, 5, 5, 0}; // diplomacy of 30 minutes, then 5 to write

/// Returns the largest of the first samples.
int loudest(const std::vector<std::int16_t>& samples, std::size_t first)
{
    int most = 0;
    for (std::size_t i = 0; i < first; ++i) most = std::max(most, std::abs(int{samples[i]}));
    return most;
}

struct Notes : Voice
{
    QStringList& taken;

    explicit Notes(QStringList& into)
        : taken(into)
    {
    }
    void chime(Sound sound, double volume) override
    {
        taken << (sound == Sound::TimeUp ? "up" : "minute") + QStringLiteral(" %1").arg(volume);
    }
    void say(const QString& text, double) override { taken << text; }
};

struct Evening
{
    QStringList heard;
    Hearing hearing{true, false, .5};
    WallTime now = 1'800'000'000'000;
    ClockKeeper keeper{[this] { return now; }};
    Crier crier{keeper, std::make_unique<Notes>(heard), [this] { return hearing; }};

    Evening()
    {
        keeper.setTimes(times);
        keeper.follow(spring, {true});
    }

    /// As its timer would: every second.
    void pass(WallTime ms)
    {
        for (const WallTime end = now + ms; now < end;) {
            now = std::min(end, now + second);
            keeper.tick();
        }
    }
    /// And nothing looks at the clock meanwhile.
    void sleep(WallTime ms)
    {
        now += ms;
        keeper.tick();
    }
};

/// A machine whose clocks are turned by hand.
struct Machine
{
    WallTime wall = 1'800'000'000'000;
    std::int64_t steady = 5'000;

    std::function<WallTime()> time(bool countsSleep)
    {
        return tableTime([this] { return wall; }, {[this] { return steady; }, countsSleep});
    }
    void pass(WallTime ms) { wall += ms, steady += ms; }
    void sleep(WallTime ms, bool counted) { wall += ms, steady += counted ? ms : 0; }
};

} // namespace

class TestClockCues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMinuteBeforeAndAtTheEnd()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(29 * minute - second);
        QCOMPARE(e.heard, QStringList());
        e.pass(second);
        QCOMPARE(e.heard, QStringList("minute 0.5"));
        e.pass(minute - second);
        QCOMPARE(e.heard.size(), 1);
        e.pass(5 * minute);
        QCOMPARE(e.heard, QStringList({"minute 0.5", "up 0.5"}));
    }

    void theNextStageHasItsOwn()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(30 * minute);
        e.keeper.skip();
        e.pass(5 * minute);
        QCOMPARE(e.heard.size(), 4);
    }

    void moreTimeIsToldAgain()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(30 * minute);
        e.keeper.addMinute(); // of which the last minute is all there is
        e.pass(minute);
        QCOMPARE(e.heard, QStringList({"minute 0.5", "up 0.5", "up 0.5"}));
        e.keeper.addMinute();
        e.keeper.addMinute();
        e.pass(2 * minute);
        QCOMPARE(e.heard.mid(3), QStringList({"minute 0.5", "up 0.5"}));
    }

    void aPauseSaysNothing()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(29 * minute + 10 * second);
        e.keeper.toggle();
        e.pass(hour);
        e.keeper.toggle();
        QCOMPARE(e.heard.size(), 1);
        e.pass(minute);
        QCOMPARE(e.heard.size(), 2);
    }

    void aStageOfAMinuteOnlyEnds()
    {
        Evening e;
        e.keeper.setTimes(ClockRules{1, 1, 0, 1, 1, 0});
        e.keeper.toggle();
        e.pass(minute);
        QCOMPARE(e.heard, QStringList("up 0.5"));
    }

    void whatIsNotTimedSaysNothing()
    {
        Evening e;
        e.keeper.setTimes(ClockRules{0, 0, 0, 0, 0, 0});
        e.keeper.toggle();
        e.pass(40 * minute);
        QCOMPARE(e.heard, QStringList());
    }

    void afterASleepOnlyWhatIsTrue_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QStringList>("heard");
        QTest::newRow("before it") << 28 * 60 << QStringList();
        QTest::newRow("just then") << 29 * 60 + 2 << QStringList("minute 0.5");
        QTest::newRow("half a minute") << 29 * 60 + 30 << QStringList();
        QTest::newRow("over") << 31 * 60 << QStringList("up 0.5");
        QTest::newRow("long over") << 300 * 60 << QStringList("up 0.5");
    }
    void afterASleepOnlyWhatIsTrue()
    {
        QFETCH(int, seconds);
        QFETCH(QStringList, heard);
        Evening e;
        e.keeper.toggle();
        e.sleep(seconds * second);
        QCOMPARE(e.heard, heard);
        e.sleep(second / 2);
        QCOMPARE(e.heard, heard);
    }

    void preferencesDecide()
    {
        Evening e;
        e.keeper.toggle();
        e.hearing = {false, true, 1};
        e.pass(29 * minute);
        QCOMPARE(e.heard, QStringList("Diplomacy: one minute left"));
        e.pass(minute);
        e.keeper.skip();
        e.hearing = {true, true, .25};
        e.pass(4 * minute);
        e.hearing = {false, false, 1};
        e.pass(minute);
        QCOMPARE(e.heard.mid(1),
                 QStringList({"Diplomacy is over", "minute 0.25", "Order writing: one minute left"}));
    }

    void setByHandNothingHappens_data()
    {
        QTest::addColumn<bool>("countsSleep");
        QTest::addColumn<qint64>("turned");
        QTest::newRow("back") << true << qint64{-hour};
        QTest::newRow("forward") << true << qint64{hour};
        QTest::newRow("back, where sleep is not counted") << false << qint64{-hour};
        QTest::newRow("a little forward, where sleep is not counted") << false << qint64{second};
    }
    void setByHandNothingHappens()
    {
        QFETCH(bool, countsSleep);
        QFETCH(qint64, turned);
        Machine machine;
        ClockKeeper keeper(machine.time(countsSleep));
        keeper.setTimes(times);
        keeper.follow(spring, {true});
        keeper.toggle();
        machine.pass(10 * minute);
        QCOMPARE(keeper.text(), "20:00");
        machine.wall += turned;
        QCOMPARE(keeper.text(), "20:00");
        machine.pass(minute);
        QCOMPARE(keeper.text(), "19:00");
    }

    void sleepIsTimeThatPasses_data()
    {
        QTest::addColumn<bool>("countsSleep");
        QTest::newRow("counted") << true;
        QTest::newRow("not counted") << false;
    }
    void sleepIsTimeThatPasses()
    {
        QFETCH(bool, countsSleep);
        Machine machine;
        ClockKeeper keeper(machine.time(countsSleep));
        keeper.setTimes(times);
        keeper.follow(spring, {true});
        keeper.toggle();
        machine.pass(minute);
        machine.sleep(10 * minute, countsSleep);
        QCOMPARE(keeper.text(), "19:00");
        machine.pass(minute);
        QCOMPARE(keeper.text(), "18:00");
        machine.sleep(hour, countsSleep);
        QCOMPARE(keeper.urgency(), Urgency::Up);
    }

    void theMachinesClockRuns()
    {
        const SteadyClock clock = machineClock();
        const std::int64_t first = clock.ms();
        QVERIFY(first > 0);
        QVERIFY(clock.ms() >= first);
    }

    void soundsAreClean_data()
    {
        QTest::addColumn<Sound>("sound");
        QTest::newRow("a minute left") << Sound::MinuteLeft;
        QTest::newRow("time is up") << Sound::TimeUp;
        QTest::newRow("a new phase") << Sound::NewPhase;
        QTest::newRow("a clash") << Sound::Clash;
        QTest::newRow("a dislodgement") << Sound::Dislodgement;
        QTest::newRow("a centre taken") << Sound::CentreTaken;
        QTest::newRow("an ending") << Sound::Ending;
    }
    void soundsAreClean()
    {
        QFETCH(Sound, sound);
        const auto [full, rate] = samplesOf(sound, 1);
        QVERIFY(rate >= 22050);
        QVERIFY(full.size() > std::size_t(rate) * 2 / 5 && full.size() < 4 * std::size_t(rate));
        QVERIFY(std::abs(full.front()) < 100 && std::abs(full.back()) < 100); // nothing clicks
        const int peak = loudest(full, full.size());
        QVERIFY2(peak < 32000, qPrintable(QString::number(peak)));
        QVERIFY(std::abs(loudest(samplesOf(sound, .5).heard, full.size()) - peak / 2) < 3);
        QCOMPARE(loudest(samplesOf(sound, 0).heard, full.size()), 0);
        double mean = 0;
        for (std::int16_t sample : full) mean += sample;
        QVERIFY(std::abs(mean / static_cast<double>(full.size())) < 50);
    }

    /// A room hears the marks of a reveal, and nobody jumps: they are softer than a bell and come in slowly.
    void marksAreQuiet_data() { soundsAreClean_data(); }
    void marksAreQuiet()
    {
        QFETCH(Sound, sound);
        const auto [full, rate] = samplesOf(sound, 1);
        const int peak = loudest(full, full.size()), first = loudest(full, std::size_t(rate) / 200); // 5 ms
        if (isBell(sound)) {
            QVERIFY(peak > 28000);
            return;
        }
        QVERIFY2(peak > 8000 && peak < 17000, qPrintable(QString::number(peak)));
        QVERIFY2(first < peak * 2 / 5, qPrintable(QStringLiteral("%1 of %2").arg(first).arg(peak)));
    }

    void theTwoAreToldApart()
    {
        QVERIFY(samplesOf(Sound::TimeUp, 1).heard.size() >
                samplesOf(Sound::MinuteLeft, 1).heard.size() * 3 / 2);
    }

    /// On a machine without sound this is silent, and must be no more than that.
    void theSystemsVoiceIsHarmless()
    {
        const auto voice = systemVoice();
        voice->chime(Sound::MinuteLeft, 0);
        voice->chime(Sound::MinuteLeft, .01);
        voice->chime(Sound::TimeUp, .01); // over the other
        voice->say({}, .01);
        QCoreApplication::processEvents();
    }
};

CHANCERY_SUITE(TestClockCues, QApplication)

} // namespace chancery::tst_clock_cues

#include "tst_clock_cues.moc"
