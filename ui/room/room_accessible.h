// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the players as screen readers find it.
#pragma once

namespace chancery {

/// Lets screen readers read the texts that an audience window paints, from now on; again it does nothing.
/// They are read when a reader asks and told to nobody by themselves: whoever sits at the table sees them.
void tellOfRooms();

} // namespace chancery
