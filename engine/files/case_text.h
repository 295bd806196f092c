// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of jDip's test cases, on input: VARIANT_ALL, CASE, PRESTATE..., ORDERS, END.
#pragma once

#include "engine/files/position_file.h"

namespace chancery {

/// Whether a text begins as such a file does.
bool isCaseText(std::string_view text);

Result<std::vector<PositionSheet>> readCaseText(std::string_view text, const std::string& name,
                                                const MapLoader& maps);

/// Reads a line of orders into the sheet; what cannot be read is a problem at `where`. `number` counts the sheets that
/// the power has handed in, from 0.
void addOrders(PositionSheet& sheet, Power power, const std::string& text, const std::string& where, int number = 0);

} // namespace chancery
