// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the slides of a Committee. For slides.cpp alone; others call slideOf().
#pragma once

#include "ui/scene/slide.h"

namespace chancery {

/// Returns the centres and points of all powers, where the rules count points.
std::optional<Slide> scoreSlide(const Game& played);
/// Returns who speaks when in the last round of speeches that was drawn.
std::optional<Slide> speakersSlide(const Game& played);
/// Returns what delegations have agreed on before all, and the conferences; nothing without any. It says no
/// more of a conference than its name and its place, and of what happened in a phase that the players have
/// not seen to its end neither that a conference has ended nor that a treaty was broken.
std::optional<Slide> agreementsSlide(const Game& played);

} // namespace chancery
