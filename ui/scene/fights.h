// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts the moves of a phase: which are unopposed, which fight for a province, and in which order the story
// can show the fights.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/framing.h"

#include <map>
#include <vector>

namespace chancery {

/// A contest for a province, shown in one beat: the units that tried to enter it, the unit in it, what
/// depends on them (supports that are cut, convoys that end, armies that these fail), and the units that
/// follow into provinces that its winners leave.
struct Fight
{
    Province place = noProvince;      ///< the province that the deciding result is about
    std::vector<std::size_t> results; ///< indices into Outcome::results; the deciding result comes first
    int size = 0;                     ///< how many units and counted supports take part
    bool operator==(const Fight&) const = default;
};

/// The moves of a phase in the order in which the story shows them.
struct MovePlan
{
    std::vector<std::size_t> quiet; ///< unopposed moves, as indices into Outcome::results; shown together
    std::vector<Fight> fights;      ///< the fights, shown one after another
    bool operator==(const MovePlan&) const = default;
};

/// The parts of the board on which the beats of a story are shown. What is without one is shown on the whole
/// board.
struct FightViews
{
    std::map<Province, MapArea> fights; ///< by the provinces fought for
    MapArea paradox;                    ///< of the armies that a paradox stops
    MapArea convoys;                    ///< of the convoys that no fight is about, with their armies
    /// Returns the view of the fight for a province.
    MapArea ofFight(Province place) const
    {
        const auto view = fights.find(place);
        return view == fights.end() ? MapArea() : view->second;
    }
};

/// Returns the plan for a resolved movement phase. Every move that could be carried out and that no paradox
/// stops, every other dislodged unit, and every result that depends on a fight is in it once.
/// Fights for the `wanted` provinces come first, in that order; the others go from the smallest to the
/// largest, but those that share one of the `views` follow each other where they can. A cause is always shown
/// before its effect, and a province left before another unit enters it, whatever is wanted.
MovePlan planMoves(const Map& map, const PhaseRecord& record, const std::vector<Province>& wanted = {},
                   const FightViews& views = {});

/// Returns where the supports stand that count for or against these results.
ProvinceSet helpersIn(const Outcome& outcome, const std::vector<std::size_t>& results);

/// Returns the convoys that each fight shows besides its results: the fleets of an army that fights in it, of
/// which no fight is about.
std::vector<std::vector<std::size_t>> carriersIn(const Map& map, const Outcome& outcome,
                                                 const std::vector<Fight>& fights);

/// Returns the provinces of the fights that can be shown next, after the fights for the provinces in `told`.
/// They are in the order in which they come without a choice. A fight that must wait for another is left out.
std::vector<Province> nextFights(const Map& map, const PhaseRecord& record, const std::vector<Province>& told,
                                 const FightViews& views = {});

} // namespace chancery
