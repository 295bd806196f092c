// SPDX-License-Identifier: GPL-3.0-or-later
// Long texts that are pasted into the parts of dialogs and panels.
#pragma once

#include "tests/ui/dialog_part.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace chancery::pasting {

constexpr int longText = 100000; ///< letters

/// This line again and again, until there are more than enough letters.
inline QString repeated(const QString& line)
{
    return line.repeated(longText / static_cast<int>(line.size()) + 1);
}

inline void pasteInto(QWidget& widget, const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(&widget, Qt::Key_V, Qt::ControlModifier);
}

/// Returns the part with this name, which there must be.
template<class W>
W& part(const QWidget& whole, const char* name)
{
    return *dialog_part::part<W>(whole, name);
}

inline void click(const QWidget& dialog, const char* name)
{
    part<QAbstractButton>(dialog, name).click();
}

} // namespace chancery::pasting
