// SPDX-License-Identifier: GPL-3.0-or-later
// The laws that every board obeys, whoever made it.
#pragma once

#include "engine/map/map.h"

#include <string>
#include <vector>

namespace chancery {

/// What is wrong, and which line of a map file it concerns: the key `key` of a province, a coast or a power.
struct LawBreach
{
    std::string message;
    Location at = nowhere; ///< a province as a whole, or a split coast
    Power power = noPower;
    std::string key;

    bool operator==(const LawBreach&) const = default;
};

/// Every breach of a law; an empty answer means that the map can be played.
std::vector<LawBreach> checkMap(const Map& map);

} // namespace chancery
