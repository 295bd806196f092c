// SPDX-License-Identifier: GPL-3.0-or-later
// Reads one line of JSON into the plain values that readers of positions take. A Qt document would have to be
// made first and taken apart again, which takes longer than all the rest of a line.
#pragma once

#include "engine/base/document.h"

namespace chancery {

/// One line of JSON as it was read.
struct JsonLine
{
    Value object; ///< the object in the line
    /// The member `id` exactly as in the line, so that the answer can repeat it.
    std::string_view id = "null";
};

/// Reads an object in one line. `line` must outlive the result. Members that are null are left out, because
/// TOML has no null. The error gives the column, counted from 1 in bytes. Values nested deeper than 64 levels
/// are refused.
Result<JsonLine> readJsonLine(std::string_view line);
/// As above, into what held an earlier line, whose memory serves again. After an error it holds nothing that
/// counts.
Status readJsonLine(std::string_view line, JsonLine& into);

} // namespace chancery
