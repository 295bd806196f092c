// SPDX-License-Identifier: GPL-3.0-or-later
// What the console and the window of a study have alike: the actions that they share, what is said over the
// board, typing on it, files dropped on it, finding and closing.
#pragma once

#include "engine/map/position.h"

#include <QMainWindow>

namespace chancery {

class ActionSet;
class BoardView;
class FinderPopup;
class Document;
class Toast;
struct Find;
struct PhaseRecord;

/// Returns the unit in a province, a dislodged one first; nullptr if there is none.
const Unit* unitToShow(const Map& map, const Position& position, Province province);
/// Returns what the heading of a menu says of a province in a phase: its name, whose centre it is, and the
/// unit in it.
QString aboutProvince(const Map& map, const PhaseRecord& record, Province province);

/// The window of one document. Each kind of document has its own set of panels round the board.
class DocumentWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Returns the actions of the window.
    virtual ActionSet& actions() = 0;
    /// Opens the finder over the board, with everything that can be found in this window.
    void find();
    /// Opens the finder with the undo steps, to go to one of them.
    void findStep();
    /// Brings a panel of this window into view, in front of those that share its place.
    virtual void showPanel(QDockWidget& panel);
    /// Adds a panel at the right. `name` is its object name and ends in "Dock".
    QDockWidget* newPanel(const char* name, const QString& title, QWidget* panel);
    /// Stores the size and arrangement of the window in the shared settings.
    virtual void keepLayout() = 0;
    /// Takes the stored size and arrangement, moved a little if it would cover another window exactly.
    virtual void restoreLayout() = 0;

protected:
    /// Makes the window without panels. `document` must outlive it.
    explicit DocumentWindow(Document& document);
    /// Follows the document from now on, once there are panels and actions. `board` is where orders can be
    /// begun by typing, and where it is said what was saved or copied.
    void followDocument(BoardView& board);
    /// Returns whether a key is a letter, pressed on the board while orders can be typed.
    bool mayBeginOrder(const QKeyEvent& key) const;

    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

    /// Shows what has changed: in the document, in the preferences, in the keys of actions.
    virtual void showState() = 0;
    virtual void showLook() = 0;
    virtual void showKeys();
    /// Returns whether orders can be typed now.
    virtual bool mayType() const = 0;
    /// Returns whether letters are keys of the board now, about what is chosen or under the pointer.
    virtual bool hasSubject() const = 0;
    /// Begins an order with a letter that the board has no use for.
    virtual void beginOrder(QKeyEvent& key) = 0;
    /// Opens a file that was dropped on the window.
    virtual void openDropped(const QString& path) = 0;
    /// Returns everything that can be found, and what of it a hint names.
    virtual std::vector<Find> finds() = 0;
    virtual QString findHint() const = 0;
    /// Returns what the finder opens over.
    virtual QWidget& findPlace() const;
    /// Returns whether the window may close, after asking what is to be asked.
    virtual bool mayClose();

private:
    void offer(std::vector<Find> found, const QString& hint, int row);

    Document& document_;
    BoardView* board_ = nullptr;
    FinderPopup* finder_;
};

} // namespace chancery
