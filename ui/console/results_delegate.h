// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one order of a ResultsModel: power, order, the verdict as sign and word, and the reason below.
#pragma once

#include "ui/draw/palette.h"

#include <QStyledItemDelegate>

namespace chancery {

/// Paints the rows of the results list. The reason is wrapped, and its height decides the row's height. Above
/// the first order of a power is a heading with the power and its player.
class ResultsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the colours of the signs. The caller repaints the list.
    void setTheme(const Theme& theme) { theme_ = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& place, const QModelIndex& index) const;
    void paintOrder(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QRect titlePlace(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QRect reasonPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Theme theme_;
};

} // namespace chancery
