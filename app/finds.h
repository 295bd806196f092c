// SPDX-License-Identifier: GPL-3.0-or-later
// What can be found in a window with Ctrl+K, and what choosing it does.
#pragma once

#include "ui/finder/finder.h"

#include <functional>
#include <vector>

namespace chancery {

class Document;
class MainWindow;

/// One thing that can be found, and what choosing it does.
struct Find
{
    FindEntry entry;
    std::function<void()> choose;
};

/// Returns everything that can be found in a window: its actions and panels, the provinces, units and phases
/// of its game, the displays, the recent games, the test cases and the preferences; on the start page only
/// what has a use there. `document` and
/// `window` must outlive the functions.
std::vector<Find> findsIn(Document& document, MainWindow& window);

/// Returns the states of the game between which its undo steps lie, the newest first, each named by the step
/// that led to it. Choosing one undoes or redoes the steps up to it. `document` must outlive the functions.
std::vector<Find> stepsIn(Document& document);

} // namespace chancery
