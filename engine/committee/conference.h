// SPDX-License-Identifier: GPL-3.0-or-later
// The fifteen rules of a conference (Committee, Organising a conference).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"
#include "engine/map/position.h"

namespace chancery {

inline constexpr int fewestDelegations = 3;                               ///< of a conference (5)
inline constexpr int turnsOfConference = 2;                               ///< how long it lasts (9)
inline constexpr int shortestBetweenNotes = 10, longestBetweenNotes = 20; ///< in minutes (12)

/// Returns how many turns there are from one phase to a later one: 1 from Spring 1901 to Fall 1901.
int turnsBetween(const Phase& from, const Phase& to);
/// Returns the rule of a conference with this number: "Organising a conference, 5".
std::string conferenceRule(int number);

/// Returns the unit in the place of a conference, nullptr if there is none. Whether it is hostile is for the
/// officers to say, unless its power takes part (4).
const Unit* unitAtPlace(const Map& map, const Position& position, const Conference& conference);
/// Returns whether the officers have found this very unit not to be hostile.
bool isCleared(const Conference& conference, const Unit& unit);
/// Returns whose the place of a conference is.
PlaceHeld heldNow(const Map& map, const Position& position, const Conference& conference);

/// Returns which rules of the table a conference breaks by what is written down of it, whatever the position.
/// Nothing is settled before it begins, but it has no end. Files of such conferences are refused.
Objections brokenRules(const Committee& committee, const Conference& conference);
/// Returns the rules that forbid opening conference number `which` now, in the order of the rules. Rules 3 to
/// 15 are checked as far as a program can; 11 asks for nothing, because the game goes on by itself.
Objections objectionsToOpening(const Map& map, const Committee& committee, std::size_t which,
                               const Position& position);
/// As `objectionsToOpening`, for a conference that is being held: without what rules 14 and 15 say of its
/// beginning.
Objections objectionsToHolding(const Map& map, const Committee& committee, std::size_t which,
                               const Position& position);
/// Returns the rules that forbid changing the form of a conference that is being held: its place and its goal
/// stay (2, 3). For others the whole procedure is followed again (14).
Objections objectionsToMoving(const Conference& held, const Conference& changed);
/// Returns the rules that forbid ending a conference: it must be held, and the officers say how it ended.
Objections objectionsToEnding(const Conference& conference, const std::string& outcome);
/// Returns why a conference that is being held has to end: its year is over (9), or its place may have been
/// conquered (14), by whichever power: it has another unit or another owner than when the conference began.
/// `then` is the position of the phase in which it began, for conferences of which nothing else is known.
Objections reasonsToEnd(const Map& map, const Conference& conference, const Position& then, const Phase& now,
                        const Position& position);

/// Returns the seconds from `now` (since 1970) until the next exchange of notes (12), 0 or less once it is
/// due; nothing if the conference is not being held or it is not known when notes were exchanged.
std::optional<std::int64_t> secondsToNotes(const Conference& conference, std::int64_t now);

} // namespace chancery
