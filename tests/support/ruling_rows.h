// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of games with rulings and corrections, read line by line: data/ruling_pairs.txt explains the format.
#pragma once

#include <QList>
#include <QMap>
#include <QPair>
#include <QStringList>

#include <string>

namespace chancery {

/// A game with its rulings and corrections, and its required results.
struct RulingRow
{
    QString name;                             ///< the heading
    QString option;                           ///< the option that the heading names; empty if it names none
    QMap<QString, QString> begin;             ///< "with", "board", "start", "units", "centres", "absent"
    QMap<QString, QList<QStringList>> phases; ///< by phase: word and rest
    QList<QPair<QString, QStringList>> corrections; ///< phase; word and rest
    QStringList expected;
};

/// Returns the rows of a file named from the top of the source tree. The process ends with a message at a
/// word that the format does not have, at a heading that names no known pair, at two rows of one name, and at
/// a row that names an option without setting it.
QList<RulingRow> readRulingRows(const std::string& path);

} // namespace chancery
