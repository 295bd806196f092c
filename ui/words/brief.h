// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as players write them, for use in sentences: "A Vie-Gal", "F Lon S F Wal-Eng". They are the same in
// every language.
#pragma once

#include "engine/orders/order_text.h"

#include <QString>

namespace chancery {

/// Returns an order in short form: "A Vie-Gal". `before` is the position that it was written for.
QString brief(const Map& map, const Position& before, const Order& order);
/// Returns a unit in short form: "A Vie".
QString brief(const Map& map, const Unit& unit);
/// Returns an order or unit in short form from its canonical text: "A Bre-Lon via" from "A BRE - LON VIA".
QString eased(const std::string& canonicalText);

} // namespace chancery
