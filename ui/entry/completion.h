// SPDX-License-Identifier: GPL-3.0-or-later
// The orders that the letters typed so far can become, the likeliest first.
#pragma once

#include "ui/entry/order_entry.h"
#include "ui/entry/spelled_names.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chancery {

/// One thing that a phase asks of a power: an order to a unit, or (without a unit) a build or a removal.
struct Asked
{
    Power power = noPower;      ///< the power that has to write it
    Province unit = noProvince; ///< the province of the unit; noProvince for a build or a removal
    int number = 0;             ///< index in the list that askedOf() returns
    bool permitted = false;     ///< the unit is another power's, so that it may be ordered but need not be

    bool operator==(const Asked&) const = default;
};

/// Returns all that this phase asks of a power, nothing if it has no player: its units in the order of the
/// position, or its builds or removals; then the units of other powers that it may order, if it is the power
/// of the context.
std::vector<Asked> askedOf(const EntryContext& context, Power power);
/// Returns the indices of the orders of one power that are in the `rows` for its builds or removals, in the
/// order in which they are written. If there are more, those in `idle` are in none, the last ones first: an
/// order without effect takes no row from one that has some.
std::vector<std::size_t> ordersInRows(std::span<const Order> orders, std::span<const Order> idle,
                                      std::size_t rows);
/// Returns the written orders that answer this: those for the unit, or the one in the row of this build or
/// removal.
std::vector<Order> answersTo(const EntryContext& context, const Asked& asked);
/// Returns whether an order is written for this unit, or as many orders as reach this build or removal.
bool isAnswered(const EntryContext& context, const Asked& asked);

/// Returns whether an order is missing: nothing is written that has an effect, and something must be.
bool isOpen(const EntryContext& context, const Asked& asked);

/// Returns what comes next after something that a power is asked for and is missing, starting again from the
/// first after the last; after nothing, it is the first one. Returns nothing if no order is missing.
std::optional<Asked> nextOpen(const EntryContext& context, Power power, const std::optional<Asked>& after);

/// Returns whether this is answered as it was with the orders `before`.
bool isAnsweredAs(const EntryContext& context, const Asked& asked, std::span<const Order> before);
/// Returns the first of all powers' questions that is answered otherwise than it was with the orders
/// `before`; nothing if all answers are the same.
std::optional<Asked> answeredOtherwise(const EntryContext& context, std::span<const Order> before);

/// Returns whether a line is only army or fleet, so that it may become the name of a unit.
bool isKindOnly(std::string_view typed);

/// The legal orders that typed letters can begin.
struct Offers
{
    std::vector<Order> orders; ///< the best first
    /// Whether the letters name the first order, so that it can be written: they leave out none of its places
    /// and do not fit another coast or kind of unit as well; or it alone helps a move that is written.
    bool named = false;
};

/// Completes typed letters to orders. It knows how the provinces and coasts of one map may be written.
class Completer
{
public:
    /// Collects the codes, names and aliases of a map, and the names of its powers.
    explicit Completer(const Map& map);

    /// Returns the legal orders that `typed` can begin: "ser", "s bud", "sbudrum", "c lon nwy", "c nwy", "spa
    /// nc", "h", "i rus". Every word is tried as a keyword and as the beginning of a name. The orders are for
    /// the unit asked for; those that name another unit of the power ("vie gal") are for that one, and only
    /// exact names count there. An empty `typed` returns all orders of the unit asked for, and names none.
    /// With noProvince in a movement or retreat phase no unit is asked for.
    Offers completions(const EntryContext& context, const Asked& asked, std::string_view typed) const;

    /// Returns what a power is asked for if `typed` is the name of that unit and nothing more: "vie", "a
    /// vie". Returns nothing if it names none or several.
    std::optional<Asked> unitNamed(const EntryContext& context, Power power, std::string_view typed) const;
    /// Returns whether `typed` begins with the name of a unit of the power, or with army or fleet and a
    /// place: then it says itself which unit it is about.
    bool namesUnit(const EntryContext& context, Power power, std::string_view typed) const;

private:
    SpelledNames names_;
};

} // namespace chancery
