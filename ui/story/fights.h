// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves are quiet, which fight for a space, and in which sequence the fights can be told.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// A contest for a space, told in one go: whoever tried to enter it, whoever had to leave it, and who follows into the
/// spaces that its winners leave.
struct Fight
{
    Province place = noProvince;      ///< the space that most of it is about
    std::vector<std::size_t> results; ///< indices into Outcome::results; what decided it comes first
    int size = 0;                     ///< units and supports that count
    bool operator==(const Fight&) const = default;
};

struct MovePlan
{
    std::vector<std::size_t> quiet; ///< moves that nobody resists, together
    std::vector<Fight> fights;      ///< in sequence
    bool operator==(const MovePlan&) const = default;
};

/// Every move that could be carried out, and every dislodged unit that did not move, is in one of them. The smallest fight
/// comes first, the largest last, except that those about `wanted` places come before the others, in that sequence; but
/// nobody enters a space before its unit has left, whatever is wanted. Of a resolved movement phase.
MovePlan planMoves(const Map& map, const PhaseRecord& record, const std::vector<Province>& wanted = {});

/// The fights that can come next, by their place, once those about `told` places have been told; in the sequence in which
/// they come if nobody chooses. Some may have to wait for others.
std::vector<Province> nextFights(const Map& map, const PhaseRecord& record, const std::vector<Province>& told);

} // namespace chancery
