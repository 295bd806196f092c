// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the document of a study. All others are kept and written back.
#pragma once

#include "engine/base/document.h"

#include <string>
#include <vector>

namespace chancery {

/// The kinds of tables in such a document.
enum class StudyTable : std::uint8_t { Document, Line };

/// Returns the members of a table of this kind that this version does not know, as a document.
std::string unknownToml(StudyTable kind, const Value& table);

/// Returns the members of such a document whose values are tables, or the others, as lines of TOML.
std::string unknownLines(const std::string& unknown, bool tables);

} // namespace chancery
