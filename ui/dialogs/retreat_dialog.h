// SPDX-License-Identifier: GPL-3.0-or-later
// Where every dislodged unit goes: one row a unit, all powers at once, clicked or typed.
#pragma once

#include "ui/dialogs/retreat_plan.h"

#include <QDialog>

#include <map>

class QComboBox;
class QLabel;
class QLineEdit;

namespace chancery {

class RetreatDialog : public QDialog
{
    Q_OBJECT

public:
    /// `orders` are those already written for this phase. The map must outlive the dialog.
    RetreatDialog(const Map& map, const Position& position, const std::vector<Order>& orders,
                  QWidget* parent = nullptr);

    /// Of the units that were decided; the others have no order.
    std::vector<Order> orders() const { return plan_.orders(); }

    static std::optional<std::vector<Order>> edit(const Map& map, const Position& position,
                                                  const std::vector<Order>& orders, QWidget* parent);

private:
    struct Row
    {
        QComboBox* choice = nullptr;
        QLabel* remark = nullptr;
    };

    QWidget* powerBox(Power power);
    void addRow(class QGridLayout* grid, const DislodgedUnit& unit);
    void choose(Province province, const QVariant& choice);
    void readTyped();
    void refresh();
    QString remark(const DislodgedUnit& unit) const;

    const Map& map_;
    RetreatPlan plan_;
    std::map<Province, Row> rows_;
    QLineEdit* typed_ = nullptr;
    QLabel* problem_ = nullptr;
    QLabel* state_ = nullptr;
};

} // namespace chancery
