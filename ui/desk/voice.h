// SPDX-License-Identifier: GPL-3.0-or-later
// Plays sounds and speech. They need parts of Qt that are not installed everywhere. Without these, or without
// a device, a bell becomes the beep of the desktop, the rest is left out, and there is no error.
#pragma once

#include "ui/scene/sound.h"

#include <QString>

#include <memory>

namespace chancery {

/// Plays sounds and speaks texts. Tests replace it.
class Voice
{
public:
    virtual ~Voice() = default;

    /// Plays a sound; `volume` is from 0 to 1.
    virtual void chime(Sound sound, double volume) = 0;
    /// Speaks a text in the language of the program; `volume` is from 0 to 1.
    virtual void say(const QString& text, double volume) = 0;
};

/// Returns the voice of this machine. It loads what plays sounds at the first one.
std::unique_ptr<Voice> systemVoice();

/// Whether something can be heard from this program on this machine.
enum class Heard {
    Yes,
    NotBuilt, ///< the program was built, or installed, without the part of Qt
    NoEngine  ///< the machine has no engine for the part of Qt
};
/// Returns whether bells can be heard; otherwise the desktop beeps. Loads nothing.
Heard bellsHeard();
/// Returns whether speech can be heard. Loads nothing.
Heard speechHeard();

} // namespace chancery
