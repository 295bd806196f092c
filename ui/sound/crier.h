// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the clock heard as the preferences want it.
#pragma once

#include "ui/sound/voice.h"
#include "ui/timing/clock_keeper.h"

namespace chancery {

struct Hearing
{
    bool sounds = true;
    bool speaks = false;
    double volume = .7; ///< of both, from 0 to 1
};

class Crier : public QObject
{
    Q_OBJECT

public:
    /// `hearing` is asked at every cue.
    Crier(ClockKeeper& clock, std::unique_ptr<Voice> voice, std::function<Hearing()> hearing,
          QObject* parent = nullptr);

    void cry(Cue cue, TurnStage stage);

private:
    std::unique_ptr<Voice> voice_;
    std::function<Hearing()> hearing_;
};

} // namespace chancery
