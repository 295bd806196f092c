// SPDX-License-Identifier: GPL-3.0-or-later
// First the units, then orders of which each may build on those before it, then faults.
#include "tests/oracle/draw.h"

#include "tests/oracle/legal.h"

namespace oracle {

namespace {

class Draw
{
public:
    Draw(const Board& board, int powers, Lot& lot)
        : board_(board)
        , lot_(lot)
        , powers_(lot.chance(25) ? lot.between(1, std::min(2, powers)) : lot.between(1, powers))
    {
    }

    Situation situation()
    {
        placeUnits();
        orders_.resize(units().size());
        drawConvoys();
        drawCircles();
        drawAssaults();
        for (int u : shuffledUnits())
            if (free(u) && lot_.chance(movers_)) drawMove(u);
        for (int u : shuffledUnits())
            if (free(u) && !drawSupport(u) && lot_.chance(80)) write(u, {.says = Says::Hold});
        for (const Order& order : orders_)
            if (order.unit != none) situation_.orders.push_back(order);
        if (lot_.chance(35)) drawFaults();
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

    std::vector<int> neighbours(int province) const
    {
        std::vector<int> list = board_.byLand[std::size_t(province)];
        for (std::size_t place = 0; place < board_.byWater.size(); ++place)
            if (board_.provinceOf[place] == province)
                for (int to : board_.byWater[place]) list.push_back(board_.province(to));
        return list;
    }

    /// The provinces around one of them, near ones first, or all of them in any sequence.
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
            std::vector<int> next = neighbours(all[i]);
            lot_.shuffle(next);
            for (int p : next)
                if (!contains(all, p)) all.push_back(p);
        }
        return all;
    }

    void placeUnits()
    {
        std::vector<int> where = region();
        const auto isInland = [&](int p) { return !board_.isSea(p) && !board_.isCoast(p); };
        if (lot_.chance(50) && !isInland(where.front())) std::erase_if(where, isInland);
        const auto count = std::size_t(lot_.chance(40) ? lot_.between(1, 12) : lot_.between(4, 34));
        const int crowd = lot_.between(100, 180); // how much space the units have, in percent
        where.resize(std::min(where.size(), std::max<std::size_t>(1, count * std::size_t(crowd) / 100)));
        lot_.shuffle(where);
        fleets_ = lot_.between(10, 80);
        alliance_ = lot_.chance(60) ? 0 : lot_.between(0, 50);
        movers_ = lot_.between(20, 80);
        for (int province : where)
            if (units().size() < count) placeUnit(province);
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
            if (lot_.chance(alliance_) && contains(neighbours(board_.province(other.place)), province))
                return other.power;
        return lot_.below(std::size_t(powers_));
    }

