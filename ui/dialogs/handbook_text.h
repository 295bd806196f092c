// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the handbook as text: handbook/<page>.md of a language, with the present keys filled
// in; and the search in them.
#pragma once

#include <QKeySequence>
#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

namespace chancery {

/// What the handbook says of one action.
struct ActionHelp
{
    QString name;             ///< its name in the table of actions: "file.save"
    QString what;             ///< its text: "Save"
    QString menu;             ///< the way to it: "File > Save"
    QList<QKeySequence> keys; ///< all of them do the same; none if it has no shortcut
    bool here = true;         ///< whether the window has it; texts may name actions of other windows
};

/// Returns the names of the pages in their order: "evening", "typing" ...
QStringList handbookPages();

/// Returns the text of a page as Markdown, its title in the first line, in this language; in English if the
/// language has no such page, and empty if there is no such page.
QString handbookText(const QString& page, const QString& language);

/// Returns the text with each {file.save} replaced by the action's first key, or by its menu if it has no
/// key, each {menu file.save} by its menu, and {slides} by all slides with their keys. What names no action
/// stays as it is.
QString filledIn(QString text, const std::vector<ActionHelp>& actions);

/// Marks every place of a page where a typed word is (engine/map/word_match.h), and returns how many there
/// are. A page on which a word is missing is not marked, nor is any if nothing is typed. A page is a text, a
/// table, of whose rows each is a place, or a scrolled part with labels, of which each is one.
int markWords(QWidget& page, const QString& typed);

/// Brings a place that markWords() has marked into view and selects it. `place` is less than what it
/// returned.
void showMark(QWidget& page, const QString& typed, int place);

} // namespace chancery
