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

/// [province] that province.
constexpr std::array<Province, maxProvinces> itself = [] {
    std::array<Province, maxProvinces> all{};
    for (std::size_t i = 0; i < maxProvinces; ++i) all[i] = static_cast<Province>(i);
    return all;
}();

/// Builds the outcome from the decisions.
class Report
{
public:
    /// Orders after the first `written` were implied by others. The outcome must be empty.
    Report(const Aftermath& after, std::span<const Order> orders, std::size_t written,
           std::span<const Rule> judged, Outcome& outcome)
        : after_(after)
        , orders_(orders)
        , written_(written)
        , judged_(judged)
        , outcome_(outcome)
    {
    }

    void fillIn(const Position& before)
    {
        const ProvinceSet refused = ledByIllegal();
        const ProvinceSet unordered = turn().board.units - turn().ordered - refused;
        outcome_.results.reserve(orders_.size() + static_cast<std::size_t>(unordered.size()));
        tellOrders(refused);
        tellUnordered(unordered);
        tellDislodged();
        tellReasons(turn().board.units - refused);
        tellParadoxes();
        tellAfter(before);
    }

private:
    const Turn& turn() const { return after_.movement.turn; }

    /// Lists the dislodged units, and gives each its fate in the result of its order.
    void tellDislodged()
    {
        outcome_.dislodged.reserve(static_cast<std::size_t>(after_.dislodged.size()));
        for (Province p : after_.dislodged) {
            const DislodgedUnit& unit = outcome_.dislodged.emplace_back(
                DislodgedUnit{turn().board[p], after_.dislodgerOf(p), after_.retreatsOpenTo(p)});
            resultOf_[index(p)]->fate = unit.retreats.empty() ? Fate::Destroyed : Fate::Dislodged;
        }
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

    /// Fills in the reasons of these units' orders, and the verdicts, which some reasons decide. The others
    /// are told by sets, which is quicker than to ask about each.
    void tellReasons(ProvinceSet governed)
    {
        explainInPlace(
            after_, governed, [this](Province p) -> Finding& { return resultOf_[index(p)]->finding; },
            [](Province, const Finding&) {});
        const Movement& m = after_.movement;
        const ProvinceSet doubtful = governed & inDoubt(after_), plain = governed - doubtful;
        const ProvinceSet movers = plain & turn().movers, supporters = plain & turn().supporters;
        tell(Verdict::Succeeds, movers & m.known.moves.yes);
        tell(Verdict::Fails, movers - m.known.moves.yes);
        tell(Verdict::Given, supporters & m.known.given.yes);
        tell(Verdict::Cut, supporters - m.known.given.yes);
        tell(Verdict::Available, plain & turn().convoyers);
        tell(Verdict::Invalid, plain & (turn().unmatched | turn().idle));
        for (const Province p : doubtful) {
            OrderResult& result = *resultOf_[index(p)];
            result.verdict = verdictOf(m, result.finding.rule, p);
        }
    }

    void tell(Verdict verdict, ProvinceSet units)
    {
        for (const Province p : units) resultOf_[index(p)]->verdict = verdict;
    }

    /// Returns the unit without a legal order to which its power gave this illegal one, or noProvince. The
    /// first such order carries the fate of its unit.
    Province ledBy(const Order& order) const
    {
        const Province p = order.unit.at == nowhere ? noProvince : turn().map().provinceOf(order.unit.at);
        const bool led = p != noProvince && turn().board.has(p) && turn().board[p].power == order.power &&
                         !turn().ordered.has(p);
        return led ? p : noProvince;
    }

    ProvinceSet ledByIllegal() const
    {
        ProvinceSet units;
        for (std::size_t i = 0; i < orders_.size(); ++i)
            if (judged_[i] != Rule::None) units.add(ledBy(orders_[i]));
        return units;
    }

    /// Tells what was ordered, the fault of each illegal order, and which result is which unit's.
    void tellOrders(ProvinceSet refused)
    {
        for (std::size_t i = 0; i < orders_.size(); ++i) {
            OrderResult& result = outcome_.results.emplace_back(orders_[i]);
            if (judged_[i] == Rule::None) {
                result.ordered = i < written_;
                continue;
            }
            result.verdict = Verdict::Illegal;
            result.finding.rule = judged_[i];
            const Province p = ledBy(orders_[i]);
            if (!refused.has(p)) continue;
            resultOf_[index(p)] = &result;
            refused.remove(p);
        }
        for (const Province p : turn().ordered)
            resultOf_[index(p)] = &outcome_.results[turn().orderOf[index(p)]];
    }

    void tellUnordered(ProvinceSet units)
    {
        for (const Province p : units) {
            const Unit unit = turn().board[p];
            OrderResult& result = outcome_.results.emplace_back(Order{unit.power, unit, Hold{}});
            result.ordered = false;
            resultOf_[index(p)] = &result;
        }
    }

    /// Returns the units where they are now, sorted by province. They are put there first and collected in
    /// sequence, which is quicker than to search a place among the others for each.
    std::vector<Unit> unitsAfter() const
    {
        const Board& board = turn().board;
        const ProvinceSet moved = after_.movement.known.moves.yes - after_.dislodged;
        std::array<Province, maxProvinces> start = itself; // [province with a unit now] where that started
        std::array<Location, maxProvinces> place = board.placeAt; // so: where it is
        ProvinceSet occupied = board.units - after_.dislodged - moved;
        for (const Province p : moved) {
            const Location arrival = turn().arrival[index(p)];
            const Province now = turn().map().provinceOf(arrival);
            CHANCERY_ENSURE(!occupied.has(now));
            occupied.add(now);
            start[index(now)] = p;
            place[index(now)] = arrival;
        }
        std::vector<Unit> units(static_cast<std::size_t>(occupied.size()));
        Unit* unit = units.data();
        for (const Province p : occupied) {
            const std::size_t from = index(start[index(p)]);
            *unit++ = {board.powerAt[from], board.kindAt[from], place[index(p)]};
        }
        return units;
    }

    void tellAfter(const Position& before)
    {
        Position& position = outcome_.after;
        position.units = unitsAfter();
        position.owner = before.owner;
        for (const DislodgedUnit& d : outcome_.dislodged)
            if (!d.retreats.empty()) position.dislodged.push_back(d);
        if (!position.dislodged.empty()) position.contested = after_.contested;
    }

    const Aftermath& after_;
    std::span<const Order> orders_;
    std::size_t written_;
    std::span<const Rule> judged_;
    std::array<OrderResult*, maxProvinces> resultOf_; ///< [unit] the result of its order, with its fate
    Outcome& outcome_;
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
    std::array<Rule, 2 * maxProvinces> few; // left unset; a vector would have to be made and cleared
    std::vector<Rule> many(all.size() > few.size() ? all.size() : 0);
    const std::span<Rule> judged = many.empty() ? std::span(few).first(all.size()) : std::span(many);
    const Turn turn(board, all, judged, options, handedIn);
    Movement movement(turn, ruled);
    movement.resolve();
    Outcome outcome;
    Report(Aftermath(movement), all, orders.size(), judged, outcome).fillIn(position);
    outcome.routesCount = writtenPath(options).heeded;
    if (concernInsurrections(all)) tellInsurrections(map, options, position, outcome);
    return outcome;
}

} // namespace chancery
