// SPDX-License-Identifier: GPL-3.0-or-later
// Leaves undo and redo to the window, because they reach across all its fields.
#pragma once

#include <QKeyEvent>

namespace chancery {

/// Returns whether an event asks if a field wants the keys of undo or redo for itself, and answers that it
/// does not.
inline bool leavesUndo(QEvent& event)
{
    if (event.type() != QEvent::ShortcutOverride) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) return false;
    event.ignore();
    return true;
}

} // namespace chancery
