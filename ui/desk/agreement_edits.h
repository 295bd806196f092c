// SPDX-License-Identifier: GPL-3.0-or-later
// Changes to what the players have agreed on: orders for others, perpetual orders, a short game, times. Each
// is one undo step.
#pragma once

#include "engine/game/game.h"

#include <string>

namespace chancery {

class Session;

/// Adds an agreement to the current phase. One that cannot be made (faultOf in agreements.h) changes nothing.
void addConsent(Session& session, const Consent& consent);
/// Ends an agreement from the current phase on, by a ruling with this reason and time. In a resolved phase
/// nothing changes.
void endConsent(Session& session, const Consent& consent, const std::string& reason, const std::string& time);
/// Sets when a short game ends (1971 III, Alexander I.5.b). In a game that has ended nothing changes.
void setAgreedEnd(Session& session, const AgreedEnd& end);
/// Sets the times of the game's clock.
void setTimes(Session& session, const ClockRules& times);

} // namespace chancery
