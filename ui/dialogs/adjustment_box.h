// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the adjustment dialog for one power.
#pragma once

#include "engine/rules/options.h"
#include "ui/entry/adjustment_plan.h"

#include <QWidget>

#include <functional>
#include <map>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace chancery {

/// A widget that chooses the builds and waives or the removals of one power, within the count that it is due.
class AdjustmentBox : public QWidget
{
    Q_OBJECT

public:
    /// Returns what civil disorder removes if the power gives these orders.
    using ByRule = std::function<std::vector<Order>(const std::vector<Order>&)>;

    /// Returns how many moves a unit is from the centres that civil disorder counts from.
    using Distance = std::function<int(const Unit&)>;

    /// Makes a box that starts from `plan`. The map must outlive it.
    AdjustmentBox(const Map& map, AdjustmentPlan plan, ByRule byRule, Distance distance,
                  QWidget* parent = nullptr);

    /// Returns the adjustments as chosen so far.
    const AdjustmentPlan& plan() const { return plan_; }
    /// Adds an order to the plan. Returns false and changes nothing if the order cannot be carried out.
    bool apply(const Order& order);

Q_SIGNALS:
    /// The plan has changed.
    void changed();

private:
    QString name(const char* part, Province province) const;
    void addBuilds(QFormLayout* form);
    void addSite(QFormLayout* form, Province site);
    void addRemovals(QFormLayout* form);
    void addProposal(QFormLayout* form);
    void chooseBuild(Province site, const QComboBox& choice);
    void refresh();
    void refreshProposal();
    QString state() const;
    QString distanceText(const Unit& unit) const;

    const Map& map_;
    AdjustmentPlan plan_;
    ByRule byRule_;
    Distance distance_;
    std::map<Province, QComboBox*> builds_;
    std::map<Province, QCheckBox*> removals_;
    QSpinBox* waives_ = nullptr;
    QLabel* state_ = nullptr;
    QLabel* ruled_ = nullptr;
    QPushButton* propose_ = nullptr;
};

} // namespace chancery
