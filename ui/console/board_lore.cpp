// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/board_lore.h"

#include "ui/parts/rows_model.h"
#include "ui/words/language.h"
#include "ui/words/told_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

namespace {

Province placeOf(const Map& map, const Order& order)
{
    return order.unit.at == nowhere ? noProvince : map.provinceOf(order.unit.at);
}

} // namespace

BoardLore::BoardLore(const Session& session, const Presenter& presenter)
    : source_{session,
              presenter.shownRecord(),
              presenter.console().toldOrders(),
              presenter.console().storyRuns(),
              !presenter.showsPast(),
              presenter.console().showsOrders()}
{
}

/// They are worked out once.
const std::vector<UnitRow>& BoardLore::rowsFor(Power power) const
{
    const auto found = rows_.find(power);
    return found != rows_.end() ? found->second
                                : rows_.emplace(power, rowsOf(source_.session, power)).first->second;
}

/// Only the phase being played has rows; a power without a unit there has none about it.
QStringList BoardLore::written(Province province) const
{
    QStringList all;
    const Map& map = source_.session.map();
    if (!source_.written) return all;
    const Position& position = source_.session.current().before;
    PowerSet asked;
    if (const Unit* unit = unitAt(map, position, province)) asked.add(unit->power);
    if (const DislodgedUnit* gone = chancery::dislodgedAt(map, position, province))
        asked.add(gone->unit.power);
    const Power owner = position.owner[index(province)];
    if (source_.session.current().phase.kind == PhaseKind::Adjustment && owner != noPower) asked.add(owner);
    for (const Power power : asked)
        for (const UnitRow& row : rowsFor(power))
            if (row.unit && row.unit->at != nowhere && map.provinceOf(row.unit->at) == province)
                all << RowsModel::spoken(row);
    return all;
}

QString BoardLore::saidOf(const ToldOrder& told) const
{
    return ToldWords::sentence(source_.session.map(), told, source_.record);
}

/// A reason may name orders and units of which a story has not told yet, so that it waits for the end.
QStringList BoardLore::results(Province province) const
{
    QStringList all;
    const PhaseRecord& record = source_.record;
    const Words words(map(), {}, Register::Plain);
    for (const ToldOrder& told : source_.told) {
        if (placeOf(map(), told.order) != province) continue;
        const QString said = saidOf(told);
        all << (source_.runs || !told.result ? said + u'.'
                                             : tr("%1. %2", "order with its result, reason")
                                                   .arg(said, words.reasonInList(*told.result, record)));
    }
    return all;
}

/// Where a unit may retreat that the story of its fight has dislodged is known when that story has ended.
QString BoardLore::retreats(Province province) const
{
    const PhaseRecord& record = source_.record;
    const bool fights = record.outcome && record.phase.kind == PhaseKind::Movement;
    if (fights && source_.runs) return {};
    const std::vector<DislodgedUnit>& dislodged =
        fights ? record.outcome->dislodged : record.before.dislodged;
    const Words words(map());
    for (const DislodgedUnit& unit : dislodged) {
        if (map().provinceOf(unit.unit.at) != province) continue;
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
    const PhaseRecord& record = source_.record;
    QStringList all = record.outcome ? results(province) : written(province);
    if (const QString open = retreats(province); !open.isEmpty()) all << open;
    return all.join(u' ');
}

std::vector<ArrowSaid> BoardLore::arrows() const
{
    std::vector<ArrowSaid> all;
    if (!source_.drawn) return all;
    for (const ToldOrder& told : source_.told) {
        const Province unit = placeOf(map(), told.order);
        const bool drawn = !told.result || told.result->ordered;
        if (drawn && unit != noProvince) all.push_back({unit, saidOf(told)});
    }
    return all;
}

BoardSpeech BoardLore::speechOf(const std::function<BoardLore()>& lore)
{
    return {[lore](Province p) { return lore().place(p); }, [lore] { return lore().arrows(); }};
}

} // namespace chancery
