// SPDX-License-Identifier: GPL-3.0-or-later
// The strengths of a resolved movement phase (DATC 5.B.4 to 5.B.7): how high each is, who counts for it, who
// does not and why, and what it is compared with.
#pragma once

#include "engine/game/game.h"

#include <vector>

namespace chancery {

/// Names one strength: its kind and the unit whose it is, by the province where it started.
struct StrengthName
{
    StrengthKind kind = StrengthKind::None;
    Province unit = noProvince;

    friend auto operator<=>(const StrengthName&, const StrengthName&) = default;
};

/// How one strength is made up.
struct StrengthAccount
{
    /// What decides about the value besides supports.
    enum class Basis : std::uint8_t {
        Supports,    ///< 1 for the unit, and 1 for each support that counts
        NoConvoy,    ///< 0: the army has no convoy (5.B.8)
        OwnUnit,     ///< 0: a unit of its own power stays in the destination (5.B.4)
        BeatenAhead, ///< 0: it lost against the unit that comes the opposite way (5.B.6)
        Left,        ///< 0: the unit leaves (5.B.5)
        FailedMove, ///< 1: the unit was ordered to move and failed, so that no support to hold counts (5.B.5)
    };

    StrengthName name;                 ///< whose strength of which kind
    Basis basis = Basis::Supports;     ///< what decides about the value
    int value = 0;                     ///< how high it is
    ProvinceSet counted;               ///< the supporters that count; empty unless the basis is Supports
    ProvinceSet cut;                   ///< the supporters that do not count because they are cut
    ProvinceSet barred;                ///< those that do not count against a unit of their own power (5.B.4)
    ProvinceSet useless;               ///< those that are given but change nothing, because of the basis
    std::vector<StrengthName> against; ///< the strengths with which it is compared, by kind and province
};

/// Returns all strengths of a movement phase: the hold strength of every unit, the attack and prevent
/// strength of every legal move, and the defend strength of moves that meet head to head. They are those on
/// which resolveMovement rests. The phase must be one that can be resolved.
std::vector<StrengthAccount> strengthsOf(const PhaseInput& phase);

/// Returns the account of one strength, or nullptr if there is none.
const StrengthAccount* accountOf(const std::vector<StrengthAccount>& all, StrengthName name);

} // namespace chancery