    /// Leads armies over the sea, now and then with a fleet that does not know, or one too many.
    void drawConvoys()
    {
        const int eager = lot_.chance(30) ? 0 : lot_.between(30, 100);
        for (int army : shuffledUnits()) {
            if (unit(army).fleet || !board_.isCoast(home(army)) || !lot_.chance(eager)) continue;
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

    /// A coast next to the sea, rather one where somebody stands.
    int landfall(int sea, int from)
    {
        std::vector<int> coasts;
        for (int place : board_.byWater[std::size_t(sea)]) {
            const int province = board_.province(place);
            if (!board_.isCoast(province) || province == from) continue;
            coasts.insert(coasts.end(), at(province) == none ? 1 : 3, province);
        }
        return coasts.empty() ? none : lot_.oneOf(coasts);
    }

    void drawConvoy(int army, const std::vector<int>& chain, int to)
    {
        const bool near = reaches(board_, unit(army), to);
        write(army, {.says = Says::Move, .to = anyCoast(to, 95), .via = lot_.chance(near ? 60 : 20)});
        for (int sea : chain)
            if (lot_.chance(95))
                write(at(sea), {.says = Says::Convoy, .from = home(army), .to = anyCoast(to, 95)});
        for (int other : shuffledUnits()) {
            const Order more{.says = Says::Convoy, .from = home(army), .to = to};
            if (free(other) && unit(other).fleet && board_.isSea(home(other)) && lot_.chance(25))
                write(other, more);
        }
        const int enemy = at(to);
        if (enemy != none && free(enemy) && reaches(board_, unit(enemy), home(army)) && lot_.chance(60))
            drawStep(enemy, home(army));
        else if (enemy != none && free(enemy) && lot_.chance(60))
            drawParadox(enemy, lot_.oneOf(chain));
    }

    /// Whoever stands where the army goes has a hand in an attack on the convoy.
    void drawParadox(int witness, int sea)
    {
        if (!reaches(board_, unit(witness), sea)) return;
        for (int enemy : shuffledUnits()) {
            if (enemy == witness || !free(enemy) || !reaches(board_, unit(enemy), sea)) continue;
            drawStep(enemy, sea);
            if (lot_.chance(70))
                return write(witness, {.says = Says::SupportMove, .from = unit(enemy).place, .to = sea});
            return write(witness, {.says = Says::SupportHold, .from = sea});
        }
    }

    /// The province as a whole, with some percent, or any coast of it.
    int anyCoast(int province, int percent)
    {
        const std::vector<int>& coasts = board_.coasts[std::size_t(province)];
        return coasts.empty() || lot_.chance(percent) ? province : lot_.oneOf(coasts);
    }

    /// What somebody writes who means this unit to go there: the coast, no coast, or a wrong one.
    int spelt(int u, int province)
    {
        const std::vector<int> places = arrivals(board_, unit(u), province);
        if (!unit(u).fleet || places.empty()) return anyCoast(province, 95);
        return lot_.chance(88) ? lot_.oneOf(places) : anyCoast(province, 60);
    }

    void drawStep(int u, int province) { write(u, {.says = Says::Move, .to = spelt(u, province)}); }

    std::vector<int> near(int u) const
    {
        std::vector<int> list;
        for (int province : neighbours(home(u)))
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
        drawStep(u, lot_.oneOf(!hot.empty() && lot_.chance(65) ? hot : all));
    }

    bool drawSupport(int u)
    {
        std::vector<Order> choices;
        for (int other = 0; other < int(units().size()); ++other) {
            if (other == u) continue;
            Order order{.says = Says::SupportHold, .from = anyCoast(home(other), 90)};
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

    void drawFaults()
    {
        const int rate = lot_.between(3, 25);
        std::vector<Order> more;
        for (Order& order : situation_.orders) {
            if (lot_.chance(rate)) more.push_back(nonsense(order.unit, order.power));
            if (lot_.chance(rate / 3)) more.push_back(order);
            if (lot_.chance(rate)) order = nonsense(order.unit, order.power);
        }
        std::erase_if(situation_.orders, [&](const Order&) { return lot_.chance(rate / 2); });
        situation_.orders.insert(situation_.orders.end(), more.begin(), more.end());
    }

    /// Anything that can be written, mostly of this unit.
    Order nonsense(int place, int power)
    {
        const auto anywhere = [&] { return lot_.below(board_.provinceOf.size()); };
        const auto nearby = [&] { return lot_.oneOf(units()).place; };
        Order order{.power = power, .unit = place};
        order.says = lot_.chance(5) ? Says::OtherPhase : static_cast<Says>(lot_.below(5));
        order.from = lot_.chance(80) ? nearby() : anywhere();
        order.to = lot_.chance(60) ? nearby() : anywhere();
        if (const std::vector<int> next = neighbours(board_.province(place));
            !next.empty() && lot_.chance(40))
            order.to = anyCoast(lot_.oneOf(next), 50);
        order.via = lot_.chance(20);
        if (lot_.chance(5)) order.power = lot_.below(std::size_t(powers_));
        if (lot_.chance(5)) order.unit = anywhere();
        return order;
    }

    const Board& board_;
    Lot& lot_;
    int powers_;
    int fleets_ = 0, movers_ = 0, alliance_ = 0; ///< how many and how likely, in percent
    Situation situation_;
    std::vector<Order> orders_{}; ///< of each unit; of none if it has not been told anything yet
};

} // namespace

Situation drawSituation(const Board& board, int powers, Lot& lot)
{
    return Draw(board, powers, lot).situation();
}

} // namespace oracle
