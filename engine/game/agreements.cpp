// SPDX-License-Identifier: GPL-3.0-or-later
// Follows agreements through the phases of a game.
#include "engine/game/agreements.h"

#include "engine/base/phase.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "engine/orders/choices.h"
#include "engine/rules/option_table.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether the power has a unit in the province at the beginning of the phase, dislodged or not.
bool hasUnit(const Map& map, const PhaseRecord& record, Power power, Province where)
{
    const auto there = [&](const Unit& unit) {
        return unit.power == power && map.provinceOf(unit.at) == where;
    };
    const auto dislodged = [&](const DislodgedUnit& one) { return there(one.unit); };
    return std::ranges::any_of(record.before.units, there) ||
           std::ranges::any_of(record.before.dislodged, dislodged);
}

/// Follows the unit of an agreement through a phase.
void follow(const Map& map, const Outcome& outcome, Consent& consent)
{
    for (const OrderResult& result : outcome.results) {
        const Order& order = result.order;
        if (result.verdict != Verdict::Succeeds || order.unit.power != consent.by ||
            order.unit.at == nowhere || map.provinceOf(order.unit.at) != consent.where)
            continue;
        if (const auto* move = as<Move>(order))
            consent.where = map.provinceOf(move->to);
        else if (const auto* retreat = as<Retreat>(order))
            consent.where = map.provinceOf(retreat->to);
        else
            continue;
        return;
    }
}

/// The agreements in force, phase by phase.
struct InForce
{
    const Map& map;
    std::vector<Consent> consents{};

    /// Adds what a phase agrees on and takes out what its rulings end, and agreements whose unit is gone.
    void begin(const PhaseRecord& record)
    {
        for (const Consent& made : record.consents)
            if (std::ranges::find(consents, made) == consents.end()) consents.push_back(made);
        for (const Ruling& ruling : record.rulings)
            if (ruling.kind == Ruling::Kind::Agreement) std::erase(consents, ruling.consent);
        std::erase_if(consents, [&](const Consent& consent) {
            return consent.where != noProvince && !hasUnit(map, record, consent.by, consent.where);
        });
    }

    void end(const PhaseRecord& record)
    {
        if (!record.outcome) return;
        for (Consent& consent : consents)
            if (consent.where != noProvince) follow(map, *record.outcome, consent);
    }
};

/// Calls `visit` with the phases before `record`, and with `record`.
template<class Visit>
void forPhasesUntil(const Game& game, const PhaseRecord& record, Visit visit)
{
    for (const PhaseRecord& before : game.phases)
        if (isBefore(before.phase, record.phase)) visit(before);
    visit(record);
}

bool hasConsents(const Game& game, const PhaseRecord& record)
{
    return !record.consents.empty() ||
           std::ranges::any_of(game.phases, [](const PhaseRecord& one) { return !one.consents.empty(); });
}

bool maySeat(const Game& game, Power power)
{
    const Phase& now = game.current().phase;
    return power != noPower && !isNeutral(game, power) && !inCivilDisorder(game.attendance, power, now);
}

bool onePlayer(const Game& game, const Consent& consent)
{
    return std::ranges::any_of(seatingOf(game, game.current().phase).seats, [&](const Seat& seat) {
        return std::ranges::find(seat, consent.by) != seat.end() &&
               std::ranges::find(seat, consent.to) != seat.end();
    });
}

/// Returns whether an agreement holds for an order.
bool permits(const Map& map, const Consent& consent, const Order& order)
{
    return consent.kind == Consent::Kind::Proxy && consent.by == order.unit.power &&
           consent.to == order.power &&
           (consent.where == noProvince || consent.where == map.provinceOf(order.unit.at));
}

/// Returns the agreements by which powers may order units of others in a phase.
std::vector<Consent> proxiesAt(const Game& game, const PhaseRecord& record)
{
    std::vector<Consent> proxies;
    if (game.rulebook.options.proxyOrders == ProxyOrders::Permitted) proxies = consentsAt(game, record);
    std::erase_if(proxies, [&](const Consent& one) { return isSuspended(game, record, one); });
    return proxies;
}

} // namespace

std::vector<Consent> consentsAt(const Game& game, const PhaseRecord& record)
{
    if (!hasConsents(game, record)) return {};
    InForce now{*game.map};
    forPhasesUntil(game, record, [&](const PhaseRecord& one) {
        now.begin(one);
        if (&one != &record) now.end(one);
    });
    return std::move(now.consents);
}

