// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of ruling and correction, in each kind of phase, beside the options that it meets:
// tests/data/ruling_pairs.txt and correction_pairs.txt have the games and all their required results;
// the first explains their format.
#include "engine/files/game_file.h"
#include "engine/game/correct.h"
#include "engine/rules/option_table.h"
#include "tests/support/difference_lines.h"
#include "tests/support/ruling_plays.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

namespace chancery::tst_ruling_pairs {

namespace {

/// What is played of a row, and what it comes to once its corrections are made.
QList<Game> gamesOf(const RulingRow& row)
{
    Game game = played(row);
    if (row.corrections.isEmpty()) return {game};
    return {game, correctedBy(row, game).game};
}

bool isRuledInTime(const Game& game)
{
    return std::ranges::any_of(game.phases, [](const PhaseRecord& record) {
        return !record.rulings.empty() || record.paradoxChoice;
    });
}

Game playedWithoutRulings(const RulingRow& row)
{
    return played(row, [&row](const QString& phase, qsizetype i) { return !isRuling(row.phases[phase][i]); });
}

/// Returns whether something is ruled in time and the same phases are played without it: else nothing would
/// be written in some.
bool samePhasesWithoutRulings(const RulingRow& row)
{
    const Game ruled = played(row), bare = playedWithoutRulings(row);
    const auto phaseOf = [](const PhaseRecord& record) { return record.phase; };
    return isRuledInTime(ruled) && std::ranges::equal(ruled.phases, bare.phases, {}, phaseOf, phaseOf);
}

bool anyRow(const RulingRow&)
{
    return true;
}

/// Returns the row with its option at another value.
RulingRow withValueOf(RulingRow row, const OptionInfo& option, const OptionValue& value)
{
    QStringList changes = row.begin["with"].split(' ');
    changes.removeIf([&row](const QString& change) { return change.startsWith(row.option + '='); });
    changes << QString::fromStdString(std::string(option.name) + '=' + std::string(value.name));
    row.begin["with"] = changes.join(' ');
    return row;
}

} // namespace

class TestRulingPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesAsStated_data() { addRows(); }

    void everythingComesAsStated()
    {
        QFETCH(int, number);
        const QStringList lines = toldOf(rows_[number]);
        if (lines != rows_[number].expected) qInfo("\n> %s", qPrintable(lines.join("\n> ")));
        QCOMPARE(lines, rows_[number].expected);
    }

    void everyRulingAndCorrectionTells_data() { addRows(); }

    /// A row in which a ruling or a correction could be left out would not notice if it did nothing.
    void everyRulingAndCorrectionTells()
    {
        QFETCH(int, number);
        const RulingRow& row = rows_[number];
        for (auto phase = row.phases.begin(); phase != row.phases.end(); ++phase)
            for (qsizetype i = 0; i < phase->size(); ++i) {
                if (!isRuling(phase->at(i))) continue;
                const auto allButThis = [&](const QString& other, qsizetype k) {
                    return other != phase.key() || k != i;
                };
                QVERIFY2(toldOf(row, allButThis) != row.expected, qPrintable(phase->at(i).join(' ')));
            }
        for (qsizetype i = 0; i < row.corrections.size(); ++i) {
            RulingRow without = row;
            without.corrections.removeAt(i);
            QVERIFY2(toldOf(without) != row.expected, qPrintable(row.corrections[i].second.join(' ')));
        }
    }

    void theNamedOptionTells_data()
    {
        addRows([](const RulingRow& row) { return !row.option.isEmpty(); });
    }

    /// A row that names an option ends otherwise with some other value of it.
    void theNamedOptionTells()
    {
        QFETCH(int, number);
        const RulingRow& row = rows_[number];
        const OptionInfo& option = *findOption(row.option.toStdString());
        const auto anyPhase = [](const QString&, qsizetype) { return true; };
        for (const OptionValue& value : option.values)
            if (toldOf(withValueOf(row, option, value), anyPhase) != row.expected) return;
        QFAIL("all of its values come to the same");
    }

    void aCorrectionWithoutAChangeChangesNothing_data() { addRows(); }

    void aCorrectionWithoutAChangeChangesNothing()
    {
        QFETCH(int, number);
        for (const Game& game : gamesOf(rows_[number]))
            for (std::size_t i = 0; i < game.phases.size(); ++i) {
                const CorrectedGame again = corrected(game, i, game.phases[i]);
                QCOMPARE(differenceLines(standardMap(), again.differences), QStringList());
                QVERIFY(again.game.phases == game.phases);
            }
    }

    void filesKeepWhatWasRuled_data() { addRows(); }

    void filesKeepWhatWasRuled()
    {
        QFETCH(int, number);
        for (const Game& game : gamesOf(rows_[number])) {
            std::vector<Error> differences;
            const auto maps = [&game](const std::string&) -> Result<std::shared_ptr<const Map>> {
                return game.map;
            };
            const Result<Game> read = readGame(writeGame(game), "pairs", maps, &differences);
            QVERIFY2(read, read ? "" : read.error().message.c_str());
            QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().text().c_str());
            QVERIFY(read->phases == game.phases);
        }
    }

    void ruledAfterwardsIsRuledInTime_data()
    {
        addRows([](const RulingRow& row) { return isRuledInTime(played(row)); });
    }

    /// What is ruled once a phase is resolved, before the next is played, ends as though it had been ruled
    /// before.
    void ruledAfterwardsIsRuledInTime()
    {
        QFETCH(int, number);
        const Game ruled = played(rows_[number]);
        QCOMPARE(told(playedRuledLate(rows_[number], ruled)), told(ruled));
    }

    void ruledAfterTheGameIsRuledInTime_data() { addRows(samePhasesWithoutRulings); }

    /// So does what is ruled once all phases are over, each phase in its turn.
    void ruledAfterTheGameIsRuledInTime()
    {
        QFETCH(int, number);
        const RulingRow& row = rows_[number];
        const Game ruled = played(row);
        Game game = playedWithoutRulings(row);
        for (std::size_t i = 0; i < ruled.phases.size(); ++i) {
            PhaseRecord late = withRulings(game, game.phases[i], ruled.phases[i].rulings);
            late.paradoxChoice = ruled.phases[i].paradoxChoice;
            game = corrected(game, i, std::move(late)).game;
        }
        QCOMPARE(told(game), told(ruled));
    }

private:
    void addRows(bool (*isFor)(const RulingRow&) = anyRow)
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < rows_.size(); ++i)
            if (isFor(rows_[i])) QTest::addRow("%s", qPrintable(rows_[i].name)) << i;
    }

    const QList<RulingRow> rows_ =
        readRulingRows("tests/data/ruling_pairs.txt") + readRulingRows("tests/data/correction_pairs.txt");
};

CHANCERY_SUITE(TestRulingPairs, NoApplication)

} // namespace chancery::tst_ruling_pairs

#include "tst_ruling_pairs.moc"
