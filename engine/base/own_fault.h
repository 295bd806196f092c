// SPDX-License-Identifier: GPL-3.0-or-later
// A fault of our own where an input is read: it becomes an error like those of the input, so that one input
// fails alone.
#pragma once

#include "engine/base/message.h"

#include <string>
#include <utility>

namespace chancery {

/// Returns the error that says of a failed check that it is a fault of ours, about the place `where`.
Error ownFault(const FailedCheck& fault, std::string where);

/// Returns what `act` returns, which is a Result. If a check of ours fails meanwhile, returns an error that
/// says so, about the place `where`.
template<class Act>
auto ownFaultsAsErrors(Act act, std::string where = {}) -> decltype(act())
{
    try {
        return act();
    } catch (const FailedCheck& fault) {
        return ownFault(fault, std::move(where));
    }
}

} // namespace chancery
