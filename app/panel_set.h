// SPDX-License-Identifier: GPL-3.0-or-later
// What a window has of its kind of document: the board with its bars, the panels round it, and the actions.
#pragma once

#include "ui/console/board_lore.h"
#include "ui/words/board_questions.h"

#include <QObject>

#include <optional>
#include <vector>

class QDockWidget;
class QKeyEvent;
class QWidget;

namespace chancery {

class ActionSet;
class BoardView;
class BoardWalker;
struct Find;

/// The set of panels of one window: GamePanels or StudyPanels. It fills the window when it is made, and the
/// window asks it for what differs between the two.
class PanelSet : public QObject
{
    Q_OBJECT

public:
    /// Makes a set that belongs to `window`.
    explicit PanelSet(QObject* window)
        : QObject(window)
    {
    }

    /// Returns the actions of the window.
    virtual ActionSet& actions() = 0;
    /// Returns the board on which orders can be begun by typing, and where it is said what was saved or
    /// copied.
    virtual BoardView& boardView() = 0;
    /// Returns what walks on that board by keyboard.
    virtual BoardWalker& walker() = 0;
    /// Returns the province that actions are about: the chosen one, else the one under the pointer.
    virtual Province subject() const = 0;
    /// Returns what answers questions about the board.
    virtual BoardQuestions questions() const = 0;
    /// Returns what is known of its provinces beside what is seen.
    virtual BoardLore lore() const = 0;
    /// Returns the phase since which it shows what has changed, an index into the phases of the game; nothing
    /// unless it compares two.
    virtual std::optional<std::size_t> comparedSince() const { return std::nullopt; }
    /// Returns the panels in the order of View > Panels.
    virtual QList<QDockWidget*> docks() const = 0;

    /// Shows what has changed: in the document, in the preferences, in the keys of actions.
    virtual void showState() = 0;
    virtual void showLook() = 0;
    virtual void showKeys() = 0;
    /// Gets ready for a panel to be brought into view.
    virtual void makeWay() {}
    /// Returns whether orders can be typed now.
    virtual bool mayType() const = 0;
    /// Returns whether letters are keys of the board now, about what is chosen or under the pointer.
    virtual bool hasSubject() const = 0;
    /// Begins an order with a letter that the board has no use for.
    virtual void beginOrder(QKeyEvent& key) = 0;
    /// Opens a file that was dropped on the window.
    virtual void openDropped(const QString& path) = 0;
    /// Returns everything that can be found, what of it a hint names, and what the finder opens over.
    virtual std::vector<Find> finds() = 0;
    virtual QString findHint() const = 0;
    virtual QWidget& findPlace() = 0;

    /// Stores the size and arrangement of the window in the shared settings.
    virtual void keepLayout() = 0;
    /// Takes the stored size and arrangement, moved a little if it would cover another window exactly.
    virtual void restoreLayout() = 0;
};

} // namespace chancery
