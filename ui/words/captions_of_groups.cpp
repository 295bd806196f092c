// SPDX-License-Identifier: GPL-3.0-or-later
// The headlines of beats that show several results at once: moves, clashes, retreats, disbands, centres.
#include "ui/words/captions.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/scene/badges.h"
#include "ui/scene/fight_links.h"

#include <algorithm>

namespace chancery {

QStringList Captions::clausesOf(const std::vector<Item>& items, Clause one) const
{
    std::vector<std::pair<Power, NamePhrases::Places>> byPower;
    for (const Item& item : items) {
        auto it = std::ranges::find_if(byPower, [&](const auto& p) { return p.first == item.power; });
        if (it == byPower.end()) it = byPower.insert(it, {item.power, {}});
        if (std::ranges::find(it->second, item.place) == it->second.end()) it->second.push_back(item.place);
    }
    QStringList all;
    for (const auto& [power, places] : byPower) all << one(names_, power, places);
    return all;
}

/// Returns the powers in the order of the map.
std::vector<Power> Captions::powersIn(const Beat& beat) const
{
    std::vector<Power> powers;
    for (const std::size_t i : beat.results)
        if (const Power power = powerOf(result(i)); std::ranges::find(powers, power) == powers.end())
            powers.push_back(power);
    std::ranges::sort(powers);
    return powers;
}

/// `byPowers` is a text with a gap for several powers, nullptr for none.
Captions::Group Captions::unitsOf(const Beat& beat, Clause one, const char* byPowers,
                                  const QString& many) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat.results) {
        const Location at = result(i).order.unit.at;
        items.push_back({powerOf(result(i)), at == nowhere ? noProvince : map_.provinceOf(at)});
    }
    Group group{clausesOf(items, one), {}};
    if (const std::vector<Power> powers = powersIn(beat); byPowers && powers.size() > 1)
        group.shorter << tr(byPowers).arg(names_.subject(powers));
    group.shorter << many;
    return group;
}

Captions::Group Captions::retreatsOf(const Beat& beat) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat.results)
        if (const auto* retreat = as<Retreat>(result(i).order))
            items.push_back({result(i).order.unit.power, map_.provinceOf(retreat->to)});
    Group group{clausesOf(items,
                          [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                              return tr("%1 retreats %2", "power, where to: 'to Norway'")
                                  .arg(names.subject({power}), names.to(places));
                          }),
                {}};
    QStringList ways;
    for (const Item& item : items)
        ways << tr("%1 %2", "power of a unit, where to: 'to Norway'")
                    .arg(names_.object({item.power}), names_.to({item.place}));
    group.shorter << tr("Retreats: %1", "list of 'England to Norway'").arg(ways.join(", "));
    if (const std::vector<Power> powers = powersIn(beat); powers.size() > 1)
        group.shorter << tr("%1 retreat", "powers").arg(names_.subject(powers));
    group.shorter << tr("%n unit(s) retreat", nullptr, int(beat.results.size()));
    return group;
}

/// Returns who must retreat after the phase; empty if no unit must.
Captions::Group Captions::retreatsToCome() const
{
    std::vector<Item> items;
    std::vector<Power> powers;
    if (record_.phase.kind == PhaseKind::Movement)
        for (const DislodgedUnit& unit : record_.outcome->dislodged) {
            const Province place = map_.provinceOf(unit.unit.at);
            if (unit.retreats.empty() || hasNoPlayer(map_, *record_.outcome, place)) continue;
            items.push_back({unit.unit.power, place});
            if (std::ranges::find(powers, unit.unit.power) == powers.end()) powers.push_back(unit.unit.power);
        }
    if (items.empty()) return {};
    const QStringList listed =
        clausesOf(items, [](const NamePhrases& names, Power power, const NamePhrases::Places& from) {
            return tr("%1 (%2)", "power, its provinces").arg(names.object({power}), names.the(from));
        });
    return {clausesOf(items,
                      [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                          return tr("%1 must retreat %2", "power, where from: 'from Norway'")
                              .arg(names.subject({power}), names.from(places));
                      }),
            {tr("Must retreat: %1", "powers").arg(listed.join(tr(", ", "between powers"))),
             tr("Must retreat: %1", "powers").arg(words_.list(powers)),
             tr("%n unit(s) must retreat", nullptr, int(items.size()))}};
}

