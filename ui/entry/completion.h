// SPDX-License-Identifier: GPL-3.0-or-later
// What the letters typed so far can become: orders of one unit, the likeliest first.
#pragma once

#include "ui/entry/order_entry.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One thing that a phase asks of a power: an order to a unit, or (without a unit) a build or a removal.
struct Asked
{
    Power power = noPower;
    Province unit = noProvince;
    int number = 0; ///< in the sequence of all that the power is asked

    bool operator==(const Asked&) const = default;
};

/// All that a power is asked in this phase: its units in the sequence of the position, or its builds or removals.
std::vector<Asked> askedOf(const EntryContext& context, Power power);
/// Whether something is written for it.
bool isAnswered(const EntryContext& context, const Asked& asked);

/// Knows how the places of a map may be written; made once for it.
class Completer
{
public:
    explicit Completer(const Map& map);

    /// Legal orders that begin as `typed` does: "ser", "s bud", "sbudrum", "c lon nwy", "spa nc", "h"; with nothing
    /// typed, all of them. The best first.
    std::vector<Order> completions(const EntryContext& context, const Asked& asked, std::string_view typed) const;

private:
    friend class TypedOrder;
    struct Place
    {
        std::string code;
        std::vector<std::string> names; ///< folded: whole, then from each further word on
    };
    /// How far a word is from a place: 0 for its code; -1 if it does not begin any of its names.
    int distance(std::string_view word, Location place) const;

    std::vector<Place> places_; ///< [location]
};

} // namespace chancery
