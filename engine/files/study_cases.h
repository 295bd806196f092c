// SPDX-License-Identifier: GPL-3.0-or-later
// Test cases and position documents as studies.
#pragma once

#include "engine/files/case_file.h"
#include "engine/files/position_file.h"
#include "engine/game/study.h"

#include <optional>

namespace chancery {

/// Returns a case as a study: its position under its own rules, its orders as printed, those of the retreats
/// after it, and the commentary. `library` is the name of its library, for people.
Study studyOf(std::shared_ptr<const Map> map, const Case& one, const std::string& library);

/// Returns the first line of a study as a case, with its own rules, its orders, those of the retreats after
/// it and the commentary; it states no results. Nothing if its position cannot be resolved. `id` is what the
/// case is called.
std::optional<Case> caseOf(const Study& study, const std::string& id);

/// Returns a position with its orders as a study.
Study studyOf(const PositionSheet& sheet);

/// Returns the position of a node with its orders, as position documents have it; nothing if the node has no
/// position. A position that cannot be resolved has no such document: the sheet is nothing then as well.
std::optional<PositionSheet> positionSheetOf(const Study& study, NodeId id);

} // namespace chancery
