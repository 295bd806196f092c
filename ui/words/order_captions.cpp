// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/order_captions.h"

#include "engine/adjudicate/unit_result.h"

#include <algorithm>
#include <set>

namespace chancery {

QString OrderCaptions::readOut() const
{
    if (beat_.orders.empty()) return {};
    const Order& first = result(beat_.orders.front()).order;
    if (beat_.orders.size() == 1)
        return tr("%1: %2", "power, order").arg(words_.power(first.power), words_.order(first, record_));
    if (isOnePowers()) return filled(tr("%1's orders", "power"), {names_.owner(first.power)});
    if (isEveryOrder()) return tr("The orders of all powers");
    std::set<Power> powers;
    for (const std::size_t i : beat_.orders) powers.insert(result(i).order.power);
    return tr("Orders of %n power(s)", nullptr, int(powers.size()));
}

/// Returns whether all orders are read out in the beat.
bool OrderCaptions::isEveryOrder() const
{
    return std::ssize(beat_.orders) ==
           std::ranges::count(record_.outcome->results, true, &OrderResult::ordered);
}

/// Returns whether the orders that are read out are those of one power.
bool OrderCaptions::isOnePowers() const
{
    return std::ranges::all_of(beat_.orders, [&](std::size_t i) {
        return result(i).order.power == result(beat_.orders.front()).order.power;
    });
}

std::vector<ReadOrder> OrderCaptions::lines() const
{
    std::vector<ReadOrder> lines;
    const bool plain = isOnePowers() || isEveryOrder();
    for (const std::size_t i : beat_.orders) {
        const Order& order = result(i).order;
        const Province unit = order.unit.at == nowhere ? noProvince : map_.provinceOf(order.unit.at);
        const QString text = words_.order(order, record_);
        const bool named = plain || (unit != noProvince && names_.areOneName(order.power, unit));
        lines.push_back({unit, order.power,
                         named ? text : tr("%1: %2", "power, order").arg(words_.power(order.power), text)});
    }
    return lines;
}

CaptionGroup OrderCaptions::voids() const
{
    CaptionGroup group;
    std::vector<Item> units;
    for (const std::size_t i : beat_.results) {
        const OrderResult& r = result(i);
        if (const QString clause = voidOf(r); !group.clauses.contains(clause)) group.clauses << clause;
        units.push_back({powerOf(r), r.order.unit.at == nowhere ? noProvince : from(r)});
    }
    group.listed = linesOf(units);
    if (powersIn().size() == 1)
        group.shorter << filled(tr("Orders of %1 have no effect", "power"),
                                {names_.owner(powersIn().front())});
    group.shorter << tr("%n order(s) have no effect", nullptr, int(beat_.results.size()));
    return group;
}

/// Returns what an order without effect was, with its power.
QString OrderCaptions::voidOf(const OrderResult& result) const
{
    const QString who = words_.power(powerOf(result));
    if (result.order.unit.at == nowhere) return tr("%1's order has no effect", "power").arg(who);
    const NamePhrases::Places place{map_.provinceOf(result.order.unit.at)};
    if (names_.areOneName(powerOf(result), place.front()))
        return tr("%1's order has no effect", "power").arg(who);
    if (as<Move>(result.order))
        return tr("%1's move %2 has no effect", "power, where from: 'from Norway'")
            .arg(who, names_.from(place));
    if (as<SupportHold>(result.order) || as<SupportMove>(result.order))
        return tr("%1's support %2 has no effect", "power, where from: 'from Norway'")
            .arg(who, names_.from(place));
    if (as<Convoy>(result.order))
        return tr("%1's convoy %2 has no effect", "power, where from: 'from Norway'")
            .arg(who, names_.from(place));
    if (as<Retreat>(result.order))
        return tr("%1's retreat %2 has no effect", "power, where from: 'from Norway'")
            .arg(who, names_.from(place));
    if (as<Revive>(result.order))
        return filled(tr("%1's wish for %2 is not granted", "power, province"), {who, names_.the(place)});
    if (as<Build>(result.order))
        return tr("%1's build %2 has no effect", "power, where: 'in Norway'").arg(who, names_.in(place));
    return tr("%1's order %2 has no effect", "power, where: 'in Norway'").arg(who, names_.in(place));
}

QStringList OrderCaptions::reasons() const
{
    QStringList sentences;
    for (const std::size_t i : beat_.results)
        if (hasNoEffect(result(i))) sentences << whyWithoutEffect(result(i));
    return sentences;
}

/// Returns whether the beat shows that an order has no effect: a void one, a retreat that fails although no
/// other meets it, and a centre that a lost power wished for and does not regain.
bool OrderCaptions::hasNoEffect(const OrderResult& result) const
{
    if (beat_.gesture == Gesture::Void) return true;
    const bool wanted =
        (beat_.gesture == Gesture::Disband && as<Retreat>(result.order)) || beat_.gesture == Gesture::Revive;
    return wanted && result.verdict != Verdict::Succeeds;
}

/// Returns why an order has no effect, with the unit that it was for.
QString OrderCaptions::whyWithoutEffect(const OrderResult& result) const
{
    const QString why = Words(map_, {}, Register::Room).reason(result, record_);
    if (result.order.unit.at == nowhere) return why;
    if (as<Revive>(result.order))
        return filled(
            tr("%1's wish for %2: %3", "power, province, why it has no effect"),
            {names_.owner(result.order.power), words_.province(map_.provinceOf(result.order.unit.at)), why});
    const Province place = map_.provinceOf(result.order.unit.at);
    const Unit* unit = unitIn(place);
    const bool retreats = record_.phase.kind == PhaseKind::Retreat;
    const DislodgedUnit* dislodged = retreats ? dislodgedAt(map_, record_.before, place) : nullptr;
    if (unit && result.finding.rule == Rule::IllegalNotDislodged)
        return unit->power == powerOf(result)
                   ? tr("%1 was not dislodged.", "unit").arg(phrases_.unit(*unit))
                   : filled(tr("%1 has no dislodged unit %2.", "power, where: 'in Norway'"),
                            {NamePhrases::capital(names_.subject({powerOf(result)})), names_.in({place})});
    const QString whose = dislodged ? phrases_.unit(dislodged->unit)
                          : unit    ? phrases_.unit(*unit)
                                    : words_.province(place);
    const bool alone =
        beat_.gesture == Gesture::Void && beat_.results.size() == 1; // the headline has named it
    return alone && unit ? why : filled(tr("%1: %2", "unit, why its order has no effect"), {whose, why});
}

} // namespace chancery
