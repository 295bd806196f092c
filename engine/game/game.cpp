// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: writing orders, resolving, and the next phase.
#include "engine/game/game.h"

#include "engine/adjudicate/civil_disorder.h"
#include "engine/adjudicate/insurrection.h"
#include "engine/adjudicate/turners.h"
#include "engine/game/ending.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "engine/orders/choices.h"
#include "engine/orders/order_numbers.h"

#include <algorithm>

namespace chancery {

namespace {

Phase winterOf(int year)
{
    return {Season::Winter, year, PhaseKind::Adjustment};
}

bool hasAdjustments(const Map& map, const Position& position, PowerSet unplayed)
{
    for (const Power power : map.everyPower())
        if (adjustmentChoices(map, position, power, unplayed).count != 0) return true;
    return false;
}

/// Returns the next phase, without those in which there is nothing to do.
Phase followingPhase(const Map& map, const Phase& phase, const Position& after, PowerSet unplayed)
{
    if (!after.dislodged.empty()) return {phase.season, phase.year, PhaseKind::Retreat};
    if (phase.season == Season::Spring) return {Season::Fall, phase.year, PhaseKind::Movement};
    if (phase.season == Season::Fall && hasAdjustments(map, after, unplayed)) return winterOf(phase.year);
    return {Season::Spring, phase.year + 1, PhaseKind::Movement};
}

PhaseRecord followingWithout(PowerSet unplayed, const Map& map, const PhaseRecord& record)
{
    CHANCERY_ENSURE(record.outcome);
    Position next = record.outcome->after;
    const Phase phase = followingPhase(map, record.phase, next, unplayed);
    if (phase.kind != PhaseKind::Retreat) next.contested = {};
    return {phase, std::move(next), {}, std::nullopt, {}};
}

std::vector<Order> ordersOn(const std::vector<WrittenOrder>& written)
{
    std::vector<Order> orders;
    orders.reserve(written.size());
    for (const WrittenOrder& line : written)
        orders.insert(orders.end(), line.orders.begin(), line.orders.end());
    return orders;
}

/// An order and its number on its sheet.
struct Numbered
{
    int number;
    Order order;
};

/// Returns whether the order of a power's lines may decide which of them count: of too many builds or
/// removals, and of the centres that a lost power wants back.
bool sequenceCounts(const PhaseRecord& record)
{
    return record.phase.kind == PhaseKind::Adjustment ||
           std::ranges::any_of(record.written, [](const WrittenOrder& line) {
               return std::ranges::any_of(line.orders,
                                          [](const Order& order) { return as<Revive>(order) != nullptr; });
           });
}

/// Returns the orders of a power's lines by their numbers, if all are numbered, otherwise as they are
/// written: their order decides which of too many builds or removals count (Alexander III.5.j), and
/// which of the centres that a lost power wants back (Committee "order of preference").
std::vector<Order> inSequenceOf(const std::vector<WrittenOrder>& lines, Power power)
{
    std::vector<Numbered> numbered;
    std::vector<Order> written;
    for (const WrittenOrder& line : lines) {
        if (line.power != power) continue;
        const std::vector<int> numbers = numbersOn(line.text);
        for (std::size_t i = 0; i < line.orders.size(); ++i) {
            written.push_back(line.orders[i]);
            if (numbers.size() == line.orders.size()) numbered.push_back({numbers[i], line.orders[i]});
        }
    }
    if (numbered.size() != written.size()) return written;
    std::ranges::stable_sort(numbered, {}, &Numbered::number);
    std::ranges::transform(numbered, written.begin(), &Numbered::order);
    return written;
}

/// Returns the orders on these lines as they are to be followed, power by power.
std::vector<Order> ordersInSequence(const std::vector<WrittenOrder>& lines)
{
    std::vector<Order> orders;
    PowerSet seen;
    for (const WrittenOrder& line : lines) {
        if (line.power != noPower && seen.has(line.power)) continue;
        if (line.power != noPower) seen.add(line.power);
        const std::vector<Order> own = line.power == noPower ? line.orders : inSequenceOf(lines, line.power);
        orders.insert(orders.end(), own.begin(), own.end());
    }
    return orders;
}

/// Returns the powers whose sheets were handed in, whatever could be read on them.
PowerSet sheetsIn(const PhaseRecord& record)
{
    PowerSet powers = record.received;
    for (const WrittenOrder& line : record.written)
        if (line.power != noPower) powers.add(line.power);
    return powers;
}

/// Notes why units have no order: their power has no player, or it is in civil disorder where the
/// rulebook treats that otherwise than a sheet without an order for them (1971 XIV.2, XIV.3).
void tellSilence(const PhaseInput& input, PowerSet neutral, Outcome& outcome)
{
    const bool disorder =
        input.options.civilDisorderDisbandsWhenDislodged || !input.options.civilDisorderMayBeSupported;
    PowerSet spoke = input.handedIn;
    for (const Order& order : input.orders)
        if (order.power != noPower) spoke.add(order.power);
    for (OrderResult& result : outcome.results) {
        const Power power = result.order.unit.power;
        if (result.ordered || power == noPower) continue;
        if (!neutral.has(power) && disorder && !spoke.has(power)) result.unordered = Rule::NoteDisorder;
        if (!neutral.has(power)) continue;
        result.unordered = Rule::NoteUnplayed;
        if (result.finding.rule == Rule::HoldAbandoned) result.finding.rule = Rule::HoldUnplayed;
    }
}

/// Takes from a phase with fewer than seven players what does not count: orders for units of neutral powers,
/// and ways into closed provinces.
void seat(const Seating& table, PowerSet neutral, PhaseInput& input)
{
    std::erase_if(input.orders,
                  [&](const Order& order) { return isUnplayed(order, neutral, input.options); });
    input.handedIn -= neutral;
    if (!table.closed.empty()) input.map = std::make_shared<Map>(closing(*input.map, table.closed));
}

/// Adds to the results of the orders that were resolved, `resolved` in number, those that seat() has taken
/// out.
void tellUnplayed(const Game& game, const PhaseRecord& record, PowerSet neutral, std::size_t resolved,
                  Outcome& outcome)
{
    if (neutral.empty()) return;
    auto place = outcome.results.begin() + static_cast<std::ptrdiff_t>(resolved);
    for (const Order& order : ordersGiven(game, record)) {
        if (!isUnplayed(order, neutral, game.rulebook.options)) continue;
        OrderResult result;
        result.order = order;
        result.verdict = Verdict::Illegal;
        result.finding.rule = Rule::IllegalUnplayed;
        place = outcome.results.insert(place, result) + 1;
    }
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
    const std::vector<WrittenOrder> combined =
        oneSheet ? std::vector<WrittenOrder>() : combineSheets(record.written, options);
    const std::vector<WrittenOrder>& lines = oneSheet ? record.written : combined;
    std::vector<Order> orders = sequenceCounts(record) ? ordersInSequence(lines) : ordersOn(lines);
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
    input.orders = ordersGiven(game, record);
    input.ruled = resultsRuled(record.rulings);
    input.handedIn = sheetsIn(record);
    input.season = record.phase.season;
    if (const std::optional<Seating> table = smallTable(game, record.phase))
        seat(*table, neutralIn(game, record.phase), input);
    return input;
}

Outcome explained(const PhaseInput& input)
{
    Outcome outcome = resolve(input);
    if (input.kind == PhaseKind::Movement) findTurners(*input.map, input.options, input.before, outcome);
    return outcome;
}

namespace {

/// Returns how a phase of a game ends that the adjudicator ended so.
Outcome inGame(const Game& game, const PhaseRecord& record, const PhaseInput& input, Outcome outcome)
{
    const PowerSet neutral = neutralIn(game, record.phase);
    if (record.phase.kind == PhaseKind::Movement) tellSilence(input, neutral, outcome);
    tellUnplayed(game, record, neutral, input.orders.size(), outcome);
    if (!outcome.after.dislodged.empty()) return outcome;
    // 1971 XIII.1: occupation counts at the end of a Fall move, retreats included.
    if (record.phase.season == Season::Fall) outcome.after = takeCentres(*game.map, std::move(outcome.after));
    if (record.phase.season == Season::Spring) removeFlyingDutchmen(*game.map, input.options, outcome);
    endInsurrections(game, record, outcome);
    return outcome;
}

} // namespace

Outcome outcomeOf(const Game& game, const PhaseRecord& record)
{
    const PhaseInput input = inputOf(game, record);
    return inGame(game, record, input, explained(input));
}

Outcome unexplainedOutcomeOf(const Game& game, const PhaseRecord& record)
{
    const PhaseInput input = inputOf(game, record);
    return inGame(game, record, input, resolve(input));
}

Outcome nothingResolved(Position after)
{
    Outcome outcome;
    outcome.after = std::move(after);
    return outcome;
}

Outcome previewOf(const Game& game, const PhaseRecord& record)
{
    return canResolve(*game.map, record) ? outcomeOf(game, record) : nothingResolved(record.before);
}

void resolveAgain(const Game& game, PhaseRecord& record)
{
    if (canResolve(*game.map, record)) record.outcome = outcomeOf(game, record);
}

PhaseRecord following(const Game& game, const PhaseRecord& record)
{
    return followingWithout(unplayedPowers(game, winterOf(record.phase.year)), *game.map, record);
}

PhaseRecord following(const Map& map, const PhaseRecord& record)
{
    return followingWithout({}, map, record);
}

std::vector<BarredBuilds> barredBuilds(const Game& game, const PhaseRecord& record)
{
    std::vector<BarredBuilds> barred;
    const PowerSet unplayed = unplayedPowers(game, winterOf(record.phase.year));
    const PhaseRecord next = followingWithout(unplayed, *game.map, record);
    if (record.phase.season != Season::Fall || next.phase.season != Season::Spring) return barred;
    for (const Power power : game.map->everyPower())
        if (const int owed = adjustmentChoices(*game.map, next.before, power, unplayed).owed; owed > 0)
            barred.push_back({power, owed});
    return barred;
}

Game resolve(Game game)
{
    PhaseRecord& record = game.phases.back();
    CHANCERY_ENSURE(!record.outcome);
    record.outcome = outcomeOf(game, record);
    record.revealed = false;
    return game;
}

Game advance(Game game)
{
    CHANCERY_ENSURE(winner(game) == noPower && !endedByAgreement(game));
    game.phases.push_back(following(game, game.current()));
    return game;
}

} // namespace chancery
