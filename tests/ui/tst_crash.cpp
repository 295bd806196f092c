// SPDX-License-Identifier: GPL-3.0-or-later
// Evenings, killed many times, while others meddle with its files: each time at most the keystroke in
// flight is lost. CHANCERY_KILLS=500 kills it so often.
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "tests/support/evening.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/journal_match.h"
#include "ui/files/files.h"

#include <algorithm>
#include <map>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

namespace chancery::tst_crash {

namespace {

constexpr int usualKills = 120, killsAnEvening = 30;
constexpr std::size_t mostActs = 24; ///< between two of them
constexpr quint32 seed = 19010;
constexpr std::size_t ahead = 8; ///< that the table may do until it is killed
constexpr int patience = 60000;  // ms
constexpr int promptly = 1000;   ///< ms within which a journal that was taken away is written again

int kills()
{
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("CHANCERY_KILLS", &given);
    return given ? wanted : usualKills;
}

/// Returns how many orders a game has.
std::size_t ordersIn(const Game& game)
{
    std::size_t orders = 0;
    for (const PhaseRecord& record : game.phases) orders += ordersOf(record).size();
    return orders;
}

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
    QString stick = folder.filePath("stick"), game = stick + "/Evening.chancery";
    QString journals = folder.filePath("journals");
    QStringList said;
    QByteArray fault; ///< why it ended by itself
    int slowest = 0;  ///< ms until a journal that was taken away was there again
    int taken = 0;    ///< how many were

    bool lay(const std::vector<Act>& acts) const
    {
        return QDir().mkpath(stick) &&
               bool(writeWholeFile(folder.filePath("acts"), QByteArray::fromStdString(writeActs(acts))));
    }

    /// Goes on from an act, and is killed some microseconds after it has done so many; until then it may do
    /// `more`. The number of the act after the last that was surely done, nothing if it could not begin.
    std::optional<std::size_t> playAndKill(std::size_t from, std::size_t count, std::size_t more,
                                           qint64 microseconds)
    {
        QProcess process;
        process.start(QStringLiteral(CHANCERY_EVENING),
                      {folder.filePath("acts"), QString::number(from), QString::number(from + count + more),
                       game, journals});
        said.clear();
        std::optional<std::size_t> done;
        std::size_t acts = 0;
        while (acts < count || said.isEmpty() || said.last() == "taking") {
            if (!process.canReadLine() && !process.waitForReadyRead(patience)) break;
            while (process.canReadLine()) hear(process, acts);
        }
        QElapsedTimer timer;
        for (timer.start(); timer.nsecsElapsed() < microseconds * 1000;) {
        }
        process.kill();
        process.waitForFinished(patience);
        while (process.canReadLine()) hear(process, acts);
        if (process.exitStatus() == QProcess::NormalExit) { // not killed: an act has failed
            fault = "status " + QByteArray::number(process.exitCode()) + " after \"" +
                    said.join(' ').toUtf8() + '"';
            return {};
        }
        if (said.isEmpty() || said.first() != "open") return {};
        return from + acts;
    }

    /// Hears one line. A journal is taken away only if the table is not killed before it is there again.
    void hear(QProcess& process, std::size_t& acts)
    {
        said << QString::fromUtf8(process.readLine()).trimmed();
        bool isNumber = false;
        (void)said.last().toULongLong(&isNumber);
        if (isNumber) ++acts;
        if (said.last() == "taking") process.write("\n");
        if (!said.last().startsWith("noticed ")) return;
        ++taken;
        const int after = said.last().section(' ', 1).toInt();
        slowest = after < 0 ? patience : std::max(slowest, after);
    }

    /// What its journal and its file have to offer now.
    JournalMatch left() const
    {
        if (!QFileInfo::exists(stick)) QDir().rename(stick + ".out", stick);
        return matchJournal(claimPlace(game, journals), game, maps());
    }
};

/// Where there is no journal the game is as it is in its file.
Game gameOf(const Table& table, const JournalMatch& match)
{
    if (match.last) return *match.last;
    const auto game = readGame(readWholeFile(table.game)->toStdString(), "game", maps());
    return game ? *game : newGame(sketch::sharedMap());
}

std::string digestOf(const Table& table, const JournalMatch& match)
{
    return digest(gameOf(table, match),
                  match.last && !match.history.drafts.empty() ? match.history.drafts.back() : Draft{});
}

/// What has happened in some evenings.
struct Tally
{
    int kills = 0, acts = 0;
    int inFlight = 0;                  ///< records that were written and not reported any more
    int taken = 0;                     ///< journals
    int slowest = 0;                   ///< ms until one was there again
    std::size_t orders = 0, found = 0; ///< that were there to be found after each kill, and were
    std::map<Act::Kind, int> did;

