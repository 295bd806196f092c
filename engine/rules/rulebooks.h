// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks that a game can be played by: what each says on the points where rulebooks differ, and in
// which clause.
#pragma once

#include "engine/base/phase.h"
#include "engine/base/result.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// The rules of a game: a rulebook, and options that may deviate from it as house rules.
struct Rulebook
{
    std::string id = "datc"; ///< id of the rulebook, see findRulebook
    RuleOptions options;     ///< the options in force

    bool operator==(const Rulebook&) const = default;
};

/// How long each stage of a turn lasts, in minutes; 0 where no time is given.
struct ClockRules
{
    /// Minutes for each stage; firstDiplomacy is for the first turn, diplomacy for all others.
    int firstDiplomacy = 0, diplomacy = 0, writing = 0, retreats = 0, adjustments = 0;
    int fallDiplomacy = 0; ///< no rulebook gives it; 0 means as in Spring

    bool operator==(const ClockRules&) const = default;
};

/// What a rulebook says of a game with fewer than seven players. Who plays which power is in game/seats.cpp.
struct SmallTable
{
    std::string clause;                       ///< "XIV.2"
    int firstYear = 0;                        ///< the year in which the game begins; 0: as the map says
    int victory = 0;                          ///< how many win; 0: as with seven players
    VictoryBy victoryBy = VictoryBy::Centres; ///< what is counted for victory
    std::string victoryClause;                ///< the clause that says so
    std::string note;                         ///< a remark, where the text leaves something open

    bool operator==(const SmallTable&) const = default;
};

/// A rulebook as its file in resources/rulebooks states it.
struct RulebookInfo
{
    std::string id;      ///< "alexander"
    std::string name;    ///< for people: "Rules of the Historical Committee"
    std::string edition; ///< which edition, for people
    std::string cited;   ///< what precedes a clause: "Alexander"
    RuleOptions options; ///< its value of every option
    std::map<std::string, std::string, std::less<>> clauses; ///< by option: "IV.5.f"
    std::map<std::string, std::string, std::less<>> notes;   ///< by option: a remark, where there is one
    std::map<std::string, std::vector<std::string>, std::less<>>
        agreed;       ///< by option: values that players may agree on
    ClockRules clock; ///< its times
    std::map<std::string, std::string, std::less<>> clockClauses; ///< by key of [clock]: its clause
    std::map<Players, SmallTable> tables;                         ///< games with fewer than seven players
    std::map<Rule, std::string> reasons;                          ///< the clause behind each reason
    std::map<Rule, std::string> occupiedReasons;   ///< where a unit that stays in the destination changes it
    std::map<Rule, std::string> retreatReasons;    ///< where a retreat phase has another clause for it
    std::map<Rule, std::string> adjustmentReasons; ///< where an adjustment phase has another clause for it
};

/// Reads a rulebook file; on failure names the fault and its place. Every option must be there with its
/// clause. `name` is what messages call the file.
Result<RulebookInfo> readRulebook(std::string_view toml, const std::string& name);

/// One time that a rulebook gives.
struct ClockEntry
{
    std::string_view key; ///< as in its file: "first_diplomacy"
    int minutes = 0;      ///< for that stage
    std::string clause;   ///< the clause that gives it
};
/// Returns the times that a rulebook gives, each with its clause.
std::vector<ClockEntry> clockOf(const RulebookInfo& rulebook);

/// Returns the rulebooks that are compiled in, oldest first.
std::span<const RulebookInfo> rulebooks();
/// Returns the rulebook with this id, or nullptr.
const RulebookInfo* findRulebook(std::string_view id);
/// Returns the rulebook with this id, or `datc` for a rulebook that is unknown.
const RulebookInfo& rulebookOrStandIn(std::string_view id);
/// Returns the rules of a game that follows a rulebook without house rules.
Rulebook rulebookOf(const RulebookInfo& info);

/// An option in which rules differ from their rulebook, and the value in force.
struct Deviation
{
    std::string_view option, value; ///< as in files: "paradox", "all_hold"

    bool operator==(const Deviation&) const = default;
};

/// Returns the options that are not as their rulebook has them for seven players, in the order of the table
/// of options. An unknown rulebook is compared as rulebookOrStandIn says. A game file lists these.
std::vector<Deviation> deviations(const Rulebook& rulebook);
/// Returns whether the rulebook itself lets the players agree on this value of an option (Alexander I.5.b,
/// VII).
bool mayAgreeOn(const Rulebook& rulebook, std::string_view option, std::string_view value);
/// Returns the house rules: the deviations, without a number of players that the rulebook itself provides
/// for, and without what it lets the players agree on.
std::vector<Deviation> houseRules(const Rulebook& rulebook);
/// Returns what the rulebook says of the number of players that these rules are for; nullptr with seven
/// players, and where the rulebook says nothing.
const SmallTable* smallTableOf(const Rulebook& rulebook);
/// Returns a deviation as withChange reads it: "paradox=all_hold".
std::string changeText(const Deviation& deviation);

/// Returns the clause behind a reason, "Alexander IV.7.b": the rulebook's own, else DATC's, else that of the
/// first rulebook with one. Empty for Rule::None. A clause for this kind of phase comes first, and one for
/// a move to a province in which a unit stays if `occupied`.
std::string citation(Rule rule, const RulebookInfo& rulebook, PhaseKind kind = PhaseKind::Movement,
                     bool occupied = false);

} // namespace chancery
