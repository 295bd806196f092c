// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the table of actions real; see actions.h.
#include "app/actions.h"

#include "app/document.h"
#include "app/shortcuts.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

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

/// Returns whether an action has a use while the start page covers the game. What the players look at goes on
/// behind it.
bool worksAtStart(const ActionRow& row, const Document& document)
{
    static const QStringList always{"file.start",  "file.new",         "file.setUp",  "file.case",
                                    "file.sample", "file.newWindow",   "file.open",   "file.close",
                                    "file.quit",   "edit.preferences", "edit.find",   "edit.keys",
                                    "view.light",  "view.dark",        "view.system", "view.fullScreen"};
    if (row.menu == MenuId::Help || always.contains(QLatin1String(row.name))) return true;
    if (row.menu == MenuId::File) return document.mayLeaveStart();
    return row.menu == MenuId::Projector && QLatin1String(row.name) != QLatin1String("projector.reveal") &&
           document.audience().presents(document);
}

/// Returns whether an action may change the game. Save is none: it leads to Save as while the game is
/// read-only.
bool changesGame(const ActionRow& row)
{
    static const QStringList changing{"edit.position", "edit.check",  "edit.rules",   "edit.award",     "players.table",
                                      "players.vote",  "players.coin",  "players.end",    "history.correct",
                                      "history.notes", "players.agreedEnd", "players.agreements"};
    static const QStringList looking{"orders.text"};
    const QLatin1String name(row.name);
    static const QStringList lookingOn{"committee.page"};
    const bool officers = name.startsWith(QLatin1String("committee.")) && !lookingOn.contains(name);
    return officers || changing.contains(name) || (row.menu == MenuId::Orders && !looking.contains(name));
}

} // namespace

Actions::Actions(Document& document, QWidget* window, QWidget* board)
    : QObject(window)
    , document_(document)
{
    for (const auto& table : {fileActions(), editActions(), playerActions(), committeeActions(), orderActions(), storyActions(),
                              viewActions(), projectorActions(), clockActions(), helpActions()})
        for (const ActionRow& row : table)
            rows_.emplace_back(&row, row.run ? make(row, window, board) : nullptr);
    joinChoices();
    takeKeys();
    connect(&document.settings(), &SharedSettings::keysChanged, this, &Actions::takeKeys);
}

/// Joins the actions of which one at most is checked, so that menus draw them so.
void Actions::joinChoices()
{
    static const QStringList choices[] = {
        {"view.labelsAuto", "view.labelsNames", "view.labelsCodes", "view.labelsNone"},
        {"view.light", "view.dark", "view.system"},
        {"story.slow", "story.normal", "story.fast"},
        {"projector.board", "projector.tally", "projector.race", "projector.changes", "projector.lots",
         "projector.vote", "projector.coin", "projector.notes"}};
    for (const QStringList& names : choices) {
        auto* group = new QActionGroup(this);
        for (const QString& name : names) group->addAction((*this)[name]);
    }
}

/// Gives every action its keys: those that the user chose, else those of its row.
void Actions::takeKeys()
{
    const ChangedKeys changed = changedKeys(document_.settings().values().keys);
    for (const auto& [row, action] : rows_) {
        if (!action) continue;
        const QList<QKeySequence> keys = changed.value(action->objectName(), defaultKeys(*row));
        action->setShortcuts(keys);
        action->setToolTip(toolTip(translated(row->tip), keys));
    }
}

QAction* Actions::make(const ActionRow& row, QWidget* window, QWidget* board)
{
    auto* action = new QAction(translated(row.text), this);
    action->setObjectName(QString::fromLatin1(row.name));
    action->setStatusTip(translated(row.tip));
    action->setCheckable(row.checked != nullptr);
    if (row.scope != KeyScope::Window) {
        action->setShortcutContext(Qt::WidgetShortcut);
        board->addAction(action);
    } else {
        window->addAction(action);
    }
    connect(action, &QAction::triggered, this, [this, run = row.run] {
        run(document_);
        refresh(); // the document may have refused a checkable action
    });
    byName_.insert(action->objectName(), action);
    all_.push_back(action);
    return action;
}

QAction* Actions::operator[](const QString& name) const
{
    QAction* action = byName_.value(name);
    Q_ASSERT_X(action, "Actions", qPrintable(name));
    return action;
}

QString Actions::placeOf(const QString& name) const
{
    for (const auto& [row, action] : rows_)
        if (action && action->objectName() == name) return menuTitle(row->menu).remove(u'&');
    return {};
}

void Actions::fillMenus(QMenuBar& bar)
{
    for (MenuId id : {MenuId::File, MenuId::Edit, MenuId::Players, MenuId::Orders, MenuId::Story,
                      MenuId::History, MenuId::View, MenuId::Projector, MenuId::Time, MenuId::Help})
        fill(*bar.addMenu(menuTitle(id)), id);
}

void Actions::fill(QMenu& menu, MenuId id)
{
    menu.setToolTipsVisible(true);
    for (const auto& [row, action] : rows_) {
        if (row->menu != id) continue;
        if (action && row->submenu)
            submenus_[QString::fromLatin1(row->submenu)]->addAction(action);
        else if (action)
            menu.addAction(action);
        else if (row->name) {
            QMenu* submenu = menu.addMenu(translated(row->text));
            submenu->setObjectName(QString::fromLatin1(row->name));
            submenus_.insert(submenu->objectName(), submenu);
        } else
            menu.addSeparator();
    }
}

void Actions::setTheme(ThemeKind theme)
{
    for (const auto& [row, action] : rows_)
        if (action && row->icon) action->setIcon(icon(QString::fromLatin1(row->icon), theme));
}

void Actions::refresh()
{
    const bool told =
        document_.audience().presents(document_) && document_.presenter().audience().storyRuns();
    for (const auto& [row, action] : rows_) {
        if (!action) continue;
        const bool covered = (document_.atStart() && !worksAtStart(*row, document_)) ||
                             (document_.session().readOnly() && changesGame(*row));
        action->setEnabled(!covered && (!row->enabled || row->enabled(document_)));
        if (row->scope == KeyScope::Story)
            action->setShortcutContext(told ? Qt::WindowShortcut : Qt::WidgetShortcut);
        if (row->checked) action->setChecked(row->checked(document_));
        if (!row->textNow) continue;
        const QString text = row->textNow(document_);
        action->setVisible(!text.isEmpty());
        if (!text.isEmpty()) action->setText(text);
    }
}

} // namespace chancery
