// SPDX-License-Identifier: GPL-3.0-or-later
// The oracle as a whole: from a situation to what becomes of it.
#pragma once

#include "tests/oracle/judge/solve.h"

namespace oracle {

Answer judge(const Board& board, const Situation& situation);

/// The same with what was found on the way.
struct Judgement
{
    Judgement(const Board& board, const Situation& situation);

    Turn turn;
    Equations equations;
    Solution solution;
    Answer answer;
};

} // namespace oracle
