// SPDX-License-Identifier: GPL-3.0-or-later
// Changes with which the gamemaster corrects the open game: positions, rulings, earlier phases, rules. Each
// change is one undo step.
#pragma once

#include "engine/game/game.h"

#include <QString>

#include <vector>

namespace chancery {

class Session;

/// Replaces the name and the starting position of the current phase; a resolution is dropped, and its sheets
/// are read again. With a reason, each unit and centre that differs becomes a ruling of its own, made at
/// `time` (ISO 8601). Earlier rulings on the phase are dropped if its name changes.
void editPosition(Session& session, const Phase& phase, const Position& position, const QString& reason = {},
                  const QString& time = {});
/// Adds rulings to the current phase. If it was resolved, it is resolved again.
void addRulings(Session& session, const std::vector<Ruling>& rulings);
/// Replaces the game by `corrected`, in which the earlier `phase` has been corrected
/// (engine/game/correct.h).
void takeCorrection(Session& session, Game corrected, const Phase& phase);
/// Changes the rules of the game. It changes nothing if by these rules a resolved phase would have another
/// result; a change of reasons alone is accepted.
void setRulebook(Session& session, const Rulebook& rules);

} // namespace chancery
