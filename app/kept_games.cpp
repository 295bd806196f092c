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

/// Opens the game of a journal that no window has claimed in a new window.
void openBeside(Workspace& workspace, const QString& journal)
{
    Result<Game> game = standardGame(workspace.boards());
    Document* made = game ? workspace.show(*std::move(game)) : nullptr;
    if (!made) return;
    bool isOpen = false;
    const bool sound =
        workspace.failures().contain(made, [&] { isOpen = made->opening().reopen(journal, {}, 0); });
    if (sound && !isOpen) workspace.bury(*made); // it stays kept
}

/// Opens some games, the first of them in the window of `first` unless that has one. Returns whether it has
/// one of these then.
bool openAll(Workspace& workspace, Opening& first, KeptWhere where, const QStringList& journals)
{
    bool isOpen = false;
    for (const QString& journal : journals)
        if (isOpen || where == KeptWhere::Beside)
            openBeside(workspace, journal);
        else
            isOpen = first.reopen(journal, {}, 0);
    return isOpen;
}

} // namespace

bool offerKept(Workspace& workspace, Opening& first, KeptWhere where, QWidget* over)
{
    std::vector<KeptGame> games = keptGames(first);
    const bool any = !games.empty(), beside = where == KeptWhere::Beside;
    while (games.size() > 1) {
        QStringList descriptions, journals;
        for (const KeptGame& game : games) descriptions << game.description;
        const auto choice = workspace.prompts().recoverSeveral(over, descriptions);
        if (!choice) return beside && any;
        for (const std::size_t at : choice->games) journals << games.at(at).place.journal;
        if (choice->act == KeptAct::Open) {
            games.clear(); // so that the places can be claimed
            return openAll(workspace, first, where, journals) || beside;
        }
        std::ranges::for_each(journals, [](const QString& journal) { QFile::remove(journal); });
        std::erase_if(games, [&](const KeptGame& game) { return journals.contains(game.place.journal); });
    }
    if (games.empty()) return beside && any;
    if (!beside) return first.offer(games.front().place);
    const QString journal = games.front().place.journal;
    const bool wanted = first.wants(games.front().place);
    games.clear(); // so that the place can be claimed
    if (wanted) openBeside(workspace, journal);
    return true;
}

} // namespace chancery
