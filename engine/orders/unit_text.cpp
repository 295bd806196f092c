// SPDX-License-Identifier: GPL-3.0-or-later
// Reads units and places only as files spell them; OrderGrammar reads what people type.
#include "engine/orders/unit_text.h"

#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/base/translated.h"
#include "engine/base/utf8.h"
#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "engine/map/standing.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/order_words.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr const char* notAUnit =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not a unit; expected one such as “A PAR” or “F STP/sc”");
constexpr const char* unitNowhere = QT_TRANSLATE_NOOP(
    "FileErrors", "“%1”: there is no province “%2” on this map; expected a code such as PAR");
constexpr const char* armyAtSea =
    QT_TRANSLATE_NOOP("FileErrors", "“%1”: an army cannot be at sea; expected a province on land");
constexpr const char* fleetInland =
    QT_TRANSLATE_NOOP("FileErrors", "“%1”: a fleet cannot be inland; expected a sea or a coast");
constexpr const char* fleetWithoutCoast =
    QT_TRANSLATE_NOOP("FileErrors", "“%1”: the coast is missing; expected %2 or %3");

bool knownAs(const ProvinceInfo& province, std::string_view text)
{
    return sameButForCapitals(province.name, text) ||
           std::any_of(province.aliases.begin(), province.aliases.end(),
                       [text](const std::string& alias) { return sameButForCapitals(alias, text); });
}

/// Splits "SPA/nc" or "SPA(nc)" into the province and the coast; both are empty if no coast is named.
std::pair<std::string_view, std::string_view> withCoast(std::string_view text)
{
    const std::size_t mark = text.find_first_of("/(");
    const bool inBrackets = mark != std::string_view::npos && text[mark] == '(';
    if (mark == std::string_view::npos || (inBrackets && text.back() != ')')) return {};
    std::string_view province = text.substr(0, mark), coast = text.substr(mark + 1);
    if (inBrackets) coast.remove_suffix(1);
    while (inBrackets && province.ends_with(' ')) province.remove_suffix(1);
    return {province, coast};
}

} // namespace

Province findProvince(const Map& map, std::string_view text)
{
    const Province exact = map.findProvince(text);
    if (exact != noProvince) return exact;
    for (std::size_t i = 0; i < map.provinces.size(); ++i)
        if (knownAs(map.provinces[i], text)) return static_cast<Province>(i);
    return noProvince;
}

Location findLocation(const Map& map, std::string_view text)
{
    const Location exact = map.findLocation(text);
    if (exact != nowhere) return exact;
    if (const Province named = findProvince(map, text); named != noProvince) return whole(named);
    const auto [place, wanted] = withCoast(text);
    const Province province = place.empty() ? noProvince : findProvince(map, place);
    if (province == noProvince) return nowhere;
    for (Location coast : map[province].coasts)
        if (sameButForCapitals(map[coast].coast, wanted)) return coast;
    return nowhere;
}

Result<Unit> readAnyUnit(const Map& map, Power power, std::string_view text)
{
    const char letter = text.empty() ? ' ' : asSmallLetter(text.front());
    if ((letter != 'a' && letter != 'f') || text.size() < 3 || text[1] != ' ')
        return errorOf({notAUnit, {excerpt(text)}});
    const std::string_view place = text.substr(2);
    const Location at = findLocation(map, place);
    if (at == nowhere) return errorOf({unitNowhere, {excerpt(text), excerpt(place)}});
    if (letter == 'a') return Unit{power, UnitKind::Army, whole(map.provinceOf(at))};
    return Unit{power, UnitKind::Fleet, at};
}

Result<Unit> readUnit(const Map& map, Power power, std::string_view text)
{
    Result<Unit> unit = readAnyUnit(map, power, text);
    if (!unit) return unit;
    switch (standingOf(map, unit->kind, unit->at)) {
    case Standing::WrongTerrain:
        return errorOf({unit->kind == UnitKind::Army ? armyAtSea : fleetInland, {excerpt(text)}});
    case Standing::CoastMissing: {
        const std::vector<Location>& coasts = map[map.provinceOf(unit->at)].coasts;
        return errorOf(
            {fleetWithoutCoast, {excerpt(text), map[coasts.front()].code, map[coasts.back()].code}});
    }
    case Standing::CoastNeedless:
    case Standing::Possible:
        break;
    }
    return unit;
}

std::string codes(const Map& map, LocationSet places)
{
    std::string text;
    for (Location place : places) text += (text.empty() ? "" : ", ") + map[place].code;
    return text;
}

bool namesKind(std::string_view text)
{
    const std::size_t end = text.find(' ');
    if (end == std::string_view::npos) return false;
    const Keyword word = keywordOf(fold(text.substr(0, end)));
    return word == Keyword::Army || word == Keyword::Fleet;
}

namespace {

/// Returns the only place of a name where a unit of a kind can stand, "Tyr" for a fleet; nowhere if there are
/// several or none.
Location placeFor(const Map& map, UnitKind kind, std::string_view name)
{
    const std::vector<OrderToken> tokens = tokensOf(name);
    Location found = nowhere;
    for (const PlaceMeaning& meaning : placesAt(*map.placeNames, tokens, 0)) {
        if (meaning.cost >= costOfMisspelling || standingOf(map, kind, meaning.at) != Standing::Possible)
            continue;
        if (found != nowhere) return nowhere;
        found = meaning.at;
    }
    return found;
}

} // namespace

Result<Unit> readFreeUnit(const Map& map, Power power, std::string_view text)
{
    Result<Unit> exact = readAnyUnit(map, power, text);
    if (exact) {
        if (standingOf(map, exact->kind, exact->at) != Standing::WrongTerrain) return exact;
        const Location meant = placeFor(map, exact->kind, text.substr(2));
        return meant == nowhere ? exact : Result<Unit>(Unit{power, exact->kind, meant});
    }
    const Position nothing{{}, {}, std::vector<Power>(map.provinces.size(), noPower), {}};
    const Result<Order> order =
        readOrder({map, nothing, PhaseKind::Adjustment, power}, "B " + std::string(text));
    if (!order || !as<Build>(*order) || order->unit.at == nowhere) return exact;
    return Unit{power, order->unit.kind, order->unit.at};
}

} // namespace chancery
