// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a game, position or set-up file that does not fit, for translation in the context
// FileErrors.
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

// Sentences about units.
inline constexpr const char* twoOwners =
    QT_TRANSLATE_NOOP("FileErrors", "%1 has two owners; expected one owner of each centre");

// Sentences about what a saved game and the rules have otherwise. %1 is the phase, and what is in quotes or
// last is in the notation of files.
inline constexpr const char* onlyInFile =
    QT_TRANSLATE_NOOP("FileErrors", "%1, at its start: only in the file: %2");
inline constexpr const char* onlyByRules =
    QT_TRANSLATE_NOOP("FileErrors", "%1, at its start: only by the rules: %2");
inline constexpr const char* onlyInFileAfter =
    QT_TRANSLATE_NOOP("FileErrors", "%1, at its end: only in the file: %2");
inline constexpr const char* onlyByRulesAfter =
    QT_TRANSLATE_NOOP("FileErrors", "%1, at its end: only by the rules: %2");
inline constexpr const char* noSuchOrder =
    QT_TRANSLATE_NOOP("FileErrors", "%1, %2: %3: \"%4\" in the file, but there is no such order");
inline constexpr const char* otherResult =
    QT_TRANSLATE_NOOP("FileErrors", "%1, %2: %3: \"%4\" in the file, \"%5\" by the rules");
inline constexpr const char* noResult =
    QT_TRANSLATE_NOOP("FileErrors", "%1, %2: %3: no result in the file, \"%4\" by the rules");
inline constexpr const char* resultLeftOut =
    QT_TRANSLATE_NOOP("FileErrors", "%1, %2: %3: \"%4\" in the file, which is left out");
inline constexpr const char* otherPhase =
    QT_TRANSLATE_NOOP("FileErrors", "%1: by the rules %2 comes after %3");
inline constexpr const char* emptyBoard =
    QT_TRANSLATE_NOOP("FileErrors", "%1, at its start: the board is empty, because the file has no "
                                    "[phase.units]; expected a line of units for each power");
inline constexpr const char* impossibleStart = QT_TRANSLATE_NOOP("FileErrors", "%1, at its start: %2");
inline constexpr const char* notResolved = QT_TRANSLATE_NOOP("FileErrors", "%1, not resolved: %2");
inline constexpr const char* unreadLine =
    QT_TRANSLATE_NOOP("FileErrors", "%1, %2: “%3” could not be read: %4");

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
inline constexpr const char* badTimeOfDay =
    QT_TRANSLATE_NOOP("FileErrors", "this is not a time of day; expected one such as “23:30”");
inline constexpr const char* tooManyAwards =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many awards in this phase; expected at most %1");

// Sentences about a game that another program has saved.
inline constexpr const char* badSavedJson =
    QT_TRANSLATE_NOOP("FileErrors", "This looks like a saved game of the library “diplomacy”, but its JSON "
                                    "is damaged: %1. Save it there again.");
inline constexpr const char* noSavedPhases = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This looks like a saved game of the library “diplomacy”, but it has no phases. Save it there again.");

inline constexpr const char* badWebDiplomacy = QT_TRANSLATE_NOOP(
    "FileErrors", "This looks like a game or orders of webDiplomacy, but the JSON is damaged: "
                  "%1. Copy it whole.");
inline constexpr const char* otherWebDiplomacy = QT_TRANSLATE_NOOP(
    "FileErrors", "This is a game of webDiplomacy on another map (variant %1); it cannot be "
                  "read. Only games of the variant Classic can be.");
inline constexpr const char* webDiplomacyNumber = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This looks like a game or orders of webDiplomacy, but %1 is not a province of its variant Classic, "
    "which has 1 to 81.");
inline constexpr const char* noWebDiplomacy = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This is of webDiplomacy, but it has no units and no orders. Copy the history of the game.");

inline constexpr const char* ownerlessWebDiplomacy =
    QT_TRANSLATE_NOOP("FileErrors", "These are orders of webDiplomacy, but they do not say whose they are "
                                    "(countryID). Copy the history of the "
                                    "game, or write the orders under the names of their powers.");

inline constexpr const char* notDfen = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This looks like a position in one line (DFEN), but “%1” in it cannot be read. Such a line is "
    "“1901sm/Aabud,Rfstp.sc/Abud,Nswe/-”.");
inline constexpr const char* notDaide = QT_TRANSLATE_NOOP(
    "FileErrors",
    "This looks like a position of DAIDE, but “%1” in it cannot be read. Such a position is “NOW "
    "(SPR 1901) (AUS AMY BUD)”.");

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
inline constexpr const char* rulingWithoutReason =
    QT_TRANSLATE_NOOP("FileErrors", "this ruling has no reason; expected some words");
inline constexpr const char* rulingElsewhere =
    QT_TRANSLATE_NOOP("FileErrors", "this ruling is about another province; expected one about %1");
inline constexpr const char* rulingWithoutPower =
    QT_TRANSLATE_NOOP("FileErrors", "this ruling names no power; expected power = \"…\"");
inline constexpr const char* tooManyRulings =
    QT_TRANSLATE_NOOP("FileErrors", "there are too many rulings in this phase; expected at most %1");

// Sentences about a Committee. The rules of entries are in engine/committee.
inline constexpr const char* brokenRule = QT_TRANSLATE_NOOP(
    "FileErrors", "this entry breaks a rule (Committee, %1); expected one that keeps it: %2");
inline constexpr const char* noGoals = QT_TRANSLATE_NOOP(
    "FileErrors",
    "%1 has no goals; expected at least one for each delegation (Committee, Non-territorial victory points)");
inline constexpr const char* twoDelegates = QT_TRANSLATE_NOOP(
    "FileErrors", "the number of delegates is %1; expected two (Committee, Delegations and countries)");
inline constexpr const char* delegationMissing =
    QT_TRANSLATE_NOOP("FileErrors", "%1 is missing; expected each delegation once (Committee, %2)");
inline constexpr const char* namedTwice =
    QT_TRANSLATE_NOOP("FileErrors", "%1 is named twice here; expected each delegation once (Committee, %2)");
inline constexpr const char* otherSetupMap =
    QT_TRANSLATE_NOOP("FileErrors", "this set-up is for the map “%1”; expected one for “%2”");
inline constexpr const char* otherSetupFormat =
    QT_TRANSLATE_NOOP("FileErrors", "this set-up has another format; expected format = 1");

} // namespace chancery::says
