// SPDX-License-Identifier: GPL-3.0-or-later
// What a Session says has changed: one coarse word, from which every view knows what to look at again.
#pragma once

namespace chancery {

enum class Change {
    Game,    ///< another game altogether
    Phase,   ///< a phase was resolved, begun, taken back or its position edited
    Orders,  ///< what is written for the current phase
    Rules,   ///< the rulebook or a house rule; what has been played stays as it is
    Details, ///< title, players, notes, awards
    File,    ///< path, or whether there are unsaved changes
};

} // namespace chancery
