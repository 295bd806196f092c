// SPDX-License-Identifier: GPL-3.0-or-later
// What stays beside the board once all of a phase has been told.
#pragma once

#include "ui/words/room_panel.h"

namespace chancery {

/// Returns the panel after the story of a resolved phase: who must retreat and which moves have failed, where
/// units have retreated, or who has built and removed what. It is empty where nobody was asked for anything.
RoomPanel panelAtRest(const Map& map, const PhaseRecord& record);

} // namespace chancery
