// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window shows instead of the board: cards at the end of a story, and slides between
// phases. They are values made from the game; ui/words makes their words and ui/room paints them.
#pragma once

#include "engine/game/ending.h"
#include "engine/game/scoring.h"
#include "engine/game/standings.h"
#include "ui/scene/story_choice.h"

#include <map>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace chancery {

/// One power in a tally of centres.
struct TallyRow
{
    Power power = noPower;       ///< the power
    int before = 0, centres = 0; ///< its centres before and now
    std::string player{};        ///< who plays it; empty if unknown
    bool operator==(const TallyRow&) const = default;
};

/// A player with several powers in a tally, or with one beside players who have several.
struct SeatRow
{
    Seat powers;        ///< the player's powers
    std::string player; ///< the player's name; may be empty
    int counted = 0;    ///< what they have together of what wins
    bool operator==(const SeatRow&) const = default;
};

/// What the players of a small table have, where one has several powers: victory goes by their sum.
struct SeatTally
{
    std::vector<SeatRow> rows; ///< the most first; empty where each player has one power
    int toWin = 0;             ///< how many win
    bool units = false;        ///< whether units are counted, not centres
    bool operator==(const SeatTally&) const = default;
};

/// A slide of the centres of each power, and of those that have changed hands.
struct TallySlide
{
    int year = 0;                    ///< the year at whose end the centres were counted
    bool start = false;              ///< whether they were counted before the game began
    std::vector<TallyRow> rows;      ///< most centres first; only powers with centres before or now
    std::vector<Transfer> transfers; ///< the centres that have changed hands
    int toWin = 0;                   ///< how many centres of one power win; 0 if they alone do not
    SeatTally seats{};               ///< what each player has
    Season season = Season::Fall; ///< Spring if they were counted after a Spring in which centres came back
    bool operator==(const TallySlide&) const = default;
};

/// A slide of the centres of each power over the years.
struct RaceSlide
{
    std::vector<int> years;                ///< the first is the year before the game
    std::vector<std::vector<int>> centres; ///< [power][year]
    int toWin = 0;                         ///< as in a TallySlide; with `seats`, of a player
    /// The players of the lines, where they are known or one has several powers: then `centres` has a row for
    /// each of them.
    std::vector<SeatRow> seats{};
    bool units = false; ///< whether `centres` counts units, which win at this table
    bool operator==(const RaceSlide&) const = default;
};

/// A unit that was dislodged.
struct Ousted
{
    Phase phase;            ///< the phase in which it was dislodged
    Unit unit;              ///< the dislodged unit
    Power by = noPower;     ///< the power of the attacker; noPower if that is unknown
    bool destroyed = false; ///< whether it had no retreat
    bool operator==(const Ousted&) const = default;
};

/// A slide of the changes of the present year so far.
struct ChangesSlide
{
    int year = 0;                    ///< the calendar year
    std::vector<Transfer> transfers; ///< the centres that have changed hands
    std::vector<Ousted> ousted;      ///< the dislodged units, phase by phase
    std::vector<Power> out;          ///< the powers that were eliminated
    bool operator==(const ChangesSlide&) const = default;
};

/// A power that attacked another one which it had supported in the turn before.
struct Turncoat
{
    Power power = noPower;  ///< the attacker
    Power victim = noPower; ///< the power attacked
    bool operator==(const Turncoat&) const = default;
};

/// What a turn has changed, other than centres.
struct TurnNews
{
    std::vector<Ousted> ousted;      ///< the units dislodged or destroyed
    std::vector<Turncoat> turncoats; ///< empty unless it was asked for
    bool operator==(const TurnNews&) const = default;
};

/// The centres of a power at the end of a year.
struct OwnedInYear
{
    int year = 0;                  ///< the start counts as the year before the first
    std::vector<Province> centres; ///< its centres
    bool operator==(const OwnedInYear&) const = default;
};

/// The card of a power that has neither units nor centres left.
struct EliminationCard
{
    Power power = noPower;           ///< the eliminated power
    std::vector<OwnedInYear> course; ///< its centres in each year of the game; the board shows them before
    int remaining = 0;               ///< how many powers are not eliminated
    std::string player{}; ///< who played it; empty if unknown, or if that player has other powers left
    bool operator==(const EliminationCard&) const = default;
};

/// The card of the game's end.
struct EndingCard
{
    Ending ending;              ///< how the game ended
    std::vector<TallyRow> rows; ///< as in a tally; `before` is the start of the game
    std::vector<Score> scores;  ///< empty where the rulebook scores nothing
    /// Of a single winner: its centres at the start and after each year. The board shows them before the
    /// card.
    std::vector<OwnedInYear> course{};
    bool operator==(const EndingCard&) const = default;
};

/// The powers that a player has drawn by lot.
struct DrawnSeat
{
    std::string player;        ///< the player's name
    std::vector<Power> powers; ///< the powers drawn
    bool operator==(const DrawnSeat&) const = default;
};

/// A slide of the powers drawn by lot before the game.
struct LotsSlide
{
    std::vector<DrawnSeat> seats; ///< in the order in which they were drawn
    bool operator==(const LotsSlide&) const = default;
};

/// A slide of the result of a vote.
struct VoteSlide
{
    Vote vote; ///< the vote; it does not say how each player voted
    bool operator==(const VoteSlide&) const = default;
};

