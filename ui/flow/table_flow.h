// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's evening as a state machine: orders are written, revealed, told, settled; then the next
// phase.
#pragma once

#include "engine/game/game.h"

#include <cstdint>

namespace chancery {

/// Where the table is in the current phase.
enum class Stage : std::uint8_t {
    Writing, ///< orders come in and may be changed
    Telling, ///< the phase is resolved and its story is being shown
    Settled, ///< everybody has seen what happened
    Over,    ///< the same, and the game is won
};

enum class TableEvent : std::uint8_t {
    Reveal,    ///< resolve the phase and begin its story
    Step,      ///< go to the next beat
    StoryOver, ///< the story has ended or is skipped
    Replay,    ///< tell it again
    Advance,   ///< begin the next phase
    TakeBack,  ///< unresolve the phase, so that orders can be changed
    GameWon,   ///< the phase just settled decided the game
};

/// A set of events; what a table of actions asks to enable them.
class EventSet
{
public:
    constexpr EventSet() = default;
    constexpr EventSet(std::initializer_list<TableEvent> events)
    {
        for (TableEvent e : events) bits_ |= bit(e);
    }
    constexpr bool has(TableEvent e) const { return (bits_ & bit(e)) != 0; }
    bool operator==(const EventSet&) const = default;

private:
    static constexpr unsigned bit(TableEvent e) { return 1U << static_cast<unsigned>(e); }
    unsigned bits_ = 0;
};

EventSet allowed(Stage stage);
/// An event that is not allowed changes nothing.
Stage step(Stage stage, TableEvent event);
/// Where the table is when a game is opened or a change is undone: nothing is told twice.
Stage stageOf(const Game& game);

} // namespace chancery
