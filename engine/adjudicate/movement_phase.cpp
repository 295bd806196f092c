// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a movement phase: verdicts in the words of DATC 4.E.2, reasons, retreats, and the position that
// follows.
#include "engine/adjudicate/explain.h"
#include "engine/adjudicate/insurrection.h"
#include "engine/adjudicate/verdict.h"
#include "engine/base/ensure.h"
#include "engine/orders/implied.h"
#include "engine/orders/position_faults.h"

#include <array>

namespace chancery {

namespace {

/// Builds the outcome from the decisions.
class Report
{
public:
    /// Orders after the first `written` were implied by others.
    Report(const Aftermath& after, std::span<const Order> orders, std::size_t written,
           std::span<const Rule> judged)
        : after_(after)
        , orders_(orders)
        , written_(written)
        , judged_(judged)
    {
    }

    Outcome outcome(const Position& before)
    {
        tellDislodged();
        outcome_.results.reserve(orders_.size() + static_cast<std::size_t>(turn().board.units.size()));
        for (std::size_t i = 0; i < orders_.size(); ++i) tellOrder(i);
        for (Province p : turn().board.units - told_) tellUnordered(p);
        tellReasons();
        tellParadoxes();
        outcome_.after = positionAfter(before);
        return std::move(outcome_);
    }

private:
    const Turn& turn() const { return after_.movement.turn; }

    void tellDislodged()
    {
        for (Province p : after_.dislodged)
            outcome_.dislodged.push_back({turn().board[p], after_.dislodgerOf(p), after_.retreatsOpenTo(p)});
    }

    static Paradox paradoxOf(const Questions& core)
    {
        Paradox paradox;
        paradox.armies = core.path | core.bySea;
        paradox.fleets = core.dislodged;
        paradox.supports = core.given;
        paradox.moves = core.moves;
        return paradox;
    }

    /// Lists the paradoxes: those that the rulebook settles as one, each of the others by itself.
    void tellParadoxes()
    {
        const Movement& m = after_.movement;
        Questions answered = m.circle;
        for (const Unresolved& open : m.unresolved) {
            answered = answered - open.core;
            Paradox paradox = paradoxOf(open.core);
            paradox.unanswered = true;
            paradox.fallback = open.fallback;
            for (const Decisions& way : open.answers)
                paradox.ways.push_back({way.moves.yes & (open.core.moves | paradox.armies),
                                        way.dislodged.yes & open.core.dislodged});
            outcome_.paradoxes.push_back(std::move(paradox));
        }
        if (!answered.empty()) outcome_.paradoxes.push_back(paradoxOf(answered));
    }

    Fate fateOf(Province p) const
    {
        for (const DislodgedUnit& d : outcome_.dislodged)
            if (turn().map().provinceOf(d.unit.at) == p)
                return d.retreats.empty() ? Fate::Destroyed : Fate::Dislodged;
        return Fate::Unharmed;
    }

    /// Adds a result without verdict and reason. Copying one that is made is quicker than making each.
    OrderResult& add(const Order& order)
    {
        static const OrderResult empty;
        outcome_.results.push_back(empty);
        outcome_.results.back().order = order;
        return outcome_.results.back();
    }

    /// Adds the result of an order that its unit followed, still without verdict and reason.
    void tellGoverned(const Order& order, Province p, bool ordered)
    {
        told_.add(p);
        governed_.add(p);
        resultOf_[index(p)] = outcome_.results.size();
        OrderResult& result = add(order);
        result.fate = fateOf(p);
        result.ordered = ordered;
    }

    /// Fills in the reasons, and the verdicts, which some reasons decide.
    void tellReasons()
    {
        explainInPlace(
            after_, governed_,
            [this](Province p) -> Finding& { return outcome_.results[resultOf_[index(p)]].finding; },
            [this](Province p, const Finding& finding) {
                outcome_.results[resultOf_[index(p)]].verdict = verdictOf(after_.movement, finding.rule, p);
            });
    }

    void tellOrder(std::size_t i)
    {
        const Order& order = orders_[i];
        const Province p = order.unit.at == nowhere ? noProvince : turn().map().provinceOf(order.unit.at);
        if (judged_[i] == Rule::None) return tellGoverned(order, p, i < written_);
        OrderResult& result = add(order);
        result.verdict = Verdict::Illegal;
        result.finding.rule = judged_[i];
        if (governsAlthoughIllegal(order, p)) {
            told_.add(p);
            result.fate = fateOf(p);
        }
    }

    /// Returns whether this illegal order carries the fate of its unit: the first one of a unit without a
    /// legal order.
    bool governsAlthoughIllegal(const Order& order, Province p) const
    {
        return p != noProvince && turn().board.has(p) && turn().board[p].power == order.power &&
               !turn().ordered.has(p) && !told_.has(p);
    }

    void tellUnordered(Province p)
    {
        const Unit& unit = turn().board[p];
        tellGoverned({unit.power, unit, Hold{}}, p, false);
    }

    /// Returns the units where they are now, sorted by province. They are put there first and collected in
    /// sequence, which is quicker than to search a place among the others for each.
    std::vector<Unit> unitsAfter() const
    {
        const ProvinceSet moved = after_.movement.known.moves.yes;
        std::array<Unit, maxProvinces> standing;
        ProvinceSet occupied;
        for (const Province p : turn().board.units - after_.dislodged) {
            Unit unit = turn().board[p];
            if (moved.has(p)) unit.at = turn().arrival[index(p)];
            const Province now = turn().map().provinceOf(unit.at);
            CHANCERY_ENSURE(!occupied.has(now));
            occupied.add(now);
            standing[index(now)] = unit;
        }
        std::vector<Unit> units;
        units.reserve(static_cast<std::size_t>(occupied.size()));
        for (const Province p : occupied) units.push_back(standing[index(p)]);
        return units;
    }

    Position positionAfter(const Position& before) const
    {
        Position position{unitsAfter(), {}, before.owner, {}};
        for (const DislodgedUnit& d : outcome_.dislodged)
            if (!d.retreats.empty()) position.dislodged.push_back(d);
        if (!position.dislodged.empty()) position.contested = after_.contested;
        return position;
    }

    const Aftermath& after_;
    std::span<const Order> orders_;
    std::size_t written_;
    std::span<const Rule> judged_;
    ProvinceSet told_;                               ///< units whose fate is in a result
    ProvinceSet governed_;                           ///< units whose order is in a result that is not illegal
    std::array<std::size_t, maxProvinces> resultOf_; ///< [governed unit] the index of that result
    Outcome outcome_;
};

} // namespace

Outcome resolveMovement(const Map& map, const RuleOptions& options, const Position& position,
                        std::span<const Order> orders, const RuledResults& ruled, PowerSet handedIn)
{
    CHANCERY_ENSURE(canResolve(map, PhaseKind::Movement, position));
    const Board board = boardOf(map, position, options);
    std::vector<Order> implying;
    std::span<const Order> all = orders;
    if (options.implicitOrders) {
        implying.assign(orders.begin(), orders.end());
        addImplied(board, implying);
        all = implying;
    }
    std::vector<Rule> judged(all.size());
    const Turn turn(board, all, judged, options, handedIn);
    Movement movement(turn, ruled);
    movement.resolve();
    Outcome outcome = Report(Aftermath(movement), all, orders.size(), judged).outcome(position);
    outcome.routesCount = writtenPath(options).heeded;
    if (concernInsurrections(all)) tellInsurrections(map, options, position, outcome);
    return outcome;
}

} // namespace chancery
