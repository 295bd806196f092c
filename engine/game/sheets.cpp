// SPDX-License-Identifier: GPL-3.0-or-later
// Which sheets count.
#include "engine/game/sheets.h"

#include <algorithm>
#include <map>

namespace chancery {

std::vector<WrittenOrder> combineSheets(std::vector<WrittenOrder> written, const RuleOptions& options)
{
    if (options.orderSets == OrderSets::Combine) return written;
    std::map<Power, int> last;
    for (const WrittenOrder& line : written) last[line.power] = std::max(last[line.power], line.sheet);
    std::erase_if(written, [&last](const WrittenOrder& line) { return line.sheet < last[line.power]; });
    return written;
}

} // namespace chancery
