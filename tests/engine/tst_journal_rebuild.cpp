// SPDX-License-Identifier: GPL-3.0-or-later
// Journals whose beginning is damaged, or whose lines end as on another system: what was lost is made again.
#include "engine/files/file_checksum.h"
#include "engine/journal/rebuild.h"
#include "tests/engine/journalled_evening.h"
#include "tests/support/suite.h"

namespace chancery::tst_journal_rebuild {

class TestJournalRebuild : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The file has the game before the first step, or that of the step after which it was saved.
    void aDamagedBaseIsMadeAgainOfTheFile_data()
    {
        QTest::addColumn<int>("saved");
        QTest::addColumn<bool>("known");
        QTest::newRow("as it began") << 0 << true;
        QTest::newRow("saved midway") << 3 << true;
        QTest::newRow("as it began, saved since under another name") << 0 << false;
    }

    void aDamagedBaseIsMadeAgainOfTheFile()
    {
        QFETCH(int, saved);
        QFETCH(bool, known);
        Evening evening;
        const std::size_t base = evening.text.size();
        evening.play(5, 3);
        const Game file =
            saved == 0 ? newGame(sketch::sharedMap()) : evening.games[static_cast<std::size_t>(saved) - 1];
        evening.write(SavedRecord{known ? saved : evening.history.at, known ? "print" : "other"});
        Random random(3);
        for (int i = 0; i < 60; ++i) {
            std::string text = evening.text;
            const std::size_t at = below(random, base);
            text[at] = static_cast<char>(text[at] ^ (1 << below(random, 8)));
            JournalReading reading = readJournal(text);
            QVERIFY(reading.history.base.empty() && !reading.lostBegin.empty());
            reading.history = rebuilt(reading, {file, "print"});
            const auto played = replay(
                reading.history, standardMaps(), [](const Game&) {}, [](const HistoryStep&, const Game&) {});
            QVERIFY(played && played->lost == 0);
            QCOMPARE(lastText(reading), writeGame(evening.game));
            QCOMPARE(played->history.steps.size(),
                     evening.history.steps.size() - static_cast<std::size_t>(saved));
            QCOMPARE(played->history.saved, known ? std::optional(0) : evening.history.at);
        }
    }

    /// What was before is unknown: the game is as it was saved, and what was undone can be done again.
    void stepsUndoneBeyondTheSavedOneComeBackWithTheFile()
    {
        Evening evening;
        evening.type(Power{0}, "A VIE - TRI");
        evening.type(Power{1}, "F LON - NTH");
        evening.write(SavedRecord{2, "print"});
        evening.type(Power{2}, "A PAR - BUR");
        evening.write(AtRecord{1});
        evening.text[30] ^= 1;
        JournalReading reading = readJournal(evening.text);
        reading.history = rebuilt(reading, {evening.games[1], "print"});
        QCOMPARE(lastText(reading), writeGame(evening.games[1]));
        reading.history.at = 1;
        QCOMPARE(lastText(reading), writeGame(evening.games[2]));
    }

    /// What the file is cannot be known: a step with the whole game needs none, and other steps are tried on
    /// it.
    void withAnUnknownFileStepsAreTriedOnIt()
    {
        Evening evening;
        evening.type(Power{0}, "A VIE - TRI");
        evening.type(Power{1}, "F LON - NTH");
        Game file = newGame(sketch::sharedMap());
        file.title = "Another";
        std::string damaged = evening.text;
        damaged.erase(0, 300);
        JournalReading reading = readJournal(damaged);
        reading.history = rebuilt(reading, {file, "print"});
        Game expected = evening.game;
        expected.title = "Another";
        QCOMPARE(lastText(reading), writeGame(expected));

        Game renamed = evening.game;
        renamed.title = "Evening";
        evening.become(renamed, "title");
        reading = readJournal(evening.text.substr(300));
        QVERIFY(rebuilt(reading, {file, "print"}).base.empty());
        QCOMPARE(lastText(reading), writeGame(renamed));
    }

    void withoutAFileADamagedBaseThatCanBeReadIsUsed()
    {
        Evening evening;
        evening.type(Power{0}, "A VIE - TRI");
        std::string text = evening.text;
        text[text.find("title = \"") + 9] = '!'; // in place of the closing mark
        QVERIFY(!lastGame(salvaged(readJournal(text)), standardMaps()));
        text = evening.text;
        text.insert(text.find("title = \"") + 9, "?");
        const JournalReading reading = readJournal(text);
        QVERIFY(reading.history.base.empty());
        const auto game = lastGame(salvaged(reading), standardMaps());
        QVERIFY(game);
        QCOMPARE(game->title, "?");
        QVERIFY(game->current() == evening.game.current());
    }

    void lineEndsOfAnotherSystemAreRead()
    {
        Evening evening;
        evening.play(5, 2);
        std::string text;
        for (const char c : evening.text) text += c == '\n' ? "\r\n" : std::string(1, c);
        JournalReading reading = readJournal(text);
        QVERIFY(reading.history == evening.history);
        QCOMPARE(reading.damages, std::size_t(0));
        text[text.size() / 2] ^= 1;
        reading = readJournal(text);
        QCOMPARE(reading.damages, std::size_t(1));
        QVERIFY(reading.records + 1 >= readJournal(evening.text).records);

        const std::string file = withChecksum(writeGame(evening.game));
        std::string converted;
        for (const char c : file) converted += c == '\n' ? "\r\n" : std::string(1, c);
        QCOMPARE(fingerprint(converted), fingerprint(file));
        QCOMPARE(checksumOf(converted), FileChecksum::Right);
        converted[converted.size() / 2] ^= 1;
        QCOMPARE(checksumOf(converted), FileChecksum::Wrong);
    }
};

CHANCERY_SUITE(TestJournalRebuild, QCoreApplication)

} // namespace chancery::tst_journal_rebuild

#include "tst_journal_rebuild.moc"
