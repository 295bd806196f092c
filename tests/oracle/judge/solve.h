// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the answers that fulfil all equations, by trying.
#pragma once

#include "tests/oracle/judge/equations.h"

namespace oracle {

struct Solution
{
    Truth truth;
    int circles = 0;         ///< circular movements that were let go round
    int paradoxes = 0;       ///< cores whose convoys were made to fail
    int higherParadoxes = 0; ///< those of them with convoys for several armies
    int riddles = 0;         ///< cores that had exactly one answer
    int others = 0;          ///< cores of which DATC says that they cannot occur
};

Solution solve(const Turn& turn, const Equations& equations);

/// Every complete set of answers that fulfils all equations, found by going through all there are: only for
/// few orders.
std::vector<Truth> allSolutions(const Turn& turn, const Equations& equations);

} // namespace oracle
