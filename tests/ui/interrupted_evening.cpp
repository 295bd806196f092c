// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a scripted evening until somebody kills it. Usage: interrupted_evening ACTS FROM TO GAME FOLDER.
// It opens the game with its journal, or begins one, goes on with the act FROM, says each act's number
// when it is done, and from the act TO on waits for its end.
#include "tests/support/evening.h"
#include "tests/support/sketch.h"
#include "ui/files/files.h"
#include "ui/journal/journal_keeper.h"
#include "ui/journal/journal_match.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

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
        if (!session.open(game, maps())) return false;
        keeper.follow(place, {});
        return true;
    }
    if (match.fit != JournalFit::Same && match.fit != JournalFit::Unsaved) return false;
    const Result<Replay> played = session.restore(match.history, game, maps());
    if (!played || played->lost > 0) return false;
    keeper.follow(place, played->history);
    return true;
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
        if (acts[i].kind == Act::Kind::Save && !keeper.saveAs(game)) return 4;
        std::printf("%zu\n", i);
    }
    std::getchar();
    return 0;
}
