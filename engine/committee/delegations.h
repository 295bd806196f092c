// SPDX-License-Identifier: GPL-3.0-or-later
// Delegations of two delegates (Committee, Delegations and countries).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"

namespace chancery {

/// Returns what is wrong with the names of the delegates of a Committee. While a conference is held, each
/// delegation that takes part keeps the name of the delegate whom it has sent (Organising a conference, 10).
Objections objectionsToDelegations(const Committee& committee);

} // namespace chancery
