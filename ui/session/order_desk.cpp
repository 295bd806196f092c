// SPDX-License-Identifier: GPL-3.0-or-later
// Turns clicks and keys on the board into orders: see order_desk.h.
#include "ui/session/order_desk.h"
#include "ui/session/sheet_edits.h"

namespace chancery {

Province chosenProvince(const Map& map, const EntryState& state)
{
    if (const auto* chosen = std::get_if<UnitChosen>(&state)) return chosen->unit;
    if (const auto* helped = std::get_if<HelpedChosen>(&state)) return helped->unit;
    if (const auto* asked = std::get_if<KindAsked>(&state)) return asked->site;
    const Order* draft = nullptr;
    if (const auto* coast = std::get_if<CoastAsked>(&state)) draft = &coast->draft;
    if (const auto* way = std::get_if<WayAsked>(&state)) draft = &way->draft;
    return draft && draft->unit.at != nowhere ? map.provinceOf(draft->unit.at) : noProvince;
}

OrderDesk::OrderDesk(Session& session, QObject* parent)
    : QObject(parent)
    , session_(session)
    , board_(session)
    , written_(ordersOf(session.current()))
{
    connect(&session_, &Session::replaced, this, &OrderDesk::forget);
    connect(&session_, &Session::changed, this, [this](Change change) {
        if (change == Change::File || change == Change::Details) return;
        written_ = ordersOf(session_.current());
        if (change != Change::Orders) reset();
        Q_EMIT changed();
    });
}

/// Drops all provinces and orders of the former game, since they may not exist on the new game's map.
void OrderDesk::forget()
{
    state_ = Idle{};
    written_ = ordersOf(session_.current());
    hovered_ = asked_ = refused_ = pointed_ = noProvince;
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

void OrderDesk::suggest(Province unit, std::optional<Order> preview)
{
    if (asked_ == unit && typed_ == preview) return;
    asked_ = unit;
    typed_ = std::move(preview);
    Q_EMIT changed();
}

void OrderDesk::click(Province province, bool byConvoy)
{
    if (open()) take(step(context(), state_, Click{province, byConvoy}), province);
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

void OrderDesk::drag(Province unit, Province target, bool byConvoy)
{
    if (open()) take(chancery::drag(context(), unit, {target, byConvoy}));
}

bool OrderDesk::mayDrag(Province province) const
{
    return open() && context().kind != PhaseKind::Adjustment &&
           std::holds_alternative<UnitChosen>(step(context(), Idle{}, Click{province}).state);
}

void OrderDesk::key(EntryKey key)
{
    enter(Key{key, hovered_});
}

void OrderDesk::pickCoast(Location coast)
{
    enter(PickCoast{coast});
}

void OrderDesk::enter(const EntryInput& input)
{
    if (open()) take(step(context(), state_, input));
}

void OrderDesk::take(const Entered& entered, Province pointed)
{
    const bool leadsOn = entered.order || entered.erased != noProvince || !(entered.state == state_);
    state_ = entered.state;
    refused_ = leadsOn ? noProvince : pointed;
    if (entered.order) writeOrder(session_, *entered.order);
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
}

void OrderDesk::hover(Province province)
{
    if (hovered_ == province) return;
    hovered_ = province;
    if (open()) Q_EMIT changed();
}

void OrderDesk::point(Province unit)
{
    if (pointed_ == unit) return;
    pointed_ = unit;
    if (open() && idle()) Q_EMIT changed();
}

void OrderDesk::reset()
{
    if (idle() && refused_ == noProvince) return;
    state_ = Idle{};
    refused_ = noProvince;
    Q_EMIT changed();
}

} // namespace chancery
