// SPDX-License-Identifier: GPL-3.0-or-later
// Where every dislodged unit goes: one row a unit, all powers at once, clicked or typed.
#pragma once

#include "ui/entry/retreat_plan.h"

#include <QDialog>

#include <map>

class QComboBox;
class QGridLayout;
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

    /// Units that are still undecided are told first; only a second time are they left so.
    void accept() override;

    static std::optional<std::vector<Order>> edit(const Map& map, const Position& position,
                                                  const std::vector<Order>& orders, QWidget* parent);

private:
    struct Row
    {
        QComboBox* choice = nullptr;
        QLabel* remark = nullptr;
    };

    QWidget* table(const Position& position);
    int addPower(QGridLayout* grid, int line, Power power, const Position& position);
    void addUnit(QGridLayout* grid, int line, const DislodgedUnit& dislodged, const Position& position);
    QLayout* typedLine();
    QString dislodger(const DislodgedUnit& dislodged, const Position& position) const;
    void choose(Province province, int choice);
    void readTyped();
    QString take(const Order& order);
    void refresh();
    void refreshRow(Province province, const Row& row);

    const Map& map_;
    const Position position_;
    RetreatPlan plan_;
    std::map<Province, Row> rows_;
    QLineEdit* typed_ = nullptr;
    QLabel* problem_ = nullptr;
    QLabel* state_ = nullptr;
    bool warned_ = false;
};

} // namespace chancery
