// SPDX-License-Identifier: GPL-3.0-or-later
// What a board tells of a phase at one moment, for who hears it: the units where they are seen, and the
// orders and results that are told. While a story runs that is less than the phase has.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/storyboard.h"

#include <optional>
#include <vector>

namespace chancery {

/// An order that is told, with its result once that is told too.
struct ToldOrder
{
    Order order;                         ///< the order, or a hold if there is none
    std::optional<OrderResult> result{}; ///< how it ended
    bool operator==(const ToldOrder&) const = default;
};

/// What is told of a phase.
struct ToldPhase
{
    Position position;             ///< the units and owners that are seen
    std::vector<ToldOrder> orders; ///< those that are told
    bool runs = false;             ///< whether more will be told: a story has not ended
    bool operator==(const ToldPhase&) const = default;
};

/// Returns what the story of a resolved phase has told of its orders at an instant, in milliseconds.
std::vector<ToldOrder> ordersToldAt(const PhaseRecord& record, const Storyboard& story, int ms);
/// Returns all orders of a resolved phase with their results.
std::vector<ToldOrder> allOrdersOf(const PhaseRecord& record);

/// Returns the position of a resolved phase as a board shows it, with the units where `seen` has them. Where
/// it draws none, as while a year is told by its centres alone, they are where the phase leaves them.
Position positionSeen(const Map& map, const PhaseRecord& record, const Picture& seen);

} // namespace chancery
