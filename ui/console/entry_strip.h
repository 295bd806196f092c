// SPDX-License-Identifier: GPL-3.0-or-later
// A strip over the board: the meaning of the next click, the order that it would write, and buttons for
// other meanings.
#pragma once

#include "ui/desk/order_desk.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace chancery {

/// A button of the entry strip and the input that it enters.
struct EntryChoice
{
    QString name;         ///< the end of the button's object name: "hold"
    QString text, tip;    ///< the text of the button and its tooltip
    EntryInput input;     ///< what pressing the button enters
    bool current = false; ///< whether a click on the board has this meaning now
};

/// Returns one or two sentences that ask for the next click, or invite one if no entry has begun. They offer
/// what the chosen unit can be ordered in the phase `now`.
QString entryHint(const Map& map, const PhaseRecord& now, const EntryState& state);
/// Returns one sentence that says why a click on the province `clicked`, or dropping the unit of `dropped`
/// there, had no effect. `map` has the provinces closed that the game closes.
QString entryRefusal(const Map& map, const Game& game, const EntryState& state, Province clicked,
                     Province dropped = noProvince);
/// Returns the buttons for a state of order entry, from left to right: those of orders that the chosen unit
/// can be given. There is none while no entry has begun. `mayRevive` adds the insurrection.
std::vector<EntryChoice> entryChoices(const Map& map, const PhaseRecord& now, const EntryState& state,
                                      bool mayRevive);

/// A widget that follows the session and the order desk. It shows the hint or refusal, the previewed order
/// and the buttons.
class EntryStrip : public QWidget
{
    Q_OBJECT

public:
    /// Makes a strip. Both references must outlive it.
    EntryStrip(const Session& session, OrderDesk& desk, QWidget* parent = nullptr);

private:
    void refresh();
    void showChoices();
    void enter(const EntryInput& input);

    const Session& session_;
    OrderDesk& desk_;
    EntryState shown_;
    PhaseKind kind_ = PhaseKind::Movement;
    QLabel* hint_;
    QLabel* preview_;
    QWidget* buttons_ = nullptr;
    QHBoxLayout* row_;
};

} // namespace chancery
