// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for units that should not be on the board.
#include "engine/game/table_check.h"

#include <algorithm>

namespace chancery {

namespace {

using Kind = PositionFault::Kind;

std::vector<Unit> everyUnit(const Position& position)
{
    std::vector<Unit> all = position.units;
    for (const DislodgedUnit& dislodged : position.dislodged) all.push_back(dislodged.unit);
    all.insert(all.end(), position.surplus.begin(), position.surplus.end());
    return all;
}

/// Returns how many centres a power has lost by the rules since the adjustments: those of countries that rose
/// in an insurrection (Committee). Its units stay until the next adjustments.
int lostSinceWinter(const Game& game, Power power)
{
    int lost = 0;
    for (const PhaseRecord& record : game.phases) {
        if (record.phase.year != game.current().phase.year || !record.outcome) continue;
        if (record.phase.season != Season::Spring) continue;
        lost += std::max(0, centresOf(record.before, power) - centresOf(record.outcome->after, power));
    }
    return lost;
}

/// Adds what the check of the position finds, apart from what is only strange. After a resolved phase it is
/// the position with which the next one begins.
void addFaults(const Game& game, std::vector<PositionFault>& findings)
{
    const PhaseRecord& record = game.current();
    const PhaseKind kind = record.outcome ? following(game, record).phase.kind : record.phase.kind;
    for (const PositionFault& fault : faultsOf(*game.map, kind, record.position())) {
        const bool many =
            fault.kind == Kind::TooMany && fault.units > fault.centres + lostSinceWinter(game, fault.power);
        if (many || stopsPhase(fault.kind, kind)) findings.push_back(fault);
    }
}

/// Returns the board of a phase as history and rulings have it, without units that a ruling has put beside
/// others.
Position boardByHistory(const Map& map, const PhaseRecord& last, const PhaseRecord& record)
{
    Position board = following(map, last).before;
    heedPositions(map, record.rulings, board);
    return board;
}

std::vector<Unit> unitsOn(const Position& board)
{
    std::vector<Unit> there = board.units;
    for (const DislodgedUnit& dislodged : board.dislodged) there.push_back(dislodged.unit);
    return there;
}

/// Units that history does not account for, followed through the phases.
struct Strangers
{
    const Map& map;
    std::vector<Unit> units{};

    /// Takes out units that are gone, and those that a ruling of the phase puts where they are.
    void begin(const PhaseRecord& record)
    {
        const std::vector<Unit> there = unitsOn(record.before);
        std::erase_if(units, [&](const Unit& unit) {
            const bool ruled = std::ranges::any_of(record.rulings, [&](const Ruling& ruling) {
                return ruling.kind == Ruling::Kind::Position && ruling.unit == unit;
            });
            return ruled || std::ranges::find(there, unit) == there.end();
        });
    }

    void end(const PhaseRecord& record)
    {
        for (Unit& unit : units)
            for (const OrderResult& result : record.outcome->results)
                if (result.order.unit == unit && result.verdict == Verdict::Succeeds)
                    follow(result.order, record, unit);
    }

    /// Moves a unit as it has been ordered: it is where the board after the phase has it.
    void follow(const Order& order, const PhaseRecord& record, Unit& unit) const
    {
        const auto* move = as<Move>(order);
        const auto* retreat = as<Retreat>(order);
        if (!move && !retreat) return;
        const Unit* now = unitAt(map, record.outcome->after, map.provinceOf(move ? move->to : retreat->to));
        if (now) unit.at = now->at;
    }
};

/// A unit that history does not account for as it is.
PositionFault unaccounted(const Map& map, const std::vector<Unit>& known, const Unit& unit)
{
    const auto same = std::ranges::find_if(known, [&](const Unit& other) {
        return other.power == unit.power && other.kind == unit.kind &&
               map.provinceOf(other.at) == map.provinceOf(unit.at);
    });
    const bool coast = same != known.end();
    return {.kind = coast ? Kind::WrongCoast : Kind::NeverBuilt,
            .power = unit.power,
            .unit = unit,
            .rightful = coast ? same->at : nowhere};
}

/// Adds units that history does not account for. A unit that was never built stays one until a ruling
/// accounts for it or it is gone.
void addUnaccounted(const Game& game, std::vector<PositionFault>& findings)
{
    const Map& map = *game.map;
    Strangers strangers{map};
    std::vector<PositionFault> latest;
    for (std::size_t i = 1; i < game.phases.size(); ++i) {
        const PhaseRecord &last = game.phases[i - 1], &record = game.phases[i];
        if (!last.outcome) return;
        strangers.end(last);
        strangers.begin(record);
        const std::vector<Unit> known = everyUnit(boardByHistory(map, last, record));
        latest.clear();
        for (const Unit& unit : unitsOn(record.before)) {
            if (std::ranges::find(known, unit) != known.end()) continue;
            latest.push_back(unaccounted(map, known, unit));
            if (latest.back().kind == Kind::NeverBuilt) strangers.units.push_back(unit);
        }
    }
    if (game.current().outcome) strangers.end(game.current());
    std::erase_if(latest, [](const PositionFault& one) { return one.kind == Kind::NeverBuilt; });
    if (!game.current().outcome) findings.insert(findings.end(), latest.begin(), latest.end());
    for (const Unit& unit : strangers.units)
        if (std::ranges::count(unitsOn(game.current().position()), unit) > 0)
            findings.push_back({.kind = Kind::NeverBuilt, .power = unit.power, .unit = unit});
}

} // namespace

std::vector<PositionFault> checkTable(const Game& game)
{
    std::vector<PositionFault> findings;
    addFaults(game, findings);
    addUnaccounted(game, findings);
    return findings;
}

} // namespace chancery
