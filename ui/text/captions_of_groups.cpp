// SPDX-License-Identifier: GPL-3.0-or-later
// The headlines of beats that tell several results at once: moves, supports, convoys, retreats, centres.
#include "ui/text/captions.h"

#include "ui/picture/order_drawing.h"
#include "ui/story/badges.h"
#include "ui/story/fight_links.h"

#include <algorithm>

namespace chancery {

QString Captions::fitting(const QStringList& clauses, const QString& many)
{
    const QString all = NamePhrases::capital(clauses.join(tr("; ", "between clauses of a headline")));
    return clauses.isEmpty() || wordsIn(all) > mostWords ? many : all;
}

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

QString Captions::unitsOf(const Beat& beat, Clause one, const QString& many) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat.results) {
        const Location at = result(i).order.unit.at;
        items.push_back({powerOf(result(i)), at == nowhere ? noProvince : map_.provinceOf(at)});
    }
    return fitting(clausesOf(items, one), many);
}

QString Captions::retreatsOf(const Beat& beat) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat.results)
        if (const auto* retreat = as<Retreat>(result(i).order))
            items.push_back({result(i).order.unit.power, map_.provinceOf(retreat->to)});
    return fitting(clausesOf(items,
                             [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                                 return tr("%1 retreats %2", "power, where to: 'to Norway'")
                                     .arg(names.subject({power}), names.to(places));
                             }),
                   tr("%n unit(s) retreat", nullptr, int(beat.results.size())));
}

/// Returns who must retreat after the phase; empty if nobody must.
QString Captions::retreatsToCome() const
{
    std::vector<Item> items;
    std::vector<Power> powers;
    if (record_.phase.kind == PhaseKind::Movement)
        for (const DislodgedUnit& unit : record_.outcome->dislodged) {
            if (unit.retreats.empty()) continue;
            items.push_back({unit.unit.power, map_.provinceOf(unit.unit.at)});
            if (std::ranges::find(powers, unit.unit.power) == powers.end()) powers.push_back(unit.unit.power);
        }
    if (items.empty()) return {};
    const QString who = tr("Must retreat: %1", "powers").arg(words_.list(powers));
    return fitting(clausesOf(items,
                             [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                                 return tr("%1 must retreat %2", "power, where from: 'from Norway'")
                                     .arg(names.subject({power}), names.from(places));
                             }),
                   wordsIn(who) <= mostWords ? who
                                             : tr("%n unit(s) must retreat", nullptr, int(items.size())));
}

QString Captions::exchangeOf(const Order& one, const Order& other) const
{
    const NamePhrases::Places places{map_.provinceOf(one.unit.at), map_.provinceOf(other.unit.at)};
    if (one.power == other.power)
        return tr("%1 swaps its units %2", "power, where: 'in Norway and Sweden'")
            .arg(names_.subject({one.power}), names_.in(places));
    return tr("%1 change places: %2", "powers, provinces")
        .arg(names_.subject({one.power, other.power}),
             words_.province(places[0]) + ", " + words_.province(places[1]));
}

/// Returns the moves that nobody opposes: two that change places together, then centres that a power did not
/// own before, then all others.
QString Captions::movesOf(const Beat& beat) const
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
    return fitting(clauses, tr("%n unit(s) advance", nullptr, int(beat.results.size())));
}

QString Captions::supportOf(const OrderResult& result) const
{
    const auto* hold = as<SupportHold>(result.order);
    const auto* move = as<SupportMove>(result.order);
    if (!hold && !move) return {};
    const Power giver = result.order.unit.power, helped = powerAt(hold ? hold->unit : move->unit);
    const NamePhrases::Places places{map_.provinceOf(hold ? hold->unit : move->to)};
    const QString who = names_.subject({giver}), whom = names_.object({helped});
    if (hold)
        return helped == giver
                   ? tr("%1 supports its unit %2", "power, where: 'in Norway'").arg(who, names_.in(places))
                   : tr("%1 supports %2 %3", "power, power, where: 'in Norway'")
                         .arg(who, whom, names_.in(places));
    return helped == giver
               ? tr("%1 supports its move %2", "power, where to: 'to Norway'").arg(who, names_.to(places))
               : tr("%1 supports %2 %3", "power, power, where to: 'to Norway'")
                     .arg(who, whom, names_.to(places));
}

/// Returns what is true of a support before the fights: that it is not cut. Whether it counts is said in the
/// fight.
QString Captions::supportsOf(const Beat& beat) const
{
    QStringList clauses;
    for (const std::size_t i : beat.results)
        if (const QString clause = supportOf(result(i)); !clauses.contains(clause)) clauses << clause;
    return fitting(clauses, tr("%n support(s) are not cut", nullptr, int(beat.results.size())));
}

