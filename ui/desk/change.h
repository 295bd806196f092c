// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of changes that a Session reports, so that each view knows whether it must update itself.
#pragma once

namespace chancery {

/// The part of the open game that has changed.
enum class Change {
    Game,    ///< another game was opened
    Phase,   ///< a phase was resolved, begun, taken back, ruled on or corrected, or its position was edited
    Orders,  ///< the sheets of the current phase
    Rules,   ///< the rulebook or a house rule; the results of earlier phases stay as they are
    Details, ///< title, players, notes, awards, or a vote that does not end the game
    File,    ///< the path, or whether there are unsaved changes
};

} // namespace chancery
