// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/later_lines.h"

#include "engine/reading/line_remarks.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace chancery {

void LaterOrders::addTo(PageContent& page) const
{
    for (const auto& [kind, orders] : kept_) {
        if (page.blocks.back().told() != kind && !page.blocks.back().empty()) page.blocks.emplace_back();
        page.blocks.back().kind = kind;
        std::ranges::copy(orders, std::back_inserter(page.blocks.back().orders));
    }
}

std::size_t adjustmentIn(std::string_view line)
{
    constexpr std::array<std::string_view, 7> verbs{"build",   "builds",   "baut",    "remove",
                                                    "removes", "building", "removing"};
    constexpr std::string_view ends = ",;.";
    for (std::size_t at = 0; at < line.size();) {
        const std::vector<OrderToken> words = wordsOf(line.substr(at, line.find_first_of(ends, at) - at));
        const std::string_view before = line.substr(0, at);
        const bool bracket =
            before.rfind('(') != std::string_view::npos && line.find(')', before.rfind('(')) > at;
        if (words.size() > 2 && !bracket && isAmong(verbs, words.front())) return at;
        at = std::min(line.find_first_of(ends, at), line.size() - 1) + 1;
        at = std::min(line.find_first_not_of(' ', at), line.size());
    }
    return line.size();
}

bool areThereAfter(const PageLines& lines, const PageContent& page, const std::vector<Unit>& units)
{
    const auto isThere = [&](const Order& order) {
        const Move* move = as<Move>(order);
        return move && std::ranges::any_of(units, [&](const Unit& unit) {
                   return page.map->provinceOf(unit.at) == page.map->provinceOf(move->to);
               });
    };
    return std::ranges::any_of(page.blocks.back().orders, [&](const StudyOrder& order) {
        return order.power == units.front().power &&
               std::ranges::any_of(lines.read(order, page.position, PhaseKind::Movement), isThere);
    });
}

void takeAsBuilds(const PageLines& lines, PageContent& page)
{
    for (PageBlock& block : page.blocks) {
        if (block.told() != PhaseKind::Adjustment) continue;
        const auto adjusts = [&](const StudyOrder& order) {
            return adjustmentIn(order.text) == 0 ||
                   !lines.read(order, page.position, PhaseKind::Adjustment).empty();
        };
        if (std::ranges::none_of(block.orders, adjusts)) continue;
        for (StudyOrder& order : block.orders) {
            const std::vector<Unit> units = lines.unitsIn(order.text, order.power, false);
            const bool home = std::ranges::all_of(units, [&](const Unit& unit) {
                const Province at = page.map->provinceOf(unit.at);
                return (*page.map)[at].home == unit.power && !unitAt(*page.map, page.position, at);
            });
            if (!units.empty() && home) order.text = "builds " + order.text;
        }
    }
}

} // namespace chancery
