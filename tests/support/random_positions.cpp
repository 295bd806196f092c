// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_positions.h"

#include "engine/adjudicate/retreats.h"
#include "engine/map/standing.h"

#include <algorithm>
#include <array>

namespace chancery {

/// Returns a unit where such a unit can be.
Unit RandomPositions::rightUnit()
{
    for (;;) {
        const Unit unit{static_cast<Power>(below(map_.powers.size())),
                        chance(50) ? UnitKind::Army : UnitKind::Fleet, location()};
        if (mayStand(map_, unit.kind, unit.at)) return unit;
    }
}

Unit RandomPositions::anyUnit()
{
    Unit unit{static_cast<Power>(below(map_.powers.size())), chance(50) ? UnitKind::Army : UnitKind::Fleet,
              location()};
    if (unit.kind == UnitKind::Army) unit.at = whole(map_.provinceOf(unit.at));
    return unit;
}

void RandomPositions::addUnits(Position& position, bool faulty)
{
    for (std::size_t count = below(9); count > 0; --count) {
        const Unit unit = faulty && chance(15) ? anyUnit() : rightUnit();
        if (!unitAt(map_, position, map_.provinceOf(unit.at)))
            place(map_, position, unit);
        else if (faulty)
            placeBeside(map_, position, unit);
    }
}

void RandomPositions::addDislodged(Position& position, bool faulty)
{
    for (std::size_t count = below(4); count > 0; --count) {
        DislodgedUnit dislodged{faulty && chance(20) ? anyUnit() : rightUnit(), noProvince, {}};
        if (!position.units.empty() && chance(70)) { // as after a real dislodgement
            dislodged.unit.at = position.units[below(position.units.size())].at;
            if (dislodged.unit.kind == UnitKind::Army)
                dislodged.unit.at = whole(map_.provinceOf(dislodged.unit.at));
        }
        const bool fits = mayStand(map_, dislodged.unit.kind, dislodged.unit.at) &&
                          !dislodgedAt(map_, position, map_.provinceOf(dislodged.unit.at));
        if (!fits && !faulty) continue;
        if (chance(50)) dislodged.attackedFrom = province();
        dislodged.retreats = openRetreats(map_, position, dislodged);
        if (faulty && chance(20)) dislodged.retreats.add(location());
        position.dislodged.push_back(dislodged);
    }
    std::ranges::stable_sort(position.dislodged, {}, [this](const DislodgedUnit& one) {
        return std::pair(map_.provinceOf(one.unit.at), one.unit.power);
    });
}

/// Puts into a position what no file can say.
void RandomPositions::spoil(Position& position)
{
    const Power nobody = chance(50) ? noPower : static_cast<Power>(map_.powers.size());
    const std::array wrong{Unit{nobody, UnitKind::Army, location()}, Unit{Power{0}, UnitKind::Fleet, nowhere},
                           Unit{Power{0}, UnitKind::Army, static_cast<Location>(map_.locations.size())}};
    switch (below(10)) {
    case 0:
        return position.units.push_back(wrong[below(wrong.size())]);
    case 1:
        return position.surplus.push_back(wrong[below(wrong.size())]);
    case 2:
        return position.dislodged.push_back({wrong[below(wrong.size())], noProvince, {}});
    case 3:
        return position.owner.clear();
    case 4:
        position.owner[below(position.owner.size())] = static_cast<Power>(map_.powers.size());
        return;
    case 5:
        return position.contested.add(static_cast<Province>(map_.provinces.size()));
    case 6:
        return std::reverse(position.units.begin(), position.units.end());
    case 7:
        return std::reverse(position.surplus.begin(), position.surplus.end());
    case 8:
        if (!position.dislodged.empty()) position.dislodged.back().attackedFrom = Province{127};
        return;
    default:
        if (!position.dislodged.empty()) position.dislodged.back().retreats.add(Location{127});
    }
}

Position RandomPositions::next()
{
    Position position;
    const bool faulty = chance(50);
    position.owner.assign(map_.provinces.size(), noPower);
    if (chance(90))
        for (const Province centre : map_.centres)
            if (chance(60)) position.owner[index(centre)] = static_cast<Power>(below(map_.powers.size()));
    addUnits(position, faulty);
    if (chance(20))
        for (std::size_t count = below(3); count > 0; --count) position.contested.add(province());
    if (!faulty) position.contested -= occupied(map_, position);
    if (chance(50)) addDislodged(position, faulty);
    if (faulty && range_ == Range::InTheType && chance(20)) spoil(position);
    return position;
}

Command RandomPositions::command()
{
    switch (below(11)) {
    case 0:
        return Hold{};
    case 1:
        return Move{location(), chance(20) ? Via::Convoy : Via::Unstated};
    case 2:
        return SupportHold{location()};
    case 3:
        return SupportMove{location(), location()};
    case 4:
        return Convoy{location(), location()};
    case 5:
        return Retreat{location()};
    case 6:
        return Disband{};
    case 7:
        return Build{};
    case 8:
        return Waive{};
    case 9:
        return Insurrection{static_cast<Power>(below(map_.powers.size()))};
    default:
        return Revive{};
    }
}

std::vector<Order> RandomPositions::orders(const Position& position)
{
    std::vector<Unit> known = position.units;
    known.insert(known.end(), position.surplus.begin(), position.surplus.end());
    for (const DislodgedUnit& dislodged : position.dislodged) {
        known.push_back(dislodged.unit);
        known.push_back(dislodged.unit); // which are asked for most
    }
    std::erase_if(known, [this](const Unit& unit) {
        return index(unit.at) >= map_.locations.size() || index(unit.power) >= map_.powers.size();
    });
    std::vector<Order> orders;
    for (std::size_t count = below(12); count > 0; --count) {
        const Power writer = static_cast<Power>(below(map_.powers.size()));
        if (!known.empty() && chance(80)) {
            const Unit& unit = known[below(known.size())];
            Command said = command();
            if (const auto* retreat = as<Retreat>(Order{writer, unit, said}); retreat && chance(70)) {
                LocationSet ways;
                for (const DislodgedUnit& dislodged : position.dislodged)
                    if (dislodged.unit == unit) ways = dislodged.retreats;
                if (!ways.empty()) said = Retreat{ways.first()};
            }
            orders.push_back({chance(85) ? unit.power : writer, unit, said});
        } else {
            const bool none = range_ == Range::InTheType && chance(20); // no text is read as one
            const Location at = none ? nowhere : location();
            orders.push_back(
                {writer, {noPower, chance(50) ? UnitKind::Army : UnitKind::Fleet, at}, command()});
        }
    }
    return orders;
}

std::vector<Game> drawnGames(std::shared_ptr<const Map> map, int count, std::uint64_t seed)
{
    RandomPositions lot(*map, seed);
    std::vector<Game> games;
    for (int i = 0; i < count; ++i) {
        const Position position = lot.next();
        const std::vector<Order> orders = lot.orders(position);
        for (const PhaseKind kind : {PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment}) {
            const Season season = kind == PhaseKind::Adjustment ? Season::Winter : Season::Fall;
            games.push_back(gameFrom(map, {season, 1901, kind}, position));
            games.back().rulebook = rulebookOf(rulebooks()[static_cast<std::size_t>(i) % rulebooks().size()]);
            for (const Order& order : orders)
                games.back().phases.back().written.push_back({order.power, "as drawn", {order}, {}});
        }
    }
    return games;
}

} // namespace chancery
