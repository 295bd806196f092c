// SPDX-License-Identifier: GPL-3.0-or-later
// The window of one study: its board, its lines and its panels.
#pragma once

#include "app/document.h"
#include "app/document_window.h"
#include "app/study_actions.h"

class QDockWidget;
class QMenu;

namespace chancery {

class AudienceChip;
class BoardView;
class CommentaryPanel;
class LabPanels;
class LinesPanel;
class NoteStrip;
class SetupTray;
class StudyBoard;
class StudyHeader;
class StudyResults;
class SaidNote;
class UnreadNote;
class WritingPage;

/// The window of one study. It makes the panels and actions and connects them to the study.
class StudyWindow : public DocumentWindow
{
    Q_OBJECT

public:
    /// The height of the tree of lines at first, in pixels.
    static constexpr int linesHeight = 130;

    /// Makes the window without showing it. `document` must outlive it.
    explicit StudyWindow(Document& document);
    ~StudyWindow() override;

    /// Returns the board with its strip.
    StudyBoard& board() { return *board_; }
    /// Returns the actions of the window.
    ActionSet& actions() override { return *actions_; }
    /// Returns the results.
    StudyResults& results() { return *results_; }
    /// Returns the order sheets.
    WritingPage& writing() { return *writing_; }
    /// Returns the tree of lines.
    LinesPanel& lines() { return *lines_; }
    /// Returns the panels of the laboratory.
    LabPanels& lab() { return *lab_; }
    /// Returns the commentary.
    CommentaryPanel& commentary() { return *commentary_; }

    /// Adds a panel as one more tab beside the results, hidden until it is wanted; *View > Panels* and Ctrl+K
    /// list it. `name` is its object name and ends in "Dock".
    QDockWidget& addPanel(const char* name, const QString& title, QWidget* panel);
    /// Returns the panels in the order in which they were added.
    const QList<QDockWidget*>& panels() const { return panels_; }
    /// Brings the panel that holds a widget into view.
    void showPanelOf(QWidget& content);

    /// Gives the keyboard to the line in which orders are typed.
    void focusOrders();
    /// Chooses the unit of a province, brings it into view and shows its result.
    void showProvince(Province province);
    /// Shows the result of the unit of a province and brings it into view.
    void readResult(Province province);
    /// Opens the menu of a province at a point of the display.
    void openMenu(Province province, const QPoint& at);
    /// Opens the menu of what is chosen where the keyboard is.
    void openMenuByKey();

    void keepLayout() override;
    void restoreLayout() override;

protected:
    void showState() override;
    void showLook() override;
    bool mayType() const override { return document_.desk().open(); }
    bool hasSubject() const override;
    void beginOrder(QKeyEvent& key) override;
    void openDropped(const QString& path) override;
    std::vector<Find> finds() override;
    QString findHint() const override;
    bool mayClose() override;

private:
    void layOut();
    void connectParts();
    void connectEntry();
    void fillPanelsMenu();
    void showNote();
    void showLinesOnce();
    void showMode();
    void addQuestions(QMenu& menu, Province province);

    Document& document_;
    StudyBoard* board_;
    ActionSet* actions_;
    CommentaryPanel* commentary_;
    StudyResults* results_;
    WritingPage* writing_;
    LinesPanel* lines_;
    LabPanels* lab_ = nullptr; ///< made with the layout
    AudienceChip* chip_;       ///< in the header, once something was presented
    StudyHeader* header_;
    SetupTray* tray_;     ///< above the board while the position is set up
    NoteStrip* explains_; ///< above the board: clicks write no orders
    UnreadNote* unread_;  ///< above the board: orders that cannot be read
    SaidNote* said_;      ///< above the board: results that the text states otherwise
    NoteStrip* note_;     ///< above the board: why nothing is resolved
    QList<QDockWidget*> panels_;
    bool linesShown_ = false; ///< the tree has come up once, because there was more than one line
};

} // namespace chancery
