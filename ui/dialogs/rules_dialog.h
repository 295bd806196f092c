// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook of a game and every point on which rulebooks differ; house rules are marked and can be taken
// back.
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

class RulesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulesDialog(const Game& game, QWidget* parent = nullptr);

    const Rulebook& rules() const { return rules_; }

    /// Never rules by which a resolved phase of the game would have come out otherwise.
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
    QString remark(const OptionInfo& option, bool deviates) const;
    QString objection() const;

    const Game game_;
    Rulebook rules_;
    QComboBox* book_ = nullptr;
    QLabel* state_ = nullptr;
    QPushButton* resetAll_ = nullptr;
    std::vector<Row> rows_; ///< as optionTable() has them
    QLabel* problem_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
