// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as text: the canonical form of files, and a forgiving reader for what people write.
#pragma once

#include "engine/base/phase.h"
#include "engine/base/result.h"
#include "engine/map/position.h"
#include "engine/orders/order.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/sheet_heading.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Returns an order in canonical form: "A PAR - BUR", "F MAO - SPA/nc", "A MAR S A PAR - BUR", "B F STP/nc",
/// "D A BUR", "WAIVE".
std::string canonical(const Map& map, const Position& position, const Order& order);
/// Adds an order in canonical form to a text.
void addCanonical(std::string& text, const Map& map, const Position& position, const Order& order);
/// Returns a unit in canonical form: "A PAR", "F STP/sc".
std::string canonical(const Map& map, const Unit& unit);
/// Adds that text to another one.
void addCanonical(std::string& text, const Map& map, const Unit& unit);

/// What orders are read against: it decides between meanings, and gives the units' letters and coasts if they
/// were left out.
struct ReadingContext
{
    const Map& map;                       ///< must outlive the reading
    const Position& position;             ///< must outlive the reading
    PhaseKind kind = PhaseKind::Movement; ///< the kind of orders
    Power power = noPower;                ///< whose sheet it is; noPower for a sheet of several powers
    std::vector<PowerSet> seats{}; ///< the powers of each player who has several (1971 XIV.2, Alexander V.5)
    bool unitsFollow = false;      ///< units may be missing: the text puts them where their orders have them
    std::vector<KnownPlayer> players{}; ///< whose names may head their sheets

    /// Returns the powers whose units the player of a power orders, the power itself included.
    PowerSet together(Power of) const;
};

/// Reads one order in any notation that README.md in this folder lists. On failure `message` says what was
/// expected and `where` is the column.
Result<Order> readOrder(const ReadingContext& context, std::string_view text);

/// A line of an order sheet as it was written, and how it was understood.
struct WrittenOrder
{
    Power power = noPower;     ///< the power that wrote it
    std::string text;          ///< as written; never changed
    std::vector<Order> orders; ///< those that could be read; one line may hold several
    std::string problem;       ///< why the line, or a part of it, could not be read; otherwise empty
    int sheet{};               ///< the number of its power's sheet, counted from 0 (DATC 4.D.1)
    Power heading{noPower};    ///< another power of the same player if its name heads this part of the sheet

    bool operator==(const WrittenOrder&) const = default;
};

/// A part of a line that could not be read.
struct Fault
{
    std::size_t begin = 0, end = 0; ///< bytes of the line
    OrderProblem problem;           ///< what is wrong with it

    bool operator==(const Fault&) const = default;
};

/// A name that was not taken for what it is exactly: it is misspelt, or begins the name of another province
/// that the unit can go to ("Tyr" for the Tyrrhenian Sea).
struct Correction
{
    std::string written;         ///< as written
    Province meant = noProvince; ///< the province that it was taken for
    bool misspelt = true;        ///< whether no name is written so
    Power heads{noPower};        ///< of a heading: the power that it was taken for

    bool operator==(const Correction&) const = default;
};

/// A line of an order sheet in detail, to show while it is being typed.
struct ReadLine
{
    std::size_t number = 0;              ///< of the line in the text, counted from 0
    WrittenOrder written;                ///< its text and orders
    std::vector<Fault> faults;           ///< the parts that could not be read
    std::vector<Correction> corrections; ///< the names that were not taken as they are written
    ProvinceSet helpers; ///< units that are only said to help an order: "A Par-Bur, supported by A Mar"
};

/// Reads a text line by line; lines without content are left out. A line that cannot be read as a whole keeps
/// the orders that can. At most 500 lines are read, and as many headings and remarks; a fault reports that
/// there are more.
std::vector<ReadLine> readLines(const ReadingContext& context, std::string_view text);

/// Returns a text whose every order is quoted without the signs ">", so that a mail that is forwarded reads
/// as the mail itself, which may quote another one; any other text as it is.
std::string withoutQuotation(const ReadingContext& context, std::string text);

/// Reads a whole order sheet; orders for units of another power of the same player are that power's. A line
/// may hold several orders if that is unambiguous ("F Lon.-Nth F Edi.-Nrg"). If the name of a power that has
/// lines already is alone on a line, its next sheet begins.
std::vector<WrittenOrder> readSheet(const ReadingContext& context, std::string_view text);

} // namespace chancery
