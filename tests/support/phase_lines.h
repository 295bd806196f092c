// SPDX-License-Identifier: GPL-3.0-or-later
// Movement phases out of tests/data/positions: "id | Austria: A VIE - TYR, F TRI H | Italy: A VEN - TYR" a
// line.
#pragma once

#include "engine/map/position.h"
#include "engine/orders/order.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct OrderedPhase
{
    std::string id;
    Position position; ///< a unit for each order, no centre is owned
    std::vector<Order> orders;
};

/// Reads at most `most` phases. Lines that begin with # are remarks. A line that cannot be read ends the
/// program.
std::vector<OrderedPhase> readPhaseLines(const Map& map, std::string_view text,
                                         std::size_t most = std::string_view::npos);

} // namespace chancery
