// SPDX-License-Identifier: GPL-3.0-or-later
// Plays or speaks the cues of the clock, as the preferences say.
#pragma once

#include "ui/desk/clock_keeper.h"
#include "ui/desk/voice.h"

namespace chancery {

/// How cues are announced.
struct Hearing
{
    bool sounds = true;  ///< whether bells are played
    bool speaks = false; ///< whether the cue is spoken
    double volume = .7;  ///< the volume of both, from 0 to 1
};

/// Announces each cue of a clock.
class Crier : public QObject
{
    Q_OBJECT

public:
    /// Announces the cues of `clock` through `voice`. `hearing` is called at each cue.
    Crier(ClockKeeper& clock, std::unique_ptr<Voice> voice, std::function<Hearing()> hearing,
          QObject* parent = nullptr);

    /// Announces a cue of a stage.
    void cry(Cue cue, TurnStage stage);

private:
    std::unique_ptr<Voice> voice_;
    std::function<Hearing()> hearing_;
};

} // namespace chancery
