// SPDX-License-Identifier: GPL-3.0-or-later
// The bookkeeping of journals: which edits say all that earlier ones said, what becomes of numbers when steps
// are undone, lost or played again.
#include "engine/base/checksum.h"
#include "engine/files/game_file.h"
#include "engine/journal/replay.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_journal_numbers {

namespace {

std::string recordText(const std::string& kind, const std::string& content)
{
    return "@" + kind + " " + std::to_string(content.size()) + " " + checksum(content) + "\n" + content +
           "\n";
}

/// A step as it is in a journal.
std::string step(int number, const Edit& edit, const std::string& what = "orders", bool merged = false)
{
    return recordText("step", std::to_string(number) + (merged ? "\n1\n" : "\n0\n") + "1\n" + edit.scope +
                                  "\n" + what + "\n" + edit.text);
}

std::string at(int number)
{
    return recordText("at", std::to_string(number) + "\n");
}

std::string saved(int number)
{
    return recordText("saved", std::to_string(number) + "\nfingerprint");
}

/// Everything but the texts: "1 typing[sheets S1901M] 2 resolve[phases 0] at 2 saved 1".
QString told(const History& history)
{
    QStringList words;
    for (const HistoryStep& one : history.steps) {
        QStringList scopes;
        for (const Edit& edit : one.edits) scopes << QString::fromStdString(edit.scope);
        words << QString::number(one.number) + ' ' + QString::fromStdString(one.what) + '[' +
                     scopes.join(", ") + ']';
    }
    words << "at " + QString::number(history.at);
    if (history.saved) words << "saved " + QString::number(*history.saved);
    return words.join(' ');
}

/// "phases 1", "sheets S1901M France" with the powers that its text begins with.
Edit edit(const QString& scope)
{
    const QString power = scope.section(' ', 2);
    return {scope.section(' ', 0, 1).toStdString(),
            "powers = [\"" + power.toStdString() + "\"]\norders = []\n"};
}

/// A game played to its second phase, with an edit for everything that was done.
struct Evening
{
    Game game = newGame(sketch::sharedMap());
    std::string begin = recordText("begin", writeGame(game));
    std::vector<Edit> edits;
    std::vector<std::string> games{writeGame(game)}; ///< after so many edits

    Evening()
    {
        order("France", "A PAR - BUR");
        become(resolve(game));
        become(advance(game));
        order("France", "A BUR - MUN");
        order("Italy", "A VEN - TYR");
    }

    void become(Game after)
    {
        edits.push_back(editBetween(game, after));
        game = std::move(after);
        games.push_back(writeGame(game));
    }

    void order(const char* name, const char* sheet)
    {
        const Power power = game.map->findPower(name);
        const ReadingContext context{*game.map, game.current().before, game.current().phase.kind, power};
        become(write(game, power, readSheet(context, sheet)));
    }

    std::string text() const
    {
        std::string all = begin;
        for (std::size_t i = 0; i < edits.size(); ++i)
            all += step(static_cast<int>(i) + 1, edits[i], std::string(1, static_cast<char>('a' + i)));
        return all;
    }
};

struct Played
{
    Replay replay;
    std::string first;              ///< the game that was begun with
    std::vector<std::string> games; ///< after each step
};

Played played(const History& history)
{
    Played all;
    const auto again = replay(
        history, standardMaps(), [&all](const Game& game) { all.first = writeGame(game); },
        [&all](const HistoryStep&, const Game& game) { all.games.push_back(writeGame(game)); });
    if (!again) qFatal("%s", again.error().text().c_str());
    all.replay = *again;
    return all;
}

std::string last(const History& history)
{
    const Result<Game> game = lastGame(history, standardMaps());
    return game ? writeGame(*game) : game.error().text();
}

} // namespace

class TestJournalNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatALaterEditSaysIsNotKeptTwice_data()
    {
        QTest::addColumn<QStringList>("edits");
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* name, const QStringList& edits, const char* kept) {
            QTest::newRow(name) << edits << kept;
        };
        row("a sheet over itself", {"sheets S1901M France", "sheets S1901M France"}, "sheets S1901M");
        row("over another's", {"sheets S1901M France", "sheets S1901M Italy"},
            "sheets S1901M, sheets S1901M");
        row("another's in between", {"sheets S1901M France", "sheets S1901M Italy", "sheets S1901M France"},
            "sheets S1901M, sheets S1901M, sheets S1901M");
        row("a sheet of another phase", {"sheets S1901M France", "sheets F1901M France"},
            "sheets S1901M, sheets F1901M");
        row("phases over sheets", {"sheets S1901M France", "sheets S1901M Italy", "phases 1"}, "phases 1");
        row("a sheet over phases", {"phases 1", "sheets S1901M France"}, "phases 1, sheets S1901M");
        row("the same phases", {"phases 1", "phases 1"}, "phases 1");
        row("earlier phases over later", {"phases 2", "phases 1"}, "phases 1");
        row("later phases over earlier", {"phases 1", "phases 2"}, "phases 1, phases 2");
        row("as far back as it reaches", {"phases 1", "phases 3", "sheets S1901M France", "phases 2"},
            "phases 1, phases 2");
        row("everything", {"phases 1", "phases 3", "sheets S1901M France", "phases 0"}, "phases 0");
    }

    void whatALaterEditSaysIsNotKeptTwice()
    {
        QFETCH(QStringList, edits);
        QFETCH(QString, kept);
        std::string text = step(1, edit(edits.front()), "typing");
        for (const QString& scope : edits.mid(1)) text += step(1, edit(scope), "typing", true);
        const History history = readJournal(text).history;
        QCOMPARE(told(history), "1 typing[" + kept + "] at 1");
        QCOMPARE(history.steps.front().edits.back(), edit(edits.back()));
        QVERIFY(readJournal(encode(history)).history == history);
    }

    /// What is written whole comes to the same games as what has grown record by record.
    void compactedItPlaysAlike()
    {
        Evening evening;
        std::string text = evening.begin;
        text += step(1, evening.edits[0], "a") + step(2, evening.edits[1], "b") +
                step(2, evening.edits[2], "b", true);
        text += step(3, evening.edits[3], "c") + step(3, evening.edits[4], "c", true) + at(2) + at(3);
        const History history = readJournal(text).history;
        const std::string shorter = encode(history);
        QVERIFY(shorter.size() < text.size());
        QVERIFY(readJournal(shorter).history == history);
        const std::vector<std::string> games{evening.games[1], evening.games[3], evening.games[5]};
        QCOMPARE(played(history).games, games);
        QCOMPARE(last(readJournal(shorter).history), evening.games[5]);
    }

    void whatIsDoneAfterUndoingReplacesWhatWasUndone_data()
    {
        QTest::addColumn<int>("done");  // the step that is done last
        QTest::addColumn<int>("saved"); // the step after which the game was saved
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("merged");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, int done, int saved, int number, bool merged,
                            const char* expected) {
            QTest::newRow(name) << done << saved << number << merged << expected;
        };
        row("nothing undone", 3, 2, 4, false, "1 a[x] 2 b[x] 3 c[x] 4 new[y] at 4 saved 2");
        row("one undone", 2, 2, 3, false, "1 a[x] 2 b[x] 3 new[y] at 3 saved 2");
        row("saved after it", 2, 3, 3, false, "1 a[x] 2 b[x] 3 new[y] at 3");
        row("everything undone", 0, 0, 1, false, "1 new[y] at 1 saved 0");
        row("everything undone, saved in between", 0, 1, 1, false, "1 new[y] at 1");
        row("more letters", 3, 2, 3, true, "1 a[x] 2 b[x] 3 c[x, y] at 3 saved 2");
        row("more letters of what is done last", 2, 1, 2, true, "1 a[x] 2 b[x, y] at 2 saved 1");
        row("saved and gone on from before", 2, 3, 2, true, "1 a[x] 2 b[x, y] at 2");
    }

    void whatIsDoneAfterUndoingReplacesWhatWasUndone()
    {
        QFETCH(int, done);
        QFETCH(int, saved);
        QFETCH(int, number);
        QFETCH(bool, merged);
        QFETCH(QString, expected);
        std::string text = step(1, {"x", ""}, "a") + step(2, {"x", ""}, "b") + step(3, {"x", ""}, "c");
        text += tst_journal_numbers::saved(saved) + at(done) +
                step(number, {"y", ""}, merged ? "c" : "new", merged);
        const History history = readJournal(text).history;
        QCOMPARE(told(history), expected);
        QCOMPARE(history.fingerprint, "fingerprint");
        QVERIFY(readJournal(encode(history)).history == history);
    }

    void aNewBeginningForgetsEverything()
    {
        Evening evening;
        const History history = readJournal(evening.text() + saved(3) + evening.begin).history;
        QCOMPARE(told(history), "at 0");
        QCOMPARE(history.fingerprint, "");
        QCOMPARE(last(history), evening.games[0]);
    }

    void aReplayCountsFromOne_data()
    {
        QTest::addColumn<int>("done"); // numbers of steps as they are before: 2, 5, 6, 9, 12
        QTest::addColumn<int>("saved");
        QTest::addColumn<QString>("expected");
        const QString steps =
            "1 a[sheets S1901M] 2 b[phases 0] 3 c[phases 1] 4 d[sheets F1901M] 5 e[sheets F1901M] ";
        QTest::newRow("all done") << 12 << 9 << steps + "at 5 saved 4";
        QTest::newRow("some undone") << 6 << 6 << steps + "at 3 saved 3";
        QTest::newRow("between two") << 7 << 5 << steps + "at 3 saved 2";
        QTest::newRow("the first done") << 2 << 12 << steps + "at 1 saved 5";
        QTest::newRow("before the first") << 1 << 0 << steps + "at 0 saved 0";
        QTest::newRow("saved after a step that is gone") << 5 << 8 << steps + "at 2";
    }

    void aReplayCountsFromOne()
    {
        QFETCH(int, done);
        QFETCH(int, saved);
        QFETCH(QString, expected);
        const Evening evening;
        const int numbers[] = {2, 5, 6, 9, 12};
        History history = readJournal(evening.text()).history;
        for (std::size_t i = 0; i < history.steps.size(); ++i) history.steps[i].number = numbers[i];
        history.at = done;
        history.saved = saved;
        const Played again = played(history);
        QCOMPARE(told(again.replay.history), expected);
        QCOMPARE(again.replay.lost, std::size_t(0));
        QCOMPARE(again.first, evening.games[0]);
        QCOMPARE(again.games, std::vector(evening.games.begin() + 1, evening.games.end()));
        QCOMPARE(last(history), evening.games.at(static_cast<std::size_t>(again.replay.history.at)));
        QCOMPARE(played(again.replay.history).replay.history, again.replay.history);
    }

    /// The step to the next phase is lost, so the sheets of that phase fit nothing.
    void lostStepsLeaveNoGap_data()
    {
        QTest::addColumn<int>("done");
        QTest::addColumn<int>("saved");
        QTest::addColumn<QString>("expected");
        const QString steps = "1 a[sheets S1901M] 2 b[phases 0] ";
        QTest::newRow("the last one done is lost") << 5 << 4 << steps + "at 2";
        QTest::newRow("saved before") << 4 << 2 << steps + "at 2 saved 2";
        QTest::newRow("done before") << 1 << 1 << steps + "at 1 saved 1";
        QTest::newRow("not begun") << 0 << 0 << steps + "at 0 saved 0";
    }

    void lostStepsLeaveNoGap()
    {
        QFETCH(int, done);
        QFETCH(int, saved);
        QFETCH(QString, expected);
        const Evening evening;
        History history = readJournal(evening.text()).history;
        history.steps.erase(history.steps.begin() + 2);
        history.at = done;
        history.saved = saved;
        const Played again = played(history);
        QCOMPARE(told(again.replay.history), expected);
        QCOMPARE(again.replay.lost, std::size_t(2));
        QCOMPARE(again.games, (std::vector{evening.games[1], evening.games[2]}));
    }

    /// Without its beginning a journal is played from the first step that holds a whole game.
    void withoutItsBeginningItStartsFromAWholeGame()
    {
        const Evening evening;
        History history = readJournal(evening.text()).history;
        history.base = "not a game";
        history.at = 4;
        history.saved = 4;
        const Played again = played(history);
        QCOMPARE(again.first, evening.games[2]);
        QCOMPARE(again.games, (std::vector(evening.games.begin() + 3, evening.games.end())));
        QCOMPARE(told(again.replay.history),
                 "1 c[phases 1] 2 d[sheets F1901M] 3 e[sheets F1901M] at 2 saved 2");
        QCOMPARE(again.replay.history.base, evening.games[2]);
        QCOMPARE(again.replay.lost, std::size_t(0));
        history.saved = 0; // what the file holds is what was lost
        QCOMPARE(told(played(history).replay.history),
                 "1 c[phases 1] 2 d[sheets F1901M] 3 e[sheets F1901M] at 2");
    }
};

CHANCERY_SUITE(TestJournalNumbers, QCoreApplication)

} // namespace chancery::tst_journal_numbers

#include "tst_journal_numbers.moc"
