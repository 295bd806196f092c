// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/short_names.h"

#include "engine/map/spelling.h"

namespace chancery {

namespace {

/// Returns whether a place is written as the beginning of a name that is little longer than a code.
bool isShort(const SpelledPlace& place, const PlaceMeaning& meaning)
{
    constexpr std::size_t longest = 5; // bytes
    return meaning.cost == costOfAbbreviation && !place.abbreviated && fold(place.text).size() <= longest;
}

} // namespace

ProvinceSet codesNear(const Map& map, const SpelledPlace& place, const PlaceMeaning& meaning)
{
    ProvinceSet near;
    if (!isShort(place, meaning)) return near;
    const std::string written = fold(place.text);
    for (std::size_t i = 0; i < map.provinces.size(); ++i)
        if (spellingDistance(fold(map.provinces[i].code), written, 1) == 1)
            near.add(static_cast<Province>(i));
    near.remove(map.provinceOf(meaning.at));
    return near;
}

bool isNearKeyword(const SpelledPlace& place, const PlaceMeaning& meaning)
{
    return isShort(place, meaning) && nearKeyword(fold(place.text));
}

} // namespace chancery
