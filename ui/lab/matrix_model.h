// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a phase under several rulebooks as a table.
#pragma once

#include "engine/explain/asked_phase.h"
#include "engine/explain/rulebook_matrix.h"
#include "ui/draw/palette.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>

namespace chancery {

/// A table with a row for each order, dislodged unit and power that loses units by rule, and a column for
/// each rulebook. Cells that differ from that of the phase's own rules are lit, or without those the ones
/// that differ from most others.
class MatrixModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Further data of cells and columns.
    enum Role {
        DiffersRole = Qt::UserRole, ///< whether the cell differs from that under the own rules
        WishedRole,                 ///< whether the cell has the wished result
    };

    /// Makes an empty table.
    explicit MatrixModel(QObject* parent = nullptr);

    /// Shows a phase under all rulebooks, and before them under its own rules where these are no rulebook.
    void show(std::shared_ptr<const AskedPhase> phase);
    /// Shows nothing.
    void clear();
    /// Leaves out the rows in which all rulebooks agree.
    void showDifferingOnly(bool only);
    /// Marks the cells of a row that have this result; nothing is marked without one.
    void wish(int row, const std::optional<WishedResult>& wished);
    /// Sets the colours.
    void setTheme(const Theme& theme);

    /// Returns all rows, shown or not, and the columns.
    const RulebookMatrix& matrix() const { return matrix_; }
    /// Returns the row of the matrix that a row of the table shows.
    const MatrixRow& rowAt(int row) const { return matrix_.rows[rows_[static_cast<std::size_t>(row)]]; }
    /// Returns the column of the rules of the phase; -1 if it has none.
    int ownColumn() const { return own_; }
    /// Returns whether a column is for rules that are no rulebook.
    bool isHouse(int column) const { return house_ && column == 0; }
    /// Returns the short name of the rulebook of a column: "1971".
    QString bookName(int column) const;
    /// Returns the whole name of the rulebook of a column.
    QString bookTitle(int column) const;
    /// Returns what a row is about: "A Bre-Lon", "Retreats of A Lon", "Removals of England".
    QString rowName(const MatrixRow& row) const;
    /// Returns the first row in which rulebooks differ; -1 if there is none.
    int firstDiffering() const;
    /// Returns whether a cell differs from that under the own rules.
    bool differs(int row, int column) const;
    /// Returns whether a row of the matrix has a cell that differs.
    bool differs(const MatrixRow& row) const;
    /// Returns the first column in which a row ends otherwise than under the own rules; -1 if there is none.
    int firstDifferingColumn(int row) const;
    /// Returns the short names of the rulebooks under which a row of the matrix ends otherwise.
    QStringList otherwise() const;
    /// Returns the row about the unit that started in a province; -1 if there is none.
    int rowOf(Province unit) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void arrange();
    QString text(const MatrixRow& row, std::size_t column) const;
    bool differs(const MatrixRow& row, std::size_t column) const;
    bool lacksRetreat(const MatrixRow& row) const;
    QString resultWord(const OrderResult& result) const;
    QVariant bookData(int column, int role) const;
    QVariant rowData(int row, int role) const;

    std::shared_ptr<const AskedPhase> phase_;
    RulebookMatrix matrix_;
    std::vector<std::size_t> rows_; ///< of matrix_, those that are shown
    bool house_ = false;            ///< the first column has the rules of the phase, with house rules
    int own_ = -1;
    bool only_ = false;
    int wishedRow_ = -1;
    std::vector<std::size_t> wished_; ///< columns
    std::optional<Theme> theme_;
};

} // namespace chancery
