// SPDX-License-Identifier: GPL-3.0-or-later
// A study as one line of text, to be pasted into a chat or a mail and out of it again.
#pragma once

#include "engine/game/study.h"
#include "engine/map/map_loader.h"

#include <optional>
#include <string>
#include <string_view>

namespace chancery {

/// Begins every such line; the number of the format follows.
inline constexpr std::string_view studyLinePrefix = "chancery-study:";

/// Returns the whole study as one line without blanks: the prefix, the format, what its document has, and a
/// checksum.
std::string studyLine(const Study& study);

/// Returns whether a text has such a line in it.
bool hasStudyLine(std::string_view text);

/// Reads the first such line in a text, whatever is around it; it may have been broken into several. On
/// failure says what is wrong with it. `name` is what messages call the text.
Result<Study> readStudyLine(std::string_view text, const std::string& name, const MapLoader& maps);

} // namespace chancery
