// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up files of a Committee: delegations, goals and their points. resources/committee/README.md has the
// format.
#pragma once

#include "engine/base/result.h"
#include "engine/committee/committee.h"
#include "engine/map/map.h"

#include <string>
#include <string_view>

namespace chancery {

/// Reads a set-up file for a game on this map. The error names the place, and the rule of the document that
/// is broken. `name` is what messages call the file.
Result<Committee> readCommitteeSetup(std::string_view toml, const std::string& name, const Map& map);

} // namespace chancery
