// SPDX-License-Identifier: GPL-3.0-or-later
// The wordings of reasons: which sentences there are for a rule, and what fills their gaps.
#pragma once

#include "engine/rules/rule.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <span>

namespace chancery {

/// What the numbered gaps of a sentence stand for, the same in every sentence, and what decides between the
/// wordings of a rule.
struct Parties
{
    QString order;         ///< %1 the order; in adjustments the place
    QString to;            ///< %2 where the order points
    QString against;       ///< %3 the order that decided it
    QString mine;          ///< %4 the strength of this order
    QString theirs;        ///< %5 the strength against it
    QString helped;        ///< %6 the place of the unit that is supported or convoyed
    QString power;         ///< %7 whose order it is
    QString unit;          ///< %8 the unit that was ordered
    QString other;         ///< %9 the unit that decided it
    bool defended = false; ///< %5 is a defend strength
    bool resisted = false; ///< %5 is not 0
    bool stranded = false; ///< %4 steps are no way at all
    bool waives = false;   ///< %1 waives a build
    bool revives = false;  ///< %1 asks for a centre by an insurrection

    /// The sentence with its gaps filled.
    QString fill(const QString& sentence) const;
};

/// One sentence for a rule. Of several for the same rule the first that fits is said.
struct Wording
{
    Rule rule = Rule::None;
    const char* sentence = nullptr; ///< to be translated in the context of Words
    bool Parties::*fits = nullptr;  ///< nullptr if it always fits
};

/// The kinds of rules, a table of wordings for each.
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

/// The family of a rule, RuleFamily::None for a number that is no rule. The compiler refuses a rule that is
/// left out.
constexpr RuleFamily familyOf(Rule rule)
{
    using enum Rule;
    // clang-format off
    switch (rule) {
    case None:
        return RuleFamily::None;
    case MoveUnopposed: case MoveFollows: case MoveRivalVoid: case MoveRivalStranded: case MoveExchanges:
    case MoveDislodges: case MoveBreaksThrough: case MoveOutdoes: case MoveOutdoesOwn: case MoveRotates:
    case MoveStandsOff: case MoveStandsOffOwn: case MoveStandsOffLoser: case MoveOutdone: case MoveVoidAhead: case MoveHeld: case MoveBlocked:
    case MoveHeadToHead: case MoveHeadToHeadLost: case MoveSelfDislodge: case MoveConvoyDisrupted:
    case MoveRoutesDisrupted: case MoveRouteDisrupted: case MoveWayDisrupted: case MoveParadox: case MoveAllHold:
    case MoveNoConvoy: case MoveNoRoute: case MoveWayNotOrdered: case MoveRouteUnwritten:
        return RuleFamily::Move;
    case SupportGiven: case SupportFromTarget: case SupportUnbent: case SupportOwnAttack: case SupportConvoyFailed:
    case SupportSpared: case SupportCut: case SupportCutByLoser: case SupportCutByRoute: case SupportDislodged:
    case SupportOtherMove: case SupportOtherCoast: case SupportOfUnmoved: case SupportOfMover: case SupportOfIllegal:
    case SupportOfIllegalMove: case SupportOfDisorder:
        return RuleFamily::Support;
    case ConvoyAvailable: case ConvoyWithstands: case ConvoyBeleaguered: case ConvoyOwnAttack: case ConvoyUnused:
    case ConvoyDecreed: case ConvoyDislodged: case ConvoyParadox: case ConvoyOtherMove: case ConvoyOfUnmoved:
    case ConvoyOfIllegal: case ConvoyRouteUnwritten:
        return RuleFamily::Convoy;
    case HoldStands: case HoldWithstands: case HoldOwnAttack: case HoldConvoyFailed: case HoldBeleaguered:
    case HoldDislodged: case HoldAbandoned:
        return RuleFamily::Hold;
    case IllegalNoSuchUnit: case IllegalNotYours: case IllegalDuplicate: case IllegalTwoMeanings: case IllegalWriting:
    case IllegalWrongPhase: case IllegalOwnPlace: case IllegalNotAdjacent: case IllegalNoRoute: case IllegalAtSea:
    case IllegalInland: case IllegalOverLand: case IllegalFromCoast: case IllegalClosed: case IllegalFleetConvoyed:
    case IllegalNoConvoy: case IllegalCoastMissing: case IllegalCoast: case IllegalCoastNeedless:
    case IllegalSelfSupport: case IllegalSupportNobody: case IllegalSupportReach: case IllegalSupportAtSea:
    case IllegalSupportInland: case IllegalSupportOverLand: case IllegalSupportFromCoast: case IllegalSupportedMove:
    case IllegalSupportCoast: case IllegalSupportCoastMissing: case IllegalConvoyByArmy: case IllegalConvoyAshore:
    case IllegalConvoyNoArmy: case IllegalConvoyOwnPlace: case IllegalConvoyInland: case IllegalConvoyRoute:
        return RuleFamily::Illegal;
    case RetreatMade: case RetreatClash: case RetreatNotAdjacent: case RetreatOccupied: case RetreatToAttacker:
    case RetreatContested: case RetreatNotOpen: case Disbanded: case NoRetreatOrdered:
        return RuleFamily::Retreat;
    case Built: case BuildNotOwned: case BuildNotHome: case BuildOccupied: case BuildTerrain: case BuildNoCoast:
    case BuildTooMany: case BuildNoneCounts: case Removed: case RemoveTooMany: case RemoveNoneCounts:
    case RemovedByRule: case RemovedForNow: case RemovedDutchman: case Waived: case WaiveNotAllowed:
        return RuleFamily::Adjustment;
    case IllegalInsurrection: case IllegalNotLost: case InsurrectionRaised: case InsurrectionUnanswered:
    case InsurrectionTooSmall: case InsurrectionDeserted: case InsurrectionDislodged: case RevivalAwaited:
    case RevivalBuilt: case RevivalMade: case RevivalTooFew: case RevivalDeserted:
        return RuleFamily::Insurrection;
    case Ruled:
        return RuleFamily::Ruled;
    case NoteHelpBarred: case NoteHelpIdle: case NoteDislodges: case NoteRivalVoid: case NoteExchanges:
    case NoteConvoyed: case NoteConvoyedFar: case NoteConvoyInVain: case NoteRouteLeft: case NoteBySea:
    case NoteByLand: case NoteLandInstead: case NoteAnyCoast: case NoteCoastLeftOut: case NoteDestroyed:
        return RuleFamily::Remark;
    }
    // clang-format on
    return RuleFamily::None;
}

/// Whether every rule of a family has a wording that always fits.
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

std::span<const Wording> moveWordings();
std::span<const Wording> holdWordings();
std::span<const Wording> supportWordings();
std::span<const Wording> convoyWordings();
std::span<const Wording> illegalWordings();
std::span<const Wording> retreatWordings();
std::span<const Wording> adjustmentWordings();
std::span<const Wording> insurrectionWordings();
std::span<const Wording> remarkWordings();

/// The sentence to be said, not translated and with its gaps; nullptr for Rule::None and Rule::Ruled.
const char* wordingOf(Rule rule, const Parties& parties);

} // namespace chancery
