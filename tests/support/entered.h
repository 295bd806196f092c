// SPDX-License-Identifier: GPL-3.0-or-later
// What is in a game or a study, line by line, in the words of tests/data/legacy/entered.txt.
#pragma once

#include "engine/game/game.h"
#include "engine/game/study.h"

#include <QStringList>

namespace chancery::entered {

/// Returns the lines that entered.txt has for a file; the process ends if there is no such section.
QStringList expected(const QString& file);

/// Returns what is in a game: who plays it by which rules, what was written, ruled and noted in each phase
/// with the results, the board of today, and what a Committee keeps.
QStringList linesOf(const Game& game);
/// Returns what a Committee keeps; no lines for an empty one.
QStringList linesOf(const Committee& committee, const Map& map);
/// Returns what is in a study: its texts, its position, and every node with its orders and their results.
QStringList linesOf(const Study& study);

/// Returns a text on one line, with `\n` and `\t` for line feeds and tabs.
QString text(const std::string& of);
/// Returns the names of powers: "England, France".
QString namesOf(const Map& map, PowerSet powers, const char* between = ", ");

} // namespace chancery::entered
