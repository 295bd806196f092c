// SPDX-License-Identifier: GPL-3.0-or-later
// Changed keys; see shortcuts.h.
#include "app/shortcuts.h"

#include "app/action_notes.h"
#include "app/document.h"
#include "app/main_window.h"
#include "ui/dialogs/shortcuts_dialog.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QMenuBar>

namespace chancery {

namespace {

constexpr QLatin1String betweenKeys("; ");

QList<QKeySequence> readKeys(const QString& text)
{
    QList<QKeySequence> keys;
    for (const QString& key : text.split(betweenKeys, Qt::SkipEmptyParts))
        keys << QKeySequence(key, QKeySequence::PortableText);
    return keys;
}

QString written(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys) texts << key.toString(QKeySequence::PortableText);
    return texts.join(betweenKeys);
}

std::vector<ShortcutRow> shortcutRows(const Actions& actions)
{
    std::vector<ShortcutRow> rows;
    for (const auto& [row, action] : actions.rows()) {
        if (!action) continue;
        const QString name = action->objectName();
        rows.push_back({name, action->text().remove(u'&').remove(u'…'), actions.placeOf(name),
                        defaultKeys(*row), action->shortcuts(), row->scope != KeyScope::Window,
                        changesWhatPlayersSee(name)});
    }
    return rows;
}

/// Returns the keys that open the menus.
std::vector<TakenKey> menuKeys(const MainWindow& window)
{
    std::vector<TakenKey> taken;
    for (const QAction* menu : window.menuBar()->actions())
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

QList<QKeySequence> defaultKeys(const ActionRow& row)
{
    return readKeys(QString::fromLatin1(row.shortcut));
}

void editShortcuts(Document& document)
{
    QWidget* over = QApplication::activeModalWidget(); // the preferences may be open
    MainWindow& window = *document.window();
    const auto rows = ShortcutsDialog::edit(shortcutRows(window.actions()), menuKeys(window),
                                            over ? over : document.window());
    if (!rows) return;
    QStringList changed;
    for (const ShortcutRow& row : *rows)
        if (row.keys != row.defaults) changed << row.name + u'=' + written(row.keys);
    document.settings().setKeys(changed);
}

} // namespace chancery
