// SPDX-License-Identifier: GPL-3.0-or-later
// Delegations of two delegates (Committee, Delegations and countries).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"

namespace chancery {

/// Returns what is wrong with the names of the delegates.
Objections objectionsToDelegations(const std::map<Power, Delegates>& delegations);

} // namespace chancery
