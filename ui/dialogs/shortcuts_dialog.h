// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which the keys of all actions are changed.
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>
#include <vector>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace chancery {

/// One action with its keys.
struct ShortcutRow
{
    QString name;                 ///< of the action in the program: "file.save"
    QString action, menu;         ///< as they are read
    QList<QKeySequence> defaults; ///< as the program has them
    QList<QKeySequence> keys;     ///< as they are now
    bool takesLetters = false;    ///< it works on the board or in a story, where single keys are no text
    bool seen = false;            ///< the players see what it does

    bool operator==(const ShortcutRow&) const = default;
};

/// A key that belongs to no action, such as the letter of a menu.
struct TakenKey
{
    QKeySequence key;
    QString by; ///< such as "the menu File"
};

/// Returns why an action cannot have a key, as a sentence; empty if it can. The keys that the program gives
/// it it can always have.
QString whyRefused(const ShortcutRow& row, const QKeySequence& key, const std::vector<TakenKey>& taken);

/// Returns the index of the action, other than `except`, that has this key; nothing if none has.
std::optional<std::size_t> actionWithKey(const std::vector<ShortcutRow>& rows, const QKeySequence& key,
                                         std::size_t except);

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
