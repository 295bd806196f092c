// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the orders that could have an effect, as sets.
#include "engine/orders/choices.h"

#include "engine/map/board.h"
#include "engine/map/standing.h"
#include "engine/orders/convoy_routes.h"

#include <algorithm>

namespace chancery {

namespace {

/// Fills in the choices of one unit, part by part.
struct Chooser
{
    const Map& map;
    const Board& board;
    Province self;
    Choices choices;

    ProvinceSet otherCarriers() const
    {
        ProvinceSet fleets = board.carriers;
        fleets.remove(self);
        return fleets;
    }

    void chooseMoves()
    {
        const Unit& unit = choices.unit;
        if (unit.kind == UnitKind::Fleet) {
            choices.moveTo = map.fleetReach[index(unit.at)];
            return;
        }
        const ProvinceSet overLand = map.armyReach[index(self)],
                          bySea = convoyReach(map, board.carriers, self);
        choices.onlyByConvoy = bySea - overLand;
        choices.eitherWay = bySea & overLand;
        for (Province p : overLand | bySea) choices.moveTo.add(whole(p));
    }

    /// Returns where another unit could go without the help of this one, which cannot convoy and support at
    /// the same time (DATC 6.D.31).
    ProvinceSet movesOf(Province other) const
    {
        const ProvinceSet near = map.reach(board[other]);
        return board.armies.has(other) ? near | convoyReach(map, otherCarriers(), other) : near;
    }

    void chooseSupports()
    {
        const ProvinceSet reach = map.reach(choices.unit);
        for (Province other : board.units) {
            if (other == self) continue;
            ProvinceSet into = movesOf(other) & reach;
            if (reach.has(other)) into.add(other);
            choices.supportInto[index(other)] = into;
            if (!into.empty()) choices.supportable.add(other);
        }
    }

    void chooseConvoys()
    {
        if (!board.carriers.has(self)) return;
        const ProvinceSet flotilla = connectedFleets(map, board.carriers, self);
        for (Province army : board.armies) {
            if ((map.seasTouching[index(army)] & flotilla).empty()) continue;
            ProvinceSet& into = choices.convoyInto[index(army)];
            for (Province to : convoyReach(map, flotilla, army))
                if (onProperRoute(map, flotilla, self, army, to)) into.add(to);
            if (!into.empty()) choices.convoyable.add(army);
        }
    }
};

} // namespace

Choices choicesFor(const Map& map, const Position& position, Province province)
{
    const Board board(map, position.units);
    Chooser chooser{map, board, province, {}};
    chooser.choices.unit = board[province];
    chooser.chooseMoves();
    chooser.chooseSupports();
    chooser.chooseConvoys();
    return chooser.choices;
}

AdjustmentChoices adjustmentChoices(const Map& map, const Position& position, Power power, PowerSet unplayed)
{
    AdjustmentChoices choices;
    choices.owed = centresOf(position, power) - unitsOf(position, power);
    if (choices.owed > 0 && unplayed.has(power)) choices.owed = 0;
    for (const Unit& unit : position.units)
        if (unit.power == power) choices.removable.add(map.provinceOf(unit.at));
    int sites = 0;
    for (Province p : map.centres) {
        if (position.owner[index(p)] != power || !buildsIn(map, power, p) || unitAt(map, position, p))
            continue;
        ++sites;
        choices.buildArmy |= placesToStand(map, UnitKind::Army, p);
        choices.buildFleet |= placesToStand(map, UnitKind::Fleet, p);
    }
    choices.count = std::min(choices.owed, sites);
    return choices;
}

std::vector<Unit> unitsAsked(const Position& position, PhaseKind kind, Power power)
{
    std::vector<Unit> asked;
    const auto ask = [&](const Unit& unit) {
        if (unit.power == power) asked.push_back(unit);
    };
    if (kind == PhaseKind::Movement)
        for (const Unit& unit : position.units) ask(unit);
    if (kind == PhaseKind::Retreat)
        for (const DislodgedUnit& dislodged : position.dislodged) ask(dislodged.unit);
    return asked;
}

} // namespace chancery
