// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/motion_captions.h"

#include "engine/adjudicate/unit_result.h"

#include <algorithm>

namespace chancery {

CaptionGroup MotionCaptions::moves() const
{
    std::vector<Item> taken, entered;
    QStringList clauses, lines;
    for (const std::size_t i : beat_.results) {
        const Order& order = result(i).order;
        const auto* move = as<Move>(order);
        if (!move) continue;
        const Province to = map_.provinceOf(move->to), partner = result(i).finding.exchanges;
        const OrderResult* other = partner == noProvince ? nullptr : at(partner);
        if (other && other->finding.exchanges == map_.provinceOf(order.unit.at)) {
            if (map_.provinceOf(order.unit.at) < partner) clauses << exchangeOf(order, other->order);
            continue;
        }
        const bool gains = map_[to].centre && record_.before.owner[index(to)] != order.unit.power;
        (gains ? taken : entered).push_back({order.unit.power, to});
    }
    for (const QString& exchange : clauses) lines << NamePhrases::capital(exchange) + u'.';
    clauses << clausesOf(taken, [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
        return filled(tr("%1 enters %2", "power, provinces: supply centres that it does not own"),
                      {names.subject({power}), names.the(places)});
    });
    clauses << clausesOf(entered,
                         [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                             return filled(tr("%1 moves %2", "power, where to: 'to Norway'"),
                                           {names.subject({power}), names.to(places)});
                         });
    taken.insert(taken.end(), entered.begin(), entered.end());
    return {clauses, {beforeMoves()}, std::nullopt, lines + linesOf(taken)};
}

QString MotionCaptions::beforeMoves()
{
    return tr("Moves without a fight");
}

/// Returns the destinations of two units that change places.
QString MotionCaptions::exchangeOf(const Order& one, const Order& other) const
{
    const NamePhrases::Places first{map_.provinceOf(one.unit.at)}, second{map_.provinceOf(other.unit.at)};
    if (one.power == other.power)
        return filled(tr("%1 swaps its units %2", "power, where: 'in Norway and Sweden'"),
                      {names_.subject({one.power}), names_.in({first[0], second[0]})});
    return filled(
        tr("%1 enters %2 and %3 %4: they change places", "power, province, power, province"),
        {names_.subject({one.power}), names_.the(second), names_.subject({other.power}), names_.the(first)});
}

CaptionGroup MotionCaptions::retreats() const
{
    std::vector<Item> items;
    for (const std::size_t i : beat_.results)
        if (const auto* retreat = as<Retreat>(result(i).order))
            items.push_back({result(i).order.unit.power, map_.provinceOf(retreat->to)});
    CaptionGroup group{
        clausesOf(items,
                  [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                      return filled(tr("%1 retreats %2", "power, where to: 'to Norway'"),
                                    {names.subject({power}), names.to(places)});
                  }),
        {}};
    QStringList ways;
    for (const Item& item : items)
        ways << filled(tr("%1 %2", "power of a unit, where to: 'to Norway'"),
                       {names_.object({item.power}), names_.to({item.place})});
    group.shorter << tr("Retreats: %1", "list of 'England to Norway'").arg(ways.join(", "));
    group.news = QStringList();
    if (const std::vector<Power> powers = powersIn(); powers.size() > 1)
        group.shorter << filled(tr("%1 retreat", "powers"), {names_.subject(powers)});
    group.shorter << tr("%n unit(s) retreat", nullptr, int(beat_.results.size()));
    return group;
}

CaptionGroup MotionCaptions::clashes() const
{
    std::vector<std::pair<Province, std::vector<Power>>> places;
    for (const std::size_t i : beat_.results) {
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
        clauses << filled(
            powers.size() == 1 ? tr("%1's own units clash retreating %2", "power, where to: 'to Norway'")
                               : tr("%1 clash retreating %2", "powers, where to: 'to Norway'"),
            {powers.size() == 1 ? names_.owner(powers[0]) : names_.subject(powers), names_.to({place})});
    CaptionGroup group{clauses, {}};
    if (const std::vector<Power> powers = powersIn(); powers.size() > 1)
        group.shorter << filled(tr("%1 clash in retreat", "powers"), {names_.subject(powers)});
    group.shorter << tr("%n retreat(s) clash", nullptr, int(beat_.results.size()));
    return group;
}

std::vector<FateLine> MotionCaptions::clashFates() const
{
    std::vector<FateLine> lines;
    if (beat_.gesture != Gesture::Clash) return lines;
    for (const std::size_t i : beat_.results) {
        const Unit& unit = result(i).order.unit;
        const Province place = map_.provinceOf(unit.at);
        // A wrong order and the removal that follows it are two results of one unit.
        if (std::ranges::find(lines, place, &FateLine::unit) != lines.end()) continue;
        lines.push_back({place, Fate::Destroyed, tr("%1 is disbanded.", "unit").arg(phrases_.unit(unit))});
    }
    return lines;
}

CaptionGroup MotionCaptions::disbands() const
{
    const bool removed = record_.phase.kind == PhaseKind::Adjustment;
    CaptionGroup group;
    for (const Power power : powersIn()) {
        NamePhrases::Places places;
        bool army = true;
        for (const std::size_t i : beat_.results)
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
        group.clauses << filled(text, {names_.subject({power}), names_.in(places)});
    }
    if (group.clauses.size() > 1)
        group.shorter << filled(removed ? tr("%1 remove units", "powers") : tr("%1 disband units", "powers"),
                                {names_.subject(powersIn())});
    group.shorter << tr("%n unit(s) leave the board", nullptr, int(beat_.results.size()));
    return group;
}

CaptionGroup MotionCaptions::retreatsToCome() const
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
    CaptionGroup group{
        clausesOf(items,
                  [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                      const NameList who = names.subject({power});
                      return places.size() == 1 && names.areOneName(power, places.front())
                                 ? filled(tr("%1 must retreat", "power"), {who})
                                 : filled(tr("%1 must retreat %2", "power, where from: 'from Norway'"),
                                          {who, names.from(places)});
                  }),
        {}};
    QStringList ways;
    for (const Item& item : items)
        ways << filled(tr("%1 %2", "power of a unit, where from: 'from Norway'"),
                       {names_.object({item.power}), names_.from({item.place})});
    group.shorter << tr("Must retreat: %1", "list of 'England from Norway'").arg(ways.join(", "));
    group.news = QStringList();
    if (powers.size() > 1) group.shorter << filled(tr("%1 must retreat", "powers"), {names_.subject(powers)});
    group.shorter << tr("%n unit(s) must retreat", nullptr, int(items.size()));
    return group;
}

} // namespace chancery
