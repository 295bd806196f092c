// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries of test cases that the program carries.
#pragma once

#include "engine/files/case_file.h"

#include <span>

namespace chancery {

/// A library of test cases among the resources.
struct CaseLibrary
{
    const char* id;   ///< as queries and command lines name it: "datc", "1971"
    const char* name; ///< for people, to be translated in the context "CaseLibrary"
    const char* path; ///< of its file

    /// Returns the content of its file.
    Result<std::string> text() const;
    /// Returns its cases, which are on the standard map.
    Result<std::vector<Case>> cases(const Map& map) const;
};

/// Returns all libraries, DATC first.
std::span<const CaseLibrary> caseLibraries();
/// Returns the case with this id from any library. Fails if there is none.
Result<Case> findCase(const Map& map, const std::string& id);

} // namespace chancery
