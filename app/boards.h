// SPDX-License-Identifier: GPL-3.0-or-later
// The boards to play on, each map with its drawing: those that the program carries and those in the user's data folder.
#pragma once

#include "engine/map/map_loader.h"
#include "ui/paint/board_look.h"

#include <QByteArray>

#include <map>
#include <string>
#include <vector>

namespace chancery {

class Boards
{
public:
    /// Map and drawing, read once when first asked for; the error names the faulty file.
    Result<BoardSource> board(const std::string& id);
    /// The standard map, then the others by name. A map of the user's with faults is left out; `check-map` explains them.
    std::vector<std::shared_ptr<const Map>> maps();
    /// For readers of games; must not outlive this.
    MapLoader loader();
    /// The board of a map that this object has handed out.
    const BoardSource& boardOf(const Map& map) const;

private:
    std::map<std::string, BoardSource> read_;
};

/// The whole of a file that is built into the program.
QByteArray embedded(const QString& path);

} // namespace chancery
