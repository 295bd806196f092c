// SPDX-License-Identifier: GPL-3.0-or-later
// The console: the board of a game, with its bars, and the gamemaster's panels round it.
#pragma once

#include "app/actions.h"
#include "app/document.h"
#include "app/panel_set.h"

#include <utility>

class QStackedWidget;

namespace chancery {

class AudienceChip;
class BoardText;
class BoardView;
class BoardWalker;
class Chip;
class ClockFace;
class CommitteePanel;
class ConsoleBoard;
class ConsoleDocks;
class DocumentWindow;
class FlowBar;
class HistoryPage;
class LiveView;
class OrdersPanel;
class PhaseForm;
class ProvinceMenu;
class StartCover;
class StoryControls;
class TallyPanel;
class TimeLine;
class TopNotes;

/// The console of one game. It makes the panels and actions and connects them to the document.
class GamePanels : public PanelSet
{
    Q_OBJECT

public:
    /// Fills `window`, the window of `document`. Both must outlive this.
    GamePanels(Document& document, DocumentWindow& window);

    /// Returns the board.
    BoardView& board() { return *view_; }
    /// Returns the panel of orders.
    OrdersPanel& orders() { return *orders_; }
    BoardView& boardView() override { return *view_; }
    Actions& actions() override { return *actions_; }
    /// Returns the controls of a phase's story.
    StoryControls& story();

    /// Gives the keyboard focus to the board.
    void focusBoard();
    /// Gives the keyboard focus to the line in which orders are typed, whose frame is seen from the start of
    /// a phase on, or to the board once there are results.
    void focusOrders();
    /// Returns the page of a Committee's officers.
    CommitteePanel& committee() { return *committee_; }
    /// Returns what clicks and the pointer on the board do.
    ConsoleBoard& pointing() { return *board_; }
    /// Returns what walks on the board by keyboard.
    BoardWalker& walker() override { return *walker_; }
    /// Returns what holds the panels round the board.
    ConsoleDocks& places() { return *docks_; }
    /// Returns the menu of a province.
    ProvinceMenu& provinceMenu() { return *menu_; }
    /// Returns the small copy of the audience window, on which the gamemaster draws.
    LiveView& live() { return *live_; }
    /// Returns the start page with its games.
    StartCover& start() { return *start_; }
    QList<QDockWidget*> docks() const override;
    /// Puts all panels back in their first places and sizes, and says so.
    void resetLayout();
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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showState() override;
    void showLook() override;
    void showKeys() override;
    void makeWay() override { setBoardAlone(false); }
    bool mayType() const override;
    bool hasSubject() const override;
    Province subject() const override;
    BoardQuestions questions() const override;
    BoardLore lore() const override;
    std::optional<std::size_t> comparedSince() const override;
    void beginOrder(QKeyEvent& key) override;
    void openDropped(const QString& path) override;
    std::vector<Find> finds() override;
    QString findHint() const override;
    QWidget& findPlace() override;
    void keepLayout() override;
    void restoreLayout() override;

    void layOut();
    void explainParts();
    void offerActions();
    void connectParts();
    void arrange();
    void turn(bool start);
    void tellShared();
    void showTitle();
    void showClock();
    void showBoard();
    void followAudience();

    Document& document_;
    DocumentWindow& window_;
    BoardView* view_;
    Actions* actions_;
    ConsoleBoard* board_;
    FlowBar* flow_;
    ClockFace* clock_;
    Chip* clockHint_; ///< while the clock waits to be started
    TimeLine* timeLine_;
    OrdersPanel* orders_;
    PhaseForm* form_; ///< of retreats or adjustments
    TallyPanel* tally_;
    HistoryPage* history_;
    CommitteePanel* committee_;
    LiveView* live_;
    BoardText* text_;
    AudienceChip* chip_;
    TopNotes* notes_;
    QStackedWidget* middle_; ///< the board with its bars, or the start page
    StartCover* start_;
    BoardWalker* walker_;
    ConsoleDocks* docks_ = nullptr; ///< made with the layout
    ProvinceMenu* menu_ = nullptr;
    bool boardAlone_ = false; ///< the gamemaster wants no bars and panels round the board
    QString preferenceWanted_;
    QString warned_; ///< of players who see this console, the last time
};

} // namespace chancery
