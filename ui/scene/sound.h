// SPDX-License-Identifier: GPL-3.0-or-later
// What the program can be heard to say without words: the bells of the clock, and the quiet marks of a
// reveal.
#pragma once

#include <cstdint>

namespace chancery {

/// What can be heard. All but the bells are quiet and begin softly, so that nobody is startled.
enum class Sound : std::uint8_t {
    MinuteLeft,   ///< one bell: a minute of a stage is left
    TimeUp,       ///< three bells: the time of a stage is up
    NewPhase,     ///< two rising notes
    Clash,        ///< a dull knock: units meet
    Dislodgement, ///< two low, falling notes
    CentreTaken,  ///< a small high note
    Ending        ///< a chord, note by note
};

/// Returns whether a sound is a bell of the clock.
inline bool isBell(Sound sound)
{
    return sound == Sound::MinuteLeft || sound == Sound::TimeUp;
}

} // namespace chancery
