// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for the players of a game under way: names, lots, absences and replacements.
#pragma once

#include "engine/game/seats.h"

#include <QDialog>

#include <map>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace chancery {

class LotsBox;

/// Edits who plays which power.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    /// The players and their attendance from now on.
    struct Table
    {
        std::map<Power, std::string> players;
        Attendance attendance;
        bool showLots = false; ///< whether the players are shown the lots

        bool operator==(const Table&) const = default;
    };

    /// Makes the dialog; `seed` is offered for the lots and may be changed.
    PlayersDialog(const Game& game, std::uint64_t seed, QWidget* parent = nullptr);

    /// Returns the players as in the dialog.
    Table table() const;

private:
    struct Row
    {
        Seat seat;
        QLineEdit* player = nullptr;
        QLineEdit* replacement = nullptr; ///< nullptr in the first phase
        QLabel* since = nullptr;
        QCheckBox* absent = nullptr;
    };

    QWidget* seats();
    void addHeads(QGridLayout& grid);
    void addRow(QGridLayout& grid, int line, const Seat& seat);
    bool mayDraw() const;
    void tellSince(const Row& row);
    void addReplacements(Attendance& attendance, const Row& row) const;
    const Replacement* replacementOf(Power power) const;
    bool absentNow(const Seat& seat) const;

    const Game game_;
    std::vector<Row> rows_;
    LotsBox* lots_;
};

} // namespace chancery
