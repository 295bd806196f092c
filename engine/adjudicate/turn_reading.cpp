// SPDX-License-Identifier: GPL-3.0-or-later
// Reads orders kind by kind: most are plainly legal, which a few sets tell without a branch. Only the others
// are looked at one by one.
#include "engine/adjudicate/turn.h"

namespace chancery {

/// Returns whether every order is for a unit of its power, the only one for it, and written as the rulebooks
/// print it. Otherwise nothing is read.
bool Turn::readByKind()
{
    std::array<ProvinceSet, std::variant_size_v<Command>> byKind;
    ProvinceSet seen;
    for (std::size_t i = 0; i < orders_.size(); ++i) {
        const Order& order = orders_[i];
        if (misaddressed(board, order) != Rule::None || order.slips.any()) return false;
        const Province p = map().provinceOf(order.unit.at);
        if (seen.has(p)) return false;
        seen.add(p);
        byKind[order.command.index()].add(p);
        orderOf[index(p)] = static_cast<std::uint32_t>(i);
        judged_[i] = Rule::None;
    }
    const Groups groups{byKind[kindOf<Hold>], byKind[kindOf<SupportHold>], byKind[kindOf<SupportMove>],
                        byKind[kindOf<Convoy>]};
    const ProvinceSet insurgents = byKind[kindOf<Insurrection>];
    const ProvinceSet other =
        groups.holds | groups.supportHolds | groups.supportMoves | groups.convoys | insurgents;
    if ((byKind[kindOf<Move>] | other) != seen) return false;
    ordered = seen;
    rising = insurgents;
    movers = byKind[kindOf<Move>];
    groups_ = groups;
    judgeSupportsToHold();
    judgeSupportsToMove();
    judgeEach<Convoy>(groups_.convoys, groups_.convoys);
    judgeEach<Insurrection>(insurgents, rising);
    groups_.holds |= rising;
    judgeMoves();
    return true;
}

/// Judges orders one by one, and takes those that are illegal out of the group.
template<class C>
void Turn::judgeEach(ProvinceSet doubtful, ProvinceSet& group)
{
    for (Province p : doubtful) {
        const Order& given = order(p);
        const Rule illegal = whyIllegal(p, *as<C>(given));
        if (illegal == Rule::None) continue;
        refuse(p, given, illegal);
        judged_[orderOf[index(p)]] = illegal;
        ordered.remove(p);
        group.remove(p);
    }
}

/// A step to a neighbour, without a word about a convoy, is legal.
void Turn::judgeMoves()
{
    for (Province p : movers) {
        const Move& move = *as<Move>(order(p));
        const int near = board.stepsOf(p).has(move.to), plain = move.via == Via::Unstated;
        const bool legal = (near & plain) != 0;
        walkers_.addIf(p, legal);
        add(p, map().provinceOf(move.to), move.to, legal);
    }
    const ProvinceSet doubtful = movers - walkers_;
    judgeEach<Move>(doubtful, movers);
    if (options.convoyNotOrdered == ConvoyNotOrdered::Illegal) refuseUnconvoyed();
    for (Province p : doubtful& movers) sail(p);
}

/// Notes a move, if it is legal, without a branch.
void Turn::add(Province mover, Province to, Location arrives, bool legal)
{
    target[index(mover)] = legal ? to : noProvince;
    arrival[index(mover)] = arrives;
    const int counts = legal, again = destinations.has(to);
    contended.addIf(to, (counts & again) != 0);
    destinations.addIf(to, legal);
    attackers[index(to)].addIf(mover, legal);
}

/// A support of a unit in reach is legal if it names the coast of the unit or none.
void Turn::judgeSupportsToHold()
{
    ProvinceSet plain;
    for (Province p : groups_.supportHolds) {
        const Location named = as<SupportHold>(order(p))->unit;
        const Province holder = map().provinceOf(named);
        const int near = board.reachOf(p).has(holder), there = board.has(holder),
                  bare = named == whole(holder);
        plain.addIf(p, (near & there & bare) != 0);
    }
    judgeEach<SupportHold>(groups_.supportHolds - plain, groups_.supportHolds);
}

/// A support into a province in reach is legal if the other unit can step there.
void Turn::judgeSupportsToMove()
{
    ProvinceSet plain;
    for (Province p : groups_.supportMoves) {
        const SupportMove& support = *as<SupportMove>(order(p));
        const Province mover = map().provinceOf(support.unit);
        if (!board.has(mover)) continue;
        const int near = board.reachOf(p).has(map().provinceOf(support.to)), other = mover != p,
                  steps = board.stepsOf(mover).has(support.to), bare = support.unit == whole(mover);
        plain.addIf(p, (near & other & steps & bare) != 0);
    }
    judgeEach<SupportMove>(groups_.supportMoves - plain, groups_.supportMoves);
}

} // namespace chancery
