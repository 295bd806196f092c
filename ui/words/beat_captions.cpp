// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/beat_captions.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/scene/badges.h"

#include <algorithm>

namespace chancery {

BeatCaptions::BeatCaptions(const Map& map, const PhaseRecord& record, const Beat& beat,
                           const CaptionWords& words)
    : map_(map)
    , record_(record)
    , beat_(beat)
    , words_(words.words)
    , names_(words.names)
    , phrases_(words.units)
{
}

std::vector<Power> BeatCaptions::powersIn() const
{
    std::vector<Power> powers;
    for (const std::size_t i : beat_.results)
        if (const Power power = powerOf(result(i)); std::ranges::find(powers, power) == powers.end())
            powers.push_back(power);
    std::ranges::sort(powers);
    return powers;
}

BeatCaptions::ByPower BeatCaptions::byPower(const std::vector<Item>& items)
{
    ByPower all;
    for (const Item& item : items) {
        auto it = std::ranges::find_if(all, [&](const auto& p) { return p.first == item.power; });
        if (it == all.end()) it = all.insert(it, {item.power, {}});
        if (std::ranges::find(it->second, item.place) == it->second.end()) it->second.push_back(item.place);
    }
    return all;
}

QStringList BeatCaptions::clausesOf(const std::vector<Item>& items, Clause one) const
{
    QStringList all;
    for (const auto& [power, places] : byPower(items)) all << one(names_, power, places);
    return all;
}

QStringList BeatCaptions::linesOf(const std::vector<Item>& items) const
{
    QStringList lines;
    for (const auto& [power, places] : byPower(items)) {
        QStringList named;
        for (const Province place : places)
            if (place != noProvince && !names_.areOneName(power, place)) named << words_.province(place);
        lines << (named.empty() ? words_.power(power)
                                : tr("%1: %2", "power, provinces")
                                      .arg(words_.power(power), named.join(tr(", ", "between provinces"))));
    }
    return lines;
}

Power BeatCaptions::powerAt(Location unit) const
{
    const Unit* found = unitIn(map_.provinceOf(unit));
    return found ? found->power : noPower;
}

const OrderResult* BeatCaptions::at(Province unit) const
{
    return governing(map_, *record_.outcome, unit);
}

const Unit* BeatCaptions::unitIn(Province place) const
{
    return unitAt(map_, record_.before, place);
}

} // namespace chancery
