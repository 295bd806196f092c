// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for the retreats of all powers, one row for each dislodged unit, chosen or typed.
#pragma once

#include "ui/entry/retreat_plan.h"

#include <QDialog>

#include <map>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace chancery {

/// Asks where each dislodged unit retreats, or whether it disbands. It offers only open places and shows
/// where two retreats meet.
class RetreatDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes a dialog that starts from `orders`, those already written for this phase. The map must outlive
    /// it.
    RetreatDialog(const Map& map, const Position& position, const std::vector<Order>& orders,
                  QWidget* parent = nullptr);

    /// Returns the orders of the decided units. The others have no order.
    std::vector<Order> orders() const { return plan_.orders(); }

    /// Closes the dialog. If units are undecided it names them first and closes only the second time.
    void accept() override;

    /// Opens the dialog and waits. Returns the orders, or nothing if it was cancelled.
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
