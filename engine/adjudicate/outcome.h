// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a phase: a verdict and a reason for every order, and the position that follows.
#pragma once

#include "engine/adjudicate/finding.h"
#include "engine/adjudicate/ruled.h"
#include "engine/base/phase.h"
#include "engine/map/position.h"
#include "engine/orders/order.h"
#include "engine/rules/options.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace chancery {

/// How an order ended, in the words of DATC 4.E.2; `Stands` is a hold.
enum class Verdict : std::uint8_t {
    Succeeds,
    Fails,
    Invalid,
    Illegal,
    Given,
    Cut,
    Available,
    Disrupted,
    Stands
};
/// What happened to a unit besides its order.
enum class Fate : std::uint8_t { Unharmed, Dislodged, Destroyed };

/// One order with its result.
struct OrderResult
{
    /// Starts as a hold that stands. Not defaulted: each of many would be cleared before it is set.
    OrderResult() {}
    /// Starts as this order, which stands.
    explicit OrderResult(const Order& given)
        : order(given)
    {
    }
    /// Takes how an order ended; for the rest see the members.
    OrderResult(const Order& given, Verdict end, Fate became, bool written)
        : order(given)
        , verdict(end)
        , fate(became)
        , ordered(written)
    {
    }

    Order order;                       ///< the order, or a hold if there is none
    Verdict verdict = Verdict::Stands; ///< how it ended
    Fate fate = Fate::Unharmed;        ///< of the unit; in one of its results only
    bool ordered = true;               ///< false if no player wrote it: an implied order, or one made by rule
    /// The remark about a unit without an order. Only a game knows who plays and which sheets were handed in.
    Rule unordered = Rule::NoteUnordered;
    Finding finding; ///< why

    bool operator==(const OrderResult&) const = default;
};

/// Returns the rules behind a result: those of its finding, OrderResult::unordered if the unit has no order
/// and the reason does not say so, and Rule::NoteDestroyed if it is destroyed.
std::vector<Rule> rulesBehind(const OrderResult& result);

/// Returns the words of a result, "fails, dislodged"; for a dislodged hold only "dislodged".
std::string words(const OrderResult& result);

/// One consistent resolution of a paradox, by the provinces where units started.
struct WayOut
{
    ProvinceSet moves, dislodged; ///< the moves that succeed, the fleets that are dislodged
    bool operator==(const WayOut&) const = default;
};

/// A convoy paradox: orders that decide about one another (DATC 4.A.2, 5.B.9), by the provinces where their
/// units started.
struct Paradox
{
    ProvinceSet armies;       ///< convoyed armies
    ProvinceSet fleets;       ///< the fleets that convoy them
    ProvinceSet supports;     ///< supports that the armies would cut
    ProvinceSet moves;        ///< moves that decide whether the fleets are dislodged
    bool unanswered = false;  ///< the rulebook's rule leaves no resolution or several
    std::vector<WayOut> ways; ///< if unanswered, the consistent resolutions, at most eight
    /// What was applied if unanswered, without a value if the gamemaster is to be asked; Szykman's rule was
    /// then used for the time being.
    UnansweredParadox fallback = ParadoxChoice::Szykman;

    bool operator==(const Paradox&) const = default;
};

/// The way on which the distance of a unit was counted that is removed by rule, and the unit that would have
/// been removed after it.
struct RemovalWay
{
    Province unit = noProvince;      ///< where it was
    std::vector<Province> between{}; ///< the provinces from there to Finding::centre, both left out
    Province next = noProvince;      ///< where the unit is that comes after it, if its power has one left
    std::uint8_t nextSteps = 0; ///< the distance of that unit once this one is gone; 255 if it has no way
    bool operator==(const RemovalWay&) const = default;
};

/// The units that turn a result of a movement phase: each of them would by holding, however many reasons lie
/// between. Moves that succeed are not asked about: they rest on all that others did not do.
struct TurnedResult
{
    Province unit = noProvince; ///< whose order or fate would end otherwise
    ProvinceSet by;             ///< the units
    /// Of an order that failed or a unit that was dislodged: two units that would turn it together, and
    /// neither alone.
    std::vector<std::array<Province, 2>> together;
    bool operator==(const TurnedResult&) const = default;
};

/// The result of a phase. Its findings and `turned` are all causes there are: whatever explains reads them.
struct Outcome
{
    std::vector<OrderResult> results;     ///< in the order given, then those without a written order
    std::vector<DislodgedUnit> dislodged; ///< every dislodged unit; without retreats if destroyed
    std::vector<Order> automatic;         ///< disbands by rule; they are in results too
    std::vector<RemovalWay> ways;         ///< of those removed because their power ordered too few removals
    std::vector<Paradox> paradoxes;       ///< of a movement phase
    /// Of a movement phase: see findTurners, which fills it in. Results that no unit and no two turn are
    /// left out.
    std::vector<TurnedResult> turned;
    Position after;           ///< the position that follows; `dislodged` has those that can retreat
    bool routesCount = false; ///< of a movement phase: whether the seas named in a move count (DATC 4.A.6)

    bool operator==(const Outcome&) const = default;
};

/// Returns the power whose order it is; of an order by rule, the unit's.
Power powerOf(const OrderResult& result);
/// Returns the results of one power, in the order of Outcome::results. The outcome must outlive them.
std::vector<const OrderResult*> resultsOf(const Outcome& outcome, Power power);

// The functions that resolve a phase throw a FailedCheck for a position that stops it: ask canResolve first
// (orders/position_faults.h).

/// Resolves a movement phase. The outcome depends on the order of the orders only where several concern one
/// unit (DATC 4.D.3), and for revivals, which are ranked. Ruled results are taken as given. Centres do not
/// change hands: see takeCentres.
Outcome resolveMovement(const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                        const RuledResults& = {}, PowerSet handedIn = {});
/// Resolves a retreat phase: `Position::dislodged` retreat or disband. The outcome depends on the order of
/// the orders only where several are for one unit (DATC 4.D.3). Ruled results are taken as given.
Outcome resolveRetreats(const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                        const RuledResults& = {});
/// Resolves an adjustment phase: builds, removals, and removals by rule. The order of the orders decides
/// which count if there are too many (DATC 4.D.4 to 4.D.6). Ruled results are taken as given.
Outcome resolveAdjustments(const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                           const RuledResults& = {});
/// Returns whether the gamemaster must still choose how a paradox is resolved; until then the outcome is
/// provisional.
bool awaitsParadoxChoice(const Outcome& outcome);
/// Resolves a phase of this kind with resolveMovement, resolveRetreats or resolveAdjustments.
Outcome resolve(PhaseKind, const Map&, const RuleOptions&, const Position&, std::span<const Order>,
                const RuledResults& = {}, PowerSet handedIn = {});

} // namespace chancery
