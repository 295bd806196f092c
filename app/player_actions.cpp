// SPDX-License-Identifier: GPL-3.0-or-later
// The Players menu: who plays which power, votes on the end of the game, and scores.
#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/evening.h"
#include "app/game_panels.h"
#include "engine/game/ending.h"
#include "engine/game/seats.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/agreements_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/scores_dialog.h"
#include "ui/dialogs/short_game_dialog.h"
#include "ui/dialogs/vote_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <QCoreApplication>
#include <QDateTime>

namespace chancery {

namespace {

const Game& gameOf(const Document& document)
{
    return document.session().game();
}

void players(Document& document)
{
    const auto table = answerOf(&PlayersDialog::table, gameOf(document), newSeed(), document.window());
    if (!table) return;
    setTable(document.session(), table->players, table->attendance);
    if (table->showLots) document.feed().slides().choose(SlideKind::Lots);
}

void vote(Document& document)
{
    const auto answer = answerOf(&VoteDialog::answer, gameOf(document), document.window());
    if (!answer) return;
    addVote(document.session(), answer->vote);
    if (answer->show) document.feed().slides().choose(SlideKind::Vote);
}
bool mayVote(const Document& document)
{
    return !endingOf(gameOf(document)) && !document.presenter().showsPast();
}

void agreeOnOrders(Document& document)
{
    const auto answer = answerOf(&AgreementsDialog::answer, gameOf(document), document.window());
    if (!answer) return;
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    if (answer->reason.empty())
        addConsent(document.session(), answer->consent);
    else
        endConsent(document.session(), answer->consent, answer->reason, now);
}

void agreeOnEnd(Document& document)
{
    if (const auto end = answerOf(&ShortGameDialog::end, gameOf(document), document.window()))
        setAgreedEnd(document.session(), *end);
}

void scores(Document& document)
{
    ScoresDialog(gameOf(document), document.window()).exec();
}

constexpr ActionRow playerRows[] = {
    {MenuId::Players, "players.table", QT_TRANSLATE_NOOP("Actions", "&Players…"), "Ctrl+Shift+P", "power",
     QT_TRANSLATE_NOOP("Actions", "Names, lots, civil disorder and replacements"), players},
    {MenuId::Players, "players.vote", QT_TRANSLATE_NOOP("Actions", "&Vote…"), "Ctrl+Shift+V", "check",
     QT_TRANSLATE_NOOP("Actions", "Vote on a draw or a concession, as secretly as the rules require"), vote,
     mayVote},
    {MenuId::Players, "players.coin", QT_TRANSLATE_NOOP("Actions", "&Toss of the coin…"), "Ctrl+Shift+J",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Decide whom the neutral power joins, in two-player games"),
     [](Document& document) { tossCoin(document); },
     [](const Document& document) {
         return awaitsCoin(gameOf(document)) && !document.presenter().showsPast();
     }},
    {MenuId::Players, "players.end", QT_TRANSLATE_NOOP("Actions", "&End at the agreed time…"), nullptr,
     nullptr, QT_TRANSLATE_NOOP("Actions", "End a short game, because the agreed time of day has come"),
     [](Document& document) { endAtAgreedTime(document); },
     [](const Document& document) {
         return gameOf(document).agreedEnd.minute != AgreedEnd::never && mayVote(document);
     }},
    {MenuId::Players, "players.agreedEnd", QT_TRANSLATE_NOOP("Actions", "Agreed en&d…"), "Ctrl+Shift+Y",
     nullptr,
     QT_TRANSLATE_NOOP("Actions", "Change the last year or the time of day at which a short game ends"),
     agreeOnEnd, mayVote},
    {MenuId::Players, "players.agreements", QT_TRANSLATE_NOOP("Actions", "&Agreements on orders…"),
     "Ctrl+Shift+G", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Perpetual orders, and who may order units of other powers"), agreeOnOrders,
     mayVote},
    {MenuId::Players, "players.scores", QT_TRANSLATE_NOOP("Actions", "&Scores…"), "Ctrl+Shift+K", "tally",
     QT_TRANSLATE_NOOP("Actions", "Each player's score under every scoring system"), scores},
};

} // namespace

std::span<const ActionRow> playerActions()
{
    return playerRows;
}

} // namespace chancery
