// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the name indices of provinces and powers.
#include "engine/map/place_names.h"

#include "engine/map/language_names.h"

#include <algorithm>

namespace chancery {

namespace {

using NameKind = NameIndex::Kind;

void addProvince(NameIndex& index, const Map& map, Province province)
{
    const ProvinceInfo& info = map[province];
    const int id = static_cast<int>(province);
    index.add(info.code, id, NameKind::Code);
    index.add(info.name, id, NameKind::Name);
    for (const auto& [language, name] : info.names)
        if (!givesName(language, map, province)) index.add(name, id, NameKind::Name);
    for (const std::string& alias : info.aliases) index.add(alias, id, NameKind::Name);
}

/// Adds a coast, so that both "STP/sc" and "stpsc" find it.
void addCoast(NameIndex& index, const LocationInfo& info, int id)
{
    index.add(fold(info.code), id, NameKind::Whole);
    const std::string province = info.code.substr(0, info.code.find('/'));
    for (const std::string& alias : info.aliases) index.add(fold(province + alias), id, NameKind::Whole);
}

/// Returns the endings that adjectives of a language take, none among them.
std::vector<std::string> endingsOf(std::string_view language)
{
    std::vector<std::string> endings{""};
    const LanguageFile* file = languageFile(language);
    const Value* given = file ? file->words.find("adjective_endings") : nullptr;
    for (std::size_t i = 0; given && i < given->items.size(); ++i) endings.push_back(given->items[i].text);
    return endings;
}

void addPower(NameIndex& index, const Map& map, Power power)
{
    const PowerInfo& info = map[power];
    const int id = static_cast<int>(power);
    index.add(info.name, id, NameKind::Name);
    index.add(info.adjective, id, NameKind::Name);
    if (info.adjective.ends_with('n')) index.add(info.adjective + "s", id, NameKind::Name); // "Germans"
    for (const auto& [language, name] : info.names)
        if (!givesName(language, map, power)) index.add(name, id, NameKind::Name);
    for (const std::string& alias : info.aliases) index.add(alias, id, NameKind::Name);
    for (const auto& [language, adjective] : info.adjectives)
        if (!givesName(language.substr(0, language.find(':')), map, power))
            for (const std::string& ending : endingsOf(language))
                index.add(adjective + ending, id, NameKind::Name);
}

/// Adds what languages give, but not what the map itself calls another place.
void addLanguages(NameIndex& index, const std::vector<LanguageName>& names)
{
    for (const LanguageName& name : names)
        if (!index.meansAnother(name.text, name.id))
            index.add(name.text, name.id, NameKind::Name, name.language + 1);
}

} // namespace

PlaceNames::PlaceNames(const Map& map)
{
    for (std::size_t i = 0; i < map.provinces.size(); ++i)
        addProvince(places_, map, static_cast<Province>(i));
    for (std::size_t i = map.provinces.size(); i < map.locations.size(); ++i)
        addCoast(places_, map.locations[i], static_cast<int>(i));
    for (const Power power : map.everyPower()) {
        addPower(powers_, map, power);
        ownNames_.push_back(fold(map[power].name) + " " + fold(map[power].adjective));
    }
    addLanguages(places_, provinceNamesOf(map));
    addLanguages(powers_, powerNamesOf(map));
    places_.finish();
    powers_.finish();
}

namespace {

std::vector<PlaceMeaning> located(const std::vector<NameMeaning>& names)
{
    std::vector<PlaceMeaning> places;
    for (const NameMeaning& name : names) places.push_back({static_cast<Location>(name.id), name.cost});
    return places;
}

} // namespace

std::vector<PlaceMeaning> PlaceNames::places(std::span<const NameWord> words) const
{
    return located(places_.meanings(words));
}

std::vector<PlaceMeaning> PlaceNames::misspeltPlaces(std::span<const NameWord> words) const
{
    return located(places_.misspelt(words));
}

std::vector<Location> PlaceNames::similarPlaces(std::string_view folded) const
{
    std::vector<Location> places;
    for (const int id : places_.similar(folded)) places.push_back(static_cast<Location>(id));
    return places;
}

Power PlaceNames::power(std::span<const NameWord> words) const
{
    const std::vector<NameMeaning> found = powers_.meanings(words);
    const bool clear = found.size() == 1 || (found.size() > 1 && found[0].cost < found[1].cost);
    if (!clear) return noPower;
    const auto power = static_cast<Power>(found[0].id);
    if (words.size() > 1 || found[0].cost == 0 || !isExact(words)) return power;
    const std::string& own = ownNames_[index(power)];
    const std::string_view word = words[0].folded;
    return own.starts_with(word) || own.find(" " + std::string(word)) < own.size() ? power : noPower;
}

Power PlaceNames::misspeltPower(std::span<const NameWord> words) const
{
    const std::vector<NameMeaning> found = powers_.misspelt(words);
    const auto near = [](const NameMeaning& meaning) { return meaning.cost == costOfMisspelling; };
    return std::ranges::count_if(found, near) == 1 ? static_cast<Power>(found.front().id) : noPower;
}

bool PlaceNames::isExact(std::span<const NameWord> words) const
{
    const std::vector<PlaceMeaning> found = places(words);
    return !found.empty() && found.front().cost == 0;
}

Location PlaceNames::coastOf(const Map& map, Location place, std::string_view coast) const
{
    const ProvinceInfo& info = map[map.provinceOf(place)];
    if (info.coasts.empty()) return place;
    const std::string folded = fold(info.code) + std::string(coast);
    const NameWord word{folded};
    for (const NameMeaning& meaning : places_.meanings({&word, 1}))
        if (meaning.cost == 0) return static_cast<Location>(meaning.id);
    return nowhere;
}

} // namespace chancery
