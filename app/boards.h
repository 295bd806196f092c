// SPDX-License-Identifier: GPL-3.0-or-later
// The boards to play on: the maps with their drawings, built into the program or in the user's data folder;
// and the test cases on the standard board.
#pragma once

#include "engine/map/map_loader.h"
#include "ui/draw/board_look.h"
#include "ui/files/case_libraries.h"

#include <QByteArray>

#include <map>
#include <span>
#include <string>
#include <vector>

namespace chancery {

/// Reads boards and keeps them for the whole run.
class Boards
{
public:
    /// Returns the board of the map with this id. It is read once, when first asked for. The error names the
    /// faulty file.
    Result<BoardSource> board(const std::string& id);
    /// Returns the standard map, then the others by name. A user's map with faults is left out; `chancery-cli
    /// check-map` explains them.
    std::vector<std::shared_ptr<const Map>> maps();
    /// Returns a function that readers of games use to find maps. It must not outlive this.
    MapLoader loader();
    /// Returns the board of a map that this object has returned before.
    const BoardSource& boardOf(const Map& map) const;
    /// Returns the test cases of a library. It is read once, when first asked for.
    Result<std::span<const Case>> cases(const CaseLibrary& library);

private:
    std::map<std::string, BoardSource> read_;
    std::map<std::string, std::vector<Case>> cases_; ///< by library
};

/// Returns the whole content of a file that is built into the program; empty if there is none.
QByteArray embedded(const QString& path);

} // namespace chancery
