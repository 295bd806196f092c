// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/matrix_model.h"

#include "ui/lab/why_parts.h"
#include "ui/parts/swatch.h"
#include "ui/words/brief.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QFont>

#include <algorithm>

namespace chancery {

MatrixModel::MatrixModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void MatrixModel::show(std::shared_ptr<const AskedPhase> phase)
{
    beginResetModel();
    phase_ = std::move(phase);
    std::vector<Rulebook> books = allRulebooks();
    house_ = !findRulebook(phase_->rules.id) || !deviations(phase_->rules).empty();
    if (house_) books.insert(books.begin(), phase_->rules);
    matrix_ = rulebookMatrix(phase_->input, books);
    const auto own = std::ranges::find(books, phase_->rules.id, &Rulebook::id);
    own_ = house_ ? 0 : static_cast<int>(own - books.begin());
    wishedRow_ = -1;
    arrange();
    endResetModel();
}

void MatrixModel::clear()
{
    beginResetModel();
    phase_.reset();
    matrix_ = {};
    rows_.clear();
    own_ = wishedRow_ = -1;
    endResetModel();
}

void MatrixModel::showDifferingOnly(bool only)
{
    beginResetModel();
    only_ = only;
    wishedRow_ = -1;
    arrange();
    endResetModel();
}

void MatrixModel::arrange()
{
    rows_.clear();
    for (std::size_t i = 0; i < matrix_.rows.size(); ++i)
        if (!only_ || differs(matrix_.rows[i])) rows_.push_back(i);
}

void MatrixModel::wish(int row, const std::optional<WishedResult>& wished)
{
    wishedRow_ = wished ? row : -1;
    wished_.clear();
    if (wishedRow_ >= 0) wished_ = columnsWith(matrix_, rowAt(row), *wished);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MatrixModel::setTheme(const Theme& theme)
{
    theme_ = theme;
    if (rowCount() == 0) return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

QString MatrixModel::bookName(int column) const
{
    if (isHouse(column)) return tr("These rules");
    const RulebookInfo* book = findRulebook(matrix_.columns[static_cast<std::size_t>(column)].rulebook.id);
    return book ? QString::fromStdString(book->cited) : QString();
}

QString MatrixModel::bookTitle(int column) const
{
    const Rulebook& rules = matrix_.columns[static_cast<std::size_t>(column)].rulebook;
    const RulebookInfo* book = findRulebook(rules.id);
    return isHouse(column) || !book ? RulebookWords::inForce(rules) : RulebookWords::title(*book);
}

/// Returns whether no retreat is ordered for the unit of a row.
bool MatrixModel::lacksRetreat(const MatrixRow& row) const
{
    for (std::size_t column = 0; column < row.cells.size(); ++column)
        if (const OrderResult* result = matrix_.resultIn(row, column); result && awaitsRetreat(*result))
            return true;
    return false;
}

QString MatrixModel::rowName(const MatrixRow& row) const
{
    const Map& map = phase_->map();
    switch (row.kind) {
    case MatrixRow::Kind::Order:
        if (lacksRetreat(row)) return brief(map, row.order.unit);
        return brief(map, phase_->input.before, row.order);
    case MatrixRow::Kind::Retreats:
        return tr("Retreats of %1", "a unit").arg(brief(map, row.order.unit));
    case MatrixRow::Kind::Removals:
        break;
    }
    return tr("Removals of %1", "a power").arg(Words(map).power(row.power));
}

int MatrixModel::firstDiffering() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (differs(rowAt(row))) return row;
    return -1;
}

bool MatrixModel::differs(const MatrixRow& row, std::size_t column) const
{
    const auto from = own_ < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(own_));
    return matrix_.differs(row, column, from);
}

bool MatrixModel::differs(const MatrixRow& row) const
{
    for (std::size_t column = 0; column < row.cells.size(); ++column)
        if (differs(row, column)) return true;
    return false;
}

bool MatrixModel::differs(int row, int column) const
{
    return differs(rowAt(row), static_cast<std::size_t>(column));
}

int MatrixModel::firstDifferingColumn(int row) const
{
    for (int column = 0; column < columnCount(); ++column)
        if (differs(row, column)) return column;
    return -1;
}

QStringList MatrixModel::otherwise() const
{
    QStringList books;
    for (std::size_t column = 0; column < matrix_.columns.size(); ++column)
        if (std::ranges::any_of(matrix_.rows, [&](const MatrixRow& row) { return differs(row, column); }))
            books << bookName(static_cast<int>(column));
    return books;
}

QString MatrixModel::resultWord(const OrderResult& result) const
{
    if (awaitsRetreat(result)) return tr("no retreat ordered", "instead of a result");
    return Words::verdict(result);
}

int MatrixModel::rowOf(Province unit) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const MatrixRow& one = rowAt(row);
        const bool about = one.kind != MatrixRow::Kind::Removals && one.order.unit.at != nowhere;
        if (about && phase_->map().provinceOf(one.order.unit.at) == unit) return row;
    }
    return -1;
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int MatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(matrix_.columns.size());
}

