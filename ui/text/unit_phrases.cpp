// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/unit_phrases.h"

#include "ui/text/language.h"

namespace chancery {

UnitPhrases::UnitPhrases(const Map& map)
    : map_(map)
    , words_(map)
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
    const QString adjective = this->adjective(unit.power), power = words_.power(unit.power),
                  place = words_.province(map_.provinceOf(unit.at));
    const bool army = unit.kind == UnitKind::Army;
    if (adjective.isEmpty())
        return (army ? tr("%1's army in %2", "power, province") : tr("%1's fleet in %2", "power, province"))
            .arg(power, place);
    return (army ? tr("The %1 army in %2", "adjective of a power, province")
                 : tr("The %1 fleet in %2", "adjective of a power, province"))
        .arg(adjective, place);
}

QString UnitPhrases::support(const Unit& giver) const
{
    const QString adjective = this->adjective(giver.power),
                  place = words_.province(map_.provinceOf(giver.at));
    if (adjective.isEmpty())
        return tr("%1's support from %2", "power, province").arg(words_.power(giver.power), place);
    return tr("The %1 support from %2", "adjective of a power, province").arg(adjective, place);
}

QString UnitPhrases::convoy(const Unit& fleet) const
{
    const QString adjective = this->adjective(fleet.power),
                  place = words_.province(map_.provinceOf(fleet.at));
    if (adjective.isEmpty())
        return tr("%1's convoy through %2", "power, province").arg(words_.power(fleet.power), place);
    return tr("The %1 convoy through %2", "adjective of a power, province").arg(adjective, place);
}

} // namespace chancery
