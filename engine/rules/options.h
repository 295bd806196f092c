// SPDX-License-Identifier: GPL-3.0-or-later
// The choices that rulebooks leave open, named after the DATC issue that each settles.
#pragma once

#include <cstdint>
#include <string>

namespace chancery {

/// The choices in force. The defaults are the preferences of DATC 3.2. A member is added here only together with the
/// one function that reads it and a test that it changes.
struct RuleOptions
{
    bool operator==(const RuleOptions&) const = default;
};

/// A named set of choices.
struct Rulebook
{
    std::string id = "datc";
    RuleOptions options;

    bool operator==(const Rulebook&) const = default;
};

} // namespace chancery
