// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board_walker.h"

#include "app/document.h"
#include "engine/game/missing.h"
#include "engine/game/orders_given.h"
#include "engine/orders/choices.h"
#include "ui/console/place_finder.h"
#include "ui/console/writing_page.h"
#include "ui/draw/board_view.h"
#include "ui/parts/announcer.h"
#include "ui/words/clock_words.h"
#include "ui/words/words.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

/// Returns the provinces in which a power builds or removes.
ProvinceSet sitesOf(const Map& map, const Position& position, Power power)
{
    const AdjustmentChoices choices = adjustmentChoices(map, position, power);
    if (choices.count < 0) return choices.removable;
    ProvinceSet sites;
    if (choices.count > 0)
        for (const Location where : choices.buildArmy | choices.buildFleet) sites.add(map.provinceOf(where));
    return sites;
}

} // namespace

BoardWalker::BoardWalker(Document& document, BoardView& view, WritingPage& sheets)
    : QObject(&view)
    , document_(document)
    , view_(view)
    , sheets_(sheets)
    , finder_(new PlaceFinder(view))
{
    view.setWalkStart([this] { return start(); });
    connect(&view, &BoardView::tabbed, this, [this](int step, bool& taken) { taken = goOn(step); });
    connect(&view, &BoardView::walkEnded, this, [this] { tell(tr("There is no province that way.")); });
    connect(finder_, &PlaceFinder::said, this, &BoardWalker::tell);
    connect(&document.clock(), &ClockKeeper::cued, this,
            [this](Cue cue, TurnStage stage) { tell(ClockWords::spoken(cue, stage)); });
    connect(&document.session(), &Session::changed, this, &BoardWalker::tellWritten);
    connect(&document.session(), &Session::replaced, this, [this] { known_.clear(); });
}

void BoardWalker::begin()
{
    const std::size_t phase = document_.presenter().shownPhase();
    const bool anew = view_.walkedTo() == noProvince || std::exchange(phase_, phase) != phase;
    view_.setFocus(Qt::ShortcutFocusReason); // which reads where the cursor is
    if (anew && start() != noProvince) view_.walkTo(start());
}

void BoardWalker::find()
{
    finder_->begin();
}

void BoardWalker::tell(const QString& text)
{
    announce(view_, text);
}

Power BoardWalker::power() const
{
    const PhaseRecord& record = document_.presenter().shownRecord();
    if (!record.outcome && !document_.presenter().showsPast()) return sheets_.power();
    const Unit* unit = view_.walkedTo() == noProvince
                           ? nullptr
                           : unitAt(document_.session().map(), record.position(), view_.walkedTo());
    return unit ? unit->power : sheets_.power();
}

/// Returns where a power is asked something, in the order of its sheet; once there are results, its units.
std::vector<Province> BoardWalker::stopsOf(Power power) const
{
    const Map& map = document_.session().map();
    const PhaseRecord& record = document_.presenter().shownRecord();
    std::vector<Province> stops;
    if (!record.outcome && record.phase.kind == PhaseKind::Adjustment) {
        for (const Province site : sitesOf(map, record.before, power)) stops.push_back(site);
        return stops;
    }
    const PhaseKind kind = record.outcome ? PhaseKind::Movement : record.phase.kind;
    for (const Unit& unit : unitsAsked(record.position(), kind, power))
        stops.push_back(map.provinceOf(unit.at));
    return stops;
}

void BoardWalker::leadLine()
{
    const Province here = view_.walkedTo();
    if (here == noProvince || !document_.session().takesOrders() || !document_.desk().idle()) return;
    for (const Power each : document_.session().map().everyPower()) {
        const std::vector<Province> stops = stopsOf(each);
        if (std::ranges::find(stops, here) == stops.end()) continue;
        if (each != sheets_.power()) sheets_.showPower(each);
        return sheets_.askFor(here);
    }
}

/// Returns the chosen unit, else the first that needs an order, else the first.
Province BoardWalker::start() const
{
    const Province chosen = document_.desk().open() ? document_.desk().selection().chosen : noProvince;
    if (chosen != noProvince) return chosen;
    const std::vector<Province> stops = stopsOf(power());
    const ProvinceSet missing = unitsMissing(document_.session().game());
    const auto open = std::ranges::find_if(stops, [&](Province p) { return missing.has(p); });
    return open != stops.end() ? *open : stops.empty() ? noProvince : stops.front();
}

/// Goes to the next stop of the power, after the last one to the first of the next power; returns whether
/// there is one.
bool BoardWalker::goOn(int step)
{
    const std::vector<Province> stops = stopsOf(power());
    const auto at = std::ranges::find(stops, view_.walkedTo());
    const auto beyond =
        at == stops.end() ? (step > 0 ? 0 : std::ssize(stops) - 1) : at - stops.begin() + step;
    if (beyond >= 0 && beyond < std::ssize(stops)) {
        view_.walkTo(stops[static_cast<std::size_t>(beyond)]);
        leadLine();
        return true;
    }
    const auto powers = static_cast<int>(document_.session().map().powers.size());
    for (int p = static_cast<int>(index(power())) + step; p >= 0 && p < powers; p += step) {
        const auto next = static_cast<Power>(p);
        const std::vector<Province> others = stopsOf(next);
        if (others.empty()) continue;
        sheets_.showPower(next);
        view_.setFocus(Qt::OtherFocusReason);
        view_.walkTo(step > 0 ? others.front() : others.back());
        leadLine();
        return true;
    }
    return false;
}

/// Says the orders that a key on the board has written. An undo says so by itself.
void BoardWalker::tellWritten()
{
    const Session& session = document_.session();
    const PhaseRecord& record = session.current();
    const std::vector<Order> now = ordersInOwnName(session.game(), record);
    const std::vector<Order> before = std::exchange(known_, now);
    if (view_.walkedTo() == noProvince || !view_.hasFocus() || session.undoStack()->canRedo()) return;
    if (record.outcome) return;
    const Words words(session.map(), {}, Register::Plain);
    QStringList said;
    const auto has = [](const std::vector<Order>& all, const Order& one) {
        return std::ranges::find(all, one) != all.end();
    };
    for (const Order& order : now)
        if (!has(before, order)) said << tr("Written: %1.", "order").arg(words.titleOf(order, record));
    constexpr qsizetype most = 3; // more come from elsewhere
    if (said.size() <= most) tell(said.join(u' '));
}

} // namespace chancery
