// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a study with its notes, its lines, and the panels round it.
#pragma once

#include "app/document.h"
#include "app/panel_set.h"
#include "app/study_actions.h"

class QMenu;

namespace chancery {

class AudienceChip;
class BoardView;
class CommentaryPanel;
class DocumentWindow;
class LabPanels;
class LinesPanel;
class LiveView;
class NoteStrip;
class SetupTray;
class StudyBoard;
class StudyHeader;
class StudyResults;
class StudySheet;
class SaidNote;
class UnreadNote;
class WritingPage;

/// The panels of one study. It makes them and the actions and connects them to the study.
class StudyPanels : public PanelSet
{
    Q_OBJECT

public:
    /// The height of the tree of lines at first, in pixels.
    static constexpr int linesHeight = 130;

    /// Fills `window`, the window of `document`. Both must outlive this.
    StudyPanels(Document& document, DocumentWindow& window);

    /// Returns the board with its strip.
    StudyBoard& board() { return *board_; }
    BoardView& boardView() override;
    BoardWalker& walker() override { return *walker_; }
    ActionSet& actions() override { return *actions_; }
    /// Returns the results.
    StudyResults& results() { return *results_; }
    /// Returns the order sheets.
    WritingPage& writing() { return *writing_; }
    /// Returns the tree of lines.
    LinesPanel& lines() { return *lines_; }
    /// Returns the panels of the laboratory.
    LabPanels& lab() { return *lab_; }
    /// Returns the small copy of what the audience sees, on which one draws for it.
    LiveView& live() { return *live_; }
    /// Returns the commentary.
    CommentaryPanel& commentary() { return *commentary_; }

    /// Adds a panel as one more tab beside the results, hidden until it is wanted; *View > Panels* and Ctrl+K
    /// list it. `name` is its object name and ends in "Dock".
    QDockWidget& addPanel(const char* name, const QString& title, QWidget* panel);
    QList<QDockWidget*> docks() const override { return docks_; }
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

private:
    void showState() override;
    void showLook() override;
    void showKeys() override { actions_->takeKeys(); }
    bool mayType() const override { return document_.desk().open(); }
    bool hasSubject() const override;
    Province subject() const override;
    BoardQuestions questions() const override;
    BoardLore lore() const override;
    void beginOrder(QKeyEvent& key) override;
    void openDropped(const QString& path) override;
    std::vector<Find> finds() override;
    QString findHint() const override;
    QWidget& findPlace() override;
    void keepLayout() override;
    void restoreLayout() override;

    void layOut();
    void connectParts();
    void connectEntry();
    void fillPanelsMenu();
    void showNote();
    void showLinesOnce();
    void showMode();
    void addQuestions(QMenu& menu, Province province);

    Document& document_;
    DocumentWindow& window_;
    StudyBoard* board_;
    ActionSet* actions_;
    CommentaryPanel* commentary_;
    StudyResults* results_;
    StudySheet* sheet_;
    WritingPage* writing_; ///< of the sheet
    BoardWalker* walker_;
    LinesPanel* lines_;
    LabPanels* lab_ = nullptr; ///< made with the layout
    AudienceChip* chip_;       ///< in the header, once something was presented
    StudyHeader* header_;
    LiveView* live_;
    SetupTray* tray_;     ///< above the board while the position is set up
    NoteStrip* explains_; ///< above the board: clicks write no orders
    UnreadNote* unread_;  ///< above the board: orders that cannot be read
    SaidNote* said_;      ///< above the board: results that the text states otherwise
    NoteStrip* note_;     ///< above the board: why nothing is resolved
    QList<QDockWidget*> docks_;
    bool linesShown_ = false; ///< the tree has come up once, because there was more than one line
};

} // namespace chancery
