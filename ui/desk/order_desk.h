// SPDX-License-Identifier: GPL-3.0-or-later
// Turns clicks and keys on the board into orders of the session. The state machine in ui/entry decides what
// they mean.
#pragma once

#include "ui/desk/entry_board.h"
#include "ui/entry/order_entry.h"

#include <QObject>

namespace chancery {

/// Order entry on the board: its state, what it lights, and the orders that it writes. It acts only while it
/// is open().
class OrderDesk : public QObject
{
    Q_OBJECT

public:
    /// The session must outlive this.
    explicit OrderDesk(Session& session, QObject* parent = nullptr);

    /// Returns what order entry has so far.
    const EntryState& state() const { return state_; }
    /// Returns the province under the pointer; noProvince beside the board.
    Province hovered() const { return hovered_; }
    /// Returns the province of the last click or drop if it had no effect, else noProvince.
    Province refused() const { return refused_; }
    /// Returns the unit that was dropped on refused(); noProvince if that was clicked.
    Province dropped() const { return dropped_; }
    /// Returns the map as this phase is played on it: closed provinces cannot be reached.
    const Map& map() const { return board_.map(); }
    /// Opens or closes order entry. Close it while the board shows another phase than the current one.
    void setOpen(bool open);
    /// Returns whether orders can be entered: entry is open and the current phase takes orders.
    bool open() const { return open_ && session_.takesOrders(); }
    /// Returns whether nothing is chosen.
    bool idle() const { return isIdle(state_); }
    /// Returns what is chosen, pointed at or being typed for; nothing while order entry is closed.
    Selection selection() const;
    /// Returns what the board shows of order entry: the selection, or in place of none what frame() was told.
    Selection shown() const;

    /// Takes a click with the main button. `byConvoy` says that a modifier key was held: go by convoy, even
    /// where there is a way by land. `coast` is the named coast whose place was clicked.
    void click(Province province, bool byConvoy, Location coast = nowhere);
    /// Takes a click with the right button: the unit to help.
    void aid(Province province);
    /// Returns whether a click with the right button names what the chosen unit helps; it may be refused with
    /// a reason. On the chosen unit itself, and without one, it does not.
    bool mayAid(Province province) const;
    /// Takes the start of a drag: chooses the unit, so that the board shows the order that a drop would
    /// write.
    void beginDrag(Province unit);
    /// Takes the end of a drag. If the unit cannot go to `target`, no order is written, nothing is chosen,
    /// and the drop counts as refused.
    void drag(Province unit, Province target, bool byConvoy, Location coast = nowhere);
    /// Returns whether a unit in this province can be dragged. In adjustment phases none can.
    bool mayDrag(Province province) const;
    /// Returns whether a key would do something about the unit or site in a province if nothing were chosen;
    /// whether Erase has an order to erase.
    bool mayPress(EntryKey key, Province province) const;
    /// Returns whether units may be given up in this phase for a power that has lost its country.
    bool mayRevive() const { return open() && !context().revivable.empty(); }
    /// Takes a key. It is about the chosen unit, or without one about the province under the pointer.
    void key(EntryKey key);
    /// Takes a click on one of the coasts that CoastAsked offers.
    void pickCoast(Location coast);
    /// Lets the move that was written last go by convoy, or writes the convoys that it lacks, if WayOffered
    /// offers it.
    void goByConvoy();
    /// Takes the province under the pointer; noProvince beside the board.
    void hover(Province province);
    /// Returns whether a unit is chosen, so that its order is asked for: what is typed is about that.
    bool awaitsTarget() const
    {
        return std::holds_alternative<UnitChosen>(state_) || std::holds_alternative<HelpedChosen>(state_);
    }
    /// Returns whether an order was written or typed, or a click had no effect, and the pointer is where it
    /// was then. What is typed is about the row that is asked for, and not about what is under the pointer.
    bool isSpent() const { return spent_ && idle(); }
    /// Returns the unit whose row the board lights: the one under the pointer, else the chosen one;
    /// noProvince for none. A pointer that only rests there while one types lights nothing.
    Province lit() const;
    /// Takes the unit of the order row under the pointer; noProvince for none. The board shows it while
    /// nothing is chosen by clicks.
    void point(Province unit);
    /// Tells where that is what the order line asks for, wherever the keyboard is; noProvince if nowhere.
    void frame(Province place);
    /// Drops the choice, so that order entry is idle.
    void reset();
    /// Sets what is being typed in the order line: the unit asked for, the order that Enter would write, and
    /// the letters. The board shows it while nothing is chosen by clicks.
    void suggest(Province unit, std::optional<Order> preview, const QString& letters = {});

Q_SIGNALS:
    /// The state, the province under the pointer or what is typed has changed.
    void changed();
    /// A unit was chosen that belongs to this power, or an order of this power was written.
    void powerChosen(chancery::Power power);

private:
    EntryContext context() const { return board_.context(noPower, written_); }
    void enter(const EntryInput& input);
    /// Takes the result of an input. `pointed` is the province that was clicked, if any.
    void take(const Entered& entered, Province pointed = noProvince);
    std::optional<Order> orderIn(Province province, const std::vector<Order>& orders) const;
    void tellPower();
    void forget();

    Session& session_;
    EntryBoard board_;
    EntryState state_;
    std::vector<Order> written_;
    Province hovered_ = noProvince;
    bool spent_ = false; ///< an order was written or typed, a question was taken back, or a click had no
                         ///< effect; the pointer has not left its province since
    Province asked_ = noProvince;
    Province refused_ = noProvince;
    Province dropped_ = noProvince;
    Province rested_ = noProvince;  ///< the province under the pointer, or the last one, as below a menu
    Province pointed_ = noProvince; ///< the unit of the row under the pointer
    Province framed_ = noProvince;  ///< what the order line asks for
    QString letters_;               ///< as they were typed when suggest() was called last
    std::optional<Order> typed_;
    bool open_ = true;
};

/// Returns the province of the unit or build site that order entry is about; noProvince when idle.
Province chosenProvince(const Map& map, const EntryState& state);
/// Returns the province that order entry asks something about: army or fleet, or which coast; noProvince if
/// it does not.
Province provinceAsked(const Map& map, const EntryState& state);

} // namespace chancery
