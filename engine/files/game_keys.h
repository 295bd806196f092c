// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that this version knows of the documents of games and studies. All others are kept and written
// back.
#pragma once

#include "engine/base/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

inline constexpr int gameFormat = 1;   ///< the number of the format that is read and written
inline constexpr int variedFormat = 2; ///< that of a game with variations, which earlier versions refuse

/// The kinds of tables in the documents of games (the first three) and of studies.
enum class TableKind : std::uint8_t { Document, Phase, Order, Study, Line };

/// Returns the members of a table of this kind that this version does not know.
std::vector<Member> unknownMembers(TableKind kind, const Value& table);

/// Returns everything in a document that this version does not know, as a document (Game::unknown): the top
/// keys, then the phases with unknown keys by name, and in them the order lines by power and written text.
std::string unknownToml(const Value& document);

/// Returns the phase with this name in a document of unknown keys, or nullptr.
const Value* unknownPhase(const Value& unknown, std::string_view name);
/// Returns the order line of this power and text in a phase of a document of unknown keys, or nullptr;
/// `phase` may be nullptr.
const Value* unknownOrder(const Value* phase, std::string_view power, std::string_view written);

/// Returns the members of a table of this kind that this version does not know, as a document.
std::string unknownToml(TableKind kind, const Value& table);
/// Returns the members of such a document whose values are tables, or the others, as lines of TOML.
std::string unknownLines(const std::string& unknown, bool tables);

} // namespace chancery
