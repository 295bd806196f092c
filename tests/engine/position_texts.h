// SPDX-License-Identifier: GPL-3.0-or-later
// Reads positions from texts, and one with retreats.
#pragma once

#include "engine/files/position_file.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"

namespace chancery::position_texts {

/// What is read of a text, or its first fault.
using Sheets = Result<std::vector<PositionSheet>>;

inline Sheets read(const std::string& text)
{
    return readPositions(text, "x.toml", standardMaps());
}

inline Province province(const char* code)
{
    return sketch::standardMap().findProvince(code);
}

inline const char* const retreats = R"(map = "standard"
phase = "F1902R"
contested = ["BOH"]

[units]
Austria = ["A VIE"]
Russia = ["A GAL", "A TYR"]

[centres]
Austria = ["VIE", "BUD"]

[dislodged]
Austria = [{ unit = "A TRI", from = "VEN", to = ["ALB", "SER"] }]
Russia = ["A BUD"]

[orders]
Austria = ["A Tri - Ser"]
)";

} // namespace chancery::position_texts
