// SPDX-License-Identifier: GPL-3.0-or-later
// A board of four provinces and two powers, for tests of single sentences.
#pragma once

#include "engine/game/game.h"

#include <utility>

namespace chancery {

/// Vienna, Galicia, Warsaw, Spain with two coasts; Austria and Russia.
inline Map smallMap()
{
    Map map;
    const std::pair<const char*, const char*> places[] = {
        {"VIE", "Vienna"}, {"GAL", "Galicia"}, {"WAR", "Warsaw"}, {"SPA", "Spain"}};
    for (const auto& [code, name] : places) {
        map.locations.push_back({static_cast<Province>(map.provinces.size()), code, ""});
        ProvinceInfo& info = map.provinces.emplace_back();
        info.code = code;
        info.name = name;
    }
    map.locations.push_back({static_cast<Province>(3), "SPA/nc", "nc"});
    map.locations.push_back({static_cast<Province>(3), "SPA/sc", "sc"});
    for (const char* name : {"Austria", "Russia"}) map.powers.emplace_back().name = name;
    deriveTopology(map);
    return map;
}

inline constexpr Province vienna{0}, galicia{1}, warsaw{2};
inline constexpr Location spainSouth{5};
inline constexpr Power austria{0}, russia{1};

inline Move moveTo(Province p, Via via = Via::Unstated)
{
    return {whole(p), via, {}};
}

inline Finding findingOf(Rule rule, Province against, int mine, int theirs)
{
    Finding finding;
    finding.rule = rule;
    finding.against = against;
    if (rule == Rule::HoldBeleaguered || rule == Rule::ConvoyBeleaguered) finding.stopping = {against};
    finding.mine = static_cast<std::uint8_t>(mine);
    finding.theirs = static_cast<std::uint8_t>(theirs);
    return finding;
}

inline OrderResult resultOf(Command command, Finding finding)
{
    OrderResult result;
    result.order = {austria, {austria, UnitKind::Army, whole(vienna)}, command};
    result.finding = finding;
    return result;
}

/// The phase in which the result is beside the Russian army's move from Warsaw to Galicia.
inline PhaseRecord phaseOf(const OrderResult& result)
{
    const Unit army{russia, UnitKind::Army, whole(warsaw)};
    PhaseRecord record;
    record.before.units = {result.order.unit, army};
    record.outcome.emplace();
    record.outcome->results.resize(2);
    record.outcome->results[0] = result;
    record.outcome->results[1].order = {russia, army, moveTo(galicia)};
    return record;
}

} // namespace chancery
