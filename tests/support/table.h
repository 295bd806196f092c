// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of tests in files of tests/data: "[name]" begins a row; each line below it is a key and a text. The
// head of such a file says what its keys mean.
#pragma once

#include "tests/support/standard_board.h"

#include <QMap>
#include <QTest>

#include <initializer_list>

namespace chancery {

/// A row of a table. A text has a line for each time that its key is there.
struct TableRow
{
    QString name;
    QMap<QString, QStringList> lines; ///< by key

    /// Returns the text of a key; empty if the row does not have it.
    QString text(const QString& key) const { return lines.value(key).join(u'\n'); }
};

/// Reads a table. A row without a name of its own or a key that is not named here ends the process.
inline QList<TableRow> readTable(const std::string& path, const QStringList& keys)
{
    QList<TableRow> rows;
    for (const QString& line : QString::fromStdString(fileContent(path)).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#')) continue;
        if (line.startsWith(u'[')) {
            const QString name = line.mid(1, line.lastIndexOf(u']') - 1);
            for (const TableRow& row : rows)
                if (row.name == name) qFatal("%s: a second row of this name", qPrintable(line));
            rows.append({name, {}});
            continue;
        }
        const QString key = line.section(u' ', 0, 0);
        if (rows.isEmpty() || !keys.contains(key)) qFatal("%s: no such key", qPrintable(line));
        rows.back().lines[key] << line.section(u' ', 1);
    }
    if (rows.isEmpty()) qFatal("%s: no rows", path.c_str());
    return rows;
}

/// Adds the rows of a table to a test, with a column of text for each key. Qt keeps the pointers to the names
/// of columns, so that keys must be literals.
inline void addTable(const std::string& path, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) QTest::addColumn<QString>(key);
    for (const TableRow& row : readTable(path, QStringList(keys.begin(), keys.end()))) {
        QTestData& data = QTest::newRow(row.name.toUtf8().constData());
        for (const char* key : keys) data << row.text(QString::fromUtf8(key));
    }
}

} // namespace chancery
