// SPDX-License-Identifier: GPL-3.0-or-later
// A game from its first phase to the current one, as a value: copy it freely, and keep an old copy for undo.
#pragma once

#include "engine/adjudicate/outcome.h"
#include "engine/base/ids.h"
#include "engine/committee/committee.h"
#include "engine/game/attendance.h"
#include "engine/game/ruling.h"
#include "engine/game/study.h"
#include "engine/orders/order_text.h"
#include "engine/orders/position_faults.h"
#include "engine/rules/rulebooks.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chancery {

struct StudiedLine;

/// An end of the game that the players may vote on.
struct Proposal
{
    Power victor = noPower; ///< who is conceded the victory; noPower for a draw of all that may share one

    bool operator==(const Proposal&) const = default;
};

/// The result of a vote as it is announced.
struct VoteResult
{
    bool passed = false;            ///< unanimously
    std::optional<int> yes{}, no{}; ///< without values if the ballot is secret and the vote failed

    bool operator==(const VoteResult&) const = default;
};

/// A vote as it is recorded.
struct Vote
{
    Proposal proposal; ///< what was voted on
    VoteResult result; ///< with numbers only from an open ballot

    bool operator==(const Vote&) const = default;
};
inline constexpr std::size_t mostVotes = 1000; ///< the most votes in a phase

/// Victory points for an achievement off the board (Committee).
struct Award
{
    Power power = noPower; ///< who gets the points
    int points = 1;        ///< 1 to mostAwarded
    std::string reason;    ///< the achievement

    bool operator==(const Award&) const = default;
};
inline constexpr int mostAwarded = 3; ///< the most points for one achievement

/// When a short game ends, as the players have agreed beforehand (1971 III, Alexander I.5.b).
struct AgreedEnd
{
    static constexpr int never = -1; ///< no time of day

    int year = 0;       ///< the last year that is played; 0: no such year
    int minute = never; ///< the time of day at which the game ends, in minutes after midnight

    bool operator==(const AgreedEnd&) const = default;
};

/// One phase of a game as it was played.
struct PhaseRecord
{
    Phase phase;                       ///< season, year and kind
    Position before;                   ///< the position at its beginning
    std::vector<WrittenOrder> written; ///< all lines, in the order handed in
    /// Once it is resolved. A phase of a file that cannot be resolved although others follow it has
    /// nothingResolved.
    std::optional<Outcome> outcome;
    std::string notes; ///< the gamemaster's notes
    /// The gamemaster's choice of how a paradox is resolved that the rulebook leaves open; it replaces the
    /// option. Files call it `ruling`.
    std::optional<ParadoxChoice> paradoxChoice{};
    std::vector<Award> awards{};     ///< made in this phase
    std::vector<Vote> votes{};       ///< held in this phase; a vote that passed ends the game
    std::vector<Ruling> rulings{};   ///< in the order made; `before` includes those on positions
    PowerSet received{};             ///< powers whose order sheet was handed in, whatever is on it
    bool timeUp = false;             ///< the agreed time of day came, and the game ended in this phase
    std::vector<Consent> consents{}; ///< agreed on in this phase; see agreements.h
    bool revealed = false;           ///< the players have seen the results to the end of their story

    /// Returns the position as it is now: after the results, before them as long as there are none.
    const Position& position() const { return outcome ? outcome->after : before; }
    bool operator==(const PhaseRecord&) const = default;
};

/// A game: its map, rules and players, and its phases so far.
struct Game
{
    std::shared_ptr<const Map> map;       ///< shared with other games on it
    Rulebook rulebook;                    ///< rulebook and house rules
    std::string title;                    ///< for people
    std::map<Power, std::string> players; ///< at the start; see playerOf for later
    Committee committee;                  ///< what the officers of a Committee keep
    Attendance attendance;                ///< later changes of players, absences and lots
    std::map<Power, Power> joined;   ///< [neutral power] whom it joined by a coin (1971 XIV.2, two players)
    AgreedEnd agreedEnd;             ///< when a short game ends
    std::optional<ClockRules> times; ///< of its clock, in minutes; without them those of the settings
    std::vector<PhaseRecord> phases; ///< never empty; the last one is being played
    std::string unknown;             ///< TOML with unknown keys, kept on saving
    /// The study of which this game is a line; nothing for a game that is played. See study_play.h.
    std::shared_ptr<const StudiedLine> studied{};
    /// Other ways in which phases of this game could go, for the gamemaster alone; see game_variations.h.
    /// Nothing that is shown, printed or copied of the game has them, only its file.
    std::vector<std::shared_ptr<const Study>> variations{};

    const PhaseRecord& current() const { return phases.back(); } ///< the phase being played
};

/// Returns a new game at the start of `map`, with the default rulebook.
Game newGame(std::shared_ptr<const Map> map);
/// Returns a new game that starts from a position set up by hand, with the default rulebook.
Game gameFrom(std::shared_ptr<const Map> map, Phase phase, Position position);

/// The most orders in a phase, more than it can use. Files with more are refused, because some steps of
/// resolving take time in the square of their number.
inline constexpr std::size_t mostOrders = 1000;
/// Returns whether a phase has more orders than mostOrders; a line without an order counts as one.
bool tooManyOrders(const std::vector<WrittenOrder>& written);

