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
    /// Returns the index of the chosen one.
    int chosen() const;
    /// Chooses a power by its index.
    void choose(int power);

Q_SIGNALS:
    /// Another power was chosen.
    void turned();

private:
    PowerTabs* tabs_;
    QComboBox* list_; ///< in place of the tabs if there are many powers
    bool filling_ = false;
};

} // namespace chancery
