// SPDX-License-Identifier: GPL-3.0-or-later
// The Players menu: who plays which power, votes on the end of the game, and scores.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "engine/game/ending.h"
#include "ui/dialogs/join_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/scores_dialog.h"
#include "ui/dialogs/vote_dialog.h"
#include "ui/session/table_edits.h"

#include <QCoreApplication>

namespace chancery {

namespace {

const Game& gameOf(const Document& document)
{
    return document.session().game();
}

void players(Document& document)
{
    const auto table = PlayersDialog::edit(gameOf(document), document.window());
    if (!table) return;
    setTable(document.session(), table->players, table->attendance);
    if (table->showLots) document.feed().slides().choose(SlideKind::Lots);
}

void vote(Document& document)
{
    const auto answer = VoteDialog::ask(gameOf(document), document.window());
    if (!answer) return;
    addVote(document.session(), answer->vote);
    if (answer->show) document.feed().slides().choose(SlideKind::Vote);
}
bool mayVote(const Document& document)
{
    return !endingOf(gameOf(document)) && !document.presenter().showsPast();
}

void join(Document& document)
{
    if (const auto seed = JoinDialog::ask(gameOf(document), document.window()))
        joinByLot(document.session(), *seed);
}
bool mayJoin(const Document& document)
{
    return awaitsJoining(gameOf(document));
}

void scores(Document& document)
{
    ScoresDialog(gameOf(document), document.window()).exec();
}

constexpr ActionRow rows[] = {
    {MenuId::Players, "players.table", QT_TRANSLATE_NOOP("Actions", "&Players…"), "Ctrl+Shift+P", "power",
     QT_TRANSLATE_NOOP("Actions", "Names, lots, civil disorder and replacements"), players},
    {MenuId::Players, "players.vote", QT_TRANSLATE_NOOP("Actions", "&Vote…"), "Ctrl+Shift+V", "check",
     QT_TRANSLATE_NOOP("Actions",
                       "Vote on a draw or a concession; the ballot is as secret as the rules want it"),
     vote, mayVote},
    {MenuId::Players, "players.join", QT_TRANSLATE_NOOP("Actions", "&Joining by lot…"), "Ctrl+Shift+J",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Draw whom a power joins that nobody plays; in games for two"),
     join, mayJoin},
    {MenuId::Players, "players.scores", QT_TRANSLATE_NOOP("Actions", "&Scores…"), "Ctrl+Shift+K", "tally",
     QT_TRANSLATE_NOOP("Actions", "What the game is worth to each player, by every system"), scores},
};

} // namespace

std::span<const ActionRow> playerActions()
{
    return rows;
}

} // namespace chancery
