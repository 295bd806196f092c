// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/prose_edit.h"

#include "ui/parts/undo_keys.h"

#include <QScopedValueRollback>

namespace chancery {

ProseEdit::ProseEdit(QWidget* parent)
    : TextField(parent)
{
    setUndoRedoEnabled(false); // the session undoes typing together with everything else
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!showing_) Q_EMIT edited(toPlainText());
    });
}

void ProseEdit::show(const QString& text)
{
    if (text == toPlainText()) return;
    const QScopedValueRollback guard(showing_, true);
    setPlainText(text);
}

bool ProseEdit::event(QEvent* event)
{
    return leavesUndo(*event) ? false : TextField::event(event);
}

} // namespace chancery
