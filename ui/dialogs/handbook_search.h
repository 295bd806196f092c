// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words on the pages of the handbook, whatever a page is made of, and marks them.
#pragma once

#include <QStringList>

class QWidget;

namespace chancery {

/// Marks every place of a page where one of the words is, whatever its case, and returns how many there are.
/// A page on which a word is missing is not marked, nor is any for an empty list. A page is a text, a table,
/// of whose rows each is a place, or a scrolled part with labels, of which each is one.
int markWords(QWidget& page, const QStringList& words);

/// Brings a place that markWords() has marked into view and selects it. `place` is less than what it
/// returned.
void showMark(QWidget& page, const QStringList& words, int place);

} // namespace chancery
