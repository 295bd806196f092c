// SPDX-License-Identifier: GPL-3.0-or-later
// The inside of FlipSearch: trials with other orders, what was asked, the changes there are, and which of
// them turn the result alone.
#pragma once

#include "engine/adjudicate/variations.h"
#include "engine/explain/flip.h"
#include "engine/explain/flip_effect_finder.h"

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

/// Everything of a search that stays as it is once the single changes are tried. Other threads only read it.
class FlipSearch::Search
{
public:
    explicit Search(FlipQuestion theQuestion);

    /// Another order for a unit.
    struct Change
    {
        Order now;
        Province helps = noProvince; ///< the unit that a support or convoy is for
        Province into = noProvince;  ///< where that unit must move for it; noProvince for a support to hold
        bool idle = false;           ///< it matches none of the orders as they are
        FlipResult then;             ///< how the order asked about ends after it alone
    };
    /// A unit whose order may change: its changes are those from `begin` to `end`.
    struct ChangingUnit
    {
        Province unit = noProvince;
        Order was;
        bool written = true;
        std::size_t begin = 0, end = 0;
        FlipResult held; ///< how the order asked about ends if this unit holds instead
    };

    bool turns(FlipResult then) const { return isTurned(now, then); }
    /// Returns what a hold would do in place of a change after which the order ends as `then`; `held` is how
    /// it ends after the hold.
    FlipEffectFinder::Instead insteadOf(FlipResult held, FlipResult then) const
    {
        using Instead = FlipEffectFinder::Instead;
        if (!turns(held)) return Instead::TurnsNothing;
        return isTurned(held, then) ? Instead::TurnsOtherwise : Instead::Turns;
    }
    Order hold(Province unit) const;
    /// Returns whether a change, beside another of the unit that it helps, does the same as a hold.
    bool idleBeside(const Change& change, const Change& other, Province othersUnit) const
    {
        return change.helps == othersUnit ? helpsNothingOf(change, other) : change.idle;
    }
    /// Returns whether a change, beside a hold of the other unit, does the same as a hold.
    bool idleBesideHold(const Change& change, Province other) const
    {
        return change.helps == other ? change.into != noProvince : change.idle;
    }
    FlipEffectFinder effectFinder() const { return FlipEffectFinder(base.aftermath(), question.asked); }
    static void add(FlipYield& yield, FoundFlip flip, const FlipEffects& does);

    FlipQuestion question;
    const PhaseInput& phase = question.phase;
    Board board;
    Outcome before;
    const OrderResult* asked; ///< in `before`
    FlipResult now;
    Trial base; ///< the phase without changes
    std::vector<Change> changes;
    std::vector<ChangingUnit> units;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs; ///< the slices: indices into `units`
    FlipYield singles;
    /// Whether idle orders need no trial of their own. Not if orders imply others (DATC 4.E.3).
    bool mergesIdle;

private:
    void list(Province unit);
    const OrderResult* counting(Province unit) const;
    void markIdle(Change& change) const;
    bool helpsNothingOf(const Change& change, const Change& other) const;
    /// Whether a legal move stays legal whatever other units are ordered (DATC 4.E.2).
    bool movesStayLegal() const { return phase.options.convoyNotOrdered != ConvoyNotOrdered::Illegal; }
    void trySingles(Trial& trial, ChangingUnit& unit);
};

/// Forgets flips beyond the most that are shown, so that as many groups as possible keep some.
void keepMostTelling(std::vector<FoundFlip>& found);

} // namespace chancery
