// SPDX-License-Identifier: GPL-3.0-or-later
// DATC 5.B: what must hold of the answers, one function a section.
#pragma once

#include "tests/oracle/judge/turn.h"

namespace oracle {

/// For each unit whether its order succeeds. Counts only for moves, and for supports and convoys that match.
using Truth = std::vector<char>;

class Equations
{
public:
    explicit Equations(const Turn& turn);

    /// Whether this unit's order needs an answer.
    bool asked(int unit) const;
    /// The answer that follows from all the answers.
    bool answer(int unit, const Truth& truth) const;
    /// The units whose answers this one may turn on.
    std::vector<int> mentioned(int unit) const;

    bool path(int mover, const Truth& truth) const;
    int prevent(int mover, const Truth& truth) const;

private:
    bool move(int mover, const Truth& truth) const;
    bool support(int supporter, const Truth& truth) const;
    bool convoy(int fleet, const Truth& truth) const;
    int attack(int mover, const Truth& truth) const;
    int hold(int province, const Truth& truth) const;
    int defend(int mover, const Truth& truth) const;
    int strength(int unit, const Truth& truth, int withoutPower = none) const;
    bool headToHead(int mover) const;
    bool moved(int unit, const Truth& truth) const
    {
        return turn_.deed(unit).moves() && truth[std::size_t(unit)];
    }
    const std::vector<int>& moversTo(int province) const { return moversTo_[std::size_t(province)]; }

    const Turn& turn_;
    std::vector<std::vector<int>> moversTo_;     ///< of each province
    std::vector<std::vector<int>> supportersOf_; ///< of each unit
    std::vector<std::vector<int>> convoyersOf_;  ///< of each unit
};

} // namespace oracle
