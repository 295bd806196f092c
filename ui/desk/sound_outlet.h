// SPDX-License-Identifier: GPL-3.0-or-later
// What the plug-in for sound and speech does. It is loaded at the first sound, since Qt Multimedia brings Qt
// Network with it, which this program has no use for.
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace chancery {

/// Plays samples and speaks, through devices that may come and go.
class SoundOutlet
{
public:
    virtual ~SoundOutlet() = default;

    /// Plays one channel of samples, `rate` of them a second, over what is heard already. Returns whether
    /// there is a device for them.
    virtual bool play(const std::vector<std::int16_t>& samples, int rate) = 0;
    /// Speaks a text in the language of the program; `volume` is from 0 to 1.
    virtual void say(const QString& text, double volume) = 0;
};

/// The function of the plug-in that makes an outlet, which the caller owns.
using MakeSoundOutlet = SoundOutlet* (*)();
/// Its name.
inline constexpr const char* makeSoundOutlet = "chanceryMakeSoundOutlet";

} // namespace chancery
