// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for what the players have agreed on about orders: proxies and perpetual orders (Alexander VII).
#pragma once

#include "engine/game/agreements.h"

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace chancery {

/// Lists the agreements in force, and makes one or ends one by a ruling.
class AgreementsDialog : public QDialog
{
    Q_OBJECT

public:
    /// What was chosen: a new agreement, or one that ends for a reason.
    struct Answer
    {
        Consent consent;    ///< the agreement
        std::string reason; ///< why it ends; empty for a new one
    };

    /// Makes the dialog for the current phase of a game.
    explicit AgreementsDialog(const Game& game, QWidget* parent = nullptr);

    /// Returns what was chosen, once the dialog is accepted.
    const Answer& answer() const { return answer_; }

private:
    QWidget* inForce();
    QWidget* newOne();
    void listUnits();
    void look();
    Consent wanted() const;
    void agree();
    void end();

    const Game game_;
    Answer answer_;
    std::vector<Consent> consents_; ///< those in force, as in the list
    QListWidget* list_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QPushButton *end_ = nullptr, *agree_ = nullptr;
    QComboBox *kind_ = nullptr, *by_ = nullptr, *to_ = nullptr, *unit_ = nullptr;
    QLabel* problem_ = nullptr;
};

} // namespace chancery
