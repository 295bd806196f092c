// SPDX-License-Identifier: GPL-3.0-or-later
// The files of resources/rulebooks, compiled into the engine (engine/CMakeLists.txt) so that it needs no
// files to know its rulebooks.
#pragma once

#include <span>
#include <string_view>

namespace chancery {

/// One rulebook file as text.
struct BuiltinRulebook
{
    std::string_view name; ///< "alexander.toml"
    std::string_view toml; ///< the text of the file
};

/// Returns the rulebook files that are compiled in, oldest rulebook first.
std::span<const BuiltinRulebook> builtinRulebooks();

} // namespace chancery
