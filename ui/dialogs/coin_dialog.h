// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for the toss of a coin that decides which player gets the powers without one.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLineEdit;
class QPushButton;
class QRadioButton;

namespace chancery {

/// Asks who has won the toss at the table, or tosses the coin itself. The same seed gives the same winner.
class CoinDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog; `seed` is offered and may be changed.
    CoinDialog(const Game& game, std::uint64_t seed, QWidget* parent = nullptr);

    /// Returns a power of the winner, or nothing before the coin is tossed.
    std::optional<Power> winner() const;

private:
    void addSeats();
    void toss();

    const Game game_;
    std::vector<Power> firsts_; ///< the first power of each seat
    std::vector<QRadioButton*> seats_;
    QLineEdit* seed_ = nullptr;
    bool tossed_ = false;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
