// SPDX-License-Identifier: GPL-3.0-or-later
// Taking phases apart at bars, colons and commas.
#include "tests/support/phase_lines.h"

#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"

#include <cstdio>
#include <cstdlib>

namespace chancery {

namespace {

std::vector<std::string_view> split(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t end; (end = text.find(separator)) != text.npos;
         text.remove_prefix(end + separator.size()))
        parts.push_back(text.substr(0, end));
    parts.push_back(text);
    return parts;
}

[[noreturn]] void giveUp(std::string_view line, const std::string& why)
{
    std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(line.size()), line.data(), why.c_str());
    std::exit(1);
}

struct Sheet
{
    Power power;
    std::vector<std::string_view> lines;
};

OrderedPhase readLine(const Map& map, std::string_view line)
{
    const std::vector<std::string_view> parts = split(line, " | ");
    OrderedPhase phase;
    phase.id = parts[0];
    phase.position.owner.assign(map.provinces.size(), noPower);
    std::vector<Sheet> sheets;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::size_t colon = parts[i].find(": ");
        const Power power = map.findPower(parts[i].substr(0, colon));
        sheets.push_back({power, split(parts[i].substr(colon + 2), ", ")});
        for (std::string_view order : sheets.back().lines) {
            const Result<Unit> unit = readUnit(map, power, order.substr(0, order.find(' ', 2)));
            if (!unit) giveUp(order, unit.error().text());
            place(map, phase.position, *unit);
        }
    }
    for (const Sheet& sheet : sheets)
        for (std::string_view text : sheet.lines) {
            const Result<Order> order =
                readOrder({map, phase.position, PhaseKind::Movement, sheet.power}, text);
            if (!order) giveUp(text, order.error().text());
            phase.orders.push_back(*order);
        }
    return phase;
}

} // namespace

std::vector<OrderedPhase> readPhaseLines(const Map& map, std::string_view text, std::size_t most)
{
    std::vector<OrderedPhase> phases;
    for (std::string_view line : split(text, "\n"))
        if (!line.empty() && line.front() != '#' && phases.size() < most)
            phases.push_back(readLine(map, line));
    return phases;
}

} // namespace chancery
