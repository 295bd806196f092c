// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a text looks as an order does, by its words alone: no map is asked.
#pragma once

#include <string_view>

namespace chancery {

/// Returns whether a line begins with the kind of a unit.
bool beginsAsOrder(std::string_view line);

/// Returns whether a short line begins with the letter of a unit and a word with a capital: "F Konst.
/// wartet".
bool beginsWithLetter(std::string_view line);

/// Returns whether a line is short and has the signs of an order, so that it was probably meant as one even
/// where nothing around it says so: "A Sill - Ber", "Sill supports Ber". Commentaries describe orders from
/// the other side: these are none.
bool looksAsOrder(std::string_view line);

} // namespace chancery
