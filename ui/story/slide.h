// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window shows instead of the board: cards at the end of a story, and slides between phases. Values
// made from what has happened; text and paint are made from them elsewhere.
#pragma once

#include "engine/game/ending.h"
#include "engine/game/scoring.h"

#include <optional>
#include <variant>
#include <vector>

namespace chancery {

/// A centre that changed hands; either may be noPower.
struct Transfer
{
    Province centre = noProvince;
    Power from = noPower, to = noPower;
    bool operator==(const Transfer&) const = default;
};

struct TallyRow
{
    Power power = noPower;
    int before = 0, centres = 0;
    bool operator==(const TallyRow&) const = default;
};

/// Who owns how many centres, and what has changed.
struct TallySlide
{
    int year = 0;                ///< at the end of which they were counted
    bool start = false;          ///< or before the game began
    std::vector<TallyRow> rows;  ///< most centres first; only powers that had some or have
    std::vector<Transfer> transfers;
    int toWin = 0;               ///< centres that win; 0 if centres alone do not
    bool operator==(const TallySlide&) const = default;
};

/// Centres over the years.
struct RaceSlide
{
    std::vector<int> years;                ///< the first is the year before the game
    std::vector<std::vector<int>> centres; ///< [power][year]
    int toWin = 0;
    bool operator==(const RaceSlide&) const = default;
};

/// A unit that was driven out.
struct Ousted
{
    Phase phase;
    Unit unit;
    Power by = noPower;
    bool destroyed = false; ///< at once: it had no retreat
    bool operator==(const Ousted&) const = default;
};

/// What a year has brought so far.
struct ChangesSlide
{
    int year = 0;
    std::vector<Transfer> transfers;
    std::vector<Ousted> ousted;
    std::vector<Power> out; ///< of the game
    bool operator==(const ChangesSlide&) const = default;
};

/// A power has neither units nor centres left.
struct EliminationCard
{
    Power power = noPower;
    std::vector<int> years, centres; ///< its course
    int remaining = 0;               ///< powers that are not out
    bool operator==(const EliminationCard&) const = default;
};

struct EndingCard
{
    Ending ending;
    std::vector<TallyRow> rows; ///< as of a tally; `before` is the start of the game
    std::vector<Score> scores;  ///< empty where the rulebook scores nothing
    std::vector<std::string> players{}; ///< beside the rows; each may be empty
    bool operator==(const EndingCard&) const = default;
};

/// What the lot gave a player.
struct DrawnSeat
{
    std::string player;
    std::vector<Power> powers;
    bool operator==(const DrawnSeat&) const = default;
};

/// The lots before a game.
struct LotsSlide
{
    std::vector<DrawnSeat> seats; ///< in the sequence in which they were drawn
    bool operator==(const LotsSlide&) const = default;
};

/// How a vote has come out; its ballots are not in it.
struct VoteSlide
{
    Vote vote;
    bool operator==(const VoteSlide&) const = default;
};

using Slide =
    std::variant<TallySlide, RaceSlide, ChangesSlide, EliminationCard, EndingCard, LotsSlide, VoteSlide>;

/// A slide or card as it is shown at an instant.
struct ShownSlide
{
    Slide slide;
    double opacity = 1;
    double ground = 1; ///< opacity of what it lies on; the board is behind that
    double told = 1;   ///< how much of what has changed is filled in
    bool operator==(const ShownSlide&) const = default;
};

/// What the gamemaster chooses from.
enum class SlideKind : std::uint8_t { Board, Tally, Race, Changes, Lots, Vote };
inline constexpr SlideKind slideKinds[] = {SlideKind::Board,   SlideKind::Tally, SlideKind::Race,
                                           SlideKind::Changes, SlideKind::Lots,  SlideKind::Vote};
/// Those that are shown one after another; the others are news of a moment.
inline constexpr std::size_t slidesInTurn = 4;

/// A game as it stood when its first `phases` phases had been played; what came later, and what is being written, is not
/// in it. At least one phase is kept: of the first one nothing but its position, if `phases` is 0.
Game playedUntil(const Game& game, std::size_t phases);

/// The same with the votes of the present phase, which everybody hears of at once.
Game playedAndVoted(const Game& game, std::size_t phases);

/// Of a game that holds nothing but what may be shown: see playedUntil. Nothing for the board, and where there is nothing
/// to tell.
std::optional<Slide> slideOf(SlideKind kind, const Game& played);

/// The cards that close the story of a resolved phase: the tally when centres have changed hands, a card for each power
/// that is out, and the end of the game. Of what comes after the phase they know nothing.
std::vector<Slide> cardsOf(const Game& game, std::size_t phase);

} // namespace chancery
