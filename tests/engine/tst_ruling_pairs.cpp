// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of ruling and correction, in each kind of phase, beside the options that it meets:
// tests/data/ruling_pairs.txt has the games and everything that must come of them, and explains its format.
#include "engine/files/game_file.h"
#include "engine/files/ruling_toml.h"
#include "engine/game/ending.h"
#include "engine/notation/unit_text.h"
#include "engine/rules/option_table.h"
#include "engine/rulings/correct.h"
#include "engine/rulings/ruling_check.h"
#include "tests/support/difference_lines.h"
#include "tests/support/files.h"
#include "tests/support/suite.h"

#include <QMap>
#include <QRegularExpression>

using namespace chancery;

namespace {

/// A game with its rulings, and all that must come of it.
struct Row
{
    QString name;
    QMap<QString, QString> begin;                   ///< "with", "start", "units", "centres"
    QMap<QString, QList<QStringList>> phases;       ///< by phase: word and rest
    QList<QPair<QString, QStringList>> corrections; ///< phase; word and rest
    QStringList expected;
};

const Map& board()
{
    static const std::shared_ptr<const Map> map = *standardMaps()("standard");
    return *map;
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

bool isPhase(const QString& word)
{
    return readPhase(word.toStdString()).has_value();
}

bool isBefore(const QString& phase, const Phase& other)
{
    const auto when = [](const Phase& p) { return std::tuple(p.year, p.season, p.kind); };
    return when(readPhase(phase.toStdString()).value()) < when(other);
}

/// "correct S1901M orders France: A PAR H" as phase, word and rest.
QStringList pieces(const QString& line)
{
    return {line.section(' ', 0, 0), line.section(' ', 1, 1), line.section(' ', 2)};
}

QList<Row> readRows()
{
    QList<Row> rows;
    for (const QString& line :
         text(sourceFile("tests/data/ruling_pairs.txt")).split('\n', Qt::SkipEmptyParts)) {
        const QString word = line.section(' ', 0, 0), rest = line.section(' ', 1).trimmed();
        if (word == "#") continue;
        if (line.startsWith('['))
            rows.append({line, {}, {}, {}, {}});
        else if (word == ">")
            rows.last().expected << rest;
        else if (word == "correct")
            rows.last().corrections.append({pieces(rest)[0], pieces(rest).mid(1)});
        else if (isPhase(word))
            rows.last().phases[word].append(pieces(line).mid(1));
        else
            rows.last().begin[word] = rest;
    }
    return rows;
}

Power powerNamed(const QString& name)
{
    return name == "nobody" ? noPower : board().findPower(name.toStdString());
}

/// "France: A PAR, A MAR | Italy: A ROM", sheet by sheet.
template<class Visit>
void forEachSheet(const QString& line, Visit visit)
{
    for (const QString& sheet : line.split(" | ", Qt::SkipEmptyParts))
        visit(powerNamed(sheet.section(':', 0, 0)), sheet.section(':', 1).trimmed());
}

Position positionOf(const Row& row)
{
    if (!row.begin.contains("units")) return startOf(board());
    Position position;
    position.owner.assign(board().provinces.size(), noPower);
    forEachSheet(row.begin["units"], [&](Power power, const QString& units) {
        for (const QString& unit : units.split(", "))
            place(board(), position, *readUnit(board(), power, unit.toStdString()));
    });
    forEachSheet(row.begin["centres"], [&](Power power, const QString& centres) {
        for (const QString& centre : centres.split(' '))
            position.owner[index(findProvince(board(), centre.toStdString()))] = power;
    });
    return position;
}

Game begun(const Row& row)
{
    Game game =
        gameFrom(std::make_shared<Map>(board()),
                 readPhase(row.begin.value("start", "S1901M").toStdString()).value(), positionOf(row));
    for (const QString& change : row.begin["with"].split(' ', Qt::SkipEmptyParts)) {
        const Result<RuleOptions> changed = withChange(game.rulebook.options, change.toStdString());
        if (!changed) qFatal("%s", changed.error().message.c_str());
        game.rulebook.options = *changed;
    }
    return game;
}

RuledResult resultNamed(const QString& word)
{
    for (int i = 0; i <= static_cast<int>(lastRuledResult); ++i)
        if (text(ruledWord(static_cast<RuledResult>(i))) == word) return static_cast<RuledResult>(i);
    qFatal("no such result: %s", qPrintable(word));
}

/// "PAR fails", "PAR: A PAR - GAS", "SIL: Russia A SIL", "MUN: nobody" of a ruling of the kind `word`.
Ruling rulingOf(const PhaseRecord& record, const QString& word, const QString& rest)
{
    const QString where = rest.section(QRegularExpression("[ :]"), 0, 0),
                  what = rest.mid(where.size() + 1).trimmed();
    Ruling ruling{.where = findProvince(board(), where.toStdString()), .reason = "seen by all"};
    if (word == "result") {
        ruling.kind = Ruling::Kind::Result;
        ruling.result = resultNamed(what);
    } else if (word == "owner") {
        ruling.kind = Ruling::Kind::Ownership;
        ruling.owner = powerNamed(what);
    } else if (word == "position") {
        ruling.kind = Ruling::Kind::Position;
        const Power power = powerNamed(what.section(' ', 0, 0));
        if (what != "empty") ruling.unit = *readUnit(board(), power, what.section(' ', 1).toStdString());
    } else if (what != "nothing") { // a reading
        const Power power = powerNamed(what.section(' ', 0, 0));
        const ReadingContext context{board(), record.before, record.phase.kind, power};
        ruling.order = *readOrder(context, what.section(' ', 1).toStdString());
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
                 readSheet({board(), record.before, record.phase.kind, power}, order.toStdString())) {
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
        return withRulings(board(), record, {rulingOf(record, word, rest)});
    return record;
}

/// Played to the last phase that the row says something of, line by line; without its rulings some phases may
/// not come.
Game played(const Row& row, bool ruled)
{
    Game game = begun(row);
    QStringList left = row.phases.keys();
    for (;;) {
        const QString phase = text(shortName(game.current().phase));
        for (const QStringList& line : row.phases[phase])
            if (ruled || line[0] == "orders" || line[0] == "again")
                game.phases.back() = changed(game, game.phases.size() - 1, game.current(), line);
        left.removeOne(phase);
        if (!ruled)
            left.removeIf([&](const QString& other) { return isBefore(other, game.current().phase); });
        game = resolve(std::move(game));
        if (left.isEmpty() || winner(game) != noPower) return game;
        game = advance(std::move(game));
        if (game.phases.size() > 9) qFatal("%s is never played", qPrintable(left.join(' ')));
    }
}

std::size_t numberOf(const Game& game, const QString& phase)
{
    for (std::size_t i = 0; i < game.phases.size(); ++i)
        if (text(shortName(game.phases[i].phase)) == phase) return i;
    qFatal("%s was not played", qPrintable(phase));
}

QString unitText(const Unit& unit)
{
    return text(board()[unit.power].name + " " + canonical(board(), unit));
}

QString resultsOf(const PhaseRecord& record)
{
    QStringList results;
    for (const OrderResult& result : record.outcome->results) {
        const Power power = result.order.power == noPower ? result.order.unit.power : result.order.power;
        results << text((power == noPower ? "?" : board()[power].name) + " " +
                        canonical(board(), record.before, result.order) + " " + words(result)) +
                       (result.ordered ? "" : " unordered") +
                       (result.finding.rule == Rule::Ruled ? " by ruling" : "");
    }
    return results.isEmpty() ? QString("nothing") : results.join("; ");
}

/// Who stands where, who must retreat from whom and may go where, and who owns what.
QString standing(const Position& position)
{
    QStringList told;
    for (const Unit& unit : position.units) told << unitText(unit);
    for (const DislodgedUnit& unit : position.dislodged)
        told << unitText(unit.unit) + " may retreat to " + text(codes(board(), unit.retreats));
    for (std::size_t p = 0; p < board().powers.size(); ++p) {
        QStringList owned;
        for (const Province centre : board().centres)
            if (position.owner[index(centre)] == static_cast<Power>(p)) owned << text(board()[centre].code);
        if (!owned.isEmpty()) told << text(board().powers[p].name) + " owns " + owned.join(' ');
    }
    return told.join("; ");
}

QString endOf(const Game& game)
{
    if (awaitsParadoxChoice(*game.current().outcome)) return QString("the gamemaster is asked");
    if (const std::optional<Ending> ending = endingOf(game))
        return "it ends with " +
               text(ending->winners.empty() ? "nobody" : board()[ending->winners.front()].name);
    return "then " + text(shortName(following(board(), game.current()).phase));
}

/// Everything that came of a game: each phase with its results and its end, rulings without effect, what
/// follows.
QStringList told(const Game& game)
{
    QStringList lines;
    for (const PhaseRecord& record : game.phases) {
        const QString phase = text(shortName(record.phase));
        if (!record.outcome) return lines << phase + " begins: " + standing(record.before);
        lines << phase + ": " + resultsOf(record);
        for (std::size_t i = 0; i < record.rulings.size(); ++i)
            if (const RulingFault fault = faultOf(board(), record, record.rulings[i]);
                fault != RulingFault::None)
                lines << phase + ": ruling " + QString::number(i + 1) +
                             (fault == RulingFault::NoEffect ? " has no effect" : " dislodges its own");
        lines << phase + " ends: " + standing(record.outcome->after);
    }
    return lines << endOf(game);
}

/// The game, corrected line by line; the differences that the last correction brought are told as well.
QStringList toldOf(const Row& row)
{
    Game game = played(row, true);
    QStringList differences;
    for (const auto& [phase, line] : row.corrections) {
        const std::size_t number = numberOf(game, phase);
        CorrectedGame after = corrected(game, number, changed(game, number, game.phases[number], line));
        differences.clear();
        for (const QString& one : differenceLines(board(), after.differences))
            differences << "changed: " + one;
        game = std::move(after.game);
    }
    return told(game) + differences;
}

} // namespace

class TestRulingPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesAsStated_data() { addRows(); }
    void everythingComesAsStated();
    void aCorrectionWithoutAChangeChangesNothing_data() { addRows(); }
    void aCorrectionWithoutAChangeChangesNothing();
    void filesKeepWhatWasRuled_data() { addRows(); }
    void filesKeepWhatWasRuled();
    void ruledAfterwardsIsRuledInTime_data() { addRows(); }
    void ruledAfterwardsIsRuledInTime();

private:
    void addRows();

    const QList<Row> rows_ = readRows();
};

void TestRulingPairs::addRows()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < rows_.size(); ++i) QTest::addRow("%s", qPrintable(rows_[i].name)) << i;
}

