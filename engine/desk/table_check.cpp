// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for units that should not be on the board.
#include "engine/desk/table_check.h"

#include "engine/map/standing.h"

#include <algorithm>

namespace chancery {

namespace {

std::vector<Unit> everyUnit(const Position& position)
{
    std::vector<Unit> all = position.units;
    for (const DislodgedUnit& dislodged : position.dislodged) all.push_back(dislodged.unit);
    all.insert(all.end(), position.surplus.begin(), position.surplus.end());
    return all;
}

/// Returns whether the units of a phase must not be more than the centres: until the Fall has ended, and again after
/// the adjustments.
bool isCounted(const PhaseRecord& record)
{
    if (record.phase.kind == PhaseKind::Adjustment) return record.outcome.has_value();
    const bool fallIsOver =
        record.phase.season == Season::Fall && record.outcome && record.outcome->after.dislodged.empty();
    return !fallIsOver;
}

/// Returns how many centres a power has lost by the rules since the adjustments: those of countries that rose in an
/// insurrection (Committee). Its units stay until the next adjustments.
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

void addCounts(const Game& game, std::vector<TableFinding>& findings)
{
    const Position& board = game.current().position();
    const bool owned = std::ranges::any_of(board.owner, [](Power owner) { return owner != noPower; });
    if (!owned || !isCounted(game.current())) return;
    for (const Power power : game.map->everyPower()) {
        const int units = unitsOf(board, power), centres = centresOf(board, power);
        if (units > centres && units > centres + lostSinceWinter(game, power))
            findings.push_back({TableFault::TooMany, power, {}, units, centres});
    }
}

void addPlaces(const Map& map, const Position& board, std::vector<TableFinding>& findings)
{
    for (const Unit& unit : board.surplus) findings.push_back({TableFault::SecondUnit, unit.power, unit});
    for (const Unit& unit : everyUnit(board))
        if (!mayStand(map, unit.kind, unit.at)) findings.push_back({TableFault::WrongPlace, unit.power, unit});
}

/// Returns the board as history and rulings have it, without units that a ruling has put beside others.
std::optional<Position> boardByHistory(const Game& game)
{
    if (game.phases.size() < 2 || !game.phases[game.phases.size() - 2].outcome) return std::nullopt;
    Position board = following(*game.map, game.phases[game.phases.size() - 2]).before;
    heedPositions(*game.map, game.current().rulings, board);
    return board;
}

void addUnaccounted(const Game& game, std::vector<TableFinding>& findings)
{
    const std::optional<Position> history = game.current().outcome ? std::nullopt : boardByHistory(game);
    if (!history) return;
    const std::vector<Unit> known = everyUnit(*history);
    const Position& board = game.current().before;
    std::vector<Unit> there = board.units;
    for (const DislodgedUnit& dislodged : board.dislodged) there.push_back(dislodged.unit);
    for (const Unit& unit : there) {
        if (std::ranges::find(known, unit) != known.end()) continue;
        const auto same = std::ranges::find_if(known, [&](const Unit& other) {
            return other.power == unit.power && other.kind == unit.kind &&
                   game.map->provinceOf(other.at) == game.map->provinceOf(unit.at);
        });
        const bool coast = same != known.end();
        findings.push_back({coast ? TableFault::WrongCoast : TableFault::NeverBuilt, unit.power, unit, 0, 0,
                            coast ? same->at : nowhere});
    }
}

} // namespace

std::vector<TableFinding> checkTable(const Game& game)
{
    std::vector<TableFinding> findings;
    addCounts(game, findings);
    addPlaces(*game.map, game.current().position(), findings);
    addUnaccounted(game, findings);
    return findings;
}

ProvinceSet crowdedProvinces(const Game& game)
{
    ProvinceSet crowded;
    for (const Unit& unit : game.current().before.surplus) crowded.add(game.map->provinceOf(unit.at));
    return crowded;
}

} // namespace chancery
