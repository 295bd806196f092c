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
    connect(&session(), &Session::changed, this, &BoardWalker::tellWritten);
    connect(&session(), &Session::replaced, this, &BoardWalker::remember);
    remember();
}

/// Returns where the orders are written: of a study, in the line that is shown.
const Session& BoardWalker::session() const
{
    return document_.isStudy() ? document_.bench().shown().session() : document_.session();
}

/// Returns the phase that is shown. That of a study always takes orders: its results are only shown.
const PhaseRecord& BoardWalker::record() const
{
    return document_.isStudy() ? session().current() : document_.presenter().shownRecord();
}

bool BoardWalker::showsPast() const
{
    return !document_.isStudy() && document_.presenter().showsPast();
}

std::size_t BoardWalker::moment() const
{
    return document_.isStudy() ? static_cast<std::size_t>(document_.bench().shown().node().id)
                               : document_.presenter().shownPhase();
}

void BoardWalker::begin()
{
    const std::size_t now = moment();
    const bool anew = view_.walkedTo() == noProvince || std::exchange(moment_, now) != now;
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
    if (!record().outcome && !showsPast()) return sheets_.power();
    const Unit* unit = view_.walkedTo() == noProvince
                           ? nullptr
                           : unitAt(session().map(), record().position(), view_.walkedTo());
    return unit ? unit->power : sheets_.power();
}

/// Returns where a power is asked something, in the order of its sheet; once there are results, its units.
std::vector<Province> BoardWalker::stopsOf(Power power) const
{
    const Map& map = session().map();
    const PhaseRecord& shown = record();
    std::vector<Province> stops;
    if (!shown.outcome && shown.phase.kind == PhaseKind::Adjustment) {
        for (const Province site : sitesOf(map, shown.before, power)) stops.push_back(site);
        return stops;
    }
    const PhaseKind kind = shown.outcome ? PhaseKind::Movement : shown.phase.kind;
    for (const Unit& unit : unitsAsked(shown.position(), kind, power))
        stops.push_back(map.provinceOf(unit.at));
    return stops;
}

void BoardWalker::leadLine()
{
    const Province here = view_.walkedTo();
    if (here == noProvince || !session().takesOrders() || !document_.desk().idle()) return;
    for (const Power each : session().map().everyPower()) {
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
    const ProvinceSet missing = unitsMissing(session().game());
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
    const auto powers = static_cast<int>(session().map().powers.size());
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

/// Returns what another phase or another line of a study has otherwise than this one.
std::size_t BoardWalker::sheets() const
{
    return document_.isStudy() ? moment() : session().game().phases.size();
}

void BoardWalker::remember()
{
    known_ = ordersInOwnName(session().game(), session().current());
    knownOf_ = sheets();
}

/// Says the orders that a key on the board has written, and those that are cleared. An undo says so by
/// itself.
void BoardWalker::tellWritten()
{
    const PhaseRecord& record = session().current();
    const std::vector<Order> before = std::exchange(known_, {});
    const bool other = knownOf_ != sheets();
    remember();
    if (other || record.outcome || session().undoStack()->canRedo()) return;
    const Words words(session().map(), {}, Register::Plain);
    const bool walks = view_.walkedTo() != noProvince && view_.hasFocus();
    QStringList said, gone;
    for (const Order& order : known_)
        if (walks && std::ranges::find(before, order) == before.end())
            said << tr("Written: %1.", "order").arg(words.titleOf(order, record));
    for (const Order& order : before) {
        const bool has = std::ranges::any_of(known_, [&order](const Order& one) {
            return one.power == order.power && one.unit == order.unit;
        });
        if (!has) gone << tr("Cleared: %1.", "order").arg(words.titleOf(order, record));
    }
    constexpr qsizetype most = 3; // more come from elsewhere
    if (said.size() <= most) tell(said.join(u' '));
    if (gone.isEmpty() || gone.size() > most) return;
    const auto later = [this, text = gone.join(u' ')] { // while an undo runs the stack does not say so yet
        if (!session().undoStack()->canRedo()) tell(text);
    };
    QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
}

} // namespace chancery