void TestRulingPairs::everythingComesAsStated()
{
    QFETCH(int, number);
    const QStringList lines = toldOf(rows_[number]);
    if (lines != rows_[number].expected) qInfo("\n> %s", qPrintable(lines.join("\n> ")));
    QCOMPARE(lines, rows_[number].expected);
}

void TestRulingPairs::aCorrectionWithoutAChangeChangesNothing()
{
    QFETCH(int, number);
    const Game game = played(rows_[number], true);
    for (std::size_t i = 0; i < game.phases.size(); ++i) {
        const CorrectedGame again = corrected(game, i, game.phases[i]);
        QCOMPARE(differenceLines(board(), again.differences), QStringList());
        QVERIFY(again.game.phases == game.phases);
    }
}

void TestRulingPairs::filesKeepWhatWasRuled()
{
    QFETCH(int, number);
    const Game game = played(rows_[number], true);
    std::vector<std::string> differences;
    const Result<Game> read = readGame(writeGame(game), "pairs", standardMaps(), &differences);
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    QVERIFY(differences.empty());
    QVERIFY(read->phases == game.phases);
}

/// What is ruled once a phase is over, and played again from it, ends as though it had been ruled before it
/// was resolved.
void TestRulingPairs::ruledAfterwardsIsRuledInTime()
{
    QFETCH(int, number);
    const Row& row = rows_[number];
    const Game ruled = played(row, true);
    Game game = played(row, false);
    const auto phaseOf = [](const PhaseRecord& record) { return record.phase; };
    // Without its rulings the game may have other phases, in which nothing was written.
    if (!std::ranges::equal(ruled.phases, game.phases, {}, phaseOf, phaseOf)) return;
    for (std::size_t i = 0; i < ruled.phases.size(); ++i) {
        PhaseRecord late = withRulings(board(), game.phases[i], ruled.phases[i].rulings);
        late.paradoxChoice = ruled.phases[i].paradoxChoice;
        game = corrected(game, i, std::move(late)).game;
    }
    QCOMPARE(told(game), told(ruled));
}

CHANCERY_SUITE(TestRulingPairs, NoApplication)
#include "tst_ruling_pairs.moc"
