// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/help_captions.h"

#include "engine/adjudicate/paradox_circle.h"
#include "ui/scene/fight_links.h"

#include <algorithm>

namespace chancery {

CaptionGroup HelpCaptions::supports() const
{
    CaptionGroup group;
    QStringList own;
    bool helps = false;
    int count = 0;
    for (const std::size_t i : beat_.results) {
        const OrderResult& r = result(i);
        if (isIdle(r)) continue;
        ++count;                                               // several may be one clause
        QStringList& told = isForOwn(r) ? own : group.clauses; // help for another power is the news
        if (const QString clause = supportOf(r); !told.contains(clause)) told << clause;
        const auto* hold = as<SupportHold>(r.order);
        const auto* move = as<SupportMove>(r.order);
        if (!hold && !move) continue;
        const Province unit = map_.provinceOf(hold ? hold->unit : move->unit);
        const OrderResult* its = at(unit);
        if (!hold && !(its && its->finding.counted.has(from(r)))) continue;
        helps = true;
    }
    group.news = group.clauses;
    group.clauses << own;
    if (!helps)
        group.shorter << filled(tr("%1's support(s) are not cut", "powers", int(beat_.results.size())),
                                {names_.dative(powersIn())});
    else
        group.shorter << tr("%n support(s) count", "and are listed", count);
    return group;
}

QString HelpCaptions::supportOf(const OrderResult& result) const
{
    const auto* hold = as<SupportHold>(result.order);
    const auto* move = as<SupportMove>(result.order);
    if (!hold && !move) return {};
    const Power giver = result.order.unit.power, helped = powerAt(hold ? hold->unit : move->unit);
    const NamePhrases::Places places{map_.provinceOf(hold ? hold->unit : move->to)};
    const NameList who = names_.subject({giver}), whom = names_.object({helped});
    if (hold && names_.areOneName(helped, places.front()))
        return filled(tr("%1 supports %2", "power, power"), {who, whom});
    if (hold)
        return helped == giver
                   ? filled(tr("%1 supports its own unit %2", "power, where its unit is: 'in Norway'"),
                            {who, names_.in(places)})
                   : filled(tr("%1 supports %2 %3", "power, power, where: 'in Norway'"),
                            {who, whom, names_.in(places)});
    return helped == giver
               ? filled(tr("%1 supports its own move %2", "power, where its unit goes: 'to Norway'"),
                        {who, names_.to(places)})
               : filled(tr("%1 supports %2 %3", "power, power, where to: 'to Norway'"),
                        {who, whom, names_.to(places)});
}

/// Returns whether a power supports a unit of its own.
bool HelpCaptions::isForOwn(const OrderResult& support) const
{
    const auto* hold = as<SupportHold>(support.order);
    const auto* move = as<SupportMove>(support.order);
    return (hold || move) && powerAt(hold ? hold->unit : move->unit) == support.order.unit.power;
}

/// Returns whether a support is for an army that has no convoy; a fight or a paradox shows it.
bool HelpCaptions::isIdle(const OrderResult& support) const
{
    const auto* move = as<SupportMove>(support.order);
    const OrderResult* army = move ? at(map_.provinceOf(move->unit)) : nullptr;
    return army && army->finding.idle.has(map_.provinceOf(support.order.unit.at));
}

CaptionGroup HelpCaptions::convoys() const
{
    CaptionGroup group;
    QStringList ways;
    std::vector<Power> powers;
    std::vector<const OrderResult*> armies;
    for (const std::size_t i : beat_.results) {
        if (const QString idle = idleConvoyOf(result(i)); !idle.isEmpty() && !group.clauses.contains(idle))
            group.clauses << idle;
        const OrderResult* army = carriedBy(result(i));
        if (army && std::ranges::find(armies, army) == armies.end()) armies.push_back(army);
    }
    QStringList news = group.clauses;
    for (const OrderResult* army : armies) {
        std::vector<Unit> fleets;
        for (const std::size_t i : beat_.results)
            if (carriedBy(result(i)) == army) fleets.push_back(result(i).order.unit);
        const Power power = army->order.power;
        const QString whither = names_.to({map_.provinceOf(as<Move>(army->order)->to)});
        group.clauses << phrases_.convoying(fleets, army->order.unit, whither);
        const auto owns = [power](const Unit& fleet) { return fleet.power == power; };
        if (!std::ranges::all_of(fleets, owns)) news << group.clauses.back();
        ways << tr("%1 %2", "power of an army, where to: 'to Norway'").arg(words_.power(power), whither);
        if (std::ranges::find(powers, power) == powers.end()) powers.push_back(power);
    }
    if (ways.isEmpty()) {
        group.shorter << tr("%n convoy(s) without effect", nullptr, int(beat_.results.size()));
        return group;
    }
    const QString list = ways.join(", ");
    group.shorter << tr("Convoys: %1", "list of 'England to Norway'").arg(list)
                  << filled(tr("Convoys of %1", "powers"), {names_.dative(powers)});
    group.news = news;
    return group;
}

/// Returns the army that a convoy carries, or nullptr if it carries none.
const OrderResult* HelpCaptions::carriedBy(const OrderResult& result) const
{
    const auto* convoy = as<Convoy>(result.order);
    if (!convoy || result.verdict != Verdict::Available || result.finding.rule == Rule::ConvoyUnused ||
        result.finding.rule == Rule::ConvoyWayNotOrdered)
        return nullptr;
    const OrderResult* army = at(map_.provinceOf(convoy->army));
    return army && goesBySea(*army) ? army : nullptr;
}

/// Returns what is said of a convoy that carries no army.
QString HelpCaptions::idleConvoyOf(const OrderResult& result) const
{
    const auto* convoy = as<Convoy>(result.order);
    if (!convoy || carriedBy(result)) return {};
    return filled(result.verdict == Verdict::Available
                      ? tr("%1's convoy %2 is not used", "power, where to: 'to Norway'")
                      : tr("%1's convoy %2 fails", "power, where to: 'to Norway'"),
                  {names_.owner(result.order.unit.power), names_.to({map_.provinceOf(convoy->to)})});
}

CaptionGroup HelpCaptions::paradox() const
{
    CaptionGroup group;
    const std::vector<const OrderResult*> armies = stopped();
    std::vector<Power> powers;
    for (const OrderResult* army : armies)
        if (std::ranges::find(powers, army->order.power) == powers.end()) powers.push_back(army->order.power);
    const auto whither = [this](const OrderResult& army) {
        return names_.to({map_.provinceOf(as<Move>(army.order)->to)});
    };
    if (armies.size() == 1)
        return {{},
                {filled(tr("A paradox stops %1's convoy %2", "power, where to: 'to Norway'"),
                        {names_.owner(powers.front()), whither(*armies.front())})}};
    for (const OrderResult* army : armies)
        group.clauses << filled(tr("%1's convoy %2 fails", "power, where to: 'to Norway'"),
                                {names_.owner(army->order.power), whither(*army)});
    group.shorter << filled(tr("A paradox stops convoys of %1", "powers"),
                            {names_.dative(powers.empty() ? powersIn() : powers)});
    return group;
}

QStringList HelpCaptions::circles() const
{
    QStringList sentences;
    for (const Paradox& paradox : record_.outcome->paradoxes) {
        for (const std::vector<Dependence>& circle : circlesOf(map_, *record_.outcome, paradox)) {
            const bool alone = std::ranges::count(circle, Dependence::Kind::Carries, &Dependence::kind) == 1;
            for (const Dependence& step : circle) {
                const Unit* army = unitIn(step.from);
                if (step.kind != Dependence::Kind::Cuts || !army) continue;
                const QString text = alone
                                         ? tr("%1 would cut the support %2, on which its own convoy depends.",
                                              "unit, where from: 'from Norway'")
                                         : tr("%1 would cut the support %2, on which another convoy depends.",
                                              "unit, where from: 'from Norway'");
                const QString said = text.arg(phrases_.unit(*army), names_.from({step.to}));
                if (!sentences.contains(said)) sentences << said;
            }
        }
    }
    return sentences;
}

std::vector<FateLine> HelpCaptions::stoppedArmies() const
{
    NamePhrases::Places places;
    std::vector<FateLine> lines;
    for (const OrderResult* army : stopped()) {
        if (army->fate != Fate::Unharmed) continue;
        places.push_back(map_.provinceOf(army->order.unit.at));
        lines.push_back({places.back(), Fate::Unharmed,
                         tr("%1 stays.", "unit").arg(phrases_.unit(army->order.unit)), places.size() > 1});
    }
    if (lines.size() <= 2) return lines;
    return {{noProvince, Fate::Unharmed,
             tr("The armies %1 stay.", "where: 'in Norway and Sweden'").arg(names_.in(places)), true}};
}

/// Returns the armies whose convoys a paradox stops.
std::vector<const OrderResult*> HelpCaptions::stopped() const
{
    std::vector<const OrderResult*> armies;
    for (const std::size_t i : beat_.results)
        if (as<Move>(result(i).order)) armies.push_back(&result(i));
    return armies;
}

} // namespace chancery
