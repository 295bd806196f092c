// SPDX-License-Identifier: GPL-3.0-or-later
// The files of resources/rulebooks, made part of the engine when it is built (engine/CMakeLists.txt), so that it needs
// no files to know its rulebooks.
#pragma once

#include <span>
#include <string_view>

namespace chancery {

struct BuiltinRulebook
{
    std::string_view name; ///< "alexander.toml"
    std::string_view toml;
};

/// Oldest rulebook first.
std::span<const BuiltinRulebook> builtinRulebooks();

} // namespace chancery
