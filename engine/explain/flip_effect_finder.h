// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what changed orders do. Private to flip.
#pragma once

#include "engine/adjudicate/retreats.h"
#include "engine/explain/flip_effect.h"

#include <optional>

namespace chancery {

/// Finds out what changed orders do to the result that is asked about.
class FlipEffectFinder
{
public:
    /// `before` is how the phase ended without any change, and `asked` the unit whose result has turned.
    /// `before` must outlive this.
    FlipEffectFinder(const Aftermath& before, Province asked);

    /// What a hold would do in place of a changed order.
    enum class Instead : std::uint8_t {
        TurnsNothing,   ///< the new order is what matters
        Turns,          ///< it turns the result to the same words, so that the old order is what matters
        TurnsOtherwise, ///< it turns the result to other words, so that either may matter
    };

    /// Returns what the changed order of `unit` does in the phase with the changes, `after`, or what its old
    /// order does no longer.
    FlipEffect of(const Aftermath& after, Province unit, Instead hold) const;

private:
    std::optional<FlipEffect> ofNewOrder(const Aftermath& after, Province unit) const;
    std::optional<FlipEffect> ofOldOrder(const Aftermath& after, Province unit) const;
    ProvinceSet stakesIn(const Aftermath& end) const;
    bool touchesStakes(const std::optional<FlipEffect>& effect) const;

    const Aftermath& before_;
    Province asked_;
    ProvinceSet stakes_; ///< units and provinces that the result before the changes depends on
};

} // namespace chancery
