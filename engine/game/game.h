// SPDX-License-Identifier: GPL-3.0-or-later
// A game from its first phase to the present: a value, copied freely; undo is keeping an old one.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/game/attendance.h"
#include "engine/game/ruling.h"
#include "engine/game/vote.h"
#include "engine/notation/order_text.h"
#include "engine/rules/rulebooks.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

/// Victory points for something that a power has achieved off the board (Committee).
struct Award
{
    Power power = noPower;
    int points = 1; ///< 1 to mostAwarded
    std::string reason;

    bool operator==(const Award&) const = default;
};
inline constexpr int mostAwarded = 3; ///< for one achievement

/// One phase as it was played.
struct PhaseRecord
{
    Phase phase;
    Position before;
    std::vector<WrittenOrder> written; ///< as handed in, in that sequence
    std::optional<Outcome> outcome;    ///< once resolved
    std::string notes;
    /// How the gamemaster resolves a paradox that the rulebook leaves open; counts instead of the option. In
    /// files this is the key `ruling`.
    std::optional<ParadoxChoice> paradoxChoice{};
    std::vector<Award> awards{}; ///< made while it was played
    std::vector<Vote> votes{};   ///< held while it was played; nothing is played after one that has passed
    std::vector<Ruling> rulings{}; ///< in the sequence in which they were made; `before` heeds those on positions

    bool operator==(const PhaseRecord&) const = default;
};

struct Game
{
    std::shared_ptr<const Map> map;
    Rulebook rulebook;
    std::string title;
    std::map<Power, std::string> players; ///< from the beginning; see playerOf
    Attendance attendance;
    std::map<Power, Power> joined; ///< neutral powers, and whom a lot made them join (1971 XIV.2, two players)
    std::vector<PhaseRecord> phases; ///< never empty; the last one is being played
    std::string unknown;             ///< TOML of keys that this version does not know, kept on saving

    const PhaseRecord& current() const { return phases.back(); }
};

Game newGame(std::shared_ptr<const Map> map);
/// A game that starts from a position set up by hand.
Game gameFrom(std::shared_ptr<const Map> map, Phase phase, Position position);

/// More lines or orders than a phase can use; documents that have more are refused, for some steps of resolving take
/// the square of their number.
inline constexpr std::size_t mostOrders = 1000;
bool tooManyOrders(const std::vector<WrittenOrder>& written);

/// All orders of a phase that could be read, on whatever sheet of their power.
std::vector<Order> ordersOf(const PhaseRecord& record);
/// Those on the sheets that count (DATC 4.D.1), as the gamemaster rules that they read.
std::vector<Order> ordersThatCount(const Map& map, const PhaseRecord& record, const RuleOptions& options);
/// Units of a power that still need an order in this phase; for adjustments the number of choices still open
/// is `missing` of flow, not units.
ProvinceSet unitsWithoutOrder(const Map& map, const PhaseRecord& record, Power power,
                              const RuleOptions& options = {});

/// Replaces everything `power` has written in the current phase, which must be unresolved.
Game write(Game game, Power power, std::vector<WrittenOrder> sheet);
/// How a phase of this game ends under its rules; centres change hands with the last phase of a Fall. `record` need not
/// be among the game's phases yet; those before it are heeded only for perpetual orders (DATC 4.E.4).
Outcome outcomeOf(const Game& game, const PhaseRecord& record);
/// The next phase that has something to do after a resolved one, not asking whether the game is over.
PhaseRecord following(const Map& map, const PhaseRecord& record);

/// Resolves the current phase, which must not be resolved yet.
Game resolve(Game game);
/// Begins the next phase that has something to do; the current one must be resolved and nobody have won, nor
/// may an end have been agreed upon.
Game advance(Game game);

/// Who has won at the end of the current phase (1971 II; 18 centres on the standard map): a power, or all that one
/// player has; nobody while the game goes on. See ending.h for other ends.
std::vector<Power> winners(const Game& game);
/// The first of them, noPower if there is none.
Power winner(const Game& game);

/// Centres per power at the end of each year; the start counts as the year before the first.
struct YearTally
{
    int year = 0;
    std::vector<int> centres, units; ///< [power]
    std::vector<Power> owner;        ///< [province]
    std::vector<int> points;         ///< [power] until then; empty if the rulebook counts none
};
std::vector<YearTally> tally(const Game& game);

} // namespace chancery
