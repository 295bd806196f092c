// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: writing orders, resolving, and the next phase.
#include "engine/game/game.h"

#include "engine/adjudicate/civil_disorder.h"
#include "engine/adjudicate/insurrection.h"
#include "engine/game/agreements.h"
#include "engine/game/ending.h"
#include "engine/game/phase_input.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "engine/orders/choices.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string_view>

namespace chancery {

namespace {

bool hasAdjustments(const Map& map, const Position& position)
{
    for (const Power power : map.everyPower())
        if (adjustmentChoices(map, position, power).count != 0) return true;
    return false;
}

/// Returns the next phase, without those in which there is nothing to do.
Phase followingPhase(const Map& map, const Phase& phase, const Position& after)
{
    if (!after.dislodged.empty()) return {phase.season, phase.year, PhaseKind::Retreat};
    if (phase.season == Season::Spring) return {Season::Fall, phase.year, PhaseKind::Movement};
    if (phase.season == Season::Fall && hasAdjustments(map, after))
        return {Season::Winter, phase.year, PhaseKind::Adjustment};
    return {Season::Spring, phase.year + 1, PhaseKind::Movement};
}

std::vector<Order> ordersOn(const std::vector<WrittenOrder>& written)
{
    std::vector<Order> orders;
    orders.reserve(written.size());
    for (const WrittenOrder& line : written)
        orders.insert(orders.end(), line.orders.begin(), line.orders.end());
    return orders;
}

/// Returns the number before a line, as in "2. A Par"; nothing without one.
std::optional<int> numberBefore(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos) return std::nullopt;
    int number = 0;
    const char* const end = line.data() + line.size();
    const auto [rest, fault] = std::from_chars(line.data() + first, end, number);
    const bool marked = rest != end && (*rest == '.' || *rest == ')');
    return fault == std::errc{} && marked ? std::optional(number) : std::nullopt;
}

/// Puts the lines of each power that has numbered them all into the sequence of their numbers: it decides
/// which of too many builds or removals count (Alexander III.5.j).
void followNumbers(std::vector<WrittenOrder>& lines)
{
    std::map<Power, std::vector<std::size_t>> placesOf;
    for (std::size_t i = 0; i < lines.size(); ++i) placesOf[lines[i].power].push_back(i);
    for (const auto& [power, places] : placesOf) {
        std::vector<WrittenOrder> own;
        for (const std::size_t i : places) own.push_back(lines[i]);
        if (!std::ranges::all_of(
                own, [](const WrittenOrder& line) { return numberBefore(line.text).has_value(); }))
            continue;
        std::ranges::stable_sort(own, {}, [](const WrittenOrder& line) { return *numberBefore(line.text); });
        for (std::size_t i = 0; i < places.size(); ++i) lines[places[i]] = std::move(own[i]);
    }
}

const PhaseRecord* lastMovementBefore(const Game& game, const PhaseRecord& record)
{
    const auto found =
        std::find_if(game.phases.rbegin(), game.phases.rend(), [&record](const PhaseRecord& p) {
            return p.phase.kind == PhaseKind::Movement && p.outcome && !(p.phase == record.phase);
        });
    return found == game.phases.rend() ? nullptr : &*found;
}

/// Returns whether the gamemaster has put this very unit where it is, in this phase or since `last`.
bool isPut(const Game& game, const PhaseRecord& last, const PhaseRecord& record, const Unit& unit)
{
    const auto puts = [&unit](const PhaseRecord& phase) {
        return std::any_of(phase.rulings.begin(), phase.rulings.end(), [&unit](const Ruling& ruling) {
            return ruling.kind == Ruling::Kind::Position && ruling.unit == unit;
        });
    };
    return puts(record) || std::any_of(&last + 1, game.phases.data() + game.phases.size(), puts);
}

/// Returns whether an order is still to be carried out: a player gave it, it was possible, and it has not
/// taken the unit away, or the unit was put back. Requests for home centres are made once.
bool mayGoOn(const OrderResult& old, bool put)
{
    const bool implied = !old.ordered && as<Hold>(old.order);
    const bool done = !put && old.verdict == Verdict::Succeeds && as<Move>(old.order);
    return !implied && !done && old.verdict != Verdict::Illegal && !as<Revive>(old.order);
}

/// Returns whether the power that gave an order, or the owner of the unit, has another one for it.
bool isContradicted(const Order& old, std::span<const Order> written)
{
    return std::any_of(written.begin(), written.end(), [&old](const Order& order) {
        return order.unit == old.unit && (order.power == old.power || order.power == old.unit.power);
    });
}

/// Repeats the last order of units that have not moved and have no new order (DATC 4.E.4). A unit that moved
/// and was put back by the gamemaster has not moved.
void addStanding(const Game& game, const PhaseRecord& record, std::vector<Order>& orders)
{
    const PhaseRecord* last = lastMovementBefore(game, record);
    if (!last || !perpetualAt(game, *last)) return;
    const std::size_t written = orders.size();
    for (const OrderResult& old : last->outcome->results) {
        const auto& units = record.before.units;
        const bool still = std::find(units.begin(), units.end(), old.order.unit) != units.end();
        if (!still || isContradicted(old.order, std::span(orders).first(written))) continue;
        if (mayGoOn(old, isPut(game, *last, record, old.order.unit))) orders.push_back(old.order);
    }
}

/// Returns the powers whose sheets were handed in, whatever could be read on them.
PowerSet sheetsIn(const PhaseRecord& record)
{
    PowerSet powers = record.received;
    for (const WrittenOrder& line : record.written)
        if (line.power != noPower) powers.add(line.power);
    return powers;
}

/// Takes from a phase with fewer than seven players what does not count: orders of neutral powers, and ways into
/// closed provinces.
void seat(const Seating& table, PowerSet neutral, PhaseInput& input)
{
    std::erase_if(input.orders, [neutral](const Order& order) {
        return order.power != noPower && neutral.has(order.power);
    });
    input.handedIn -= neutral;
    if (!table.closed.empty()) input.map = std::make_shared<Map>(closing(*input.map, table.closed));
}

PowerSet neutralAt(const Seating& table)
{
    PowerSet neutral;
    for (const Power power : table.neutral) neutral.add(power);
    return neutral;
}

/// Ends insurrections, which take a season: centres come back after its retreats, once centres have changed
/// hands.
void endInsurrections(const Game& game, const PhaseRecord& record, Outcome& outcome)
{
    if (record.phase.kind == PhaseKind::Movement) return reviveCountries(*game.map, outcome, outcome);
    if (record.phase.kind != PhaseKind::Retreat) return;
    const Phase movement{record.phase.season, record.phase.year, PhaseKind::Movement};
    for (const PhaseRecord& before : game.phases)
        if (before.phase == movement && before.outcome)
            return reviveCountries(*game.map, *before.outcome, outcome);
}

} // namespace

