// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a study: each change as an edit of its nodes, and the study that a history adds up to.
#include "engine/files/game_or_study.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/journal/rebuild.h"
#include "engine/journal/replay.h"
#include "tests/support/files.h"
#include "tests/support/standard_board.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

namespace chancery::tst_study_journal {

namespace {

/// One change of each kind to a study; `which` says of what kind.
Game changed(const Game& line, int which)
{
    Study study = line.studied->study;
    const NodeId last = study.nodes.back().id;
    NodeId shown = line.studied->node;
    StudyNode node = *nodeOf(study, shown);
    switch (which % 8) {
    case 0:
        study.commentary += "\nand so";
        break;
    case 1:
        shown = withVariation(study, last).added;
        study = withVariation(std::move(study), last).study;
        break;
    case 2:
        node.orders.push_back({Power{0}, "A Vie H"});
        study = withNode(std::move(study), std::move(node));
        break;
    case 3:
        study.rulebook.options.paradoxUnanswered = ParadoxChoice{};
        break;
    case 4:
        if (mayRemove(study, last)) study = without(std::move(study), last);
        break;
    case 5:
        study = asMainLine(std::move(study), last);
        break;
    case 6:
        study = withPosition(std::move(study), study.phase, Position(study.position));
        study.ownerless.push_back("A Pru S A Sil - Brr");
        break;
    default:
        node.comment += "!";
        study = withNode(std::move(study), std::move(node));
    }
    if (!nodeOf(study, shown)) shown = firstNode(study);
    return lineOf(std::move(study), shown);
}

} // namespace

class TestStudyJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each edit alone leads from the study before to the one after it, and to the node shown; nodes before
    /// the first one that differs are not in it.
    void anEditLeadsFromOneStudyToTheNext()
    {
        for (std::uint32_t seed = 1; seed <= 20; ++seed) {
            Game line = lineOf(randomStudy(seed, 12), noNode);
            for (int i = 0; i < 40; ++i) {
                Game after = changed(line, i * 3 + static_cast<int>(seed));
                const Edit edit = editBetween(line, after);
                const Result<Game> read = edited(line, edit, standardMaps());
                QVERIFY2(read, read ? "" : read.error().text().c_str());
                QCOMPARE(writeStudy(read->studied->study), writeStudy(after.studied->study));
                QCOMPARE(read->studied->node, after.studied->node);
                QCOMPARE(read->phases.size(), after.phases.size());
                const std::size_t same = commonNodes(line.studied->study, after.studied->study);
                QCOMPARE(edit.text, writeStudy(after.studied->study, same));
                line = std::move(after);
            }
        }
    }

    void anEditOfAnotherStudyIsRefused()
    {
        const Game one = lineOf(randomStudy(3, 12), noNode), small = lineOf(datcStudy("6.A.1"), noNode);
        const Edit edit = editBetween(one, changed(one, 1));
        QVERIFY(edit.scope.starts_with("lines ") && !isWhole(edit));
        QVERIFY(!edited(small, edit, standardMaps()));
        QVERIFY(!edited(newGame(sharedMap()), edit, standardMaps()));
        for (const char* scope :
             {"lines", "lines 1", "lines 1 ", "lines x 1", "lines 1 1 1", "lines 99999999999 1"})
            QVERIFY2(!edited(one, {scope, edit.text}, standardMaps()), scope);
    }

    void theStudyOfAHistoryComesBackStepByStep()
    {
        const Game first = lineOf(randomStudy(7, 10), noNode);
        History history;
        append(history, BeginRecord{writeGameOrStudy(first)});
        std::vector<Game> games{first};
        for (int number = 1; number <= 24; ++number) {
            Game after = changed(games.back(), number);
            append(history, StepRecord{number, false, 1, "step", editBetween(games.back(), after)});
            games.push_back(std::move(after));
        }
        append(history, AtRecord{20});
        const JournalReading reading = readJournal(encode(history));
        QCOMPARE(reading.damages, std::size_t(0));
        std::size_t at = 0;
        const auto compare = [&](const Game& game) {
            QVERIFY(game.studied);
            QCOMPARE(writeGameOrStudy(game), writeGameOrStudy(games[at]));
            if (at > 0) QCOMPARE(game.studied->node, games[at].studied->node);
            ++at;
        };
        const Result<Replay> played = replay(reading.history, standardMaps(), compare,
                                             [&](const HistoryStep&, const Game& game) { compare(game); });
        QVERIFY(played && played->lost == 0);
        QCOMPARE(at, games.size());
        const Result<Game> last = lastGame(reading.history, standardMaps());
        QVERIFY(last);
        QCOMPARE(writeGameOrStudy(*last), writeGameOrStudy(games[20]));
    }

    /// A step that holds the whole study lets it come back without the beginning.
    void withoutItsBeginningItStartsFromAWholeStudy()
    {
        const Game first = lineOf(datcStudy("6.A.1"), noNode);
        StudyNode node = first.studied->study.nodes.front();
        node.name = "other";
        const Game second = lineOf(withNode(first.studied->study, node), node.id);
        const Edit edit = editBetween(first, second);
        QVERIFY(isWhole(edit));
        History history;
        append(history, StepRecord{1, false, 1, "step", edit});
        const Result<Game> last = lastGame(history, standardMaps());
        QVERIFY(last);
        QCOMPARE(writeGameOrStudy(*last), writeGameOrStudy(second));
    }

    void whatALaterEditSaysIsNotKeptTwice()
    {
        const Game line = lineOf(randomStudy(5, 6), noNode);
        const Game named = changed(line, 7), again = changed(named, 7), grown = changed(line, 1);
        const Edit first = editBetween(line, named), second = editBetween(named, again),
                   behind = editBetween(line, grown);
        QVERIFY(covers(second, first) && covers(first, second));
        QVERIFY(covers(first, behind) && !covers(behind, first)); // which leaves more nodes as they are
    }
};

CHANCERY_SUITE(TestStudyJournal, QCoreApplication)

} // namespace chancery::tst_study_journal

#include "tst_study_journal.moc"
