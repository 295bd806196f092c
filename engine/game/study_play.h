// SPDX-License-Identifier: GPL-3.0-or-later
// The results of the orders in a study: each node as the phase of a game, resolved, and what follows.
#pragma once

#include "engine/game/game.h"
#include "engine/game/study.h"

#include <optional>

namespace chancery {

/// Why a node has no position to begin with, or its phase cannot be resolved.
enum class StudyObstacle : std::uint8_t {
    None,
    FaultyPosition, ///< the position of the study cannot be resolved; see position_faults.h
    AwaitsChoice,   ///< a phase before has a paradox that waits for a choice
    NoSuchPhase,    ///< after what comes before there is nothing to do in the node's phase
};

/// A node as the last phase of a game, unresolved, with the phases before it.
struct StudyGame
{
    Game game;
    StudyObstacle obstacle = StudyObstacle::None; ///< if not None, why the game ends with an earlier node
};

/// A study that a game is a line of, and which one: the node whose phase is the game's current one.
struct StudiedLine
{
    Study study;
    NodeId node = noNode;
    StudyObstacle obstacle = StudyObstacle::None; ///< if not None, why the game ends before that node
};

/// Returns the game to a node, as gameTo() does, which says in `studied` what it is a line of. A node that is
/// not there stands for the first one.
Game lineOf(Study study, NodeId id);
/// Returns whether a game reaches the node that it is a line to; one that is played always does.
bool reaches(const Game& game);
/// Returns a game with another study or node in the place of its own; its phases stay, see lineOf().
Game withStudied(Game line, Study study, NodeId id);
/// Returns the line of a study after a change to its game: other orders of its current phase are those of its
/// node, or begin a variation of a node that is kept. Other changes are none to a study, and nothing is
/// changed where the node is not reached or has no room for a variation.
Game ordersStudied(const Game& line, const Game& after);

/// Returns a node as a game. Phases on the way that have no node are played without orders. If the node
/// cannot be reached, the game ends with the last phase before it that can, and `obstacle` says why.
StudyGame gameTo(const Study& study, NodeId id);

/// Returns the current phase of a game that `gameTo` made, resolved; nothing if it cannot be
/// resolved. The outcome is provisional where a paradox waits for a choice.
std::optional<PhaseRecord> resolvedIn(const Game& game);

/// Returns the phase after the current one of such a game; nothing if that cannot be resolved, or waits for a
/// choice.
std::optional<PhaseRecord> nextAfter(const Game& game);

/// Returns whether a position says of any centre whose it is.
bool givesOwners(const Position& position);
/// Returns the phase after a resolved one as a study goes on. Where its position has no owner of any centre,
/// occupation alone would count, and Winter would remove units for lack of centres that were never entered.
/// So the Spring follows, without owners again.
PhaseRecord followingInStudy(const Map& map, const PhaseRecord& record);
/// Returns whether a Winter was left out right before the current phase, because no owners are known.
bool leavesOutWinter(const Game& game);

/// Returns orders as the lines of a phase that begins with `record.before`.
std::vector<WrittenOrder> linesOf(const Map& map, const PhaseRecord& record,
                                  const std::vector<StudyOrder>& orders);
/// Returns the lines of a phase as the orders of a node, by power.
std::vector<StudyOrder> ordersFrom(const Map& map, const PhaseRecord& record);

/// Returns the game that begins with the line to a node, whose phase is the current one: names and comments
/// are the notes of their phases, and the commentary and lines of no power those of the first. A game leaves
/// out no Winter, so it begins after the last one that the line leaves out. Nothing if the node cannot be
/// reached.
std::optional<Game> gameBegunBy(const Study& study, NodeId id);

/// Returns a study of one phase of a game, with its orders: `number` is its index. Rulings on readings count
/// as what the lines were understood as; those on results are left out, because a study asks what the rules
/// say.
Study studyOf(const Game& game, std::size_t number);

} // namespace chancery
