// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/spelled_names.h"

#include "engine/map/language_names.h"
#include "engine/map/spelling.h"

#include <algorithm>

namespace chancery {

namespace {

/// Adds a name, and its ends from each further word on: "North Sea", "Sea".
void add(std::vector<std::string>& names, const std::string& name, const std::string& coast)
{
    names.push_back(fold(name) + coast);
    for (std::size_t blank = name.find_first_of(" -"); blank != std::string::npos;
         blank = name.find_first_of(" -", blank + 1))
        names.push_back(fold(name.substr(blank)) + coast);
}

} // namespace

SpelledNames::SpelledNames(const Map& map)
{
    const std::string preferred = preferredLanguage();
    for (std::size_t i = 0; i < map.locations.size(); ++i) {
        const auto at = static_cast<Location>(i);
        const ProvinceInfo& info = map[map.provinceOf(at)];
        const std::string& coast = map[at].coast;
        Place place{fold(info.code) + coast, {}, map.seas.has(map.provinceOf(at))};
        exact_.push_back(place.code);
        const auto addName = [&](const std::string& name) {
            exact_.push_back(fold(name) + coast);
            add(place.names, name, coast);
        };
        addName(info.name);
        for (const auto& [language, name] : info.names)
            if (language == preferred || !givesName(language, map, map.provinceOf(at))) addName(name);
        for (const std::string& alias : info.aliases) addName(alias);
        places_.push_back(std::move(place));
    }
    std::ranges::sort(exact_);
    for (const PowerInfo& power : map.powers) {
        std::vector<std::string>& names = powers_.emplace_back();
        for (const auto& own : {power.name, power.adjective}) names.push_back(fold(own));
        for (const std::string& alias : power.aliases) names.push_back(fold(alias));
        for (const Translations* others : {&power.names, &power.adjectives})
            for (const auto& [language, name] : *others) names.push_back(fold(name));
    }
}

bool SpelledNames::begins(std::string_view letters, Power power) const
{
    return std::ranges::any_of(powers_[index(power)],
                               [&](const std::string& name) { return name.starts_with(letters); });
}

int SpelledNames::distance(std::string_view word, Location at) const
{
    const Place& place = places_[index(at)];
    if (place.code == word) return 0;
    if (place.code.starts_with(word)) return 1;
    int best = -1;
    for (const std::string& name : place.names) {
        if (name == word) return 1;
        if (name.starts_with(word)) best = 2;
    }
    if (best > 0 || word.size() <= codeLetters || std::ranges::binary_search(exact_, word)) return best;
    for (const std::string& name : place.names)
        if (spellingDistance(std::string_view(name).substr(0, word.size()), word, 1) <= 1) return misspelt;
    return -1;
}

} // namespace chancery
