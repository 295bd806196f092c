// SPDX-License-Identifier: GPL-3.0-or-later
// Order entry in an adjustment phase: a home centre and the kind of unit to build, or a unit to remove.
#include "ui/entry/phase_entry.h"

#include <algorithm>

namespace chancery::entry {

namespace {

/// What the rules allow one power, and what it has written already.
struct Adjusting
{
    Power power = noPower;
    AdjustmentChoices choices;
    ProvinceSet written; ///< the provinces of builds or removals on its sheet
    int left = 0;        ///< how many builds or removals no order with an effect is written for

    bool open(Province p) const { return left > 0 || written.has(p); }
};

Adjusting adjusting(const EntryContext& c, Power power)
{
    Adjusting a{power, adjustmentChoices(c.map, c.position, power, c.unplayed), {}, 0};
    for (const Order& order : c.written)
        if (order.power == power && order.unit.at != nowhere) a.written.add(c.map.provinceOf(order.unit.at));
    a.left = adjustmentsLeft(c, a.choices, power);
    return a;
}

std::vector<Adjusting> everybodyAsked(const EntryContext& c)
{
    std::vector<Adjusting> all;
    for (const Power power : c.map.everyPower())
        if (mayOrder(c, power)) all.push_back(adjusting(c, power));
    return all;
}

ProvinceSet sites(const EntryContext& c, const Adjusting& a)
{
    ProvinceSet open;
    if (a.choices.count == 0) return open;
    const ProvinceSet possible = a.choices.count < 0
                                     ? a.choices.removable
                                     : provincesIn(c.map, a.choices.buildArmy | a.choices.buildFleet);
    for (const Province p : possible)
        if (a.open(p)) open.add(p);
    return open;
}

/// Returns the choices of the power that can build in `p` or remove the unit there, or nothing.
std::optional<Adjusting> askedAt(const EntryContext& c, Province p)
{
    if (p == noProvince) return {};
    for (const Adjusting& a : everybodyAsked(c))
        if (sites(c, a).has(p)) return a;
    return {};
}

Entered build(const EntryContext& c, const Adjusting& a, Province site, UnitKind kind,
              const EntryState& state, Location coast)
{
    const LocationSet where = kind == UnitKind::Army ? a.choices.buildArmy : a.choices.buildFleet;
    const LocationSet at = within(c.map, where, site);
    if (at.empty()) return {state, {}, noProvince};
    return writeOrAskCoast({a.power, {a.power, kind, whole(site)}, Build{}}, at, coast);
}

/// Removes the unit, or takes its removal back if it is written already.
Entered remove(const EntryContext& c, const Adjusting& a, Province p)
{
    if (a.written.has(p)) return {Idle{}, {}, p};
    return enteredOrder({a.power, *unitAt(c.map, c.position, p), Disband{}});
}

Entered clickSite(const EntryContext& c, const Adjusting& a, Province site, Location coast)
{
    if (a.choices.count < 0) return remove(c, a, site);
    const bool army = !within(c.map, a.choices.buildArmy, site).empty();
    const bool fleet = !within(c.map, a.choices.buildFleet, site).empty();
    if (army && fleet) return {KindAsked{site, coast}, {}, noProvince};
    return build(c, a, site, army ? UnitKind::Army : UnitKind::Fleet, Idle{}, coast);
}

Entered tellSite(const EntryContext& c, const Adjusting& a, Province site, EntryKey key,
                 const EntryState& state)
{
    const auto* asked = std::get_if<KindAsked>(&state);
    const Location coast = asked ? asked->coast : nowhere;
    if (key == EntryKey::Erase && a.written.has(site)) return {Idle{}, {}, site};
    if (a.choices.count > 0 && key == EntryKey::Army) return build(c, a, site, UnitKind::Army, state, coast);
    if (a.choices.count > 0 && key == EntryKey::Fleet)
        return build(c, a, site, UnitKind::Fleet, state, coast);
    if (a.choices.count < 0 && key == EntryKey::Disband && !a.written.has(site)) return remove(c, a, site);
    return {state, {}, noProvince};
}

/// Waives a build of the only power that may be ordered, or of the power that can build in `under`.
Entered waive(const EntryContext& c, Province under, const EntryState& state)
{
    std::optional<Adjusting> a = askedAt(c, under);
    if (c.power != noPower) a = adjusting(c, c.power);
    if (!a || a->choices.count <= 0 || a->left == 0) return {state, {}, noProvince};
    return enteredOrder({a->power, {}, Waive{}});
}

Entered atSite(const EntryContext& c, Province p, const EntryInput& input, const EntryState& state)
{
    const std::optional<Adjusting> a = askedAt(c, p);
    if (!a) return {state, {}, noProvince};
    if (const Key* key = std::get_if<Key>(&input)) return tellSite(c, *a, p, key->key, state);
    return clickSite(c, *a, p, coastOf(input));
}

} // namespace

int adjustmentsLeft(const EntryContext& c, const AdjustmentChoices& choices, Power power)
{
    const auto given = std::ranges::count_if(c.written, [&](const Order& order) {
        return order.power == power && std::ranges::find(c.idle, order) == c.idle.end();
    });
    return std::max(0, std::abs(choices.count) - static_cast<int>(given));
}

Entered stepAdjustment(const EntryContext& context, const EntryState& state, const EntryInput& input)
{
    const auto* kindAsked = std::get_if<KindAsked>(&state);
    if (const auto* asked = std::get_if<CoastAsked>(&state))
        return answerCoast(*asked, input, KindAsked{context.map.provinceOf(asked->draft.unit.at), nowhere});
    if (isKey(input, EntryKey::Cancel)) return {Idle{}, {}, noProvince};
    if (std::holds_alternative<Aid>(input)) return {state, {}, noProvince}; // no unit helps another here
    if (isKey(input, EntryKey::Waive))
        return waive(context, kindAsked ? kindAsked->site : spokenOf(input), state);
    const bool keyForSite = kindAsked && std::holds_alternative<Key>(input);
    return atSite(context, keyForSite ? kindAsked->site : spokenOf(input), input, state);
}

ProvinceSet targetsInAdjustment(const EntryContext& context, const EntryState& state)
{
    if (const auto* asked = std::get_if<CoastAsked>(&state)) return provincesIn(context.map, asked->coasts);
    ProvinceSet all;
    for (const Adjusting& a : everybodyAsked(context)) all |= sites(context, a);
    return all;
}

} // namespace chancery::entry
