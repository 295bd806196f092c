// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/short_names.h"

#include "engine/language/language_file.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_tokens.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns a place as it is written, folded and without its coast.
std::string writtenName(const SpelledPlace& place)
{
    return fold(place.text.substr(0, place.text.find_first_of("(/")));
}

bool isBeginning(const SpelledPlace& place, const PlaceMeaning& meaning)
{
    return meaning.cost == costOfAbbreviation && !place.abbreviated;
}

/// Returns whether a place is written as the beginning of a name that is little longer than a code.
bool isShort(const SpelledPlace& place, const PlaceMeaning& meaning)
{
    constexpr std::size_t longest = 5; // bytes
    return isBeginning(place, meaning) && writtenName(place).size() <= longest;
}

bool isNear(std::string_view name, std::string_view written)
{
    return spellingDistance(fold(name), written, 1) == 1;
}

/// Returns the words of a name, folded.
std::vector<std::string> nameWords(std::string_view name)
{
    std::vector<std::string> words;
    for (OrderToken& token : tokensOf(name))
        if (token.kind == OrderToken::Kind::Word) words.push_back(std::move(token.folded));
    return words;
}

bool hasNameNear(const ProvinceInfo& info, std::string_view written)
{
    const auto near = [written](const std::string& name) { return isNear(name, written); };
    return near(info.code) || near(info.name) || std::ranges::any_of(info.aliases, near) ||
           std::ranges::any_of(
               info.names, [&](const auto& named) { return readsFreely(named.first) && near(named.second); });
}

} // namespace

ProvinceSet codesNear(const Map& map, const SpelledPlace& place, const PlaceMeaning& meaning)
{
    ProvinceSet near;
    if (!isShort(place, meaning)) return near;
    const std::string written = writtenName(place);
    for (std::size_t i = 0; i < map.provinces.size(); ++i)
        if (isNear(map.provinces[i].code, written)) near.add(static_cast<Province>(i));
    near.remove(map.provinceOf(meaning.at));
    return near;
}

ProvinceSet namesNear(const Map& map, const SpelledPlace& place, const PlaceMeaning& meaning)
{
    ProvinceSet near;
    if (!isBeginning(place, meaning)) return near;
    const std::string written = writtenName(place);
    for (std::size_t i = 0; i < map.provinces.size(); ++i)
        if (hasNameNear(map.provinces[i], written)) near.add(static_cast<Province>(i));
    near.remove(map.provinceOf(meaning.at));
    return near;
}

bool isOneName(const Map& map, std::string_view line, const SpelledPlace& first, const SpelledPlace& last)
{
    if (last.begin < first.begin) return false;
    const std::vector<OrderToken> tokens =
        tokensOf(line.substr(first.begin, last.begin + last.text.size() - first.begin));
    std::vector<NameWord> name;
    bool dashed = false;
    for (const OrderToken& token : tokens) {
        if (token.kind == OrderToken::Kind::Word) name.push_back({token.folded, dashed && !name.empty()});
        dashed = token.kind == OrderToken::Kind::Dash;
    }
    return map.placeNames && map.placeNames->isExact(name);
}

bool isPartOfName(const ProvinceInfo& info, std::string_view written)
{
    const std::vector<std::string> parts = nameWords(written);
    const auto has = [&parts](const std::string& name) {
        if (parts.empty()) return false;
        const std::vector<std::string> words = nameWords(name);
        return std::ranges::all_of(parts, [&words](const std::string& part) {
            return std::ranges::find(words, part) != words.end();
        });
    };
    return has(info.name) || std::ranges::any_of(info.aliases, has) ||
           std::ranges::any_of(info.names, [&has](const auto& named) {
               return readsFreely(named.first) && has(named.second);
           });
}

bool isNearKeyword(const SpelledPlace& place, const PlaceMeaning& meaning)
{
    return isShort(place, meaning) && nearKeyword(writtenName(place));
}

} // namespace chancery
