// SPDX-License-Identifier: GPL-3.0-or-later
// Passes each input to the state machine of its kind of phase, and has what the three share.
#include "ui/entry/order_entry.h"

#include "ui/entry/phase_entry.h"

namespace chancery {

Entered step(const EntryContext& context, const EntryState& state, const EntryInput& input)
{
    switch (context.kind) {
    case PhaseKind::Movement:
        return entry::stepMovement(context, state, input);
    case PhaseKind::Retreat:
        return entry::stepRetreat(context, state, input);
    case PhaseKind::Adjustment:
        return entry::stepAdjustment(context, state, input);
    }
    return {state, {}, noProvince};
}

Entered drag(const EntryContext& context, Province unit, const Click& target)
{
    const Entered chosen = step(context, Idle{}, Click{unit});
    const bool lit = std::holds_alternative<UnitChosen>(chosen.state) && target.province != unit &&
                     targets(context, chosen.state).has(target.province);
    return lit ? step(context, chosen.state, target) : Entered{Idle{}, {}, noProvince};
}

ProvinceSet targets(const EntryContext& context, const EntryState& state)
{
    switch (context.kind) {
    case PhaseKind::Movement:
        return entry::targetsInMovement(context, state);
    case PhaseKind::Retreat:
        return entry::targetsInRetreat(context, state);
    case PhaseKind::Adjustment:
        return entry::targetsInAdjustment(context, state);
    }
    return {};
}

std::optional<Order> preview(const EntryContext& context, const EntryState& state, Province hovered)
{
    if (const auto* asked = std::get_if<CoastAsked>(&state)) return asked->draft;
    if (hovered == noProvince) return {};
    const Entered entered = step(context, state, Click{hovered});
    if (entered.order) return entered.order;
    if (const auto* asked = std::get_if<CoastAsked>(&entered.state)) return asked->draft;
    return {};
}

namespace {

Province unitOf(const EntryContext& context, const Order& draft)
{
    return draft.unit.at == nowhere ? noProvince : context.map.provinceOf(draft.unit.at);
}

} // namespace

Selection selectionOf(const EntryContext& context, const EntryState& state, Province hovered)
{
    Selection selection;
    selection.hovered = hovered;
    selection.preview = preview(context, state, hovered);
    if (!isIdle(state) || context.kind != PhaseKind::Movement) selection.targets = targets(context, state);
    if (const auto* chosen = std::get_if<UnitChosen>(&state)) selection.chosen = chosen->unit;
    if (const auto* helped = std::get_if<HelpedChosen>(&state)) {
        selection.chosen = helped->unit;
        selection.helped = helped->helped;
    }
    if (const auto* asked = std::get_if<KindAsked>(&state)) selection.chosen = asked->site;
    if (const auto* asked = std::get_if<CoastAsked>(&state)) selection.chosen = unitOf(context, asked->draft);
    return selection;
}

namespace entry {

Entered enteredOrder(const Order& order)
{
    return {Idle{}, order, noProvince};
}

Province spokenOf(const EntryInput& input)
{
    if (const Click* click = std::get_if<Click>(&input)) return click->province;
    if (const Key* key = std::get_if<Key>(&input)) return key->under;
    if (const Aid* aid = std::get_if<Aid>(&input)) return aid->province;
    return noProvince;
}

ProvinceSet provincesIn(const Map& map, LocationSet locations)
{
    ProvinceSet provinces;
    for (const Location l : locations) provinces.add(map.provinceOf(l));
    return provinces;
}

LocationSet within(const Map& map, LocationSet locations, Province province)
{
    LocationSet inside;
    for (const Location l : locations)
        if (map.provinceOf(l) == province) inside.add(l);
    return inside;
}

Order atCoast(Order draft, Location coast)
{
    if (Move* move = std::get_if<Move>(&draft.command))
        move->to = coast;
    else if (Retreat* retreat = std::get_if<Retreat>(&draft.command))
        retreat->to = coast;
    else
        draft.unit.at = coast;
    return draft;
}

Location coastOf(const EntryInput& input)
{
    if (const Click* click = std::get_if<Click>(&input)) return click->coast;
    if (const PickCoast* pick = std::get_if<PickCoast>(&input)) return pick->coast;
    return nowhere;
}

Entered writeOrAskCoast(Order draft, LocationSet coasts, Location meant)
{
    if (meant != nowhere && coasts.has(meant)) return enteredOrder(atCoast(std::move(draft), meant));
    if (coasts.size() == 1) return enteredOrder(atCoast(std::move(draft), coasts.first()));
    return {CoastAsked{std::move(draft), coasts}, {}, noProvince};
}

Entered answerCoast(const CoastAsked& asked, const EntryInput& input, const EntryState& back)
{
    if (isKey(input, EntryKey::Cancel)) return {back, {}, noProvince};
    return writeOrAskCoast(asked.draft, asked.coasts, coastOf(input));
}

} // namespace entry

} // namespace chancery
