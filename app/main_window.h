// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's window, the console: it arranges the panels of one document.
#pragma once

#include "app/actions.h"
#include "app/document.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;

namespace chancery {

class AudienceChip;
class BoardView;
class ClockFace;
class EntryStrip;
class FlowBar;
class HistoryPanel;
class LiveView;
class OrdersPanel;
class StoryControls;
class TallyPanel;

/// The console of one document. It makes the panels and actions and connects them to the document.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Makes the window without showing it. `document` must outlive it.
    explicit MainWindow(Document& document);
    ~MainWindow() override;

    /// Returns the board.
    BoardView& board() { return *board_; }
    /// Returns the panel of orders.
    OrdersPanel& orders() { return *orders_; }
    /// Returns the actions of the window.
    Actions& actions() { return *actions_; }
    /// Returns the controls of a phase's story.
    StoryControls& story() { return *story_; }

    /// Gives the keyboard focus to the board.
    void focusBoard();
    /// Shows and raises the panel of orders.
    void showOrders();
    /// Shows and raises the panel with a small copy of the audience window.
    void showLive();
    /// Stores the size and arrangement of the window in the shared settings.
    void keepLayout();
    /// Takes the stored size and arrangement, moved a little if it would cover another window exactly.
    void restoreLayout();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
    void restorePanels();
    QDockWidget* addPanel(const char* name, const QString& title, QWidget* panel);
    void fillSubmenus();
    void listRecentFiles();
    void listDisplays();
    void listSlideTimes();
    void connectParts();

    void takeBoard();
    void showBoard();
    void showLook();
    void showState();
    void showPicture();
    void showClock();
    void showHovered(Province province);
    void followAudience();
    void click(Province province, Qt::KeyboardModifiers modifiers);
    QAction* nextAction() const;

    Document& document_;
    BoardView* board_;
    Actions* actions_;
    FlowBar* flow_;
    ClockFace* clock_;
    EntryStrip* entry_;
    StoryControls* story_;
    QStackedWidget* below_; ///< the entry strip or the controls of a story
    OrdersPanel* orders_;
    TallyPanel* tally_;
    HistoryPanel* history_;
    LiveView* live_;
    AudienceChip* chip_;
    QLabel* place_;
    QLabel* trouble_; ///< at the top, while changes cannot be recorded
};

} // namespace chancery
