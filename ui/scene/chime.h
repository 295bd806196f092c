// SPDX-License-Identifier: GPL-3.0-or-later
// All sounds of the program as samples: the bells of the clock, and the quiet marks of a reveal.
#pragma once

#include <cstdint>
#include <vector>

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

inline constexpr int chimeRate = 44100; ///< the sample rate of chime(), in samples a second

/// Returns whether a sound is a bell of the clock.
bool isBell(Sound sound);

/// Returns a sound: one channel of 16-bit samples at chimeRate. `volume` goes from 0 to 1; at 1 the peak of a
/// bell is nine tenths of full scale, and that of a mark at most half. The sound begins and ends in silence,
/// so that it does not click.
std::vector<std::int16_t> chime(Sound sound, double volume);

} // namespace chancery
