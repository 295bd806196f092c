// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/written_order.h"

#include "engine/base/ascii.h"
#include "engine/orders/collective.h"

#include <algorithm>
#include <array>
#include <map>

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

void leaveOrdered(const Map& map, std::span<WrittenOrder* const> lines)
{
    std::map<Power, ProvinceSet> ordered; // by lines and parts of lines that are about single units
    const auto provinceOf = [&map](const Order& order) { return map.provinceOf(order.unit.at); };
    const auto isCollective = [](const WrittenOrder* line) {
        const bool holds =
            std::ranges::any_of(line->orders, [](const Order& order) { return as<Hold>(order); });
        return holds && holdsCollectively(line->text);
    };
    for (const WrittenOrder* line : lines)
        for (const Order& order : line->orders)
            if (order.unit.at != nowhere && !(isCollective(line) && as<Hold>(order)))
                ordered[line->power].add(provinceOf(order));
    for (WrittenOrder* line : lines)
        if (isCollective(line))
            std::erase_if(line->orders, [&](const Order& order) {
                return as<Hold>(order) && ordered[line->power].has(provinceOf(order));
            });
}

void leaveOrdered(const Map& map, std::vector<ReadLine>& lines)
{
    std::vector<WrittenOrder*> all;
    for (ReadLine& line : lines) all.push_back(&line.written);
    leaveOrdered(map, all);
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

std::string_view setAside(std::string_view line)
{
    constexpr std::array<std::string_view, 3> signs{"#", "//", untickedSign};
    line = trimmed(line);
    const auto sign =
        std::ranges::find_if(signs, [line](std::string_view one) { return line.starts_with(one); });
    if (sign == signs.end()) return {};
    line.remove_prefix(sign->size());
    return line.empty() || isDigit(line.front()) ? std::string_view()
                                                 : trimmed(line); // "#1" numbers an order
}

std::optional<ReadLine> unreadAside(const ReadingContext& context, Power power, std::size_t number,
                                    std::string_view line)
{
    const std::string_view rest = setAside(line);
    if (rest.empty()) return std::nullopt;
    ReadingContext own = context;
    own.power = power;
    const std::vector<WrittenOrder> read = readSheet(own, rest);
    if (std::ranges::all_of(read, [](const WrittenOrder& one) { return one.orders.empty(); }))
        return std::nullopt;
    const std::string_view whole = trimmed(line);
    const bool unticked = whole.starts_with(untickedSign);
    OrderProblem problem{unticked ? OrderProblem::Kind::Unticked : OrderProblem::Kind::Remark, Expected::End};
    problem.found = trimmed(whole.substr(0, whole.size() - rest.size()));
    return unread(context.map, power, number, line, std::move(problem));
}

} // namespace chancery
