// SPDX-License-Identifier: GPL-3.0-or-later
// Makes tables of actions real; see action_set.h.
#include "app/action_set.h"

#include "app/field_keys.h"
#include "app/shared_settings.h"
#include "app/shortcuts.h"
#include "ui/draw/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace chancery {

namespace {

QString translated(const char* text)
{
    return text ? QCoreApplication::translate("Actions", text) : QString();
}

/// Returns the tooltip with the first key: "Save the game (Ctrl+S)".
QString toolTip(const QString& tip, const QList<QKeySequence>& keys)
{
    if (keys.isEmpty()) return tip;
    return QCoreApplication::translate("Actions", "%1 (%2)")
        .arg(tip, keys.first().toString(QKeySequence::NativeText));
}

} // namespace

QString menuTitle(MenuId id)
{
    switch (id) {
    case MenuId::File:
        return QCoreApplication::translate("Actions", "&File");
    case MenuId::Edit:
        return QCoreApplication::translate("Actions", "&Edit");
    case MenuId::Players:
        return QCoreApplication::translate("Actions", "Pla&yers");
    case MenuId::Orders:
        return QCoreApplication::translate("Actions", "&Orders");
    case MenuId::Story:
        return QCoreApplication::translate("Actions", "Playbac&k");
    case MenuId::History:
        return QCoreApplication::translate("Actions", "H&istory");
    case MenuId::Lines:
        return QCoreApplication::translate("Actions", "&Lines");
    case MenuId::Laboratory:
        return QCoreApplication::translate("Actions", "L&aboratory");
    case MenuId::View:
        return QCoreApplication::translate("Actions", "&View");
    case MenuId::Projector:
        return QCoreApplication::translate("Actions", "&Projector");
    case MenuId::Time:
        return QCoreApplication::translate("Actions", "&Clock");
    case MenuId::Help:
        return QCoreApplication::translate("Actions", "&Help");
    }
    return {};
}

QList<QKeySequence> defaultKeys(const ActionEntry& entry)
{
    return readKeys(entry.shortcut);
}

ActionSet::ActionSet(const SharedSettings& settings, QWidget* window, QWidget* board)
    : QObject(window)
    , settings_(settings)
    , window_(window)
    , board_(board)
{
    new FieldKeys(*window_, all_, this);
}

void ActionSet::add(ActionEntry entry)
{
    if (!entry.run) return entries_.push_back(std::move(entry));
    auto* action = new QAction(translated(entry.text), this);
    action->setObjectName(entry.name);
    action->setStatusTip(translated(entry.tip));
    action->setCheckable(bool(entry.checked));
    if (entry.scope != KeyScope::Window) {
        action->setShortcutContext(Qt::WidgetShortcut);
        board_->addAction(action);
    } else {
        window_->addAction(action);
    }
    connect(action, &QAction::triggered, this, [this, run = entry.run] {
        run();
        refresh(); // a checkable action may have been refused
    });
    byName_.insert(entry.name, action);
    all_.push_back(action);
    entry.action = action;
    entries_.push_back(std::move(entry));
}

void ActionSet::join(const QStringList& names)
{
    auto* group = new QActionGroup(this);
    for (const QString& name : names) group->addAction((*this)[name]);
}

void ActionSet::takeKeys()
{
    const ChangedKeys changed = changedKeys(settings_.values().keys);
    for (const ActionEntry& entry : entries_) {
        if (!entry.action) continue;
        const QList<QKeySequence> keys = changed.value(entry.name, defaultKeys(entry));
        entry.action->setShortcuts(keys);
        entry.action->setToolTip(toolTip(translated(entry.tip), keys));
    }
}

QAction* ActionSet::operator[](const QString& name) const
{
    QAction* action = byName_.value(name);
    Q_ASSERT_X(action, "ActionSet", qPrintable(name));
    return action;
}

QString ActionSet::placeOf(const QString& name) const
{
    for (const ActionEntry& entry : entries_)
        if (entry.action && entry.name == name) return menuTitle(entry.menu).remove(u'&');
    return {};
}

QList<QKeySequence> ActionSet::keysOf(const QString& name, const char* shortcut) const
{
    return changedKeys(settings_.values().keys).value(name, readKeys(shortcut));
}

void ActionSet::fillMenus(QMenuBar& bar, std::initializer_list<MenuId> menus)
{
    for (const MenuId id : menus)
        if (std::ranges::find(entries_, id, &ActionEntry::menu) != entries_.end())
            fill(*bar.addMenu(menuTitle(id)), id);
}

void ActionSet::fill(QMenu& menu, MenuId id)
{
    menu.setToolTipsVisible(true);
    for (const ActionEntry& entry : entries_) {
        if (entry.menu != id) continue;
        if (entry.action && !entry.submenu.isEmpty())
            submenus_[entry.submenu]->addAction(entry.action);
        else if (entry.action)
            menu.addAction(entry.action);
        else if (!entry.name.isEmpty()) {
            QMenu* submenu = menu.addMenu(translated(entry.text));
            submenu->setObjectName(entry.name);
            submenus_.insert(submenu->objectName(), submenu);
        } else
            menu.addSeparator();
    }
}

void ActionSet::setTheme(ThemeKind theme)
{
    for (const ActionEntry& entry : entries_)
        if (entry.action && !entry.icon.isEmpty()) entry.action->setIcon(icon(entry.icon, theme));
}

void ActionSet::refresh()
{
    const bool told = isStoryTold();
    for (const ActionEntry& entry : entries_) {
        QAction* action = entry.action;
        if (!action) continue;
        action->setEnabled(!isCovered(entry) && (!entry.enabled || entry.enabled()));
        if (entry.scope == KeyScope::Story)
            action->setShortcutContext(told ? Qt::WindowShortcut : Qt::WidgetShortcut);
        if (entry.checked) action->setChecked(entry.checked());
        if (!entry.textNow) continue;
        const QString text = entry.textNow();
        action->setVisible(!text.isEmpty());
        if (!text.isEmpty()) action->setText(text);
    }
}

} // namespace chancery
