// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for the builds, waives and removals of all powers.
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

/// Asks for the adjustments of all powers at once, chosen or typed, within the count that each is due.
class AdjustmentDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes a dialog that starts from `orders`, those already written for this phase. The map must outlive
    /// it.
    AdjustmentDialog(const Map& map, const RuleOptions& options, const Position& position,
                     const std::vector<Order>& orders, QWidget* parent = nullptr);

    /// Returns the chosen orders of all powers.
    std::vector<Order> orders() const;

    /// Opens the dialog and waits. Returns the chosen orders, or nothing if it was cancelled.
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
