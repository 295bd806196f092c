// SPDX-License-Identifier: GPL-3.0-or-later
// Builds, waives and removals of all powers at once, within what each is owed.
#pragma once

#include "engine/rules/options.h"
#include "ui/entry/adjustment_plan.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace chancery {

class AdjustmentBox;

class AdjustmentDialog : public QDialog
{
    Q_OBJECT

public:
    /// `orders` are those already written for this phase. The map must outlive the dialog.
    AdjustmentDialog(const Map& map, const RuleOptions& options, const Position& position,
                     const std::vector<Order>& orders, QWidget* parent = nullptr);

    std::vector<Order> orders() const;

    static std::optional<std::vector<Order>> edit(const Map& map, const RuleOptions& options,
                                                  const Position& position, const std::vector<Order>& orders,
                                                  QWidget* parent);

private:
    QWidget* boxes(const std::vector<Order>& orders);
    QLayout* typedLine();
    void readTyped();
    void refresh();

    const Map& map_;
    const RuleOptions options_;
    const Position position_;
    std::vector<AdjustmentBox*> boxes_;
    QComboBox* power_ = nullptr;
    QLineEdit* typed_ = nullptr;
    QLabel* state_ = nullptr;
    QLabel* problem_ = nullptr;
};

} // namespace chancery
