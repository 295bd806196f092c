// SPDX-License-Identifier: GPL-3.0-or-later
// Every option of the rulebooks makes a difference: tests/data/options.txt has the situations and explains
// its format.
#include "tests/support/situation.h"

#include "engine/game/scoring.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/option_table.h"
#include "tests/support/suite.h"

#include <QMap>

namespace chancery::tst_options {

namespace {

/// A situation, and its required results by the values of an option.
struct Row
{
    QString option, about;
    QMap<QString, QString> lines; ///< "units", "orders" and so on
    QList<QPair<QString, QStringList>> values;
};

QList<Row> readRows()
{
    static const QStringList keys{"with",   "phase",  "board", "units", "centres",
                                  "before", "orders", "again", "years"};
    QList<Row> rows;
    const QString text = QString::fromStdString(fileContent("tests/data/options.txt"));
    for (const QString& line : text.split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#')) continue;
        const QString word = line.section(' ', 0, 0), rest = line.section(' ', 1);
        if (line.startsWith('[')) {
            const QString option = line.section(']', 0, 0).mid(1);
            rows.append({option, line.section("] ", 1), {}, {}});
        } else if (keys.contains(word)) {
            rows.last().lines[word] = rest;
        } else {
            rows.last().values.append({line.section(": ", 0, 0), line.section(": ", 1).split("; ")});
        }
    }
    return rows;
}

/// "England: A LON H, F EDI H | France: A PAR H", power by power and item by item.
template<class Visit>
void forEachItem(const QString& line, const QString& separator, Visit visit)
{
    for (const QString& sheet : line.split(" | ", Qt::SkipEmptyParts)) {
        const Power power = standardMap().findPower(sheet.section(": ", 0, 0).toStdString());
        for (const QString& item : sheet.section(": ", 1).split(separator)) visit(power, item.toStdString());
    }
}

std::shared_ptr<const Map> board(const QString& language)
{
    auto map = std::make_shared<Map>(standardMap());
    if (!language.isEmpty()) map->boardLanguage = language.toStdString();
    return map;
}

Position positionOf(const Map& map, const Row& row, PhaseKind kind)
{
    Position position;
    position.owner.assign(map.provinces.size(), noPower);
    const bool inOrders = !row.lines.contains("units") && kind == PhaseKind::Movement;
    forEachItem(row.lines[inOrders ? "orders" : "units"], ", ", [&](Power power, const std::string& item) {
        const Result<Unit> unit = readUnit(map, power, item.substr(0, item.find(' ', 2)));
        if (unit && !unitAt(map, position, map.provinceOf(unit->at))) place(map, position, *unit);
    });
    forEachItem(row.lines["centres"], " ", [&](Power power, const std::string& code) {
        const Province centre = map.findProvince(code);
        if (centre == noProvince) qFatal("%s is no centre", code.c_str());
        position.owner[index(centre)] = power;
    });
    return position;
}

void addSheet(Game& game, const QString& line, int number)
{
    PhaseRecord& record = game.phases.back();
    forEachItem(line, ", ", [&](Power power, const std::string& text) {
        for (WrittenOrder& order : readSheet({*game.map, record.before, record.phase.kind, power}, text)) {
            order.sheet = number;
            record.written.push_back(order);
        }
    });
}

Game play(const Row& row, const QString& value)
{
    const Phase phase = readPhase(row.lines.value("phase", "S1901M").toStdString()).value_or(Phase{});
    const auto map = board(row.lines["board"]);
    Game game = gameFrom(map, phase, positionOf(*map, row, phase.kind));
    QStringList changes = row.lines["with"].split(' ', Qt::SkipEmptyParts);
    for (const QString& change : changes << row.option + "=" + value) {
        const Result<RuleOptions> changed = withChange(game.rulebook.options, change.toStdString());
        if (!changed) qFatal("%s", changed.error().message.c_str());
        game.rulebook.options = *changed;
    }
    if (row.lines.contains("before")) {
        addSheet(game, row.lines["before"], 0);
        game = advance(resolve(std::move(game)));
    }
    addSheet(game, row.lines["orders"], 0);
    addSheet(game, row.lines["again"], 1);
    game = resolve(std::move(game));
    // Years without orders, until the game is over.
    const int end = phase.year + row.lines["years"].toInt();
    while (game.current().phase.year < end && !endingOf(game)) game = resolve(advance(std::move(game)));
    return game;
}

std::string names(const Map& map, const std::vector<Power>& powers)
{
    std::string text;
    for (Power power : powers) text += (text.empty() ? "" : ", ") + map[power].name;
    return text;
}

/// What the players may agree upon, what a vote reveals, and what a draw is worth.
QStringList agreements(const Game& game)
{
    QStringList all;
    const Map& map = *game.map;
    all << QString::fromStdString("a draw is shared by " + names(map, sharersOfADraw(game)));
    for (const Power power : map.everyPower())
        if (obstacleTo(game, {power}) == Obstacle::None)
            all << QString::fromStdString("may be conceded to " + map[power].name);
    const VoteResult vote = countVotes(game, {true, false});
    all << (vote.yes ? QString("a vote fails %1:%2").arg(*vote.yes).arg(*vote.no) : QString("a vote fails"));
    for (const Score& score : scoresOf(game, agreedEnding(game, {})))
        all << QString("%1 %2")
                   .arg(QString::fromStdString(names(map, score.seat)))
                   .arg(score.points, 0, 'f', 1);
    return all;
}

/// Everything that can be stated of the end of a phase, an item each.
QStringList told(const Game& game)
{
    const Map& map = *game.map;
    const Outcome& outcome = *game.current().outcome;
    QStringList all;
    const auto tell = [&all](const std::string& text) { all << QString::fromStdString(text); };
    for (const OrderResult& result : outcome.results) {
        const std::string order = canonical(map, game.current().before, result.order);
        if (as<Disband>(result.order) && !result.ordered)
            tell(order.substr(2) + " removed" +
                 (result.finding.rule == Rule::RemovedForNow ? " for now" : ""));
        else
            tell(order + " " + words(result) + (result.ordered ? "" : " (by rule)"));
    }
    for (const DislodgedUnit& d : outcome.dislodged)
        tell(canonical(map, d.unit) + " may go to " + codes(map, d.retreats));
    for (const Paradox& paradox : outcome.paradoxes)
        if (paradox.unanswered) tell("no answer of " + std::to_string(paradox.ways.size()));
    if (awaitsParadoxChoice(outcome)) tell("the gamemaster is asked");
    for (const Unit& unit : outcome.after.units) tell(canonical(map, unit) + " afterwards");
    if (outcome.after.units.empty()) tell("nobody afterwards");
    const std::optional<Ending> ending = endingOf(game);
    tell(winners(game).empty() ? "nobody wins" : names(map, winners(game)) + " wins");
    tell(!ending ? "the game goes on"
                 : "the game ends in " + std::to_string(game.current().phase.year) + " with " +
                       names(map, ending->winners));
    return all << agreements(game);
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<int>(utf8.size()));
}

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void situationEndsAsTold_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("value");
        for (int i = 0; i < rows_.size(); ++i)
            for (int k = 0; k < rows_[i].values.size(); ++k)
                QTest::addRow("%d %s=%s %s", i, qPrintable(rows_[i].option),
                              qPrintable(rows_[i].values[k].first), qPrintable(rows_[i].about))
                    << i << k;
    }

    void situationEndsAsTold()
    {
        QFETCH(int, row);
        QFETCH(int, value);
        const auto& [name, expected] = rows_[row].values[value];
        const QStringList all = told(play(rows_[row], name));
        for (const QString& item : expected)
            QVERIFY2(all.contains(item), qPrintable(item + " is not among\n  " + all.join("\n  ")));
    }

    void optionMakesADifference_data()
    {
        QTest::addColumn<int>("option");
        for (std::size_t i = 0; i < optionTable().size(); ++i)
            QTest::newRow(qPrintable(text(optionTable()[i].name))) << static_cast<int>(i);
    }

    /// Each of its values is tried, and two of them on one situation end differently.
    void optionMakesADifference()
    {
        QFETCH(int, option);
        const OptionInfo& info = optionTable()[static_cast<std::size_t>(option)];
        QSet<QString> tried;
        bool differs = false;
        for (const Row& row : rows_) {
            if (row.option != text(info.name)) continue;
            QSet<QString> ends;
            for (const auto& [value, expected] : row.values) {
                tried << value;
                ends << told(play(row, value)).join('\n');
            }
            differs = differs || ends.size() > 1;
        }
        QVERIFY(differs);
        for (const OptionValue& value : info.values)
            QVERIFY2(tried.contains(text(value.name)), qPrintable(text(value.name) + " is not tried"));
    }

    void situationsAreOfOptionsThatExist()
    {
        QVERIFY(!rows_.isEmpty());
        for (const Row& row : rows_) {
            QVERIFY2(findOption(row.option.toStdString()), qPrintable(row.option));
            QVERIFY2(row.values.size() > 1, qPrintable(row.option + " " + row.about));
        }
    }

    void everyOptionIsNamedOnce()
    {
        QSet<QString> names;
        for (const OptionInfo& option : optionTable()) {
            names << text(option.name);
            QVERIFY(option.values.size() > 1);
            for (std::size_t value = 0; value < option.values.size(); ++value) {
                RuleOptions options;
                option.set(options, value);
                QCOMPARE(option.get(options), value);
            }
        }
        QCOMPARE(static_cast<std::size_t>(names.size()), optionTable().size());
    }

    /// Older files may have it as a house rule; of one phase the gamemaster may still choose it.
    void aResolutionBeyondTheSecondCountsAsItDid()
    {
        for (const char* name : {"answer_3", "answer_5", "answer_8"}) {
            RuleOptions options;
            options.paradoxUnanswered = ParadoxChoice::AllHold;
            const Result<RuleOptions> read = withValue(options, "paradox_unanswered", name);
            QVERIFY(read);
            QCOMPARE(read->paradoxUnanswered, UnansweredParadox(ParadoxChoice::Szykman));
            QVERIFY(findChoice(name));
            QCOMPARE(choiceName(*findChoice(name)), std::string_view(name));
        }
        for (const char* name : {"answer_0", "answer_9", "answer_33", "ask"}) QVERIFY(!findChoice(name));
        QVERIFY(!withValue({}, "paradox_unanswered", "answer_9"));
    }

private:
    const QList<Row> rows_ = readRows();
};

CHANCERY_SUITE(TestOptions, QCoreApplication)

} // namespace chancery::tst_options

#include "tst_options.moc"
