// SPDX-License-Identifier: GPL-3.0-or-later
// From an order as it is spelled to the one that is meant: a badly written order that can have only one
// meaning is followed, one that admits of two is not (1971 VII.4).
#pragma once

#include "engine/notation/order_grammar.h"
#include "engine/notation/order_text.h"

#include <variant>
#include <vector>

namespace chancery {

/// What was read before on the same sheet.
struct SheetSoFar
{
    Power power = noPower;  ///< whom the last header named, if the sheet is of no one power
    Verb verb = Verb::None; ///< "builds F Kiel and A Munich"
    ProvinceSet ordered;    ///< units that have an order already
};

std::variant<Order, OrderProblem> meaningOf(const ReadingContext& context, const SpelledOrder& spelled,
                                            std::string_view line, const SheetSoFar& before);

} // namespace chancery
