// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the colours of the powers can be told apart, also by people who lack a kind of cone.
#pragma once

#include "ui/draw/colour_vision.h"
#include "ui/draw/palette.h"

#include <vector>

namespace chancery {

/// The CIEDE2000 difference that the units of two powers have at least where they are easily told apart.
inline constexpr double unitsApart = 19;
/// The difference that a power's provinces have at least from land without an owner.
inline constexpr double landApart = 11;

/// Two powers whose units look alike.
struct AlikePowers
{
    Power one = noPower, other = noPower;       ///< in the order of the map
    ColourVision vision = ColourVision::Normal; ///< with which: with normal colour vision if with that too
    double apart = 0;                           ///< their difference then
    bool operator==(const AlikePowers&) const = default;
};

/// Returns the pairs of powers whose units differ by less than `unitsApart` with some colour vision, each
/// pair once, those that differ least first.
std::vector<AlikePowers> alikePowers(const Theme& theme);

/// Returns the powers whose provinces differ by less than `landApart` from land without an owner with normal
/// colour vision.
std::vector<Power> powersLikeLand(const Theme& theme);

} // namespace chancery
