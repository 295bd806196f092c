// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and changes the order sheets of the current phase. Each change is one undo step. In a resolved phase
// nothing changes.
#pragma once

#include "engine/orders/order_text.h"

#include <QString>

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
/// What writeSheets does with a text that is about the sheet shown alone.
enum class Shown : std::uint8_t { Left, Replaced };
/// Replaces the sheets of all powers named in `text`, in one step. Lines before the first name are those of
/// `whose`. Returns false and changes nothing if `text` names no other power and `shown` is Left, if it has
/// no orders or more than a phase can hold, or if the phase is resolved.
bool writeSheets(Session& session, Power whose, const QString& text, Shown shown = Shown::Left);
/// Gives a line of a power's sheet that could not be read the meaning of the line `clear`. The line keeps its
/// text, unless `clear` has a fault too and must be asked about in its turn. A line that is not on the sheet
/// changes nothing.
void clarifyLine(Session& session, Power power, const QString& line, const std::string& clear);
/// Returns a game in which each of these orders is on the sheet of its power, in place of an earlier order of
/// the same unit in the current phase.
Game withWritten(Game game, const std::vector<Order>& orders);
/// Writes one order on the sheet of its power. It replaces an earlier order of the same unit.
void writeOrder(Session& session, const Order& order);
/// Writes several orders, perhaps of several powers, in one step. Each replaces an earlier order of the same
/// unit.
void writeOrders(Session& session, const std::vector<Order>& orders);
/// Writes `order` in the place of `old`, an order of the same power; without `order`, removes `old`.
void replaceOrder(Session& session, const Order& old, const std::optional<Order>& order);
/// Writes a line as it was typed on the last sheet of `power`. It replaces the orders of the units that it
/// orders.
void writeLine(Session& session, Power power, const QString& line);
/// Takes a line off the sheet of `from` and writes it on that of `to` as writeLine() does, in one step. A
/// line that is not on the sheet changes nothing.
void moveLine(Session& session, Power from, const QString& line, Power to);
/// Takes a line off the sheet of a power, as it was written. A line that is not on the sheet changes nothing.
void removeLine(Session& session, Power power, const QString& line);
/// As removeLine(), and leaves the line as letters that are being typed for the power, to be mended.
void takeUpLine(Session& session, Power power, const QString& line);
/// Removes the order of the unit in `province` from the sheet of one power.
void removeOrderFrom(Session& session, Power power, Province province);
/// Removes the order of the unit in `province` from all sheets.
void removeOrder(Session& session, Province province);

} // namespace chancery
