// SPDX-License-Identifier: GPL-3.0-or-later
// Journals as text: what is written comes back, and of what is damaged all that can be read.
#include "engine/base/checksum.h"
#include "engine/files/file_checksum.h"
#include "tests/engine/journalled_evening.h"
#include "tests/support/suite.h"

namespace chancery::tst_journal {

namespace {

/// All games of a history, one after the other, as text.
std::vector<std::string> gamesOf(const History& history)
{
    std::vector<std::string> games;
    const auto played = replay(
        history, standardMaps(), [](const Game&) {},
        [&games](const HistoryStep&, const Game& game) { games.push_back(writeGame(game)); });
    if (!played) games.push_back(played.error().text());
    return games;
}

std::vector<std::string> texts(const std::vector<Game>& games)
{
    std::vector<std::string> all;
    for (const Game& game : games) all.push_back(writeGame(game));
    return all;
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksumIsTheUsualOne()
    {
        QCOMPARE(checksum("123456789"), "cbf43926");
        QCOMPARE(checksum(""), "00000000");
    }

    void draftsAreKeptAsTheyWereLast()
    {
        Evening evening;
        evening.type(Power{0}, "a vie");
        evening.write(Draft{3, 2, "s b"});
        evening.write(Draft{3, 2, "s bu"});
        const Draft draft{3, 2, "s bu"};
        QCOMPARE(readJournal(evening.text).history.drafts, std::vector{draft});
        QCOMPARE(readJournal(encode(evening.history)).history, evening.history);
        const Draft other{0, -1, "x"}, third{0, 1, "y"};
        for (const Draft& each : {other, third, Draft{3, 2, "s bur"}}) evening.write(each);
        QCOMPARE(readJournal(evening.text).history.drafts, (std::vector{other, third, Draft{3, 2, "s bur"}}));
        QCOMPARE(readJournal(encode(evening.history)).history, evening.history);
        evening.write(Draft{3, 2, {}});
        QCOMPARE(readJournal(evening.text).history.drafts, (std::vector{other, third}));
        evening.write(Draft());
        QVERIFY(readJournal(evening.text).history.drafts.empty());
        QCOMPARE(readJournal("@draft 2 00000000\n3\n\n").damages, std::size_t(1)); // and no power of its own
    }

    /// The notes hold the text of another game; it came over a system with other line ends.
    void aJournalInANoteIsNoJournal()
    {
        Evening evening;
        evening.play(3, 1);
        std::string note;
        for (const char c : evening.text) note += c == '\n' ? "\r\n" : std::string(1, c);
        History history;
        history.base = note;
        const JournalReading reading = readJournal(encode(history));
        QCOMPARE(reading.damages, std::size_t(0));
        QVERIFY(reading.history == history);
    }

    void aChecksumTellsWhetherAFileIsAsItWasWritten()
    {
        const std::string document = writeGame(newGame(sketch::sharedMap()));
        const std::string file = withChecksum(document);
        QCOMPARE(checksumOf(document), FileChecksum::None);
        QCOMPARE(checksumOf(file), FileChecksum::Right);
        QVERIFY(readGame(file, "game", standardMaps()));
        std::string flipped = file;
        flipped[file.size() / 2] ^= 1;
        QCOMPARE(checksumOf(flipped), FileChecksum::Wrong);
        QCOMPARE(checksumOf(std::string_view(file).substr(0, file.size() - 1)), FileChecksum::Wrong);
        QCOMPARE(checksumOf(std::string_view(file).substr(0, 20)), FileChecksum::Wrong);
        QCOMPARE(checksumOf(file + "\n"), FileChecksum::Wrong);
        QVERIFY(fingerprint(file) != fingerprint(flipped));
    }

    void everyGameOfTheHistoryComesBack()
    {
        Evening evening;
        evening.play(5, 7);
        const JournalReading reading = readJournal(evening.text);
        QCOMPARE(reading.damages, std::size_t(0));
        QVERIFY(!reading.torn);
        QVERIFY(reading.history == evening.history);
        QCOMPARE(gamesOf(reading.history), texts(evening.games));
        QVERIFY(*lastGame(reading.history, standardMaps())->phases.data() == *evening.game.phases.data());
        QVERIFY(lastGame(reading.history, standardMaps())->phases == evening.game.phases);
    }

    void aChangeOfTheHeadIsAStep()
    {
        Evening evening;
        Game renamed = evening.game;
        renamed.title = "Evening";
        renamed.players[static_cast<Power>(2)] = "Ada";
        evening.become(renamed, "title");
        Game ruled = evening.game;
        ruled.rulebook = {"1971", findRulebook("1971")->options};
        evening.become(ruled, "rules");
        QCOMPARE(gamesOf(readJournal(evening.text).history), texts(evening.games));
    }

    void keysOfLaterVersionsAreKept()
    {
        Evening evening;
        evening.play(3, 1);
        std::string text = writeGame(evening.game);
        text.insert(text.find("title"), "weather = \"rain\"\n");
        Evening later;
        later.write(BeginRecord{text});
        later.game = *readGame(text, "game", standardMaps());
        later.type(static_cast<Power>(0), "A VIE - TRI");
        QVERIFY(lastText(readJournal(later.text)).find("weather") != std::string::npos);
        QCOMPARE(lastText(readJournal(later.text)), writeGame(later.game));
    }

    void typingIsKeptShort()
    {
        Evening evening;
        evening.type(static_cast<Power>(0), "A VIE - TRI");
        QCOMPARE(evening.history.steps.size(), std::size_t(1));
        QCOMPARE(evening.history.steps[0].edits.size(), std::size_t(1));
        QVERIFY(evening.history.steps[0].edits[0].text.size() < 200);
        const std::string shorter = encode(evening.history);
        QVERIFY(shorter.size() < evening.text.size());
        QVERIFY(readJournal(shorter).history == evening.history);
    }

    void undoneStepsComeBackAndGoWhenSomethingElseIsDone()
    {
        Evening evening;
        evening.play(5, 2);
        const std::size_t steps = evening.history.steps.size();
        evening.write(SavedRecord{evening.history.at, "fingerprint"});
        evening.write(AtRecord{2});
        QCOMPARE(lastText(readJournal(evening.text)), writeGame(evening.games[1]));
        QCOMPARE(gamesOf(evening.history).size(), steps);
        QVERIFY(!evening.history.clean());
        evening.game = evening.games[1];
        evening.become(evening.games[2], "again");
        QCOMPARE(evening.history.steps.size(), std::size_t(3));
        QVERIFY(!evening.history.saved); // what the file holds cannot be reached any more
        QCOMPARE(evening.history.fingerprint, "fingerprint");
        QVERIFY(readJournal(encode(evening.history)).history == evening.history);
    }

    void aTornEndLosesTheLastRecordOnly()
    {
        Evening evening;
        evening.type(static_cast<Power>(0), "A VIE - T");
        const std::string before = evening.text;
        const std::string beforeGame = writeGame(evening.game);
        Game after = evening.game;
        after.title = "One more";
        evening.become(after, "title");
        for (std::size_t cut = before.size(); cut < evening.text.size(); ++cut) {
            const JournalReading reading = readJournal(std::string_view(evening.text).substr(0, cut));
            QCOMPARE(reading.damages, std::size_t(0));
            QCOMPARE(reading.torn, cut > before.size());
            QCOMPARE(lastText(reading), beforeGame);
        }
    }

    void aFlippedBitIsFoundAndLosesOneRecord_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 200; ++seed) QTest::addRow("%u", seed) << seed;
    }

