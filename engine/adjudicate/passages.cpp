// SPDX-License-Identifier: GPL-3.0-or-later
// How each army goes, as the rulebook has it.
#include "engine/adjudicate/passages.h"

#include "engine/orders/convoy_routes.h"

namespace chancery {

void Passages::choosePassages()
{
    seaOrLand = {};
    const ProvinceSet armies = movers & board.armies;
    if (writtenPath(options).heeded)
        for (Province p : armies&(far_ | carried | viaConvoy_)) keepToWrittenPath(p);
    bySea = far_;
    for (Province p : (armies & (carried | viaConvoy_)) - far_) choosePassage(p);
}

/// Finds out how an army goes to a neighbour: by sea only if its order means so. The rulebook says whether it
/// may then still go by land (DATC 4.A.3).
void Passages::choosePassage(Province army)
{
    const Choice passage = passageToNeighbour(army);
    bySea.addIf(army, passage == Choice::Sea);
    seaOrLand.addIf(army, passage == Choice::SeaOrLand);
}

/// DATC 4.A.3: an army goes by sea if its order says so. By intent, it also does if a fleet of its power is
/// ordered to convoy it. As recommended for 1971, it does if any fleet convoys it and the unit at its
/// destination comes the opposite way.
Passages::Choice Passages::passageToNeighbour(Province army) const
{
    const ProvinceSet fleets = convoyersOf[index(army)];
    const Choice sailing = mayWalkInstead(options) ? Choice::SeaOrLand : Choice::Sea;
    switch (options.adjacentConvoy) {
    case AdjacentConvoy::Recommended1971:
        return facing.has(army) && !fleets.empty() ? Choice::SeaOrLand : Choice::Land;
    case AdjacentConvoy::Intent:
        if (!(fleets & ownUnits(army)).empty()) return sailing;
        break;
    case AdjacentConvoy::Explicit:
        break;
    }
    return viaConvoy_.has(army) ? sailing : Choice::Land;
}

/// DATC 4.A.6: only the fleets named on the route convoy the army, and only if it leads there. An order
/// without a route is followed anyway, or only if there is just one, or never. Where a route is needed, one
/// in the wrong order is none (Twenty 6.c.2).
void Passages::keepToWrittenPath(Province army)
{
    const WrittenPath written = writtenPath(options);
    const ProvinceSet path = writtenWay(army);
    if (path.empty() && (!written.needed || (!written.always && onlyOneRoute(army)))) return;
    if (path.empty()) {
        const ProvinceSet fleets = convoyersOf[index(army)];
        if (!fleets.empty()) unwritten |= fleets, unwritten.add(army);
        idle |= fleets;
        convoyers -= convoyersOf[index(army)];
    }
    const bool scrambled = written.needed && as<Move>(order(army))->scrambled;
    const bool leads = !sequenceThrough(map(), path, army, destination(army)).empty();
    const bool allOrdered = !scrambled && leads && convoyersOf[index(army)].contains(path);
    convoyersOf[index(army)] = allOrdered ? path : ProvinceSet{};
    if (convoyersOf[index(army)].empty()) carried.remove(army);
    wholeWay.addIf(army, allOrdered);
}

ProvinceSet Passages::fleetsOnRoutes(Province army) const
{
    const auto onRoute = options.multiRoute == MultiRoute::AnyRoute ? onSomeRoute : onProperRoute;
    const ProvinceSet fleets = convoyersOf[index(army)];
    if (wholeWay.has(army)) return fleets;
    ProvinceSet found;
    for (Province fleet : fleets) found.addIf(fleet, onRoute(map(), fleets, fleet, army, destination(army)));
    return found;
}

bool Passages::onlyOneRoute(Province army, ProvinceSet onRoutes) const
{
    if (wholeWay.has(army)) return true;
    const ProvinceSet fleets = convoyersOf[index(army)];
    const auto& beside = map().seasTouching;
    const ProvinceSet enough = fleets & beside[index(army)] & beside[index(destination(army))]; // each alone
    if (!enough.empty()) return !onRoutes.several();
    for (Province fleet : onRoutes) {
        ProvinceSet others = fleets;
        others.remove(fleet);
        if (convoyPossible(map(), others, army, destination(army))) return false;
    }
    return true;
}

} // namespace chancery
