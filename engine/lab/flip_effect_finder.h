// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what changed orders do. Private to flip.
#pragma once

#include "engine/adjudicate/retreats.h"
#include "engine/lab/flip_effect.h"

#include <optional>

namespace chancery {

/// Finds out what changed orders do to the result that is asked about.
class FlipEffectFinder
{
public:
    /// `before` is how the phase ended without any change, and `asked` the unit whose result has turned.
    /// `before` must outlive this.
    FlipEffectFinder(const Aftermath& before, Province asked);

    /// Returns what the changed order of `unit` does in the phase with the changes, `after`, or what its old
    /// order does no longer. If `holdWouldDo`, a hold would turn the result as well, so that the old order is
    /// what matters.
    FlipEffect of(const Aftermath& after, Province unit, bool holdWouldDo) const;

private:
    std::optional<FlipEffect> ofNewOrder(const Aftermath& after, Province unit) const;
    std::optional<FlipEffect> ofOldOrder(Province unit) const;
    ProvinceSet stakesIn(const Aftermath& end) const;

    const Aftermath& before_;
    Province asked_;
    ProvinceSet stakes_; ///< units and provinces that the result before the changes depends on
};

} // namespace chancery
