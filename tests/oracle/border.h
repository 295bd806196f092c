// SPDX-License-Identifier: GPL-3.0-or-later
// The only place where the oracle meets the engine: maps, situations and answers translated.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "tests/oracle/judge/world.h"

#include <string>

namespace oracle {

Board boardOf(const chancery::Map& map);

/// The way back, for situations written as text.
Situation situationOf(const chancery::Position& position, const std::vector<chancery::Order>& orders);

chancery::Position positionOf(const chancery::Map& map, const Situation& situation);
std::vector<chancery::Order> ordersOf(const chancery::Map& map, const Situation& situation);

/// What the engine says under the rulebook `datc`. `complaint` says what an answer cannot hold: results that
/// are missing, fates that do not agree with who is dislodged.
Answer engineAnswer(const chancery::Map& map, const Situation& situation, std::string& complaint);

} // namespace oracle
