// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves a phase again and again with other orders for one or two units. Private to flip.
#pragma once

#include "engine/adjudicate/variations.h"
#include "engine/explain/flip.h"

namespace chancery {

/// Variations of a phase that may have ruled results. One object is for one thread.
class Trial
{
public:
    /// Resolves the phase as it is; it must outlive this.
    explicit Trial(const PhaseInput& phase);

    /// Resolves the phase with these orders instead of those for the same units; see Variations::resolveWith.
    void resolveWith(std::span<const Order> changes);
    /// Returns how the order of a unit ended in the last resolution.
    FlipResult resultOf(Province unit) const;
    /// Returns the last resolution. It is valid until the next.
    const Aftermath& aftermath() const;

private:
    /// A phase with ruled results: it is read wholly each time.
    struct RuledPhase
    {
        Board board;
        std::vector<Order> orders{};
        std::vector<Rule> judged{};
        std::optional<Turn> turn{};
        std::optional<Movement> movement{};
        std::optional<Aftermath> after{};
    };

    const PhaseInput& phase_;
    std::optional<Variations> free_;
    std::optional<RuledPhase> ruled_;
};

} // namespace chancery
