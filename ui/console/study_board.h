// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a study: the node shown, and beside it, if wanted, the one that it is compared with.
#pragma once

#include "ui/console/board_lore.h"
#include "ui/console/setup_desk.h"
#include "ui/console/study_picture.h"
#include "ui/desk/order_desk.h"
#include "ui/draw/board_lens.h"
#include "ui/draw/board_look.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QSplitter;

namespace chancery {

class BoardView;
class EntryStrip;
class Shelf;

/// How the boards of a study look.
struct StudyBoardLook
{
    ThemeKind theme = ThemeKind::Light;
    LabelMode labels = LabelMode::Auto;
    NameOf nameOf{}; ///< names provinces in the user's language
};

/// A widget with the board of a study, on which orders are entered, and the strip that helps with it. It
/// shows the part of the map that matters until another part is chosen.
class StudyBoard : public QWidget
{
    Q_OBJECT

public:
    /// Makes the board of a shown, whose map `source` is of. All references must outlive it.
    StudyBoard(StudyView& shown, OrderDesk& desk, SetupDesk& setup, BoardSource source,
               QWidget* parent = nullptr);

    /// Sets how the boards look.
    void setLook(const StudyBoardLook& look);
    /// Returns the board of the node shown.
    BoardView& view() { return *view_; }
    /// Returns the board of the node that it is compared with.
    BoardView& other() { return *other_; }

    /// Shows both boards, or only that of the node shown.
    void setSideBySide(bool both);
    /// Returns whether both boards are shown, or would be if there were a node to compare with.
    bool isSideBySide() const { return both_; }
    /// Draws the orders, or leaves them out.
    void setShowsOrders(bool shows);
    /// Returns whether the orders are drawn.
    bool showsOrders() const { return look_.orders; }

    /// Shows the part of the map that matters, also of the nodes that are shown later, or all of it.
    void showPart(bool part);
    /// Returns whether the part that matters is shown.
    bool showsPart() const { return part_; }
    /// Shows another part of the map from now on, on both boards.
    void setLens(const std::function<BoardLens(const BoardLens&)>& step);
    /// Brings a province into view.
    void bringIntoView(Province province);

    /// Puts a unit of the tray where it was dragged to, a point of the display.
    void drop(Power power, UnitKind kind, const QPoint& at);

    /// Lights what a panel explains; everything else steps back. An empty light ends that.
    void setLight(const BoardLight& light);
    /// Shows the node as it would be with other orders, its phase with them resolved, until the study changes
    /// or nothing is tried any more.
    void showTried(std::optional<PhaseRecord> tried);

    /// While it explains, a click chooses what panels are about, and writes no order.
    void setExplains(bool explains);
    /// Returns whether clicks only choose what is explained.
    bool explains() const { return explains_; }

    /// Marks the unit of a province as the one whose result is read; noProvince for none.
    void read(Province province);
    /// Returns the province that actions are about: the chosen one, else the one whose result is read, else
    /// the one under the pointer.
    Province subject() const;
    /// Returns the phase that the board of the node shows: as it is, or as it is tried.
    const PhaseRecord& record() const { return tried_ ? *tried_ : shown_.record(); }
    /// Returns what that board tells, for who hears it. A position that is set up tells no orders.
    ToldPhase told() const;
    /// Returns what is known of its provinces beside what is seen.
    BoardLore lore() const;
    /// Keeps what is under the pointer while a menu about it is open, or follows the pointer again.
    void hold(bool held);

Q_SIGNALS:
    /// A unit was chosen on a board; its result may be shown.
    void chosen(chancery::Province province);
    /// The menu of a province is wanted at this point of the display.
    void menuWanted(chancery::Province province, const QPoint& at);
    /// explains() has changed.
    void explainsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectEntry();
    void openDesk();
    void click(Province province, Qt::KeyboardModifiers modifiers, Location coast);
    void follow(StudyChange change);
    void showPictures();
    void showShelf();
    void showHovered(Province province);
    void showZoom();
    void layOut();
    void askCoast(Province province, const LocationSet& coasts, const std::function<void(Location)>& choose);

    StudyView& shown_;
    OrderDesk& desk_;
    SetupDesk& setup_;
    const BoardSource source_;
    QSplitter* boards_;
    BoardView *other_, *view_;
    QLabel *otherName_, *name_; ///< above the boards while both are shown
    QLabel* place_;             ///< the province under the pointer
    EntryStrip* entry_;
    Shelf* shelf_;
    StudyLook look_;
    std::optional<PhaseRecord> tried_; ///< shown in place of the node
    bool held_ = false;                ///< a menu is open
    bool both_ = false;
    bool part_ = true;
    bool explains_ = false;
};

} // namespace chancery
