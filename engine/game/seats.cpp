// SPDX-License-Identifier: GPL-3.0-or-later
// The seats of 1971 XIV.2 and Alexander V.5, by the names of the standard board.
#include "engine/game/seats.h"

#include "engine/base/lots.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace chancery {

namespace {

struct NamedSeating
{
    std::string_view seats;   ///< "Austria+France England": seats, and powers of one seat
    std::string_view neutral; ///< "Italy Germany"
    std::string_view closed;  ///< until the neutral powers have joined a seat
    int victory;
};

/// By value of Players; with seven players there is nothing to read.
constexpr std::array<NamedSeating, 7> named{{
    {"", "", "", 0},
    {"Austria England France Germany Russia Turkey", "Italy", "", 0},
    {"Austria England France Russia Turkey", "Italy Germany", "", 0},
    {"England Austria+France Germany+Turkey Italy+Russia", "", "", 0},
    {"Russia England+France+Germany Austria+Italy+Turkey", "", "", 0},
    {"England+Germany+Austria Russia+Italy France+Turkey", "", "", 0},
    {"England+France+Russia Austria+Germany+Turkey", "Italy", "PIE VEN TUS ROM NAP APU", 24},
}};

/// Calls `visit` with each part of a text between separators.
template<class Visit>
void forEachPart(std::string_view text, char separator, Visit visit)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::vector<Power> powersNamed(const Map& map, std::string_view names, char separator)
{
    std::vector<Power> powers;
    forEachPart(names, separator, [&](std::string_view name) { powers.push_back(map.findPower(name)); });
    return powers;
}

bool fits(const Map& map, const NamedSeating& seating)
{
    bool all = !seating.seats.empty();
    forEachPart(seating.seats, ' ', [&](std::string_view seat) {
        for (Power power : powersNamed(map, seat, '+')) all = all && power != noPower;
    });
    for (Power power : powersNamed(map, seating.neutral, ' ')) all = all && power != noPower;
    return all;
}

Seating oneEach(const Map& map)
{
    Seating seating;
    for (const Power power : map.everyPower()) seating.seats.push_back({power});
    return seating;
}

Seating read(const Map& map, const NamedSeating& from)
{
    Seating seating;
    forEachPart(from.seats, ' ',
                [&](std::string_view seat) { seating.seats.push_back(powersNamed(map, seat, '+')); });
    seating.neutral = powersNamed(map, from.neutral, ' ');
    forEachPart(from.closed, ' ', [&](std::string_view code) {
        if (const Province p = map.findProvince(code); p != noProvince) seating.closed.add(p);
    });
    seating.victory = from.victory;
    return seating;
}

Seat* seatWith(Seating& seating, Power power)
{
    const auto found = std::ranges::find_if(
        seating.seats, [power](const Seat& seat) { return std::ranges::find(seat, power) != seat.end(); });
    return found == seating.seats.end() ? nullptr : &*found;
}

void join(Seating& seating, Power neutral, Power ally)
{
    Seat* seat = seatWith(seating, ally);
    if (!seat || std::erase(seating.neutral, neutral) == 0) return;
    seat->push_back(neutral);
    if (seating.neutral.empty()) seating.closed = {};
}

} // namespace

std::optional<Seating> smallTable(const Game& game, const Phase& phase)
{
    const NamedSeating& wanted = named[static_cast<std::size_t>(game.rulebook.options.players)];
    if (!fits(*game.map, wanted)) return std::nullopt;
    Seating seating = read(*game.map, wanted);
    if (const SmallTable* table = smallTableOf(game.rulebook)) seating.victory = table->victory;
    const bool later = !game.phases.empty() && phase.year > game.phases.front().phase.year;
    if (later)
        for (const auto& [neutral, ally] : game.joined) join(seating, neutral, ally);
    return seating;
}

int sumOf(const Seat& seat, const std::vector<int>& byPower)
{
    int sum = 0;
    for (const Power power : seat) sum += byPower[index(power)];
    return sum;
}

Seating seatingOf(const Game& game, const Phase& phase)
{
    if (std::optional<Seating> small = smallTable(game, phase)) return *std::move(small);
    return oneEach(*game.map);
}

std::vector<Power> neutralPowers(const Map& map, Players players)
{
    const NamedSeating& wanted = named[static_cast<std::size_t>(players)];
    return fits(map, wanted) ? powersNamed(map, wanted.neutral, ' ') : std::vector<Power>{};
}

PowerSet neutralIn(const Game& game, const Phase& phase)
{
    PowerSet neutral;
    if (const std::optional<Seating> table = smallTable(game, phase))
        for (const Power power : table->neutral) neutral.add(power);
    return neutral;
}

PowerSet unplayedPowers(const Game& game, const Phase& phase)
{
    PowerSet unplayed = neutralIn(game, phase);
    for (const Power power : game.map->everyPower())
        unplayed.addIf(power, inCivilDisorder(game.attendance, power, phase));
    return unplayed;
}

std::vector<PowerSet> sharedSeats(const Game& game, const Phase& phase)
{
    std::vector<PowerSet> shared;
    const std::optional<Seating> small = smallTable(game, phase);
    for (const Seat& seat : small ? small->seats : std::vector<Seat>()) {
        PowerSet powers;
        for (const Power power : seat) powers.add(power);
        if (powers.size() > 1) shared.push_back(powers);
    }
    return shared;
}

bool isNeutral(const Game& game, Power power)
{
    return neutralIn(game, game.current().phase).has(power);
}

ProvinceSet closedIn(const Game& game, const Phase& phase)
{
    const std::optional<Seating> table = smallTable(game, phase);
    return table ? table->closed : ProvinceSet{};
}

LocationSet waysOutOf(const Game& game, const DislodgedUnit& unit)
{
    const ProvinceSet closed = closedIn(game, game.current().phase);
    LocationSet ways;
    for (const Location to : unit.retreats)
        if (!closed.has(game.map->provinceOf(to))) ways.add(to);
    return ways;
}

Map closing(Map map, ProvinceSet closed)
{
    for (std::size_t p = 0; p < map.provinces.size(); ++p) map.armyReach[p] -= closed;
    for (std::size_t l = 0; l < map.locations.size(); ++l) {
        map.fleetProvinces[l] -= closed;
        LocationSet open;
        for (Location to : map.fleetReach[l])
            if (!closed.has(map.provinceOf(to))) open.add(to);
        map.fleetReach[l] = open;
    }
    for (Province p : closed) map.seasTouching[index(p)] = {};
    map.closed = closed;
    deriveSteps(map);
    return map;
}

bool awaitsCoin(const Game& game)
{
    if (!game.joined.empty() || game.rulebook.options.players != Players::Two) return false;
    const PhaseRecord& now = game.current();
    const int firstYear = game.phases.front().phase.year;
    const bool firstFall = now.phase.year == firstYear && now.phase.season == Season::Fall;
    const bool retreated = now.outcome && now.outcome->after.dislodged.empty();
    const bool later = now.phase.year > firstYear || now.phase.season == Season::Winter;
    return (later || (firstFall && retreated)) && smallTable(game, game.phases.front().phase).has_value();
}

Seat tossCoin(const Game& game, std::uint64_t seed)
{
    const Seating seating = seatingOf(game, game.phases.front().phase);
    return seating.seats[drawLots(seating.seats.size(), seed).front()];
}

Game joinSeat(Game game, Power ally)
{
    for (const Power neutral : seatingOf(game, game.phases.front().phase).neutral)
        game.joined[neutral] = ally;
    return game;
}

} // namespace chancery
