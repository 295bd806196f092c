// SPDX-License-Identifier: GPL-3.0-or-later
// The units in a line, as they were written: which words may be one, and where each reading ends.
#pragma once

#include "engine/orders/furthest_word.h"
#include "engine/orders/spelled_order.h"
#include "engine/orders/spelled_places.h"

#include <vector>

namespace chancery {

/// Gives units without a kind the one that was named in the plural before them: "builds armies Berlin, Kiel".
void shareKinds(std::vector<SpelledOrder>& orders);

/// Finds units in one line.
class SpelledUnits
{
public:
    using Readings = std::vector<ReadToken<SpelledUnit>>; ///< the likeliest first
    /// Whether a unit may be written by its kind alone, as in "F Stands".
    enum class WithoutPlace { Allowed, Forbidden };

    /// All references must outlive this. What is expected is noted in `furthest`.
    SpelledUnits(const LineTokens& line, SpelledPlaces& places, FurthestWord& furthest);

    /// Returns the readings of the unit that may begin at a token.
    Readings at(std::size_t at, WithoutPlace withoutPlace, Expected expected = Expected::Unit);
    /// Returns those of a unit that is ordered itself: its kind may be behind its place, "Kiel fleet", "Bur
    /// (A)".
    Readings ordered(std::size_t at, PhaseKind phase, WithoutPlace withoutPlace);
    /// Returns those of a supported or convoyed unit, with or without its nationality, before or behind it:
    /// "S AUSTRIAN A Boh-Mun".
    Readings helped(std::size_t at, Expected expected);

private:
    const LineTokens& line_;
    SpelledPlaces& places_;
    FurthestWord& furthest_;
};

} // namespace chancery
