// SPDX-License-Identifier: GPL-3.0-or-later
// Writes commands in their plainest form, and compares them.
#include "engine/orders/same_meaning.h"

#include "engine/orders/coasts.h"
#include "engine/orders/legality.h"

#include <optional>

namespace chancery {

namespace {

/// Rewrites the command of one unit. `helped` is the unit that it supports to move, if there is one.
struct Plainly
{
    const Map& map;
    const Unit& unit;
    const std::optional<Unit>& helped;
    const RuleOptions& options;

    Location province(Location at) const { return at == nowhere ? at : whole(map.provinceOf(at)); }

    /// Returns where the unit goes, as it is written if that is nowhere.
    Location goal(Location to) const
    {
        const Location there = to == nowhere ? to : landing(map, unit, to, options);
        return there == nowhere ? to : there;
    }

    Command operator()(Move move) const
    {
        const bool army = unit.kind == UnitKind::Army;
        if (army && !map.reach(unit).has(map.provinceOf(move.to))) move.via = Via::Convoy;
        if (!writtenPath(options).heeded) move.path = {};
        if (!writtenPath(options).needed) move.scrambled = false;
        move.to = goal(move.to);
        return move;
    }

    Command operator()(SupportHold support) const { return SupportHold{province(support.unit)}; }

    Command operator()(SupportMove support) const
    {
        support.unit = province(support.unit);
        const bool coastMatters = helped && helped->kind == UnitKind::Fleet && coastInSupport(options).heeded;
        if (!coastMatters)
            support.to = province(support.to);
        else if (const Location only = onlyCoast(map, *helped, map.provinceOf(support.to));
                 only != nowhere && support.to == province(support.to))
            support.to = only;
        return support;
    }

    Command operator()(const Convoy& convoy) const
    {
        return Convoy{province(convoy.army), province(convoy.to)};
    }
    Command operator()(const Retreat& retreat) const { return Retreat{goal(retreat.to)}; }

    template<class Other>
    Command operator()(const Other& command) const
    {
        return command;
    }
};

template<class UnitIn>
bool sameBy(const Map& map, UnitIn unitIn, const Order& a, const Order& b, const RuleOptions& options)
{
    const auto plain = [&](const Order& order) {
        const auto* support = as<SupportMove>(order);
        const std::optional<Unit> helped = support ? unitIn(map.provinceOf(support->unit)) : std::nullopt;
        return std::visit(Plainly{map, order.unit, helped, options}, order.command);
    };
    return a.command == b.command || (a.unit.at != nowhere && a.unit == b.unit && plain(a) == plain(b));
}

} // namespace

bool sameMeaning(const Map& map, const Position& position, const Order& a, const Order& b,
                 const RuleOptions& options)
{
    const auto unitIn = [&](Province p) {
        const Unit* unit = unitAt(map, position, p);
        return unit ? std::optional(*unit) : std::nullopt;
    };
    return sameBy(map, unitIn, a, b, options);
}

bool sameMeaning(const Board& board, const Order& a, const Order& b, const RuleOptions& options)
{
    const auto unitIn = [&](Province p) { return board.has(p) ? std::optional(board[p]) : std::nullopt; };
    return sameBy(board.map, unitIn, a, b, options);
}

} // namespace chancery