/// Returns all orders of a phase that could be read, from all sheets.
std::vector<Order> ordersOf(const PhaseRecord& record);
/// Returns the orders on the sheets that count (DATC 4.D.1), with the gamemaster's rulings on readings.
std::vector<Order> ordersThatCount(const Map& map, const PhaseRecord& record, const RuleOptions& options);
/// Returns the provinces of a power's units that this phase asks an order for and that have none. It is empty
/// for adjustments; see missingOf in game/missing.h.
ProvinceSet unitsWithoutOrder(const Map& map, const PhaseRecord& record, Power power,
                              const RuleOptions& options = {});

/// Replaces all lines of `power` in the current phase, which must not be resolved.
Game write(Game game, Power power, std::vector<WrittenOrder> sheet);
/// Returns whether a phase can be resolved: nothing is on its board that stops it.
inline bool canResolve(const Map& map, const PhaseRecord& record)
{
    return canResolve(map, record.phase.kind, record.before);
}
/// Returns how a phase ends by the rules of the game. Centres change hands in the last phase of a Fall.
/// `record` need not be one of the game's phases; earlier phases matter only for perpetual orders (DATC
/// 4.E.4) and for insurrections. It must be a phase that can be resolved.
Outcome outcomeOf(const Game& game, const PhaseRecord& record);
/// As outcomeOf, without what turns the results (Outcome::turned): for callers that explain none.
Outcome unexplainedOutcomeOf(const Game& game, const PhaseRecord& record);
/// Returns the outcome of a phase of which nothing is resolved: no results, and this position after it.
Outcome nothingResolved(Position after);
/// Returns how a phase would end, to be shown: as outcomeOf, or without results if it cannot be resolved.
Outcome previewOf(const Game& game, const PhaseRecord& record);
/// Resolves a phase again that has been resolved. One that cannot be resolved keeps the outcome that it has.
void resolveAgain(const Game& game, PhaseRecord& record);
/// Returns the next phase in which there is something to do, even if the game is over. `record` must be
/// resolved. Builds of powers without a player count as nothing to do, since they are not made (1971 XIV.2,
/// XIV.3).
PhaseRecord following(const Game& game, const PhaseRecord& record);
/// As above, as if every power were played.
PhaseRecord following(const Map& map, const PhaseRecord& record);

/// Builds that a power cannot make.
struct BarredBuilds
{
    Power power = noPower; ///< whose they are
    int owed = 0;          ///< how many: its centres less its units

    bool operator==(const BarredBuilds&) const = default;
};
/// Returns the builds that are owed after a resolved phase that no Winter follows because there is nowhere to
/// make any of them, in the order of the map. Empty if a Winter or a retreat follows.
std::vector<BarredBuilds> barredBuilds(const Game& game, const PhaseRecord& record);

/// Resolves the current phase, which must not be resolved yet, and must be one that can be.
Game resolve(Game game);
/// Begins the next phase in which there is something to do. The current phase must be resolved, and the game
/// must have no winner and no agreed end. Ask awaitsCoin (seats.h) first.
Game advance(Game game);

/// Returns who has won at the end of the current phase (1971 II; 18 centres on the standard map): the powers
/// of one seat, none while the game goes on or on a tie. See ending.h for other ends.
std::vector<Power> winners(const Game& game);
/// Returns the first power that has won, noPower if there is none.
Power winner(const Game& game);

/// The centres and units of every power at the end of a year.
struct YearTally
{
    int year = 0;                    ///< the start counts as the year before the first
    std::vector<int> centres, units; ///< [power]
    std::vector<Power> owner;        ///< [province] who owns its centre
    std::vector<int> points;         ///< [power] total so far; empty if the rulebook counts none
};
/// Returns the row of a position.
YearTally yearTally(const Map& map, int year, const Position& position);
/// Returns a row for the start and one for each year that has ended so far, in order.
std::vector<YearTally> tally(const Game& game);

/// One phase as it is handed to the adjudicator: copy it, change an order or an option, and resolve it again.
struct PhaseInput
{
    PhaseKind kind = PhaseKind::Movement; ///< movement, retreats or adjustments
    std::shared_ptr<const Map> map;       ///< the board, with the provinces closed that the game closes
    RuleOptions options;                  ///< the rules, with the gamemaster's choice in a paradox
    Position before;                      ///< the position at the beginning
    std::vector<Order> orders;            ///< those that count, with perpetual ones
    RuledResults ruled{};                 ///< results that the gamemaster has ruled
    PowerSet handedIn{};                  ///< powers whose sheet was handed in, whatever is on it
    /// Where it is known, the season: units in excess are removed by rule after a spring (Alexander V.6).
    std::optional<Season> season{};
};

/// Returns what the result of a phase depends on. `record` need not be one of the game's phases.
PhaseInput inputOf(const Game& game, const PhaseRecord& record);

/// Returns whether the phase can be resolved: nothing is on its board that stops it.
inline bool canResolve(const PhaseInput& input)
{
    return canResolve(*input.map, input.kind, input.before);
}

/// Resolves the phase, which must be one that can be. Centres do not change hands: see takeCentres.
inline Outcome resolve(const PhaseInput& input)
{
    return resolve(input.kind, *input.map, input.options, input.before, input.orders, input.ruled,
                   input.handedIn);
}
/// As above with all causes: also those that no finding reaches (Outcome::turned).
Outcome explained(const PhaseInput& input);

} // namespace chancery