/// Returns the army that a convoy carries, or nullptr if it carries none.
const OrderResult* Captions::carriedBy(const OrderResult& result) const
{
    const auto* convoy = as<Convoy>(result.order);
    if (!convoy || result.verdict != Verdict::Available || result.finding.rule == Rule::ConvoyUnused ||
        result.finding.rule == Rule::ConvoyWayNotOrdered)
        return nullptr;
    const OrderResult* army = governing(map_, *record_.outcome, map_.provinceOf(convoy->army));
    return army && goesBySea(*army) ? army : nullptr;
}

QString Captions::convoyOf(const OrderResult& result) const
{
    const auto* convoy = as<Convoy>(result.order);
    if (!convoy) return {};
    const Power carrier = result.order.unit.power;
    const QString whither = names_.to({map_.provinceOf(convoy->to)});
    if (const OrderResult* army = carriedBy(result)) {
        const Power carried = army->order.power;
        return carrier == carried ? tr("%1 convoys an army %2", "power, where to: 'to Norway'")
                                        .arg(names_.subject({carrier}), whither)
                                  : tr("%1 convoys %2 %3", "power, power, where to: 'to Norway'")
                                        .arg(names_.subject({carrier}), names_.object({carried}), whither);
    }
    return (result.verdict == Verdict::Available
                ? tr("%1's convoy %2 is not used", "power, where to: 'to Norway'")
                : tr("%1's convoy %2 fails", "power, where to: 'to Norway'"))
        .arg(words_.power(carrier), whither);
}

/// Returns who is convoyed where, in a clause for each fleet's power if that is short enough, else for each
/// army.
QString Captions::convoysOf(const Beat& beat) const
{
    QStringList clauses, ways;
    std::vector<const OrderResult*> armies;
    for (const std::size_t i : beat.results) {
        if (const QString clause = convoyOf(result(i)); !clause.isEmpty() && !clauses.contains(clause))
            clauses << clause;
        const OrderResult* army = carriedBy(result(i));
        if (army && std::ranges::find(armies, army) == armies.end()) armies.push_back(army);
    }
    for (const OrderResult* army : armies)
        ways << tr("%1 %2", "power of an army, where to: 'to Norway'")
                    .arg(words_.power(army->order.power),
                         names_.to({map_.provinceOf(as<Move>(army->order)->to)}));
    const QString all = tr("Convoys: %1", "list of 'England to Norway'").arg(ways.join(", "));
    const bool isShort = !ways.isEmpty() && wordsIn(all) <= mostWords;
    return fitting(clauses, isShort ? all : tr("%n convoy(s)", nullptr, int(armies.size())));
}

/// Returns which convoys a paradox stops, each army once.
std::vector<const OrderResult*> Captions::stoppedIn(const Beat& beat) const
{
    std::vector<const OrderResult*> armies;
    for (const std::size_t i : beat.results)
        if (as<Move>(result(i).order)) armies.push_back(&result(i));
    return armies;
}

QString Captions::paradoxOf(const Beat& beat) const
{
    const std::vector<const OrderResult*> armies = stoppedIn(beat);
    if (armies.size() != 1)
        return tr("A paradox stops %n convoy(s)", nullptr,
                  int(armies.empty() ? beat.results.size() : armies.size()));
    return tr("A paradox stops %1's convoy %2", "power, where to: 'to Norway'")
        .arg(names_.dative(armies.front()->order.power),
             names_.to({map_.provinceOf(as<Move>(armies.front()->order)->to)}));
}

/// Returns what a headline that only counts leaves out.
QStringList Captions::othersIn(const Beat& beat) const
{
    QStringList sentences;
    if (const auto armies = stoppedIn(beat); beat.gesture == Gesture::Paradox && armies.size() > 1)
        for (const OrderResult* army : armies)
            sentences << tr("%1's convoy %2 fails", "power, where to: 'to Norway'")
                                 .arg(words_.power(army->order.power),
                                      names_.to({map_.provinceOf(as<Move>(army->order)->to)})) +
                             u'.';
    return sentences;
}

QString Captions::clashesOf(const Beat& beat) const
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
    return fitting(clauses, tr("%n retreat(s) clash", nullptr, int(beat.results.size())));
}

QString Captions::centresOf(const Beat& beat) const
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
    return fitting(clauses, tr("%n centre(s) have a new owner", nullptr, int(beat.centres.size())));
}

} // namespace chancery
