// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the lines of a row in the order of the phases.
#include "tests/support/ruling_plays.h"

#include "engine/base/phase.h"
#include "engine/files/ruling_toml.h"
#include "engine/game/correct.h"
#include "engine/game/ending.h"
#include "engine/game/ruling_check.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/option_table.h"
#include "tests/support/difference_lines.h"
#include "tests/support/standard_board.h"

#include <QRegularExpression>

namespace chancery {

namespace {

const Map& rulingBoard()
{
    return standardMap();
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

[[noreturn]] void refuse(const QString& word, const char* why)
{
    qFatal("%s: %s", qPrintable(word), why);
}

template<class T>
T read(Result<T> result, const QString& word)
{
    if (!result) refuse(word, result.error().message.c_str());
    return *std::move(result);
}

Phase phaseNamed(const QString& name)
{
    return readPhase(name.toStdString()).value();
}

Power powerNamed(const QString& name)
{
    const Power power = rulingBoard().findPower(name.toStdString());
    if (power == noPower && name != "nobody") refuse(name, "no such power");
    return power;
}

Province provinceNamed(const QString& code)
{
    const Province province = findProvince(rulingBoard(), code.toStdString());
    if (province == noProvince) refuse(code, "no such province");
    return province;
}

/// "France: A PAR, A MAR | Italy: A ROM", sheet by sheet.
template<class Visit>
void forEachSheet(const QString& line, Visit visit)
{
    for (const QString& sheet : line.split(" | ", Qt::SkipEmptyParts))
        visit(powerNamed(sheet.section(':', 0, 0)), sheet.section(':', 1).trimmed());
}

Position positionOf(const RulingRow& row)
{
    if (!row.begin.contains("units")) return startOf(rulingBoard());
    Position position;
    position.owner.assign(rulingBoard().provinces.size(), noPower);
    forEachSheet(row.begin["units"], [&](Power power, const QString& units) {
        for (const QString& unit : units.split(", "))
            place(rulingBoard(), position, read(readUnit(rulingBoard(), power, unit.toStdString()), unit));
    });
    forEachSheet(row.begin["centres"], [&](Power power, const QString& centres) {
        for (const QString& centre : centres.split(' ')) position.owner[index(provinceNamed(centre))] = power;
    });
    return position;
}

Game begun(const RulingRow& row)
{
    auto map = std::make_shared<Map>(rulingBoard());
    if (row.begin.contains("board")) map->boardLanguage = row.begin["board"].toStdString();
    Game game = gameFrom(std::move(map), phaseNamed(row.begin.value("start", "S1901M")), positionOf(row));
    for (const QString& change : row.begin["with"].split(' ', Qt::SkipEmptyParts))
        game.rulebook.options = read(withChange(game.rulebook.options, change.toStdString()), change);
    if (const QString absent = row.begin["absent"]; !absent.isEmpty())
        game.attendance.absences.push_back(
            {powerNamed(absent.section(' ', 0, 0)), phaseNamed(absent.section(' ', 1))});
    return game;
}

RuledResult resultNamed(const QString& word)
{
    for (int i = 0; i <= static_cast<int>(lastRuledResult); ++i)
        if (text(ruledWord(static_cast<RuledResult>(i))) == word) return static_cast<RuledResult>(i);
    refuse(word, "no such result");
}

/// "A PAR - GAS" as the gamemaster types it, with the power of the sheet before it.
Order orderTyped(const PhaseRecord& record, const QString& what)
{
    const Power power = powerNamed(what.section(' ', 0, 0));
    const ReadingContext context{rulingBoard(), record.before, record.phase.kind, power};
    return read(readOrder(context, what.section(' ', 1).toStdString()), what);
}

/// "PAR fails", "PAR: France A PAR - GAS", "SIL: Russia A SIL", "MUN: nobody" of a ruling of the kind `word`.
Ruling rulingOf(const PhaseRecord& record, const QString& word, const QString& rest)
{
    const QString where = rest.section(QRegularExpression("[ :]"), 0, 0),
                  what = rest.mid(where.size() + 1).trimmed();
    Ruling ruling{.where = provinceNamed(where), .reason = "seen by all"};
    if (word == "result") {
        ruling.kind = Ruling::Kind::Result;
        ruling.result = resultNamed(what);
    } else if (word == "owner") {
        ruling.kind = Ruling::Kind::Ownership;
        ruling.owner = powerNamed(what);
    } else if (word == "position") {
        ruling.kind = Ruling::Kind::Position;
        if (what == "empty") return ruling;
        const Power power = powerNamed(what.section(' ', 0, 0));
        ruling.unit = read(readUnit(rulingBoard(), power, what.section(' ', 1).toStdString()), what);
    } else if (what != "nothing") { // a reading
        ruling.order = orderTyped(record, what);
    }
    return ruling;
}

/// Sheets as they are written: for those who write, in place of what they had, or on a sheet of its own
/// beside it.
void write(PhaseRecord& record, const QString& line, bool again)
{
    forEachSheet(line, [&](Power power, const QString& orders) {
        if (!again)
            std::erase_if(record.written, [power](const WrittenOrder& one) { return one.power == power; });
        for (const QString& order : orders.split(", ", Qt::SkipEmptyParts))
            for (WrittenOrder& one :
                 readSheet({rulingBoard(), record.before, record.phase.kind, power}, order.toStdString())) {
                if (one.orders.empty()) refuse(order, "cannot be read");
                one.sheet = again ? 1 : 0;
                record.written.push_back(one);
            }
    });
}

/// One line of a phase: a sheet, a ruling, or the choice in a paradox. `number` is that of the phase in the
/// game.
PhaseRecord changed(const Game& game, std::size_t number, PhaseRecord record, const QStringList& line)
{
    const QString word = line[0], rest = line[1];
    if (word == "orders" || word == "again")
        write(record, rest, word == "again");
    else if (word == "choose")
        record.paradoxChoice = choosing(static_cast<std::size_t>(rest.toInt() - 1));
    else if (word == "without")
        return withoutRuling(game, number, static_cast<std::size_t>(rest.toInt() - 1));
    else
        return withRulings(game, record, {rulingOf(record, word, rest)});
    return record;
}

/// Plays phase by phase as long as the row has something to say; `play` writes, rules and resolves the
/// current phase. `all` says that every phase of the row must come.
template<class Play>
Game playedBy(const RulingRow& row, bool all, Play play)
{
    Game game = begun(row);
    QStringList left = row.phases.keys();
    for (;;) {
        const Phase now = game.current().phase;
        const QString phase = text(shortName(now));
        const auto missed = [&now](const QString& other) { return isBefore(phaseNamed(other), now); };
        if (all && std::ranges::any_of(left, missed)) refuse(left.join(' '), "never played");
        left.removeIf(missed);
        left.removeOne(phase);
        game = play(std::move(game), row.phases[phase]);
        if (left.isEmpty() || winner(game) != noPower) return game;
        game = advance(std::move(game));
    }
}

std::optional<std::size_t> numberOf(const Game& game, const QString& phase)
{
    for (std::size_t i = 0; i < game.phases.size(); ++i)
        if (text(shortName(game.phases[i].phase)) == phase) return i;
    return std::nullopt;
}

QString unitText(const Unit& unit)
{
    return text(rulingBoard()[unit.power].name + " " + canonical(rulingBoard(), unit));
}

QString resultsOf(const PhaseRecord& record)
{
    QStringList results;
    for (const OrderResult& result : record.outcome->results) {
        const Power power = result.order.power == noPower ? result.order.unit.power : result.order.power;
        results << text((power == noPower ? "?" : rulingBoard()[power].name) + " " +
                        canonical(rulingBoard(), record.before, result.order) + " " + words(result)) +
                       (result.ordered ? "" : " unordered") +
                       (result.finding.rule == Rule::Ruled ? " by ruling" : "");
    }
    return results.isEmpty() ? QString("nothing") : results.join("; ");
}

/// Where units are, which must retreat from whom and may go where, and who owns what.
QString standing(const Position& position)
{
    QStringList lines;
    for (const Unit& unit : position.units) lines << unitText(unit);
    for (const DislodgedUnit& unit : position.dislodged)
        lines << unitText(unit.unit) + " may retreat to " + text(codes(rulingBoard(), unit.retreats));
    for (const Power power : rulingBoard().everyPower()) {
        QStringList owned;
        for (const Province centre : rulingBoard().centres)
            if (position.owner[index(centre)] == power) owned << text(rulingBoard()[centre].code);
        if (!owned.isEmpty()) lines << text(rulingBoard()[power].name) + " owns " + owned.join(' ');
    }
    return lines.join("; ");
}

QString endOf(const Game& game)
{
    if (awaitsParadoxChoice(*game.current().outcome)) return QString("the gamemaster is asked");
    const std::optional<Ending> ending = endingOf(game);
    if (!ending) return "then " + text(shortName(following(game, game.current()).phase));
    QStringList winners;
    for (const Power power : ending->winners) winners << text(rulingBoard()[power].name);
    return "it ends with " + (winners.isEmpty() ? QString("nobody") : winners.join(", "));
}

} // namespace

bool isRuling(const QStringList& line)
{
    return line[0] != "orders" && line[0] != "again";
}

Game played(const RulingRow& row, const LineFilter& counts)
{
    return playedBy(row, !counts, [&](Game game, const QList<QStringList>& lines) {
        const QString phase = text(shortName(game.current().phase));
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (!counts || counts(phase, i))
                game.phases.back() = changed(game, game.phases.size() - 1, game.current(), lines[i]);
        return resolve(std::move(game));
    });
}

Game playedRuledLate(const RulingRow& row, const Game& ruled)
{
    return playedBy(row, true, [&](Game game, const QList<QStringList>& lines) {
        const std::size_t now = game.phases.size() - 1;
        for (const QStringList& line : lines)
            if (!isRuling(line)) game.phases.back() = changed(game, now, game.current(), line);
        game = resolve(std::move(game));
        PhaseRecord late = withRulings(game, game.current(), ruled.phases[now].rulings);
        late.paradoxChoice = ruled.phases[now].paradoxChoice;
        return corrected(game, now, std::move(late)).game;
    });
}

Corrections correctedBy(const RulingRow& row, Game game)
{
    Corrections made{std::move(game), {}};
    for (const auto& [phase, line] : row.corrections) {
        const std::optional<std::size_t> number = numberOf(made.game, phase);
        if (!number) continue;
        const PhaseRecord& record = made.game.phases[*number];
        if (line[0] == "without" && static_cast<std::size_t>(line[1].toInt()) > record.rulings.size())
            continue;
        CorrectedGame after = corrected(made.game, *number, changed(made.game, *number, record, line));
        made.differences.clear();
        for (const QString& one : differenceLines(rulingBoard(), after.differences))
            made.differences << "changed: " + one;
        made.game = std::move(after.game);
    }
    return made;
}

QStringList told(const Game& game)
{
    QStringList lines;
    for (const PhaseRecord& record : game.phases) {
        const QString phase = text(shortName(record.phase));
        if (!record.outcome) return lines << phase + " begins: " + standing(record.before);
        lines << phase + ": " + resultsOf(record);
        for (std::size_t i = 0; i < record.rulings.size(); ++i)
            if (const RulingFault fault = faultOf(rulingBoard(), record, record.rulings[i]);
                fault != RulingFault::None)
                lines << phase + ": ruling " + QString::number(i + 1) +
                             (fault == RulingFault::NoEffect ? " has no effect" : " dislodges its own");
        lines << phase + " ends: " + standing(record.outcome->after);
    }
    return lines << endOf(game);
}

QStringList toldOf(const RulingRow& row, const LineFilter& counts)
{
    const Corrections made = correctedBy(row, played(row, counts));
    return told(made.game) + made.differences;
}

} // namespace chancery
