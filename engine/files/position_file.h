// SPDX-License-Identifier: GPL-3.0-or-later
// One position with orders as a document: TOML, or the text form of jDip's test cases (on input).
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

struct PositionSheet
{
    std::string title; ///< name of the case, may be empty
    std::shared_ptr<const Map> map;
    Phase phase;
    Position position;
    std::vector<WrittenOrder> written; ///< those that could not be read as well
    std::vector<Error> problems;       ///< one for each order that could not be read, with its place
};

/// At least one position: a TOML document holds exactly one, the text form may hold several cases. The
/// results that a case in text form promises are read over.
Result<std::vector<PositionSheet>> readPositions(std::string_view text, const std::string& name,
                                                 const MapLoader& maps);

enum class UnknownKeys : std::uint8_t { Refuse, ReadOver };

/// The same from values, wherever they come from.
Result<PositionSheet> readPosition(const Value& document, const std::string& name, const MapLoader& maps,
                                   UnknownKeys unknown);

std::string writePosition(const PositionSheet& sheet);

/// A game that starts from the position, with the orders written.
Game gameFrom(const PositionSheet& sheet);

} // namespace chancery
