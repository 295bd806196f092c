// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an order with the units on the board and with what they adjoin.
#include "engine/orders/possible_order.h"

#include "engine/map/standing.h"
#include "engine/orders/convoy_routes.h"

#include <algorithm>

namespace chancery {

namespace {

class Possibility
{
public:
    Possibility(const ReadingContext& context, const Order& order)
        : context_(context)
        , map_(context.map)
        , order_(order)
        , open_(context.unitsFollow || (context.position.units.empty() && context.position.dislodged.empty()))
    {
    }

    bool operator()(const Hold&) const { return isOwn(); }
    bool operator()(const Insurrection&) const { return isOwn(); }
    bool operator()(const Waive&) const { return true; }

    bool operator()(const Move& move) const
    {
        return isOwn() && (move.path.empty() ? goes(order_.unit, move.to) : isCarried(order_.unit, move.to));
    }

    bool operator()(const SupportHold& support) const
    {
        return isOwn() && isAnother(support.unit) && exists(support.unit) &&
               reaches(order_.unit, support.unit);
    }

    bool operator()(const SupportMove& support) const
    {
        return isOwn() && isAnother(support.unit) && reaches(order_.unit, support.to) &&
               mayGo(support.unit, support.to);
    }

    bool operator()(const Convoy& convoy) const
    {
        const bool carries = order_.unit.kind == UnitKind::Fleet && map_.seas.has(provinceOf(order_.unit.at));
        return isOwn() && carries && map_.coastal.has(provinceOf(convoy.to)) &&
               provinceOf(convoy.army) != provinceOf(convoy.to) && hasArmy(convoy.army);
    }

    bool operator()(const Retreat& retreat) const
    {
        const DislodgedUnit* unit = dislodged();
        if (!unit) return open_ && reaches(order_.unit, retreat.to);
        return isOwn() && std::ranges::any_of(unit->retreats, [&](Location open) {
                   return provinceOf(open) == provinceOf(retreat.to);
               });
    }

    bool operator()(const Disband&) const
    {
        return isOwn() && (open_ || context_.kind != PhaseKind::Retreat || dislodged());
    }

    bool operator()(const Build&) const
    {
        const Province p = provinceOf(order_.unit.at);
        const std::vector<Power>& owner = context_.position.owner;
        const bool vacant = !unitAt(map_, context_.position, p) && index(p) < owner.size() &&
                            owner[index(p)] == order_.power && buildsIn(map_, order_.power, p);
        return !placesToStand(map_, order_.unit.kind, p).empty() && (open_ || vacant);
    }

    bool operator()(const Revive&) const { return map_[provinceOf(order_.unit.at)].home == order_.power; }

private:
    Province provinceOf(Location at) const { return map_.provinceOf(at); }

    const DislodgedUnit* dislodged() const
    {
        return dislodgedAt(map_, context_.position, provinceOf(order_.unit.at));
    }

    /// Returns whether the power that orders has the unit, or there is none where it would be.
    bool isOwn() const
    {
        if (order_.unit.at == nowhere) return false;
        if (order_.unit.power == noPower)
            return open_ && !placesToStand(map_, order_.unit.kind, provinceOf(order_.unit.at)).empty();
        return order_.unit.power == order_.power;
    }

    bool isAnother(Location helped) const { return provinceOf(helped) != provinceOf(order_.unit.at); }

    bool exists(Location at) const { return open_ || unitAt(map_, context_.position, provinceOf(at)); }

    bool reaches(const Unit& unit, Location to) const { return map_.reach(unit).has(provinceOf(to)); }

    /// Returns the sea provinces in which fleets may convoy.
    ProvinceSet fleets() const
    {
        if (open_) return map_.seas;
        ProvinceSet found;
        for (const Unit& unit : context_.position.units)
            if (unit.kind == UnitKind::Fleet && map_.seas.has(provinceOf(unit.at)))
                found.add(provinceOf(unit.at));
        return found;
    }

    /// Returns whether a unit can move to a place by land, by sea or by convoy.
    bool goes(const Unit& unit, Location to) const { return reaches(unit, to) || isCarried(unit, to); }

    bool isCarried(const Unit& unit, Location to) const
    {
        const Province from = provinceOf(unit.at), target = provinceOf(to);
        return unit.kind == UnitKind::Army && from != target && map_.coastal.has(from) &&
               map_.coastal.has(target) && convoyPossible(map_, fleets(), from, target);
    }

    /// Returns whether the unit at a place, or one that may be there, can move to another.
    bool mayGo(Location from, Location to) const
    {
        if (const Unit* unit = unitAt(map_, context_.position, provinceOf(from))) return goes(*unit, to);
        return open_ && (goes({order_.power, UnitKind::Army, whole(provinceOf(from))}, to) ||
                         goes({order_.power, UnitKind::Fleet, from}, to));
    }

    bool hasArmy(Location at) const
    {
        const Unit* unit = unitAt(map_, context_.position, provinceOf(at));
        return unit ? unit->kind == UnitKind::Army : open_ && map_.coastal.has(provinceOf(at));
    }

    const ReadingContext& context_;
    const Map& map_;
    const Order& order_;
    const bool open_; ///< a unit that is missing may be there
};

} // namespace

bool canBeGiven(const ReadingContext& context, const Order& order)
{
    return std::visit(Possibility(context, order), order.command);
}

} // namespace chancery
