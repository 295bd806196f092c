// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a letter around its orders.
#pragma once

#include "engine/map/place_names.h"

#include <string_view>

namespace chancery {

/// Returns whether a line greets, thanks or ends a letter and orders nothing: "Hi GM,", "Cheers, Tom", "Sent
/// from my iPhone". A line with the name of a power is none, nor one with a dash or a word of orders.
bool isCourtesy(const PlaceNames& names, std::string_view line);

/// Returns whether a line may be the name below the end of a letter: one to three words that are neither
/// places nor words of orders.
bool isSignature(const PlaceNames& names, std::string_view line);

} // namespace chancery
