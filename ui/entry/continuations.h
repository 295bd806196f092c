// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a unit may sensibly be told, and how likely each of it is; only completion.cpp and tests use this.
#pragma once

#include "ui/entry/completion.h"

namespace chancery::entry {

struct Continuation
{
    Order order;
    int unlikely = 0; ///< 0 for what is done most
};

std::vector<Continuation> continuationsOf(const EntryContext& context, const Asked& asked);

} // namespace chancery::entry
