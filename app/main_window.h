// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster's window, the console: it arranges the panels of one document.
#pragma once

#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"

#include <utility>

class QDockWidget;
class QLabel;
class QMenu;
class QStackedWidget;
class QTimer;

namespace chancery {

class AudienceChip;
class BoardShelf;
class BoardView;
class ClockFace;
class CommitteePanel;
class FlowBar;
class FrameOver;
class HistoryPanel;
class LiveView;
class OrdersPanel;
class PhaseForm;
class RecentGames;
class StartPage;
class StoryControls;
class TallyPanel;
class TimeLine;
class TopNotes;

/// The console of one document. It makes the panels and actions and connects them to the document.
class MainWindow : public DocumentWindow
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
    Actions& actions() override { return *actions_; }
    /// Returns the controls of a phase's story.
    StoryControls& story();

    /// Gives the keyboard focus to the board.
    void focusBoard();
    /// Gives the keyboard focus to the line in which orders are typed, whose frame is seen from the start of
    /// a phase on, or to the board once there are results.
    void focusOrders();
    /// Shows and raises the panel of orders.
    void showOrders();
    /// Shows and raises the page of retreats or adjustments and gives it the keyboard focus.
    void showForm();
    /// Returns the page of a Committee's officers.
    CommitteePanel& committee() { return *committee_; }
    /// Shows and raises the page of a Committee's officers.
    void showCommittee();
    /// Shows and raises the panel with a small copy of the audience window.
    void showLive();
    /// Returns the panels in the order of View > Panels.
    QList<QDockWidget*> panels() const;
    void showPanel(QDockWidget& panel) override;
    /// Puts all panels back in their first places and sizes, and says so.
    void resetLayout();
    /// Returns a new menu with the entries of View > Panels, for a right click on the frame of a panel.
    QMenu* createPopupMenu() override;
    /// Lights a province on the gamemaster's board and brings it into view. The players' picture stays as it
    /// is.
    void showProvince(Province province);
    /// Chooses the unit of a province, as a click does, where orders are being written; else shows its
    /// result.
    void chooseUnit(Province province);
    /// Returns the province that actions are about: the chosen one, else the one under the pointer.
    Province subject() const;
    /// Opens the menu of what is chosen where the keyboard is: on the board, an order sheet or the results.
    void openMenuByKey();
    /// Gives the keyboard to the line of the chosen unit, or shows the reason of its result.
    void goToRow();
    /// Opens the preferences the next time at the control with this object name.
    void setPreferenceWanted(const QString& control) { preferenceWanted_ = control; }
    /// Returns the control at which the preferences open now, and forgets it.
    QString takePreferenceWanted() { return std::exchange(preferenceWanted_, {}); }
    /// Shows the board without the bars and panels round it, or all as it was before.
    void setBoardAlone(bool alone);
    /// Returns whether the board is shown alone.
    bool isBoardAlone() const { return boardAlone_; }
    /// Returns whether all games on the start page have their pictures.
    bool hasListedGames() const;
    void keepLayout() override;
    void restoreLayout() override;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showState() override;
    void showLook() override;
    void showKeys() override;
    bool mayType() const override;
    bool hasSubject() const override;
    void beginOrder(QKeyEvent& key) override;
    void openDropped(const QString& path) override;
    std::vector<Find> finds() override;
    QString findHint() const override;
    QWidget& findPlace() const override;

private:
    void layOut();
    void addPanels();
    void sizePanels();
    void explainParts();
    void followLock();
    void restorePanels();
    void arrangePanels();
    void makeStart();
    void showStart();
    void listGames();
    void openChosen(const QString& path);
    void watchLayout();
    void followForm();
    void placeForm();
    void followCommittee();
    QDockWidget& dock(const char* name) const;
    void fillSubmenus();
    void listRecentFiles();
    void listDisplays();
    void listVariations();
    void listSlideTimes();
    void connectParts();
    void connectBoard();
    void connectShared();

    void takeBoard();
    void showBoard();
    void showTitle();
    /// Returns the board of a phase with its orders, for the gamemaster.
    QPixmap smallBoard(std::size_t phase, QSize size) const;
    void showPicture();
    void showClock();
    void showHovered(Province province);
    void followAudience();
    void click(Province province, Qt::KeyboardModifiers modifiers, Location coast);
    QAction* nextAction() const;

    /// Where a menu is opened.
    enum class MenuOn { Board, Orders };
    void openMenu(Province province, const QPoint& at, MenuOn on);
    void addUsable(QMenu& menu, const QStringList& names) const;

    Document& document_;
    BoardView* board_;
    Actions* actions_;
    FlowBar* flow_;
    ClockFace* clock_;
    BoardShelf* shelf_;
    FrameOver* earlier_; ///< round the board while an earlier phase is on it
    TimeLine* timeLine_;
    OrdersPanel* orders_;
    PhaseForm* form_; ///< of retreats or adjustments
    TallyPanel* tally_;
    HistoryPanel* history_;
    CommitteePanel* committee_;
    LiveView* live_;
    AudienceChip* chip_;
    QLabel* place_;
    TopNotes* notes_;
    QStackedWidget* middle_;       ///< the board with its bars, or the start page
    StartPage* start_ = nullptr;   ///< made when it is first shown
    RecentGames* games_ = nullptr; ///< fills the start page
    bool shownBefore_ = false;     ///< the panels have their first sizes
    bool formDue_ = false;         ///< the phase asks for retreats or adjustments
    QTimer* layoutSoon_;           ///< keeps the layout once it has not changed for a moment
    bool menuOpen_ = false;        ///< a menu of a province, which the pointer does not change
    bool boardAlone_ = false;      ///< the gamemaster wants no bars and panels round the board
    QString preferenceWanted_;
    QByteArray firstPanels_;  ///< how the panels were arranged before the window was shown
    QByteArray panelsBefore_; ///< how the panels are arranged while they are hidden; else empty
};

} // namespace chancery
