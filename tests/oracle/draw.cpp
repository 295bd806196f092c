// SPDX-License-Identifier: GPL-3.0-or-later
// First the units, then orders of which each may build on those before it, then faults.
#include "tests/oracle/draw.h"

#include "tests/oracle/draw_faults.h"
#include "tests/oracle/draw_knot.h"
#include "tests/oracle/judge/legal.h"

namespace oracle {

namespace {

class Draw
{
public:
    Draw(const Board& board, int powers, Lot& lot)
        : board_(board)
        , lot_(lot)
        , most_(powers)
        , powers_(lot.chance(25) ? lot.between(1, std::min(2, powers)) : lot.between(1, powers))
    {
    }

    Situation situation()
    {
        drawTemper();
        const bool knot = lot_.chance(12);
        if (knot) takeKnot(drawKnot(board_, lot_.chance(70) ? most_ : powers_, lot_));
        if (!knot || units().empty() || lot_.chance(50)) placeUnits();
        orders_.resize(units().size());
        drawConvoys();
        drawParadoxes();
        drawCircles();
        drawAssaults();
        for (int u : shuffledUnits())
            if (free(u) && lot_.chance(movers_)) drawMove(u);
        for (int u : shuffledUnits())
            if (free(u) && !drawSupport(u) && lot_.chance(80)) write(u, {.says = Says::Hold});
        for (const Order& order : orders_)
            if (order.unit != none) situation_.orders.push_back(order);
        if (lot_.chance(25)) drawFaults(board_, situation_, lot_);
        lot_.shuffle(situation_.orders);
        return situation_;
    }

private:
    std::vector<Unit>& units() { return situation_.units; }
    const Unit& unit(int u) const { return situation_.units[std::size_t(u)]; }
    int home(int u) const { return board_.province(unit(u).place); }
    int at(int province) const { return unitIn(board_, situation_.units, province); }
    bool free(int u) const { return orders_[std::size_t(u)].unit == none; }
    bool moves(int u) const { return !free(u) && orders_[std::size_t(u)].says == Says::Move; }
    bool convoys(int u) const { return !free(u) && orders_[std::size_t(u)].says == Says::Convoy; }
    int target(int u) const { return board_.province(orders_[std::size_t(u)].to); }

    void write(int u, Order order)
    {
        order.power = unit(u).power;
        order.unit = unit(u).place;
        orders_[std::size_t(u)] = order;
    }

    std::vector<int> shuffledUnits()
    {
        std::vector<int> list;
        for (int u = 0; u < int(units().size()); ++u) list.push_back(u);
        lot_.shuffle(list);
        return list;
    }

    /// The provinces around one of them, near ones first, or all of them in any order.
    std::vector<int> region()
    {
        const int provinces = int(board_.ground.size());
        std::vector<int> all;
        if (lot_.chance(30))
            for (int p = 0; p < provinces; ++p) all.push_back(p);
        else
            all.push_back(lot_.below(std::size_t(provinces)));
        if (all.size() > 1) lot_.shuffle(all);
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::vector<int> next = neighbours(board_, all[i]);
            lot_.shuffle(next);
            for (int p : next)
                if (!contains(all, p)) all.push_back(p);
        }
        return all;
    }

    void drawTemper()
    {
        const bool tangled = lot_.chance(30); // convoys and who can disturb them
        coastal_ = tangled || lot_.chance(40);
        room_ = lot_.between(100, tangled ? 125 : 180);
        fleets_ = tangled ? lot_.between(50, 85) : lot_.between(10, 80);
        sailors_ = tangled ? lot_.between(30, 100) : lot_.chance(30) ? 0 : lot_.between(30, 100);
        swaps_ = tangled ? 10 : 60;
        paradoxes_ = tangled ? 100 : lot_.between(0, 80);
        crowding_ = lot_.between(10, 80);
        movers_ = lot_.between(20, 80);
        alliance_ = tangled || lot_.chance(50) ? 0 : lot_.between(0, 50);
    }

    void takeKnot(const Situation& knot)
    {
        units() = knot.units;
        orders_.resize(units().size());
        for (const Order& order : knot.orders) orders_[std::size_t(at(board_.province(order.unit)))] = order;
    }

    void placeUnits()
    {
        std::vector<int> where = region(), coastal;
        for (int p : where)
            if (board_.isSea(p) || board_.isCoast(p)) coastal.push_back(p);
        if (coastal_ && !coastal.empty()) where = coastal;
        const auto count = std::size_t(lot_.chance(40) ? lot_.between(1, 12) : lot_.between(4, 34));
        where.resize(std::min(where.size(), std::max<std::size_t>(1, count * std::size_t(room_) / 100)));
        lot_.shuffle(where);
        for (int province : where)
            if (units().size() < count && at(province) == none) placeUnit(province);
    }

