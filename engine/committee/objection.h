// SPDX-License-Identifier: GPL-3.0-or-later
// A rule of the Committee that forbids something, with a sentence that says why.
#pragma once

#include "engine/base/message.h"
#include "engine/base/phase.h"
#include "engine/map/map.h"

#include <string>
#include <variant>
#include <vector>

namespace chancery {

/// What fills a gap of an objection's sentence. Powers, a province and a phase are named in the reader's
/// language.
using ObjectionGap = std::variant<std::string, int, PowerSet, Province, Phase>;

/// A rule that forbids what is asked, or what a form lacks that the officers need.
struct Objection
{
    std::string rule;         ///< as printed: "3", or "Organising a conference, 5"; empty if no rule says so
    const char* pattern = ""; ///< the sentence in English with gaps "%1" to "%9"; its context is "Objections"
    std::vector<ObjectionGap> gaps{}; ///< what fills the gaps

    bool operator==(const Objection&) const = default;
};
/// All rules that forbid it; empty if it is allowed.
using Objections = std::vector<Objection>;

/// Returns the sentence of an objection, its gaps filled with names in English.
Message messageOf(const Map& map, const Objection& objection);
/// Returns an objection in English with its rule: "... (Committee, 3)".
std::string english(const Map& map, const Objection& objection);

} // namespace chancery
