// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the places that a line names, whether it can be read or not.
#pragma once

#include "engine/map/place_names.h"
#include "engine/orders/order_tokens.h"

#include <string_view>
#include <vector>

namespace chancery {

/// Returns a word of a line as a part of a name; it refers to the token.
NameWord nameWord(const OrderToken& token);
/// Returns whether a token by itself is a province in full or its code.
bool isExactPlace(const PlaceNames& names, const OrderToken& token);
/// Returns the power whose name or adjective a token by itself is; noPower if it is none's.
Power powerNamed(const PlaceNames& names, const OrderToken& token);
/// Returns up to `count` words that follow one another from a token on, as parts of a name.
std::vector<NameWord> nameWords(const std::vector<OrderToken>& tokens, std::size_t at, std::size_t count);
/// Returns what the words from a token on may mean as a place, those of the longest name.
std::vector<PlaceMeaning> placesAt(const PlaceNames& names, const std::vector<OrderToken>& tokens,
                                   std::size_t at);
/// Returns the province that a line names first, by its code or its name in full; noProvince if it names
/// none.
Province firstProvinceIn(const Map& map, std::string_view line);

/// Returns what the first word of a text that may name provinces means; empty if none does.
ProvinceSet firstPlaceIn(const Map& map, const PlaceNames& names, std::string_view text);

} // namespace chancery
