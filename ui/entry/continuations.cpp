// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the orders that a unit can be given. Moves to centres come before other moves, and help for ordered
// moves before other help.
#include "ui/entry/continuations.h"

#include "ui/entry/phase_entry.h"

#include <algorithm>

namespace chancery::entry {

namespace {

/// Collects the orders that one unit can be given in a movement phase.
class UnitContinuations
{
public:
    UnitContinuations(const EntryContext& context, const Unit& unit)
        : c_(context)
        , unit_(unit)
        , choices_(choicesFor(context.map, context.position, context.map.provinceOf(unit.at)))
    {
        addMoves();
        add(Hold{}, 4);
        addSupports();
        addConvoys();
        for (const Power lost : c_.revivable) add(Insurrection{lost}, 8);
    }

    std::vector<Continuation> all;

private:
    void add(Command command, int unlikely, bool helps = false)
    {
        all.push_back({{unit_.power, unit_, std::move(command)}, unlikely, helps});
    }

    const Order* told(Province unit) const
    {
        const auto found = std::ranges::find_if(c_.written, [&](const Order& order) {
            return order.unit.at != nowhere && c_.map.provinceOf(order.unit.at) == unit;
        });
        return found == c_.written.end() ? nullptr : &*found;
    }

    Province targetOf(Province unit) const
    {
        const Order* order = told(unit);
        const auto* move = order ? as<Move>(*order) : nullptr;
        return move ? c_.map.provinceOf(move->to) : noProvince;
    }

    bool mine(Province p) const
    {
        const Unit* other = unitAt(c_.map, c_.position, p);
        return other && other->power == unit_.power;
    }

    int unlikelyMove(Province to) const
    {
        const bool foreignCentre = c_.map.centres.has(to) && c_.position.owner[index(to)] != unit_.power;
        const bool taken = std::ranges::any_of(c_.written, [&](const Order& order) {
            const auto* move = as<Move>(order);
            return move && order.power == unit_.power && order.unit != unit_ &&
                   c_.map.provinceOf(move->to) == to;
        });
        const bool blocked = mine(to) && targetOf(to) == noProvince;
        return (foreignCentre ? 0 : 1) + (taken || blocked ? 4 : 0);
    }

    /// Returns whether a fleet was ordered to convoy the unit there.
    bool carried(Province to) const
    {
        return std::ranges::any_of(c_.written, [&](const Order& order) {
            const auto* convoy = as<Convoy>(order);
            return convoy && c_.map.provinceOf(convoy->army) == c_.map.provinceOf(unit_.at) &&
                   c_.map.provinceOf(convoy->to) == to;
        });
    }

    void addMoves()
    {
        for (const Location to : choices_.moveTo) {
            const Province p = c_.map.provinceOf(to);
            const bool bySea = choices_.onlyByConvoy.has(p);
            add(Move{to, Via::Unstated, {}}, unlikelyMove(p) + (bySea ? carried(p) ? 1 : 3 : 0));
            if (bySea || choices_.eitherWay.has(p)) add(Move{to, Via::Convoy, {}}, unlikelyMove(p) + 4);
        }
    }

    void addSupports()
    {
        for (const Province helped : choices_.supportable) {
            const Location at = unitAt(c_.map, c_.position, helped)->at;
            const Province target = targetOf(helped);
            const int foreign = mine(helped) ? 0 : 1;
            for (const Province to : choices_.supportInto[index(helped)]) {
                if (to == helped)
                    add(SupportHold{at}, foreign + (target == noProvince ? 2 : 6));
                else
                    add(SupportMove{at, whole(to)},
                        foreign + (target == to   ? 0
                                   : told(helped) ? 6
                                                  : 3),
                        target == to);
            }
        }
    }

    void addConvoys()
    {
        for (const Province army : choices_.convoyable)
            for (const Province to : choices_.convoyInto[index(army)])
                add(Convoy{unitAt(c_.map, c_.position, army)->at, whole(to)},
                    (mine(army) ? 0 : 1) + (targetOf(army) == to ? 0 : 3), targetOf(army) == to);
    }

    const EntryContext& c_;
    const Unit unit_;
    const Choices choices_;
};

std::vector<Continuation> retreatsOf(const EntryContext& c, const DislodgedUnit& dislodged)
{
    std::vector<Continuation> all;
    const Unit& unit = dislodged.unit;
    for (const Location to : openTo(c, dislodged)) {
        const bool clash = std::ranges::any_of(c.written, [&](const Order& order) {
            const auto* other = as<Retreat>(order);
            return other && order.unit != unit && c.map.provinceOf(other->to) == c.map.provinceOf(to);
        });
        all.push_back({{unit.power, unit, Retreat{to}}, clash ? 3 : 0});
    }
    all.push_back({{unit.power, unit, Disband{}}, 1});
    return all;
}

std::vector<Continuation> adjustmentsOf(const EntryContext& c, Power power)
{
    const AdjustmentChoices choices = adjustmentChoices(c.map, c.position, power, c.unplayed);
    std::vector<Continuation> all;
    if (adjustmentsLeft(c, choices, power) == 0) return all;
    const auto isWritten = [&](Province p) {
        return std::ranges::any_of(c.written, [&](const Order& order) {
            return order.power == power && order.unit.at != nowhere && c.map.provinceOf(order.unit.at) == p;
        });
    };
    const auto addBuilds = [&](LocationSet sites, UnitKind kind) {
        for (const Location at : sites)
            if (!isWritten(c.map.provinceOf(at))) all.push_back({{power, {power, kind, at}, Build{}}, 0});
    };
    if (choices.count > 0) {
        addBuilds(choices.buildArmy, UnitKind::Army);
        addBuilds(choices.buildFleet, UnitKind::Fleet);
        all.push_back({{power, {}, Waive{}}, 2});
    }
    if (choices.count < 0)
        for (const Province p : choices.removable)
            if (!isWritten(p)) all.push_back({{power, *unitAt(c.map, c.position, p), Disband{}}, 0});
    return all;
}

} // namespace

std::vector<Continuation> continuationsOf(const EntryContext& context, const Asked& asked)
{
    if (context.kind == PhaseKind::Adjustment) return adjustmentsOf(context, asked.power);
    if (context.kind == PhaseKind::Retreat) {
        const DislodgedUnit* dislodged = dislodgedAt(context.map, context.position, asked.unit);
        return dislodged ? retreatsOf(context, *dislodged) : std::vector<Continuation>{};
    }
    const Unit* unit = unitAt(context.map, context.position, asked.unit);
    return unit ? UnitContinuations(context, *unit).all : std::vector<Continuation>{};
}

} // namespace chancery::entry
