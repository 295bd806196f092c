// SPDX-License-Identifier: GPL-3.0-or-later
// The keys, how orders are typed, and the legend of the drawing language.
#pragma once

#include <QDialog>
#include <QKeySequence>

#include <vector>

namespace chancery {

/// One line of the table of keys; several keys may do the same.
struct ShortcutHelp
{
    QString what; ///< "Reveal orders"
    QList<QKeySequence> keys;
};

class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Keys, Writing, Legend };

    /// `shortcuts` come from the table of actions.
    HelpDialog(const std::vector<ShortcutHelp>& shortcuts, Page page, QWidget* parent = nullptr);

private:
    QWidget* keys(const std::vector<ShortcutHelp>& shortcuts);
    QWidget* writing();
    QWidget* legend();
};

} // namespace chancery
