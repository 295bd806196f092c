// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the adjustment dialog that belongs to one power.
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

class AdjustmentBox : public QWidget
{
    Q_OBJECT

public:
    /// What the rulebook removes on its own from a power that has given these orders.
    using ByRule = std::function<std::vector<Order>(const std::vector<Order>&)>;

    /// How far a unit is from the centres that count for civil disorder.
    using Distance = std::function<int(const Unit&)>;

    AdjustmentBox(const Map& map, AdjustmentPlan plan, ByRule byRule, Distance distance,
                  QWidget* parent = nullptr);

    const AdjustmentPlan& plan() const { return plan_; }
    /// False, and nothing changes, if it cannot be carried out.
    bool apply(const Order& order);

Q_SIGNALS:
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
    static QString lost(int builds);
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
