// SPDX-License-Identifier: GPL-3.0-or-later
// What the clock is heard through. Sound and speech need parts of Qt that are not everywhere; without them, or without a
// device, there is the beep of the desktop, or silence, and never an error.
#pragma once

#include "ui/flow/clock_cues.h"

#include <QString>

#include <memory>

namespace chancery {

class Voice
{
public:
    virtual ~Voice() = default;

    /// `volume` from 0 to 1.
    virtual void chime(Cue cue, double volume) = 0;
    virtual void say(const QString& text, double volume) = 0;
};

std::unique_ptr<Voice> systemVoice();
/// This program was built with speech.
bool canSpeak();

} // namespace chancery
