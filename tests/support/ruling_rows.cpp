// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rows and refuses whatever it does not know: a misspelt word would take its check away silently.
#include "tests/support/ruling_rows.h"

#include "engine/base/phase.h"
#include "engine/rules/option_table.h"
#include "tests/support/files.h"

#include <QSet>

namespace chancery {

namespace {

const QSet<QString> beginWords{"with", "board", "start", "units", "centres", "absent"};
const QSet<QString> phaseWords{"orders", "again", "reading", "result", "position", "owner", "choose"};
const QSet<QString> kinds{"reading",          "result",          "position",   "owner",
                          "choice",           "standing orders", "correction", "correction by ruling",
                          "ruling taken away"};
const QSet<QString> phaseKinds{"movement", "retreat", "adjustment"};
/// What a kind of ruling meets in a phase besides options.
const QSet<QString> others{"reading",       "result",    "position",      "owner",   "rulings",
                           "changed phase", "own power", "contradiction", "absences"};

[[noreturn]] void refuseRow(const QString& line, const char* why)
{
    qFatal("%s: %s", qPrintable(line), why);
}

bool isPhase(const QString& word)
{
    return readPhase(word.toStdString()).has_value();
}

/// "S1901M orders France: A PAR H" as phase, word and rest.
QStringList pieces(const QString& line, const QSet<QString>& words)
{
    const QStringList found{line.section(' ', 0, 0), line.section(' ', 1, 1), line.section(' ', 2).trimmed()};
    if (!isPhase(found[0])) refuseRow(line, "no phase");
    if (!words.contains(found[1])) refuseRow(line, "no such word");
    return found;
}

RulingRow headed(const QString& line)
{
    const QStringList parts = line.section(']', 0, 0).mid(1).split(" x ");
    if (line.section(']', 1).trimmed().isEmpty()) refuseRow(line, "no title");
    if (parts.size() < 2 || parts.size() > 3) refuseRow(line, "[kind x phase x option] is expected");
    if (!kinds.contains(parts[0])) refuseRow(line, "no such kind");
    if (!phaseKinds.contains(parts[1])) refuseRow(line, "no such phase");
    RulingRow row{line, {}, {}, {}, {}, {}};
    if (parts.size() < 3 || others.contains(parts[2])) return row;
    if (!findOption(parts[2].toStdString())) refuseRow(line, "no such option");
    row.option = parts[2];
    return row;
}

void add(RulingRow& row, const QString& line)
{
    const QString word = line.section(' ', 0, 0), rest = line.section(' ', 1).trimmed();
    if (word == ">") {
        row.expected << rest;
    } else if (word == "correct") {
        const QStringList found = pieces(rest, phaseWords + QSet<QString>{"without"});
        row.corrections.append({found[0], found.mid(1)});
    } else if (isPhase(word)) {
        row.phases[word].append(pieces(line, phaseWords).mid(1));
    } else {
        if (!beginWords.contains(word)) refuseRow(line, "no such word");
        if (row.begin.contains(word)) refuseRow(line, "a second time");
        row.begin[word] = rest;
    }
}

void check(const RulingRow& row)
{
    if (row.expected.isEmpty()) refuseRow(row.name, "nothing is expected");
    if (!row.option.isEmpty() && !(' ' + row.begin["with"]).contains(' ' + row.option + '='))
        refuseRow(row.name, "the option is not set");
}

} // namespace

QList<RulingRow> readRulingRows(const std::string& path)
{
    QList<RulingRow> rows;
    QSet<QString> names;
    for (const QString& line : QString::fromStdString(sourceFile(path)).split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#')) continue;
        if (!line.startsWith('[')) {
            if (rows.isEmpty()) refuseRow(line, "before the first heading");
            add(rows.last(), line);
            continue;
        }
        if (names.contains(line)) refuseRow(line, "a second row of this name");
        names.insert(line);
        rows.append(headed(line));
    }
    for (const RulingRow& row : rows) check(row);
    return rows;
}

} // namespace chancery
