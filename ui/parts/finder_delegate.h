// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the finder as a model for Qt's views, and how a row is painted.
#pragma once

#include "ui/parts/finder.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace chancery {

/// The entries that fit. The text of a row is what a screen reader says.
class FinderModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Lists these entries of `finder`, which must outlive the rows.
    void show(const Finder& finder, std::vector<std::size_t> rows);
    /// Returns the index of the entry in a row, which must exist.
    std::size_t indexAt(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    /// Returns the entry in a row, which must exist.
    const FindEntry& entry(int row) const { return finder_->entries()[indexAt(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Returns the word for a kind: "Province".
    static QString kindName(FindKind kind);

private:
    const Finder* finder_ = nullptr;
    std::vector<std::size_t> rows_;
};

/// Paints an entry: its kind, its title, where it is or why it cannot be chosen, and its keys.
class FinderDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace chancery
