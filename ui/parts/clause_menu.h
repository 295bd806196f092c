// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the clauses that plain texts cite, where a text itself can have no links.
#pragma once

#include <QString>

class QAbstractItemView;
class QMenu;

namespace chancery {

/// Adds an action for each clause that a text cites, in the order of the text, below a line: "What does 1971
/// IX.3 say?". Each opens its clause. Does nothing if the text cites none.
void addClauses(QMenu& menu, const QString& text);

/// Gives the rows of a list a menu with the clauses that they cite, by the mouse and by the menu key.
void offerClauses(QAbstractItemView& list);

} // namespace chancery
