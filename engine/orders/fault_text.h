// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence about a fault of a position.
#pragma once

#include "engine/base/result.h"
#include "engine/orders/position_faults.h"

#include <string>
#include <variant>
#include <vector>

namespace chancery {

/// What fills a gap of a sentence about a fault: a unit with its power, a power, a place or a number. Each is
/// named in the reader's language.
using FaultGap = std::variant<Unit, Power, Location, int>;

/// The sentence about a fault. Its context for translation is "PositionFaults".
struct FaultSentence
{
    const char* pattern = "";     ///< in English, with gaps "%1" to "%3"
    std::vector<FaultGap> gaps{}; ///< what fills them
};

/// Returns the sentence about a fault.
FaultSentence sentenceOf(const PositionFault& fault);

/// Returns the fault as an error, whose sentence can be translated.
Error errorOf(const Map& map, const PositionFault& fault);
/// Returns the sentence in English: "A VIE (Italy): another unit is in Vienna too."
std::string english(const Map& map, const PositionFault& fault);

} // namespace chancery
