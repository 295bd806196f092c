// SPDX-License-Identifier: GPL-3.0-or-later
// The lines that a power has written, on one sheet or several (DATC 4.D.1, 4.D.2).
#pragma once

#include "engine/game/game.h"

namespace chancery {

/// Returns the lines that count: all of them, or those of each power's last sheet, as the option `order_sets`
/// says.
std::vector<WrittenOrder> combineSheets(std::vector<WrittenOrder> written, const RuleOptions& options);

/// Returns the lines of one power in a phase, from all its sheets.
std::vector<WrittenOrder> sheetOf(const PhaseRecord& record, Power power);
/// Adds the player of a power by each name that may head a sheet: in full, and each of two delegates alone.
void addPlayer(std::vector<KnownPlayer>& players, const Game& game, Power power, const std::string& player);
/// Returns what the sheet of a power is read against in a phase; noPower for a sheet of several powers.
ReadingContext readingContext(const Game& game, const PhaseRecord& record, Power power);
/// Returns how many headings are before a line in sheetText: the power's name before its next sheet, and
/// another power's before its part. `before` is the line before of the same power, nullptr for the first.
int headingsBefore(const WrittenOrder* before, const WrittenOrder& line);
/// Returns the lines of one power in a phase as text, as they were written. Between two sheets of the power
/// is a line with its name, so that readSheetOf finds both again, and parts for another power of its player
/// have that power's name before them.
std::string sheetText(const Map& map, const PhaseRecord& record, Power power);
/// Reads a text that is to replace the sheets of one power in a phase. A phase has room for mostOrders lines
/// and orders, those of the other powers included. The rest of a longer text is kept unread as the last line.
std::vector<ReadLine> readSheetOf(const Game& game, const PhaseRecord& record, Power power,
                                  std::string_view text);

} // namespace chancery
