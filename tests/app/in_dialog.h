// SPDX-License-Identifier: GPL-3.0-or-later
// What tests do inside a dialog that waits for an answer.
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QTest>
#include <QTimer>

#include <functional>

namespace chancery {

/// Runs `use` inside the dialog that `open` opens.
inline void inDialog(const std::function<void()>& open, const std::function<void(QDialog&)>& use)
{
    bool used = false;
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        used = true;
        use(*dialog);
    });
    open();
    QVERIFY(used);
}

/// Presses the button that accepts.
inline void accept(QDialog& dialog)
{
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    for (QAbstractButton* button : buttons->buttons())
        if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) return button->click();
    QFAIL("no button to accept with");
}

} // namespace chancery
