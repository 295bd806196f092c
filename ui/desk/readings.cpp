// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/readings.h"

#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "engine/orders/legality.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/brief.h"
#include "ui/words/doubt_words.h"
#include "ui/words/reading_problems.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace chancery {

namespace {

struct ReadingText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ReadingText)
};

qsizetype lettersIn(const std::string& line, std::size_t bytes)
{
    return QString::fromUtf8(line.data(), static_cast<qsizetype>(std::min(bytes, line.size()))).size();
}

LineReading readingOf(const ReadingContext& context, const ReadLine& line, bool routesCount)
{
    LineReading reading;
    QStringList understood, corrected, problems;
    for (const Order& order : line.written.orders) understood << brief(context.map, context.position, order);
    if (routesCount && std::ranges::any_of(line.written.orders, [](const Order& order) {
            return order.slips.has(Slips::SeaTwice);
        }))
        corrected << ReadingText::tr("A sea is named twice; it counts where it is named first.");
    for (const QString& guess : guessesIn(context.map, line)) corrected << guess + u'.';
    for (const Fault& fault : line.faults) {
        problems << ReadingProblems(context.map).sentence(fault.problem);
        reading.unread.emplace_back(lettersIn(line.written.text, fault.begin),
                                    lettersIn(line.written.text, fault.end));
        if (reading.answers.empty()) reading.answers = meaningsFor(context, line.written.text, fault);
    }
    reading.understood = understood.join(QStringLiteral(", "));
    reading.corrected = corrected.join(u' ');
    reading.problem = problems.join(u' ');
    return reading;
}

/// Returns the power on whose sheet a line of `power` belongs: that of all its units, if it has another
/// player.
Power ownerOfLine(const Game& game, Power power, const ReadLine& line)
{
    PowerSet owners;
    for (const Order& order : line.written.orders) owners.add(ownerInstead(game, power, order));
    const Power owner = owners.size() == 1 ? *owners.begin() : noPower;
    return owner == noPower || !line.faults.empty() || isNeutral(game, owner) ? noPower : owner;
}

/// Returns the indices of the lines in PhaseRecord::written that a power has written.
std::vector<std::size_t> linesOf(const PhaseRecord& record, Power power)
{
    std::vector<std::size_t> lines;
    for (std::size_t i = 0; i < record.written.size(); ++i)
        if (record.written[i].power == power) lines.push_back(i);
    return lines;
}

} // namespace

QStringList guessesIn(const Map& map, const ReadLine& line)
{
    const Words words(map);
    QStringList guesses;
    for (const Correction& word : line.corrections)
        guesses << ReadingText::tr("“%1” was read as %2", "a misspelt name, what it was taken for")
                       .arg(QString::fromStdString(word.written),
                            word.heads != noPower ? words.power(word.heads) : words.province(word.meant));
    return guesses;
}

std::vector<LineReading> readingsOf(const Session& session, Power power, const QString& text)
{
    const PhaseRecord& record = session.current();
    const ReadingContext context = readingContext(session.game(), record, power);
    std::vector<LineReading> readings(static_cast<std::size_t>(text.count(u'\n') + 1));
    const std::vector<ReadLine> read = readSheetText(session.game(), power, text);
    const std::vector<std::size_t> lines = linesOf(record, power);
    const std::vector<WrittenDoubt> doubts = doubtsIn(session.game());
    const DoubtWords words(session.game());
    const bool routesCount = writtenPath(session.game().rulebook.options).heeded;
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (read[i].number >= readings.size()) break;
        LineReading& reading = readings[read[i].number] = readingOf(context, read[i], routesCount);
        if (reading.problem.isEmpty() && lines.size() == read.size() &&
            !record.written[lines[i]].problem.empty())
            reading.problem =
                ReadingText::tr("This line counts as not understood. Edit it to have it read again.");
        reading.elsewhere = ownerOfLine(session.game(), power, read[i]);
        QStringList told;
        for (const WrittenDoubt& doubt : doubts)
            if (lines.size() == read.size() && doubt.line == lines[i]) {
                told << words.sentence(doubt.order, doubt.doubt);
                reading.illegal = reading.illegal || doubt.doubt.kind == Doubt::Kind::Illegal;
            }
        told.removeDuplicates();
        reading.doubt = told.join(u' ');
    }
    return readings;
}

} // namespace chancery
