// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which the keys of all actions are changed.
#pragma once

#include "ui/dialogs/shortcut_rules.h"

#include <QDialog>

#include <array>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace chancery {

/// Edits the keys of actions. Two actions never have the same key: what belongs to another is taken from it
/// only when the user says so.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog. `taken` are keys that no action can have.
    ShortcutsDialog(std::vector<ShortcutRow> rows, std::vector<TakenKey> taken, QWidget* parent = nullptr);

    /// Returns the actions with the keys that they have now.
    const std::vector<ShortcutRow>& rows() const { return rows_; }

private:
    QLayout* findLine();
    QWidget* table();
    QWidget* editors();
    std::size_t current() const;
    void refilter();
    void showRow(std::size_t row);
    void showCurrent();
    void typed(std::size_t which, const QKeySequence& key);
    void propose(QList<QKeySequence> keys);
    void give(const QList<QKeySequence>& keys);
    void takeKeys();
    void resetAll();

    std::vector<ShortcutRow> rows_;
    std::vector<TakenKey> taken_;
    QList<QKeySequence> proposed_; ///< keys of which another action has one
    QLineEdit* find_ = nullptr;
    QTableWidget* table_ = nullptr;
    QLabel* action_ = nullptr;
    std::array<QKeySequenceEdit*, 2> edits_{};
    QPushButton* none_ = nullptr;
    QPushButton* take_ = nullptr;
    QPushButton* reset_ = nullptr;
    QLabel* note_ = nullptr;
};

} // namespace chancery
