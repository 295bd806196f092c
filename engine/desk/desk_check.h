// SPDX-License-Identifier: GPL-3.0-or-later
// The written orders of the current phase as the gamemaster checks them: what is missing, and what is doubtful.
#pragma once

#include "engine/desk/missing.h"
#include "engine/desk/sheet_check.h"

namespace chancery {

struct WrittenDoubt
{
    std::size_t line = 0; ///< of PhaseRecord::written
    Order order;
    Doubt doubt;
};

/// Of orders on the sheets that count.
std::vector<WrittenDoubt> doubtsIn(const Game& game);

/// One thing that a power is asked for: a unit to be told something, a build, a removal.
enum class AskedMark : std::uint8_t { Missing, Told, Doubtful };

struct PowerCheck
{
    Power power = noPower;
    Missing count;
    std::vector<AskedMark> marks; ///< one for each thing asked, in the sequence of units
    int doubts = 0;               ///< orders
    int unread = 0;               ///< lines of which a part could not be read
    bool absent = false;          ///< in civil disorder: nobody is asked

    bool complete() const { return count.asked > 0 && count.missing == 0; }
    /// Complete, and nothing on the sheet needs a second look.
    bool ready() const { return complete() && doubts == 0 && unread == 0; }
};

/// What the rules take off the board of a power in civil disorder, as things stand: removals are nothing to pass over.
std::vector<Order> removedByRule(const Game& game, Power power);

/// Of every power of the map.
std::vector<PowerCheck> checkDesk(const Game& game);

} // namespace chancery
