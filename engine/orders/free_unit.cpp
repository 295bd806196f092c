// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/free_unit.h"

#include "engine/map/spelling.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_words.h"
#include "engine/orders/unit_text.h"

namespace chancery {

bool namesKind(std::string_view text)
{
    const std::size_t end = text.find(' ');
    if (end == std::string_view::npos) return false;
    const Keyword word = keywordOf(fold(text.substr(0, end)));
    return word == Keyword::Army || word == Keyword::Fleet;
}

Result<Unit> readFreeUnit(const Map& map, Power power, std::string_view text)
{
    Result<Unit> exact = readAnyUnit(map, power, text);
    if (exact) return exact;
    const Position nothing{{}, {}, std::vector<Power>(map.provinces.size(), noPower), {}};
    const Result<Order> order =
        readOrder({map, nothing, PhaseKind::Adjustment, power}, "B " + std::string(text));
    if (!order || !as<Build>(*order) || order->unit.at == nowhere) return exact;
    return Unit{power, order->unit.kind, order->unit.at};
}

} // namespace chancery