    void aFlippedBitIsFoundAndLosesOneRecord()
    {
        static const Evening evening = [] {
            Evening made;
            made.play(5, 3);
            return made;
        }();
        QFETCH(quint32, seed);
        Random random(seed);
        std::string text = evening.text;
        const std::size_t at = below(random, text.size());
        text[at] = static_cast<char>(text[at] ^ (1 << below(random, 8)));
        const JournalReading reading = readJournal(text), whole = readJournal(evening.text);
        QVERIFY(reading.damages == 1 || reading.torn);
        QVERIFY(reading.records + 1 >= whole.records);
        QVERIFY(reading.firstAt <= at);
        // What comes after the damage is read, and the last game is there unless its own step was hit.
        const std::string last = lastText(reading);
        QVERIFY(last == writeGame(evening.games.back()) ||
                last == writeGame(evening.games[evening.games.size() - 2]));
    }

    void aStepThatDoesNotFitIsLeftOut()
    {
        Evening evening;
        evening.play(5, 1);
        History history = evening.history;
        std::erase_if(history.steps, [](const HistoryStep& step) { return step.what == "next phase"; });
        evening.type(static_cast<Power>(0), "A VIE - TRI");
        history.steps.push_back(evening.history.steps.back());
        history.at = evening.history.at;
        const auto played = replay(
            history, standardMaps(), [](const Game&) {}, [](const HistoryStep&, const Game&) {});
        QVERIFY(played);
        QCOMPARE(played->lost, std::size_t(1));
        QVERIFY(lastGame(history, standardMaps())->current().outcome);
    }

