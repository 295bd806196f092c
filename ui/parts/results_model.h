// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the orders of a resolved phase with verdict and reason, grouped by power.
#pragma once

#include "engine/game/game.h"
#include "ui/words/words.h"

#include <QAbstractTableModel>

#include <QColor>
#include <map>

#include <memory>
#include <optional>

namespace chancery {

/// How well an order went, to choose an icon by.
enum class Mood {
    Good,      ///< it succeeded
    Bad,       ///< it failed, was cut or was disrupted
    Dislodged, ///< its unit was dislodged or destroyed
    Illegal    ///< it was illegal or matched no other order
};
/// Returns how well an order went. If its unit was dislodged, that counts first.
Mood moodOf(const OrderResult& result);
/// Returns whether the unit of an order left the board for good: it was destroyed, disbanded or removed.
bool isLost(const OrderResult& result);

/// A table with one row for each order and the columns of Column. Of each power's orders those of units that
/// left the board come first.
class ResultsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The columns: the order with its power, its verdict, and the reason.
    enum Column { OrderColumn, VerdictColumn, ReasonColumn, ColumnCount };
    /// Further data of a row, as int unless stated.
    enum Role {
        PowerRole = Qt::UserRole, ///< the index of the power that ordered it
        ProvinceRole,             ///< the index of the unit's province; invalid for an order without a unit
        MoodRole,                 ///< the Mood
        BadgeRole,                ///< the words of the verdict that the reason does not say, as a QString
        TitleRole,                ///< the order without its power, as a QString
        HeadingRole ///< the power and its player above its first order, as a QString; else empty
    };

    /// Makes a model without rows.
    explicit ResultsModel(QObject* parent = nullptr);

    /// Shows the results of a phase, or no rows if it is unresolved. Reasons cite the clauses of `rules`;
    /// without `rules` they cite none.
    void show(std::shared_ptr<const Map> map, const PhaseRecord& record,
              const std::optional<Rulebook>& rules = {});
    /// Sets who plays which power; powers without a name are missing.
    void setPlayers(std::map<Power, QString> players);
    /// Words orders and reasons in this register; it is Register::Plain at first.
    void setRegister(Register how);
    /// Shows only one power's orders, or those of all powers for noPower.
    void showPower(Power power);
    /// Returns the power whose orders are shown; noPower for all powers.
    Power shownPower() const { return power_; }

    /// Returns the result shown in a row, which must exist.
    const OrderResult& result(int row) const { return results()[rows_[static_cast<std::size_t>(row)]]; }
    /// Returns the row with the order of the unit that started in a province; -1 if it is not shown.
    int rowOf(Province province) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();
    const std::vector<OrderResult>& results() const;
    QString display(const OrderResult& result, int column) const;
    QString heading(int row) const;
    QString badge(const OrderResult& result) const;
    QString spoken(const OrderResult& result) const;
    Words words() const { return Words(*map_, rules_, register_); }

    std::shared_ptr<const Map> map_;
    PhaseRecord record_;
    std::optional<Rulebook> rules_;
    std::vector<std::size_t> rows_; ///< [row] index into results()
    std::map<Power, QString> players_;
    Power power_ = noPower;
    Register register_ = Register::Plain;
};

} // namespace chancery
