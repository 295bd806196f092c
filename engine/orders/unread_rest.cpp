// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the rest of a sheet that is too long to be read.
#include "engine/orders/unread_rest.h"

namespace chancery {

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
