// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/board_lore.h"

#include "engine/game/orders_given.h"
#include "ui/parts/rows_model.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

namespace {

Province placeOf(const Map& map, const Order& order)
{
    return order.unit.at == nowhere ? noProvince : map.provinceOf(order.unit.at);
}

} // namespace

/// They are worked out once.
const std::vector<UnitRow>& BoardLore::rowsFor(Power power) const
{
    const auto found = rows_.find(power);
    return found != rows_.end() ? found->second : rows_.emplace(power, rowsOf(session_, power)).first->second;
}

/// Only the phase being played has rows; a power without a unit there has none about it.
QStringList BoardLore::written(Province province) const
{
    QStringList all;
    const Map& map = session_.map();
    if (presenter_.showsPast()) return all;
    const Position& position = session_.current().before;
    PowerSet asked;
    if (const Unit* unit = unitAt(map, position, province)) asked.add(unit->power);
    if (const DislodgedUnit* gone = chancery::dislodgedAt(map, position, province))
        asked.add(gone->unit.power);
    const Power owner = position.owner[index(province)];
    if (session_.current().phase.kind == PhaseKind::Adjustment && owner != noPower) asked.add(owner);
    for (const Power power : asked)
        for (const UnitRow& row : rowsFor(power))
            if (row.unit && row.unit->at != nowhere && map.provinceOf(row.unit->at) == province)
                all << RowsModel::spoken(row);
    return all;
}

QString BoardLore::saidOf(const Order& order, const OrderResult* result) const
{
    const PhaseRecord& record = presenter_.shownRecord();
    const Words words(session_.map(), {}, Register::Plain);
    const QString title = words.titleOf(order, record);
    return result ? tr("%1: %2", "order, result").arg(title, Words::verdict(*result)) : title;
}

QStringList BoardLore::results(Province province) const
{
    QStringList all;
    const PhaseRecord& record = presenter_.shownRecord();
    const Words words(session_.map(), {}, Register::Plain);
    for (const OrderResult& result : record.outcome->results)
        if (placeOf(session_.map(), result.order) == province)
            all << tr("%1. %2", "order with its result, reason")
                       .arg(saidOf(result.order, &result), words.reasonInList(result, record));
    return all;
}

QString BoardLore::retreats(Province province) const
{
    const PhaseRecord& record = presenter_.shownRecord();
    const std::vector<DislodgedUnit>& dislodged = record.outcome && record.phase.kind == PhaseKind::Movement
                                                      ? record.outcome->dislodged
                                                      : record.before.dislodged;
    const Words words(session_.map());
    for (const DislodgedUnit& unit : dislodged) {
        if (session_.map().provinceOf(unit.unit.at) != province) continue;
        QStringList open;
        for (const Location where : unit.retreats) open << words.location(where);
        return open.isEmpty()
                   ? tr("%1 can retreat nowhere.", "unit").arg(words.unit(unit.unit))
                   : tr("%1 can retreat to: %2.", "unit, places").arg(words.unit(unit.unit), listed(open));
    }
    return {};
}

QString BoardLore::place(Province province) const
{
    const PhaseRecord& record = presenter_.shownRecord();
    QStringList all = record.outcome ? results(province) : written(province);
    if (const QString open = retreats(province); !open.isEmpty()) all << open;
    return all.join(u' ');
}

std::vector<ArrowSaid> BoardLore::arrows() const
{
    std::vector<ArrowSaid> all;
    if (!presenter_.console().showsOrders() || presenter_.console().comparison()) return all;
    const PhaseRecord& record = presenter_.shownRecord();
    const Map& map = session_.map();
    if (record.outcome) {
        for (const OrderResult& result : record.outcome->results)
            if (result.ordered && placeOf(map, result.order) != noProvince)
                all.push_back({placeOf(map, result.order), saidOf(result.order, &result)});
        return all;
    }
    for (const Order& order : ordersGiven(session_.game(), record))
        if (placeOf(map, order) != noProvince) all.push_back({placeOf(map, order), saidOf(order, nullptr)});
    return all;
}

BoardSpeech BoardLore::speechOf(const Session& session, const Presenter& presenter)
{
    return {[&](Province p) { return BoardLore(session, presenter).place(p); },
            [&] { return BoardLore(session, presenter).arrows(); }};
}

} // namespace chancery
