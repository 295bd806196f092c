// SPDX-License-Identifier: GPL-3.0-or-later
// A reveal is heard with what is seen of it: once, never before it, and only while the players see it play.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "ui/desk/reveal_sounds.h"
#include "ui/desk/sheet_edits.h"
#include "ui/scene/story_sounds.h"

#include <algorithm>

namespace chancery::tst_reveal_sounds {

namespace {

struct Notes : Voice
{
    std::vector<Sound>& taken;

    explicit Notes(std::vector<Sound>& into)
        : taken(into)
    {
    }
    void chime(Sound sound, double) override { taken.push_back(sound); }
    void say(const QString&, double) override {}
};

/// A Spring in which two armies bounce in Galicia.
struct Table
{
    Session session{newGame(sketch::sharedMap())};
    qint64 now = 0;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }, nullptr,
                        [this] { return now; }};
    std::vector<Sound> heard;
    double volume = .5;
    RevealSounds sounds{session, presenter, std::make_unique<Notes>(heard), [this] { return volume; }};

    Table()
    {
        write("Austria", "A VIE - GAL");
        write("Russia", "A WAR - GAL");
    }
    void write(const char* power, const char* sheet)
    {
        writeSheet(session, session.map().findPower(power), sheet);
    }
    /// Plays the story as its timer does.
    void play()
    {
        while (presenter.story().player().playing()) {
            now += 40;
            presenter.story().player().tick();
        }
    }
    std::vector<Sound> wanted() const
    {
        std::vector<Sound> all;
        for (const SoundMoment& one : soundsOf(presenter.story().storyboard())) all.push_back(one.sound);
        return all;
    }
    std::ptrdiff_t count(Sound sound) const { return std::ranges::count(heard, sound); }
};

} // namespace

class TestRevealSounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySoundIsHeardOnce()
    {
        Table t;
        t.presenter.reveal();
        t.play();
        QVERIFY(t.presenter.story().player().atEnd());
        QCOMPARE(t.count(Sound::Clash), 1); // both armies touch at once
        QVERIFY(t.heard == t.wanted());
    }

    void theGamemastersOwnStoryIsSilent()
    {
        Table t;
        t.presenter.resolve();
        t.play();
        QVERIFY(t.presenter.story().player().atEnd());
        QVERIFY(t.heard.empty());
        t.presenter.reveal();
        t.play();
        QCOMPARE(t.count(Sound::Clash), 1);
    }

    void nothingIsHeardThatThePlayersDoNotSee()
    {
        Table t;
        t.volume = 0;
        t.presenter.reveal();
        t.play();
        QVERIFY(t.heard.empty());
    }

    void whatIsJumpedOverIsNotHeard()
    {
        Table t;
        t.presenter.reveal();
        t.presenter.story().skip();
        QVERIFY(t.heard.empty());
        t.presenter.story().replay();
        t.play();
        QCOMPARE(t.count(Sound::Clash), 1);
        t.presenter.story().player().seek(0);
        t.presenter.story().player().seek(t.presenter.story().player().duration() - 1);
        QCOMPARE(t.count(Sound::Clash), 1);
    }

    void aNewPhaseIsHeard()
    {
        Table t;
        t.presenter.reveal();
        t.play();
        QCOMPARE(t.count(Sound::NewPhase), 0);
        t.presenter.advance();
        QCOMPARE(t.count(Sound::NewPhase), 1);
        t.session.undoStack()->undo();
        QCOMPARE(t.count(Sound::NewPhase), 1);
        t.session.start(newGame(sketch::sharedMap()));
        QCOMPARE(t.count(Sound::NewPhase), 1);
    }

    /// In every phase of the sample: a clash while units meet, a dislodgement when it is told, and centres
    /// and an ending in their beats.
    void noSoundIsBeforeWhatItIsAbout()
    {
        std::array<int, 7> counted{};
        for (const PhaseToTell& told : samplePhases()) {
            StoryShow show;
            show.load(told.game, told.phase, sketch::standardGeometry());
            const Storyboard& story = show.storyboard();
            int last = 0;
            for (const SoundMoment& one : soundsOf(story)) {
                QVERIFY(one.at >= last && one.at <= story.lasts);
                last = one.at;
                ++counted[static_cast<std::size_t>(one.sound)];
                const Beat& beat = story.beats[beatAt(story, one.at)];
                if (one.sound == Sound::Dislodgement)
                    QVERIFY(beat.gesture == Gesture::Dislodge && !beat.asksAt(one.at));
                if (one.sound == Sound::Clash) QVERIFY(one.at > beat.span.startsAt);
                if (one.sound == Sound::CentreTaken) QVERIFY(beat.gesture == Gesture::Centres);
                if (one.sound == Sound::Ending) QVERIFY(beat.gesture == Gesture::Ending);
            }
        }
        for (const Sound sound : {Sound::Clash, Sound::Dislodgement, Sound::CentreTaken})
            QVERIFY(counted[static_cast<std::size_t>(sound)] > 0);
    }

    void whatHappensAtOnceIsHeardOnce()
    {
        Storyboard story;
        story.beats = {Beat{Gesture::Centres, {0, 1000}, {}, {}}};
        for (int at : {100, 150, 219, 230, 400}) story.ownerChanges.push_back({Province{}, Power{}, at});
        const std::vector<SoundMoment> sounds = soundsOf(story);
        QCOMPARE(sounds.size(), std::size_t(3));
        QCOMPARE(sounds[1].at, 230);
        QCOMPARE(sounds[2].at, 400);
    }
};

CHANCERY_SUITE(TestRevealSounds, QApplication)

} // namespace chancery::tst_reveal_sounds

#include "tst_reveal_sounds.moc"
