// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the handbook of a window: from its actions, and inside its dialogs with the same key.
#pragma once

#include "ui/dialogs/handbook_text.h"

#include <QObject>

class QWidget;

namespace chancery {

class ActionSet;

/// Returns what the handbook says of these actions, in the order of their tables, and then of those that only
/// other kinds of windows have.
std::vector<ActionHelp> actionHelp(const ActionSet& actions);

/// Shows a page of the handbook, beside a window or beside the dialog that waits for an answer. An empty or
/// unknown name shows the page shown last, at first the first. `actions` are those of the window.
void showHandbook(QWidget& window, const ActionSet& actions, const QString& page);

/// Opens the handbook with the key of `help.handbook` inside the dialogs of a window, where its own shortcuts
/// do not work, at the page that explains the dialog.
class DialogHelp : public QObject
{
    Q_OBJECT

public:
    /// Watches the dialogs of this window, which owns the new object, and has these actions.
    DialogHelp(QWidget& window, const ActionSet& actions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mayHelp() const;

    QWidget& window_;
    const ActionSet& actions_;
};

} // namespace chancery
