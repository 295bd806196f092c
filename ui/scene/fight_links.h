// SPDX-License-Identifier: GPL-3.0-or-later
// Which results of a movement phase belong to one fight, and which fight must be shown before another; only
// fights.cpp uses this.
#pragma once

#include "engine/game/game.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace chancery {

/// The fight of a result that belongs to none.
inline constexpr std::size_t noFight = static_cast<std::size_t>(-1);

/// How the results of a movement phase hang together.
struct FightLinks
{
    std::vector<std::size_t> fightOf; ///< [result] the number of its fight, or noFight
    std::vector<std::size_t> quiet;   ///< the moves in no fight, as indices into Outcome::results
    ProvinceSet contested;            ///< the provinces that units tried to enter in vain or by force
    /// The pairs of fights of which the first must be shown before the second: a cause before its effect, and
    /// a unit that leaves before one that enters. They form no circle.
    std::vector<std::pair<std::size_t, std::size_t>> before;
};

/// Returns the links of a resolved movement phase. One fight has the moves for a province, what happens to
/// the units in it, and what depends on that: supports that are cut there, convoys that end there and the
/// armies that these fail, and units that follow or
/// would have. Fights that depend on each other are one. A cut support
/// that would not have changed anything may be shown later than the fight in which it does not count.
FightLinks linkResults(const Map& map, const PhaseRecord& record);

/// Returns whether an order counted, whatever its result: it was legal and not void.
bool isCarriedOut(const OrderResult& result);
/// Returns whether a move failed because its convoy is part of a paradox. It is known before every fight.
bool isStoppedByParadox(const OrderResult& result);
/// Returns whether a result is told with the armies that a paradox stops: it is one of them, a convoy of one,
/// or a support for one, which does not count.
bool isTiedToParadox(const Map& map, const Outcome& outcome, const OrderResult& result);
/// Returns whether a move fails against the unit in its destination even if its supports that did not count
/// had counted, and no other unit moves there.
bool failsAnyway(const Map& map, const Outcome& outcome, const OrderResult& result);
/// Returns whether a move fails because a unit of its own power did not get away from its destination, for
/// which no other power fights. What stopped that unit is the news.
bool isStuckBehindOwn(const Map& map, const Outcome& outcome, const OrderResult& result);
/// Returns whether a move went by convoy, or would have.
bool goesBySea(const OrderResult& result);

} // namespace chancery
