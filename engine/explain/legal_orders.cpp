// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through what could be ordered and keeps what is legal.
#include "engine/explain/legal_orders.h"

#include "engine/orders/convoy_routes.h"
#include "engine/orders/legality.h"

namespace chancery {

namespace {

/// Lists the ways of an army over fleets from which no fleet can be left out.
class Ways
{
public:
    Ways(const Map& map, Province to)
        : map_(map)
        , ends_(map.seasTouching[index(to)])
    {
    }

    std::vector<ProvinceSet> from(Province start, ProvinceSet fleets)
    {
        const ProvinceSet first = map_.seasTouching[index(start)] & fleets;
        for (Province sea : first) follow(sea, fleets - first, {sea});
        return std::move(ways_);
    }

private:
    static constexpr int mostSteps = 20000;

    /// Goes on from `sea`; `open` are fleets that touch no earlier part of the way.
    void follow(Province sea, ProvinceSet open, ProvinceSet way)
    {
        if (ways_.size() == mostWays || ++steps_ > mostSteps) return;
        if (ends_.has(sea)) {
            ways_.push_back(way);
            return;
        }
        const ProvinceSet beside = map_.seasTouching[index(sea)];
        for (Province next : open& beside) follow(next, open - beside, way | ProvinceSet{next});
    }

    const Map& map_;
    ProvinceSet ends_;
    std::vector<ProvinceSet> ways_;
    int steps_ = 0;
};

class OrderLister
{
public:
    OrderLister(const Board& board, const RuleOptions& options, Province unit)
        : board_(board)
        , options_(options)
        , self_(unit)
    {
    }

    std::vector<Order> all()
    {
        add(Hold{});
        addMoves();
        for (Province other : board_.units)
            if (other != self_) addSupports(other);
        addConvoys();
        return std::move(orders_);
    }

private:
    const Map& map() const { return board_.map; }
    Location placeOf(Province unit) const { return board_.placeAt[index(unit)]; }

    bool add(const Command& command)
    {
        const Unit unit = board_[self_];
        Order order{unit.power, unit, command};
        if (illegality(board_, order, options_) != Rule::None) return false;
        orders_.push_back(std::move(order));
        return true;
    }

    void addMoves()
    {
        if (!board_.armies.has(self_)) {
            for (Location to : board_.stepsOf(self_)) add(Move{to, Via::Unstated, {}});
            return;
        }
        const ProvinceSet near = map().armyReach[index(self_)],
                          bySea = convoyReach(map(), board_.carriers, self_);
        for (Province to : near | bySea) {
            add(Move{whole(to), Via::Unstated, {}});
            if (near.has(to) && bySea.has(to)) add(Move{whole(to), Via::Convoy, {}});
            if (writtenPath(options_).heeded && bySea.has(to)) addWays(to);
        }
    }

    void addWays(Province to)
    {
        for (const ProvinceSet& way : Ways(map(), to).from(self_, board_.carriers))
            add(Move{whole(to), Via::Convoy, way});
    }

    void addSupports(Province other)
    {
        const ProvinceSet reach = board_.reachOf(self_);
        if (reach.has(other)) add(SupportHold{placeOf(other)});
        ProvinceSet into = board_.reachOf(other);
        if (board_.armies.has(other)) {
            ProvinceSet fleets = board_.carriers;
            fleets.remove(self_);
            into |= convoyReach(map(), fleets, other);
        }
        into.remove(other);
        for (Province to : into& reach) addSupport(other, to);
    }

    /// Names the coast only if the support without one is illegal.
    void addSupport(Province other, Province to)
    {
        if (add(SupportMove{placeOf(other), whole(to)})) return;
        for (Location coast : board_.stepsOf(other))
            if (map().provinceOf(coast) == to) add(SupportMove{placeOf(other), coast});
    }

    void addConvoys()
    {
        if (!board_.carriers.has(self_)) return;
        const ProvinceSet flotilla = connectedFleets(map(), board_.carriers, self_);
        for (Province army : board_.armies) {
            if ((map().seasTouching[index(army)] & flotilla).empty()) continue;
            for (Province to : convoyReach(map(), flotilla, army)) add(Convoy{whole(army), whole(to)});
        }
    }

    const Board& board_;
    const RuleOptions& options_;
    Province self_;
    std::vector<Order> orders_;
};

/// Compares two commands of the same kind for the unit of a province.
class SameMeaning
{
public:
    SameMeaning(const Board& board, const RuleOptions& options, Province unit)
        : board_(board)
        , options_(options)
        , unit_(unit)
    {
    }

    template<class C>
    bool operator()(const C& a, const C& b) const
    {
        return a == b;
    }

    bool operator()(const Move& a, const Move& b) const
    {
        const Province to = at(a.to);
        if (to != at(b.to) || landed(a) != landed(b)) return false;
        const bool near = board_.reachOf(unit_).has(to);
        if (near && a.via != b.via) return false;
        return !writtenPath(options_).heeded || (a.path == b.path && a.scrambled == b.scrambled);
    }

    bool operator()(const SupportHold& a, const SupportHold& b) const { return at(a.unit) == at(b.unit); }
    bool operator()(const SupportMove& a, const SupportMove& b) const
    {
        return at(a.unit) == at(b.unit) && a.to == b.to;
    }
    bool operator()(const Convoy& a, const Convoy& b) const
    {
        return at(a.army) == at(b.army) && at(a.to) == at(b.to);
    }

    template<class C, class D>
    bool operator()(const C&, const D&) const
    {
        return false;
    }

private:
    Province at(Location l) const { return board_.map.provinceOf(l); }
    Location landed(const Move& move) const { return landing(board_.map, board_[unit_], move.to, options_); }

    const Board& board_;
    const RuleOptions& options_;
    Province unit_;
};

} // namespace

std::vector<Order> legalOrders(const Board& board, const RuleOptions& options, Province unit)
{
    return OrderLister(board, options, unit).all();
}

bool meanTheSame(const Board& board, const RuleOptions& options, const Order& a, const Order& b)
{
    if (a.unit.at == nowhere || b.unit.at == nowhere || a.power != b.power) return false;
    const Province unit = board.map.provinceOf(a.unit.at);
    if (unit != board.map.provinceOf(b.unit.at) || !board.has(unit)) return false;
    return std::visit(SameMeaning(board, options, unit), a.command, b.command);
}

} // namespace chancery
