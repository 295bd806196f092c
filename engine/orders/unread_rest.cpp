// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the rest of a sheet that is too long to be read, and what is quoted in it.
#include "engine/orders/unread_rest.h"

namespace chancery {

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
