// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a movement phase as sets of provinces, built once before any question is decided.
#pragma once

#include "engine/adjudicate/passages.h"
#include "engine/rules/paradox_rule.h"

namespace chancery {

/// The orders of a phase in four steps, each a class on the one before: which count, which match, who goes by
/// sea, and here which attacks the rulebook treats in a way of its own. Nothing depends on how the phase
/// ends.
class Turn : public Passages
{
public:
    /// Reads the orders; see CountedOrders for the arguments.
    Turn(const Board& board, std::span<const Order> orders, std::span<Rule> judged,
         const RuleOptions& options, PowerSet handedIn = {});

    /// Reads the orders at these indices again, after others for the same units were put there. Of the other
    /// orders it reads only what concerns these units. `canReread` must have been true for the new orders.
    void reread(std::span<const std::uint32_t> numbers);

    /// Returns whether the attack comes from the province at which the support is directed and therefore does
    /// not cut it (DATC 4.A.4).
    bool comesFromTarget(Province attacker, Province supporter) const;

    const ParadoxHandling handling; ///< the paradox rule of the options
    ProvinceSet
        powerlessIfDislodged; ///< movers that bounce no unit if dislodged from their destination (4.A.7)
    ProvinceSet undeterred; ///< armies that cut and bounce even if their convoy is disrupted (Twenty 13, 14)
    ProvinceSet bouncersThoughBeaten; ///< movers that bounce others even if beaten head to head
    ProvinceSet meetingOnTheWay; ///< movers that meet a convoyed attack on the way (Brannan's rule, 4.A.4)
    ProvinceSet ashore;          ///< armies whose attack comes from their last fleet (Brannan's rule, 4.A.4)
    ProvinceSet speciallyCut;    ///< supporters for which the rulebook has special rules about cutting
    ProvinceSet
        uncutByTarget; ///< supporters that their target does not cut even by dislodging them (Twenty 13)
    /// Movers over land, following, without support or rival: they attack with 1 what resists with 0 or 1,
    /// and so succeed exactly if the unit ahead leaves (DATC 5.B.1).
    ProvinceSet plainFollowers;
    std::array<Province, maxProvinces> metOnTheWay; ///< [meetingOnTheWay] the unit that it meets

private:
    void findSpecialAttacks();
    void findUndeterred();
    void findMeetingsOnTheWay();
    void findSpeciallyCut();
};

} // namespace chancery
