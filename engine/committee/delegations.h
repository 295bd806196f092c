// SPDX-License-Identifier: GPL-3.0-or-later
// Delegations of two delegates (Committee, Delegations and countries).
#pragma once

#include "engine/committee/committee.h"
#include "engine/committee/objection.h"

#include <string_view>

namespace chancery {

/// Returns what is wrong with the names of one delegation's delegates: there are two different ones, or none.
Objections brokenRules(Power power, const Delegates& names);
/// Returns the two delegates whom the name of a delegation's player may give: "Ann & Bob" or
/// "Ann/Bob", and "Ann and Bob" in every language of orders; with one name that alone, first.
Delegates delegatesNamed(std::string_view player);
/// Returns whom a conference cannot be sent: each party sends one person, one of its own two delegates, and
/// none who presides (Organising a conference, 8 and 10). Of a party whose two delegates are not named, no
/// more is known than that others are not hers.
Objections objectionsToSent(const Committee& committee, const Conference& conference);
/// Returns what is wrong with the names of the delegates of a Committee. While a conference is held, each
/// delegation that takes part keeps the name of the delegate whom it has sent (Organising a conference, 10).
Objections objectionsToDelegations(const Committee& committee);

} // namespace chancery
