// SPDX-License-Identifier: GPL-3.0-or-later
// What one line of a posted text is: a heading, orders, units, owners of centres, or prose.
#pragma once

#include "engine/base/phase.h"
#include "engine/game/study.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_tokens.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chancery {

/// Looks at lines one by one, on one map. Orders are looked at without knowing all units yet.
class PageLines
{
public:
    /// The map must outlive this.
    explicit PageLines(const Map& map)
        : map_(map)
    {
    }

    /// Returns a line without the signs of quotations, lists and emphasis.
    std::string plain(std::string_view line) const;

    /// Returns whether a line is short enough for a title, and neither a phase nor an order nor anything
    /// else.
    bool mayBeTitle(const std::string& line) const;

    /// Returns whether a line begins "Rulebook:".
    static bool isRulebook(std::string_view line);
    /// Returns the entries behind the colon of such a line.
    static std::vector<std::string> rulesIn(std::string_view line);
    /// Returns whether a line is the heading of a list of owners: "Ownership of supply centres:".
    static bool headsOwners(std::string_view line);

    /// Returns the power whose heading a line is or begins with, or which it names before an order, and the
    /// rest of the line; noPower if it names none so.
    std::pair<Power, std::string> heading(std::string_view line) const;

    /// Returns the label of such a line if its power's name is misspelt; else empty.
    std::string misspeltHeading(std::string_view line) const;

    /// Returns where the heading of a power begins behind words that say what follows, "Units: France A Par",
    /// "Spring 1901: France", "In my game Austria: A Vie - Tyr"; 0 if the line has none.
    std::size_t labelBeforeHeading(std::string_view line) const;

    /// Returns where on a line, behind a comma, semicolon, full stop or wide gap, the heading of another
    /// power begins, with a colon, or before an order if the line begins so, too; 0 if none does.
    std::size_t nextHeading(std::string_view line) const;

    /// Returns whether a line is an order behind a label that is no power: "Bob: A Par - Bur", "Klaus A
    /// Par-Bur".
    bool isLabelled(std::string_view line) const;

    /// Returns whether such a heading is "R:", which may as well mean retreats.
    bool mayHeadRetreats(std::string_view line) const;

    /// Returns the centres that a line lists; empty if it lists anything else.
    std::vector<Province> centresIn(std::string_view line) const;
    /// Returns the units that a line lists without an order, "A Vienna, F Trieste" or "A Vienna, no order";
    /// empty if it says anything else. With `told` the words "no order" must be there: a unit alone may be
    /// one to be built.
    std::vector<Unit> unitsIn(std::string_view line, Power power, bool told) const;
    /// Returns the orders of a line, each as it is written.
    std::vector<std::string> ordersIn(const std::string& line) const;
    /// Returns in which kind of phase a line can be read as orders as a whole, `known` first.
    std::optional<PhaseKind> kindOf(const std::string& line, Power power, const Position& position,
                                    std::optional<PhaseKind> known) const;
    /// Returns whether any part of a line can be read as an order of a power, wherever its units are.
    bool hasOrder(const std::string& line, Power power) const;
    /// Returns the first line of a text that is an order if only a power is named, "Builds: A Lon"; empty if
    /// there is none.
    std::string firstOrderIn(std::string_view text, const Position& position) const;
    /// Returns an order with the next line, if that is its other half and no order itself: "F NWG S F NTH"
    /// and
    /// "- NWY"; empty if it is not.
    std::string joined(const StudyOrder& order, const std::string& line, const Position& position) const;
    /// Returns whether a line is short and begins with a province in full or its code: "Mun, Ruh hold".
    bool beginsWithPlace(std::string_view line) const;
    /// Returns whether a short line names a unit with its province, "nothing for A Mun"; if asked for by its
    /// letter only.
    bool namesUnit(std::string_view line, bool byLetter = false) const;
    /// Returns whether it begins so: "A Mun tries", "The army at Paris".
    bool beginsWithUnit(std::string_view line) const;
    /// Returns whether a line looks as a heading does that names no power: "The Sultan".
    static bool isUnclearHeading(std::string_view line);
    /// Returns whether a line begins with a power and has a unit behind a colon: "Turkey in civil disorder: A
    /// Con".
    bool namesPowerAndUnit(std::string_view line) const;
    /// Returns the orders of a line.
    std::vector<Order> read(const StudyOrder& line, const Position& position, PhaseKind kind) const;

private:
    bool isOrderOf(Power power, const std::string& text) const;
    bool isPower(const OrderToken& word) const;
    bool isPlaceAt(const std::vector<OrderToken>& words, std::size_t at) const;
    std::optional<Unit> unitIn(std::string_view text, Power power) const;
    std::optional<PhaseKind> readIn(const std::string& line, Power power, const Position& position,
                                    PhaseKind kind) const;

    const Map& map_;
};

} // namespace chancery