    void placeUnit(int province)
    {
        std::vector<int> places = board_.coasts[std::size_t(province)];
        if (places.empty()) places.push_back(province);
        const bool fleet = board_.isSea(province) || (board_.isCoast(province) && lot_.chance(fleets_));
        units().push_back({drawPower(province), fleet, fleet ? lot_.oneOf(places) : province});
    }

    /// Neighbours often belong together.
    int drawPower(int province)
    {
        for (const Unit& other : units())
            if (lot_.chance(alliance_) &&
                contains(neighbours(board_, board_.province(other.place)), province))
                return other.power;
        return lot_.below(std::size_t(powers_));
    }

    /// Leads armies over the sea, now and then with a fleet that does not know, or one too many.
    void drawConvoys()
    {
        for (int army : shuffledUnits()) {
            if (unit(army).fleet || !free(army) || !board_.isCoast(home(army)) || !lot_.chance(sailors_))
                continue;
            std::vector<int> chain;
            for (int sea = home(army); sea != none && (chain.empty() || lot_.chance(50));)
                if ((sea = nextSea(sea, chain)) != none) chain.push_back(sea);
            const int to = chain.empty() ? none : landfall(chain.back(), home(army));
            if (to != none) drawConvoy(army, chain, to);
        }
    }

    int nextSea(int from, const std::vector<int>& chain)
    {
        std::vector<int> next;
        for (int u = 0; u < int(units().size()); ++u)
            if (unit(u).fleet && board_.isSea(home(u)) && free(u) && board_.touches(home(u), from) &&
                !contains(chain, home(u)))
                next.push_back(home(u));
        return next.empty() ? none : lot_.oneOf(next);
    }

    /// A coast next to the sea, rather one with a unit.
    int landfall(int sea, int from)
    {
        std::vector<int> coasts;
        for (int place : board_.byWater[std::size_t(sea)]) {
            const int province = board_.province(place);
            if (!board_.isCoast(province) || province == from) continue;
            const int there = at(province);
            int weight = there == none ? 1 : unit(there).fleet ? 5 : 3;
            for (int fleet = 0; fleet < int(units().size()); ++fleet)
                if (weight > 3 && convoys(fleet) && board_.touches(home(fleet), province)) weight += 10;
            coasts.insert(coasts.end(), std::size_t(weight), province);
        }
        return coasts.empty() ? none : lot_.oneOf(coasts);
    }

    void drawConvoy(int army, const std::vector<int>& chain, int to)
    {
        const bool near = reaches(board_, unit(army), to);
        write(army,
              {.says = Says::Move, .to = anyCoast(board_, lot_, to, 95), .via = lot_.chance(near ? 60 : 20)});
        for (int sea : chain)
            if (lot_.chance(95))
                write(at(sea),
                      {.says = Says::Convoy, .from = home(army), .to = anyCoast(board_, lot_, to, 95)});
        for (int other : shuffledUnits()) {
            const Order more{.says = Says::Convoy, .from = home(army), .to = to};
            if (free(other) && unit(other).fleet && board_.isSea(home(other)) && lot_.chance(25))
                write(other, more);
        }
        const int enemy = at(to);
        if (enemy != none && free(enemy) && reaches(board_, unit(enemy), home(army)) && lot_.chance(swaps_))
            drawStep(enemy, home(army));
    }

    /// The unit where an army is brought to has a hand in an attack on a convoy, that one or another.
    void drawParadoxes()
    {
        for (int army : shuffledUnits()) {
            if (unit(army).fleet || !moves(army) || !lot_.chance(paradoxes_)) continue;
            const int witness = at(target(army));
            if (witness == none || !free(witness)) continue;
            std::vector<int> near;
            for (int fleet = 0; fleet < int(units().size()); ++fleet) {
                if (!convoys(fleet) || !reaches(board_, unit(witness), home(fleet))) continue;
                const bool same = board_.province(orders_[std::size_t(fleet)].from) == home(army);
                near.insert(near.end(), same ? 1 : 4, fleet);
            }
            if (!near.empty()) drawParadox(witness, lot_.oneOf(near));
        }
    }

    void drawParadox(int witness, int fleet)
    {
        const int sea = home(fleet);
        int attacker = none;
        for (int u : shuffledUnits()) {
            if (u == witness || unit(u).power == unit(fleet).power || !reaches(board_, unit(u), sea))
                continue;
            if (!free(u) && !(moves(u) && target(u) == sea)) continue;
            if (attacker == none || !free(u)) attacker = u;
        }
        if (attacker == none) return;
        if (free(attacker)) drawStep(attacker, sea);
        if (lot_.chance(75))
            write(witness, {.says = Says::SupportMove, .from = unit(attacker).place, .to = sea});
        else
            write(witness, {.says = Says::SupportHold, .from = sea});
    }

