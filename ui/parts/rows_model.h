// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of order sheets for Qt's views.
#pragma once

#include "ui/desk/unit_rows.h"

#include <QAbstractListModel>

namespace chancery {

/// A list with one row for each UnitRow. Its text is what a screen reader says.
class RowsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Makes a model without rows.
    explicit RowsModel(QObject* parent = nullptr);

    /// Shows these rows. Views keep their place if only the orders differ.
    void show(const Map& map, std::vector<UnitRow> rows);
    /// Returns a row, which must exist.
    const UnitRow& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    /// Returns the row of what is asked for; -1 if there is none.
    int rowOf(const Asked& asked) const;
    /// Returns the row of a line of a power that answers nothing asked for; -1 if there is none.
    int rowOf(Power power, const QString& line) const;
    /// Returns the row of the unit, build or removal in a province, that on the sheet of `first` if it has
    /// one there; -1 if there is none.
    int rowOf(Province province, Power first = noPower) const;
    /// Returns the row of a power that has a line, whatever it answers; nullptr if there is none.
    const UnitRow* rowWith(Power power, const QString& line) const;
    /// Returns whether the labels of all rows are places, and no more.
    bool hasPlacesOnly() const { return placesOnly_; }
    /// Returns the first row of a power, or with noPower of any, with a line that can mean several things;
    /// nullptr if there is none.
    const UnitRow* firstUnclear(Power of) const;
    /// Returns how the line of a row is understood, and what is doubtful about it.
    static QString wholeReading(const UnitRow& row);
    /// Returns what a screen reader says of a row.
    static QString spoken(const UnitRow& row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    static QString tip(const UnitRow& row);

    std::vector<UnitRow> rows_;
    std::vector<Province> places_; ///< [row]
    bool placesOnly_ = true;
};

} // namespace chancery
