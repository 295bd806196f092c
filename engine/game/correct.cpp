// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a game from a corrected phase.
#include "engine/game/correct.h"
#include "engine/game/seats.h"

#include "engine/base/phase.h"
#include "engine/orders/choices.h"
#include "engine/orders/written_order.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

/// Returns what a line is read against. Orders in the name of another power than that of the sheet show that
/// both have one player.
ReadingContext contextOf(const Map& map, const Position& position, PhaseKind kind, const WrittenOrder& line)
{
    const Power part = line.heading != noPower ? line.heading : line.power;
    PowerSet seat;
    for (const Order& order : line.orders)
        if (order.power != noPower) seat.add(order.power);
    ReadingContext context{map, position, kind, part};
    if (part != noPower) seat.add(part);
    if (seat.size() > 1) context.seats = {seat};
    return context;
}

WrittenOrder readAgain(const Map& map, const PhaseRecord& record, const WrittenOrder& line,
                       const Position& position)
{
    const ReadingContext then = contextOf(map, record.before, record.phase.kind, line);
    const ReadingContext now = contextOf(map, position, record.phase.kind, line);
    if (readWhole(then, line).orders == line.orders) return readWhole(now, line);
    WrittenOrder read{line.power, line.text, {}, line.problem, line.sheet, line.heading};
    for (const Order& order : line.orders) {
        const Result<Order> again = readOrder(now, canonical(map, record.before, order));
        if (again)
            read.orders.push_back(*again);
        else if (read.problem.empty())
            read.problem = again.error().message;
    }
    return read;
}

/// Reads what is ruled for a unit against the board as it is now: the unit may not be there any more.
void readRulingAgain(const Map& map, const PhaseRecord& record, Ruling& ruling, const Position& position)
{
    if (!ruling.order) return;
    const ReadingContext now{map, position, record.phase.kind, ruling.order->power};
    if (const Result<Order> again = readOrder(now, canonical(map, record.before, *ruling.order)))
        ruling.order = *again;
}

/// Returns how a phase would begin without its rulings; nothing for a first phase that was set up by hand.
std::optional<Position> beginningOf(const Game& game, std::size_t number)
{
    if (number > 0) return following(*game.map, game.phases[number - 1]).before;
    Position start = startOf(*game.map), ruled = start;
    heedPositions(*game.map, game.phases.front().rulings, ruled);
    return ruled == game.phases.front().before ? std::optional(std::move(start)) : std::nullopt;
}

/// Replays a game from the corrected phase on.
class Replayer
{
public:
    Replayer(const Game& game, std::size_t number)
        : was_(game)
        , number_(number)
        , next_(number)
    {
        replayed_.game = game;
        replayed_.game.phases.resize(number);
    }

    CorrectedGame play(PhaseRecord first)
    {
        const bool resolved = was_.current().outcome.has_value();
        const Phase end = was_.current().phase;
        take(std::move(first));
        while (phases().back().outcome && winner(replayed_.game) == noPower) {
            if (!canResolve(*was_.map, phases().back())) {
                take(was_.phases[next_]);
                continue;
            }
            PhaseRecord record = next();
            if (resolved && isBefore(end, record.phase)) break;
            take(asPlayed(std::move(record)));
        }
        while (next_ < was_.phases.size()) tell({was_.phases[next_++].phase, Difference::Kind::PhaseGone});
        return std::move(replayed_);
    }

private:
    std::vector<PhaseRecord>& phases() { return replayed_.game.phases; }
    void tell(Difference difference) { replayed_.differences.push_back(std::move(difference)); }

    /// Returns the next phase. A winter that was played remains as long as anything could be done in it:
    /// orders may have been written for a power whose player has left since.
    PhaseRecord next() const
    {
        PhaseRecord winter = following(*was_.map, replayed_.game.phases.back());
        const bool played = std::ranges::any_of(
            was_.phases, [&](const PhaseRecord& record) { return record.phase == winter.phase; });
        return played ? winter : following(replayed_.game, replayed_.game.phases.back());
    }

