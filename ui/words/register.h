// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which the same finding is put into words.
#pragma once

#include <cstdint>

namespace chancery {

/// How reasons are worded.
enum class Register : std::uint8_t {
    Plain, ///< powers and provinces in words; no order syntax, no clause, and the verdict is not repeated
    Room,  ///< as Plain, for those who do not write orders: "Germany's army in Munich"
    Judge  ///< orders in short form, strengths with their kinds, and the clause of the rulebook
};

} // namespace chancery
