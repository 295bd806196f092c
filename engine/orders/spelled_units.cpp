// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/spelled_units.h"

namespace chancery {

SpelledUnits::SpelledUnits(const LineTokens& line, SpelledPlaces& places, FurthestWord& furthest)
    : line_(line)
    , places_(places)
    , furthest_(furthest)
{
}

SpelledUnits::Readings SpelledUnits::at(std::size_t at, WithoutPlace withoutPlace, Expected expected)
{
    Readings found;
    at = line_.skipFillers(at);
    if (line_.token(at).folded == "a" && line_.isUnitLetter(at + 1)) ++at; // "builds a fleet"
    SpelledUnit unit;
    unit.begin = line_.token(at).begin;
    std::size_t name = at;
    if (line_.isUnitLetter(at)) {
        unit.kind = line_.unitKind(at);
        name = line_.skipFillers(at + 1);
        if (line_.is(name, Keyword::From) || line_.isHyphen(name)) ++name; // "the army of Paris", "A-Paris"
    }
    furthest_.expect(name, expected);
    for (const SpelledPlace* place : places_.at(name)) {
        unit.place = place;
        unit.text = line_.textBetween(at, place->end);
        found.push_back({unit, place->end});
    }
    if (unit.kind && withoutPlace == WithoutPlace::Allowed) {
        unit.place = nullptr;
        unit.text = line_.token(at).text;
        found.push_back({unit, at + 1});
    }
    return found;
}

SpelledUnits::Readings SpelledUnits::helped(std::size_t at, Expected expected)
{
    at = line_.skipFillers(at);
    Readings found;
    if (const auto [nation, end] = places_.power(at); nation != noPower) {
        found = this->at(end, WithoutPlace::Forbidden, expected);
        for (auto& [unit, next] : found) unit.power = nation;
    }
    for (auto& reading : this->at(at, WithoutPlace::Forbidden, expected)) found.push_back(std::move(reading));
    for (auto& [unit, end] : found) {
        const auto [nation, next] = places_.owner(end);
        if (nation == noPower || (unit.power != noPower && unit.power != nation)) continue;
        unit.power = nation;
        end = next;
    }
    return found;
}

} // namespace chancery
