// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/rows_model.h"

#include "ui/words/doubt_words.h"

#include <algorithm>

namespace chancery {

RowsModel::RowsModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void RowsModel::show(const Map& map, std::vector<UnitRow> rows)
{
    std::vector<Province> places;
    for (const UnitRow& row : rows)
        places.push_back(row.unit && row.unit->at != nowhere ? map.provinceOf(row.unit->at) : noProvince);
    const bool sameRows = std::ranges::equal(rows, rows_, [](const UnitRow& a, const UnitRow& b) {
        return a.power == b.power && a.asked == b.asked;
    });
    if (sameRows && rows == rows_ && places == places_) return;
    if (!sameRows) beginResetModel();
    rows_ = std::move(rows);
    places_ = std::move(places);
    constexpr qsizetype widest = 6; // "Stp/nc"
    placesOnly_ = std::ranges::all_of(rows_, [](const UnitRow& row) { return row.label.size() <= widest; });
    if (!sameRows)
        endResetModel();
    else
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int RowsModel::rowOf(const Asked& asked) const
{
    const auto found = std::ranges::find(rows_, std::optional(asked), &UnitRow::asked);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int RowsModel::rowOf(Power power, const QString& line) const
{
    const UnitRow* found = rowWith(power, line);
    return !found || found->asked ? -1 : static_cast<int>(found - rows_.data());
}

int RowsModel::rowOf(Province province, Power first) const
{
    int found = -1;
    for (int i = 0; province != noProvince && i < rowCount(); ++i)
        if (places_[static_cast<std::size_t>(i)] == province) {
            if (row(i).power == first) return i;
            if (found < 0) found = i;
        }
    return found;
}

const UnitRow* RowsModel::rowWith(Power power, const QString& line) const
{
    const auto found = std::ranges::find_if(rows_, [&](const UnitRow& row) {
        return row.power == power && row.line.trimmed() == line.trimmed();
    });
    return found == rows_.end() ? nullptr : &*found;
}

const UnitRow* RowsModel::firstUnclear(Power of) const
{
    const auto found = std::ranges::find_if(rows_, [&](const UnitRow& row) {
        return (of == noPower || row.power == of) && !row.reading.answers.empty();
    });
    return found == rows_.end() ? nullptr : &*found;
}

int RowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const UnitRow& shown = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return spoken(shown);
    case Qt::ToolTipRole:
        return tip(shown);
    default:
        return {};
    }
}

/// Returns what is wrong with a row, and what the words for its state mean.
QString RowsModel::tip(const UnitRow& row)
{
    if (row.state == RowState::Illegal) return row.remark + u'\n' + DoubtWords::meaningOfIllegal();
    if (row.state == RowState::Doubtful) return row.remark + u'\n' + DoubtWords::meaningOfDoubtful();
    return row.remark;
}

QString RowsModel::wholeReading(const UnitRow& row)
{
    const QString read = row.understood.isEmpty() ? row.reading.understood : row.understood;
    const QString said = row.written.isEmpty() ? tr("%1: no order is written.").arg(row.name)
                         : read.isEmpty()      ? tr("%1 is read as it is written.").arg(row.written)
                                               : tr("%1 is read as: %2").arg(row.written, read);
    return row.remark.isEmpty() ? said : said + u' ' + row.remark;
}

QString RowsModel::spoken(const UnitRow& row)
{
    if (row.state == RowState::Further) return tr("Another line");
    if (row.state == RowState::Open)
        return (tr("%1: no order yet").arg(row.name) + QStringLiteral(". ") + row.open).trimmed();
    if (row.state == RowState::Free)
        return row.open.isEmpty() ? tr("%1: may be ordered").arg(row.name)
                                  : tr("%1: %2", "unit, order").arg(row.name, row.open);
    QString text = row.name.isEmpty() ? row.written : tr("%1: %2", "unit, order").arg(row.name, row.written);
    if (!row.understood.isEmpty()) text = tr("%1, read as %2").arg(text, row.understood);
    return row.remark.isEmpty() ? text : tr("%1. %2", "order, remark").arg(text, row.remark);
}

} // namespace chancery
