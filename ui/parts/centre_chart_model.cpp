// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/centre_chart_model.h"

#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns all supply centres in the order of the rows.
std::vector<Province> centresOf(const Map& map)
{
    std::vector<Province> centres;
    for (const PowerInfo& power : map.powers)
        centres.insert(centres.end(), power.homes.begin(), power.homes.end());
    const auto homes = static_cast<std::ptrdiff_t>(centres.size());
    for (std::size_t i = 0; i < map.provinces.size(); ++i)
        if (map.provinces[i].centre && map.provinces[i].home == noPower)
            centres.push_back(static_cast<Province>(i));
    const Words words(map);
    std::sort(centres.begin() + homes, centres.end(), [&words](Province one, Province other) {
        return QString::localeAwareCompare(words.province(one), words.province(other)) < 0;
    });
    return centres;
}

} // namespace

CentreChartModel::CentreChartModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent)
    , session_(session)
{
    count(session.game().phases.size());
}

void CentreChartModel::setSigns(std::vector<QIcon> signs)
{
    signs_ = std::move(signs);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 1), index(rowCount() - 1, columnCount() - 1), {Qt::DecorationRole});
}

void CentreChartModel::showPhase(std::size_t phase)
{
    beginResetModel();
    count(phase);
    endResetModel();
}

void CentreChartModel::count(std::size_t phase)
{
    Game upToHere = session_.game();
    upToHere.phases.resize(std::min(phase + 1, upToHere.phases.size()));
    years_ = tally(upToHere);
    map_ = upToHere.map;
    centres_ = centresOf(*map_);
}

int CentreChartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(centres_.size());
}

int CentreChartModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(years_.size());
}

Power CentreChartModel::ownerAt(const QModelIndex& index) const
{
    const YearTally& year = years_[static_cast<std::size_t>(index.column() - 1)];
    return year.owner[chancery::index(centres_[static_cast<std::size_t>(index.row())])];
}

QString CentreChartModel::yearOf(int column) const
{
    return column == 1 ? tr("Start") : QString::number(years_[static_cast<std::size_t>(column - 1)].year);
}

QVariant CentreChartModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Words words(*map_);
    const QString centre = words.province(centres_[static_cast<std::size_t>(index.row())]);
    if (index.column() == 0) return role == Qt::DisplayRole ? centre : QVariant();
    const Power owner = ownerAt(index);
    const auto number = chancery::index(owner);
    const bool signedFor = owner != noPower && number < signs_.size();
    const QString name = owner == noPower ? tr("neutral", "a supply centre") : words.power(owner);
    if (role == Qt::DecorationRole && signedFor) return signs_[number];
    if (role == Qt::DisplayRole && owner == noPower) return QStringLiteral("–");
    if (role == Qt::AccessibleTextRole) return name;
    if (role == Qt::ToolTipRole)
        return tr("%1, %2: %3", "centre, year, owner").arg(centre, yearOf(index.column()), name);
    if (role == Qt::TextAlignmentRole) return Qt::AlignCenter;
    return {};
}

QVariant CentreChartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    if (role == Qt::DisplayRole) return section == 0 ? tr("Supply centre") : yearOf(section);
    if (role == Qt::ToolTipRole && section > 0) return tr("Who owned the centre at the end of the year");
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter |
                                                  (section == 0 ? Qt::AlignLeft : Qt::AlignHCenter));
    return {};
}

} // namespace chancery
