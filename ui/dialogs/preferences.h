// SPDX-License-Identifier: GPL-3.0-or-later
// What a person may choose about the program itself: a value that the settings keep.
#pragma once

#include "ui/paint/board_look.h"

#include <QString>

#include <cstdint>

namespace chancery {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

struct Preferences
{
    QString language; ///< "de"; empty follows the system
    ThemeChoice theme = ThemeChoice::System;
    LabelMode labels = LabelMode::Auto;
    double tempo = 1;           ///< of the story: 2 is twice as fast; 0.25 to 4
    bool reducedMotion = false; ///< beats are shown settled, nothing travels
    QString projectorDisplay;   ///< name of the display; empty: the first that is not the board's
    ColourChoice colours;
    bool clockShown = true;     ///< to the players
    bool clockSound = true;     ///< a minute before the time of a stage is up, and then
    bool clockSpeech = false;   ///< the same in words, where the program can speak
    int clockVolume = 70;       ///< of both, in percent
    int slideSeconds = 20;      ///< that the players see a slide, where slides change by themselves
    bool operator==(const Preferences&) const = default;
};

} // namespace chancery
