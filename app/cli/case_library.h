// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in test cases.
#pragma once

#include "engine/explain/case_index.h"
#include "engine/files/run_case.h"

namespace chancery::cli {

/// Returns all cases of a library: "datc" for DATC 3.2, or a rulebook with cases of its own: "1971",
/// "alexander", "twenty", "committee". Fails for any other name.
Result<std::vector<Case>> caseLibrary(const Map& map, const std::string& name = "datc");

/// Returns the ids of all libraries, DATC first.
std::vector<std::string> libraryIds();
/// Returns an index of the cases of all libraries.
Result<CaseIndex> wholeLibrary(std::shared_ptr<const Map> map);
/// Returns the case with this id from any library. Fails if there is none.
Result<Case> findCase(const Map& map, const std::string& id);

} // namespace chancery::cli
