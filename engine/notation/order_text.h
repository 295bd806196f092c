// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as text: the canonical form that files hold, and a forgiving reader for what people write.
#pragma once

#include "engine/base/phase.h"
#include "engine/base/result.h"
#include "engine/notation/order_problem.h"
#include "engine/orders/order.h"
#include "engine/position/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// "A PAR - BUR", "F MAO - SPA/nc", "A MAR S A PAR - BUR", "B F STP/nc", "D A BUR", "WAIVE".
std::string canonical(const Map& map, const Position& position, const Order& order);
/// "A PAR", "F STP/sc".
std::string canonical(const Map& map, const Unit& unit);

/// What an order is read against: it fills in unit letters and coasts that were left out.
struct ReadingContext
{
    const Map& map;
    const Position& position;
    PhaseKind kind = PhaseKind::Movement;
    Power power = noPower; ///< whose sheet
};

/// One order in any notation that the README of this folder lists. The error says what was expected and, as `where`,
/// the column.
Result<Order> readOrder(const ReadingContext& context, std::string_view text);

/// A line of a sheet as it was written, and how it was understood.
struct WrittenOrder
{
    Power power = noPower;
    std::string text;            ///< as written, kept forever
    std::vector<Order> orders;   ///< as many as could be read; one line may hold several
    std::string problem;         ///< why the line, or a part of it, could not be read
    int sheet{};                 ///< which sheet of its power it stands on, counted from 0 (DATC 4.D.1)

    bool operator==(const WrittenOrder&) const = default;
};

/// A part of a line that could not be read.
struct Fault
{
    std::size_t begin = 0, end = 0; ///< bytes of the line
    OrderProblem problem;

    bool operator==(const Fault&) const = default;
};

/// The name of a space that was misspelt and understood all the same.
struct Correction
{
    std::string written;
    Province meant = noProvince;

    bool operator==(const Correction&) const = default;
};

/// A line of a sheet in detail, for whoever shows it while it is being written.
struct ReadLine
{
    std::size_t number = 0; ///< of the line in the text, counted from 0
    WrittenOrder written;
    std::vector<Fault> faults;
    std::vector<Correction> corrections;
};

/// The lines that say something. A line that cannot be read as a whole keeps the orders in it that can.
std::vector<ReadLine> readLines(const ReadingContext& context, std::string_view text);

/// A whole sheet: several lines, several orders on a line where that is unambiguous ("F Lon.-Nth F Edi.-Nrg"). Where a
/// power that has orders already heads a line alone, its next sheet begins.
std::vector<WrittenOrder> readSheet(const ReadingContext& context, std::string_view text);

} // namespace chancery