    void add(const Table& table, const std::vector<Act>& done)
    {
        taken += table.taken;
        slowest = std::max(slowest, table.slowest);
        acts += static_cast<int>(done.size());
        for (const Act& act : done) ++did[act.kind];
    }
};

} // namespace

class TestCrash : public QObject
{
    Q_OBJECT

    static void playAnEvening(quint32 lot, int kills, Tally& tally)
    {
        const std::size_t length = static_cast<std::size_t>(kills) * (mostActs / 2 + ahead);
        const std::vector<Act> acts = scriptedEvening(lot, length, Others::Meddle);
        Reference reference{acts};
        Table table;
        QVERIFY(table.lay(acts));
        Random random(lot);
        for (int kill = 0; kill < kills; ++kill) {
            QVERIFY(reference.done < acts.size()); // else the evening is too short
            const auto told = table.playAndKill(reference.done, below(random, mostActs), ahead,
                                                static_cast<qint64>(below(random, 3000)));
            QVERIFY2(told, qPrintable(QStringLiteral("evening %1, kill %2 at act %3: %4")
                                          .arg(lot)
                                          .arg(kill)
                                          .arg(reference.done)
                                          .arg(QString::fromUtf8(table.fault))));
            findAll(table, reference, *told, tally);
            if (QTest::currentTestFailed()) return;
            reference.breakTyping();
        }
        tally.add(table, {acts.begin(), acts.begin() + static_cast<std::ptrdiff_t>(reference.done)});
    }

    /// What was reported is there; of what was done after that, and not reported any more, there may be
    /// something.
    static void findAll(const Table& table, Reference& reference, std::size_t told, Tally& tally)
    {
        const JournalMatch match = table.left();
        const Result<QByteArray> file = readWholeFile(table.game);
        QVERIFY(file);
        QCOMPARE(checksumOf(file->toStdString()), FileChecksum::Right);
        QVERIFY(match.damages == 0);
        reference.playUntil(told);
        QVERIFY2(reference.playUntilItIs(digestOf(table, match), told + mostActs + ahead),
                 qPrintable(QStringLiteral("the game before act %1 is not there, fit %2")
                                .arg(told)
                                .arg(static_cast<int>(match.fit))));
        ++tally.kills;
        tally.inFlight += reference.done == told ? 0 : 1;
        tally.orders += ordersIn(reference.session.game());
        tally.found += ordersIn(gameOf(table, match));
    }

private Q_SLOTS:
    void aKillLosesAtMostTheKeystrokeInFlight()
    {
        Tally tally;
        for (quint32 evening = 0; tally.kills < kills(); ++evening) {
            playAnEvening(seed + evening, std::min(killsAnEvening, kills() - tally.kills), tally);
            if (QTest::currentTestFailed()) return;
        }
        qInfo("%d kills in %d acts: %zu of %zu orders there, %d records that outlived the kill before they "
              "were told; %d full disks, %d corrections, %d times the stick was out; %d journals taken away, "
              "written again after %d ms at most",
              tally.kills, tally.acts, tally.found, tally.orders, tally.inFlight,
              tally.did[Act::Kind::SaveFull], tally.did[Act::Kind::Correct], tally.did[Act::Kind::PullOut],
              tally.taken, tally.slowest);
        QVERIFY(tally.orders > 0);
        QCOMPARE(tally.found, tally.orders);
        for (const auto kind : {Act::Kind::SaveFull, Act::Kind::Correct, Act::Kind::PullOut})
            QVERIFY(tally.did[kind] > 0);
        QVERIFY(tally.taken > 0);
        if (kills() > usualKills) QVERIFY(tally.slowest < promptly); // a suite may run on a busy machine
    }

    void undoTakesBackWhatWasTypedSinceTheKill()
    {
        const std::vector<Act> acts = scriptedEvening(seed, 1, Others::Quiet);
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
        QCOMPARE(digestOf(table, table.left()), beforeTheKill);
        reference.playUntil(undo + 1); // never killed: the whole line goes
        QVERIFY(reference.now() != beforeTheKill);
    }
};

CHANCERY_SUITE(TestCrash, QCoreApplication)

} // namespace chancery::tst_crash

#include "tst_crash.moc"
