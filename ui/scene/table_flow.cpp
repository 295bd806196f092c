// SPDX-License-Identifier: GPL-3.0-or-later
// The transitions between the stages of an evening.
#include "ui/scene/table_flow.h"

#include "engine/game/ending.h"

namespace chancery {

EventSet allowed(Stage stage)
{
    using E = TableEvent;
    switch (stage) {
    case Stage::Writing:
        return {E::Reveal};
    case Stage::Telling:
        return {E::Step, E::StoryOver, E::TakeBack, E::GameWon};
    case Stage::Settled:
        return {E::Replay, E::Advance, E::TakeBack, E::GameWon};
    case Stage::Over:
        return {E::Replay, E::TakeBack};
    }
    return {};
}

Stage stageAfter(Stage stage, TableEvent event)
{
    if (!allowed(stage).has(event)) return stage;
    switch (event) {
    case TableEvent::Reveal:
    case TableEvent::Step:
    case TableEvent::Replay:
        return Stage::Telling;
    case TableEvent::StoryOver:
        return Stage::Settled;
    case TableEvent::Advance:
    case TableEvent::TakeBack:
        return Stage::Writing;
    case TableEvent::GameWon:
        return Stage::Over;
    }
    return stage;
}

Stage stageOf(const Game& game)
{
    if (endingOf(game)) return Stage::Over; // a vote may have ended it before the phase is resolved
    return game.current().outcome ? Stage::Settled : Stage::Writing;
}

} // namespace chancery
