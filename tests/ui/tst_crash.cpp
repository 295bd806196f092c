// SPDX-License-Identifier: GPL-3.0-or-later
// One evening, killed two hundred times: each time at most the keystroke in flight is lost.
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "tests/support/evening.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/files/files.h"
#include "ui/journal/journal_match.h"

#include <algorithm>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

using namespace chancery;

namespace {

constexpr int kills = 200;
constexpr std::size_t mostActs = 24; ///< between two of them
constexpr quint32 seed = 19010;
constexpr std::size_t ahead = 8; ///< that the table may do until it is killed
constexpr std::size_t length = kills * (mostActs / 2 + ahead);
constexpr int patience = 60000; // ms

MapLoader maps()
{
    return [](const std::string&) -> Result<std::shared_ptr<const Map>> { return sketch::sharedMap(); };
}

/// The same evening without any kill, to compare with.
struct Reference
{
    const std::vector<Act>& acts;
    Session session{newGame(sketch::sharedMap())};
    std::size_t done = 0; ///< acts

    void playUntil(std::size_t act)
    {
        while (done < act) perform(session, acts[done++]);
    }
    /// Goes on until the game is as found, which must be before the act `last`.
    bool playUntilItIs(const std::string& found, std::size_t last)
    {
        while (now() != found) {
            if (done == std::min(last, acts.size())) return false;
            playUntil(done + 1);
        }
        return true;
    }
    std::string now() const { return digest(session.game(), session.draft()); }
    /// What is typed from here on is not one undo step with what was typed before: so it is once the game was
    /// opened again.
    void breakTyping() { session.undoStack()->setClean(); }
};

/// The evening in another process.
struct Table
{
    QTemporaryDir folder;
    QString game = folder.filePath("Evening.chancery");
    QByteArray said;

    bool lay(const std::vector<Act>& acts) const
    {
        return bool(writeWholeFile(folder.filePath("acts"), QByteArray::fromStdString(writeActs(acts))));
    }

    /// Goes on from an act, and is killed some microseconds after it has done so many; until then it may do
    /// `more`. The number of the act after the last that was surely done, nothing if it could not begin.
    std::optional<std::size_t> playAndKill(std::size_t from, std::size_t count, std::size_t more,
                                           qint64 microseconds)
    {
        QProcess process;
        process.start(QStringLiteral(CHANCERY_EVENING),
                      {folder.filePath("acts"), QString::number(from), QString::number(from + count + more),
                       game, folder.filePath("journals")});
        said.clear();
        while (said.count('\n') <= static_cast<qsizetype>(count) && process.state() != QProcess::NotRunning) {
            if (process.waitForReadyRead(patience)) said += process.readAllStandardOutput();
        }
        QElapsedTimer timer;
        for (timer.start(); timer.nsecsElapsed() < microseconds * 1000;) {
        }
        process.kill();
        process.waitForFinished(patience);
        said += process.readAllStandardOutput();
        if (!said.startsWith("open\n")) return {};
        const QList<QByteArray> lines = said.left(said.lastIndexOf('\n')).split('\n');
        return lines.size() == 1 ? from : lines.last().toULongLong() + 1;
    }

    /// What its journal and its file have to offer now.
    JournalMatch left() const
    {
        JournalPlace place;
        place.journal = game + ".journal";
        return matchJournal(place, game, maps());
    }
};

/// Before anything was written down the game is as it began.
std::string digestOf(const JournalMatch& match)
{
    return digest(match.last ? *match.last : newGame(sketch::sharedMap()), match.history.draft);
}

} // namespace

class TestCrash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoHundredKillsLoseAtMostTheKeystrokeInFlight()
    {
        const std::vector<Act> acts = scriptedEvening(seed, length);
        Reference reference{acts};
        Table table;
        QVERIFY(table.lay(acts));
        Random random(seed);
        int inFlight = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QVERIFY(reference.done < acts.size()); // else the evening is too short
            const auto told = table.playAndKill(reference.done, below(random, mostActs), ahead,
                                                static_cast<qint64>(below(random, 3000)));
            QVERIFY2(told, qPrintable(QStringLiteral("kill %1 at act %2").arg(kill).arg(reference.done)));
            const Result<QByteArray> file = readWholeFile(table.game);
            QVERIFY(file);
            QCOMPARE(checksumOf(file->toStdString()), FileChecksum::Right);
            const JournalMatch match = table.left();
            QVERIFY(match.damages == 0);
            // What was told is there; of what was done after that, and not told any more, there may be
            // something.
            reference.playUntil(*told);
            QVERIFY2(reference.playUntilItIs(digestOf(match), *told + mostActs + ahead),
                     qPrintable(QStringLiteral("kill %1: the game before act %2 is not there, fit %3")
                                    .arg(kill)
                                    .arg(*told)
                                    .arg(static_cast<int>(match.fit))));
            inFlight += reference.done == *told ? 0 : 1;
            reference.breakTyping();
        }
        QVERIFY(reference.done > length / 4);
        qInfo("%zu acts of %zu, %d records that outlived the kill before they were told", reference.done,
              acts.size(), inFlight);
    }

    void undoTakesBackWhatWasTypedSinceTheKill()
    {
        const std::vector<Act> acts = scriptedEvening(seed, 1);
        const auto undo =
            static_cast<std::size_t>(std::ranges::find(acts, Act::Kind::Undo, &Act::kind) - acts.begin());
        QVERIFY(undo > 3 && acts[undo - 4].power == acts[undo - 1].power);
        Table table;
        QVERIFY(table.lay(acts));
        QCOMPARE(table.playAndKill(0, undo - 3, 0, 0), std::optional(undo - 3));
        QCOMPARE(table.playAndKill(undo - 3, 4, 0, 0), std::optional(undo + 1));

        Reference reference{acts};
        reference.playUntil(undo - 3);
        const std::string beforeTheKill = reference.now();
        QCOMPARE(digestOf(table.left()), beforeTheKill);
        reference.playUntil(undo + 1); // never killed: the whole line goes
        QVERIFY(reference.now() != beforeTheKill);
    }
};

CHANCERY_SUITE(TestCrash, QCoreApplication)
#include "tst_crash.moc"
