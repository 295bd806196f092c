// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a game on it, its finder and its menus.
#pragma once

#include "app/document.h"
#include "app/evening.h"
#include "tests/app/table.h"
#include "ui/parts/finder_popup.h"
#include "ui/room/projector_window.h"

#include <QLineEdit>
#include <QMenu>

namespace chancery::finder_desk {

/// The real window with a finder that is typed into.
struct Desk : Table
{
    FinderPopup& finder = *window.findChild<FinderPopup*>();

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::sendKeyEvent(QTest::Click, window.windowHandle(), key, QString(), modifiers);
    }
    void open()
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(finder.isVisible());
    }
    void find(const QString& typed)
    {
        open();
        window.findChild<QLineEdit*>("finderLine")->setText(typed);
    }
    QString best() { return finder.listed().empty() ? QString() : finder.listed().front().title; }
    void choose(const QString& typed)
    {
        find(typed);
        press(Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    Province province(const char* code) const { return map().findProvince(code); }

    /// Runs `ask`, and returns the names of the actions in the menu that it opens.
    QStringList menuOf(const std::function<void()>& ask)
    {
        QStringList names;
        QTimer closer;
        QObject::connect(&closer, &QTimer::timeout, &closer, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu) return; // not yet
            closer.stop();
            for (const QAction* action : menu->actions())
                if (!action->isSeparator())
                    names << (action->isEnabled() ? action->objectName() : action->text());
            menu->close();
        });
        closer.start(0);
        ask();
        QCoreApplication::processEvents();
        return names;
    }
    /// What a window system sends for the menu key to a widget with a menu of its own.
    static void pressMenuKey(QWidget* widget)
    {
        const QPoint middle = widget->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, widget->mapToGlobal(middle));
        QApplication::sendEvent(widget, &event);
    }
    void rightClick(const char* code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&window.console().board(), Qt::RightButton, modifiers, place(code));
    }
    /// Spring and Fall 1901 without an order, so that Spring 1902 follows.
    void playAYear()
    {
        for (int i = 0; i < 2; ++i) {
            revealPhase(document);
            document.presenter().story().skip();
            document.presenter().advance();
        }
    }
};

} // namespace chancery::finder_desk