/// Returns the units that leave the board, a clause for each power.
Captions::Group Captions::disbandsOf(const Beat& beat) const
{
    const bool removed = record_.phase.kind == PhaseKind::Adjustment;
    Group group;
    for (const Power power : powersIn(beat)) {
        NamePhrases::Places places;
        bool army = true;
        for (const std::size_t i : beat.results)
            if (const Unit& unit = result(i).order.unit; powerOf(result(i)) == power && unit.at != nowhere) {
                const Province place = map_.provinceOf(unit.at);
                if (std::ranges::find(places, place) == places.end()) places.push_back(place);
                army = unit.kind == UnitKind::Army;
            }
        const QString text =
            places.size() > 1
                ? (removed ? tr("%1 removes its units %2", "power, where: 'in Norway and Sweden'")
                           : tr("%1 disbands its units %2", "power, where: 'in Norway and Sweden'"))
            : army ? (removed ? tr("%1 removes its army %2", "power, where: 'in Norway'")
                              : tr("%1 disbands its army %2", "power, where: 'in Norway'"))
                   : (removed ? tr("%1 removes its fleet %2", "power, where: 'in Norway'")
                              : tr("%1 disbands its fleet %2", "power, where: 'in Norway'"));
        group.clauses << text.arg(names_.subject({power}), names_.in(places));
    }
    if (group.clauses.size() > 1)
        group.shorter << (removed ? tr("%1 remove units", "powers") : tr("%1 disband units", "powers"))
                             .arg(names_.subject(powersIn(beat)));
    group.shorter << tr("%n unit(s) leave the board", nullptr, int(beat.results.size()));
    return group;
}

/// Returns what an order without effect was, with its power.
QString Captions::voidOf(const OrderResult& result) const
{
    const QString who = words_.power(powerOf(result));
    if (result.order.unit.at == nowhere) return tr("%1's order is void", "power").arg(who);
    const NamePhrases::Places place{map_.provinceOf(result.order.unit.at)};
    if (as<Move>(result.order))
        return tr("%1's move %2 is void", "power, where from: 'from Norway'").arg(who, names_.from(place));
    if (as<SupportHold>(result.order) || as<SupportMove>(result.order))
        return tr("%1's support %2 is void", "power, where from: 'from Norway'").arg(who, names_.from(place));
    if (as<Convoy>(result.order))
        return tr("%1's convoy %2 is void", "power, where from: 'from Norway'").arg(who, names_.from(place));
    if (as<Retreat>(result.order))
        return tr("%1's retreat %2 is void", "power, where from: 'from Norway'").arg(who, names_.from(place));
    if (as<Revive>(result.order))
        return tr("%1's wish for %2 is void", "power, province").arg(who, names_.the(place));
    if (as<Build>(result.order))
        return tr("%1's build %2 is void", "power, where: 'in Norway'").arg(who, names_.in(place));
    return tr("%1's order %2 is void", "power, where: 'in Norway'").arg(who, names_.in(place));
}

Captions::Group Captions::voidsOf(const Beat& beat) const
{
    Group group;
    for (const std::size_t i : beat.results)
        if (const QString clause = voidOf(result(i)); !group.clauses.contains(clause))
            group.clauses << clause;
    group.shorter << tr("Orders of %1 are void", "powers").arg(names_.dative(powersIn(beat)))
                  << tr("%n order(s) are void", nullptr, int(beat.results.size()));
    return group;
}

/// Returns the destinations of two units that change places.
QString Captions::exchangeOf(const Order& one, const Order& other) const
{
    const NamePhrases::Places first{map_.provinceOf(one.unit.at)}, second{map_.provinceOf(other.unit.at)};
    if (one.power == other.power)
        return tr("%1 swaps its units %2", "power, where: 'in Norway and Sweden'")
            .arg(names_.subject({one.power}), names_.in({first[0], second[0]}));
    return tr("%1 enters %2 and %3 %4: they change places", "power, province, power, province")
        .arg(names_.subject({one.power}), names_.the(second), names_.subject({other.power}),
             names_.the(first));
}

