// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/named_place.h"

#include <memory>

namespace chancery {

NameWord nameWord(const OrderToken& token)
{
    return {token.folded, false, token.abbreviated, token.capitals};
}

bool isExactPlace(const PlaceNames& names, const OrderToken& token)
{
    const NameWord word = nameWord(token);
    return token.kind == OrderToken::Kind::Word && names.isExact({&word, 1});
}

Power powerNamed(const PlaceNames& names, const OrderToken& token)
{
    const NameWord word = nameWord(token);
    return token.kind == OrderToken::Kind::Word ? names.power({&word, 1}) : noPower;
}

std::vector<NameWord> nameWords(const std::vector<OrderToken>& tokens, std::size_t at, std::size_t count)
{
    std::vector<NameWord> found;
    for (; found.size() < count && at < tokens.size() && tokens[at].kind == OrderToken::Kind::Word; ++at)
        found.push_back(nameWord(tokens[at]));
    return found;
}

std::vector<PlaceMeaning> placesAt(const PlaceNames& names, const std::vector<OrderToken>& tokens,
                                   std::size_t at)
{
    for (std::size_t count = 3; count > 0; --count)
        if (const auto name = nameWords(tokens, at, count); name.size() == count)
            if (auto meanings = names.places(name); !meanings.empty()) return meanings;
    return {};
}

Province firstProvinceIn(const Map& map, std::string_view line)
{
    constexpr std::size_t longest = 2000; // bytes; no order is read in a longer line
    if (line.size() > longest) return noProvince;
    const auto names = map.placeNames ? map.placeNames : std::make_shared<const PlaceNames>(map);
    const std::vector<OrderToken> tokens = tokensOf(line);
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (tokens[at].keyword != Keyword::None) continue;
        const std::vector<PlaceMeaning> meanings = placesAt(*names, tokens, at);
        if (!meanings.empty() && meanings.front().cost == 0) return map.provinceOf(meanings.front().at);
    }
    return noProvince;
}

ProvinceSet firstPlaceIn(const Map& map, const PlaceNames& names, std::string_view text)
{
    ProvinceSet found;
    for (const OrderToken& token : tokensOf(text)) {
        const NameWord word = nameWord(token);
        if (token.kind != OrderToken::Kind::Word || token.folded.size() < 2) continue;
        for (const PlaceMeaning& meaning : names.places({&word, 1})) found.add(map.provinceOf(meaning.at));
        if (!found.empty()) break;
    }
    return found;
}

} // namespace chancery
