// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a picture of a phase, for the gamemaster or for the players. The players' picture never holds what
// has not been revealed.
#pragma once

#include "engine/game/game.h"
#include "ui/entry/order_entry.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/picture.h"

#include <optional>
#include <vector>

namespace chancery {

/// Who sees a picture: the gamemaster, or the players at the table.
enum class Audience : std::uint8_t { Gamemaster, Table };

/// Which position of a phase is shown: the one that orders were written for, or the one that they led to.
enum class Moment : std::uint8_t { Before, After };

/// What a picture of a phase shows.
struct ViewOptions
{
    Audience audience = Audience::Gamemaster; ///< who sees the picture
    Moment moment = Moment::Before;           ///< After needs a resolved phase; without one Before is shown
    bool revealed = false;                    ///< the players have seen the orders of this phase
    bool showOrders = true;                   ///< the arrows and marks of orders
    bool showResults = true;        ///< of a resolved phase: what failed, which units were dislodged
    std::uint64_t hiddenPowers = 0; ///< one bit per power; a set bit leaves out its orders
    double tokenScale = 1;          ///< the size of tokens; see tokenWidth for size 1
    RuleOptions rules;              ///< of the game: which orders count while nothing is resolved
    ProvinceSet missing;            ///< units without an order; marked for the gamemaster only
    ProvinceSet illegal;            ///< units whose order the rules do not allow, while nothing is resolved;
                                    ///< marked for the gamemaster only
    Selection selection;            ///< what order entry shows; for the gamemaster only
    /// The orders of an unresolved phase as they are carried out (ordersGiven in game/orders_given.h), for
    /// the gamemaster only; without it those that are written.
    std::optional<std::vector<Order>> orders{};
};

/// Returns `hiddenPowers` for a picture of one power's orders alone; of all orders for noPower.
inline std::uint64_t allBut(Power power)
{
    return power == noPower ? 0 : ~(std::uint64_t{1} << index(power));
}

/// Returns the picture of a phase. For Audience::Table it leaves out orders and results until `revealed` is
/// set, and `missing`, `illegal`, `orders` and `selection` always.
Picture compose(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                const ViewOptions& options);

/// Returns the picture of a position without orders: tokens, owners and, while units are dislodged, the
/// provinces closed to retreats.
Picture composePosition(const BoardGeometry& board, const Position& position, double tokenScale = 1);

} // namespace chancery
