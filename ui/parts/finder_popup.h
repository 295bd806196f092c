// SPDX-License-Identifier: GPL-3.0-or-later
// A line over the board and the list of what fits it: an entry is chosen with Enter or the mouse.
#pragma once

#include "ui/parts/finder.h"

#include <QAbstractListModel>
#include <QFrame>
#include <QPointer>
#include <QStyledItemDelegate>

class QLabel;
class QLineEdit;
class QListView;

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

/// A part of the window that comes when something is looked for. It closes when an entry is chosen, with Esc,
/// and when the keyboard focus goes elsewhere, and then gives the focus back.
class FinderPopup : public QFrame
{
    Q_OBJECT

public:
    /// Makes a hidden popup of this window.
    explicit FinderPopup(QWidget* window);

    /// Shows the entries over the upper middle of `board`, a part of the window, with an empty line. `hint`
    /// says what can be typed, and the entry in `row` is selected.
    void open(std::vector<FindEntry> entries, const QWidget& board, const QString& hint = {}, int row = 0);
    /// Hides the popup and gives the focus back to where it was.
    void close();
    /// Returns the entries that are listed, best first.
    std::vector<FindEntry> listed() const;

Q_SIGNALS:
    /// The entry with this index was chosen, and confirmed if the players would see what it does.
    void chosen(std::size_t entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void search();
    void select(int row);
    bool press(int key);
    void choose();
    void showNote();

    Finder finder_;
    FinderModel* model_;
    QLineEdit* line_;
    QListView* list_;
    QLabel* note_;
    QPointer<QWidget> before_;      ///< had the focus
    QPointer<const QWidget> board_; ///< over which this lies
    int armed_ = -1;                ///< the row that the next Enter chooses although the players will see it
};

} // namespace chancery
