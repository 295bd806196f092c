// SPDX-License-Identifier: GPL-3.0-or-later
// Finds words on the pages of the handbook, whatever a page is made of, and marks them.
#pragma once

#include <QString>

class QWidget;

namespace chancery {

/// Marks every place of a page where a typed word is (engine/map/word_match.h), and returns how many there
/// are. A page on which a word is missing is not marked, nor is any if nothing is typed. A page is a text, a
/// table, of whose rows each is a place, or a scrolled part with labels, of which each is one.
int markWords(QWidget& page, const QString& typed);

/// Brings a place that markWords() has marked into view and selects it. `place` is less than what it
/// returned.
void showMark(QWidget& page, const QString& typed, int place);

} // namespace chancery
