// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up the position of a study by hand: what clicks, drags and keys on its board do to units and centres.
#pragma once

#include "ui/console/study_view.h"

#include <QObject>

#include <functional>

namespace chancery {

/// What a click on the board puts there.
enum class InHand : std::uint8_t {
    Nothing,   ///< it chooses the unit
    Army,      ///< an army of the power
    Fleet,     ///< a fleet of the power
    Centre,    ///< the centre becomes the power's, or unowned if it is that already
    Contested, ///< the province was left vacant by a standoff, or was not if it is marked so
};

/// Setting up by hand: whether it is on, what is in hand, what is chosen and what is asked. Each change is
/// one undo step of the study. Nothing is refused.
class SetupDesk : public QObject
{
    Q_OBJECT

public:
    /// The shown must outlive this.
    explicit SetupDesk(StudyView& shown, QObject* parent = nullptr);

    /// Begins or ends setting up. It begins with the first phase of the line shown.
    void setOn(bool on);
    /// Returns whether the position is being set up.
    bool on() const { return on_; }

    /// Takes something of a power into the hand, so that clicks put it on the board.
    void take(InHand what, Power power);
    /// Returns what is in hand.
    InHand inHand() const { return hand_; }
    /// Returns the power whose units and centres are put on the board: of what was taken into the hand last.
    Power power() const { return power_; }

    /// Returns the province that is chosen; noProvince if none is.
    Province chosen() const { return chosen_; }
    /// Returns the province that keys are about: the chosen one, else the one under the pointer.
    Province subject() const { return chosen_ != noProvince ? chosen_ : hovered_; }
    /// Returns the unit of the province that keys are about, or nullptr.
    const Unit* unit() const;
    /// Returns the provinces from which the chosen unit can have been attacked; empty unless that is asked.
    ProvinceSet attackers() const;
    /// Returns what the next click does, in a sentence.
    QString hint() const;

    /// Takes a click on a province, perhaps at the place of a named coast.
    void click(Province province, Location coast = nowhere);
    /// Takes a unit that was dragged to another province, or off the board with noProvince, which removes it.
    void drag(Province from, Province to, Location coast = nowhere);
    /// Takes a unit that was dragged from the tray to a province.
    void drop(Power power, UnitKind kind, Province province, Location coast = nowhere);
    /// Takes the province under the pointer.
    void hover(Province province);

    /// Turns the unit into an army or a fleet.
    void turn();
    /// Removes the unit.
    void remove();
    /// Gives the centre to the power, or makes it unowned if it is the power's.
    void own();
    /// Asks from where the unit was dislodged; one that is dislodged returns instead.
    void dislodge();
    /// Marks the province as contested, or no longer.
    void contest();
    /// Drops what is asked, chosen or in hand, one after the other.
    void cancel();
    /// Sets the phase of the position.
    void setPhase(const Phase& phase);
    /// Replaces the whole position, as one step with this name.
    void setPosition(const Phase& phase, Position position, const QString& what);

Q_SIGNALS:
    /// What is on, in hand, chosen or asked has changed.
    void changed();
    /// A fleet can be on several coasts of a province: pass the one that is meant to `choose`.
    void coastWanted(chancery::Province province, const chancery::LocationSet& coasts,
                     const std::function<void(chancery::Location)>& choose);

private:
    const Position& position() const { return shown_.study().position; }
    void become(Position position, const QString& what);
    void put(UnitKind kind, Province province, Location coast);
    void place(UnitKind kind, Province province, Location coast, const std::function<void(Location)>& then);
    void dislodgeFrom(Province attacker);

    StudyView& shown_;
    bool on_ = false;
    InHand hand_ = InHand::Nothing;
    Power power_{};
    Province chosen_ = noProvince, hovered_ = noProvince;
    bool asksAttacker_ = false;
};

} // namespace chancery
