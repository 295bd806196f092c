// SPDX-License-Identifier: GPL-3.0-or-later
// The laws that every board obeys, whatever file it comes from.
#pragma once

#include "engine/map/map.h"

#include <string>
#include <vector>

namespace chancery {

/// One breach of a law of maps, and the line of a map file that it concerns: the key `key` of a province, a
/// coast or a power.
struct LawBreach
{
    std::string message;   ///< what is wrong, for a person
    Location at = nowhere; ///< the province as a whole, or the split coast, that is concerned
    Power power = noPower; ///< the power that is concerned, if any
    std::string key;       ///< key of the map file; empty if none is to blame

    bool operator==(const LawBreach&) const = default;
};

/// Returns every breach of a law; the map can be played if there is none.
std::vector<LawBreach> checkMap(const Map& map);

} // namespace chancery
