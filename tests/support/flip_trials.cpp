// SPDX-License-Identifier: GPL-3.0-or-later
// Tries everything.
#include "tests/support/flip_trials.h"

#include "engine/explain/legal_orders.h"
#include "engine/orders/convoy_routes.h"
#include "engine/orders/legality.h"
#include "engine/orders/order_text.h"
#include "tests/support/standard_board.h"

#include <algorithm>

namespace chancery {

namespace {

/// What counts of a result: a move that never sets out has failed as well.
std::string essence(const std::string& words)
{
    for (const std::string nothing : {"invalid", "illegal"})
        if (words.starts_with(nothing)) return "fails" + words.substr(nothing.size());
    return words;
}

/// Everything that can be ordered at all, tried one by one: simple code that shares nothing with the search
/// but `illegality` and `resolveMovement`.
class BruteForce
{
public:
    BruteForce(const PhaseInput& phase, std::size_t asked)
        : phase_(phase)
        , board_(boardOf(*phase.map, phase.before, phase.options))
        , asked_(asked)
        , now_(wordsAfter({}))
    {
    }

    /// One line a set of changes: "A PAR H, A MAR - GAS: fails".
    std::set<std::string> flips()
    {
        std::set<std::string> found;
        const std::vector<Order> all = allOrders();
        std::vector<Order> calm;
        for (const Order& one : all)
            if (!hear(found, {one})) calm.push_back(one);
        for (std::size_t i = 0; i < calm.size(); ++i)
            for (std::size_t j = i + 1; j < calm.size(); ++j)
                if (calm[i].unit != calm[j].unit) hear(found, {calm[i], calm[j]});
        tried = all.size();
        return found;
    }

    std::size_t tried = 0;

private:
    const Map& map() const { return *phase_.map; }

    std::string wordsAfter(const std::vector<Order>& changed) const
    {
        std::vector<Order> orders = phase_.orders;
        for (const Order& order : changed)
            for (Order& old : orders)
                if (old.unit == order.unit) old = order;
        const Outcome outcome = resolveMovement(map(), phase_.options, phase_.before, orders);
        return words(outcome.results[asked_]);
    }

    bool hear(std::set<std::string>& found, const std::vector<Order>& changed) const
    {
        const std::string then = wordsAfter(changed);
        if (essence(then) == essence(now_)) return false;
        std::string line;
        for (const Order& order : changed)
            line += (line.empty() ? "" : ", ") + canonical(map(), phase_.before, order);
        found.insert(line + ": " + then);
        return true;
    }

    std::vector<Order> allOrders() const
    {
        std::vector<Order> all;
        for (const Unit& unit : phase_.before.units) {
            if (unit == phase_.orders[asked_].unit) continue;
            for (const Order& order : ordersFor(unit)) {
                const auto same = [&](const Order& old) {
                    return canonical(map(), phase_.before, old) == canonical(map(), phase_.before, order);
                };
                if (std::ranges::none_of(phase_.orders, same)) all.push_back(order);
            }
        }
        return all;
    }

    std::vector<Order> ordersFor(const Unit& unit) const
    {
        std::vector<Order> all;
        const auto add = [&](const Command& command) {
            const Order order{unit.power, unit, command};
            const bool legal = illegality(board_, order, phase_.options) == Rule::None;
            if (legal) all.push_back(order);
            return legal;
        };
        add(Hold{});
        for (std::size_t place = 0; place < map().locations.size(); ++place)
            addMoves(unit, Location(place), add);
        for (const Unit& other : phase_.before.units) {
            if (other == unit) continue;
            add(SupportHold{other.at});
            for (std::size_t p = 0; p < map().provinces.size(); ++p) {
                add(Convoy{other.at, Location(p)});
                if (p == index(map().provinceOf(other.at)) || add(SupportMove{other.at, Location(p)}))
                    continue;
                for (const Location coast : map().provinces[p].coasts) add(SupportMove{other.at, coast});
            }
        }
        return all;
    }

    /// Coasts are for fleets, "via convoy" for armies that could walk, and written ways for rules that follow
    /// them.
    template<class Add>
    void addMoves(const Unit& unit, Location to, Add add) const
    {
        const Province province = map().provinceOf(to), from = map().provinceOf(unit.at);
        const bool onCoast = to != whole(province), army = unit.kind == UnitKind::Army;
        if (army ? onCoast : !onCoast && !map()[province].coasts.empty()) return;
        add(Move{to, Via::Unstated, {}});
        const bool bySea = from != province && convoyPossible(map(), board_.carriers, from, province);
        if (army && bySea && map().armyReach[index(from)].has(province)) add(Move{to, Via::Convoy, {}});
        if (!army || phase_.options.convoyPath == ConvoyPath::None || from == province) return;
        const std::vector<Province> fleets(board_.carriers.begin(), board_.carriers.end());
        for (unsigned some = 1; some < 1U << fleets.size(); ++some) {
            ProvinceSet way;
            for (std::size_t i = 0; i < fleets.size(); ++i) way.addIf(fleets[i], (some >> i & 1U) != 0);
            if (isWay(way, from, province)) add(Move{to, Via::Convoy, way});
        }
    }

