// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the rows of an order sheet.
#pragma once

#include "engine/journal/journal.h"
#include "ui/draw/palette.h"

#include <QStyledItemDelegate>

namespace chancery {

struct UnitRow;

/// A delegate for RowsModel. A row has a second line only for a remark, or for a reading that has no room
/// beside the order.
class RowsDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the colours.
    void setTheme(const Theme& theme) { theme_ = theme; }
    /// Sets the height of all that the list and what is below it share: no row moves when something is said
    /// there.
    void setRoom(int height) { room_ = height; }
    /// Sets whose rows have a tint, because they are what is written on; noPower for none.
    void setSheet(Power power) { sheet_ = power; }
    /// Sets the letters that were typed and not entered; rows show them.
    void setDrafts(std::vector<Draft> drafts) { drafts_ = std::move(drafts); }
    /// Sets the row that the editor covers and the row that the board lights; -1 for none.
    void setRows(int edited, int lit);

    /// Returns the height of the first line of a row with the least air, or with the most.
    static int leastLine(const QStyleOptionViewItem& option);
    static int mostLine(const QStyleOptionViewItem& option);
    /// Returns that height as it is.
    int lineHeight(const QStyleOptionViewItem& option) const;
    /// Returns the height for setRoom() in which so many rows have the most air.
    static int roomForAir(const QStyleOptionViewItem& option, int rows);

    /// Returns the place of the order in a row that is at `row`: the editor goes there.
    QRect orderPlace(const QStyleOptionViewItem& option) const;
    /// Returns the place of the sign of a row: its state, or the cross of a line beside what is asked for.
    QRect signPlace(const QStyleOptionViewItem& option) const;
    /// Returns the letters that were typed for a row and not entered.
    QString typedFor(const UnitRow& row) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    bool besideFits(const QStyleOptionViewItem& option, const UnitRow& row) const;
    QRect secondPlace(const QStyleOptionViewItem& option, const QString& second) const;
    QString secondLine(const QStyleOptionViewItem& option, const UnitRow& row) const;
    void paintToken(QPainter& painter, const QRectF& place, const UnitRow& row) const;
    void paintState(QPainter& painter, const QRectF& place, const UnitRow& row, const QColor& ink) const;
    void paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row) const;
    void paintTyped(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row,
                    const QString& typed) const;
    void paintOrder(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row) const;
    void paintSecond(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row) const;

    Theme theme_;
    int room_ = 0;
    Power sheet_ = noPower;
    std::vector<Draft> drafts_;
    int edited_ = -1, lit_ = -1;
};

} // namespace chancery
