// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/written_order.h"

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

ReadLine unreadRest(const Map& map, Power power, std::size_t number, std::string_view text, std::size_t most)
{
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    OrderProblem problem{OrderProblem::Kind::TooMany, Expected::End};
    problem.most = most;
    ReadLine rest;
    rest.number = number;
    rest.written = {power, std::string(text), {}, "column 1: " + sentence(map, problem)};
    rest.faults = {{0, text.size(), std::move(problem)}};
    return rest;
}

} // namespace chancery
