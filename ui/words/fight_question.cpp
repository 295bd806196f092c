// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fight_question.h"

#include "ui/scene/fights.h"
#include "ui/words/captions.h"
#include "ui/words/help_captions.h"

#include <algorithm>

namespace chancery {

FightQuestion::FightQuestion(const Map& map, const PhaseRecord& record, const Beat& beat,
                             const CaptionWords& words)
    : BeatCaptions(map, record, beat, words)
    , all_(words)
    , place_(beat.place)
{
    const auto collect = [this] {
        for (const std::size_t i : beat_.results)
            if (as<Move>(result(i).order) && to(result(i)) == place_) moves_.push_back(&result(i));
    };
    collect();
    const auto first = std::ranges::find_if(
        beat.results, [this](std::size_t i) { return as<Move>(result(i).order) != nullptr; });
    if (!moves_.empty() || first == beat.results.end()) return;
    place_ = to(result(*first)); // a unit that a ruling dislodges need not be attacked
    collect();
}

/// Returns whether a unit is in its province when the fight begins: it has no order to leave that, or does
/// not leave it before.
bool FightQuestion::isThere(const Unit& unit) const
{
    const OrderResult* order = at(map_.provinceOf(unit.at));
    if (!order || !as<Move>(order->order) || order->verdict != Verdict::Succeeds) return true;
    return std::ranges::any_of(beat_.results, [&](std::size_t i) { return &result(i) == order; });
}

/// Returns the move to the province from where its own unit is going; nullptr if there is none.
const OrderResult* FightQuestion::headOn() const
{
    const OrderResult* leaving = at(place_);
    if (!leaving || !as<Move>(leaving->order)) return nullptr;
    const auto found =
        std::ranges::find_if(moves_, [&](const OrderResult* move) { return to(*leaving) == from(*move); });
    return found == moves_.end() ? nullptr : *found;
}

std::vector<Power> FightQuestion::powers() const
{
    PowerSet all;
    for (const OrderResult* move : moves_) all.add(move->order.unit.power);
    std::vector<Power> powers(all.begin(), all.end());
    if (const Unit* there = unitIn(place_); there && isThere(*there)) {
        std::erase(powers, there->power);
        powers.push_back(there->power);
    }
    return powers;
}

QString FightQuestion::headline() const
{
    if (moves_.empty()) return {};
    const Unit* there = unitIn(place_);
    PowerSet attackers, others; // all powers that go there, and those that attack another's unit
    for (const OrderResult* move : moves_) attackers.add(move->order.unit.power);
    for (const Power power : attackers)
        if (there && isThere(*there) && power != there->power) others.add(power);
    const PowerSet named = others.empty() ? attackers : others;
    const std::vector<Power> who(named.begin(), named.end());
    const bool one = who.size() == 1;
    const auto brief = [](const QString& text) { return wordsIn(text) <= Captions::mostWords; };
    if (const OrderResult* other = headOn();
        other && moves_.size() == 1 && other->order.unit.power != there->power) {
        const QString both = names_.subject({who.front(), there->power}),
                      text = tr("%1 meet head on %2", "powers, where: 'between Norway and Sweden'")
                                 .arg(both, names_.between(from(*other), place_));
        const bool twice =
            names_.areOneName(there->power, place_) && names_.areOneName(who.front(), from(*other));
        return NamePhrases::capital(brief(text) && !twice ? text : tr("%1 meet head on", "powers").arg(both));
    }
    if (!others.empty()) {
        const bool once = names_.areOneName(there->power, place_);
        QString text =
            filled(once  ? one ? tr("%1 attacks %2", "power, power") : tr("%1 attack %2", "powers, power")
                    : one ? tr("%1 attacks %2 %3", "power, power, where: 'in Norway'")
                         : tr("%1 attack %2 %3", "powers, power, where: 'in Norway'"),
                   {names_.subject(who), names_.object({there->power})});
        if (!once) text = text.arg(names_.in({place_}));
        return NamePhrases::capital(
            brief(text) ? text
                        : tr("Several powers go %1", "where to: 'to Norway'").arg(names_.to({place_})));
    }
    const QString text = filled(one ? tr("%1 goes %2", "power, where to: 'to Norway'")
                                    : tr("%1 go %2", "powers, where to: 'to Norway'"),
                                {names_.subject(who), names_.to({place_})});
    return NamePhrases::capital(
        brief(text) ? text : tr("Several powers go %1", "where to: 'to Norway'").arg(names_.to({place_})));
}

QStringList FightQuestion::convoys() const
{
    QStringList sentences;
    for (const std::size_t i : beat_.results) {
        std::vector<Unit> fleets;
        for (const std::size_t k : beat_.helps)
            if (const auto* convoy = as<Convoy>(result(k).order);
                convoy && map_.provinceOf(convoy->army) == from(result(i)))
                fleets.push_back(result(k).order.unit);
        const Unit& army = result(i).order.unit;
        const auto owns = [&army](const Unit& fleet) { return fleet.power == army.power; };
        if (!as<Move>(result(i).order) || std::ranges::all_of(fleets, owns)) continue;
        const QString clause = phrases_.convoying(fleets, army, names_.to({to(result(i))}));
        sentences << NamePhrases::capital(clause) + u'.';
    }
    return sentences;
}

QStringList FightQuestion::supports() const
{
    const ProvinceSet helpers = helpersIn(*record_.outcome, beat_.results);
    Beat help{Gesture::Support, {}, {}, {}};
    for (std::size_t i = 0; i < record_.outcome->results.size(); ++i) {
        const auto* hold = as<SupportHold>(result(i).order);
        const auto* move = as<SupportMove>(result(i).order);
        if (!(hold || move) || !helpers.has(from(result(i)))) continue;
        if (powerAt(hold ? hold->unit : move->unit) != result(i).order.unit.power) help.results.push_back(i);
    }
    QStringList sentences;
    if (help.results.empty()) return sentences;
    for (const QString& clause : HelpCaptions(map_, record_, help, all_).supports().clauses)
        sentences << NamePhrases::capital(clause) + u'.';
    return sentences;
}

} // namespace chancery
