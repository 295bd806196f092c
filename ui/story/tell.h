// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the storyboard of a resolved phase.
#pragma once

#include "engine/game/game.h"
#include "ui/picture/board_geometry.h"
#include "ui/story/storyboard.h"

namespace chancery {

/// How calmly a story is told; milliseconds.
struct Tempo
{
    int beat = 1400;  ///< a group of moves, a fight, the supports
    int order = 850;  ///< an order that is read out
    int pause = 200;  ///< between beats
    int settle = 700; ///< arrows fading at the end
    bool operator==(const Tempo&) const = default;
};

/// The same calm, `speed` times as fast.
Tempo scaled(const Tempo& tempo, double speed);

/// An unresolved phase has a story without beats. The first picture is what the table saw before the reveal;
/// once the last order is read the picture is that of revealed orders without results; the last is the
/// position that follows.
struct Telling
{
    Tempo tempo{};
    double tokenScale = 1;
    std::vector<Province> wanted{}; ///< the fights that the gamemaster wants told first, by their place
    std::vector<Slide> cards{};     ///< that close the story: see cardsOf
};

Storyboard tell(const Map& map, const BoardGeometry& board, const PhaseRecord& record, const Telling& telling = {});

} // namespace chancery
