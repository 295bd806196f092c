// SPDX-License-Identifier: GPL-3.0-or-later
// One line of JSON as the plain values that readers of positions take. Qt's document would be made first and taken apart
// again, which costs more than everything else that happens to a line.
#pragma once

#include "engine/base/document.h"

namespace chancery::cli {

struct JsonLine
{
    Value object;
    std::string_view id = "null"; ///< the member `id` as it stands in the line, to be given back whatever it is
};

/// An object in one line, which must outlive what is returned; nulls are left out, as TOML has none. The error says the
/// column, counted from 1 in bytes. Nothing nested deeper than 64 levels is read.
Result<JsonLine> readJsonLine(std::string_view line);

} // namespace chancery::cli
