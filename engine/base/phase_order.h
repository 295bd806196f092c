// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two phases a game plays first.
#pragma once

#include "engine/base/phase.h"

#include <tuple>

namespace chancery {

/// Returns whether a game plays `a` before `b`.
inline bool isBefore(const Phase& a, const Phase& b)
{
    return std::tuple(a.year, a.season, a.kind) < std::tuple(b.year, b.season, b.kind);
}

} // namespace chancery
