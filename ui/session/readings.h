// SPDX-License-Identifier: GPL-3.0-or-later
// How each line of a sheet is understood: shown beside it while it is typed.
#pragma once

#include "engine/orders/order_text.h"

#include <QString>

#include <vector>

namespace chancery {

struct LineReading
{
    QString understood; ///< canonical, several orders joined; empty for a blank line
    QString problem;    ///< why (a part of) it could not be read; empty if all is well
    bool operator==(const LineReading&) const = default;
};

/// One reading a line, blank lines included.
std::vector<LineReading> readLines(const ReadingContext& context, const QString& text);

} // namespace chancery
