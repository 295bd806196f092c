// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as text: the canonical form that files hold, and a forgiving reader for what people write.
#pragma once

#include "engine/base/result.h"
#include "engine/game/phase.h"
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
    std::vector<Order> orders;   ///< empty if it could not be read; one line may hold several orders
    std::string problem;         ///< why it could not be read
    int sheet{};                 ///< which sheet of its power it stands on, counted from 0 (DATC 4.D.1)

    bool operator==(const WrittenOrder&) const = default;
};

/// A whole sheet: several lines, several orders on a line where that is unambiguous ("F Lon.-Nth F Edi.-Nrg"). Where a
/// power that has orders already heads a line alone, its next sheet begins.
std::vector<WrittenOrder> readSheet(const ReadingContext& context, std::string_view text);

} // namespace chancery
