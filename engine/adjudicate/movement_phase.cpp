// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a movement phase: verdicts in the words of DATC 4.E.2, reasons, retreats, and the position that
// follows.
#include "engine/adjudicate/explain.h"
#include "engine/adjudicate/insurrection.h"
#include "engine/adjudicate/verdict.h"
#include "engine/base/ensure.h"
#include "engine/orders/implied.h"
#include "engine/orders/position_faults.h"

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

    /// Adds the result of an order that its unit followed, still without verdict and reason.
    void tellGoverned(const Order& order, Province p, bool ordered)
    {
        told_.add(p);
        governed_.add(p);
        resultOf_[index(p)] = outcome_.results.size();
        outcome_.results.push_back({order, Verdict::Stands, fateOf(p), ordered, {}});
    }

    /// Fills in the reasons, and the verdicts, which some reasons decide.
    void tellReasons()
    {
        explainEach(after_, governed_, [this](Province p, const Finding& finding) {
            OrderResult& result = outcome_.results[resultOf_[index(p)]];
            result.finding = finding;
            result.verdict = verdictOf(after_.movement, finding.rule, p);
        });
    }

    void tellOrder(std::size_t i)
    {
        const Order& order = orders_[i];
        const Province p = order.unit.at == nowhere ? noProvince : turn().map().provinceOf(order.unit.at);
        if (judged_[i] == Rule::None) return tellGoverned(order, p, i < written_);
        OrderResult result{order, Verdict::Illegal, Fate::Unharmed, true, {}};
        result.finding.rule = judged_[i];
        if (governsAlthoughIllegal(order, p)) {
            told_.add(p);
            result.fate = fateOf(p);
        }
        outcome_.results.push_back(result);
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

    Position positionAfter(const Position& before) const
    {
        Position position{{}, {}, before.owner, {}};
        position.units.reserve(before.units.size());
        for (Unit unit : before.units) {
            const Province p = turn().map().provinceOf(unit.at);
            if (after_.dislodged.has(p)) continue;
            if (after_.movement.known.moves.yes.has(p)) unit.at = turn().arrival[index(p)];
            place(turn().map(), position, unit);
        }
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
    std::vector<Order> all(orders.begin(), orders.end());
    if (options.implicitOrders) addImplied(board, all);
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