    /// Returns the phase with what was written for it, if it was played.
    PhaseRecord asPlayed(PhaseRecord record)
    {
        while (next_ < was_.phases.size() && isBefore(was_.phases[next_].phase, record.phase))
            tell({was_.phases[next_++].phase, Difference::Kind::PhaseGone});
        if (next_ == was_.phases.size() || !(was_.phases[next_].phase == record.phase)) {
            tell({record.phase, Difference::Kind::PhaseNew});
            return record;
        }
        const PhaseRecord& played = was_.phases[next_];
        heedPositions(*was_.map, played.rulings, record.before, closedIn(was_, record.phase));
        return beginningWith(*was_.map, played, std::move(record.before));
    }

    void take(PhaseRecord record)
    {
        const bool played = next_ < was_.phases.size() && was_.phases[next_].phase == record.phase;
        const PhaseRecord empty = {record.phase, record.before, {}, std::nullopt, {}};
        const PhaseRecord& was = played ? was_.phases[next_++] : empty;
        tellDue(played ? dueIn(was_, was) : Due{}, record);
        record.outcome.reset();
        // A new phase is resolved if others were played after it.
        if (played ? was.outcome.has_value() : next_ < was_.phases.size()) {
            if (!canResolve(*was_.map, record))
                return stop(std::move(record), !played || canResolve(*was_.map, was));
            record.outcome = outcomeOf(replayed_.game, record);
        }
        const bool first = phases().size() == number_;
        if (played)
            for (Difference& difference : first ? differencesBetween(*was_.map, was, record)
                                                : newDifferencesBetween(*was_.map, was, record))
                tell(std::move(difference));
        phases().push_back(std::move(record));
    }

    using Due = std::map<Power, int>; ///< builds, or removals as a negative number

    static Due dueIn(const Game& game, const PhaseRecord& winter)
    {
        Due due;
        if (winter.phase.kind != PhaseKind::Adjustment) return due;
        const PowerSet unplayed = unplayedPowers(game, winter.phase);
        for (const Power power : game.map->everyPower())
            due[power] = adjustmentChoices(*game.map, winter.before, power, unplayed).count;
        return due;
    }

    /// Tells which powers may build or must remove otherwise in a Winter than they did.
    void tellDue(Due was, const PhaseRecord& winter)
    {
        for (const auto& [power, count] : dueIn(replayed_.game, winter))
            if (was[power] != count)
                tell({.phase = winter.phase,
                      .kind = Difference::Kind::Due,
                      .due = {power, was[power], count}});
    }

    /// Takes a phase that cannot be resolved; `isNew` if that was otherwise. It ends as the next one begins,
    /// which is what a reader of the file makes of it.
    void stop(PhaseRecord record, bool isNew)
    {
        if (next_ < was_.phases.size()) record.outcome = nothingResolved(was_.phases[next_].before);
        if (isNew) tell({record.phase, Difference::Kind::Stopped});
        phases().push_back(std::move(record));
    }

    const Game& was_;
    const std::size_t number_; ///< of the corrected phase
    std::size_t next_;         ///< the first phase not replayed yet
    CorrectedGame replayed_;
};

} // namespace

CorrectedGame corrected(const Game& game, std::size_t number, PhaseRecord record)
{
    return Replayer(game, number).play(std::move(record));
}

PhaseRecord beginningWith(const Map& map, const PhaseRecord& record, Position position)
{
    PhaseRecord again = record;
    again.before = std::move(position);
    if (again.before == record.before) return again;
    for (WrittenOrder& line : again.written) line = readAgain(map, record, line, again.before);
    for (Ruling& ruling : again.rulings) readRulingAgain(map, record, ruling, again.before);
    return again;
}

PhaseRecord withRulings(const Game& game, PhaseRecord record, const std::vector<Ruling>& rulings)
{
    Position position = record.before;
    heedPositions(*game.map, rulings, position, closedIn(game, record.phase));
    record = beginningWith(*game.map, record, std::move(position));
    record.rulings.insert(record.rulings.end(), rulings.begin(), rulings.end());
    return record;
}

PhaseRecord withoutRuling(const Game& game, std::size_t number, std::size_t ruling)
{
    PhaseRecord record = game.phases[number];
    record.rulings.erase(record.rulings.begin() + static_cast<std::ptrdiff_t>(ruling));
    std::optional<Position> position = beginningOf(game, number);
    if (!position) return record;
    heedPositions(*game.map, record.rulings, *position, closedIn(game, record.phase));
    return beginningWith(*game.map, record, *std::move(position));
}

} // namespace chancery
