// SPDX-License-Identifier: GPL-3.0-or-later
// Order entry in a retreat phase: a dislodged unit is chosen, then its destination; D disbands it.
#include "ui/entry/phase_entry.h"

namespace chancery::entry {

namespace {

const DislodgedUnit* retreating(const EntryContext& c, Province p)
{
    const DislodgedUnit* unit = p == noProvince ? nullptr : dislodgedAt(c.map, c.position, p);
    return unit && mayOrder(c, unit->unit.power) ? unit : nullptr;
}

Entered tell(const EntryState& state, const DislodgedUnit& unit, Province p, EntryKey key)
{
    if (key == EntryKey::Disband) return enteredOrder({unit.unit.power, unit.unit, Disband{}});
    if (key == EntryKey::Erase) return {Idle{}, {}, p};
    return {state, {}, noProvince};
}

Entered fromIdle(const EntryContext& c, const EntryInput& input)
{
    const Province p = spokenOf(input);
    const DislodgedUnit* unit = retreating(c, p);
    if (!unit) return {Idle{}, {}, noProvince};
    if (const Key* key = std::get_if<Key>(&input)) return tell(Idle{}, *unit, p, key->key);
    if (std::holds_alternative<Aid>(input)) return {Idle{}, {}, noProvince};
    return {UnitChosen{p, Intent::Move}, {}, noProvince};
}

Entered fromChosen(const EntryContext& c, const UnitChosen& s, const EntryInput& input)
{
    const DislodgedUnit& unit = *dislodgedAt(c.map, c.position, s.unit);
    if (isKey(input, EntryKey::Cancel)) return {Idle{}, {}, noProvince};
    if (const Key* key = std::get_if<Key>(&input)) return tell(s, unit, s.unit, key->key);
    const Province p = spokenOf(input);
    if (std::holds_alternative<Aid>(input)) return {s, {}, noProvince};
    const LocationSet at = within(c.map, openTo(c, unit), p);
    if (!at.empty())
        return writeOrAskCoast({unit.unit.power, unit.unit, Retreat{whole(p)}}, at, coastOf(input));
    if (retreating(c, p)) return {UnitChosen{p, Intent::Move}, {}, noProvince};
    return {s, {}, noProvince};
}

} // namespace

LocationSet openTo(const EntryContext& context, const DislodgedUnit& unit)
{
    LocationSet open;
    for (const Location to : unit.retreats)
        if (!context.map.closed.has(context.map.provinceOf(to))) open.add(to);
    return open;
}

Entered stepRetreat(const EntryContext& context, const EntryState& state, const EntryInput& input)
{
    if (const auto* chosen = std::get_if<UnitChosen>(&state)) return fromChosen(context, *chosen, input);
    if (const auto* asked = std::get_if<CoastAsked>(&state))
        return answerCoast(*asked, input,
                           UnitChosen{context.map.provinceOf(asked->draft.unit.at), Intent::Move});
    return fromIdle(context, input);
}

ProvinceSet targetsInRetreat(const EntryContext& context, const EntryState& state)
{
    if (const auto* asked = std::get_if<CoastAsked>(&state)) return provincesIn(context.map, asked->coasts);
    if (const auto* chosen = std::get_if<UnitChosen>(&state))
        return provincesIn(context.map,
                           openTo(context, *dislodgedAt(context.map, context.position, chosen->unit)));
    ProvinceSet units;
    for (const DislodgedUnit& unit : context.position.dislodged)
        if (mayOrder(context, unit.unit.power)) units.add(context.map.provinceOf(unit.unit.at));
    return units;
}

} // namespace chancery::entry
