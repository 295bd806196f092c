// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the evening by a turned wall clock: ticks, phases, and taking it up again after a crash.
#include "tests/support/suite.h"
#include "tests/support/text_recorder.h"
#include "ui/desk/clock_keeper.h"
#include "ui/room/clock_face.h"
#include "ui/words/clock_words.h"

#include <QSignalSpy>

namespace chancery::tst_clock_keeper {

namespace {

constexpr WallTime minute = 60'000;
constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase fall{Season::Fall, 1901, PhaseKind::Movement};
constexpr ClockRules times{30, 15, 5, 5, 5, 0};

struct Evening
{
    Evening()
    {
        keeper.setTimes(times);
        keeper.follow(spring, {true});
    }

    void pass(WallTime ms)
    {
        now += ms;
        keeper.tick();
    }

    WallTime now = 1'800'000'000'000;
    ClockKeeper keeper{[this] { return now; }};
};

} // namespace

class TestClockKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstDiplomacyIsLonger()
    {
        Evening e;
        QCOMPARE(e.keeper.text(), "30:00");
        e.keeper.follow(fall, {});
        QCOMPARE(e.keeper.text(), "15:00");
        QVERIFY(!e.keeper.clock().running);
    }

    void theEndIsToldOnce()
    {
        Evening e;
        QSignalSpy up(&e.keeper, &ClockKeeper::cued);
        e.keeper.toggle();
        e.pass(28 * minute);
        QCOMPARE(up.count(), 0);
        e.pass(minute);
        QCOMPARE(up.count(), 1); // a minute left
        e.pass(minute);
        e.pass(minute);
        QCOMPARE(up.count(), 2);
        QCOMPARE(up[1][0].value<Cue>(), Cue::TimeUp);
        QCOMPARE(up[1][1].value<TurnStage>(), TurnStage::Diplomacy);
        e.keeper.addMinute();
        QCOMPARE(e.keeper.text(), "1:00");
        e.pass(minute);
        QCOMPARE(up.count(), 3);
        e.keeper.skip();
        QCOMPARE(e.keeper.text(), "5:00");
    }

    void theSamePhaseDoesNotBeginAnew()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(10 * minute);
        e.keeper.follow(spring, {true});
        QCOMPARE(e.keeper.text(), "20:00");
    }

    void otherTimesDoNotTouchAClockThatRuns()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(minute);
        e.keeper.setTimes(ClockRules{10, 10, 1, 1, 1, 0});
        QCOMPARE(e.keeper.text(), "29:00");
        Evening fresh;
        fresh.keeper.setTimes(ClockRules{10, 10, 1, 1, 1, 0});
        QCOMPARE(fresh.keeper.text(), "10:00");
    }

    void theClockGoesOnFromWhereItWasLeft()
    {
        Evening e;
        e.keeper.toggle();
        e.pass(10 * minute);
        const auto stage = [&] { return e.keeper.clock().stages[e.keeper.clock().stage].stage; };
        const ClockKeeper::Left before = e.keeper.left();
        e.keeper.endDiplomacy();
        QVERIFY(stage() != TurnStage::Diplomacy);
        e.pass(minute);
        e.keeper.goOnFrom(before);
        QVERIFY(stage() == TurnStage::Diplomacy && e.keeper.clock().running);
        QCOMPARE(e.keeper.text(), "20:00"); // the minute since then is not counted
        e.keeper.pause();
        const ClockKeeper::Left waiting = e.keeper.left();
        e.keeper.endDiplomacy();
        e.keeper.goOnFrom(waiting);
        QVERIFY(!e.keeper.clock().running);
        QCOMPARE(e.keeper.text(), "20:00");
    }

    void aCrashCostsNothing()
    {
        Evening before, after;
        before.keeper.toggle();
        before.pass(10 * minute);
        const QString line = before.keeper.written("/home/ada/evening.chancery");
        after.now = before.now + 2 * minute;
        after.keeper.resume(line, "/home/ada/another.chancery");
        QCOMPARE(after.keeper.text(), "30:00");
        after.keeper.resume("nonsense", "/home/ada/evening.chancery");
        QCOMPARE(after.keeper.text(), "30:00");
        after.keeper.resume(line, "/home/ada/evening.chancery");
        QCOMPARE(after.keeper.text(), "18:00");
        QVERIFY(after.keeper.clock().running);
        after.keeper.follow(fall, {});
        after.keeper.resume(line, "/home/ada/evening.chancery");
        QCOMPARE(after.keeper.text(), "15:00");
    }

    void everythingHasAName()
    {
        for (const ClockPreset& preset : clockPresets()) QVERIFY(!ClockWords::preset(preset.id).isEmpty());
        for (TurnStage stage : {TurnStage::Speeches, TurnStage::Diplomacy, TurnStage::Writing,
                                TurnStage::Retreats, TurnStage::Adjustments})
            QVERIFY(!ClockWords::stage(stage).isEmpty());
    }

    /// What is counted can be read beside the digits, in one line or in two, and keeps its place while the
    /// digits change.
    void theStageCanBeReadBesideTheDigits_data()
    {
        QTest::addColumn<QString>("stage");
        for (const char* stage :
             {"Speeches", "Diplomacy", "Order writing", "Schreiben der Befehle", "Austria", "Türkei"})
            QTest::newRow(stage) << QString(stage);
    }
    void theStageCanBeReadBesideTheDigits()
    {
        QFETCH(QString, stage);
        ClockFace face;
        face.setQuietUntilStarted();
        face.setReading({stage, "4:12", Urgency::Calm, true, false});
        const QSize size = face.size();
        TextRecorder recorder(size);
        face.render(&recorder, {}, {}, QWidget::DrawChildren);
        QStringList said;
        for (const WrittenText& text : recorder.texts()) {
            said << text.text;
            QVERIFY2(text.em >= face.fontMetrics().height() * .7, qPrintable(QString::number(text.em)));
        }
        QCOMPARE(said.join(' '), stage + " 4:12");
        face.setReading({stage, "14:12", Urgency::Calm, true, false});
        QCOMPARE(face.size(), size);
    }

    /// The frame alone shows how little is left: drawn in one colour the four are four pictures.
    void theFrameTellsTheUrgency()
    {
        QSet<QByteArray> outlines;
        for (Urgency urgency : {Urgency::Calm, Urgency::Soon, Urgency::Last, Urgency::Up}) {
            ClockFace face;
            face.resize(300, 120);
            face.setReading({"Diplomacy", "1:00", urgency, true});
            QImage image(face.size(), QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            face.render(&image, {}, {}, QWidget::DrawChildren);
            outlines.insert(QByteArray(reinterpret_cast<const char*>(image.createAlphaMask().constBits()),
                                       image.createAlphaMask().sizeInBytes()));
        }
        QCOMPARE(outlines.size(), 4);
    }
};

CHANCERY_SUITE(TestClockKeeper, QApplication)

} // namespace chancery::tst_clock_keeper

#include "tst_clock_keeper.moc"
