// SPDX-License-Identifier: GPL-3.0-or-later
// A study as text that people post and read: as on the page of the Diplomacy Adjudicator Test Cases, in
// English.
#pragma once

#include "engine/game/study.h"

#include <memory>
#include <string>
#include <string_view>

namespace chancery {

/// Returns a line of the study as text, from the position to the node `id`: the title, the phase, the
/// commentary, the orders of each power with their results, the units without an order and the owners of the
/// centres. The last line is studyLine(), so that all of the study can be read from it.
std::string studyPage(const Study& study, NodeId id);

/// Reads orders and positions out of a text as people write and copy it: the page of a test case with its
/// commentary, a report, a list of units or of orders for each power. Units are where their orders have them.
/// What is neither is the commentary. On failure says that there is nothing to study.
Result<Study> readStudyPage(std::string_view text, const std::string& name, std::shared_ptr<const Map> map);

} // namespace chancery
