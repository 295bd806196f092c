// SPDX-License-Identifier: GPL-3.0-or-later
// The boards that the program carries: each map with its drawing, read once when it is first asked for.
#pragma once

#include "engine/map/map_loader.h"
#include "ui/board/board_look.h"

#include <QByteArray>

#include <map>
#include <string>

namespace chancery {

class Boards
{
public:
    /// Map and drawing; the error names the faulty file.
    Result<BoardSource> board(const std::string& id);
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
