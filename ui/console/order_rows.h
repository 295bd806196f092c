// SPDX-License-Identifier: GPL-3.0-or-later
// The order sheet of one power as a list of rows. The line that orders are typed into lies over the row that
// is asked for.
#pragma once

#include "ui/draw/palette.h"
#include "ui/parts/rows_model.h"

#include <QListView>

#include <optional>
#include <utility>

namespace chancery {

class OrderLine;
class RowsDelegate;
class Session;
struct UnitRow;

/// A list with a row for each unit, build or removal, and one editor that moves from row to row.
class OrderRows : public QListView
{
    Q_OBJECT

public:
    /// Makes a list without rows. It becomes the parent of `line`; `session` must outlive it.
    OrderRows(const Session& session, OrderLine* line, QWidget* parent = nullptr);

    /// Sets the colours of tokens and signs.
    void setTheme(const Theme& theme);
    /// Shows the rows of a power as its sheet is now, and those that rowsBeside() puts beside them.
    void showPower(Power power);
    /// Returns the rows.
    const RowsModel& rows() const { return *model_; }
    /// Lights the row of the unit in a province, because the board points at it; noProvince lights none.
    void light(Province province);

    /// Returns the height in pixels that shows all rows.
    int heightNeeded() const { return contentsSize().height() + 2 * frameWidth(); }
    /// Returns how much lower that could be, with the least air.
    int airGiven() const;
    /// Returns the height for setRoom() in which the rows have the most air.
    int roomForAir() const;
    /// Sets the height of all that the rows and what is below them share; few rows have more air in it.
    void setRoom(int height);
    /// Returns the province of the unit of the row that is asked for, or noProvince, and where on the display
    /// the row is.
    std::pair<Province, QPoint> menuPlace() const;

Q_SIGNALS:
    /// The menu of the row of a unit is wanted at this point of the display.
    void menuWanted(chancery::Province province, const QPoint& at);
    /// The cross of a line that answers nothing asked for was clicked, or its menu or Delete used; it is to
    /// be removed.
    void lineRemoved(chancery::Power power, const QString& line);
    /// Such a line was double-clicked, or its menu used; it is to be mended.
    void lineTakenUp(chancery::Power power, const QString& line);
    /// Such a line was clicked, or reached by the keyboard.
    void lineChosen(chancery::Power power, const QString& line);
    /// What is below the rows, or the empty row beside them, was clicked.
    void blankClicked();
    /// The row of what is asked for was clicked, or reached by the keyboard.
    void rowChosen(const chancery::Asked& asked);
    /// The pointer is over the row of the unit in this province; noProvince over none.
    void pointed(chancery::Province province);

protected:
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QStyleOptionViewItem plainRow() const;
    void follow();
    void showLit();
    void point(int row);
    void placeLine();
    void choose(const QModelIndex& index);
    bool isLine(int row) const;
    void turn(int step);
    void deleteLine();
    Province provinceOf(int row) const;
    const UnitRow* lineAt(const QPoint& at) const;
    const UnitRow* crossedAt(const QPoint& at) const;
    void scrollToSheet();
    void openLineMenu(const UnitRow& row, const QPoint& at);

    using Crossed = std::pair<Power, QString>; ///< a line whose cross was pressed

    const Session& session_;
    OrderLine* line_;
    RowsModel* model_;
    RowsDelegate* delegate_;
    Power power_{};
    Province lit_ = noProvince;
    std::optional<Crossed> pressed_;
    int edited_ = -1, pointed_ = -1; ///< rows
};

} // namespace chancery
