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

/// Returns the forms of an adjective: the map has "fr" and, where it differs, "fr:f". None if the map gives
/// none in this language.
QHash<QString, QString> UnitPhrases::adjective(Power power) const
{
    QHash<QString, QString> forms;
    if (power == noPower) return forms;
    const PowerInfo& info = map_[power];
    if (language_ == "en") forms.insert(QString(), QString::fromStdString(info.adjective));
    for (auto one = info.adjectives.lower_bound(language_);
         one != info.adjectives.end() && one->first.starts_with(language_); ++one) {
        const std::string rest = one->first.substr(language_.size());
        if (rest.empty() || rest[0] == ':')
            forms.insert(QString::fromStdString(rest).mid(1), QString::fromStdString(one->second));
    }
    return forms;
}

QString UnitPhrases::unit(const Unit& unit) const
{
    const auto adjective = this->adjective(unit.power);
    const QString place = names_.in({map_.provinceOf(unit.at)});
    const bool army = unit.kind == UnitKind::Army;
    if (names_.areOneName(unit.power, map_.provinceOf(unit.at)))
        return (army ? tr("The army %1", "where: 'in Norway'") : tr("The fleet %1", "where: 'in Norway'"))
            .arg(place);
    if (adjective.isEmpty())
        return filled(army ? tr("%1's army %2", "power, where: 'in Norway'")
                           : tr("%1's fleet %2", "power, where: 'in Norway'"),
                      {names_.dative(unit.power), place});
    return filled(army ? tr("The %1 army %2", "adjective of a power, where: 'in Norway'")
                       : tr("The %1 fleet %2", "adjective of a power, where: 'in Norway'"),
                  {adjective, place});
}

QString UnitPhrases::support(const Unit& giver) const
{
    const auto adjective = this->adjective(giver.power);
    const QString place = names_.from({map_.provinceOf(giver.at)});
    if (names_.areOneName(giver.power, map_.provinceOf(giver.at)))
        return tr("The support %1", "where from: 'from Norway'").arg(place);
    if (adjective.isEmpty())
        return filled(tr("%1's support %2", "power, where from: 'from Norway'"),
                      {names_.dative(giver.power), place});
    return filled(tr("The %1 support %2", "adjective of a power, where from: 'from Norway'"),
                  {adjective, place});
}

QString UnitPhrases::convoy(const Unit& fleet) const
{
    const auto adjective = this->adjective(fleet.power);
    const QString place = names_.through({map_.provinceOf(fleet.at)});
    if (adjective.isEmpty())
        return filled(tr("%1's convoy %2", "power, which way: 'through the North Sea'"),
                      {names_.dative(fleet.power), place});
    return filled(tr("The %1 convoy %2", "adjective of a power, which way: 'through the North Sea'"),
                  {adjective, place});
}

QString UnitPhrases::attack(const Unit& attacker) const
{
    const auto adjective = this->adjective(attacker.power);
    const QString place = names_.from({map_.provinceOf(attacker.at)});
    if (names_.areOneName(attacker.power, map_.provinceOf(attacker.at)))
        return tr("the attack %1", "where from: 'from Norway'").arg(place);
    if (adjective.isEmpty())
        return filled(tr("%1's attack %2", "power, where from: 'from Norway'"),
                      {names_.dative(attacker.power), place});
    return filled(tr("the %1 attack %2", "adjective of a power, where from: 'from Norway'"),
                  {adjective, place});
}

QString UnitPhrases::convoying(const std::vector<Unit>& fleets, const Unit& army,
                               const QString& whither) const
{
    std::vector<Power> carriers;
    for (const Unit& fleet : fleets)
        if (std::ranges::find(carriers, fleet.power) == carriers.end()) carriers.push_back(fleet.power);
    const NameList who = names_.subject(carriers);
    const auto whose = adjective(army.power);
    if (carriers == std::vector{army.power})
        return filled(tr("%1 convoys an army %2", "power, where to: 'to Norway'"), {who, whither});
    const auto carrier = adjective(carriers.size() == 1 ? carriers[0] : noPower);
    if (!carrier.isEmpty() && !whose.isEmpty())
        return filled(
            fleets.size() == 1
                ? tr("A %1 fleet convoys the %2 army %3", "adjective, adjective, where to: 'to Norway'")
                : tr("%1 fleets convoy the %2 army %3", "adjective, adjective, where to: 'to Norway'"),
            {carrier, whose, whither});
    if (whose.isEmpty() || carriers.size() == 1)
        return filled(tr("%1's army goes by convoy %2", "power, where to: 'to Norway'"),
                      {names_.dative(army.power), whither});
    return filled(tr("%1 convoy the %2 army %3", "powers, adjective, where to: 'to Norway'"),
                  {who, whose, whither});
}

} // namespace chancery
