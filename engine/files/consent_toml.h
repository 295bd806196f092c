// SPDX-License-Identifier: GPL-3.0-or-later
// Agreements about orders as rows of a game document, and those that a ruling ends.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"

#include <string>
#include <vector>

namespace chancery {

/// Reads `consents` of a phase; the reader records the first fault.
std::vector<Consent> readConsents(DocumentReader& reader, const Value& phase, const Map& map);
/// Reads the agreement that a row of `consents` or `rulings` is about; the reader records the first fault.
Consent readConsent(DocumentReader& reader, const Value& row, const Map& map);

/// Returns the members of a row about an agreement: `agreement = "proxy", power = "Italy", to = "France"`.
std::string consentMembers(const Map& map, const Consent& consent);
/// Returns the rows of `consents` of a phase, each an inline table.
std::vector<std::string> consentItems(const Map& map, const std::vector<Consent>& consents);

} // namespace chancery
