// SPDX-License-Identifier: GPL-3.0-or-later
// What the officers of a Historical Committee write down besides the board: delegations, goals, speeches,
// motions, treaties and conferences.
#pragma once

#include "engine/base/index_set.h"
#include "engine/base/phase.h"
#include "engine/base/unit.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

using Delegates = std::array<std::string, 2>; ///< the names of the two delegates of a delegation

inline constexpr int mostForProposal = 3;  ///< the most points of an achievement that a delegation proposes
inline constexpr int mostForListed = 9;    ///< the most points of a goal of the set-up
inline constexpr int highestLimit = 100;   ///< the highest limit of the points of a power's allowed proposals
inline constexpr int longestSpeech = 3600; ///< the longest speech in seconds

/// What the officers say about a proposed goal.
enum class GoalVerdict : std::uint8_t { Filed, Allowed, Denied };

/// An achievement that is worth points to one power.
struct Goal
{
    Power power = noPower;                    ///< whose goal it is
    std::string text{};                       ///< what has to be achieved
    int points = 1;                           ///< what it is worth
    std::optional<Phase> proposed{};          ///< when the delegation proposed it; none if the set-up has it
    GoalVerdict verdict = GoalVerdict::Filed; ///< a goal of the set-up is allowed
    std::string verdictReason{};              ///< why a proposal was allowed or denied
    std::optional<Phase> achieved{};          ///< when its points were awarded
    std::string reason{};                     ///< why they were
    std::optional<Phase> lapsed{};            ///< since when they no longer apply
    std::string lapseReason{};                ///< why they do not

    bool operator==(const Goal&) const = default;
};

/// One round of speeches.
struct SpeechRound
{
    Phase phase;              ///< the movement phase in which it is held
    bool extra = false;       ///< whether it is the one at the end of the diplomacy
    std::uint64_t seed = 0;   ///< what the order was drawn with
    int seconds = 0;          ///< how long each delegation may speak
    std::vector<Power> order; ///< as drawn; empty if the officers hold no speeches
    std::size_t turn = 0;     ///< which of them speaks; 0 before the first, order.size() + 1 after the last

    /// Returns whether it is over.
    bool isOver() const { return turn > order.size(); }
    /// Returns who speaks now, noPower before the first and after the last.
    Power speaker() const { return turn == 0 || turn > order.size() ? noPower : order[turn - 1]; }
    bool operator==(const SpeechRound&) const = default;
};

/// What a motion asks for.
enum class MotionKind : std::uint8_t {
    Speeches,      ///< speeches in Fall
    ExtraSpeeches, ///< speeches at the end of the diplomacy
    EndDiplomacy,  ///< to end the diplomacy sooner
    Other          ///< what its text says
};

/// A motion of a delegation.
struct CommitteeMotion
{
    Phase phase;                         ///< when it was made
    Power by = noPower;                  ///< who made it
    MotionKind kind = MotionKind::Other; ///< what it asks for
    std::string text{};                  ///< in words; may be empty if the kind says it
    std::optional<bool> carried{};       ///< none while it is open

    bool operator==(const CommitteeMotion&) const = default;
};

/// The officers' note that a treaty was broken.
struct Breach
{
    Phase phase;        ///< when
    Power by = noPower; ///< who broke it
    std::string note{}; ///< how

    bool operator==(const Breach&) const = default;
};

/// A treaty. It is not binding.
struct Treaty
{
    std::string title{};              ///< what it is called
    std::string terms{};              ///< what was agreed
    PowerSet parties{}, signedBy{};   ///< between whom, and who has signed
    Phase date;                       ///< when it was filed
    bool secret = false;              ///< whether the players do not hear of it
    std::vector<Breach> breaches{};   ///< in the order noted
    std::optional<Phase> concluded{}; ///< when the last party signed; none for a draft

    bool operator==(const Treaty&) const = default;
};

/// Whose the place of a conference was at one moment.
struct PlaceHeld
{
    Power unit = noPower;  ///< whose unit was there
    Power owner = noPower; ///< whose centre it was

    bool operator==(const PlaceHeld&) const = default;
};

/// A conference. It has begun once `opened` is set and is over once `ended` is.
struct Conference
{
    std::string name{};                    ///< what it is called
    std::string preliminary{};             ///< the goal with which it was called
    std::string goal{};                    ///< the goal that its supporters agreed on
    Province place = noProvince;           ///< where it is held
    Power organiser = noPower;             ///< who called it
    PowerSet parties{};                    ///< who takes part, the organiser included
    PowerSet telegraph{};                  ///< those of them that know Morse code
    std::map<Power, std::string> sent{};   ///< which delegate each of them sends to the conference room
    std::vector<std::string> presidents{}; ///< one or two
    std::string procedure{};               ///< other rules of procedure; empty for those of the document
    int procedureVotes = 0;                ///< how many delegations voted for them
    bool formFiled = false;                ///< whether the organising form is filled in
    bool roomGiven = false;                ///< whether the presidency has given a room
    bool areaCleared = false;              ///< whether the officers found no unit there hostile
    std::optional<Unit> cleared{}; ///< the unit that was there when they did; none in files of older programs
    int notesEvery = 15;           ///< minutes between exchanges of notes
    std::int64_t notesAt = 0;      ///< when notes were last exchanged, in seconds since 1970; 0 if unknown
    std::optional<Phase> opened{}, ended{}; ///< when it began, and when it ended
    std::optional<PlaceHeld> whenOpened{};  ///< whose its place was then; unknown in files of older programs
    std::string outcome{};                  ///< how it ended

    /// Returns whether it is being held.
    bool isHeld() const { return opened && !ended; }
    bool operator==(const Conference&) const = default;
};

/// All of it. A game without a Committee has an empty one.
struct Committee
{
    std::string setup{}; ///< the name of the set-up; empty if none was read
    std::string note{};  ///< what the set-up says to the officers
    int limit = 0;       ///< the most extra points of a power, from proposals and awards; 0 for no limit
    std::map<Power, Delegates> delegations; ///< the delegates' names
    std::vector<Goal> goals;
    std::vector<SpeechRound> speeches;
    std::vector<CommitteeMotion> motions;
    std::vector<Treaty> treaties;
    std::vector<Conference> conferences;
    std::optional<Phase> negotiated{}; ///< the last turn whose diplomacy the officers have ended

    bool operator==(const Committee&) const = default;
};

/// Returns what everyone at the table knows: delegations, speeches, motions, goals whose points were awarded,
/// treaties that are not secret, and conferences that have begun. Proposals, lists of goals and the note of
/// the set-up are left out.
Committee publicPart(Committee committee);
/// Returns whether there is more than that: something that only the officers, or some players, may know.
bool holdsSecrets(const Committee& committee);

} // namespace chancery
