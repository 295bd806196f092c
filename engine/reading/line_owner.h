// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reading/page_lines.h"
#include "engine/reading/page_study.h"

#include <string>
#include <string_view>

namespace chancery {

/// An order behind which stands whose it is: "A Vie-Tyr (Austria), A Tyr-Vie (Italy)".
struct OwnedOrder
{
    Power power = noPower; ///< noPower if the line does not begin so
    std::string order;     ///< "A Vie-Tyr"
    std::string rest;      ///< the other orders of the line
};

OwnedOrder ownedOrderIn(const Map& map, std::string_view line);

/// Returns the unit of a page's position that a line orders; null if it orders none, or several.
const Unit* unitOrdered(const PageLines& lines, const PageContent& page, const std::string& line);

/// Gives the centres that a line lists to a power. Returns whether it lists any, and nothing else.
bool takeCentres(const PageLines& lines, PageContent& page, Power power, const std::string& line);

/// Gives lines without a power to the one whose unit, by the page's position, they order.
void giveToOwners(const PageLines& lines, PageContent& page);

} // namespace chancery
