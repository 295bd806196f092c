// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences: what a user may choose about the program itself, as a value that the settings keep.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/scene/story_choice.h"
#include "ui/words/register.h"

#include <QString>

#include <cstdint>

namespace chancery {

/// Which theme the windows have; System follows the desktop.
enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// What a user wants of something that the system may ask for.
enum class Wish : std::uint8_t { System, Yes, No };

/// The preferences of the program.
struct Preferences
{
    QString language; ///< such as "de"; empty follows the system
    ThemeChoice theme = ThemeChoice::System;
    LabelMode labels = LabelMode::Auto;
    double tempo = 1;                  ///< the speed of stories, 0.25 to 4; 2 is twice as fast
    Wish reducedMotion = Wish::System; ///< beats are shown with their result at once; nothing moves
    QString projectorDisplay; ///< key of the audience window's display; empty means any but the console's
    ColourChoice colours;     ///< without the contrast, which `highContrast` has
    Wish highContrast = Wish::System;   ///< of windows, boards and what the players see
    bool clockShown = true;             ///< whether the players see the phase clock
    bool clockSound = true;             ///< a sound one minute before the end of a stage, and at its end
    bool clockSpeech = false;           ///< the same as speech, where the system can speak
    bool revealSound = false;           ///< quiet sounds while the players see a reveal
    int clockVolume = 70;               ///< of all sounds and of speech, in percent
    int slideSeconds = 20;              ///< how long automatic slides are shown, in seconds
    StoryChoice story{};                ///< how every story is shown
    Register reasons = Register::Plain; ///< how the results list words its reasons
    int textSize = 100;                 ///< of the console and its dialogs, in percent of the system's
    bool opensLast = false;             ///< the program starts with the last game, without the start page
    bool operator==(const Preferences&) const = default;
};

} // namespace chancery
