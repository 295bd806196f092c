// SPDX-License-Identifier: GPL-3.0-or-later
// How each line of a sheet is understood: see readings.h.
#include "ui/session/readings.h"

#include "ui/text/reading_problems.h"

#include <QStringList>

namespace chancery {

namespace {

LineReading readLine(const ReadingContext& context, const QString& line)
{
    QStringList understood, problems;
    for (const WrittenOrder& written : readSheet(context, line.toStdString())) {
        for (const Order& order : written.orders)
            understood << QString::fromStdString(canonical(context.map, context.position, order));
        if (!written.problem.empty())
            problems << ReadingProblems(context.map).ofLine(context, QString::fromStdString(written.text));
    }
    return {understood.join(QStringLiteral(", ")), problems.join(u' ')};
}

} // namespace

std::vector<LineReading> readLines(const ReadingContext& context, const QString& text)
{
    std::vector<LineReading> readings;
    for (const QString& line : text.split(u'\n')) readings.push_back(readLine(context, line));
    return readings;
}

} // namespace chancery
