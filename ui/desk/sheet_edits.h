// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and changes the order sheets of the current phase. Each change is one undo step. In a resolved phase
// nothing changes.
#pragma once

#include "engine/orders/order_text.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

struct Game;
class Session;

/// Returns the lines that a power has written in the current phase, as they were written. If it has several
/// sheets, a line with its name is between them.
QString sheetText(const Game& game, Power power);
/// Reads `text` as the sheet of `power` without changing the game. A line whose meaning was answered with
/// clarifyLine() keeps that meaning.
std::vector<ReadLine> readSheetText(const Game& game, Power power, const QString& text);

/// Replaces a power's sheet by `text`. Edits that follow one another without a new line become one undo step.
void writeSheet(Session& session, Power power, const QString& text);
/// Replaces the sheets of several powers, in one step. Returns false and changes nothing if there are none,
/// if they have more than a phase can hold, or if the phase is resolved.
bool writeSheets(Session& session, std::map<Power, std::vector<WrittenOrder>> sheets);
/// Gives a line that could not be read the meaning of the line `clear`. The line keeps its text, unless
/// `clear` has a fault too and must be asked about in its turn.
void clarify(const Game& game, WrittenOrder& line, const std::string& clear);
/// As above, for a line of a power's sheet. A line that is not on the sheet changes nothing.
void clarifyLine(Session& session, Power power, const QString& line, const std::string& clear);
/// Returns a game in which each of these orders is on the sheet of its power, in place of an earlier order of
/// the same unit in the current phase.
Game withWritten(Game game, const std::vector<Order>& orders);
/// Writes one order on the sheet of its power. It replaces an earlier order of the same unit, and the line
/// `instead` of that sheet.
void writeOrder(Session& session, const Order& order, const QString& instead = {});
/// Writes several orders, perhaps of several powers, in one step. Each replaces an earlier order of the same
/// unit.
void writeOrders(Session& session, const std::vector<Order>& orders);
/// Writes `order` in the place of `old`, an order of the same power; without `order`, removes `old`.
void replaceOrder(Session& session, const Order& old, const std::optional<Order>& order);
/// Writes a line as it was typed on the last sheet of `power`. It replaces the orders of the units that it
/// orders, and the line `instead`.
void writeLine(Session& session, Power power, const QString& line, const QString& instead = {});
/// Takes a line off the sheet of `from` and writes it on that of `to` as writeLine() does, in one step. A
/// line that is not on the sheet changes nothing.
void moveLine(Session& session, Power from, const QString& line, Power to);
/// Takes a line off the sheet of a power, as it was written. A line that is not on the sheet changes nothing.
void removeLine(Session& session, Power power, const QString& line);
/// Removes the order of the unit in `province` from the sheet of one power.
void removeOrderFrom(Session& session, Power power, Province province);
/// Removes the order of the unit in `province` from all sheets.
void removeOrder(Session& session, Province province);

} // namespace chancery
