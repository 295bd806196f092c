// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kept_games.h"

#include "app/document.h"
#include "app/recovery_offers.h"
#include "app/starts.h"
#include "app/workspace.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/journal_match.h"

#include <QFile>

#include <algorithm>

namespace chancery {

namespace {

/// A game that was kept. It belongs to this window as long as its place is kept.
struct KeptGame
{
    JournalPlace place;
    QString description; ///< for a list
};

std::vector<KeptGame> keptGames(const Opening& opening)
{
    std::vector<KeptGame> games;
    for (const JournalPlace& place : claimAbandoned(opening.journal()->folder()))
        if (const auto match = opening.readLeft(place)) games.push_back({place, describedKept(*match)});
    return games;
}

/// Opens the game of a journal that no window has claimed in a new window. Returns whether it is open.
bool openBeside(Workspace& workspace, const QString& journal)
{
    Result<Game> game = standardGame(workspace.boards());
    Document* made = game ? workspace.show(*std::move(game)) : nullptr;
    if (!made) return false;
    bool isOpen = false;
    const bool sound =
        workspace.failures().contain(made, [&] { isOpen = made->opening().reopen(journal, {}, 0); });
    if (sound && !isOpen) workspace.bury(*made); // it stays kept
    return sound && isOpen;
}

/// Opens some games, the first of them in the window of `first` if they are opened here. If none can be
/// opened, none was wanted.
KeptOutcome openAll(Workspace& workspace, Opening& first, KeptWhere where, const QStringList& journals)
{
    bool here = where == KeptWhere::Here;
    KeptOutcome outcome = KeptOutcome::Declined;
    for (const QString& journal : journals) {
        const bool isOpen = here ? first.reopen(journal, {}, 0) : openBeside(workspace, journal);
        if (!isOpen) continue;
        here = false; // this window has its game
        outcome = KeptOutcome::Opened;
    }
    return outcome;
}

} // namespace

KeptOutcome offerKept(Workspace& workspace, Opening& first, KeptWhere where, QWidget* over)
{
    std::vector<KeptGame> games = keptGames(first);
    if (games.empty()) return KeptOutcome::NoneKept;
    while (games.size() > 1) {
        QStringList descriptions, journals;
        for (const KeptGame& game : games) descriptions << game.description;
        const auto choice = workspace.prompts().recoverSeveral(over, descriptions);
        if (!choice) return KeptOutcome::Declined;
        for (const std::size_t at : choice->games) journals << games.at(at).place.journal;
        if (choice->act == KeptAct::Open) {
            games.clear(); // so that the places can be claimed
            return openAll(workspace, first, where, journals);
        }
        std::ranges::for_each(journals, [](const QString& journal) { QFile::remove(journal); });
        std::erase_if(games, [&](const KeptGame& game) { return journals.contains(game.place.journal); });
    }
    if (games.empty()) return KeptOutcome::Declined; // all were discarded
    const QString journal = games.front().place.journal;
    const bool wanted = first.wants(games.front().place);
    games.clear(); // so that the place can be claimed
    return wanted ? openAll(workspace, first, where, {journal}) : KeptOutcome::Declined;
}

} // namespace chancery
