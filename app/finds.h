// SPDX-License-Identifier: GPL-3.0-or-later
// What can be found in a window with Ctrl+K, and what choosing it does.
#pragma once

#include "engine/game/game.h"
#include "ui/parts/finder.h"

#include <QList>

#include <functional>
#include <vector>

class QDockWidget;
class QUndoStack;
class QWidget;

namespace chancery {

class ActionSet;
class Document;
class DocumentWindow;
class FinderPopup;
class Workspace;

/// One thing that can be found, and what choosing it does.
struct Find
{
    FindEntry entry;
    std::function<void()> choose;
};

/// Returns everything that can be found in a window: its actions and panels, the provinces, units,
/// orders and phases of its game, the displays, the recent games, the test cases and the preferences; on the
/// start page only what has a use there. `document` and `window` must outlive the functions.
std::vector<Find> findsIn(Document& document, DocumentWindow& window);

/// Returns everything that can be found in the window of a study: its actions and panels, the provinces,
/// units and lines, and the test cases. `document` and `window` must outlive the functions.
std::vector<Find> findsInStudy(Document& document, DocumentWindow& window);

/// Returns the states between which undo steps lie, the newest first, each named by the step that led to it.
/// Choosing one undoes or redoes the steps up to it. `saved` says whether there is a file, `seen` whether the
/// players notice. `stack` must outlive the functions.
std::vector<Find> stepsIn(QUndoStack& stack, bool saved, bool seen);

/// Opens a finder over a part of a window. What is chosen runs later, because it may replace the window.
/// `hint` says what can be found; `row` is the entry that is chosen at first.
void offerFinds(FinderPopup& finder, QWidget& over, std::vector<Find> finds, const QString& hint, int row);

// What consoles and windows of studies find alike.
/// What is said of an action besides what it says itself.
struct FindNote
{
    QString blocked{}; ///< why it is disabled
    bool seen = false; ///< the players notice it
};
/// Adds the actions of a window, those named in `first` before the rest; `noteOn` is asked by their names.
void addActions(std::vector<Find>& finds, const ActionSet& actions, const QStringList& first,
                const std::function<FindNote(const QString&)>& noteOn);
/// Adds the provinces of a map, and the units and orders of a phase; choosing an order is choosing its unit.
void addPlaces(std::vector<Find>& finds, const Map& map, const PhaseRecord& record,
               const std::function<void(Province)>& showProvince,
               const std::function<void(Province)>& chooseUnit);
/// Adds panels, to be shown or hidden.
void addPanels(std::vector<Find>& finds, const QList<QDockWidget*>& panels,
               const std::function<void(QDockWidget&)>& show);
/// Adds the test cases, which open as studies.
void addCases(std::vector<Find>& finds, Workspace& workspace);
/// Adds the clauses of the rulebooks.
void addClauses(std::vector<Find>& finds);

} // namespace chancery
