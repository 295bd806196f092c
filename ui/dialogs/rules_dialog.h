// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for the rulebook of a game and its house rules, point by point.
#pragma once

#include "engine/game/game.h"
#include "engine/rules/option_table.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace chancery {

/// Edits the rulebook of a game. It lists every option with its clause; house rules are marked and can be
/// removed. Rules that would change a resolved phase cannot be accepted.
class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with the rules of the game.
    explicit RulesDialog(const Game& game, QWidget* parent = nullptr);

    /// Returns the rules as chosen.
    const Rulebook& rules() const { return rules_; }

    /// Opens the dialog and waits. Returns the rules, or nothing if it was cancelled. The rules never change
    /// the result of a resolved phase.
    static std::optional<Rulebook> edit(const Game& game, QWidget* parent);

private:
    struct Row
    {
        QLabel* about = nullptr;
        QComboBox* value = nullptr;
        QLabel* clause = nullptr;
        QLabel* note = nullptr;
        QToolButton* reset = nullptr;
    };

    QLayout* bookLine();
    QWidget* options();
    void addRow(QGridLayout* grid, int line, const OptionInfo& option);
    const RulebookInfo& book() const;
    void chooseBook();
    void resetAll();
    void set(std::size_t option, std::size_t value);
    void refresh();
    void showRow(const OptionInfo& option, const Row& row);
    QString clause(const OptionInfo& option) const;
    QString remark(const OptionInfo& option, bool deviates) const;
    QString objection() const;

    const Game game_;
    Rulebook rules_;
    QComboBox* book_ = nullptr;
    QLabel* state_ = nullptr;
    QPushButton* resetAll_ = nullptr;
    std::vector<Row> rows_; ///< in the order of optionTable()
    QLabel* problem_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
