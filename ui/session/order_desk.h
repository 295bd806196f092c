// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks and keys on the board become orders in the session; the machine of ui/entry decides what they mean.
#pragma once

#include "ui/entry/order_entry.h"
#include "ui/session/session.h"

#include <QObject>

namespace chancery {

class OrderDesk : public QObject
{
    Q_OBJECT

public:
    explicit OrderDesk(Session& session, QObject* parent = nullptr);

    const EntryState& state() const { return state_; }
    Province hovered() const { return hovered_; }
    /// The space that was clicked last and that the entry could do nothing with; noProvince if it could.
    Province refused() const { return refused_; }
    /// Nobody can click orders while another phase or a story is shown.
    void setOpen(bool open);
    bool open() const { return open_ && !session_.resolved(); }
    bool idle() const { return std::holds_alternative<Idle>(state_); }
    /// What the board lights up.
    Selection selection() const;

    void click(Province province, bool byConvoy);
    void aid(Province province); ///< the other button
    /// A unit is being pulled: what it would be told shows under the pointer.
    void beginDrag(Province unit);
    /// noProvince, or a space where the unit cannot go, leaves everything as it was.
    void drag(Province unit, Province target, bool byConvoy);
    /// Whether a unit there can be pulled somewhere.
    bool mayDrag(Province province) const;
    void key(EntryKey key);
    void pickCoast(Location coast);
    void hover(Province province);
    void reset();
    /// What is being typed: the unit asked for, and the order that Enter would write. The board shows it
    /// while nothing is clicked.
    void suggest(Province unit, std::optional<Order> preview);

Q_SIGNALS:
    /// The state or the space under the pointer is another.
    void changed();
    /// The unit that was chosen belongs to this power.
    void powerChosen(chancery::Power power);

private:
    void forget();
    EntryContext context() const;
    void enter(const EntryInput& input);
    /// `pointed`: the space that was clicked for it.
    void take(const Entered& entered, Province pointed = noProvince);
    void tellPower();

    Session& session_;
    EntryState state_;
    std::vector<Order> written_;
    Province hovered_ = noProvince;
    Province asked_ = noProvince;
    Province refused_ = noProvince;
    std::optional<Order> typed_;
    bool open_ = true;
};

/// The unit or site that the entry is about; noProvince when idle.
Province chosenProvince(const Map& map, const EntryState& state);

} // namespace chancery
