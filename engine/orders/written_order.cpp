// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/written_order.h"

#include "engine/orders/collective.h"

namespace chancery {

WrittenOrder readWhole(const ReadingContext& context, const WrittenOrder& line)
{
    WrittenOrder read{line.power, line.text, {}, {}, line.sheet, line.heading};
    for (const WrittenOrder& part : readSheet(context, line.text)) {
        read.orders.insert(read.orders.end(), part.orders.begin(), part.orders.end());
        if (read.problem.empty()) read.problem = part.problem;
    }
    return read;
}

namespace {

ReadLine unread(const Map& map, Power power, std::size_t number, std::string_view text, OrderProblem problem)
{
    ReadLine line;
    line.number = number;
    line.written = {power, std::string(text), {}, located(map, problem)};
    line.faults = {{0, text.size(), std::move(problem)}};
    return line;
}

} // namespace

void leaveOrdered(const Map& map, WrittenOrder& line, ProvinceSet& ordered)
{
    const auto has = [&](const Order& order) {
        return order.unit.at != nowhere && ordered.has(map.provinceOf(order.unit.at));
    };
    if (isCollectiveHold(line.text)) std::erase_if(line.orders, has);
    for (const Order& order : line.orders)
        if (order.unit.at != nowhere) ordered.add(map.provinceOf(order.unit.at));
}

ReadLine unreadRest(const Map& map, Power power, std::size_t number, std::string_view text, std::size_t most)
{
    OrderProblem problem{OrderProblem::Kind::TooMany, Expected::End};
    problem.most = most;
    return unread(map, power, number, text.substr(0, text.find_last_not_of(" \t\r\n") + 1),
                  std::move(problem));
}

ReadLine unreadQuotation(const Map& map, Power power, std::size_t number, std::string_view line)
{
    return unread(map, power, number, line, {OrderProblem::Kind::Quoted, Expected::End});
}

} // namespace chancery
