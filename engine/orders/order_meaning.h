// SPDX-License-Identifier: GPL-3.0-or-later
// From an order as it is spelled to the order that is meant: a badly written order with only one meaning is
// followed, one with two is not (1971 VII.4).
#pragma once

#include "engine/orders/order_text.h"
#include "engine/orders/spelled_order.h"

#include <variant>

namespace chancery {

/// What is known from earlier lines of the same sheet.
struct SheetSoFar
{
    Power power =
        noPower; ///< the power of the last header; on one power's sheet another one of the same player
    Verb verb = Verb::None; ///< the last verb: "builds F Kiel and A Munich"
    ProvinceSet ordered;    ///< units that already have an order
    /// The unit that the order before on the line supports to hold, if it is named by the beginning of its
    /// name.
    Province heldByShortName = noProvince;
    int waived = 0; ///< how many builds are waived by their number
};

/// Returns the order that `spelled` means in the position, or why there is no single meaning. `line` is the
/// text that `spelled` refers to.
std::variant<Order, OrderProblem> meaningOf(const ReadingContext& context, const SpelledOrder& spelled,
                                            std::string_view line, const SheetSoFar& before);

} // namespace chancery
