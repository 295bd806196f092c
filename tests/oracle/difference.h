// SPDX-License-Identifier: GPL-3.0-or-later
// Where engine and oracle do not agree, made as small as possible and put in words.
#pragma once

#include "engine/map/map.h"
#include "tests/oracle/judge/world.h"

#include <string>

namespace oracle {

/// One board, as each of the two knows it.
struct Arena
{
    explicit Arena(chancery::Map theMap);

    chancery::Map map;
    Board board;
};

/// Whether engine and oracle say the same of a situation.
bool agree(const Arena& arena, const Situation& situation);

/// The situation with every unit and order left out that the disagreement does not need.
Situation shrunk(const Arena& arena, Situation situation);

/// The situation in the notation of tests/support/situation.h, and both answers.
std::string report(const Arena& arena, const Situation& situation);

std::string textOf(Word word);

/// The map in a few words, for maps drawn by lot.
std::string described(const chancery::Map& map);

} // namespace oracle
