// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/group_captions.h"

#include "engine/adjudicate/unit_result.h"

namespace chancery {

CaptionGroup GroupCaptions::alike() const
{
    const int count = int(beat_.results.size());
    switch (beat_.gesture) {
    case Gesture::Hold:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return tr("%1 holds %2", "power, provinces").arg(names.subject({power}), names.the(places));
            },
            QT_TR_NOOP("%1 hold"), tr("%n unit(s) hold", nullptr, count));
    case Gesture::Cut:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return tr("%1's support %2 is cut", "power, where from: 'from Norway'")
                    .arg(names.subject({power}), names.from(places));
            },
            nullptr, tr("%n support(s) are cut", nullptr, count));
    case Gesture::Build:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return tr("%1 builds %2", "power, where: 'in Norway'")
                    .arg(names.subject({power}), names.in(places));
            },
            QT_TR_NOOP("%1 build"), tr("%n unit(s) are built", nullptr, count));
    case Gesture::Waive:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places&) {
                return tr("%1 builds less than it may", "power").arg(names.subject({power}));
            },
            nullptr, tr("%n build(s) are waived", nullptr, count));
    default:
        return {};
    }
}

/// `byPowers` is a text with a gap for several powers, nullptr for none.
CaptionGroup GroupCaptions::unitsOf(Clause one, const char* byPowers, const QString& many) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat_.results) {
        const Location at = result(i).order.unit.at;
        items.push_back({powerOf(result(i)), at == nowhere ? noProvince : map_.provinceOf(at)});
    }
    CaptionGroup group{clausesOf(items, one), {}};
    if (const std::vector<Power> powers = powersIn(); byPowers && powers.size() > 1)
        group.shorter << tr(byPowers).arg(names_.subject(powers));
    group.shorter << many;
    return group;
}

CaptionGroup GroupCaptions::centres() const
{
    std::vector<std::pair<std::pair<Power, Power>, NamePhrases::Places>> swings; // new and old owner, centres
    for (const Province centre : beat_.centres) {
        const std::pair owners{record_.outcome->after.owner[index(centre)],
                               record_.before.owner[index(centre)]};
        auto it = std::ranges::find_if(swings, [&](const auto& s) { return s.first == owners; });
        if (it == swings.end()) it = swings.insert(it, {owners, {}});
        it->second.push_back(centre);
    }
    QStringList clauses;
    for (const auto& [owners, centres] : swings) {
        const QString places = names_.the(centres);
        if (owners.first == noPower)
            clauses << tr("%1 loses %2", "power, centres").arg(names_.subject({owners.second}), places);
        else if (owners.second == noPower)
            clauses << tr("%1 gains %2", "power, centres").arg(names_.subject({owners.first}), places);
        else
            clauses << tr("%1 takes %2 from %3", "power, centres, power")
                           .arg(names_.subject({owners.first}), places, names_.dative(owners.second));
    }
    return {clauses, {tr("%n centre(s) have a new owner", nullptr, int(beat_.centres.size()))}};
}

} // namespace chancery
