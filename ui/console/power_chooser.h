// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the power whose sheet is shown.
#pragma once

#include "engine/game/desk_check.h"
#include "ui/draw/palette.h"

#include <QWidget>

class QComboBox;

namespace chancery {

class PowerTabs;

/// Chooses a power: tabs, or a list in their place if there are many powers. Both say what each sheet lacks.
/// The powers of one player stand together.
class PowerChooser : public QWidget
{
    Q_OBJECT

public:
    /// Makes a chooser without powers.
    explicit PowerChooser(QWidget* parent);

    /// Offers the powers of a map. The first is chosen, and no signal says so.
    void fill(const Map& map);
    /// Sets the colours and the powers' icons; `map` must be the one whose powers are offered.
    void setTheme(const Map& map, const Theme& theme);
    /// Shows what the sheets lack and the names of the players. `checks` are those of all powers.
    void showChecks(const Game& game, const std::vector<PowerCheck>& checks);

    /// Returns how many powers are offered.
    int count() const;
    /// Returns the powers in the order in which they are offered.
    const std::vector<Power>& sequence() const { return sequence_; }
    /// Returns the other powers in that order, from the one beside the chosen one on; backwards if `step` is
    /// negative.
    std::vector<Power> others(int step) const;
    /// Returns the chosen power; noPower if none is offered.
    Power chosen() const;
    /// Chooses a power, if it is offered.
    void choose(Power power);

Q_SIGNALS:
    /// Another power was chosen.
    void turned();
    /// A power's tab was clicked, be it the chosen one; before turned().
    void clicked();

private:
    void arrange(const std::vector<Power>& sequence);

    PowerTabs* tabs_;
    QComboBox* list_; ///< in place of the tabs if there are many powers
    std::vector<Power> sequence_;
    bool filling_ = false;
};

} // namespace chancery