/// A slide of the scores of a Committee: centres and points.
struct ScoreSlide
{
    std::vector<RankedPower> rows;          ///< the highest score first
    bool last = false;                      ///< whether the game is over
    std::map<Power, Delegates> delegates{}; ///< those that are known; else the player alone
    bool operator==(const ScoreSlide&) const = default;
};

/// A slide of the order in which the delegations speak.
struct SpeakersSlide
{
    Phase phase;                            ///< whose speeches they are
    std::vector<Power> order;               ///< as drawn
    std::size_t turn = 0;                   ///< who speaks, counted from 1; 0 before the first
    int seconds = 0;                        ///< how long each delegation may speak
    std::map<Power, Delegates> delegates{}; ///< those that are known; else the player alone
    bool operator==(const SpeakersSlide&) const = default;
};

/// A slide of the coin for the player whom powers without one join (1971 XIV.2, Alexander V.5.e).
struct CoinSlide
{
    std::vector<Power> neutral; ///< the powers that join
    std::vector<SeatRow> seats; ///< the players
    int year = 0;               ///< the year from which on they are ordered
    std::size_t winner = 0;     ///< which of `seats` has won the toss
    bool tossed = false;        ///< whether the coin has been tossed
    bool operator==(const CoinSlide&) const = default;
};

/// A treaty as all know it.
struct ShownTreaty
{
    std::string title, terms;       ///< what it is called, and what was agreed
    PowerSet parties;               ///< between whom
    std::vector<Breach> breaches{}; ///< in the order noted
    bool operator==(const ShownTreaty&) const = default;
};

/// A conference as those know it who are not there.
struct ShownConference
{
    std::string name;             ///< what it is called; may be empty
    Province place = noProvince;  ///< where it is held
    Phase opened;                 ///< when it began
    std::optional<Phase> ended{}; ///< when it ended, once the players have seen that phase
    bool operator==(const ShownConference&) const = default;
};

/// A slide of the treaties that are not secret, and of the conferences.
struct AgreementsSlide
{
    std::vector<ShownTreaty> treaties;        ///< the latest first
    std::vector<ShownConference> conferences; ///< the one that is held first, then the latest
    bool operator==(const AgreementsSlide&) const = default;
};

/// A slide of the gamemaster's notes on a phase.
struct NotesSlide
{
    Phase phase;      ///< the phase
    std::string text; ///< the notes; never empty
    bool operator==(const NotesSlide&) const = default;
};

/// Any slide or card.
using Slide = std::variant<TallySlide, RaceSlide, ChangesSlide, EliminationCard, EndingCard, LotsSlide,
                           VoteSlide, CoinSlide, ScoreSlide, SpeakersSlide, AgreementsSlide, NotesSlide>;

/// A slide or card as it is shown at an instant.
struct ShownSlide
{
    Slide slide;        ///< what is shown
    double opacity = 1; ///< from 0 to 1; behind it is the board
    bool operator==(const ShownSlide&) const = default;
};

/// The slides that the gamemaster chooses from. Board means no slide.
enum class SlideKind : std::uint8_t {
    Board,
    Tally,
    Race,
    Changes,
    Lots,
    Vote,
    Coin,
    Score,
    Speakers,
    Agreements,
    Notes
};
/// How many kinds there are.
inline constexpr std::size_t slideCount = static_cast<std::size_t>(SlideKind::Notes) + 1;

/// A kind of slide with all that its choice needs: menu entry, key, command line, rotation. Texts are
/// English, to be translated in the context "Actions".
struct SlideRow
{
    SlideKind kind;       ///< the kind
    const char* name;     ///< of its action: "projector.tally"; the command line has what follows the dot
    const char* text;     ///< of the menu entry, with its mnemonic
    const char* shortcut; ///< a key that is no bare letter
    const char* icon;     ///< a file of resources/icons, without its ending; nullptr for none
    const char* tip;      ///< the tooltip
    bool takesTurns; ///< whether it is among the slides that follow one another; others are shown when they
                     ///< are news
    /// Returns the slide of a game, or nothing where there is nothing to show; nullptr for the board, which
    /// there always is.
    std::optional<Slide> (*make)(const Game& played);
};

/// Returns all kinds of slides in the order in which they are offered, which is that of SlideKind.
std::span<const SlideRow> slideTable();

/// Returns the game as it was when its first `phases` phases had been played, without later phases. At least
/// one phase is kept; if `phases` is 0, it has only its position. Of a Committee it has what everyone knows.
Game playedUntil(const Game& game, std::size_t phases);

/// Returns the game as playedUntil() does, with what all players hear of at once added: the votes of the
/// present phase, the points awarded in it and whether its time is up.
Game playedAndVoted(const Game& game, std::size_t phases);

/// Returns a slide of a game that holds only what the players may see; playedUntil() makes such a game.
/// Returns nothing for the board, and where there is nothing to show.
std::optional<Slide> slideOf(SlideKind kind, const Game& played);

/// What closes the story of a phase.
struct Closing
{
    std::optional<TurnNews> turn{}; ///< told beside the board; nothing where there is little to report
    /// The tally if centres have changed hands, which is told beside the board, a card for each eliminated
    /// power, and the end of the game.
    std::vector<Slide> cards{};
    bool operator==(const Closing&) const = default;
};

/// Returns what closes the story of a resolved phase. It does not depend on later phases.
Closing closingOf(const Game& game, std::size_t phase, const StoryChoice& choice = {});

} // namespace chancery
