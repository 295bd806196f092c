// SPDX-License-Identifier: GPL-3.0-or-later
// A Committee as the table [committee] of a game document.
#pragma once

#include "engine/base/document.h"
#include "engine/committee/committee.h"
#include "engine/committee/objection.h"
#include "engine/map/map.h"

#include <string>

namespace chancery {

/// Reads `[committee]` of a game document, empty if it is absent; the reader records the first fault.
Committee readCommittee(DocumentReader& reader, const Value& document, const Map& map);
/// Returns the table with its heading, or nothing for an empty Committee.
std::string committeeToml(const Map& map, const Committee& committee);

/// Records that an entry breaks the first of these rules, if it breaks any.
void refuse(DocumentReader& reader, const Map& map, const Value& at, const Objections& broken);
/// Reads the names of the delegates of a power from its row: none, or two that differ.
Delegates readDelegates(DocumentReader& reader, const Map& map, const Value& row, Power whose);
/// Reads the power named by `key`; a name that is none is a fault.
Power readPower(DocumentReader& reader, const Map& map, const Value& row, std::string_view key);
/// Reads text and points of a goal, of which it may have at most `most`; its rules are not asked.
Goal readGoal(DocumentReader& reader, const Value& row, Power power, int most);

} // namespace chancery
