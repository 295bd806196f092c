// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing, shrinking and describing.
#include "tests/oracle/difference.h"

#include "engine/orders/order_text.h"
#include "tests/oracle/border.h"
#include "tests/oracle/judge/judge.h"

#include <array>
#include <map>

namespace oracle {

namespace {

std::string code(const chancery::Map& map, int place)
{
    return map[static_cast<chancery::Location>(place)].code;
}

std::string textOf(const chancery::Map& map, const std::vector<int>& places)
{
    std::string text;
    for (int place : places) text += " " + code(map, place);
    return text.empty() ? " -" : text;
}

std::string textOf(const chancery::Map& map, const Situation& situation, std::size_t order)
{
    return canonical(map, positionOf(map, situation), ordersOf(map, situation)[order]);
}

/// The notation has one order for each unit; what does not fit in follows after it.
std::string lineOf(const chancery::Map& map, const Situation& situation)
{
    std::map<int, std::string> sheets;
    std::string rest;
    std::vector<char> told(map.provinces.size());
    const auto add = [&](int power, const std::string& text) {
        sheets[power] += (sheets[power].empty() ? "" : ", ") + text;
    };
    const auto homeOf = [&](int place) {
        return index(map.provinceOf(static_cast<chancery::Location>(place)));
    };
    for (std::size_t o = 0; o < situation.orders.size(); ++o) {
        const Order& order = situation.orders[o];
        const auto owner =
            std::find_if(situation.units.begin(), situation.units.end(), [&](const Unit& unit) {
                return homeOf(unit.place) == homeOf(order.unit) && unit.power == order.power;
            });
        const std::string text = textOf(map, situation, o);
        if (owner == situation.units.end() || std::exchange(told[homeOf(order.unit)], true))
            rest += "\n  and " + map.powers[std::size_t(order.power)].name + ": " + text;
        else
            add(order.power, text);
    }
    for (const Unit& unit : situation.units)
        if (!told[homeOf(unit.place)])
            add(unit.power, (unit.fleet ? "F " : "A ") + code(map, unit.place) + " H");
    std::string line;
    for (const auto& [power, sheet] : sheets)
        line += (line.empty() ? "" : " | ") + map.powers[std::size_t(power)].name + ": " + sheet;
    return line + rest;
}

std::string textOf(const chancery::Map& map, const Situation& situation, const Answer& answer)
{
    std::string text;
    for (std::size_t o = 0; o < answer.words.size(); ++o)
        text += "  " + textOf(map, situation, o) + ": " + textOf(answer.words[o]) + "\n";
    for (const Dislodged& loser : answer.dislodged)
        text += "  " + code(map, loser.province) + " dislodged from " + code(map, loser.by) + ", retreats" +
                textOf(map, loser.retreats) + "\n";
    std::vector<int> standing;
    for (const Unit& unit : answer.standing) standing.push_back(unit.place);
    return text + "  afterwards" + textOf(map, standing) + ", contested" + textOf(map, answer.contested) +
           "\n";
}

} // namespace

Arena::Arena(chancery::Map theMap)
    : map(std::move(theMap))
    , board(boardOf(map))
{
}

std::string textOf(Word word)
{
    constexpr std::array<const char*, wordCount> words{"illegal", "invalid",   "succeeds",  "fails", "given",
                                                       "cut",     "available", "disrupted", "stands"};
    return words[std::size_t(word)];
}

bool agree(const Arena& arena, const Situation& situation)
{
    std::string complaint;
    return engineAnswer(arena.map, situation, complaint) == judge(arena.board, situation) &&
           complaint.empty();
}

Situation shrunk(const Arena& arena, Situation situation)
{
    const auto shorten = [&](auto list) {
        bool shorter = false;
        for (std::size_t i = (situation.*list).size(); i-- > 0;) {
            Situation less = situation;
            (less.*list).erase((less.*list).begin() + std::ptrdiff_t(i));
            if (less.units.empty() || agree(arena, less)) continue;
            situation = less;
            shorter = true;
        }
        return shorter;
    };
    while (shorten(&Situation::orders) || shorten(&Situation::units)) {
    }
    return situation;
}

std::string report(const Arena& arena, const Situation& situation)
{
    std::string complaint;
    const Answer theirs = engineAnswer(arena.map, situation, complaint), ours = judge(arena.board, situation);
    return lineOf(arena.map, situation) + "\nengine:\n" + textOf(arena.map, situation, theirs) +
           (complaint.empty() ? "" : "  " + complaint + "\n") + "oracle:\n" +
           textOf(arena.map, situation, ours);
}

std::string described(const chancery::Map& map)
{
    std::string text;
    for (std::size_t l = 0; l < map.locations.size(); ++l) {
        text += map.locations[l].code + ":";
        if (l < map.provinces.size())
            for (chancery::Province to : map.armyReach[l]) text += " " + map[to].code;
        text += " /";
        for (chancery::Location to : map.fleetReach[l]) text += " " + map[to].code;
        text += "\n";
    }
    return text;
}

} // namespace oracle
