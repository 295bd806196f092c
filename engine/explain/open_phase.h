// SPDX-License-Identifier: GPL-3.0-or-later
// A movement phase before the adjudicator, with no question answered but the obvious ones. Private to lab.
#pragma once

#include "engine/adjudicate/movement.h"
#include "engine/game/game.h"
#include "engine/orders/implied.h"

#include <vector>

namespace chancery {

/// The orders of a phase as sets of provinces, and the questions about them. It refers to `phase`, which must
/// outlive it.
struct OpenPhase
{
    /// Reads the orders. The phase must be of movement and one that can be resolved.
    explicit OpenPhase(const PhaseInput& phase)
        : board(boardOf(*phase.map, phase.before, phase.options))
        , orders(completed(phase, board))
        , judged(orders.size())
        , turn(board, orders, judged, phase.options, phase.handedIn)
        , movement(turn, phase.ruled)
    {
    }
    OpenPhase(const OpenPhase&) = delete;
    OpenPhase& operator=(const OpenPhase&) = delete;

    Board board;
    std::vector<Order> orders; ///< with those that others imply, where the rules have them
    std::vector<Rule> judged;  ///< why each of them does not count
    Turn turn;
    Movement movement;

private:
    static std::vector<Order> completed(const PhaseInput& phase, const Board& board)
    {
        std::vector<Order> orders = phase.orders;
        if (phase.options.implicitOrders) addImplied(board, orders);
        return orders;
    }
};

} // namespace chancery