/// Returns the unopposed moves: two that change places together, then centres that a power did not
/// own before, then all others.
Captions::Group Captions::movesOf(const Beat& beat) const
{
    std::vector<Item> taken, entered;
    QStringList clauses;
    for (const std::size_t i : beat.results) {
        const Order& order = result(i).order;
        const auto* move = as<Move>(order);
        if (!move) continue;
        const Province to = map_.provinceOf(move->to), partner = result(i).finding.exchanges;
        const OrderResult* other =
            partner == noProvince ? nullptr : governing(map_, *record_.outcome, partner);
        if (other && other->finding.exchanges == map_.provinceOf(order.unit.at)) {
            if (map_.provinceOf(order.unit.at) < partner) clauses << exchangeOf(order, other->order);
            continue;
        }
        const bool gains = map_[to].centre && record_.before.owner[index(to)] != order.unit.power;
        (gains ? taken : entered).push_back({order.unit.power, to});
    }
    clauses << clausesOf(taken, [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
        return tr("%1 enters %2", "power, provinces: supply centres that it does not own")
            .arg(names.subject({power}), names.the(places));
    });
    clauses << clausesOf(entered,
                         [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                             return tr("%1 moves %2", "power, where to: 'to Norway'")
                                 .arg(names.subject({power}), names.to(places));
                         });
    Group group{clauses, {}};
    if (const std::vector<Power> powers = powersIn(beat); powers.size() > 1)
        group.shorter << tr("%1 advance", "powers").arg(names_.subject(powers));
    group.shorter << tr("%n unit(s) advance", nullptr, int(beat.results.size()));
    return group;
}

/// Returns which convoys a paradox stops, each army once.
std::vector<const OrderResult*> Captions::stoppedIn(const Beat& beat) const
{
    std::vector<const OrderResult*> armies;
    for (const std::size_t i : beat.results)
        if (as<Move>(result(i).order)) armies.push_back(&result(i));
    return armies;
}

Captions::Group Captions::paradoxOf(const Beat& beat) const
{
    Group group;
    const std::vector<const OrderResult*> armies = stoppedIn(beat);
    std::vector<Power> powers;
    for (const OrderResult* army : armies)
        if (std::ranges::find(powers, army->order.power) == powers.end()) powers.push_back(army->order.power);
    const auto whither = [this](const OrderResult& army) {
        return names_.to({map_.provinceOf(as<Move>(army.order)->to)});
    };
    if (armies.size() == 1)
        return {{},
                {tr("A paradox stops %1's convoy %2", "power, where to: 'to Norway'")
                     .arg(names_.dative(powers), whither(*armies.front()))}};
    for (const OrderResult* army : armies)
        group.clauses << tr("%1's convoy %2 fails", "power, where to: 'to Norway'")
                             .arg(words_.power(army->order.power), whither(*army));
    group.shorter << tr("A paradox stops convoys of %1", "powers")
                         .arg(names_.dative(powers.empty() ? powersIn(beat) : powers));
    return group;
}

Captions::Group Captions::clashesOf(const Beat& beat) const
{
    std::vector<std::pair<Province, std::vector<Power>>> places;
    for (const std::size_t i : beat.results) {
        const auto* retreat = as<Retreat>(result(i).order);
        if (!retreat) continue;
        const Province place = map_.provinceOf(retreat->to);
        auto it = std::ranges::find_if(places, [&](const auto& p) { return p.first == place; });
        if (it == places.end()) it = places.insert(it, {place, {}});
        const Power power = result(i).order.unit.power;
        if (std::ranges::find(it->second, power) == it->second.end()) it->second.push_back(power);
    }
    QStringList clauses;
    for (const auto& [place, powers] : places)
        clauses << (powers.size() == 1
                        ? tr("%1 clashes with itself retreating %2", "power, where to: 'to Norway'")
                        : tr("%1 clash retreating %2", "powers, where to: 'to Norway'"))
                       .arg(names_.subject(powers), names_.to({place}));
    Group group{clauses, {}};
    if (const std::vector<Power> powers = powersIn(beat); powers.size() > 1)
        group.shorter << tr("%1 clash in retreat", "powers").arg(names_.subject(powers));
    group.shorter << tr("%n retreat(s) clash", nullptr, int(beat.results.size()));
    return group;
}

Captions::Group Captions::centresOf(const Beat& beat) const
{
    std::vector<std::pair<std::pair<Power, Power>, NamePhrases::Places>> swings; // new and old owner, centres
    for (const Province centre : beat.centres) {
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
    return {clauses, {tr("%n centre(s) have a new owner", nullptr, int(beat.centres.size()))}};
}

} // namespace chancery
