// SPDX-License-Identifier: GPL-3.0-or-later
// What people write for the provinces and powers of a map: codes, aliases and names in all its languages, in
// full or abbreviated.
#pragma once

#include "engine/map/map.h"
#include "engine/map/name_index.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// A location that a spelling may mean; see NameMeaning for the cost.
struct PlaceMeaning
{
    Location at = nowhere; ///< a whole province, or a split coast
    int cost = 0;          ///< 0 for a name or code in full
};

/// The names of all provinces, coasts and powers of one map, in its own file and in those of the languages,
/// of which a name that means another place in the map's own file is left out. deriveTopology builds it.
class PlaceNames
{
public:
    /// Collects the names of `map`.
    explicit PlaceNames(const Map& map);

    /// Returns the locations that `words` may mean together, the lowest cost first.
    std::vector<PlaceMeaning> places(std::span<const NameWord> words) const;
    /// Returns whether `words` are a place's name in full or its code.
    bool isExact(std::span<const NameWord> words) const;
    /// Returns the locations whose names `words` together may be a misspelling of, the nearest first; none if
    /// they are too far from all. Words that name another place exactly are no part of it.
    std::vector<PlaceMeaning> misspeltPlaces(std::span<const NameWord> words) const;
    /// Returns at most three locations whose names resemble `folded`, to suggest in a message.
    std::vector<Location> similarPlaces(std::string_view folded) const;
    /// Returns the power that `words` mean, by name, adjective or alias; noPower if none or more than one
    /// fits best. What is a province in full is short for a power only if its own name begins so: "Eng" is
    /// England's, but "Gre" is not short for Great Britain.
    Power power(std::span<const NameWord> words) const;
    /// Returns the power whose name, adjective or alias is one letter away from `words`; noPower if none or
    /// more than one is.
    Power misspeltPower(std::span<const NameWord> words) const;

    /// Returns the coast `coast` ("nc", "ec", "sc", "wc") of a province, given by any of its locations:
    /// `place` itself if its coast is not split, nowhere if it has no such coast.
    Location coastOf(const Map& map, Location place, std::string_view coast) const;

private:
    NameIndex places_, powers_;
    std::vector<std::string> ownNames_; ///< [power] the name and the adjective, folded, with a blank between
};

} // namespace chancery
