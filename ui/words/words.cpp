// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/words.h"

#include "engine/orders/convoy_routes.h"
#include "ui/words/brief.h"
#include "ui/words/language.h"
#include "ui/words/name_phrases.h"
#include "ui/words/overloaded.h"
#include "ui/words/reasons.h"

#include <QStringList>

namespace chancery {

Words::Words(const Map& map, std::optional<Rulebook> rules, Register how)
    : map_(map)
    , rules_(std::move(rules))
    , register_(how)
    , language_(spokenLanguage().toStdString())
{
}

QString Words::season(Season which)
{
    switch (which) {
    case Season::Spring:
        return tr("Spring");
    case Season::Fall:
        return tr("Fall");
    case Season::Winter:
        return tr("Winter");
    }
    return {};
}

QString Words::turn(const Phase& phase)
{
    return QStringLiteral("%1 %2").arg(season(phase.season)).arg(phase.year);
}

QString Words::phase(const Phase& phase)
{
    const QString name = season(phase.season), year = QString::number(phase.year);
    switch (phase.kind) {
    case PhaseKind::Movement:
        return tr("%1 %2, movement", "season, year").arg(name, year);
    case PhaseKind::Retreat:
        return tr("%1 %2, retreats", "season, year").arg(name, year);
    case PhaseKind::Adjustment:
        return tr("%1 %2, adjustments", "season, year").arg(name, year);
    }
    return {};
}

QString Words::unitKind(UnitKind kind)
{
    return kind == UnitKind::Army ? tr("Army") : tr("Fleet");
}

QString Words::coast(const std::string& coast)
{
    if (coast == "nc") return tr("north coast");
    if (coast == "ec") return tr("east coast");
    if (coast == "sc") return tr("south coast");
    if (coast == "wc") return tr("west coast");
    return QString::fromStdString(coast);
}

QString Words::verdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Succeeds:
        return tr("succeeds");
    case Verdict::Fails:
        return tr("fails");
    case Verdict::Invalid:
        return tr("invalid", "verdict: legal in itself, but nothing matches it");
    case Verdict::Illegal:
        return tr("illegal", "verdict");
    case Verdict::Given:
        return tr("given", "verdict on a support");
    case Verdict::Cut:
        return tr("cut", "verdict on a support");
    case Verdict::Available:
        return tr("not disrupted", "verdict on a convoy");
    case Verdict::Disrupted:
        return tr("disrupted", "verdict on a convoy");
    case Verdict::Stands:
        return tr("stands", "verdict on a hold");
    }
    return {};
}

QString Words::fate(Fate fate)
{
    switch (fate) {
    case Fate::Unharmed:
        return {};
    case Fate::Dislodged:
        return tr("dislodged");
    case Fate::Destroyed:
        return tr("destroyed");
    }
    return {};
}

QString Words::verdict(const OrderResult& result)
{
    if (removesByRule(result.finding.rule))
        return tr("disbanded by rule", "verdict on a unit without an order");
    const QString word = result.finding.rule == Rule::IllegalDuplicate
                             ? tr("does not count", "verdict on an order beside another of the unit")
                             : verdict(result.verdict);
    if (result.fate == Fate::Unharmed) return word;
    if (result.verdict == Verdict::Stands) return fate(result.fate);
    return tr("%1, %2", "verdict, fate").arg(word, fate(result.fate));
}

QString Words::title() const
{
    return QString::fromStdString(nameIn(language_, map_));
}

QString Words::power(Power power) const
{
    return power == noPower ? tr("nobody", "no power")
                            : QString::fromStdString(nameIn(language_, map_[power]));
}

QString Words::province(Province province) const
{
    return province == noProvince ? tr("nowhere") : QString::fromStdString(nameIn(language_, map_[province]));
}

QString Words::location(Location location) const
{
    if (location == nowhere) return tr("nowhere");
    const LocationInfo& info = map_[location];
    if (info.coast.empty()) return province(info.province);
    return tr("%1 (%2)", "province, coast").arg(province(info.province), coast(info.coast));
}

QString Words::unit(const Unit& unit) const
{
    return unit.kind == UnitKind::Army ? tr("Army %1").arg(location(unit.at))
                                       : tr("Fleet %1").arg(location(unit.at));
}

