// SPDX-License-Identifier: GPL-3.0-or-later
// The window of a document: what is said over the board, typing on it, files dropped on it, finding and
// closing. What differs between a game and a study is in its set of panels.
#pragma once

#include "engine/map/position.h"

#include <QMainWindow>

#include <memory>

namespace chancery {

class ActionSet;
class Document;
class FinderPopup;
class GamePanels;
class PanelSet;
class StudyPanels;
struct Find;
struct PhaseRecord;

/// Returns the unit in a province, a dislodged one first; nullptr if there is none.
const Unit* unitToShow(const Map& map, const Position& position, Province province);
/// Returns what the heading of a menu says of a province in a phase: its name, whose centre it is, and the
/// unit in it.
QString aboutProvince(const Map& map, const PhaseRecord& record, Province province);

/// The window of one document.
class DocumentWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Makes the window with the panels for its kind of document, and does not show it. `document` must
    /// outlive it.
    explicit DocumentWindow(Document& document);
    ~DocumentWindow() override;

    /// Returns what is in the window.
    PanelSet& panels() const { return *panels_; }
    /// Returns the panels of a game. The document must be one.
    GamePanels& console() const;
    /// Returns the panels of a study. The document must be one.
    StudyPanels& study() const;
    /// Returns the actions of the window.
    ActionSet& actions() const;
    /// Opens the finder over the board, with everything that can be found in this window.
    void find();
    /// Opens the finder with the undo steps, to go to one of them.
    void findStep();
    /// Brings a panel of this window into view, in front of those that share its place.
    void showPanel(QDockWidget& panel);
    /// Adds a panel at the right. `name` is its object name and ends in "Dock".
    QDockWidget* newPanel(const char* name, const QString& title, QWidget* panel);
    /// Returns a new menu with the entries of View > Panels, for a right click on the frame of a panel.
    QMenu* createPopupMenu() override;

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void followDocument();
    void followLock();
    bool mayBeginOrder(const QKeyEvent& key) const;
    void offer(std::vector<Find> found, const QString& hint, int row);

    Document& document_;
    FinderPopup* finder_;
    std::unique_ptr<PanelSet> panels_;
};

} // namespace chancery
