// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of jDip's test cases: VARIANT_ALL, CASE, PRESTATE..., ORDERS, POSTSTATE..., END.
#pragma once

#include "engine/files/position_file.h"

namespace chancery {

/// Returns whether a text is in this form, by its first word.
bool isCaseText(std::string_view text);

/// Returns what the cases of such a text are called, in order.
std::vector<std::string> titlesOfCases(std::string_view text);

/// Reads every case of such a text, in order. One with a fault is `unread`, and its problem names the line;
/// the text is refused if all are, or if the fault is in none. `name` is what messages call the file.
Result<std::vector<PositionSheet>> readCaseText(std::string_view text, const std::string& name,
                                                const MapLoader& maps);

/// Returns a position with its orders and their results in this form: `after` is the position that follows,
/// or nullptr if the orders are not resolved. The form cannot say who disbands, nor from where a unit was
/// dislodged by convoy. A unit that dislodged another one, or a standoff, is written as an order of the
/// movement before.
std::string writeCaseText(const PositionSheet& sheet, const Position* after);

/// Reads a line of orders and adds them to the sheet. What cannot be read becomes a problem at `where`.
/// `number` is that of the power's order sheet, counted from 0.
void addOrders(PositionSheet& sheet, Power power, const std::string& text, const std::string& where,
               int number = 0);

} // namespace chancery
