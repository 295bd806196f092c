// SPDX-License-Identifier: GPL-3.0-or-later
// What people write for the spaces and powers of a map: codes, names in all its languages, aliases, cut short
// or not.
#pragma once

#include "engine/map/map.h"
#include "engine/map/name_index.h"

#include <string_view>
#include <utility>
#include <vector>

namespace chancery {

/// What a spelling may mean; see NameMeaning for the cost.
struct PlaceMeaning
{
    Location at = nowhere;
    int cost = 0;
};

/// Built once for a map, by deriveTopology. More names, say of a language that the map does not know, can be
/// added.
class PlaceNames
{
public:
    using Extra = std::vector<std::pair<Province, std::string>>;

    explicit PlaceNames(const Map& map, const Extra& extra = {});

    std::vector<PlaceMeaning> places(std::span<const NameWord> words) const;
    std::vector<PlaceMeaning> misspeltPlaces(std::string_view folded) const;
    std::vector<Location> similarPlaces(std::string_view folded) const;
    /// noPower if there is none or more than one.
    Power power(std::span<const NameWord> words) const;

    /// The coast `coast` ("nc", "ec", "sc", "wc") of a place: itself where nothing is split, nowhere where
    /// there is no such coast.
    Location coastOf(const Map& map, Location place, std::string_view coast) const;

private:
    NameIndex places_, powers_;
};

} // namespace chancery
