// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/line_owner.h"

#include "engine/base/ascii.h"
#include "engine/map/place_names.h"
#include "engine/orders/quoted_lines.h"
#include "engine/orders/sheet_heading.h"

namespace chancery {

OwnedOrder ownedOrderIn(const Map& map, std::string_view line)
{
    for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1)) {
        const std::size_t close = line.find(')', open);
        if (close == std::string_view::npos || open == 0) return {};
        const std::string_view rest = trimmed(line.substr(close + 1)), order = trimmed(line.substr(0, open));
        const std::string_view name = line.substr(open + 1, close - open - 1);
        const SheetHeading owner = headingOf(map, *map.placeNames, name);
        if (owner.power == noPower || order.empty() || name.ends_with('?')) continue;
        if (rest.empty() || rest == ".") return {owner.power, std::string(order), {}};
        constexpr std::string_view signs = ",;.";
        if (signs.find(rest.front()) == std::string_view::npos) return {};
        return {owner.power, std::string(order), std::string(trimmed(rest.substr(1)))};
    }
    return {};
}

const Unit* unitOrdered(const PageLines& lines, const PageContent& page, const std::string& line)
{
    const PhaseKind kind = page.blocks.front().kind.value_or(PhaseKind::Movement);
    const std::vector<Order> orders = lines.read({noPower, line}, page.position, kind);
    if (orders.size() != 1 || orders.front().unit.at == nowhere) return nullptr;
    return unitAt(*page.map, page.position, page.map->provinceOf(orders.front().unit.at));
}

bool takeCentres(const PageLines& lines, PageContent& page, Power power, const std::string& line)
{
    const std::vector<Province> centres = lines.centresIn(line);
    for (const Province centre : centres) page.position.owner[index(centre)] = power;
    return !centres.empty();
}

void giveToOwners(const PageLines& lines, PageContent& page)
{
    std::erase_if(page.ownerless, [&](const std::string& line) {
        const Unit* unit = line.starts_with(quotationSign) ? nullptr : unitOrdered(lines, page, line);
        if (unit) page.blocks.front().orders.push_back({unit->power, line});
        return unit != nullptr;
    });
}

} // namespace chancery