    /// A way from which no fleet can be left out.
    bool isWay(ProvinceSet way, Province from, Province to) const
    {
        if (!convoyPossible(map(), way, from, to)) return false;
        return std::none_of(way.begin(), way.end(), [&](Province fleet) {
            return convoyPossible(map(), way - ProvinceSet{fleet}, from, to);
        });
    }

    const PhaseInput& phase_;
    const Board board_;
    std::size_t asked_;
    std::string now_;
};

} // namespace

PhaseInput inputFrom(const OrderedPhase& phase, const RuleOptions& options)
{
    return {PhaseKind::Movement, sharedMap(), options, phase.position, phase.orders, {}, {}};
}

Province unitOf(const PhaseInput& phase, std::size_t order)
{
    return phase.map->provinceOf(phase.orders[order].unit.at);
}

std::string lineOf(const Flip& flip, const PhaseInput& phase)
{
    std::string line;
    for (const OrderChange& change : flip.changes)
        line += (line.empty() ? "" : ", ") + canonical(*phase.map, phase.before, change.now);
    return line + ": " + words(flip.then);
}

std::set<std::string> linesOf(const FlipAnswer& answer, const PhaseInput& phase)
{
    std::set<std::string> lines;
    for (const Flip& flip : answer.shown) lines.insert(lineOf(flip, phase));
    return lines;
}

/// Names a flip that only the search or only trying everything has found. If not all are shown, those shown
std::string firstDifference(const FlipAnswer& answer, const PhaseInput& phase,
                            const std::set<std::string>& expected)
{
    const std::set<std::string> lines = linesOf(answer, phase);
    for (const std::string& line : lines)
        if (!expected.contains(line)) return "only the search: " + line;
    for (const std::string& line : expected)
        if (answer.found == lines.size() && !lines.contains(line)) return "only by trying: " + line;
    if (answer.found == expected.size()) return {};
    return std::to_string(answer.found) + " instead of " + std::to_string(expected.size());
}

std::string told(const FlipEffects& effects)
{
    static const char* const names[]{
        "OrdersSupported", "OrdersConvoyed", "Unsupportable", "Supports",      "Convoys",      "CutsSupport",
        "DislodgesConvoy", "Dislodges",      "Bounces",       "Opposes",       "Attacks",      "Vacates",
        "Enters",          "Exchanges",      "EntersRetreat", "ClosesRetreat", "OpensRetreat", "Moves",
        "NoSupport",       "NoConvoy",       "NoCut",         "NoDislodge",    "NoBounce",     "NoOpposing",
        "NoAttack",        "NoneSupported",  "NoneConvoyed",  "Supportable",   "Stays",        "NoMove",
        "Ordered"};
    std::string text;
    for (const FlipEffect& effect : effects) {
        text += (text.empty() ? "" : ", ") + std::string(names[static_cast<int>(effect.kind)]);
        for (const Province p : {effect.unit, effect.where})
            if (p != noProvince) text += " " + standardMap()[p].code;
    }
    return text;
}

BruteForced byBruteForce(const PhaseInput& phase, std::size_t asked)
{
    BruteForce brute(phase, asked);
    BruteForced found{brute.flips(), 0};
    found.changes = brute.tried;
    return found;
}

std::set<std::string> byTrying(const PhaseInput& input, const Unit& asked)
{
    const Board board = boardOf(*input.map, input.before, input.options);
    const auto wordsWith = [&](const std::vector<Order>& changed) {
        PhaseInput trial = input;
        for (const Order& order : changed) trial.orders = withOrder(*input.map, trial.orders, order);
        std::string last; // the one that counts, or the first of several illegal ones
        for (const OrderResult& result : resolve(trial).results)
            if (result.order.unit == asked && (last.empty() || result.verdict != Verdict::Illegal))
                last = words(result);
        return last;
    };
    const std::string now = wordsWith({});
    std::vector<Order> calm;
    std::set<std::string> found;
    const auto hear = [&](const std::vector<Order>& changed) {
        const std::string then = wordsWith(changed);
        std::string line;
        for (const Order& order : changed)
            line += (line.empty() ? "" : ", ") + canonical(*input.map, input.before, order);
        const bool turned = essence(then) != essence(now);
        if (turned) found.insert(line + ": " + then);
        return turned;
    };
    for (const Unit& unit : input.before.units)
        if (!(unit == asked))
            for (const Order& order : legalOrders(board, input.options, input.map->provinceOf(unit.at)))
                if (!hear({order})) calm.push_back(order);
    for (std::size_t i = 0; i < calm.size(); ++i)
        for (std::size_t j = i + 1; j < calm.size(); ++j)
            if (!(calm[i].unit == calm[j].unit)) hear({calm[i], calm[j]});
    return found;
}

} // namespace chancery
