// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a game document that this version knows; all others are carried along.
#pragma once

#include "engine/base/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

inline constexpr int gameFormat = 1;

enum class TableKind : std::uint8_t { Document, Phase, Order };

/// The members of a table that this version does not know.
std::vector<Member> unknownMembers(TableKind kind, const Value& table);

/// Everything in a document that this version does not know, itself as a document (Game::unknown): the top
/// keys, then the phases that have any, by name, and in them the order lines, by power and written text.
std::string unknownToml(const Value& document);

/// The phase of such a document, and the order line in it; nullptr if it says nothing about them.
const Value* unknownPhase(const Value& unknown, std::string_view name);
const Value* unknownOrder(const Value* phase, std::string_view power, std::string_view written);

} // namespace chancery
