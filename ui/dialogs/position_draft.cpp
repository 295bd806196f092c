// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and rewrites the lists. Commas, semicolons or line breaks separate the entries.
#include "ui/dialogs/position_draft.h"

#include "engine/map/standing.h"
#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"
#include "ui/words/words.h"

#include <QRegularExpression>

#include <algorithm>

namespace chancery {

namespace {

QStringList pieces(const QString& text)
{
    static const QRegularExpression separators(QStringLiteral("[,;\\n]"));
    QStringList all;
    for (const QString& piece : text.split(separators))
        if (const QString simple = piece.simplified(); !simple.isEmpty()) all << simple;
    return all;
}

/// Reads a unit as files write it, else as freely as in an order to build: "army Vienna", "Flotte Kiel".
Result<Unit> unitFrom(const Map& map, Power power, const QString& text)
{
    Result<Unit> exact = readUnit(map, power, text.toStdString());
    if (exact) return exact;
    const Result<Unit> free = readFreeUnit(map, power, text.toStdString());
    return free ? readUnit(map, power, canonical(map, *free)) : exact;
}

Province provinceOfUnit(const Map& map, const QString& piece)
{
    const auto unit = unitFrom(map, noPower, piece);
    return unit ? map.provinceOf(unit->at) : noProvince;
}

Province provinceOfCentre(const Map& map, const QString& piece)
{
    return findProvince(map, piece.toStdString());
}

/// Returns the entries that are not about `province`.
template<class Read>
QStringList others(const Map& map, const QString& text, Province province, Read read)
{
    QStringList kept = pieces(text);
    kept.removeIf([&](const QString& piece) { return read(map, piece) == province; });
    return kept;
}

QString text(const Map& map, const Unit& unit)
{
    return QString::fromStdString(canonical(map, unit));
}
QString joined(const QStringList& list)
{
    return list.join(QStringLiteral(", "));
}

} // namespace

PositionDraft::PositionDraft(const Map& map, const std::vector<Lists>& lists)
    : map_(map)
    , problems_(map.powers.size())
{
    position_.owner.assign(map.provinces.size(), noPower);
    for (std::size_t i = 0; i < std::min(lists.size(), map.powers.size()); ++i) {
        readUnits(static_cast<Power>(i), lists[i].units);
        readCentres(static_cast<Power>(i), lists[i].centres);
    }
}

std::vector<PositionDraft::Lists> PositionDraft::listsOf(const Map& map, const Position& position)
{
    std::vector<QStringList> units(map.powers.size()), centres(map.powers.size());
    for (const Unit& unit : position.units) units[index(unit.power)] << text(map, unit);
    for (const Unit& unit : position.surplus) units[index(unit.power)] << text(map, unit);
    for (Province centre : map.centres)
        if (const Power owner = position.owner[index(centre)]; owner != noPower)
            centres[index(owner)] << QString::fromStdString(map[centre].code);
    std::vector<Lists> lists;
    for (std::size_t i = 0; i < map.powers.size(); ++i)
        lists.push_back({joined(units[i]), joined(centres[i])});
    return lists;
}

void PositionDraft::readUnits(Power power, const QString& text)
{
    for (const QString& piece : pieces(text))
        if (const QString problem = placeUnit(power, piece); !problem.isEmpty())
            problems_[index(power)] << problem;
}

QString PositionDraft::placeUnit(Power power, const QString& text)
{
    const auto unit = unitFrom(map_, power, text);
    if (!unit) return whyNoUnit(text);
    const Province province = map_.provinceOf(unit->at);
    const Unit* there = unitAt(map_, position_, province);
    if (there && *there == *unit) // rather a slip than a mistake at the table
        return tr("%1: there is already a unit of %2.").arg(text, Words(map_).power(there->power));
    if (!there) {
        place(map_, position_, *unit);
        return {};
    }
    placeBeside(map_, position_, *unit);
    doubts_ << tr("There are two units in %1.").arg(Words(map_).province(province));
    return {};
}

/// Returns why an entry could not be read, in the language of the window. The reader's own message is in
/// English and meant for files.
QString PositionDraft::whyNoUnit(const QString& text) const
{
    const QString letter = text.section(u' ', 0, 0).toUpper(), place = text.section(u' ', 1);
    if ((letter != u"A" && letter != u"F") || place.isEmpty())
        return tr("%1 is not a unit. Enter one such as “A PAR” or “F STP/sc”.").arg(text);
    const Location at = findLocation(map_, place.toStdString());
    if (at == nowhere) return tr("%1: there is no such province on this map.").arg(text);
    const ProvinceInfo& province = map_[map_.provinceOf(at)];
    if (letter == u"A") return tr("%1: an army cannot be at sea.").arg(text);
    if (standingOf(map_, UnitKind::Fleet, at) == Standing::WrongTerrain)
        return tr("%1: a fleet cannot be inland.").arg(text);
    return tr("%1: on which coast? Enter %2 or %3.")
        .arg(text, QString::fromStdString(map_[province.coasts.front()].code),
             QString::fromStdString(map_[province.coasts.back()].code));
}

void PositionDraft::readCentres(Power power, const QString& text)
{
    for (const QString& piece : pieces(text))
        if (const QString problem = giveCentre(power, piece); !problem.isEmpty())
            problems_[index(power)] << problem;
}

QString PositionDraft::giveCentre(Power power, const QString& text)
{
    const Province centre = provinceOfCentre(map_, text);
    if (centre == noProvince) return tr("%1: there is no such province on this map.").arg(text);
    if (!map_.centres.has(centre)) return tr("%1 is not a supply centre.").arg(Words(map_).province(centre));
    Power& owner = position_.owner[index(centre)];
    if (owner != noPower && owner != power)
        return tr("%1 already belongs to %2.").arg(Words(map_).province(centre), Words(map_).power(owner));
    owner = power;
    return {};
}

bool PositionDraft::valid() const
{
    return std::ranges::all_of(problems_, [](const QStringList& list) { return list.isEmpty(); });
}

std::vector<PositionDraft::Lists> PositionDraft::withoutUnit(const Map& map, std::vector<Lists> lists,
                                                             Province province)
{
    for (Lists& list : lists) list.units = joined(others(map, list.units, province, provinceOfUnit));
    return lists;
}

std::vector<PositionDraft::Lists> PositionDraft::withUnit(const Map& map, std::vector<Lists> lists,
                                                          const Unit& unit)
{
    lists = withoutUnit(map, std::move(lists), map.provinceOf(unit.at));
    QString& units = lists[index(unit.power)].units;
    units = joined(pieces(units) << text(map, unit));
    return lists;
}

std::vector<PositionDraft::Lists> PositionDraft::withCentre(const Map& map, std::vector<Lists> lists,
                                                            Province centre, Power owner)
{
    for (Lists& list : lists) list.centres = joined(others(map, list.centres, centre, provinceOfCentre));
    if (owner == noPower) return lists;
    QString& centres = lists[index(owner)].centres;
    centres = joined(pieces(centres) << QString::fromStdString(map[centre].code));
    return lists;
}

} // namespace chancery
