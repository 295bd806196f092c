// SPDX-License-Identifier: GPL-3.0-or-later
// The board as screen readers find it: a list of its provinces, and of the orders that are drawn on it.
#pragma once

#include "engine/base/ids.h"

namespace chancery {

class BoardView;

/// Lets screen readers find the provinces of every board from now on; again it does nothing.
void tellOfBoards();

/// Informs screen readers that the keyboard is at a province of a board.
void tellOfCursor(BoardView& board, Province province);

} // namespace chancery
