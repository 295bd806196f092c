// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which the gamemaster reads and writes notes on the phases of a game.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;

namespace chancery {

class TextField;

/// Shows the notes on one phase at a time, with a choice of the phase.
class NotesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog; it shows the notes on the phase with this index first.
    NotesDialog(const Game& game, std::size_t phase, QWidget* parent = nullptr);

    /// Returns the notes on all phases from the first on, as they are in the dialog.
    const std::vector<std::string>& notes() const { return notes_; }

private:
    void list(const Game& game);
    void show(int phase);
    void keep();

    std::vector<std::string> notes_;
    QComboBox* phase_;
    TextField* text_;
};

} // namespace chancery
