// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds and speech. They need parts of Qt that are not installed everywhere. Without these, or without
// a device, a sound becomes the beep of the desktop, speech is left out, and there is no error.
#pragma once

#include "ui/scene/clock_cues.h"

#include <QString>

#include <memory>

namespace chancery {

/// Plays the sound of a cue and speaks a text. Tests replace it.
class Voice
{
public:
    virtual ~Voice() = default;

    /// Plays the sound of a cue; `volume` is from 0 to 1.
    virtual void chime(Cue cue, double volume) = 0;
    /// Speaks a text in the language of the program; `volume` is from 0 to 1.
    virtual void say(const QString& text, double volume) = 0;
};

/// Returns the voice of this machine.
std::unique_ptr<Voice> systemVoice();

/// Whether something can be heard from this program on this machine.
enum class Heard {
    Yes,
    NotBuilt, ///< the program was built without the part of Qt
    NoEngine  ///< the machine has no engine for the part of Qt
};
/// Returns whether bells can be heard; otherwise the desktop beeps.
Heard bellsHeard();
/// Returns whether speech can be heard.
Heard speechHeard();

} // namespace chancery
