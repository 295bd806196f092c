// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/unit_phrases.h"

#include "ui/text/language.h"

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
    if (adjective.isEmpty())
        return tr("%1's support %2", "power, where from: 'from Norway'")
            .arg(words_.power(giver.power), place);
    return tr("The %1 support %2", "adjective of a power, where from: 'from Norway'").arg(adjective, place);
}

QString UnitPhrases::convoy(const Unit& fleet) const
{
    const QString adjective = this->adjective(fleet.power), place = names_.through(map_.provinceOf(fleet.at));
    if (adjective.isEmpty())
        return tr("%1's convoy %2", "power, which way: 'through the North Sea'")
            .arg(words_.power(fleet.power), place);
    return tr("The %1 convoy %2", "adjective of a power, which way: 'through the North Sea'")
        .arg(adjective, place);
}

} // namespace chancery
