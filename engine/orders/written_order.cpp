// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/written_order.h"

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

} // namespace chancery
