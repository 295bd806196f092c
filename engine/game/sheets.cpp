// SPDX-License-Identifier: GPL-3.0-or-later
// Which sheets count, and which lines belong to a power.
#include "engine/game/sheets.h"

#include <algorithm>
#include <iterator>
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

std::vector<WrittenOrder> sheetOf(const PhaseRecord& record, Power power)
{
    std::vector<WrittenOrder> sheet;
    std::ranges::copy_if(record.written, std::back_inserter(sheet),
                         [power](const WrittenOrder& line) { return line.power == power; });
    return sheet;
}

} // namespace chancery
