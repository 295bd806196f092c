// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks that a game can be played by, and what each says on the points where rulebooks differ.
#pragma once

#include "engine/rules/options.h"

#include <span>
#include <string_view>

namespace chancery {

/// What a rulebook says on one point.
struct RuleChoice
{
    std::string_view option; ///< "paradox"
    std::string_view value;  ///< "szykman"
    std::string_view clause; ///< "DATC 4.A.2"
    std::string_view meaning;
};

struct RulebookInfo
{
    std::string_view id, name, edition;
    RuleOptions options;
    std::span<const RuleChoice> choices;
};

std::span<const RulebookInfo> rulebooks();
/// nullptr if there is none with this id.
const RulebookInfo* findRulebook(std::string_view id);

} // namespace chancery
