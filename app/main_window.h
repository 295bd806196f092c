// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's window: puts the panels where they belong and joins them to the document.
#pragma once

#include "app/actions.h"
#include "app/document.h"

#include <QMainWindow>

class QLabel;
class QStackedWidget;

namespace chancery {

class BoardView;
class ClockFace;
class EntryStrip;
class FlowBar;
class HistoryPanel;
class LiveView;
class OrdersPanel;
class StoryControls;
class TallyPanel;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Document& document);
    ~MainWindow() override;

    BoardView& board() { return *board_; }
    OrdersPanel& orders() { return *orders_; }
    Actions& actions() { return *actions_; }
    StoryControls& story() { return *story_; }

    void focusBoard();
    void showOrders();
    /// The panel with what the room sees.
    void showLive();
    /// Puts the layout of the window into the settings.
    void keepLayout();
    /// Takes the layout that was kept last, but covers no other window exactly.
    void restoreLayout();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void layOut();
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
    QStackedWidget* below_; ///< entry or story
    OrdersPanel* orders_;
    TallyPanel* tally_;
    HistoryPanel* history_;
    LiveView* live_;
    QLabel* place_;
    QLabel* trouble_; ///< above everything, while changes cannot be written down
};

} // namespace chancery