    /// How a move of this unit to there may be written: the coast, no coast, or a wrong one.
    int spelt(int u, int province)
    {
        const std::vector<int> places = arrivals(board_, unit(u), province);
        if (!unit(u).fleet || places.empty()) return anyCoast(board_, lot_, province, 95);
        return lot_.chance(88) ? lot_.oneOf(places) : anyCoast(board_, lot_, province, 60);
    }

    void drawStep(int u, int province) { write(u, {.says = Says::Move, .to = spelt(u, province)}); }

    std::vector<int> near(int u) const
    {
        std::vector<int> list;
        for (int province : neighbours(board_, home(u)))
            if (reaches(board_, unit(u), province)) list.push_back(province);
        return list;
    }

    /// Units that follow one another, perhaps in a circle, perhaps of two.
    void drawCircles()
    {
        for (int tries = lot_.chance(40) ? lot_.between(1, 6) : 0; tries > 0; --tries) {
            std::vector<int> line{lot_.below(units().size())};
            while (line.size() < 9) {
                std::vector<int> next;
                for (int province : near(line.back()))
                    if (const int u = at(province); u != none && free(u)) next.push_back(u);
                if (next.empty()) break;
                const int u = lot_.oneOf(next);
                if (free(line.back())) drawStep(line.back(), home(u));
                if (contains(line, u)) break;
                line.push_back(u);
            }
        }
    }

    /// One unit attacks another, and others nearby support it, or the attacked one.
    void drawAssaults()
    {
        const int eager = lot_.between(0, 60);
        for (int victim : shuffledUnits()) {
            if (!lot_.chance(convoys(victim) ? 80 : eager)) continue;
            int attacker = none;
            for (int u : shuffledUnits()) {
                if (u == victim || !free(u) || !reaches(board_, unit(u), home(victim))) continue;
                if (attacker == none && unit(u).power == unit(victim).power && lot_.chance(80)) continue;
                if (attacker == none)
                    drawStep(attacker = u, home(victim));
                else if (lot_.chance(65))
                    write(u, {.says = Says::SupportMove,
                              .from = unit(attacker).place,
                              .to = spelt(attacker, home(victim))});
                else if (lot_.chance(20))
                    write(u, {.says = Says::SupportHold, .from = unit(victim).place});
            }
        }
    }

    /// Rather to where others are or want to go, most of all to a fleet that convoys.
    void drawMove(int u)
    {
        std::vector<int> all = near(u), hot;
        for (int other = 0; other < int(units().size()); ++other) {
            if (moves(other) && contains(all, target(other))) hot.push_back(target(other));
            if (!contains(all, home(other))) continue;
            hot.insert(hot.end(), convoys(other) ? 4 : 1, home(other));
        }
        if (all.empty()) return;
        drawStep(u, lot_.oneOf(!hot.empty() && lot_.chance(crowding_) ? hot : all));
    }

    bool drawSupport(int u)
    {
        std::vector<Order> choices;
        for (int other = 0; other < int(units().size()); ++other) {
            if (other == u) continue;
            Order order{.says = Says::SupportHold, .from = anyCoast(board_, lot_, home(other), 90)};
            if (unit(other).fleet && lot_.chance(90)) order.from = unit(other).place;
            const int where = moves(other) ? target(other) : home(other);
            if (!reaches(board_, unit(u), where)) continue;
            if (moves(other)) {
                order.says = Says::SupportMove;
                order.to = lot_.chance(75) ? orders_[std::size_t(other)].to : spelt(other, where);
            }
            const int enemy = at(where);
            const bool atSea =
                moves(other) && enemy != none && orders_[std::size_t(enemy)].says == Says::Convoy;
            choices.insert(choices.end(), atSea ? 6 : moves(other) ? 3 : 1, order);
        }
        if (choices.empty()) return false;
        write(u, lot_.oneOf(choices));
        return true;
    }

    const Board& board_;
    Lot& lot_;
    int most_, powers_;
    bool coastal_ = false; ///< no unit inland
    int room_ = 100;       ///< for the units, in percent
    // How many or how likely, in percent.
    int fleets_ = 0, sailors_ = 0, swaps_ = 0, paradoxes_ = 0, crowding_ = 0, movers_ = 0, alliance_ = 0;
    Situation situation_;
    std::vector<Order> orders_{}; ///< of each unit; of none if it has no order yet
};

} // namespace

Situation drawSituation(const Board& board, int powers, Lot& lot)
{
    return Draw(board, powers, lot).situation();
}

} // namespace oracle
