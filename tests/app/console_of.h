// SPDX-License-Identifier: GPL-3.0-or-later
// The console of a game, which is not shown yet.
#pragma once

#include "app/document.h"
#include "app/main_window.h"

namespace chancery {

inline MainWindow& consoleOf(Document& document)
{
    document.makeWindow();
    return *document.console();
}

} // namespace chancery
