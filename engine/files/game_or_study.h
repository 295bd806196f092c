// SPDX-License-Identifier: GPL-3.0-or-later
// The document of whatever is open: a game that is played, or the study that a game is a line of.
#pragma once

#include "engine/files/game_file.h"

namespace chancery {

/// Returns the document of a game, or that of its study if it is a line of one.
std::string writeGameOrStudy(const Game& game);
/// Returns that document as a file has it: that of a game begins with its checksum.
std::string fileContent(const Game& game);
/// Reads either document; a study as its first line. The rest is as in readGame().
Result<Game> readGameOrStudy(std::string_view toml, const std::string& name, const MapLoader& maps,
                             std::vector<Error>* differences = nullptr);

} // namespace chancery
