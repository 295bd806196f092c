// SPDX-License-Identifier: GPL-3.0-or-later
// The undo command of a game: see commands.h.
#include "ui/desk/commands.h"

#include "ui/desk/session.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

std::size_t commonPhases(const Game& a, const Game& b)
{
    const auto [differs, ignored] =
        std::mismatch(a.phases.begin(), a.phases.end(), b.phases.begin(), b.phases.end());
    return static_cast<std::size_t>(std::distance(a.phases.begin(), differs));
}

} // namespace

GameCommand::GameCommand(Session& session, Game after, const QString& text, Change change, int mergeId)
    : QUndoCommand(text)
    , session_(session)
    , change_(change)
    , mergeId_(mergeId)
    , same_(commonPhases(session.game_, after))
    , other_(std::move(after))
{
    other_.phases.erase(other_.phases.begin(), other_.phases.begin() + static_cast<std::ptrdiff_t>(same_));
}

void GameCommand::undo()
{
    const QScopedValueRollback guard(session_.undoing_, true);
    exchange();
}

/// If something fails while the change is shown, it is not made.
void GameCommand::exchange()
{
    swapGames();
    try {
        Q_EMIT session_.changed(change_);
    } catch (...) {
        swapGames();
        throw;
    }
}

// Only the phases that differ are kept and moved, so undo takes no longer in a long game.
void GameCommand::swapGames()
{
    Game& game = session_.game_;
    const auto firstOfTail = game.phases.begin() + static_cast<std::ptrdiff_t>(same_);
    std::vector<PhaseRecord> tail(std::make_move_iterator(firstOfTail),
                                  std::make_move_iterator(game.phases.end()));
    game.phases.erase(firstOfTail, game.phases.end());
    std::ranges::move(other_.phases, std::back_inserter(game.phases));
    other_.phases = std::move(game.phases);
    std::swap(game, other_);
    other_.phases = std::move(tail);
}

// This command already holds the game before both steps, and the session the game after both. Therefore
// nothing needs to be copied.
bool GameCommand::mergeWith(const QUndoCommand* later)
{
    const auto* next = dynamic_cast<const GameCommand*>(later);
    return next && next->same_ == same_;
}

} // namespace chancery
