// SPDX-License-Identifier: GPL-3.0-or-later
// Order entry in a movement phase: moves, holds, supports, convoys.
#include "ui/entry/convoy_offer.h"
#include "ui/entry/phase_entry.h"

namespace chancery::entry {

namespace {

/// Returns the unit in `p` if the context allows orders of its power, else nullptr.
const Unit* orderable(const EntryContext& c, Province p)
{
    const Unit* unit = p == noProvince ? nullptr : unitAt(c.map, c.position, p);
    return unit && mayOrder(c, unit->power) ? unit : nullptr;
}

/// The provinces to which the chosen unit can help the other one.
struct HelpedInto
{
    ProvinceSet bySupport, byConvoy;
};

HelpedInto helpedInto(const EntryContext& c, const HelpedChosen& s)
{
    const Choices choices = choicesFor(c.map, c.position, s.unit);
    HelpedInto into;
    if (s.intent != Intent::Convoy) into.bySupport = choices.supportInto[index(s.helped)];
    if (s.intent != Intent::Support) into.byConvoy = choices.convoyInto[index(s.helped)];
    return into;
}

/// Returns the order that helps the other unit to `to`; its own province means a support to hold. A fleet
/// that can support and convoy an army convoys it where the army cannot go by land.
Order helping(const EntryContext& c, const HelpedChosen& s, Province to)
{
    const Location helped = unitAt(c.map, c.position, s.helped)->at;
    const HelpedInto into = helpedInto(c, s);
    const bool needsConvoy = choicesFor(c.map, c.position, s.helped).onlyByConvoy.has(to);
    if (into.byConvoy.has(to) && (needsConvoy || !into.bySupport.has(to)))
        return orderTo(c, s.unit, Convoy{helped, whole(to)});
    if (to == s.helped) return orderTo(c, s.unit, SupportHold{helped});
    return orderTo(c, s.unit, SupportMove{helped, whole(to)});
}

Entered moveTo(const EntryContext& c, Province unit, const Click& click, const Choices& choices)
{
    const Province to = click.province;
    const Via via = click.byConvoy && choices.eitherWay.has(to) ? Via::Convoy : Via::Unstated;
    Entered entered = writeOrAskCoast(orderTo(c, unit, Move{whole(to), via, {}}),
                                      within(c.map, choices.moveTo, to), click.coast);
    if (entered.order) entered.state = offerAfter(c, *entered.order);
    return entered;
}

ProvinceSet helpedBy(const Choices& choices, Intent intent)
{
    if (intent == Intent::Support) return choices.supportable;
    if (intent == Intent::Convoy) return choices.convoyable;
    return choices.supportable | choices.convoyable;
}

/// Takes a click with the right button after a unit was chosen: that unit helps the clicked one.
Entered aid(const EntryContext& c, const UnitChosen& s, Province p)
{
    const Choices choices = choicesFor(c.map, c.position, s.unit);
    const bool named = s.intent == Intent::Support || s.intent == Intent::Convoy;
    const Intent intent = named ? s.intent : Intent::Help;
    if (helpedBy(choices, intent).has(p)) return {HelpedChosen{s.unit, intent, p}, {}, noProvince};
    return {s, {}, noProvince};
}

/// Returns the home centres of the powers for which units may be given up.
ProvinceSet lostHomes(const EntryContext& c)
{
    ProvinceSet homes;
    for (const Power lost : c.revivable)
        for (const Province home : c.map[lost].homes) homes.add(home);
    return homes;
}

Entered clickTarget(const EntryContext& c, const UnitChosen& s, const Click& click)
{
    if (s.intent == Intent::Insurrection) {
        if (!lostHomes(c).has(click.province)) return {s, {}, noProvince};
        return enteredOrder(orderTo(c, s.unit, Insurrection{c.map[click.province].home}));
    }
    const Choices choices = choicesFor(c.map, c.position, s.unit);
    const Province p = click.province;
    if (s.intent != Intent::Move) {
        if (helpedBy(choices, s.intent).has(p)) return {HelpedChosen{s.unit, s.intent, p}, {}, noProvince};
        return {s, {}, noProvince};
    }
    if (p == s.unit) return enteredOrder(orderTo(c, s.unit, Hold{}));
    if (provincesIn(c.map, choices.moveTo).has(p)) return moveTo(c, s.unit, click, choices);
    if (orderable(c, p)) return {UnitChosen{p, Intent::Move}, {}, noProvince};
    return {s, {}, noProvince};
}

/// Takes a key that is about a unit.
Entered tell(const EntryContext& c, const EntryState& state, Province unit, EntryKey key)
{
    switch (key) {
    case EntryKey::Hold:
        return enteredOrder(orderTo(c, unit, Hold{}));
    case EntryKey::Move:
        return {UnitChosen{unit, Intent::Move}, {}, noProvince};
    case EntryKey::Support:
        if (choicesFor(c.map, c.position, unit).supportable.empty()) return {state, {}, noProvince};
        return {UnitChosen{unit, Intent::Support}, {}, noProvince};
    case EntryKey::Convoy:
        if (choicesFor(c.map, c.position, unit).convoyable.empty()) return {state, {}, noProvince};
        return {UnitChosen{unit, Intent::Convoy}, {}, noProvince};
    case EntryKey::Insurrection:
        if (c.revivable.empty()) return {state, {}, noProvince};
        return {UnitChosen{unit, Intent::Insurrection}, {}, noProvince};
    case EntryKey::Erase:
        return {Idle{}, {}, unit};
    default:
        return {state, {}, noProvince};
    }
}

Entered from(const EntryContext& c, const Idle& s, const EntryInput& input)
{
    const Province p = spokenOf(input);
    if (!orderable(c, p)) return {s, {}, noProvince};
    if (const Key* key = std::get_if<Key>(&input)) return tell(c, s, p, key->key);
    if (std::holds_alternative<Aid>(input)) return {s, {}, noProvince};
    return {UnitChosen{p, Intent::Move}, {}, noProvince};
}

Entered from(const EntryContext& c, const UnitChosen& s, const EntryInput& input)
{
    if (const Click* click = std::get_if<Click>(&input)) return clickTarget(c, s, *click);
    if (const Aid* other = std::get_if<Aid>(&input)) return aid(c, s, other->province);
    const Key* key = std::get_if<Key>(&input);
    if (!key) return {s, {}, noProvince};
    if (key->key != EntryKey::Cancel) return tell(c, s, s.unit, key->key);
    if (s.intent == Intent::Move) return {Idle{}, {}, noProvince};
    return {UnitChosen{s.unit, Intent::Move}, {}, noProvince};
}

Entered from(const EntryContext& c, const HelpedChosen& s, const EntryInput& input)
{
    const bool holds = s.intent != Intent::Convoy && isKey(input, EntryKey::Hold);
    const bool pointed = std::holds_alternative<Click>(input) || std::holds_alternative<Aid>(input);
    if (pointed || holds) {
        const Province to = holds ? s.helped : spokenOf(input);
        const HelpedInto into = helpedInto(c, s);
        if ((into.bySupport | into.byConvoy).has(to)) return enteredOrder(helping(c, s, to));
        return {s, {}, noProvince};
    }
    if (isKey(input, EntryKey::Cancel))
        return {UnitChosen{s.unit, s.intent == Intent::Help ? Intent::Move : s.intent}, {}, noProvince};
    if (const Key* key = std::get_if<Key>(&input)) return tell(c, s, s.unit, key->key);
    return {s, {}, noProvince};
}

Entered from(const EntryContext& c, const WayOffered& s, const EntryInput& input)
{
    if (!std::holds_alternative<GoByConvoy>(input)) return from(c, Idle{}, input);
    if (s.orders.empty()) return {s, {}, noProvince};
    Entered entered = enteredOrder(s.orders.front());
    entered.others.assign(s.orders.begin() + 1, s.orders.end());
    entered.state = offerAfter(c, *entered.order);
    return entered;
}

Entered from(const EntryContext& c, const CoastAsked& s, const EntryInput& input)
{
    return answerCoast(s, input, UnitChosen{c.map.provinceOf(s.draft.unit.at), Intent::Move});
}

Entered from(const EntryContext&, const KindAsked&, const EntryInput&)
{
    return {Idle{}, {}, noProvince};
}

ProvinceSet lit(const EntryContext& c, const Idle&)
{
    ProvinceSet units;
    for (const Unit& unit : c.position.units)
        if (mayOrder(c, unit.power)) units.add(c.map.provinceOf(unit.at));
    return units;
}

ProvinceSet lit(const EntryContext& c, const UnitChosen& s)
{
    const Choices choices = choicesFor(c.map, c.position, s.unit);
    switch (s.intent) {
    case Intent::Move:
        return provincesIn(c.map, choices.moveTo);
    case Intent::Support:
        return choices.supportable;
    case Intent::Convoy:
    case Intent::Help:
        return helpedBy(choices, s.intent);
    case Intent::Insurrection:
        return lostHomes(c);
    }
    return {};
}

ProvinceSet lit(const EntryContext& c, const HelpedChosen& s)
{
    const HelpedInto into = helpedInto(c, s);
    return into.bySupport | into.byConvoy;
}
ProvinceSet lit(const EntryContext&, const KindAsked&)
{
    return {};
}
ProvinceSet lit(const EntryContext& c, const CoastAsked& s)
{
    return provincesIn(c.map, s.coasts);
}
ProvinceSet lit(const EntryContext& c, const WayOffered&)
{
    return lit(c, Idle{});
}

} // namespace

Entered stepMovement(const EntryContext& context, const EntryState& state, const EntryInput& input)
{
    return std::visit([&](const auto& s) { return from(context, s, input); }, state);
}

ProvinceSet targetsInMovement(const EntryContext& context, const EntryState& state)
{
    return std::visit([&](const auto& s) { return lit(context, s); }, state);
}

} // namespace chancery::entry
