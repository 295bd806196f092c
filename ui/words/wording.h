// SPDX-License-Identifier: GPL-3.0-or-later
// The wordings of reasons: the sentences for each rule, and what fills their gaps.
#pragma once

#include "engine/map/map.h"
#include "engine/rules/rule.h"
#include "ui/words/register.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace chancery {

/// The texts that fill the numbered gaps of a sentence, the same in every sentence, and the facts that decide
/// between the wordings of a rule.
struct Parties
{
    QString order; ///< %1: the order in short form; in adjustments and revivals the location
    /// %2: the destination of the order, the power that an insurrection is for, or the centre from which a
    /// distance is counted.
    QString to;
    QString against; ///< %3: the order that decided it
    /// %4: the strength of this order, which competes with others even if its attack does not count against a
    /// unit of its own power (DATC 5.B.4), or what the rule counts.
    QString mine;
    QString theirs; ///< %5: the strength against it, or the number that is needed
    /// %6: the location of the unit that is supported or convoyed, or what stops %3 or the unit ahead, or
    /// what dislodges the fleets.
    QString helped;
    QString power;           ///< %7: the power that wrote the order
    QString unit;            ///< %8: the unit that was ordered
    QString other;           ///< %9: the unit whose order decided it
    bool defended = false;   ///< whether %5 is a defend strength
    bool resisted = false;   ///< whether %5 is not 0
    bool rivalled = false;   ///< whether %5 is a prevent strength
    bool own = false;        ///< whether the unit in the destination is of the same power and stays
    bool stopped = false;    ///< whether %6 stops the unit in the destination, or the convoy
    bool ownStopped = false; ///< whether it does, and that unit is of the same power
    bool byOrder = false;    ///< whether the order says that the army goes by convoy
    bool barred =
        false; ///< whether support did not count in the attack, being against a unit of its own power
    bool byIntent = false;  ///< whether a convoying fleet of its own power would take the army by sea as well
    bool convoys = false;   ///< whether the order is a convoy by which the army goes
    bool allHold = false;   ///< whether %3 is part of a paradox in which every unit holds
    bool waives = false;    ///< whether %1 waives a build
    bool revives = false;   ///< whether %1 asks for a centre by an insurrection
    bool taken = false;     ///< whether %9 owns the centre in which %7 builds
    bool repeated = false;  ///< whether the same order to its unit is there once more, and counts
    bool ownerless = false; ///< whether %1 is a build or a waive and no centre has an owner
    bool occupied = false;  ///< whether a unit is in the destination when the phase begins

    std::vector<std::vector<Location>> places{}; ///< by the marks that take their place in a filled sentence
    std::vector<Power> powers{};                 ///< so

    /// Returns a mark for places that are named only when the sentence is known: "in the North Sea".
    QString later(std::vector<Location> named);
    /// Returns a mark for a power that is named only when the sentence is known: "Die Türkei".
    QString later(Power named);
    /// Returns a sentence with its gaps filled, and places and powers named as the words before them ask.
    QString fill(const QString& sentence, const Map& map) const;
};

/// One sentence for a rule. If a rule has several, the first one that fits is used.
struct Wording
{
    Rule rule = Rule::None;         ///< the rule
    const char* sentence = nullptr; ///< English, to be translated in the context of Words
    bool Parties::*fits = nullptr;  ///< the member that must be true; nullptr if the sentence always fits
};

/// The families of rules. Each but None and Ruled has a table of wordings.
enum class RuleFamily {
    None,
    Move,
    Support,
    Convoy,
    Hold,
    Illegal,
    Retreat,
    Adjustment,
    Insurrection,
    Ruled,
    Remark
};

/// Returns the family of a rule, and RuleFamily::None for Rule::None and for numbers that are no rule. The
/// rules of a family follow one another in Rule.
constexpr RuleFamily familyOf(Rule rule)
{
    constexpr std::pair<Rule, RuleFamily> lastOnes[] = {
        {Rule::None, RuleFamily::None},
        {Rule::MoveRouteUnwritten, RuleFamily::Move},
        {Rule::SupportOfDisorder, RuleFamily::Support},
        {Rule::ConvoyRouteUnwritten, RuleFamily::Convoy},
        {Rule::HoldAbandoned, RuleFamily::Hold},
        {Rule::IllegalConvoyRoute, RuleFamily::Illegal},
        {Rule::NoRetreatOrdered, RuleFamily::Retreat},
        {Rule::WaiveNotAllowed, RuleFamily::Adjustment},
        {Rule::RevivalDeserted, RuleFamily::Insurrection},
        {Rule::Ruled, RuleFamily::Ruled},
        {lastRule, RuleFamily::Remark},
    };
    for (const auto& [last, family] : lastOnes)
        if (rule <= last) return family;
    return RuleFamily::None;
}

/// Returns whether every rule of a family has a wording that always fits. Each table checks this when it is
/// compiled.
constexpr bool everyRuleIsWorded(std::span<const Wording> wordings, RuleFamily family)
{
    for (int number = 0; number <= 255; ++number) {
        const auto rule = static_cast<Rule>(number);
        if (familyOf(rule) == family && std::ranges::none_of(wordings, [rule](const Wording& one) {
                return one.rule == rule && !one.fits;
            }))
            return false;
    }
    return true;
}

/// The tables of wordings, by register. Each has whole families of rules; `plainMoves` has those remarks too
/// that differ from the judge's.
struct Wordings
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Words)

public:
    static const Wording moves[], supports[], illegals[], adjustments[], insurrections[], remarks[];
    static const Wording plainMoves[], plainSupports[], plainLater[];
    /// The same with their sizes, for other files.
    static const std::span<const Wording> allMoves, allSupports, allIllegals, allAdjustments,
        allInsurrections, allRemarks, allPlainMoves, allPlainSupports, allPlainLater;
};

/// Returns whether the reason is what happened to the fleets that were to convoy a move.
constexpr bool stopsTheConvoy(Rule rule)
{
    return rule >= Rule::MoveConvoyDisrupted && rule <= Rule::MoveWayDisrupted;
}

/// Returns whether the reason says that the dislodged unit may not retreat, whatever is open to it.
constexpr bool saysThatLost(Rule rule)
{
    return rule == Rule::HoldUnplayed || rule == Rule::HoldAbandoned;
}

/// Returns whether the reason says that the unit is dislodged, and by whom.
constexpr bool saysThatDislodged(Rule rule)
{
    return rule == Rule::HoldDislodged || saysThatLost(rule) || rule == Rule::SupportDislodged ||
           rule == Rule::SupportUnbent || rule == Rule::ConvoyDislodged || rule == Rule::ConvoyDecreed ||
           rule == Rule::InsurrectionDislodged;
}

/// Returns the sentence for a rule, in English and with its gaps; nullptr for Rule::None and Rule::Ruled.
const char* wordingOf(Rule rule, const Parties& parties, Register how = Register::Judge);

} // namespace chancery