Game newGame(std::shared_ptr<const Map> map)
{
    const Phase first = map->firstPhase;
    Position start = startOf(*map);
    return gameFrom(std::move(map), first, std::move(start));
}

Game gameFrom(std::shared_ptr<const Map> map, Phase phase, Position position)
{
    Game game;
    game.map = std::move(map);
    game.phases.push_back({phase, std::move(position), {}, std::nullopt, {}});
    return game;
}

bool tooManyOrders(const std::vector<WrittenOrder>& written)
{
    std::size_t count = 0;
    for (const WrittenOrder& line : written) count += std::max(line.orders.size(), std::size_t(1));
    return count > mostOrders;
}

std::vector<Order> ordersOf(const PhaseRecord& record)
{
    return ordersOn(record.written);
}

std::vector<Order> ordersThatCount(const Map& map, const PhaseRecord& record, const RuleOptions& options)
{
    const bool oneSheet =
        std::ranges::all_of(record.written, [](const WrittenOrder& line) { return line.sheet == 0; });
    std::vector<Order> orders;
    if (oneSheet && record.phase.kind != PhaseKind::Adjustment) {
        orders = ordersOf(record);
    } else {
        std::vector<WrittenOrder> lines = oneSheet ? record.written : combineSheets(record.written, options);
        if (record.phase.kind == PhaseKind::Adjustment) followNumbers(lines);
        orders = ordersOn(lines);
    }
    heedReadings(map, record.rulings, orders);
    return orders;
}

