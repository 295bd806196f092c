// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that lists what is wrong with the units on the board and asks what is done about one of them.
#pragma once

#include "engine/game/flying_dutchman.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace chancery {

/// What the gamemaster has decided about one finding.
struct TableDecision
{
    std::vector<Ruling> rulings;        ///< none if it is left as it is
    FoundIn found = FoundIn::Diplomacy; ///< when it was found
};

/// Lists the findings and, for the chosen one, what can be done, with the clause. What the rulebook says is
/// chosen first.
class TableCheckDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog for the current phase of the game, which must outlive it.
    TableCheckDialog(const Game& game, FoundIn found, QWidget* parent = nullptr);

    /// Returns the decision, with the computer's time; nothing while the reason is missing or nothing is
    /// wrong.
    std::optional<TableDecision> decision() const;

private:
    QWidget* form();
    FoundIn found() const;
    Remedy remedy() const;
    const PositionFault* finding() const;
    void offerRemedies();
    void offerReason();
    void refresh();

    const Game& game_;
    std::vector<PositionFault> findings_;
    FoundIn found_;
    QListWidget* list_ = nullptr;
    QListWidget* remedies_ = nullptr;
    QComboBox* when_ = nullptr; ///< only where the phase leaves it open
    QLineEdit* reason_ = nullptr;
    QLabel* state_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
