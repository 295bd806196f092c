// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/unit_phrases.h"

#include "ui/words/language.h"

#include <algorithm>

namespace chancery {

UnitPhrases::UnitPhrases(const Map& map)
    : map_(map)
    , words_(map)
    , names_(map)
    , language_(spokenLanguage().toStdString())
{
}

/// Empty if the map gives none in this language.
QString UnitPhrases::adjective(Power power) const
{
    if (power == noPower) return {};
    const PowerInfo& info = map_[power];
    const auto own = info.adjectives.find(language_);
    return QString::fromStdString(own != info.adjectives.end() ? own->second
                                  : language_ == "en"          ? info.adjective
                                                               : std::string());
}

QString UnitPhrases::unit(const Unit& unit) const
{
    const QString adjective = this->adjective(unit.power), place = names_.in({map_.provinceOf(unit.at)});
    const bool army = unit.kind == UnitKind::Army;
    if (names_.areOneName(unit.power, map_.provinceOf(unit.at)))
        return (army ? tr("The army %1", "where: 'in Norway'") : tr("The fleet %1", "where: 'in Norway'"))
            .arg(place);
    if (adjective.isEmpty())
        return (army ? tr("%1's army %2", "power, where: 'in Norway'")
                     : tr("%1's fleet %2", "power, where: 'in Norway'"))
            .arg(words_.power(unit.power), place);
    return (army ? tr("The %1 army %2", "adjective of a power, where: 'in Norway'")
                 : tr("The %1 fleet %2", "adjective of a power, where: 'in Norway'"))
        .arg(adjective, place);
}

QString UnitPhrases::support(const Unit& giver) const
{
    const QString adjective = this->adjective(giver.power), place = names_.from({map_.provinceOf(giver.at)});
    if (names_.areOneName(giver.power, map_.provinceOf(giver.at)))
        return tr("The support %1", "where from: 'from Norway'").arg(place);
    if (adjective.isEmpty())
        return tr("%1's support %2", "power, where from: 'from Norway'")
            .arg(words_.power(giver.power), place);
    return tr("The %1 support %2", "adjective of a power, where from: 'from Norway'").arg(adjective, place);
}

QString UnitPhrases::convoy(const Unit& fleet) const
{
    const QString adjective = this->adjective(fleet.power),
                  place = names_.through({map_.provinceOf(fleet.at)});
    if (adjective.isEmpty())
        return tr("%1's convoy %2", "power, which way: 'through the North Sea'")
            .arg(words_.power(fleet.power), place);
    return tr("The %1 convoy %2", "adjective of a power, which way: 'through the North Sea'")
        .arg(adjective, place);
}

QString UnitPhrases::attack(const Unit& attacker) const
{
    const QString adjective = this->adjective(attacker.power),
                  place = names_.from({map_.provinceOf(attacker.at)});
    if (names_.areOneName(attacker.power, map_.provinceOf(attacker.at)))
        return tr("the attack %1", "where from: 'from Norway'").arg(place);
    if (adjective.isEmpty())
        return tr("%1's attack %2", "power, where from: 'from Norway'")
            .arg(words_.power(attacker.power), place);
    return tr("the %1 attack %2", "adjective of a power, where from: 'from Norway'").arg(adjective, place);
}

QString UnitPhrases::convoying(const std::vector<Unit>& fleets, const Unit& army,
                               const QString& whither) const
{
    std::vector<Power> carriers;
    for (const Unit& fleet : fleets)
        if (std::ranges::find(carriers, fleet.power) == carriers.end()) carriers.push_back(fleet.power);
    const QString who = names_.subject(carriers), whose = adjective(army.power);
    if (carriers == std::vector{army.power})
        return tr("%1 convoys an army %2", "power, where to: 'to Norway'").arg(who, whither);
    const QString carrier = carriers.size() == 1 ? adjective(carriers[0]) : QString();
    if (!carrier.isEmpty() && !whose.isEmpty())
        return (fleets.size() == 1
                    ? tr("A %1 fleet convoys the %2 army %3", "adjective, adjective, where to: 'to Norway'")
                    : tr("%1 fleets convoy the %2 army %3", "adjective, adjective, where to: 'to Norway'"))
            .arg(carrier, whose, whither);
    if (whose.isEmpty() || carriers.size() == 1)
        return tr("%1's army goes by convoy %2", "power, where to: 'to Norway'")
            .arg(words_.power(army.power), whither);
    return tr("%1 convoy the %2 army %3", "powers, adjective, where to: 'to Norway'")
        .arg(who, whose, whither);
}

} // namespace chancery