ProvinceSet unitsWithoutOrder(const Map& map, const PhaseRecord& record, Power power,
                              const RuleOptions& options)
{
    ProvinceSet missing;
    for (const Unit& unit : unitsAsked(record.before, record.phase.kind, power))
        missing.add(map.provinceOf(unit.at));
    for (const Order& order : ordersThatCount(map, record, options))
        if (order.power == power && order.unit.at != nowhere) missing.remove(map.provinceOf(order.unit.at));
    return missing;
}

Game write(Game game, Power power, std::vector<WrittenOrder> sheet)
{
    PhaseRecord& record = game.phases.back();
    CHANCERY_ENSURE(!record.outcome);
    std::erase_if(record.written, [power](const WrittenOrder& line) { return line.power == power; });
    for (WrittenOrder& line : sheet) {
        line.power = power;
        record.written.push_back(std::move(line));
    }
    return game;
}

PhaseInput inputOf(const Game& game, const PhaseRecord& record)
{
    PhaseInput input{record.phase.kind, game.map, game.rulebook.options, record.before, {}, {}, {}};
    if (record.paradoxChoice) input.options.paradoxUnanswered = record.paradoxChoice;
    input.orders = ordersThatCount(*game.map, record, input.options);
    if (record.phase.kind == PhaseKind::Movement && perpetualAt(game, record)) {
        addStanding(game, record, input.orders);
        heedReadings(*game.map, record.rulings, input.orders);
    }
    permitProxies(game, record, input.orders);
    input.ruled = resultsRuled(record.rulings);
    input.handedIn = sheetsIn(record);
    if (const std::optional<Seating> table = smallTable(game, record.phase))
        seat(*table, neutralAt(*table), input);
    return input;
}

Outcome outcomeOf(const Game& game, const PhaseRecord& record)
{
    const PhaseInput input = inputOf(game, record);
    Outcome outcome = outcomeOf(input);
    if (const std::optional<Seating> table = smallTable(game, record.phase))
        for (OrderResult& result : outcome.results)
            if (result.finding.rule == Rule::HoldAbandoned &&
                neutralAt(*table).has(result.order.unit.power))
                result.finding.rule = Rule::HoldUnplayed;
    if (!outcome.after.dislodged.empty()) return outcome;
    // 1971 XIII.1: occupation counts at the end of a Fall move, retreats included.
    if (record.phase.season == Season::Fall) outcome.after = takeCentres(*game.map, std::move(outcome.after));
    if (record.phase.season == Season::Spring) removeFlyingDutchmen(*game.map, input.options, outcome);
    endInsurrections(game, record, outcome);
    return outcome;
}

PhaseRecord following(const Map& map, const PhaseRecord& record)
{
    CHANCERY_ENSURE(record.outcome);
    Position next = record.outcome->after;
    const Phase phase = followingPhase(map, record.phase, next);
    if (phase.kind != PhaseKind::Retreat) next.contested = {};
    return {phase, std::move(next), {}, std::nullopt, {}};
}

Game resolve(Game game)
{
    PhaseRecord& record = game.phases.back();
    CHANCERY_ENSURE(!record.outcome);
    record.outcome = outcomeOf(game, record);
    return game;
}

Game advance(Game game)
{
    CHANCERY_ENSURE(winner(game) == noPower && !endedByAgreement(game));
    game.phases.push_back(following(*game.map, game.current()));
    return game;
}

} // namespace chancery
