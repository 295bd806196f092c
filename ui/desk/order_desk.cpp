// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/order_desk.h"

#include "engine/game/orders_given.h"
#include "ui/desk/sheet_edits.h"

#include <algorithm>

namespace chancery {

Province chosenProvince(const Map& map, const EntryState& state)
{
    if (const auto* chosen = std::get_if<UnitChosen>(&state)) return chosen->unit;
    if (const auto* helped = std::get_if<HelpedChosen>(&state)) return helped->unit;
    if (const auto* asked = std::get_if<KindAsked>(&state)) return asked->site;
    const auto* coast = std::get_if<CoastAsked>(&state);
    return coast && coast->draft.unit.at != nowhere ? map.provinceOf(coast->draft.unit.at) : noProvince;
}

Province provinceAsked(const Map& map, const EntryState& state)
{
    if (const auto* asked = std::get_if<KindAsked>(&state)) return asked->site;
    if (const auto* asked = std::get_if<CoastAsked>(&state)) return map.provinceOf(asked->coasts.first());
    return noProvince;
}

OrderDesk::OrderDesk(Session& session, QObject* parent)
    : QObject(parent)
    , session_(session)
    , board_(session)
    , written_(ordersInOwnName(session.game(), session.current()))
{
    connect(&session_, &Session::replaced, this, &OrderDesk::forget);
    connect(&session_, &Session::changed, this, [this](Change change) {
        if (change == Change::File || change == Change::Details) return;
        const std::vector<Order> before =
            std::exchange(written_, ordersInOwnName(session_.game(), session_.current()));
        refused_ = dropped_ = noProvince; // that was before this step
        const auto* offer = std::get_if<WayOffered>(&state_);
        const bool gone = offer && (std::ranges::find(written_, offer->move) == written_.end() ||
                                    offerAfter(context(), offer->move) != state_);
        const Province chosen = chosenProvince(session_.map(), state_);
        const bool answered = awaitsTarget() && orderIn(chosen, written_) != orderIn(chosen, before);
        if (change != Change::Orders || gone || answered) reset();
        Q_EMIT changed();
    });
}

/// Returns the order for the unit in a province among these; nothing if there is none.
std::optional<Order> OrderDesk::orderIn(Province province, const std::vector<Order>& orders) const
{
    const auto found = std::ranges::find_if(orders, [&](const Order& order) {
        return order.unit.at != nowhere && session_.map().provinceOf(order.unit.at) == province;
    });
    return found == orders.end() ? std::nullopt : std::optional(*found);
}

/// Drops all provinces and orders of the former game, since they may not exist on the new game's map.
void OrderDesk::forget()
{
    state_ = Idle{};
    written_ = ordersInOwnName(session_.game(), session_.current());
    hovered_ = asked_ = refused_ = dropped_ = pointed_ = framed_ = noProvince;
    typed_.reset();
}

void OrderDesk::setOpen(bool open)
{
    if (open_ == open) return;
    open_ = open;
    reset();
}

Selection OrderDesk::selection() const
{
    if (!open()) return {};
    Selection selection = selectionOf(context(), state_, hovered_);
    if (idle() && asked_ != noProvince) {
        selection.chosen = asked_;
        if (typed_) selection.preview = typed_;
    }
    if (idle() && pointed_ != noProvince) selection.chosen = pointed_;
    return selection;
}

Selection OrderDesk::shown() const
{
    Selection shown = selection();
    if (open() && idle() && shown.chosen == noProvince) shown.chosen = framed_;
    return shown;
}

void OrderDesk::frame(Province place)
{
    if (std::exchange(framed_, place) != place && open() && idle()) Q_EMIT changed();
}

void OrderDesk::suggest(Province unit, std::optional<Order> preview, const QString& letters)
{
    const QString before = std::exchange(letters_, letters);
    const bool types = (!letters_.isEmpty() && letters_ != before) || (preview && preview != typed_);
    pointed_ = noProvince; // the keyboard goes on beneath a pointer that rests
    if (asked_ == unit && typed_ == preview && (spent_ || !types)) return;
    spent_ = spent_ || types;
    if (preview) refused_ = dropped_ = noProvince; // one goes on with the keyboard
    asked_ = unit;
    typed_ = std::move(preview);
    Q_EMIT changed();
}

void OrderDesk::click(Province province, bool byConvoy, Location coast)
{
    if (!open()) return;
    take(step(context(), state_, Click{province, byConvoy, coast}), province);
}

void OrderDesk::aid(Province province)
{
    if (open()) take(step(context(), state_, Aid{province}), province);
}

bool OrderDesk::mayAid(Province province) const
{
    const bool helps = std::holds_alternative<HelpedChosen>(state_) ||
                       (std::holds_alternative<UnitChosen>(state_) && context().kind == PhaseKind::Movement);
    return open() && helps && province != chosenProvince(session_.map(), state_);
}

void OrderDesk::beginDrag(Province unit)
{
    if (!open()) return;
    state_ = Idle{};
    enter(Click{unit});
}

void OrderDesk::drag(Province unit, Province target, bool byConvoy, Location coast)
{
    if (!open()) return;
    const Entered entered = chancery::drag(context(), unit, {target, byConvoy, coast});
    take(entered);
    if (entered.order || !isIdle(entered.state) || target == noProvince || target == unit) return;
    refused_ = target;
    dropped_ = unit;
    Q_EMIT changed();
}

bool OrderDesk::mayDrag(Province province) const
{
    return open() && context().kind != PhaseKind::Adjustment &&
           std::holds_alternative<UnitChosen>(step(context(), Idle{}, Click{province}).state);
}

bool OrderDesk::mayPress(EntryKey key, Province province) const
{
    if (!open()) return false;
    const Entered entered = step(context(), Idle{}, Key{key, province});
    if (entered.erased == noProvince) return entered.order || !isIdle(entered.state);
    return std::ranges::any_of(written_, [&](const Order& order) {
        return order.unit.at != nowhere && map().provinceOf(order.unit.at) == entered.erased;
    });
}

void OrderDesk::key(EntryKey key)
{
    enter(Key{key, hovered_});
    if (key != EntryKey::Cancel) return;
    spent_ =
        true; // who takes a question back goes on elsewhere, and what is typed next is not for the pointer
    Q_EMIT changed();
}

void OrderDesk::pickCoast(Location coast)
{
    enter(PickCoast{coast});
}

void OrderDesk::goByConvoy()
{
    enter(GoByConvoy{});
}

void OrderDesk::enter(const EntryInput& input)
{
    if (open()) take(step(context(), state_, input));
}

void OrderDesk::take(const Entered& entered, Province pointed)
{
    const bool same = entered.state == state_ || (isIdle(entered.state) && isIdle(state_));
    const bool leadsOn = entered.order || entered.erased != noProvince || !same;
    state_ = entered.state;
    refused_ = leadsOn ? noProvince : pointed;
    dropped_ = noProvince;
    spent_ = entered.order.has_value() || refused_ != noProvince; // else what is typed is for the pointer
    if (entered.order) {
        if (entered.others.empty()) {
            writeOrder(session_, *entered.order);
        } else {
            std::vector<Order> together = entered.others;
            together.insert(together.begin(), *entered.order);
            writeOrders(session_, together);
        }
        Q_EMIT powerChosen(entered.order->power);
    }
    if (entered.erased != noProvince) removeOrder(session_, entered.erased);
    tellPower();
    Q_EMIT changed();
}

void OrderDesk::tellPower()
{
    const Province province = chosenProvince(session_.map(), state_);
    if (province == noProvince) return;
    const Position& position = session_.current().before;
    if (const DislodgedUnit* dislodged = dislodgedAt(session_.map(), position, province))
        Q_EMIT powerChosen(dislodged->unit.power);
    else if (const Unit* unit = unitAt(session_.map(), position, province))
        Q_EMIT powerChosen(unit->power);
    else if (const Power owner = position.owner[index(province)]; owner != noPower) // where it builds
        Q_EMIT powerChosen(owner);
}

void OrderDesk::hover(Province province)
{
    if (hovered_ == province) return;
    hovered_ = province;
    if (province != noProvince && std::exchange(rested_, province) != province) spent_ = false;
    if (open()) Q_EMIT changed();
}

Province OrderDesk::lit() const
{
    return hovered_ != noProvince && !isSpent() ? hovered_ : chosenProvince(session_.map(), state_);
}

void OrderDesk::point(Province unit)
{
    if (pointed_ == unit) return;
    pointed_ = unit;
    if (open() && idle()) Q_EMIT changed();
}

void OrderDesk::reset()
{
    if (std::holds_alternative<Idle>(state_) && refused_ == noProvince) return;
    state_ = Idle{};
    refused_ = dropped_ = noProvince;
    Q_EMIT changed();
}

} // namespace chancery
