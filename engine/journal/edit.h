// SPDX-License-Identifier: GPL-3.0-or-later
// What makes one game of another, as text: little while orders are written, the phases that differ otherwise.
#pragma once

#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>

namespace chancery {

/// Holds what there is after the change, not what was typed: an edit that is lost is made good by the next one.
struct Edit
{
    /// "sheets S1901M": `text` has everything that some powers have written for this phase, which is the last.
    /// "phases 3": `text` is a game document whose phases follow the first three.
    std::string scope, text;

    bool operator==(const Edit&) const = default;
};

/// The games must be on the same map.
Edit editBetween(const Game& before, const Game& after);
/// The game after the change. An error says that the edit does not belong to this game.
Result<Game> edited(const Game& before, const Edit& edit, const MapLoader& maps);

/// It holds the whole game, and belongs to any.
bool isWhole(const Edit& edit);
/// Whether a later edit says all that an earlier one said, when nothing was in between.
bool covers(const Edit& later, const Edit& earlier);

} // namespace chancery
