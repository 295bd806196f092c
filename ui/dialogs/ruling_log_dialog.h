// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the gamemaster has ruled in a game: when, what and why.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

class QTableWidget;

namespace chancery {

class RulingLogDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulingLogDialog(const Game& game, QWidget* parent = nullptr);

private:
    void list(const Game& game, const PhaseRecord& record);
    void add(const QStringList& cells);

    QTableWidget* table_;
};

} // namespace chancery
