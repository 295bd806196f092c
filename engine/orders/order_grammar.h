// SPDX-License-Identifier: GPL-3.0-or-later
// Finds all ways to read a line as orders.
#pragma once

#include "engine/orders/furthest_word.h"
#include "engine/orders/spelled_units.h"
#include "engine/orders/spelled_ways.h"

#include <optional>
#include <variant>
#include <vector>

namespace chancery {

/// Finds the orders in one line, or in a piece of one. The spelled orders refer to it and to the line.
class OrderGrammar
{
public:
    /// Cuts the line into tokens; map, names and line must outlive the grammar.
    OrderGrammar(const Map& map, const PlaceNames& names, PhaseKind kind, std::string_view line);
    OrderGrammar(const OrderGrammar&) = delete;
    OrderGrammar& operator=(const OrderGrammar&) = delete;

    /// Returns all orders of the line, in order; or the problem that is furthest in the line if it cannot be
    /// read.
    std::variant<std::vector<SpelledOrder>, OrderProblem> read();
    /// Returns the power before a colon at the beginning, as in "England: A Liv-Yor"; noPower if there is
    /// none.
    Power headedBy() const;
    /// Returns what is wrong with a line that gives a choice or a condition, "A Par - Bur or A Par - Pic";
    /// nothing if it gives none.
    std::optional<OrderProblem> condition() const;

private:
    template<class T>
    using Readings = std::vector<ReadToken<T>>; ///< the likeliest first

    // Each adds to `found` the readings of what may begin at a token.
    bool sequence(std::size_t at, std::vector<SpelledOrder>& orders);
    Readings<SpelledOrder> orders(std::size_t at);
    void ordersOf(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void verbFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void commands(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void keywordCommands(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    bool mayBePlace(std::size_t at) const;
    bool mayBeCoast(std::size_t at);
    void supports(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    /// Returns whether an order is not the first of the line.
    bool isBehind(const SpelledOrder& order) const { return order.unit.begin > line_.token(0).begin; }
    void supportsToo(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    bool mayLean(const SpelledOrder& order, std::size_t end) const;
    void helperFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    Verb nextHelper(std::size_t at) const;
    void convoys(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    void fromLast(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void insurrectionFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void insurrections(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);

    std::size_t takeOwner(SpelledOrder& order, std::size_t at) const;

    PhaseKind kind_;
    LineTokens line_;
    SpelledPlaces places_;
    FurthestWord furthest_;
    SpelledUnits units_{line_, places_, furthest_};
    SpelledWays ways_{line_, places_, furthest_};
    std::vector<bool> dead_;    ///< [token] no orders from here to the end of the line
    bool revives_ = false;      ///< the line lists centres that a lost power wants back
    Verb helpers_ = Verb::None; ///< what those do whom the line lists behind the order that they help
    bool inFull_ = false;       ///< it says so by a whole word
};

} // namespace chancery
