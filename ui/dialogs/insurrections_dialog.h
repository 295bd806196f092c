// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which the officers of a Committee review the insurrections of a turn before it is resolved.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

class QTableWidget;

namespace chancery {

/// Lists each insurrection with its unit, the lost power and what it would do. It changes no order.
class InsurrectionsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the list for a copy of the game whose last phase is resolved on trial.
    explicit InsurrectionsDialog(const Game& resolved, QWidget* parent = nullptr);

    /// Opens the dialog and waits. Returns whether the officers accept the insurrections.
    static bool ask(const Game& resolved, QWidget* parent);

private:
    void list(const Game& resolved);

    QTableWidget* table_;
};

} // namespace chancery
