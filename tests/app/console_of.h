// SPDX-License-Identifier: GPL-3.0-or-later
// The console of a game, which is not shown yet.
#pragma once

#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"

namespace chancery {

inline DocumentWindow& consoleOf(Document& document)
{
    document.makeWindow();
    return *document.window();
}

} // namespace chancery