bool isSuspended(const Game& game, const PhaseRecord& record, const Consent& consent)
{
    const PowerSet neutral = neutralIn(game, record.phase);
    return consent.kind == Consent::Kind::Proxy && (neutral.has(consent.by) || neutral.has(consent.to));
}

bool perpetualAt(const Game& game, const PhaseRecord& record)
{
    const Consent perpetual{.kind = Consent::Kind::Perpetual};
    bool agreed = game.rulebook.options.perpetualOrders;
    forPhasesUntil(game, record, [&](const PhaseRecord& one) {
        agreed = agreed || std::ranges::find(one.consents, perpetual) != one.consents.end();
        for (const Ruling& ruling : one.rulings)
            if (ruling.kind == Ruling::Kind::Agreement && ruling.consent == perpetual) agreed = false;
    });
    return agreed;
}

ConsentFault faultOf(const Game& game, const Consent& consent)
{
    const PhaseRecord& record = game.current();
    const bool ended = std::ranges::any_of(record.rulings, [&](const Ruling& ruling) {
        return ruling.kind == Ruling::Kind::Agreement && ruling.consent == consent;
    });
    if (consent.kind == Consent::Kind::Perpetual) {
        if (perpetualAt(game, record)) return ConsentFault::InForce;
        if (!mayAgreeOn(game.rulebook, "perpetual_orders", "yes")) return ConsentFault::NoPerpetual;
        return ended || record.outcome ? ConsentFault::Ended : ConsentFault::None;
    }
    if (game.rulebook.options.proxyOrders != ProxyOrders::Permitted) return ConsentFault::NoProxies;
    if (!maySeat(game, consent.by) || !maySeat(game, consent.to)) return ConsentFault::NoPlayer;
    if (onePlayer(game, consent)) return ConsentFault::OnePlayer;
    if (consent.where != noProvince && !hasUnit(*game.map, record, consent.by, consent.where))
        return ConsentFault::NoUnit;
    for (const Consent& made : consentsAt(game, record))
        if (made == consent || made == Consent{consent.kind, consent.by, consent.to, noProvince})
            return ConsentFault::InForce;
    return ended || record.outcome ? ConsentFault::Ended : ConsentFault::None;
}

void permitProxies(const Game& game, const PhaseRecord& record, std::vector<Order>& orders)
{
    const std::vector<Consent> consents = proxiesAt(game, record);
    for (Order& order : orders)
        order.permission.given =
            order.unit.at != nowhere && std::ranges::any_of(consents, [&](const Consent& consent) {
                return permits(*game.map, consent, order);
            });
}

std::vector<Unit> unitsPermitted(const Game& game, Power power)
{
    const PhaseRecord& record = game.current();
    std::vector<Unit> units;
    if (record.outcome) return units;
    const std::vector<Consent> consents = proxiesAt(game, record);
    for (const Power owner : game.map->everyPower())
        for (const Unit& unit : unitsAsked(record.before, record.phase.kind, owner)) {
            const Order order{power, unit, Hold{}};
            if (std::ranges::any_of(consents,
                                    [&](const Consent& one) { return permits(*game.map, one, order); }))
                units.push_back(unit);
        }
    return units;
}

namespace {

/// Returns the power that a line's unit belongs to, or that alone can build where the line says; noPower for
/// a unit that is not there and a centre where nobody builds.
Power ownerOfUnit(const Game& game, const Order& order)
{
    if (as<Waive>(order) || as<Revive>(order) || order.unit.at == nowhere) return noPower;
    if (!as<Build>(order)) return order.unit.power;
    const Province centre = game.map->provinceOf(order.unit.at);
    return game.map->builds == BuildSites::Home ? (*game.map)[centre].home
                                                : game.current().before.owner[index(centre)];
}

} // namespace

Power ownerInstead(const Game& game, Power power, const Order& order)
{
    const Power owner = ownerOfUnit(game, order);
    if (owner == noPower || readingContext(game, game.current(), power).together(power).has(owner))
        return noPower;
    if (as<Build>(order)) return owner;
    const std::vector<Unit> permitted = unitsPermitted(game, power);
    return std::ranges::find(permitted, order.unit) == permitted.end() ? owner : noPower;
}

} // namespace chancery
