// SPDX-License-Identifier: GPL-3.0-or-later
// Says why a line cannot be read, by the word that no reading of it came beyond.
#pragma once

#include "engine/orders/spelled_places.h"

namespace chancery {

/// Remembers how far the readings of a line came, and what each wanted there.
class FurthestWord
{
public:
    /// Notes that a reading has come to a token and wants something there.
    void expect(std::size_t at, Expected expected);
    /// Notes a word behind an order that begins no other one.
    void noteStray(std::size_t at) { stray_ = std::max(stray_, at); }
    /// Returns what is wrong with the line, which cannot be read.
    OrderProblem problem(const LineTokens& line, const SpelledPlaces& places) const;

private:
    std::size_t furthest_ = 0;
    Expected expected_ = Expected::Unit;
    std::size_t stray_ = 0; ///< 0 if there is none
};

} // namespace chancery
