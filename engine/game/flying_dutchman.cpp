// SPDX-License-Identifier: GPL-3.0-or-later
// Works out what a rulebook does about a unit that should not be on the board.
#include "engine/game/flying_dutchman.h"

#include "engine/adjudicate/civil_disorder.h"

#include <algorithm>

namespace chancery {

namespace {

using FaultKind = PositionFault::Kind;

bool isAlexander(const Game& game)
{
    return game.rulebook.options.flyingDutchman == FlyingDutchman::Alexander;
}

/// Returns how many units of the power are removed because of a finding.
int excessOf(const PositionFault& finding)
{
    return finding.kind == FaultKind::TooMany ? finding.units - finding.centres : 1;
}

bool isOn(const Position& board, const Unit& unit)
{
    return std::ranges::find(board.units, unit) != board.units.end();
}

/// Returns the units that a power built in excess in the adjustments just before, the latest first: those
/// that history does not account for, then its last builds.
std::vector<Unit> builtLast(const Game& game, Power power)
{
    const std::size_t phases = game.phases.size();
    if (phases < 2 || game.phases[phases - 2].phase.kind != PhaseKind::Adjustment) return {};
    const PhaseRecord& winter = game.phases[phases - 2];
    if (!winter.outcome || game.current().phase.kind != PhaseKind::Movement) return {};
    std::vector<Unit> built;
    for (const PositionFault& finding : checkTable(game))
        if (finding.kind == FaultKind::NeverBuilt && finding.power == power &&
            !isOn(winter.before, finding.unit))
            built.push_back(finding.unit);
    const std::vector<OrderResult>& results = winter.outcome->results;
    for (auto result = results.rbegin(); result != results.rend(); ++result)
        if (as<Build>(result->order) && result->order.power == power && result->verdict == Verdict::Succeeds)
            built.push_back(result->order.unit);
    std::erase_if(built, [&](const Unit& unit) { return !isOn(game.current().before, unit); });
    return built;
}

/// Returns the units that go where no disband was ordered, one after the other.
std::vector<Unit> goneByRule(const Game& game, Power power, int count)
{
    Position board = game.current().before;
    std::vector<Unit> gone;
    for (int i = 0; i < count; ++i) {
        const std::optional<Unit> next = removedFirst(*game.map, board, power, game.rulebook.options);
        if (!next) break;
        gone.push_back(*next);
        std::erase(board.units, *next);
    }
    return gone;
}

/// Returns the rulings that take units off the board. A unit that another one is beside gives its place to
/// that.
std::vector<Ruling> takenOff(const Game& game, const std::vector<Unit>& gone, const std::string& reason,
                             const std::string& time)
{
    const Position& before = game.current().before;
    Position after = before;
    for (const Unit& unit : gone) {
        const auto surplus = std::ranges::find(after.surplus, unit);
        if (surplus != after.surplus.end()) {
            after.surplus.erase(surplus);
            continue;
        }
        if (std::erase(after.units, unit) == 0) continue; // no ruling takes a dislodged unit off the board
        const auto next = std::ranges::find_if(after.surplus, [&](const Unit& other) {
            return game.map->provinceOf(other.at) == game.map->provinceOf(unit.at);
        });
        if (next == after.surplus.end()) continue;
        place(*game.map, after, *next);
        after.surplus.erase(next);
    }
    return rulingsBetween(*game.map, before, after, reason, time);
}

std::vector<Remedy> remediesOfExcess(const Game& game, const PositionFault& finding, FoundIn found)
{
    const bool waits =
        found == FoundIn::Resolution || found == FoundIn::Retreats || found == FoundIn::Adjustments;
    if (isAlexander(game) && waits) return {Remedy::Later};
    std::vector<Remedy> remedies;
    const bool winter = static_cast<int>(builtLast(game, finding.power).size()) >= excessOf(finding);
    if (isAlexander(game) && winter) remedies.push_back(Remedy::AsInWinter);
    if (!isAlexander(game) && finding.kind == FaultKind::NeverBuilt) remedies.push_back(Remedy::ThatUnit);
    remedies.push_back(Remedy::ByDisbandRule);
    if (isAlexander(game) && finding.kind == FaultKind::NeverBuilt) remedies.push_back(Remedy::ThatUnit);
    remedies.push_back(Remedy::Later);
    return remedies;
}

std::vector<Remedy> possibleRemedies(const Game& game, const PositionFault& finding, FoundIn found)
{
    if (finding.kind == FaultKind::TooMany || finding.kind == FaultKind::NeverBuilt)
        return remediesOfExcess(game, finding, found);
    return {finding.kind == FaultKind::WrongCoast ? Remedy::RightCoast : Remedy::ThatUnit, Remedy::Later};
}

using FaultKind = PositionFault::Kind;

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
        const bool many = fault.kind == FaultKind::TooMany &&
                          fault.units > fault.centres + lostSinceWinter(game, fault.power);
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
    return {.kind = coast ? FaultKind::WrongCoast : FaultKind::NeverBuilt,
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
            if (latest.back().kind == FaultKind::NeverBuilt) strangers.units.push_back(unit);
        }
    }
    if (game.current().outcome) strangers.end(game.current());
    std::erase_if(latest, [](const PositionFault& one) { return one.kind == FaultKind::NeverBuilt; });
    if (!game.current().outcome) findings.insert(findings.end(), latest.begin(), latest.end());
    for (const Unit& unit : strangers.units)
        if (std::ranges::count(unitsOn(game.current().position()), unit) > 0)
            findings.push_back({.kind = FaultKind::NeverBuilt, .power = unit.power, .unit = unit});
}

} // namespace

