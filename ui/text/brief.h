// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as players write them, for sentences: "A Vie-Gal", "F Lon S F Wal-Eng". The same in every language.
#pragma once

#include "engine/notation/order_text.h"

#include <QString>

namespace chancery {

QString brief(const Map& map, const Position& before, const Order& order);
QString brief(const Map& map, const Unit& unit);
/// Of a canonical text.
QString eased(const std::string& canonicalText);

} // namespace chancery
