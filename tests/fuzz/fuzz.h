// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzzers share: the boards that they play on, and how they fail.
#pragma once

#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace chancery::fuzz {

/// Ends the process if `holds` is false, so that libFuzzer keeps the input; `promise` is what should have
/// held.
void require(bool holds, std::string_view promise, std::string_view detail = {});

/// A file named from the top of the source tree; the process ends if it cannot be read.
std::string sourceFile(const std::string& path);

/// The standard board, and a tiny one (corpus/map/tiny.toml) where hostile words are soon found.
std::shared_ptr<const Map> standardMap();
std::shared_ptr<const Map> tinyMap();
/// Knows these two by their ids.
MapLoader maps();

/// The current phase is refused by name, or it can be resolved under each rulebook, and its result is a
/// position that can be. Whatever only shows it copes in either case.
void requirePlayed(const Game& game);

/// What is written and read again is the same game.
void requireRoundTrip(const Game& game, const MapLoader& loader);

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace chancery::fuzz
