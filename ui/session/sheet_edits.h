// SPDX-License-Identifier: GPL-3.0-or-later
// The order sheets of the current phase, read and changed. Each change is one undo step; in a resolved phase
// nothing changes.
#pragma once

#include "engine/notation/order_text.h"

#include <QString>

#include <string>
#include <vector>

namespace chancery {

struct Game;
class Session;

/// What a power has written in the current phase, line by line as it was written. Its name stands as a
/// heading between two sheets of it.
QString sheetText(const Game& game, Power power);
/// What `text` would say as the sheet of `power`. A line that the power has been asked about keeps the
/// meaning that was answered.
std::vector<ReadLine> readSheetText(const Game& game, Power power, const QString& text);

/// Replaces a power's sheet by `text`. Consecutive edits of one line become one undo step.
void writeSheet(Session& session, Power power, const QString& text);
/// Replaces the sheets of all powers named in `text`, in one step. Lines before the first name are those of
/// `whose`. Returns false and changes nothing if `text` names no other power
/// or says more than a phase has room for.
bool writeSheets(Session& session, Power whose, const QString& text);
/// Gives a line of a power's sheet that could not be read the meaning of the line `clear`. Its text stays as
/// it was written.
void answerLine(Session& session, Power power, const QString& line, const std::string& clear);
/// Writes one order, in place of what the same unit was ordered.
void writeOrder(Session& session, const Order& order);
/// Removes the order of the unit in `province`.
void removeOrder(Session& session, Province province);
/// Replaces the sheets of all powers by `orders`, in one step.
void writeAll(Session& session, const std::vector<Order>& orders);

} // namespace chancery
