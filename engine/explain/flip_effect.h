// SPDX-License-Identifier: GPL-3.0-or-later
// What a changed order does in the position: by this the ways to turn a result are grouped.
#pragma once

#include "engine/base/ids.h"

#include <compare>
#include <vector>

namespace chancery {

/// What one changed order does, or no longer does. Units are named by the provinces where they start; who
/// does it is not part of it, so that several ways to do the same are equal.
struct FlipEffect
{
    /// What is done. Those from NoSupport on are about the order that is no longer given: a hold instead of
    /// it would turn the result as well.
    enum class Kind : std::uint8_t {
        OrdersSupported, ///< orders the move of `unit` that the order asked about supports
        OrdersConvoyed,  ///< orders the move of `unit` that the order asked about convoys
        Unsupportable,   ///< moves, so that it cannot be supported in `where`
        Supports,        ///< one more support for `unit`
        Convoys,         ///< one more fleet for the convoy of `unit`
        CutsSupport,     ///< cuts the support of `unit`
        DislodgesConvoy, ///< dislodges `unit`, a fleet that convoys
        Dislodges,       ///< dislodges `unit`
        Bounces,         ///< bounces `unit`: moves to `where` as well
        Opposes,         ///< comes the opposite way of `unit`
        Attacks,         ///< attacks `unit`, without dislodging it
        Vacates,         ///< leaves `where`
        Enters,          ///< enters `where`
        Exchanges,       ///< changes places with `unit`
        EntersRetreat,   ///< enters `where`, a retreat that was open to the unit asked about
        ClosesRetreat,   ///< closes the retreat to `where` by staying there
        OpensRetreat,    ///< opens the retreat to `where`
        Moves,           ///< moves to `where`, without doing any of this
        NoSupport,       ///< no longer supports `unit`
        NoConvoy,        ///< no longer convoys `unit`
        NoCut,           ///< no longer cuts the support of `unit`
        NoDislodge,      ///< no longer dislodges `unit`
        NoBounce,        ///< no longer bounces `unit` in `where`
        NoOpposing,      ///< no longer comes the opposite way of `unit`
        NoAttack,        ///< no longer attacks `unit`
        NoneSupported,   ///< no longer orders the move of `unit` that the order asked about supports
        NoneConvoyed,    ///< no longer orders the move of `unit` that the order asked about convoys
        Supportable,     ///< no longer moves, so that it can be supported in `where`
        Stays,           ///< stays in `where`, which it left before
        NoMove,          ///< no longer moves to `where`, without ceasing to do any of this
        Ordered,         ///< has an order, so that its power is not in civil disorder
    };
    Kind kind = Kind::Stays;     ///< what is done
    Province unit = noProvince;  ///< the unit to which it is done, if any
    Province where = noProvince; ///< the province that it is about, if not that of `unit`

    friend auto operator<=>(const FlipEffect&, const FlipEffect&) = default;
};

/// The last value of FlipEffect::Kind.
inline constexpr FlipEffect::Kind lastFlipEffect = FlipEffect::Kind::Ordered;

/// What the changed orders of a set do, sorted: the name of a group.
using FlipEffects = std::vector<FlipEffect>;

} // namespace chancery
