// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a resolved phase with verdict and reason, grouped by power.
#pragma once

#include "engine/game/game.h"

#include <QAbstractTableModel>
#include <QColor>

#include <functional>
#include <memory>
#include <optional>

class QIcon;

namespace chancery {

/// How well an order went, for an icon whose shape tells.
enum class Mood { Good, Bad, Dislodged, Illegal };
Mood moodOf(const OrderResult& result);

class ResultsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { OrderColumn, VerdictColumn, ReasonColumn, ColumnCount };
    enum Role { PowerRole = Qt::UserRole, ProvinceRole, MoodRole };

    explicit ResultsModel(QObject* parent = nullptr);

    /// The results of a phase, none while it is unresolved; reasons cite these rules.
    void show(std::shared_ptr<const Map> map, const PhaseRecord& record, const std::optional<Rulebook>& rules = {});
    /// Only one power's orders, or everybody's with noPower.
    void showPower(Power power);
    Power shownPower() const { return power_; }

    const OrderResult& result(int row) const { return results()[rows_[static_cast<std::size_t>(row)]]; }
    /// The row of the order for this unit, -1 if it is not shown.
    int rowOf(Province province) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();
    const std::vector<OrderResult>& results() const;
    QString display(const OrderResult& result, int column) const;

    std::shared_ptr<const Map> map_;
    PhaseRecord record_;
    std::optional<Rulebook> rules_;
    std::vector<std::size_t> rows_; ///< into results()
    Power power_ = noPower;
};

} // namespace chancery
