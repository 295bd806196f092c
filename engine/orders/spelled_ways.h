// SPDX-License-Identifier: GPL-3.0-or-later
// Where a unit is sent, as it was written: its destination, the seas on the way, and "via convoy".
#pragma once

#include "engine/orders/furthest_word.h"
#include "engine/orders/spelled_order.h"
#include "engine/orders/spelled_places.h"

#include <vector>

namespace chancery {

/// Finds ways in one line. Each function adds to `found` the order with each way that it reads, and where the
/// reading ends.
class SpelledWays
{
public:
    using Readings = std::vector<ReadToken<SpelledOrder>>; ///< the likeliest first

    /// All references must outlive this. What is expected is noted in `furthest`.
    SpelledWays(const LineTokens& line, SpelledPlaces& places, FurthestWord& furthest)
        : line_(line)
        , places_(places)
        , furthest_(furthest)
    {
    }

    /// Reads the destination that may begin at a token, or several places joined by dashes: the seas on the
    /// way, then the destination.
    void to(const SpelledOrder& start, std::size_t at, Readings& found);
    /// Reads a way that begins with "via" at a token: "A Lon via Nth - Nwy", "A Lon via convoy to Nwy".
    void afterVia(SpelledOrder start, std::size_t at, Readings& found);
    /// Reads what may follow a destination: "via convoy", "by sea", "via North Sea and Norwegian Sea",
    /// "(convoyed)".
    void behind(SpelledOrder order, std::size_t at, Readings& found);
    /// Begins to count the steps anew that a line may need.
    void forget() { steps_ = 0; }

private:
    void seas(const SpelledOrder& order, std::size_t seas, std::size_t at, Readings& found);

    const LineTokens& line_;
    SpelledPlaces& places_;
    FurthestWord& furthest_;
    int steps_ = 0;
};

} // namespace chancery
