// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/case_list_model.h"

#include <algorithm>

namespace chancery {

CaseListModel::CaseListModel(const CaseCollection& cases, CasePictures& pictures, QObject* parent)
    : QAbstractListModel(parent)
    , cases_(cases)
    , pictures_(pictures)
{
    connect(&pictures_, &CasePictures::painted, this, [this](std::size_t number) {
        if (const int row = rowOf(number); row >= 0)
            Q_EMIT dataChanged(index(row), index(row), {Qt::DecorationRole});
    });
}

void CaseListModel::show(std::vector<std::size_t> numbers)
{
    beginResetModel();
    numbers_ = std::move(numbers);
    endResetModel();
}

int CaseListModel::rowOf(std::size_t number) const
{
    const auto found = std::ranges::find(numbers_, number);
    return found == numbers_.end() ? -1 : static_cast<int>(found - numbers_.begin());
}

int CaseListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(numbers_.size());
}

QVariant CaseListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const std::size_t number = numberAt(index.row());
    const IndexedCase& one = cases_.index().all()[number];
    const QString id = QString::fromStdString(one.theCase.id),
                  title = QString::fromStdString(one.theCase.title);
    switch (role) {
    case Qt::DisplayRole:
        return id == title ? id : tr("%1\n%2", "number and title of a case").arg(id, title);
    case Qt::ToolTipRole:
        return tr("%1: %2", "library, case").arg(cases_.nameOf(one.library), title);
    case Qt::DecorationRole: {
        QPixmap picture = pictures_.picture({number, pictureSize * density_, false});
        if (picture.isNull()) picture = QPixmap(pictureSize * density_), picture.fill(Qt::transparent);
        picture.setDevicePixelRatio(density_);
        return picture;
    }
    default:
        return {};
    }
}

} // namespace chancery
