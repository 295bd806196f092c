// SPDX-License-Identifier: GPL-3.0-or-later
// The words and numbers beside the board in the audience window, as a value: the powers with their centres,
// and the present fight.
#pragma once

#include "ui/scene/storyboard.h"
#include "ui/words/caption.h"

#include "engine/game/game.h"

#include <QString>

#include <functional>
#include <vector>

namespace chancery {

/// One power of a player with several.
struct RoomShare
{
    Power power = noPower; ///< the power
    QString letter;        ///< of its tokens
    int centres = 0;       ///< its centres
    bool operator==(const RoomShare&) const = default;
};

/// One power in the column, or one player with several: then names and numbers are of them together.
struct RoomRow
{
    Power power = noPower;           ///< the power
    QString letter, player, name;    ///< the letter of its tokens, its player if known, and its name
    int centres = 0, change = 0;     ///< its centres, and the change in the year counted last
    bool out = false;                ///< whether it is eliminated
    std::vector<RoomShare> shares{}; ///< the powers of a player with several; empty for one power
    bool operator==(const RoomRow&) const = default;
};

/// One unit in a fight: its power, its strength and who supports it.
struct RoomSide
{
    Power power = noPower; ///< the power of the unit
    int strength = 0;      ///< the number, as on the unit's badge
    QString supports;      ///< the provinces of the supports that count: "Aegean Sea, Constantinople"
    bool operator==(const RoomSide&) const = default;
};

/// What becomes of a unit, as one sentence.
struct RoomFate
{
    QString text;      ///< the sentence
    bool lost = false; ///< whether the unit is dislodged or destroyed
    bool operator==(const RoomFate&) const = default;
};

/// The present fight, or what else is told, with a list where there is more than the headline says. Without a
/// headline there is none.
struct RoomPanel
{
    Power winner = noPower;      ///< gives the bar its colour; noPower where no power wins
    QString bar;                 ///< the powers that fight: "Turkey × Austria"; empty for several others
    QString headline;            ///< as Caption::headline
    std::vector<RoomSide> sides; ///< the winner's first
    QStringList list{};          ///< the orders that are read out, or what happens, one sentence each
    QStringList remarks{};       ///< what did not count and why: of a fight the first sentence
    std::vector<RoomFate> fates; ///< what becomes of the losers
    std::vector<Power> powers{}; ///< the powers that fight, the winner first
    bool operator==(const RoomPanel&) const = default;
};

/// All that is beside the board, except caption and clock.
struct RoomColumn
{
    QString phase, stage;      ///< "Fall 1902", and how far the reveal has come
    std::vector<RoomRow> rows; ///< most centres first; at most mostRoomRows
    RoomPanel panel;           ///< the present fight
    QStringList awaits{};      ///< what is said in its place before the reveal; all players know it
    bool operator==(const RoomColumn&) const = default;
};

/// Returns the season and the year of a phase: "Fall 1902".
QString seasonAndYear(const Phase& phase);

/// The most rows in the column. Of more powers it has those that fight, changed or lead.
inline constexpr std::size_t mostRoomRows = 14;

/// Returns the column while nothing of the phase is revealed: the powers as they were at its beginning.
/// `phase` is an index into Game::phases.
RoomColumn columnBefore(const Game& game, std::size_t phase);
/// Returns the column at an instant of the story of a resolved phase, in milliseconds. Centres and changes
/// stay as before the phase until the tally has been shown.
RoomColumn columnAt(const Game& game, std::size_t phase, const Storyboard& story, int ms);
/// Returns the column after the story of a resolved phase; with `counted` the centres are those after it.
RoomColumn columnAfter(const Game& game, std::size_t phase, bool counted);

/// The most lines of a list that are shown at a time; a longer one is turned over while its beat lasts.
inline constexpr qsizetype mostListed = 6;

/// Returns the panel of a beat of the story of a resolved phase, with its whole list; an empty one where a
/// single line, or a card, says all.
RoomPanel panelOf(const Map& map, const PhaseRecord& record, const Beat& beat);
/// Returns the function for Telling::words: all words of the panel of a beat, or of its line. The map and the
/// resolved phase must outlive it.
std::function<int(const Beat&)> wordCounter(const Map& map, const PhaseRecord& record);

} // namespace chancery
