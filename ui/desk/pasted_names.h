// SPDX-License-Identifier: GPL-3.0-or-later
// The names of players in a pasted text: above their orders, before them, and below.
#pragma once

#include "engine/base/ids.h"
#include "engine/orders/order_text.h"

#include <QString>

#include <string>

namespace chancery {

struct Game;

/// Returns what the blocks of a text are found with: players without a name are called as on the tabs.
ReadingContext contextOfPaste(const Game& game);
/// Returns the powers of the one player whose name a heading is, in full or its first word, with signs around
/// it or not. Empty if it is none or that of several players.
PowerSet playerAbove(const Game& game, const std::string& heading);
/// Returns a text in which the name of a player of several powers stands on a line of its own, above the
/// order that is behind its colon.
QString withNamesAlone(const Game& game, const QString& text);
/// Returns a pasted text without the name of a player that ends it: with nothing below it heads no sheet.
std::string withoutSignature(const Game& game, std::string text);

} // namespace chancery
