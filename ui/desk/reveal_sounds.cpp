// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/reveal_sounds.h"

#include "ui/scene/story_sounds.h"

namespace chancery {

namespace {

constexpr int longestTick = 500; ///< milliseconds of the clock: what takes longer is a jump

} // namespace

RevealSounds::RevealSounds(const Session& session, Presenter& presenter, std::unique_ptr<Voice> voice,
                           std::function<double()> volume, QObject* parent)
    : QObject(parent)
    , session_(session)
    , presenter_(presenter)
    , voice_(std::move(voice))
    , volume_(std::move(volume))
    , phases_(session.game().phases.size())
{
    connect(&presenter.story().player(), &StoryPlayer::timeChanged, this, &RevealSounds::followStory);
    connect(&presenter.story().player(), &StoryPlayer::loaded, this, [this] { before_ = 0; });
    connect(&session, &Session::changed, this, &RevealSounds::followPhases);
}

/// Whoever jumps in the story hears nothing of what was jumped over.
void RevealSounds::followStory(int ms)
{
    const int before = std::exchange(before_, ms);
    const StoryPlayer& player = presenter_.story().player();
    const bool jumps = ms < before || ms - before > longestTick * player.speed();
    if (jumps || volume_() <= 0 || !presenter_.audience().maySee() || !presenter_.story().shown()) return;
    for (const SoundMoment& moment : soundsOf(presenter_.story().storyboard()))
        if (moment.at > before && moment.at <= ms) play(moment.sound);
}

void RevealSounds::followPhases(Change change)
{
    const std::size_t phases = session_.game().phases.size(), before = std::exchange(phases_, phases);
    if (change == Change::Phase && phases == before + 1) play(Sound::NewPhase);
}

void RevealSounds::play(Sound sound)
{
    if (const double volume = volume_(); volume > 0) voice_->chime(sound, volume);
}

} // namespace chancery
