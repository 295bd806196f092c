// SPDX-License-Identifier: GPL-3.0-or-later
// A resolved phase as its story needs it: the findings, how its orders are drawn, and how the story is made.
#pragma once

#include "ui/scene/order_drawing.h"
#include "ui/scene/tell.h"

namespace chancery {

/// Indices into Outcome::results.
using Results = std::vector<std::size_t>;

/// A resolved phase and how its story is made; storyPhaseOf() makes one.
struct StoryPhase
{
    const Map& map;
    const BoardGeometry& board;
    const PhaseRecord& record;
    const Telling& telling;
    bool room;                          ///< whether it is for the audience window, whatever the camera sees
    std::vector<OrderDrawing> drawings; ///< [result] its order

    /// Returns the results of the phase.
    const Outcome& outcome() const { return *record.outcome; }
    /// Returns a result.
    const OrderResult& result(std::size_t i) const { return outcome().results[i]; }
    /// Returns the unit that an order is for.
    const Unit& unitOf(std::size_t i) const { return result(i).order.unit; }
    /// Returns the province of the unit that an order is for.
    Province provinceOf(std::size_t i) const { return map.provinceOf(unitOf(i).at); }
    /// Returns the way of a unit that moved or retreated, to where its token is afterwards.
    Curve wayOf(std::size_t i) const;
};

/// Returns a resolved phase with its orders drawn. All four must outlive it.
StoryPhase storyPhaseOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                        const Telling& telling);

} // namespace chancery
