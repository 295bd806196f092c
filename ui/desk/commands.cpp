// SPDX-License-Identifier: GPL-3.0-or-later
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

std::size_t common(const Game& a, const Game& b)
{
    return b.studied ? commonNodes(a.studied->study, b.studied->study) : commonPhases(a, b);
}

/// Returns a study and its node without the first nodes, and without its phases.
Game withoutFirst(const Game& line, std::size_t count)
{
    Study study = line.studied->study;
    study.nodes.erase(study.nodes.begin(), study.nodes.begin() + static_cast<std::ptrdiff_t>(count));
    return withStudied({}, std::move(study), line.studied->node);
}

/// Returns the line of what withoutFirst() has left, behind the first nodes of `line`.
Game withFirst(const Game& line, std::size_t count, const StudiedLine& rest)
{
    Study study = rest.study;
    const std::vector<StudyNode>& nodes = line.studied->study.nodes;
    study.nodes.insert(study.nodes.begin(), nodes.begin(),
                       nodes.begin() + static_cast<std::ptrdiff_t>(count));
    return lineOf(std::move(study), rest.node);
}

} // namespace

GameCommand::GameCommand(Session& session, Game after, const QString& text, Change change, int mergeId)
    : QUndoCommand(text)
    , session_(session)
    , change_(change)
    , mergeId_(mergeId)
    , same_(common(session.game_, after))
    , other_(after.studied ? withoutFirst(after, same_) : std::move(after))
{
    if (!other_.studied)
        other_.phases.erase(other_.phases.begin(),
                            other_.phases.begin() + static_cast<std::ptrdiff_t>(same_));
}

void GameCommand::undo()
{
    const QScopedValueRollback guard(session_.undoing_, true);
    exchange();
}

/// If something fails while the change is shown, it is not made.
void GameCommand::exchange()
{
    if (other_.studied) return exchangeStudies();
    swapGames();
    try {
        Q_EMIT session_.changed(change_);
    } catch (...) {
        swapGames();
        throw;
    }
}

// A line is played again, because another one may be shown by now.
void GameCommand::exchangeStudies()
{
    Game before = withoutFirst(session_.game_, same_);
    session_.exchangeLine(withFirst(session_.game_, same_, *other_.studied));
    other_ = std::move(before);
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
    return next && (other_.studied ? next->same_ >= same_ : next->same_ == same_);
}

} // namespace chancery
