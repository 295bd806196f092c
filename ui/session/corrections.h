// SPDX-License-Identifier: GPL-3.0-or-later
// How the gamemaster puts the open game right: positions, rulings, corrections of earlier phases, other
// rules. Each change is one undo step.
#pragma once

#include "engine/game/game.h"

#include <QString>

#include <vector>

namespace chancery {

class Session;

/// Replaces phase and position of the current phase; its sheets are read again. With a reason, each unit and
/// centre that differs becomes a ruling of its own, made at `time`.
void editPosition(Session& session, const Phase& phase, const Position& position, const QString& reason = {},
                  const QString& time = {});
/// Adds rulings to the current phase. If it was resolved, it is resolved again.
void addRulings(Session& session, const std::vector<Ruling>& rulings);
/// Replaces the game by `corrected`, in which the earlier `phase` has been corrected
/// (engine/rulings/correct.h).
void takeCorrection(Session& session, Game corrected, const Phase& phase);
/// Changes nothing if a resolved phase would end otherwise by these rules; its reasons may change.
void setRulebook(Session& session, const Rulebook& rules);

} // namespace chancery
