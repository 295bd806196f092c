// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/table_words.h"

#include "engine/game/standings.h"
#include "ui/words/option_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

QString TableWords::seats(const Game& game)
{
    const auto table = smallTable(game, game.phases.front().phase);
    const auto powers = static_cast<int>(game.map->powers.size());
    if (!table) return tr("%n player(s): a power each", nullptr, powers);
    const Words words(*game.map);
    QStringList seats;
    const bool oneEach = std::ranges::all_of(table->seats, [](const Seat& seat) { return seat.size() == 1; });
    const auto count = static_cast<int>(table->seats.size());
    if (oneEach) return tr("%n player(s): all powers but %1", nullptr, count).arg(words.list(table->neutral));
    for (const Seat& seat : inMapSequence(table->seats)) seats << words.list(seat);
    return tr("%n player(s): %1", nullptr, count).arg(seats.join(QStringLiteral("; ")));
}

QString TableWords::cited(const Game& game, const std::string& clause)
{
    const RulebookInfo* book = findRulebook(game.rulebook.id);
    return book ? QString::fromStdString(book->cited + ' ' + clause) : QString();
}

QString TableWords::clause(const Game& game)
{
    const SmallTable* table = smallTableOf(game.rulebook);
    return table ? cited(game, table->clause) : QString();
}

QString TableWords::neutral(const Game& game, const Seating& seating)
{
    const QString who = Words(*game.map).list(seating.neutral);
    const auto count = static_cast<int>(seating.neutral.size());
    if (seating.closed.empty()) return tr("%1 has no player: its units hold.", nullptr, count).arg(who);
    const int year = game.phases.front().phase.year;
    return tr("%1 is neutral, and no unit may enter it. Before the adjustments of Fall %2 a coin is tossed: "
              "in Spring %3 "
              "%1 joins the winner.",
              nullptr, count)
        .arg(who)
        .arg(year)
        .arg(year + 1);
}

QString TableWords::victory(const Game& game)
{
    const Seating seating = seatingOf(game, game.phases.front().phase);
    const int enough = enoughToWin(*game.map, game.rulebook.options, seating);
    const bool together =
        std::ranges::any_of(seating.seats, [](const Seat& seat) { return seat.size() > 1; });
    QString text;
    if (countedForVictory(game.rulebook) == VictoryBy::Units)
        text = tr("%n unit(s) on the board win, all powers of a player counted together", nullptr, enough);
    else if (together)
        text = tr("%n centre(s) win, all powers of a player counted together", nullptr, enough);
    else
        text = tr("%n centre(s) of one power win", nullptr, enough);
    const SmallTable* table = smallTableOf(game.rulebook);
    if (!table) return text + u'.';
    const QString why = cited(game, table->victoryClause);
    if (table->note.empty()) return tr("%1 (%2).", "sentence, clause").arg(text, why);
    return tr("%1 (%2; %3).", "sentence, clause, remark").arg(text, why, OptionWords::note(table->note));
}

QStringList TableWords::notes(const Game& game)
{
    const auto table = smallTable(game, game.phases.front().phase);
    if (!table) return {};
    QStringList notes;
    if (!table->neutral.empty()) notes << neutral(game, *table);
    notes << victory(game);
    const QString rule = clause(game);
    notes.prepend(rule.isEmpty() ? tr("A house rule: this rulebook has no clause on the number of players.")
                                 : tr("By %1.", "clause").arg(rule));
    return notes;
}

} // namespace chancery
