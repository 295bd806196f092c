// SPDX-License-Identifier: GPL-3.0-or-later
// The Players menu: who plays what, votes on the end of the game, and what it is worth.
#include "app/actions.h"
#include "app/controller.h"
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

const Game& gameOf(const Controller& controller)
{
    return controller.session().game();
}

void players(Controller& controller)
{
    const auto table = PlayersDialog::edit(gameOf(controller), controller.window());
    if (!table) return;
    setTable(controller.session(), table->players, table->attendance);
    if (table->showLots) controller.feed().slides().choose(SlideKind::Lots);
}

void vote(Controller& controller)
{
    const auto answer = VoteDialog::ask(gameOf(controller), controller.window());
    if (!answer) return;
    addVote(controller.session(), answer->vote);
    if (answer->show) controller.feed().slides().choose(SlideKind::Vote);
}
bool mayVote(const Controller& controller)
{
    return !endingOf(gameOf(controller)) && !controller.presenter().showsPast();
}

void join(Controller& controller)
{
    if (const auto seed = JoinDialog::ask(gameOf(controller), controller.window()))
        joinByLot(controller.session(), *seed);
}
bool mayJoin(const Controller& controller)
{
    return awaitsJoining(gameOf(controller));
}

void scores(Controller& controller)
{
    ScoresDialog(gameOf(controller), controller.window()).exec();
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