QString Words::order(const Order& order) const
{
    const QString who = order.unit.at == nowhere ? QString() : unit(order.unit);
    return std::visit(
        Overloaded{
            [&](const Hold&) { return tr("%1 holds").arg(who); },
            [&](const Move& c) {
                return (c.via == Via::Convoy ? tr("%1 to %2 by convoy") : tr("%1 to %2"))
                    .arg(who, location(c.to));
            },
            [&](const SupportHold& c) { return tr("%1 supports %2 in holding").arg(who, location(c.unit)); },
            [&](const SupportMove& c) {
                return tr("%1 supports %2 to %3").arg(who, location(c.unit), location(c.to));
            },
            [&](const Convoy& c) {
                return tr("%1 convoys %2 to %3").arg(who, location(c.army), location(c.to));
            },
            [&](const Retreat& c) { return tr("%1 retreats to %2").arg(who, location(c.to)); },
            [&](const Disband&) { return tr("%1 disbands").arg(who); },
            [&](const Build&) { return tr("%1 is built").arg(who); },
            [&](const Waive&) { return tr("One build is waived"); },
            [&](const Insurrection& c) {
                return tr("%1 is given up for an insurrection: %2").arg(who, power(c.whom));
            },
            [&](const Revive&) { return tr("%1 is to be regained").arg(location(order.unit.at)); },
        },
        order.command);
}

QString Words::order(const Order& order, const PhaseRecord& record) const
{
    const auto* move = as<Move>(order);
    const bool counts = record.outcome && record.outcome->routesCount && order.unit.at != nowhere;
    if (!move || move->path.empty() || !counts) return this->order(order);
    const auto seas = seasInSequence(map_, map_.provinceOf(order.unit.at), *move);
    return tr("%1 to %2 by convoy %3", "army, province, which way: 'through the North Sea'")
        .arg(unit(order.unit), location(move->to), NamePhrases(map_).through(seas));
}

QString Words::list(ProvinceSet provinces) const
{
    QStringList names;
    for (Province p : provinces) names << province(p);
    return listed(names);
}

QString Words::nameOf(const Unit& named) const
{
    if (register_ == Register::Judge) return brief(map_, named);
    const bool once = NamePhrases(map_).areOneName(named.power, map_.provinceOf(named.at));
    if (register_ == Register::Room && named.power != noPower) return nameInRoom(named, once);
    return named.power == noPower || once ? unit(named)
                                          : tr("%1's %2", "power, unit").arg(power(named.power), unit(named));
}

/// Returns a unit with its power; its place is left out if that is called as the power.
QString Words::nameInRoom(const Unit& named, bool once) const
{
    const bool army = named.kind == UnitKind::Army;
    if (once) return (army ? tr("%1's army", "power") : tr("%1's fleet", "power")).arg(power(named.power));
    return (army ? tr("%1's army %2", "power, where: 'in Norway'")
                 : tr("%1's fleet %2", "power, where: 'in Norway'"))
        .arg(power(named.power), NamePhrases(map_).in({map_.provinceOf(named.at)}));
}

QString Words::titleOf(const Order& titled, const PhaseRecord& record) const
{
    const Power whose = titled.power == noPower ? titled.unit.power : titled.power;
    const QString text = bareTitleOf(titled, record);
    return whose == noPower ? text : tr("%1: %2", "power, order").arg(power(whose), text);
}

QString Words::bareTitleOf(const Order& titled, const PhaseRecord& record) const
{
    return register_ == Register::Judge ? QString::fromStdString(canonical(map_, record.before, titled))
                                        : order(titled, record);
}

QString Words::reason(const OrderResult& result, const PhaseRecord& record) const
{
    return ReasonWords(map_, rules_, register_, record).reason(result);
}

QString Words::reasonInList(const OrderResult& result, const PhaseRecord& record) const
{
    return ReasonWords(map_, rules_, register_, record).reasonInList(result);
}

QString Words::explanation(const OrderResult& result, const PhaseRecord& record) const
{
    return ReasonWords(map_, rules_, register_, record).explanation(result);
}

QString Words::list(const std::vector<Power>& powers) const
{
    QStringList names;
    for (Power p : powers) names << power(p);
    return listed(names);
}

} // namespace chancery
