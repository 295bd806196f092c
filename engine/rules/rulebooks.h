// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks that a game can be played by: what each says on the points where rulebooks differ, and where.
#pragma once

#include "engine/base/result.h"
#include "engine/rules/options.h"
#include "engine/rules/rule.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// What a game is played by: a rulebook, and options that may deviate from it ("house rules").
struct Rulebook
{
    std::string id = "datc";
    RuleOptions options;

    bool operator==(const Rulebook&) const = default;
};

/// How long a rulebook gives for each stage of a turn, in minutes; 0 where it gives no time.
struct ClockRules
{
    int firstDiplomacy = 0, diplomacy = 0, writing = 0, retreats = 0, adjustments = 0;
    int fallDiplomacy = 0; ///< 0: as in Spring
    int speeches = 0; ///< of a power; each turn begins with them, in a sequence drawn by lot (Committee 2)

    bool operator==(const ClockRules&) const = default;
};

/// A rulebook as its file in resources/rulebooks has it.
struct RulebookInfo
{
    std::string id;      ///< "alexander"
    std::string name;    ///< for people
    std::string edition;
    std::string cited;   ///< before a clause: "Alexander"
    RuleOptions options;
    std::map<std::string, std::string, std::less<>> clauses; ///< by option: "IV.5.f"
    std::map<std::string, std::string, std::less<>> notes;   ///< by option: a remark, where there is one
    ClockRules clock;
    std::map<std::string, std::string, std::less<>> clockClauses; ///< by key of [clock], where the book has it
    std::map<Rule, std::string> reasons;                     ///< by rule: the clause behind it
};

/// Reads a rulebook; one that leaves an option out, or names its clause nowhere, is refused. `name` is what messages
/// call the file.
Result<RulebookInfo> readRulebook(std::string_view toml, const std::string& name);

/// A time that a rulebook gives.
struct ClockEntry
{
    std::string_view key; ///< as in its file: "first_diplomacy"
    int minutes = 0;
    std::string clause;
};
std::vector<ClockEntry> clockOf(const RulebookInfo& rulebook);

/// Those built in, oldest first.
std::span<const RulebookInfo> rulebooks();
/// nullptr if there is none with this id.
const RulebookInfo* findRulebook(std::string_view id);
Rulebook rulebookOf(const RulebookInfo& info);

/// An option in which rules are not those of their book, and the value in force.
struct Deviation
{
    std::string_view option, value; ///< as in files: "paradox", "all_hold"

    bool operator==(const Deviation&) const = default;
};

/// In the order of the table of options; none if the book is not known.
std::vector<Deviation> deviations(const Rulebook& rulebook);
/// "paradox=all_hold", as withChange reads it.
std::string changeText(const Deviation& deviation);

/// The clause of this rulebook behind a reason, "Alexander IV.7.b"; DATC's where the book has none of its own. Empty
/// for Rule::None.
std::string citation(Rule rule, const RulebookInfo& rulebook);

} // namespace chancery
