// SPDX-License-Identifier: GPL-3.0-or-later
// The keys `map`, `rulebook` and `[rules]`, which the documents of games and studies share.
#pragma once

#include "engine/base/document.h"
#include "engine/game/game.h"
#include "engine/map/map_loader.h"
#include "engine/rules/rulebooks.h"

#include <memory>
#include <optional>
#include <string>

namespace chancery {

/// Returns the map that the key `map` names, `standard` if the key may be and is missing; nullptr after a
/// fault, which the reader records.
std::shared_ptr<const Map> namedMap(DocumentReader& reader, const Value& document, const MapLoader& maps,
                                    const char* otherwise = nullptr);

/// What becomes of a document whose rulebook this program does not have.
enum class UnknownRulebook : std::uint8_t {
    Refused, ///< it is a fault
    Kept     ///< its name is kept, and another rulebook is used in its place; see rulebookOrStandIn
};

/// Reads `rulebook` and the house rules under `rules`; the reader records the first fault.
Rulebook readRules(DocumentReader& reader, const Value& document,
                   UnknownRulebook unknown = UnknownRulebook::Refused);

/// Returns the table `[rules]`, named with `prefix` ("variation."), with what deviates from the rulebook,
/// preceded by an empty line; empty if nothing does.
std::string rulesToml(const Rulebook& rulebook, const std::string& prefix = {});

/// Reads `[times]` of a game document, the minutes of each stage; nothing without the table. The reader
/// records the first fault.
std::optional<ClockRules> readTimes(DocumentReader& reader, const Value& document);
/// Returns the table `[times]`; nothing without times. A stage without a limit is left out.
std::string timesToml(const std::optional<ClockRules>& times);

} // namespace chancery
