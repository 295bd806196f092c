// SPDX-License-Identifier: GPL-3.0-or-later
// A line over the board and the list of what fits it: an entry is chosen with Enter or the mouse.
#pragma once

#include "ui/parts/finder.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace chancery {

class FinderModel;

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
