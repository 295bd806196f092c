// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that lists all rulings of a game.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

class QTableWidget;

namespace chancery {

/// Lists every ruling of a game with its phase, its content and its reason.
class RulingLogDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the list for this game.
    explicit RulingLogDialog(const Game& game, QWidget* parent = nullptr);

private:
    void list(const Game& game, const PhaseRecord& record);

    QTableWidget* table_;
};

} // namespace chancery
