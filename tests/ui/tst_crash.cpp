// SPDX-License-Identifier: GPL-3.0-or-later
// One evening, killed two hundred times: each time at most the keystroke in flight is lost.
#include "engine/game/game_file.h"
#include "engine/game/seal.h"
#include "tests/support/evening.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "ui/session/files.h"
#include "ui/session/journal_match.h"

#include <algorithm>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

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

/// digests[i] is the game before act i.
std::vector<std::string> digestsOf(const std::vector<Act>& acts)
{
    Session session(newGame(sketch::sharedMap()));
    std::vector<std::string> digests{digest(session.game())};
    for (const Act& act : acts) {
        perform(session, act);
        digests.push_back(digest(session.game()));
    }
    return digests;
}

/// The evening in another process.
struct Table
{
    QTemporaryDir folder;
    QString game = folder.filePath("Evening.chancery");
    QByteArray said;

    /// Goes on from an act, and is killed some microseconds after it has done so many. The number of the act
    /// after the last that was surely done, nothing if it could not begin.
    std::optional<std::size_t> playAndKill(std::size_t from, std::size_t count, qint64 microseconds)
    {
        QProcess process;
        process.start(QStringLiteral(CHANCERY_EVENING),
                      {folder.filePath("acts"), QString::number(from), QString::number(from + count + ahead),
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
};

} // namespace

class TestCrash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoHundredKillsLoseAtMostTheKeystrokeInFlight()
    {
        const std::vector<Act> acts = scriptedEvening(seed, length);
        const std::vector<std::string> digests = digestsOf(acts);
        Table table;
        QVERIFY(writeWholeFile(table.folder.filePath("acts"), QByteArray::fromStdString(writeActs(acts))));
        Random random(seed);
        std::size_t next = 0;
        int inFlight = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QVERIFY(next < acts.size()); // else the evening is too short
            const auto done =
                table.playAndKill(next, below(random, mostActs), static_cast<qint64>(below(random, 3000)));
            QVERIFY2(done, qPrintable(QStringLiteral("kill %1 at act %2").arg(kill).arg(next)));
            const Result<QByteArray> file = readWholeFile(table.game);
            QVERIFY(file);
            QCOMPARE(sealOf(file->toStdString()), Seal::Whole);
            JournalPlace place;
            place.journal = table.game + ".journal";
            const JournalMatch match = matchJournal(place, table.game, maps());
            const std::string found = match.last ? digest(*match.last) : digests[0];
            QVERIFY(match.damages == 0);
            // What was told is there; of what was done after that, and not told any more, there may be
            // something.
            const auto told = digests.begin() + static_cast<std::ptrdiff_t>(*done);
            const auto meant = std::find(told, digests.end(), found);
            QVERIFY2(
                meant != digests.end() && meant - told <= static_cast<std::ptrdiff_t>(mostActs + ahead),
                qPrintable(QStringLiteral("kill %1 at act %2: found the game before act %3 of %4, fit %5")
                               .arg(kill)
                               .arg(*done)
                               .arg(std::find(digests.begin(), digests.end(), found) - digests.begin())
                               .arg(digests.size())
                               .arg(static_cast<int>(match.fit))));
            inFlight += meant == told ? 0 : 1;
            next = static_cast<std::size_t>(meant - digests.begin());
        }
        QVERIFY(next > length / 4);
        qInfo("%zu acts of %zu, %d records that outlived the kill before they were told", next, acts.size(),
              inFlight);
    }
};

QTEST_GUILESS_MAIN(TestCrash)
#include "tst_crash.moc"
