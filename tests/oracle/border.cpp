// SPDX-License-Identifier: GPL-3.0-or-later
// Translating to the engine and back.
#include "tests/oracle/border.h"

namespace oracle {

namespace {

using chancery::Location;
using chancery::Map;
using chancery::Outcome;
using chancery::Province;
using chancery::UnitKind;

Location location(int place)
{
    return static_cast<Location>(place);
}

Ground groundOf(chancery::Terrain terrain)
{
    switch (terrain) {
    case chancery::Terrain::Sea:
        return Ground::Sea;
    case chancery::Terrain::Coast:
        return Ground::Coast;
    default:
        return Ground::Inland;
    }
}

template<class Set>
std::vector<int> numbers(const Set& set)
{
    std::vector<int> list;
    for (auto id : set) list.push_back(int(index(id)));
    return list;
}

chancery::Unit unitOf(const Unit& unit)
{
    return {static_cast<chancery::Power>(unit.power), unit.fleet ? UnitKind::Fleet : UnitKind::Army,
            location(unit.place)};
}

chancery::Command commandOf(const Order& order)
{
    switch (order.says) {
    case Says::Hold:
        return chancery::Hold{};
    case Says::Move:
        return chancery::Move{
            location(order.to), order.via ? chancery::Via::Convoy : chancery::Via::Unstated, {}};
    case Says::SupportHold:
        return chancery::SupportHold{location(order.from)};
    case Says::SupportMove:
        return chancery::SupportMove{location(order.from), location(order.to)};
    case Says::Convoy:
        return chancery::Convoy{location(order.from), location(order.to)};
    case Says::OtherPhase:
        break;
    }
    return order.via ? chancery::Command{chancery::Disband{}}
                     : chancery::Command{chancery::Retreat{location(order.to)}};
}

Order orderOf(const chancery::Order& written)
{
    Order order{
        .power = int(index(written.power)), .unit = int(index(written.unit.at)), .says = Says::OtherPhase};
    if (chancery::as<chancery::Hold>(written)) order.says = Says::Hold;
    if (const auto* move = chancery::as<chancery::Move>(written))
        order.says = Says::Move, order.to = int(index(move->to)),
        order.via = move->via == chancery::Via::Convoy;
    if (const auto* hold = chancery::as<chancery::SupportHold>(written))
        order.says = Says::SupportHold, order.from = int(index(hold->unit));
    if (const auto* support = chancery::as<chancery::SupportMove>(written))
        order.says = Says::SupportMove, order.from = int(index(support->unit)),
        order.to = int(index(support->to));
    if (const auto* convoy = chancery::as<chancery::Convoy>(written))
        order.says = Says::Convoy, order.from = int(index(convoy->army)), order.to = int(index(convoy->to));
    return order;
}

Word wordOf(chancery::Verdict verdict)
{
    switch (verdict) {
    case chancery::Verdict::Succeeds:
        return Word::Succeeds;
    case chancery::Verdict::Fails:
        return Word::Fails;
    case chancery::Verdict::Invalid:
        return Word::Invalid;
    case chancery::Verdict::Illegal:
        return Word::Illegal;
    case chancery::Verdict::Given:
        return Word::Given;
    case chancery::Verdict::Cut:
        return Word::Cut;
    case chancery::Verdict::Available:
        return Word::Available;
    case chancery::Verdict::Disrupted:
        return Word::Disrupted;
    default:
        return Word::Stands;
    }
}

/// Returns the first fault of the results, such as a unit without one; empty if there is none.
std::string faultsOf(const Map& map, const Situation& situation, const Outcome& outcome)
{
    using chancery::Fate;
    for (const Unit& unit : situation.units) {
        const Province p = map.provinceOf(location(unit.place));
        Fate told = Fate::Unharmed, is = Fate::Unharmed;
        bool mentioned = false;
        for (const chancery::OrderResult& result : outcome.results) {
            if (map.provinceOf(result.order.unit.at) != p) continue;
            mentioned = true;
            if (result.fate != Fate::Unharmed && told != Fate::Unharmed)
                return map[p].code + ": its fate is told twice";
            told = std::max(told, result.fate);
        }
        for (const chancery::DislodgedUnit& loser : outcome.dislodged)
            if (map.provinceOf(loser.unit.at) == p)
                is = loser.retreats.empty() ? Fate::Destroyed : Fate::Dislodged;
        if (!mentioned) return map[p].code + ": no result";
        if (told != is) return map[p].code + ": its fate is not what happens to it";
    }
    for (std::size_t o = situation.orders.size(); o < outcome.results.size(); ++o)
        if (outcome.results[o].verdict != chancery::Verdict::Stands || outcome.results[o].ordered)
            return "a result for an order that nobody gave";
    return {};
}

/// The dislodged of the position that follows are those that can retreat.
std::string faultsOf(const Outcome& outcome)
{
    std::vector<chancery::DislodgedUnit> waiting;
    for (const chancery::DislodgedUnit& loser : outcome.dislodged)
        if (!loser.retreats.empty()) waiting.push_back(loser);
    return waiting == outcome.after.dislodged ? "" : "the position afterwards has other dislodged units";
}

} // namespace

Board boardOf(const Map& map)
{
    Board board;
    for (const chancery::ProvinceInfo& province : map.provinces) {
        board.ground.push_back(groundOf(province.terrain));
        board.coasts.emplace_back();
        for (Location coast : province.coasts) board.coasts.back().push_back(int(index(coast)));
    }
    for (std::size_t p = 0; p < map.provinces.size(); ++p) board.byLand.push_back(numbers(map.armyReach[p]));
    for (std::size_t l = 0; l < map.locations.size(); ++l) {
        board.provinceOf.push_back(int(index(map.locations[l].province)));
        board.byWater.push_back(numbers(map.fleetReach[l]));
    }
    return board;
}

chancery::Position positionOf(const Map& map, const Situation& situation)
{
    chancery::Position position;
    position.owner.assign(map.provinces.size(), chancery::noPower);
    for (const Unit& unit : situation.units) place(map, position, unitOf(unit));
    return position;
}

std::vector<chancery::Order> ordersOf(const Map& map, const Situation& situation)
{
    std::vector<chancery::Order> orders;
    for (const Order& order : situation.orders) {
        // An unowned fleet or army where there is no unit, as order_text reads it.
        chancery::Unit ordered{chancery::noPower, UnitKind::Army, location(order.unit)};
        for (const Unit& unit : situation.units)
            if (map.provinceOf(location(unit.place)) == map.provinceOf(ordered.at)) ordered = unitOf(unit);
        orders.push_back({static_cast<chancery::Power>(order.power), ordered, commandOf(order)});
    }
    return orders;
}

Situation situationOf(const chancery::Position& position, const std::vector<chancery::Order>& orders)
{
    Situation situation;
    for (const chancery::Unit& unit : position.units)
        situation.units.push_back(
            {int(index(unit.power)), unit.kind == UnitKind::Fleet, int(index(unit.at))});
    for (const chancery::Order& order : orders) situation.orders.push_back(orderOf(order));
    return situation;
}

Answer engineAnswer(const Map& map, const Situation& situation, std::string& complaint)
{
    const Outcome outcome =
        chancery::resolveMovement(map, {}, positionOf(map, situation), ordersOf(map, situation));
    complaint = outcome.results.size() < situation.orders.size()
                    ? "orders without a result"
                    : faultsOf(map, situation, outcome) + faultsOf(outcome);
    Answer answer;
    for (std::size_t o = 0; o < situation.orders.size() && o < outcome.results.size(); ++o)
        answer.words.push_back(wordOf(outcome.results[o].verdict));
    for (const chancery::DislodgedUnit& loser : outcome.dislodged)
        answer.dislodged.push_back({int(index(map.provinceOf(loser.unit.at))), int(index(loser.attackedFrom)),
                                    numbers(loser.retreats)});
    for (const chancery::Unit& unit : outcome.after.units)
        answer.standing.push_back(
            {int(index(unit.power)), unit.kind == UnitKind::Fleet, int(index(unit.at))});
    std::sort(answer.standing.begin(), answer.standing.end(),
              [](const Unit& a, const Unit& b) { return a.place < b.place; });
    answer.contested = numbers(outcome.after.contested);
    return answer;
}

} // namespace oracle
