// SPDX-License-Identifier: GPL-3.0-or-later
// Which keys something in a window answers to: shortcuts of actions and buttons, and underlined letters of
// menus, labels, groups and tabs.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QMultiMap>
#include <QShortcut>
#include <QTabBar>

namespace chancery {

/// What answers to a key.
struct KeyOwner
{
    QString name;
    const QWidget* where; ///< it answers while this has the focus; nullptr means in the whole window
};

/// Collects the owners of keys in a window or a dialog, as it is shown now.
class KeyOwners
{
public:
    explicit KeyOwners(const QWidget& window)
        : window_(window)
    {
        for (const auto* action : window.findChildren<QAction*>()) addAction(*action);
        for (const auto* shortcut : window.findChildren<QShortcut*>())
            add(shortcut->key(), QStringLiteral("shortcut"),
                shortcut->context() == Qt::WindowShortcut ? nullptr
                                                          : qobject_cast<QWidget*>(shortcut->parent()));
        for (const auto* button : window.findChildren<QAbstractButton*>())
            addShown(*button, button->shortcut(), button->text());
        for (const auto* group : window.findChildren<QGroupBox*>())
            addShown(*group, QKeySequence::mnemonic(group->title()), group->title());
        for (const auto* label : window.findChildren<QLabel*>())
            if (label->buddy()) addShown(*label, QKeySequence::mnemonic(label->text()), label->text());
        for (const auto* tabs : window.findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i)
                addShown(*tabs, QKeySequence::mnemonic(tabs->tabText(i)), tabs->tabText(i));
        for (const auto* bar : window.findChildren<QMenuBar*>())
            for (const QAction* menu : bar->actions())
                addShown(*bar, QKeySequence::mnemonic(menu->text()), menu->text());
    }

    /// Returns the pairs that answer to the same key, in words.
    QStringList clashes() const
    {
        QStringList found;
        for (const QKeySequence& key : owners_.uniqueKeys()) {
            const QList<KeyOwner> all = owners_.values(key);
            for (qsizetype a = 0; a < all.size(); ++a)
                for (qsizetype b = 0; b < a; ++b)
                    if (!all[a].where || !all[b].where || all[a].where == all[b].where)
                        found << QStringLiteral("%1, %2: “%3” and “%4”")
                                     .arg(window_.windowTitle(), key.toString(), all[a].name, all[b].name);
        }
        return found;
    }
    qsizetype count() const { return owners_.size(); }

private:
    void add(const QKeySequence& key, const QString& name, const QWidget* where)
    {
        if (!key.isEmpty()) owners_.insert(key, {name, where});
    }
    void addShown(const QWidget& widget, const QKeySequence& key, const QString& name)
    {
        if (widget.isVisibleTo(&window_)) add(key, name, nullptr);
    }
    /// Story keys answer on the board, and in the whole window while the players see a story: that counts.
    void addAction(const QAction& action)
    {
        const bool onWidget = action.shortcutContext() == Qt::WidgetShortcut;
        const QWidget* where = nullptr;
        for (const QObject* object : action.associatedObjects())
            if (const auto* widget = qobject_cast<const QWidget*>(object);
                widget && onWidget && !qobject_cast<const QMenu*>(widget) &&
                !qobject_cast<const QAbstractButton*>(widget))
                where = widget;
        for (const QKeySequence& key : action.shortcuts()) add(key, action.objectName(), where);
    }

    const QWidget& window_;
    QMultiMap<QKeySequence, KeyOwner> owners_;
};

} // namespace chancery
