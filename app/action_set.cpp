// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/action_set.h"

#include "app/action_notes.h"
#include "app/actions.h"
#include "app/common_actions.h"
#include "app/document.h"
#include "app/shortcuts.h"
#include "ui/draw/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <algorithm>

namespace chancery {

namespace {

QString translated(const char* text)
{
    return text ? QCoreApplication::translate("Actions", text) : QString();
}

/// Returns whether a key moves in a text or deletes some of it.
bool movesOrDeletes(const QKeyEvent& key)
{
    const bool moves =
        key.key() >= Qt::Key_Home && key.key() <= Qt::Key_PageDown; // the arrows are among them
    return moves || key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Delete ||
           key.key() == Qt::Key_Insert;
}

/// Returns whether people expect a text field to use this key itself.
bool edits(const QKeyEvent& key)
{
    if (!(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) return true;
    constexpr QKeySequence::StandardKey expected[] = {QKeySequence::Cut,   QKeySequence::Copy,
                                                      QKeySequence::Paste, QKeySequence::Undo,
                                                      QKeySequence::Redo,  QKeySequence::SelectAll};
    const auto matches = [&key](QKeySequence::StandardKey standard) { return key.matches(standard); };
    return std::ranges::any_of(expected, matches) ||
           (movesOrDeletes(key) && !(key.modifiers() & Qt::AltModifier));
}

} // namespace

QString toolTip(const QString& tip, const QList<QKeySequence>& keys)
{
    if (keys.isEmpty()) return tip;
    return QCoreApplication::translate("Actions", "%1 (%2)")
        .arg(tip, keys.first().toString(QKeySequence::NativeText));
}

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
    return readKeys(QString::fromLatin1(entry.row->shortcut));
}

ActionSet::ActionSet(Document& document, QWidget* window, QWidget* board)
    : QObject(window)
    , document_(document)
    , window_(window)
    , board_(board)
{
    new FieldKeys(*window_, all_, this);
}

void ActionSet::add(std::span<const ActionRow> rows)
{
    for (const ActionRow& row : rows) add(row.name && !row.text ? commonRow(row.name) : row);
}

void ActionSet::add(const ActionRow& row)
{
    const QString name = QString::fromLatin1(row.name);
    if (!row.run) return entries_.push_back({&row, name});
    auto* action = new QAction(translated(row.text), this);
    action->setObjectName(name);
    action->setStatusTip(translated(row.tip));
    action->setCheckable(row.checked != nullptr);
    if (row.scope != KeyScope::Window) {
        action->setShortcutContext(Qt::WidgetShortcut);
        board_->addAction(action);
    } else {
        window_->addAction(action);
    }
    connect(action, &QAction::triggered, this, [this, run = row.run] {
        document_.alone([this, run] { run(document_); })();
        refresh(); // a checkable action may have been refused
    });
    byName_.insert(name, action);
    all_.push_back(action);
    entries_.push_back({&row, name, action});
}

void ActionSet::join(const QStringList& names)
{
    auto* group = new QActionGroup(this);
    for (const QString& name : names) group->addAction((*this)[name]);
}

void ActionSet::takeKeys()
{
    const ChangedKeys changed = changedKeys(document_.settings().values().keys);
    for (const ActionEntry& entry : entries_) {
        if (!entry.action) continue;
        const QList<QKeySequence> keys = changed.value(entry.name, defaultKeys(entry));
        entry.action->setShortcuts(keys);
        entry.action->setToolTip(toolTip(translated(entry.row->tip), keys));
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
        if (entry.action && entry.name == name) return menuTitle(entry.row->menu).remove(u'&');
    return {};
}

QList<QKeySequence> ActionSet::keysOf(const QString& name, const char* shortcut) const
{
    return changedKeys(document_.settings().values().keys).value(name, readKeys(shortcut));
}

void ActionSet::fillMenus(QMenuBar& bar, std::initializer_list<MenuId> menus)
{
    for (const MenuId id : menus)
        if (std::ranges::any_of(entries_, [id](const ActionEntry& entry) { return entry.row->menu == id; }))
            fill(*bar.addMenu(menuTitle(id)), id);
}

void ActionSet::fill(QMenu& menu, MenuId id)
{
    menu.setToolTipsVisible(true);
    for (const ActionEntry& entry : entries_) {
        if (entry.row->menu != id) continue;
        if (entry.action && entry.row->submenu)
            submenus_[QString::fromLatin1(entry.row->submenu)]->addAction(entry.action);
        else if (entry.action)
            menu.addAction(entry.action);
        else if (!entry.name.isEmpty()) {
            QMenu* submenu = menu.addMenu(translated(entry.row->text));
            submenu->setObjectName(entry.name);
            submenus_.insert(submenu->objectName(), submenu);
        } else
            menu.addSeparator();
    }
}

void ActionSet::setTheme(ThemeKind theme)
{
    for (const auto& [row, name, action] : entries_) {
        if (!action || !row->icon) continue;
        const char* on = row->iconOn ? row->iconOn : row->icon;
        action->setIcon(icon(QString::fromLatin1(row->icon), QString::fromLatin1(on), theme));
    }
}

/// Says in the tooltip of an action that is disabled why it is.
void ActionSet::tellWhy(const ActionRow& row, QAction& action) const
{
    const QString tip = action.toolTip().section(u'\n', 0, 0);
    const bool told = !action.isEnabled() && !isCovered(row);
    action.setToolTip(told ? tip + u'\n' + whyDisabled(document_, action.objectName()) : tip);
}

void ActionSet::refresh()
{
    const bool told = tellsStory(document_);
    for (const auto& [row, name, action] : entries_) {
        if (!action) continue;
        action->setEnabled(!isCovered(*row) && (!row->enabled || row->enabled(document_)));
        if (row->scope == KeyScope::Story)
            action->setShortcutContext(told ? Qt::WindowShortcut : Qt::WidgetShortcut);
        tellWhy(*row, *action);
        if (row->checked) action->setChecked(row->checked(document_));
        if (!row->textNow) continue;
        const QString text = row->textNow(document_);
        action->setVisible(!text.isEmpty());
        if (!text.isEmpty()) action->setText(text);
    }
}

FieldKeys::FieldKeys(QWidget& window, const std::vector<QAction*>& actions, QObject* parent)
    : QObject(parent)
    , window_(window)
    , actions_(actions)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// Qt asks the field first whether it wants a key (QEvent::ShortcutOverride). A key whose action is disabled
/// comes to the field all the same, and must not edit there either.
bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!isOwnField(*watched) || edits(key) || !actionOf(key)) return false;
    event->setAccepted(event->type() == QEvent::KeyPress);
    return true;
}

/// A floating panel is a tool window of its window, whose keys work there too.
bool FieldKeys::isOwnField(const QObject& watched) const
{
    if (!watched.isWidgetType()) return false;
    const auto& field = static_cast<const QWidget&>(watched);
    if (!field.testAttribute(Qt::WA_InputMethodEnabled)) return false;
    const QWidget* window = field.window();
    if (window->windowType() == Qt::Tool && window->parentWidget()) window = window->parentWidget()->window();
    return window == &window_;
}

const QAction* FieldKeys::actionOf(const QKeyEvent& key) const
{
    const QKeySequence pressed(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, Qt::Key(key.key())));
    const auto found = std::ranges::find_if(actions_, [&pressed](const QAction* action) {
        return action->shortcutContext() == Qt::WindowShortcut && action->shortcuts().contains(pressed);
    });
    return found == actions_.end() ? nullptr : *found;
}

bool takenFrom(QMenu& menu, const QPoint& at)
{
    bool taken = false;
    for (QAction* action : menu.actions())
        QObject::connect(action, &QAction::triggered, &menu, [&menu, &taken] {
            taken = true;
            menu.close();
        });
    menu.exec(at);
    return taken;
}

} // namespace chancery
