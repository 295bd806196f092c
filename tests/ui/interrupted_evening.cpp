// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a scripted evening until it is killed. Usage: interrupted_evening ACTS FROM TO GAME FOLDER.
// It opens the game with its journal, or begins one, goes on with the act FROM, says each act's number
// when it is done, and from the act TO on waits for its end. Before the journal is taken away it says
// "taking" and waits for a line; when it is there again it says "noticed" and after how many milliseconds.
#include "tests/support/evening.h"
#include "tests/support/full_disk.h"
#include "tests/support/sketch.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/journal_match.h"
#include "ui/files/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace chancery;

namespace {

MapLoader maps()
{
    return [](const std::string&) -> Result<std::shared_ptr<const Map>> { return sketch::sharedMap(); };
}

bool reopen(Session& session, JournalKeeper& keeper, const QString& game)
{
    if (!QFileInfo::exists(game)) return bool(keeper.saveAs(game));
    const JournalPlace place = keeper.claim(game);
    if (place.holder) return false;
    const JournalMatch match = matchJournal(place, game, maps());
    if (match.fit == JournalFit::None) {
        const Result<SavedGame> saved = readSavedGame(game, maps());
        if (!saved) return false;
        session.start(*saved, game);
        History fresh;
        fresh.saved = 0;
        fresh.fingerprint = session.fingerprint();
        keeper.follow(place, fresh);
        return true;
    }
    if (match.fit != JournalFit::Same && match.fit != JournalFit::Unsaved) return false;
    Result<PlayedHistory> history = playedHistory(match.history, maps());
    if (!history) return false;
    const Replay played = session.restore(*std::move(history), game);
    keeper.follow(place, played.history);
    return played.lost == 0;
}

/// Lets the program work without input until something holds. Returns after how many
/// milliseconds it did, or -1.
int waitUntil(const std::function<bool()>& holds)
{
    constexpr int patience = 10000; // ms
    QElapsedTimer timer;
    timer.start();
    while (!holds()) {
        if (timer.elapsed() > patience) return -1;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 5);
    }
    return static_cast<int>(timer.elapsed());
}

/// Returns whether the journal on the disk has the game as it is.
bool isKept(const Session& session, const JournalKeeper& keeper, const QString& game)
{
    const JournalMatch match = matchJournal(journalAlone(keeper.path()), game, maps());
    return match.last && match.damages == 0 &&
           digest(*match.last, match.history.drafts.empty() ? Draft() : match.history.drafts.back()) ==
               digest(session.game(), session.draft());
}

void overwrite(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.resize(0) || file.write(content) != content.size())
        std::exit(5);
}

/// Does to a journal what other programs do.
void take(const QString& journal, std::size_t lot)
{
    const QByteArray content = *readWholeFile(journal);
    switch (lot % 6) {
    case 0:
        if (!QFile::remove(journal)) std::exit(5);
        break;
    case 1:
        QFile::remove(journal + QString::number(lot)); // of the same act, after which the program was killed
        if (!QFile::rename(journal, journal + QString::number(lot))) std::exit(5);
        break;
    case 2:
        if (!writeWholeFile(journal, "something else\n")) std::exit(5);
        break;
    case 3: // an older version of it
        if (!writeWholeFile(journal, content.left(content.size() / 2))) std::exit(5);
        break;
    case 4:
        overwrite(journal, content.left(content.size() / 2));
        break;
    default:
        overwrite(journal, QByteArray(content).replace("\n", "\r\n"));
    }
}

/// Takes the journal away and waits until the program has noticed. Returns whether it is there again as it
/// should be.
bool takeJournal(const Session& session, const JournalKeeper& keeper, const QString& game,
                 const std::string& lot)
{
    if (!QFileInfo::exists(keeper.path()) || !session.dirty()) return true;
    std::puts("taking");
    std::getchar();
    bool rewritten = false;
    const auto heard =
        QObject::connect(&keeper, &JournalKeeper::rewritten, &keeper, [&rewritten] { rewritten = true; });
    take(keeper.path(), std::stoul(lot));
    const int after = waitUntil([&rewritten] { return rewritten; });
    QObject::disconnect(heard);
    std::printf("noticed %d\n", after);
    return after >= 0 && isKept(session, keeper, game);
}

/// Does what an act does to the files. Returns whether it went as it should.
bool performOnFiles(Session& session, JournalKeeper& keeper, const QString& game, const Act& act)
{
    const QString stick = QFileInfo(game).path(), out = stick + ".out";
    switch (act.kind) {
    case Act::Kind::Save:
        return bool(keeper.saveAs(game));
    case Act::Kind::SaveFull: {
        const QByteArray before = *readWholeFile(game);
        const FullDisk full;
        return !keeper.saveAs(game) && *readWholeFile(game) == before;
    }
    case Act::Kind::Take:
        return takeJournal(session, keeper, game, act.sheet);
    case Act::Kind::PullOut:
        return QDir().rename(stick, out);
    case Act::Kind::PutIn:
        if (!QFileInfo::exists(stick) && !QDir().rename(out, stick)) return false;
        return waitUntil([&] { return keeper.trouble().isEmpty(); }) >= 0;
    default:
        return true;
    }
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() != 6) return 2;
    const std::vector<Act> acts = readActs(readWholeFile(arguments[1])->toStdString());
    const QString game = arguments[4];
    Session session(newGame(sketch::sharedMap()));
    JournalKeeper keeper(session, arguments[5]);
    keeper.follow();
    if (!reopen(session, keeper, game)) return 3;
    std::setbuf(stdout, nullptr);
    std::puts("open");
    const std::size_t to = std::min<std::size_t>(arguments[3].toULongLong(), acts.size());
    for (std::size_t i = arguments[2].toULongLong(); i < to; ++i) {
        perform(session, acts[i]);
        if (!performOnFiles(session, keeper, game, acts[i])) return 4;
        std::printf("%zu\n", i);
    }
    std::getchar();
    return 0;
}
