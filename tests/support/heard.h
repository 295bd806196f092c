// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds and hears: the tree of a window in words, and the events as they come.
#pragma once

#include <QAccessible>
#include <QStringList>
#include <QWidget>

namespace chancery {

/// Returns every text that a screen reader finds from here on.
inline QString readOut(QAccessibleInterface* from)
{
    QString all;
    if (!from) return all;
    for (const auto kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        all += from->text(kind) + u'\n';
    for (int i = 0; i < from->childCount(); ++i) all += readOut(from->child(i));
    return all;
}

inline QString readOut(QWidget& window)
{
    return readOut(QAccessible::queryAccessibleInterface(&window));
}

} // namespace chancery
