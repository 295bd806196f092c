// SPDX-License-Identifier: GPL-3.0-or-later
// Changes that are not orders: the steps of the evening, players, votes, points, lots, agreements, which
// sheets are there. Each change is one undo step.
#pragma once

#include "engine/committee/committee.h"
#include "engine/game/game.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace chancery {

class Session;

/// Resolves the current phase. It does nothing if the phase is resolved or the game was ended by a vote. It
/// also does nothing if the position stops the phase, or if the gamemaster has to choose how a paradox is
/// resolved and `choice` is empty.
void resolvePhase(Session& session, std::optional<ParadoxChoice> choice = {});
/// Notes that the players have seen the results of the current phase. It belongs to the undo step that
/// resolved the phase if no other step and no saving came between.
void markRevealed(Session& session);
/// Begins the next phase. It does nothing if the current phase is unresolved or the game was ended by a vote.
void advancePhase(Session& session);
/// Returns whether `takeBackPhase` would change anything in this game.
bool canTakeBack(const Game& game);
/// Takes back the vote that ended the game, else the resolution of the current phase, else the step to the
/// current phase. It is an undo step of its own.
void takeBackPhase(Session& session);
/// Adds victory points that a power is awarded for the current phase (Committee).
void addAward(Session& session, const Award& award);
/// Replaces the names of the players, absences, replacements and lots, in one step.
void setTable(Session& session, const std::map<Power, std::string>& players, const Attendance& attendance);
/// Adds a vote to the current phase. After a vote that has passed, no phase is resolved until the vote is
/// taken back. In a game that has ended nothing changes.
void addVote(Session& session, const Vote& vote);
/// Ends the game in the current phase, because the agreed time of day has come. In a game that has ended
/// nothing changes.
void endByTime(Session& session);
/// Notes whether a power has handed in its order sheet for the current phase. In a resolved phase nothing
/// changes.
void setReceived(Session& session, Power power, bool received);
/// Replaces the gamemaster's notes on the phases from the first on, in one step. More texts than there are
/// phases change nothing.
void setNotes(Session& session, const std::vector<std::string>& notes);
/// Lets the neutral powers join the player of a power, who has won the toss of the coin.
void joinSeat(Session& session, Power ally);

/// Replaces what the officers keep. The Edit menu calls the step `what`. If nothing differs, nothing happens.
void setCommittee(Session& session, Committee after, const QString& what);

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
