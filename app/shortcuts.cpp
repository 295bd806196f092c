// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts.h"

#include "app/action_notes.h"
#include "app/action_set.h"
#include "app/shared_settings.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QMenuBar>

namespace chancery {

namespace {

constexpr QLatin1String betweenKeys("; ");

QString written(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys) texts << key.toString(QKeySequence::PortableText);
    return texts.join(betweenKeys);
}

std::vector<ShortcutRow> shortcutRows(const ActionSet& actions)
{
    std::vector<ShortcutRow> rows;
    for (const ActionEntry& entry : actions.entries()) {
        if (!entry.action) continue;
        rows.push_back({entry.name, entry.action->text().remove(u'&').remove(u'…'),
                        actions.placeOf(entry.name), defaultKeys(entry), entry.action->shortcuts(),
                        entry.row->scope != KeyScope::Window, changesWhatPlayersSee(entry.name)});
    }
    return rows;
}

/// Returns the keys that open the menus.
std::vector<TakenKey> menuKeys(const QMenuBar& menus)
{
    std::vector<TakenKey> taken;
    for (const QAction* menu : menus.actions())
        if (const QKeySequence key = QKeySequence::mnemonic(menu->text()); !key.isEmpty())
            taken.push_back(
                {key, QCoreApplication::translate("Actions", "the menu %1").arg(menu->text().remove(u'&'))});
    return taken;
}

} // namespace

ChangedKeys changedKeys(const QStringList& stored)
{
    ChangedKeys changed;
    for (const QString& line : stored) {
        const qsizetype sign = line.indexOf(u'=');
        if (sign > 0) changed.insert(line.first(sign), readKeys(line.sliced(sign + 1)));
    }
    return changed;
}

QList<QKeySequence> readKeys(const QString& text)
{
    QList<QKeySequence> keys;
    for (const QString& key : text.split(betweenKeys, Qt::SkipEmptyParts))
        keys << QKeySequence(key, QKeySequence::PortableText);
    return keys;
}

/// Keys of actions that this window does not have stay as they are.
void editShortcuts(const ActionSet& actions, const QMenuBar& menus, SharedSettings& settings, QWidget* window)
{
    QWidget* over = QApplication::activeModalWidget(); // the preferences may be open
    const auto rows =
        answerOf(&ShortcutsDialog::rows, shortcutRows(actions), menuKeys(menus), over ? over : window);
    if (!rows) return;
    QStringList changed = settings.values().keys;
    for (const ShortcutRow& row : *rows) {
        changed.removeIf([&row](const QString& line) { return line.startsWith(row.name + u'='); });
        if (row.keys != row.defaults) changed << row.name + u'=' + written(row.keys);
    }
    settings.setKeys(changed);
}

} // namespace chancery
