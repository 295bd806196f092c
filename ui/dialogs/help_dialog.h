// SPDX-License-Identifier: GPL-3.0-or-later
// The help: the keys, how orders are typed, and the legend of the board.
#pragma once

#include <QDialog>
#include <QKeySequence>

#include <functional>
#include <vector>

namespace chancery {

/// One line of the table of keys.
struct ShortcutHelp
{
    QString what;             ///< such as "Reveal orders"
    QList<QKeySequence> keys; ///< all of them do the same
};

/// Shows the help on three pages.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    /// The pages of the help.
    enum class Page { Keys, Writing, Legend };

    /// Makes the dialog with `page` shown. `shortcuts` come from the table of actions.
    HelpDialog(const std::vector<ShortcutHelp>& shortcuts, Page page, QWidget* parent = nullptr);

    /// Adds a button that closes the help and calls `change`, in which the keys are changed.
    void offerChange(std::function<void()> change);

private:
    QWidget* keys(const std::vector<ShortcutHelp>& shortcuts);
    QWidget* writing();
    QWidget* legend();
};

} // namespace chancery
