// SPDX-License-Identifier: GPL-3.0-or-later
// How the provinces, coasts and powers of one map may be written; only completion.cpp and its neighbours use
// this.
#pragma once

#include "engine/map/map.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// The codes, names and aliases of the places and powers of a map, folded so that they can be compared.
class SpelledNames
{
public:
    /// Collects the spellings of a map.
    explicit SpelledNames(const Map& map);

    /// The number of letters of the codes that people know by heart.
    static constexpr std::size_t codeLetters = 3;
    /// How far a word is from a place whose name has one wrong letter.
    static constexpr int misspelt = 4;
    /// Returns how far a folded word is from a location: 0 for its code, 1 for a name in full or a code that
    /// it begins, 2 for a name that it begins, `misspelt` for one wrong letter, -1 if no spelling fits. What
    /// is the name of another place in full is not misspelt.
    int distance(std::string_view word, Location at) const;
    /// Returns whether a location is a sea.
    bool isSea(Location at) const { return places_[index(at)].sea; }
    /// Returns whether a name of the power begins with these folded letters.
    bool begins(std::string_view letters, Power power) const;
    /// Returns the number of locations of the map.
    std::size_t locations() const { return places_.size(); }

private:
    /// The spellings of one location.
    struct Place
    {
        std::string code;               ///< folded, with the coast
        std::vector<std::string> names; ///< folded: whole, then from each further word on
        bool sea = false;
    };
    std::vector<Place> places_;                    ///< [location]
    std::vector<std::string> exact_;               ///< the codes and names of all places in full, sorted
    std::vector<std::vector<std::string>> powers_; ///< [power] its folded names
};

} // namespace chancery
