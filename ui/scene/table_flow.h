// SPDX-License-Identifier: GPL-3.0-or-later
// The evening as a state machine: orders are written, revealed and shown with their results; then the next
// phase begins.
#pragma once

#include "engine/game/game.h"

#include <cstdint>

namespace chancery {

/// How far the table is in the current phase.
enum class Stage : std::uint8_t {
    Writing, ///< orders come in and may be changed
    Telling, ///< the phase is resolved and its story is being shown
    Settled, ///< the players have seen the whole story
    Over,    ///< the players have seen the whole story, and the game has ended
};

/// What can happen at the table; it leads from one stage to another.
enum class TableEvent : std::uint8_t {
    Reveal,    ///< the phase is resolved and its story begins
    Step,      ///< the story goes to the next beat
    StoryOver, ///< the story has ended or is skipped
    Replay,    ///< the story is shown again
    Advance,   ///< the next phase begins
    TakeBack,  ///< the resolution is taken back, so that orders can be changed
    GameWon,   ///< the phase just shown has decided the game
};

/// A set of events, used to enable the actions of the window.
class EventSet
{
public:
    constexpr EventSet() = default;
    /// Makes a set of these events.
    constexpr EventSet(std::initializer_list<TableEvent> events)
    {
        for (TableEvent e : events) bits_ |= bit(e);
    }
    /// Returns whether the event is in the set.
    constexpr bool has(TableEvent e) const { return (bits_ & bit(e)) != 0; }
    bool operator==(const EventSet&) const = default;

private:
    static constexpr unsigned bit(TableEvent e) { return 1U << static_cast<unsigned>(e); }
    unsigned bits_ = 0;
};

/// Returns the events that are possible at this stage.
EventSet allowed(Stage stage);
/// Returns the stage that an event leads to. An event that is not allowed leaves the stage as it is.
Stage stageAfter(Stage stage, TableEvent event);
/// Returns the stage of a game that is opened or where a change was undone. A resolved phase is Settled, so
/// that its story is not shown twice.
Stage stageOf(const Game& game);

} // namespace chancery
