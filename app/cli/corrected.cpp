// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/corrected.h"

#include "engine/orders/order_text.h"

#include <algorithm>
#include <iterator>

namespace chancery::cli {

std::vector<std::string> correctionsOf(const Map& map, const ReadLine& line, const std::string& place)
{
    std::vector<std::string> told;
    for (const Correction& word : line.corrections)
        told.push_back(place + ": “" + word.written + "” was read as " +
                       (word.heads != noPower ? map[word.heads].name
                                              : map[word.meant].name + " (" + map[word.meant].code + ")"));
    return told;
}

std::vector<std::string> correctionsIn(const PositionSheet& sheet)
{
    std::vector<std::string> told;
    for (const auto& [heading, power] : sheet.misspelt)
        told.push_back("“" + heading + "” was read as " + (*sheet.map)[power].name);
    for (const std::string& line : sheet.passedOver) told.push_back("“" + line + "” was taken for a remark");
    for (const WrittenOrder& line : sheet.written) {
        const std::string of = (*sheet.map)[line.power].name + ": “" + line.text + "”";
        const ReadingContext context{*sheet.map, sheet.position, sheet.phase.kind, line.power, {}, true};
        for (const ReadLine& read : readLines(context, line.text)) {
            if (!read.written.problem.empty()) continue;
            std::ranges::move(correctionsOf(*sheet.map, read, of), std::back_inserter(told));
            for (const Order& order : read.written.orders)
                if (order.slips.has(Slips::UnitTypeWrong))
                    told.push_back(of + " names another kind of unit; it was read for " +
                                   canonical(*sheet.map, order.unit));
        }
    }
    return told;
}

} // namespace chancery::cli
