// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of one unit that the letters typed so far can become, the likeliest first.
#pragma once

#include "ui/entry/order_entry.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// One thing that a phase asks of a power: an order to a unit, or (without a unit) a build or a removal.
struct Asked
{
    Power power = noPower;      ///< the power that has to write it
    Province unit = noProvince; ///< the province of the unit; noProvince for a build or a removal
    int number = 0;             ///< index in the list that askedOf() returns

    bool operator==(const Asked&) const = default;
};

/// Returns all that this phase asks of a power: its units in the order of the position, or its builds or
/// removals.
std::vector<Asked> askedOf(const EntryContext& context, Power power);
/// Returns whether an order is written for this unit, or as many orders as reach this build or removal.
bool isAnswered(const EntryContext& context, const Asked& asked);

/// Completes typed letters to orders. It knows how the provinces and coasts of one map may be written.
class Completer
{
public:
    /// Collects the codes, names and aliases of a map, and the names of its powers.
    explicit Completer(const Map& map);

    /// Returns the legal orders that `typed` can begin, the best first: "ser", "s bud", "sbudrum", "c lon
    /// nwy", "spa nc", "h", "i rus". An empty `typed` returns all of them.
    std::vector<Order> completions(const EntryContext& context, const Asked& asked,
                                   std::string_view typed) const;

private:
    friend class TypedOrder;
    /// The spellings of one location.
    struct Place
    {
        std::string code;               ///< folded, with the coast
        std::vector<std::string> names; ///< folded: whole, then from each further word on
    };
    /// Returns how far a word is from a location: 0 for its code, -1 if no spelling begins with the word.
    int distance(std::string_view word, Location place) const;

    /// Returns whether a name of the power begins with these folded letters.
    bool begins(std::string_view letters, Power power) const;

    std::vector<Place> places_;                    ///< [location]
    std::vector<std::vector<std::string>> powers_; ///< [power] its folded names
};

} // namespace chancery
