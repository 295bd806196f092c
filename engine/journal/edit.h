// SPDX-License-Identifier: GPL-3.0-or-later
// One change to a game as text: the sheets that differ while orders are written, otherwise the phases that
// differ.
#pragma once

#include "engine/game/game.h"
#include "engine/map/map_loader.h"

#include <string>

namespace chancery {

/// One change to a game. It holds the game's content after the change and no keystrokes, so that a lost edit
/// does no harm if a later one covers it.
struct Edit
{
    /// `scope` says what the TOML in `text` holds. "sheets S1901M": the names of some powers and all their
    /// lines in this phase, the game's last. "phases 3": a game document with every phase after the first
    /// three, which do not change. "lines 3 7": the document of a study without its first three nodes, which
    /// do not change, and 7 is the node that the game is a line to.
    std::string scope, text;

    bool operator==(const Edit&) const = default;
};

/// Returns the edit that turns `before` into `after`; both games must be on the same map, and both or neither
/// lines of a study.
Edit editBetween(const Game& before, const Game& after);
/// Returns the game `before` with an edit applied. Fails if the edit was not made for this game, or if its
/// text cannot be read.
Result<Game> edited(const Game& before, const Edit& edit, const MapLoader& maps);

/// Returns whether an edit holds the whole game ("phases 0", "lines 0 1"), so that it can be applied to any
/// game.
bool isWhole(const Edit& edit);
/// Returns whether a later edit makes an earlier one needless, because it contains everything that the
/// earlier one changed. No other edit may lie between them.
bool covers(const Edit& later, const Edit& earlier);

} // namespace chancery
