// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a game, position or set-up file that does not fit, for translation in the context FileErrors.
#pragma once

#include "engine/base/translated.h"

namespace chancery::says {

// Sentences about names: %1 is what the file says.
inline constexpr const char* notAPower =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a power on this map; expected the name of a power");
inline constexpr const char* notAProvince =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a province on this map; expected a code such as PAR");
inline constexpr const char* notACentre =
    QT_TRANSLATE_NOOP("FileErrors", "%1 is not a supply centre; expected a province that is one");
inline constexpr const char* notAPhase =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a phase; expected one such as “S1901M”");
inline constexpr const char* notOneOf =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not known here; expected one of %2");
inline constexpr const char* notAnOrder = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1” is not an order in this position; expected one such as “A PAR - BUR”");
inline constexpr const char* noRulebook =
    QT_TRANSLATE_NOOP("FileErrors", "there is no rulebook “%1”; expected one such as “datc” or “1971”");
inline constexpr const char* unusableMap = QT_TRANSLATE_NOOP("FileErrors", "the map “%1” cannot be used: %2");

// Sentences about what the players have agreed on.
inline constexpr const char* tooManyConsents =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many agreements in a phase; expected at most %1");
inline constexpr const char* badMinutes =
    QT_TRANSLATE_NOOP("FileErrors", "the minutes of a stage are wrong; expected 0 to %1");

// Sentences about units.
inline constexpr const char* twoOwners =
    QT_TRANSLATE_NOOP("FileErrors", "%1 has two owners; expected one owner of each centre");

// Sentences about a saved game.
inline constexpr const char* otherFormat = QT_TRANSLATE_NOOP(
    "FileErrors", "the file has format %1; expected format %2. A newer version of Chancery may read it");
inline constexpr const char* noPhases =
    QT_TRANSLATE_NOOP("FileErrors", "this game has no phases; expected at least one [[phase]]");
inline constexpr const char* tooManyPhases =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many phases; expected at most %1");
inline constexpr const char* afterTheEnd =
    QT_TRANSLATE_NOOP("FileErrors", "a vote ended the game before this phase; expected no further phase");
inline constexpr const char* tooManyOrders =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many orders in this phase; expected at most %1");
inline constexpr const char* badSheetNumber =
    QT_TRANSLATE_NOOP("FileErrors", "this is not the number of an order sheet; expected 0 or a small number");
inline constexpr const char* badYear =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a year; expected one such as 1907");
inline constexpr const char* badTimeOfDay =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a time of day; expected one such as “23:30”");
inline constexpr const char* tooManyAwards =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many awards in this phase; expected at most %1");
inline constexpr const char* badAward =
    QT_TRANSLATE_NOOP("FileErrors", "this award is too small or too large; expected 1 to %1 points");

// Sentences about players, votes and rulings.
inline constexpr const char* tooManyRows =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” has too many entries; expected at most %2");
inline constexpr const char* absenceEndsEarly =
    QT_TRANSLATE_NOOP("FileErrors", "this absence ends before it begins; expected a later phase");
inline constexpr const char* negativeSeed =
    QT_TRANSLATE_NOOP("FileErrors", "a seed cannot be negative; expected 0 or more");
inline constexpr const char* drawnTwice =
    QT_TRANSLATE_NOOP("FileErrors", "this power is drawn twice; expected each power once");
inline constexpr const char* voteContradicts = QT_TRANSLATE_NOOP(
    "FileErrors", "these votes do not give this result; expected “passed” only if all agree");
inline constexpr const char* badVoteCount =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a number of votes; expected 0 to %1");
inline constexpr const char* rulingWithoutReason =
    QT_TRANSLATE_NOOP("FileErrors", "this ruling has no reason; expected some words");
inline constexpr const char* rulingElsewhere =
    QT_TRANSLATE_NOOP("FileErrors", "this ruling is about another province; expected one about %1");
inline constexpr const char* rulingWithoutPower =
    QT_TRANSLATE_NOOP("FileErrors", "this ruling names no power; expected power = \"…\"");
inline constexpr const char* tooManyRulings =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many rulings in this phase; expected at most %1");

// Sentences about a Committee. Where a rule of the document is broken, the sentence names it.
inline constexpr const char* goalPointsRange = QT_TRANSLATE_NOOP(
    "FileErrors", "this goal is worth too little or too much; expected 1 to %1 points (Committee, Non-territorial "
                  "victory points)");
inline constexpr const char* goalWithoutText = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this goal does not say what has to be achieved; expected some words (Committee, Non-territorial victory points)");
inline constexpr const char* noGoals = QT_TRANSLATE_NOOP(
    "FileErrors",
    "%1 has no goals; expected at least one for each delegation (Committee, Non-territorial victory points)");
inline constexpr const char* twoDelegates = QT_TRANSLATE_NOOP(
    "FileErrors", "the number of delegates is %1; expected two (Committee, Delegations and countries)");
inline constexpr const char* sameDelegate = QT_TRANSLATE_NOOP(
    "FileErrors", "both delegates have the same name; expected two (Committee, Delegations and countries)");
inline constexpr const char* delegationTwice = QT_TRANSLATE_NOOP(
    "FileErrors", "%1 is there twice; expected one delegation for each power (Committee, Delegations and countries)");
inline constexpr const char* delegationMissing = QT_TRANSLATE_NOOP(
    "FileErrors", "%1 is missing; expected a delegation for each power (Committee, Delegations and countries)");
inline constexpr const char* badLimit = QT_TRANSLATE_NOOP(
    "FileErrors", "this is no limit of points; expected 1 to %1 (Committee, Non-territorial victory points)");
inline constexpr const char* speechOrder = QT_TRANSLATE_NOOP(
    "FileErrors", "a delegation speaks twice in this order; expected each once (Committee, 2)");
inline constexpr const char* speechMissing = QT_TRANSLATE_NOOP(
    "FileErrors", "a delegation is missing from this order; expected each once (Committee, 2)");
inline constexpr const char* speechLength =
    QT_TRANSLATE_NOOP("FileErrors", "this is no length of a speech; expected 1 to %1 seconds (Committee, 2)");
inline constexpr const char* speechTurn =
    QT_TRANSLATE_NOOP("FileErrors", "there is no such turn in this order of speeches; expected 0 to %1");
inline constexpr const char* treatyParties = QT_TRANSLATE_NOOP(
    "FileErrors", "this treaty is signed by a delegation that is no party; expected parties only (Committee, Object of "
                  "the committee)");
inline constexpr const char* notesTime =
    QT_TRANSLATE_NOOP("FileErrors", "this does not say when notes were exchanged; expected seconds since 1970");
inline constexpr const char* endedUnopened = QT_TRANSLATE_NOOP(
    "FileErrors", "this conference ended but never began; expected “opened” (Committee, Organising a conference, 8)");
inline constexpr const char* twoAtATime = QT_TRANSLATE_NOOP(
    "FileErrors", "two conferences are held at a time; expected one (Committee, Organising a conference, 15)");
inline constexpr const char* lapsedUnachieved = QT_TRANSLATE_NOOP(
    "FileErrors",
    "the points of this goal lapsed but were never awarded; expected “achieved” (Committee, Losing your "
    "country and regaining it)");
inline constexpr const char* achievedUnallowed =
    QT_TRANSLATE_NOOP("FileErrors", "the points of this proposal were awarded, but it is not allowed; "
                                    "expected the verdict “allowed” (Committee, "
                                    "Non-territorial victory points)");
inline constexpr const char* treatyOfOne = QT_TRANSLATE_NOOP(
    "FileErrors",
    "a treaty is between two delegations or more; this one names %1 (Committee, Object of the committee)");
inline constexpr const char* treatyWithoutWords = QT_TRANSLATE_NOOP(
    "FileErrors", "this treaty has no title or no terms (Committee, Object of the committee)");
inline constexpr const char* begunWithoutGoal = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this conference has begun without its goals or its name (Committee, Organising a conference, 1 to 3)");
inline constexpr const char* begunByOutsider =
    QT_TRANSLATE_NOOP("FileErrors", "the delegation that organises this conference does not take part "
                                    "(Committee, Organising a conference, 2)");
inline constexpr const char* begunWithFew =
    QT_TRANSLATE_NOOP("FileErrors", "this conference has begun with %1 delegations; expected at least %2 "
                                    "(Committee, Organising a conference, 5)");
inline constexpr const char* begunWithPresidents =
    QT_TRANSLATE_NOOP("FileErrors", "this conference has begun with %1 presidents; expected one or two "
                                    "(Committee, Organising a conference, 8)");
inline constexpr const char* begunWithoutForm =
    QT_TRANSLATE_NOOP("FileErrors", "this conference has begun without its organising form; expected form = true "
                                    "(Committee, Organising a conference, 6)");
inline constexpr const char* begunWithoutRoom = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this conference has begun without a room; expected room = true (Committee, Organising a conference, 7)");
inline constexpr const char* procedureWithFewVotes =
    QT_TRANSLATE_NOOP("FileErrors", "%1 of %2 delegations voted for other rules of procedure; expected two thirds or "
                                    "more (Committee, Organising a conference, 8)");
inline constexpr const char* procedureVoters =
    QT_TRANSLATE_NOOP("FileErrors", "%1 delegations voted on the procedure; expected at most the %2 that take part "
                                    "(Committee, Organising a conference, 8)");
inline constexpr const char* endedBefore = QT_TRANSLATE_NOOP(
    "FileErrors",
    "this conference ended before it began; expected a later phase (Committee, Organising a conference, 8)");
inline constexpr const char* endedWithoutOutcome =
    QT_TRANSLATE_NOOP("FileErrors", "this conference ended, and it is not said how; expected “outcome” (Committee, "
                                    "Organising a conference, 9)");
inline constexpr const char* begunWithoutDelegate =
    QT_TRANSLATE_NOOP("FileErrors", "%1 takes part in this conference and has sent no delegate; expected a name "
                                    "(Committee, Organising a conference, 10)");
inline constexpr const char* notesMinutes =
    QT_TRANSLATE_NOOP("FileErrors", "these are no minutes between notes; expected 1 to %1");
inline constexpr const char* notesInterval =
    QT_TRANSLATE_NOOP("FileErrors", "this conference exchanges notes every %1 minutes; expected %2 to %3 (Committee, "
                                    "Organising a conference, 12)");
inline constexpr const char* telegraphOutside =
    QT_TRANSLATE_NOOP("FileErrors", "%1 uses the telegraph and does not take part; expected delegations that do "
                                    "(Committee, Organising a conference, 13)");
inline constexpr const char* outcomeUnended = QT_TRANSLATE_NOOP(
    "FileErrors", "this conference has an outcome and has not ended; expected “ended” (Committee, "
                  "Organising a conference, 9)");
inline constexpr const char* namedTwice =
    QT_TRANSLATE_NOOP("FileErrors", "%1 is named twice here; expected each delegation once (Committee, %2)");
inline constexpr const char* concludedUnsigned = QT_TRANSLATE_NOOP(
    "FileErrors", "this treaty is concluded and a party has not signed it; expected the signatures "
                  "of all (Committee, Object of the committee)");
inline constexpr const char* brokenByOutsider =
    QT_TRANSLATE_NOOP("FileErrors", "%1 is no party of this treaty and cannot break it; expected a party (Committee, 3)");
inline constexpr const char* brokenWithoutNote =
    QT_TRANSLATE_NOOP("FileErrors", "this does not say how the treaty was broken; expected some words (Committee, 3)");
inline constexpr const char* decidedWithoutReason =
    QT_TRANSLATE_NOOP("FileErrors", "the officers decided this without a reason; expected “%1” (Committee, "
                                    "Non-territorial victory points)");
inline constexpr const char* lapsedEarly = QT_TRANSLATE_NOOP(
    "FileErrors", "the points of this goal lapsed before they were awarded; expected a later phase (Committee, "
                  "Losing your country and regaining it)");
inline constexpr const char* speechesTwice =
    QT_TRANSLATE_NOOP("FileErrors", "these speeches were drawn twice; expected one row (Committee, 1)");
inline constexpr const char* speechPhase = QT_TRANSLATE_NOOP(
    "FileErrors", "speeches are held in a movement phase; expected for instance S1901M (Committee, 1)");
inline constexpr const char* emptyMotion =
    QT_TRANSLATE_NOOP("FileErrors", "this motion does not say what it asks for; expected “text”");
inline constexpr const char* otherSetupMap =
    QT_TRANSLATE_NOOP("FileErrors", "this set-up is for the map “%1”; expected one for “%2”");
inline constexpr const char* otherSetupFormat =
    QT_TRANSLATE_NOOP("FileErrors", "this set-up has another format; expected format = 1");

} // namespace chancery::says