QString MatrixModel::text(const MatrixRow& row, std::size_t column) const
{
    const MatrixCell& cell = row.cells[column];
    const Map& map = phase_->map();
    if (!cell.there) return QStringLiteral("–");
    const QString mark = cell.open ? QStringLiteral("?") : QString();
    QStringList names;
    switch (row.kind) {
    case MatrixRow::Kind::Order:
        if (const OrderResult* result = matrix_.resultIn(row, column)) return resultWord(*result) + mark;
        return QStringLiteral("–");
    case MatrixRow::Kind::Retreats:
        for (Location to : cell.retreats) names << QString::fromStdString(map[to].code);
        return names.isEmpty() ? Words::fate(Fate::Destroyed) : names.join(u' ');
    case MatrixRow::Kind::Removals:
        break;
    }
    for (const Unit& unit : cell.removed) names << brief(map, unit);
    return (names.isEmpty() ? tr("none", "removals") : names.join(QStringLiteral(", "))) + mark;
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const MatrixRow& row = rowAt(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    const bool differs = this->differs(row, column);
    const bool wished = index.row() == wishedRow_ && std::ranges::find(wished_, column) != wished_.end();
    switch (role) {
    case Qt::DisplayRole:
        return wished ? QStringLiteral("✓ ") + text(row, column) : text(row, column);
    case DiffersRole:
        return differs;
    case WishedRole:
        return wished;
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case Qt::FontRole: {
        QFont font;
        font.setBold(differs || wished);
        return font;
    }
    case Qt::BackgroundRole:
        if (!theme_ || !differs) return {};
        return mixed(theme_->missing, windowPalette(theme_->kind).base().color(), .3);
    case Qt::ToolTipRole:
        return tr("%1 – %2: %3", "rulebook, order, result")
            .arg(bookTitle(index.column()), rowName(row), text(row, column));
    default:
        return {};
    }
}

QVariant MatrixModel::bookData(int column, int role) const
{
    const bool open = matrix_.columns[static_cast<std::size_t>(column)].unanswered;
    const QString name = bookName(column).replace(u' ', u'\n'); // so that ten columns fit
    switch (role) {
    case Qt::DisplayRole:
        return open ? tr("%1 ?", "a rulebook that leaves a paradox open").arg(name) : name;
    case Qt::ToolTipRole:
        return open ? tr("%1. It leaves a paradox open.", "rulebook").arg(bookTitle(column))
                    : bookTitle(column);
    case Qt::FontRole: {
        QFont font;
        font.setBold(column == own_);
        font.setUnderline(column == own_);
        return font;
    }
    default:
        return {};
    }
}

QVariant MatrixModel::rowData(int row, int role) const
{
    const MatrixRow& about = rowAt(row);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return rowName(about);
    if (role == Qt::DecorationRole && theme_) return powerIcon(phase_->map(), *theme_, about.power);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const int count = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (section < 0 || section >= count) return {};
    return orientation == Qt::Horizontal ? bookData(section, role) : rowData(section, role);
}

} // namespace chancery