    void aReplayNumbersItsStepsAnew()
    {
        Evening evening;
        evening.play(5, 1);
        History history = evening.history;
        history.saved = history.at;
        history.fingerprint = "fingerprint";
        for (HistoryStep& step : history.steps) step.number *= 3;
        history.at *= 3;
        const auto played = replay(
            history, standardMaps(), [](const Game&) {}, [](const HistoryStep&, const Game&) {});
        QVERIFY(played);
        QVERIFY(!played->history.saved); // there is no such step
        QCOMPARE(played->history.fingerprint, "fingerprint");
        QCOMPARE(played->history.at, evening.history.at);
        QVERIFY(played->history.steps == evening.history.steps);
    }

    /// Headers that promise the rest of a long text are not worked out one after the other; what follows is
    /// found.
    void falseLengthsHideNothing()
    {
        constexpr int many = 2000;
        std::string text;
        for (int i = 0; i < many; ++i) text += "@step " + std::to_string((many - i) * 10) + " 00000000\n";
        text += encode(AtRecord{1});
        const JournalReading reading = readJournal(text);
        QCOMPARE(reading.records, std::size_t(1));
        QCOMPARE(reading.damages, std::size_t(1));
        QCOMPARE(reading.history.at, 1);
    }

    /// The work on false lengths has an end: where they have had each byte looked at again and again, the
    /// rest is damage, even if a record is there.
    void falseLengthsAreReadInBoundedTime()
    {
        std::string text;
        const auto add = [&text](int many, const char* header) {
            for (int i = 0; i < many; ++i) text += header;
        };
        add(200, "@step 4019 00000000\n"); // each with 4019 bytes that end as a record does
        add(200, "@step 0099 00000000\n"); // until less is left to look at than the record has
        text += std::string(4020, '\n') + encode(Draft{0, 0, std::string(200, 'x')});
        const JournalReading reading = readJournal(text);
        QCOMPARE(reading.records, std::size_t(0));
        QCOMPARE(reading.damages, std::size_t(1));
        const JournalReading fewer = readJournal(text.substr(text.size() / 2));
        QCOMPARE(fewer.records, std::size_t(1));
    }

    /// Steps are taken off at the end, whatever their numbers.
    void aStepRemovesAllThatAreUndone()
    {
        History history;
        for (const int number : {1, 2, 5, 9})
            append(history, StepRecord{number, false, 0, "step", {"scope", "text"}});
        append(history, AtRecord{2});
        append(history, StepRecord{3, false, 0, "other", {"scope", "text"}});
        QCOMPARE(history.steps.size(), std::size_t(3));
        QCOMPARE(history.steps.back().number, 3);
        append(history, StepRecord{3, true, 0, "other", {"another scope", "text"}});
        QCOMPARE(history.steps.back().edits.size(), std::size_t(2));
    }

    void withoutABeginningThereIsNothing()
    {
        QVERIFY(!lastGame(readJournal("").history, standardMaps()));
        QVERIFY(!lastGame(readJournal("no journal at all\n").history, standardMaps()));
        QCOMPARE(readJournal("no journal at all\n").damages, std::size_t(1));
    }
};

CHANCERY_SUITE(TestJournal, QCoreApplication)

} // namespace chancery::tst_journal

#include "tst_journal.moc"
