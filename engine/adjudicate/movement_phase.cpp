// SPDX-License-Identifier: GPL-3.0-or-later
// A whole movement phase: verdicts in the words of DATC 4.E.2, reasons, retreats, and the position that
// follows.
#include "engine/adjudicate/explain.h"
#include "engine/adjudicate/outcome.h"

#include <algorithm>

namespace chancery {

namespace {

Verdict verdictOf(const Movement& m, const Finding& finding, Province p)
{
    switch (finding.rule) {
    case Rule::SupportGiven:
        return Verdict::Given;
    case Rule::SupportCut:
    case Rule::SupportDislodged:
        return Verdict::Cut;
    case Rule::ConvoyAvailable:
        return Verdict::Available;
    case Rule::ConvoyDislodged:
    case Rule::ConvoyParadox:
        return Verdict::Disrupted;
    case Rule::MoveNoConvoy:
    case Rule::SupportUnmatched:
    case Rule::ConvoyUnmatched:
        return Verdict::Invalid;
    default:
        break;
    }
    if (!m.turn.movers.has(p)) return Verdict::Stands;
    return m.known.moves.yes.has(p) ? Verdict::Succeeds : Verdict::Fails;
}

/// Puts the outcome together from what has been decided.
class Report
{
public:
    Report(const Aftermath& after, std::span<const Order> orders, std::span<const Rule> judged)
        : after_(after)
        , orders_(orders)
        , judged_(judged)
    {
    }

    Outcome outcome(const Position& before)
    {
        tellDislodged();
        for (std::size_t i = 0; i < orders_.size(); ++i) tellOrder(i);
        for (Province p : turn().board.units - told_) tellUnordered(p);
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

    Fate fateOf(Province p) const
    {
        for (const DislodgedUnit& d : outcome_.dislodged)
            if (turn().map().provinceOf(d.unit.at) == p)
                return d.retreats.empty() ? Fate::Destroyed : Fate::Dislodged;
        return Fate::Unharmed;
    }

    OrderResult governed(const Order& order, Province p)
    {
        told_.add(p);
        OrderResult result{order, Verdict::Stands, fateOf(p), true, explain(after_, p)};
        result.verdict = verdictOf(after_.movement, result.finding, p);
        return result;
    }

    void tellOrder(std::size_t i)
    {
        const Order& order = orders_[i];
        const Province p = order.unit.at == nowhere ? noProvince : turn().map().provinceOf(order.unit.at);
        if (judged_[i] == Rule::None) return outcome_.results.push_back(governed(order, p));
        OrderResult result{order, Verdict::Illegal, Fate::Unharmed, true, {}};
        result.finding.rule = judged_[i];
        if (governsAlthoughIllegal(order, p)) {
            told_.add(p);
            result.fate = fateOf(p);
        }
        outcome_.results.push_back(result);
    }

    /// The first illegal order of a unit without a legal one tells its fate.
    bool governsAlthoughIllegal(const Order& order, Province p) const
    {
        return p != noProvince && turn().board.has(p) && turn().board[p].power == order.power &&
               !turn().ordered.has(p) && !told_.has(p);
    }

    void tellUnordered(Province p)
    {
        const Unit& unit = turn().board[p];
        outcome_.results.push_back(governed({unit.power, unit, Hold{}}, p));
        outcome_.results.back().ordered = false;
    }

    Position positionAfter(const Position& before) const
    {
        Position position{{}, {}, before.owner, {}};
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
    std::span<const Rule> judged_;
    ProvinceSet told_; ///< units whose fate an order has told
    Outcome outcome_;
};

} // namespace

Outcome resolveMovement(const Map& map, const RuleOptions&, const Position& position,
                        std::span<const Order> orders)
{
    const Board board(map, position.units);
    std::vector<Rule> judged(orders.size());
    const Turn turn(board, orders, judged);
    Movement movement(turn);
    movement.resolve();
    return Report(Aftermath(movement), orders, judged).outcome(position);
}

} // namespace chancery
