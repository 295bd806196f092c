// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/crier.h"

#include "ui/words/clock_words.h"

namespace chancery {

Crier::Crier(ClockKeeper& clock, std::unique_ptr<Voice> voice, std::function<Hearing()> hearing,
             QObject* parent)
    : QObject(parent)
    , voice_(std::move(voice))
    , hearing_(std::move(hearing))
{
    connect(&clock, &ClockKeeper::cued, this, &Crier::cry);
}

void Crier::cry(Cue cue, TurnStage stage)
{
    const Hearing hearing = hearing_();
    if (hearing.sounds) voice_->chime(cue == Cue::TimeUp ? Sound::TimeUp : Sound::MinuteLeft, hearing.volume);
    if (hearing.speaks) voice_->say(ClockWords::spoken(cue, stage), hearing.volume);
}

} // namespace chancery
