// SPDX-License-Identifier: GPL-3.0-or-later
// A phase as a picture, for the gamemaster or for the room. The room's never holds what has not been
// revealed.
#pragma once

#include "engine/game/game.h"
#include "ui/entry/order_entry.h"
#include "ui/picture/board_geometry.h"
#include "ui/picture/picture.h"

namespace chancery {

enum class Audience : std::uint8_t { Gamemaster, Table };

/// Which position of a phase is shown: the one orders were written for, or the one they led to.
enum class Moment : std::uint8_t { Before, After };

struct ViewOptions
{
    Audience audience = Audience::Gamemaster;
    Moment moment = Moment::Before; ///< After needs a resolved phase, else Before is shown
    bool revealed = false;          ///< the table has been shown the orders of this phase
    bool showOrders = true;
    bool showResults = true;        ///< of a resolved phase: what failed, who was dislodged
    std::uint64_t hiddenPowers = 0; ///< bit per power: its orders are left out
    double tokenScale = 1;
    RuleOptions rules;   ///< of the game: they say which orders count, as long as nothing is resolved
    ProvinceSet missing; ///< units that still need an order: marked for the gamemaster
    Selection selection; ///< of order entry: shown to the gamemaster only
};

Picture compose(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                const ViewOptions& options);

/// Tokens, tints and closed spaces of a position alone: no orders.
Picture composePosition(const BoardGeometry& board, const Position& position, double tokenScale = 1);

} // namespace chancery