FoundIn foundIn(const PhaseRecord& record, bool writing)
{
    if (record.phase.kind == PhaseKind::Adjustment) return FoundIn::Adjustments;
    if (record.phase.kind == PhaseKind::Retreat) return FoundIn::Retreats;
    if (record.outcome) return FoundIn::Resolution;
    return writing ? FoundIn::Writing : FoundIn::Diplomacy;
}

bool holdsClock(const Game& game, FoundIn found)
{
    return isAlexander(game) && (found == FoundIn::Diplomacy || found == FoundIn::Writing);
}

std::vector<Remedy> remediesFor(const Game& game, const PositionFault& finding, FoundIn found)
{
    if (game.current().outcome) return {Remedy::Later};
    std::vector<Remedy> remedies = possibleRemedies(game, finding, found);
    std::erase_if(remedies, [&](Remedy remedy) {
        return remedy != Remedy::Later && rulingsFor(game, finding, remedy, "-", {}).empty();
    });
    return remedies;
}

std::string clauseOf(const Game& game, const PositionFault& finding, Remedy remedy, FoundIn found)
{
    if (remedy == Remedy::RightCoast) return {};
    if (!isAlexander(game)) return "DATC 4.E.6";
    const bool excess = finding.kind == FaultKind::TooMany || finding.kind == FaultKind::NeverBuilt;
    if (!excess || remedy == Remedy::ThatUnit) return {};
    const bool now = found == FoundIn::Diplomacy || found == FoundIn::Writing;
    if (remedy == Remedy::Later && now) return {};
    return std::string("Alexander V.6.") + static_cast<char>('a' + static_cast<int>(found));
}

std::vector<Ruling> rulingsFor(const Game& game, const PositionFault& finding, Remedy remedy,
                               const std::string& reason, const std::string& time)
{
    const int excess = excessOf(finding);
    switch (remedy) {
    case Remedy::AsInWinter: {
        std::vector<Unit> gone = builtLast(game, finding.power);
        gone.resize(std::min(gone.size(), static_cast<std::size_t>(excess)));
        return takenOff(game, gone, reason, time);
    }
    case Remedy::ByDisbandRule:
        return takenOff(game, goneByRule(game, finding.power, excess), reason, time);
    case Remedy::ThatUnit:
        return takenOff(game, {finding.unit}, reason, time);
    case Remedy::RightCoast: {
        Unit unit = finding.unit;
        unit.at = finding.rightful;
        return {{.kind = Ruling::Kind::Position,
                 .where = game.map->provinceOf(unit.at),
                 .unit = unit,
                 .reason = reason,
                 .time = time}};
    }
    case Remedy::Later:
        break;
    }
    return {};
}

std::vector<PositionFault> checkTable(const Game& game)
{
    std::vector<PositionFault> findings;
    addFaults(game, findings);
    addUnaccounted(game, findings);
    return findings;
}

} // namespace chancery
