// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of jDip's test cases, for reading only: VARIANT_ALL, CASE, PRESTATE..., ORDERS, END.
#pragma once

#include "engine/files/position_file.h"

namespace chancery {

/// Returns whether a text is in this form, by its first word.
bool isCaseText(std::string_view text);

/// Reads every case of such a text, in order; the error names the line of the first fault. `name` is what
/// messages call the file.
Result<std::vector<PositionSheet>> readCaseText(std::string_view text, const std::string& name,
                                                const MapLoader& maps);

/// Reads a line of orders and adds them to the sheet. What cannot be read becomes a problem at `where`.
/// `number` is that of the power's order sheet, counted from 0.
void addOrders(PositionSheet& sheet, Power power, const std::string& text, const std::string& where, int number = 0);

} // namespace chancery
