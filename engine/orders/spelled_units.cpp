// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/spelled_units.h"

#include "engine/map/spelling.h"
#include "engine/orders/leading_verb.h"
#include "engine/orders/word_list.h"

namespace chancery {

namespace {

/// Returns whether a unit is written with the plural of its kind: "armies Berlin".
bool meansSeveral(std::string_view unit)
{
    thread_local const WordList words("prose", "units");
    return words.has(fold(unit.substr(0, unit.find_first_of(" :"))));
}

} // namespace

void shareKinds(std::vector<SpelledOrder>& orders)
{
    std::optional<UnitKind> shared;
    for (SpelledOrder& order : orders)
        if (order.unit.kind)
            shared = meansSeveral(order.unit.text) ? order.unit.kind : std::nullopt;
        else
            order.unit.kind = shared;
}

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
    if (line_.isUnitLetter(at + 1) && isCount(line_.token(at)) && meansSeveral(line_.token(at + 1).text))
        ++at;
    SpelledUnit unit;
    unit.begin = line_.token(at).begin;
    std::size_t name = at;
    if (line_.isUnitLetter(at)) {
        unit.kind = line_.unitKind(at);
        name = line_.skipFillers(at + 1);
        if (line_.is(name, OrderToken::Kind::Colon) && line_.token(at).folded.size() > 1)
            ++name;                                                        // "Armies: Ber"
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

SpelledUnits::Readings SpelledUnits::ordered(std::size_t at, PhaseKind phase, WithoutPlace withoutPlace)
{
    Readings found = this->at(at, withoutPlace);
    const std::size_t count = found.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto [unit, end] = found[i];
        const OrderToken& kind = line_.token(end);
        if (unit.kind || !unit.place || !line_.isUnitLetter(end) ||
            !(kind.capitals || kind.folded.size() > 1))
            continue;
        const OrderToken& next = line_.token(end + 1);
        const bool name = next.kind == OrderToken::Kind::Word && next.keyword == Keyword::None;
        if (name && !kind.inBrackets && phase != PhaseKind::Adjustment) continue; // "Pic S Bur A Gas - Mar"
        found.push_back({unit, end + 1});
        found.back().value.kind = line_.unitKind(end);
    }
    return found;
}

SpelledUnits::Readings SpelledUnits::helped(std::size_t at, Expected expected)
{
    at = line_.skipFillers(at);
    Readings found;
    const bool ends = line_.token(at).abbreviated && places_.isExact(at); // "F Nth S Eng. A Lon-Bel"
    const ReadToken<Power> initial = places_.initial(at);
    const auto [owner, behind] = initial.value != noPower ? initial : places_.power(at);
    if (owner != noPower && !ends) {
        found = this->at(behind, WithoutPlace::Forbidden, expected);
        for (auto& reading : found) reading.value.power = owner;
    }
    for (auto& reading : this->at(at, WithoutPlace::Forbidden, expected)) found.push_back(std::move(reading));
    for (auto& [unit, end] : found) { // "supports the Black Sea fleet to Rumania"
        if (unit.kind || !line_.isUnitLetter(end) || line_.token(end).folded.size() == 1) continue;
        unit.kind = line_.unitKind(end);
        ++end;
    }
    for (auto& [unit, end] : found) {
        const auto [nation, next] = places_.owner(end);
        if (nation == noPower || (unit.power != noPower && unit.power != nation)) continue;
        unit.power = nation;
        end = next;
    }
    return found;
}

} // namespace chancery
