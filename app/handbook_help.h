// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the handbook of a console: from its actions, and inside its dialogs with the same key.
#pragma once

#include "ui/dialogs/handbook_text.h"

#include <QObject>

namespace chancery {

class MainWindow;

/// Returns what the handbook says of the window's actions, in the order of their tables.
std::vector<ActionHelp> actionHelp(MainWindow& window);

/// Shows a page of the handbook, beside the console or beside the dialog that waits for an answer. An empty
/// or unknown name shows the page shown last, at first the first.
void showHandbook(MainWindow& window, const QString& page);

/// Opens the handbook with the key of `help.handbook` inside the console's dialogs, where the console's own
/// shortcuts do not work, at the page that explains the dialog.
class DialogHelp : public QObject
{
    Q_OBJECT

public:
    /// Watches the dialogs of this console, which owns the new object.
    explicit DialogHelp(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mayHelp() const;

    MainWindow& window_;
};

} // namespace chancery
