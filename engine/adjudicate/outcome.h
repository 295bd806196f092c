// SPDX-License-Identifier: GPL-3.0-or-later
// How a phase ended: a verdict and a reason for every order, and the position that follows.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/ruled.h"
#include "engine/base/phase.h"
#include "engine/orders/order.h"
#include "engine/position/position.h"
#include "engine/rules/options.h"

#include <span>
#include <string>
#include <vector>

namespace chancery {

/// The words of DATC 4.E.2.
enum class Verdict : std::uint8_t { Succeeds, Fails, Invalid, Illegal, Given, Cut, Available, Disrupted, Stands };
enum class Fate : std::uint8_t { Unharmed, Dislodged, Destroyed };

struct OrderResult
{
    Order order;
    Verdict verdict = Verdict::Stands;
    Fate fate = Fate::Unharmed; ///< of the unit; told once, on the order that governs it
    bool ordered = true;        ///< false for the hold of a unit that nobody ordered
    Finding finding;

    bool operator==(const OrderResult&) const = default;
};

/// "fails, dislodged"; for a hold that is dislodged the second word alone.
std::string words(const OrderResult& result);

/// One consistent way to resolve a paradox: which of its moves succeed, which of its fleets are dislodged.
struct WayOut
{
    ProvinceSet moves, dislodged;
    bool operator==(const WayOut&) const = default;
};

/// A convoy paradox: orders that decide about one another (DATC 4.A.2, 5.B.9), named by where their units started.
struct Paradox
{
    ProvinceSet armies;   ///< convoyed
    ProvinceSet fleets;   ///< that carry them
    ProvinceSet supports; ///< that they would cut
    ProvinceSet moves;    ///< on which the fleets' fate depends
    bool unanswered = false;   ///< the rulebook's rule leaves no way out or several; then:
    std::vector<WayOut> ways;  ///< the consistent ones
    /// What was applied instead; until the gamemaster has been asked, Szykman's rule.
    UnansweredParadox fallback = ParadoxChoice::Szykman;

    bool operator==(const Paradox&) const = default;
};

struct Outcome
{
    std::vector<OrderResult> results;     ///< in the order given, then units without an order
    std::vector<DislodgedUnit> dislodged; ///< every unit dislodged, destroyed ones too (no retreats)
    std::vector<Order> automatic;         ///< disbands made by rule; also told in results as not ordered
    std::vector<Paradox> paradoxes;
    Position after; ///< after a movement: survivors in their new places, `dislodged` only those that can retreat

    bool operator==(const Outcome&) const = default;
};

/// The power whose order it is; of an order that nobody gave, the unit's.
Power powerOf(const OrderResult& result);
/// The results of one power, in the order of Outcome::results: reports go through the powers of the map with it. The
/// outcome must outlive them.
std::vector<const OrderResult*> resultsOf(const Outcome& outcome, Power power);

/// Resolves one phase. The result does not depend on the sequence of orders except where one unit has several
/// (DATC 4.D.3). Centres do not change hands here: see takeCentres. What the gamemaster has ruled is taken as given.
Outcome resolveMovement(const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                        const RuledResults& = {});
Outcome resolveRetreats(const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                        const RuledResults& = {});
Outcome resolveAdjustments(const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                           const RuledResults& = {});
/// The gamemaster is asked to choose how a paradox is resolved and has not done so: this outcome is
/// provisional.
bool awaitsParadoxChoice(const Outcome& outcome);
Outcome resolve(PhaseKind, const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                const RuledResults& = {});

} // namespace chancery
