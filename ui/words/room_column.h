// SPDX-License-Identifier: GPL-3.0-or-later
// The words and numbers beside the board in the audience window, as a value: the powers with their centres,
// and the present fight.
#pragma once

#include "ui/words/room_panel.h"

#include "engine/game/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace chancery {

/// One power of a player with several.
struct RoomShare
{
    Power power = noPower; ///< the power
    QString letter;        ///< of its tokens
    int centres = 0;       ///< its centres
    int points = 0;        ///< its points, where the rules rank by centres and points
    bool operator==(const RoomShare&) const = default;
};

/// One power in the column, or one player with several: then names and numbers are of them together.
struct RoomRow
{
    Power power = noPower;        ///< the power
    QString letter, player, name; ///< the letter of its tokens, its player if known, and its name
    int centres = 0, change = 0;  ///< its centres, and once the year is counted how its score changed in it
    bool out = false;             ///< whether it is eliminated
    std::vector<RoomShare> shares{}; ///< the powers of a player with several; empty for one power
    std::optional<int> points{};     ///< where the rules rank by centres and points
    QString sum{};                   ///< then "4 + 2": the centres and the points

    /// Returns what the rules rank by.
    int score() const { return centres + points.value_or(0); }
    /// Returns whether it has a count to show: an eliminated power has one where it keeps its points.
    bool counts() const { return !out || points; }
    bool operator==(const RoomRow&) const = default;
};

/// The race as far as it has come.
struct RoomRace
{
    RaceSlide race;        ///< the years so far
    std::size_t years = 0; ///< of the whole time that is told, for which there is room
    bool operator==(const RoomRace&) const = default;
};

/// All that is beside the board, except caption and clock.
struct RoomColumn
{
    QString phase, stage;           ///< "Fall 1902", and how far the reveal has come
    std::vector<RoomRow> rows;      ///< the highest score first
    RoomPanel panel;                ///< the present fight
    QStringList awaits{};           ///< what is said in its place before the reveal; all players know it
    std::optional<RoomRace> race{}; ///< in the panel, below the headline
    bool operator==(const RoomColumn&) const = default;
};

/// Returns the first years of a race, up to this one; nothing where that is less than one line.
std::optional<RoomRace> raceUntil(const RaceSlide& whole, int year);

/// Returns the season and the year of a phase: "Fall 1902".
QString seasonAndYear(const Phase& phase);

/// Returns the column while nothing of the phase is revealed: the powers as they were at its beginning.
/// `phase` is an index into Game::phases.
RoomColumn columnBefore(const Game& game, std::size_t phase);
/// Returns the column at an instant of the story of a resolved phase, in milliseconds. Centres
/// change hands as on the board; the sequence of the powers and the changes of the year come with the tally.
RoomColumn columnAt(const Game& game, std::size_t phase, const Storyboard& story, int ms);
/// Returns the column after the story of a resolved phase; with `counted` the centres are those after it.
RoomColumn columnAfter(const Game& game, std::size_t phase, bool counted);

} // namespace chancery
