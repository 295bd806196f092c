// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_menus.h"

#include "app/actions.h"
#include "app/document.h"
#include "engine/game/game_variations.h"
#include "ui/room/projector_window.h"
#include "ui/room/screens.h"
#include "ui/words/words.h"

#include <QActionGroup>
#include <QDir>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenu>
#include <QPointer>
#include <QScreen>

namespace chancery {

namespace {

/// Adds an entry to a menu of which one at most is checked.
QAction* addChoice(QMenu& menu, const QString& text)
{
    auto* group = menu.findChild<QActionGroup*>();
    if (!group) group = new QActionGroup(&menu);
    QAction* action = group->addAction(menu.addAction(text));
    action->setCheckable(true);
    return action;
}

} // namespace

ConsoleMenus::ConsoleMenus(Document& document, Actions& actions, const QList<QDockWidget*>& panels)
    : QObject(&actions)
    , document_(document)
    , actions_(actions)
{
    QMenu* menu = actions.submenu(QStringLiteral("view.panels"));
    QAction* first = menu->actions().value(0);
    for (QDockWidget* dock : panels) menu->insertAction(first, dock->toggleViewAction());
    menu->insertSeparator(first);
    fill("projector.display", &ConsoleMenus::listDisplays);
    fill("projector.slideTime", &ConsoleMenus::listSlideTimes);
    fill("history.tried", &ConsoleMenus::listVariations);
    QMenu& recent = *actions.submenu(QStringLiteral("file.recent")); // disabled while it is empty
    const auto list = [this, &recent] {
        recent.clear();
        listRecentFiles(recent);
        recent.setEnabled(!recent.isEmpty());
    };
    list();
    connect(&document.settings(), &SharedSettings::recentFilesChanged, this, document.alone(list));
}

void ConsoleMenus::fill(const char* submenu, void (ConsoleMenus::*list)(QMenu& menu))
{
    QMenu* menu = actions_.submenu(QLatin1String(submenu));
    connect(menu, &QMenu::aboutToShow, this, [this, menu, list] {
        menu->clear();
        (this->*list)(*menu);
    });
}

void ConsoleMenus::listRecentFiles(QMenu& menu)
{
    for (const QString& path : document_.settings().values().recentFiles) {
        QAction* action = menu.addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { document_.opening().openInstead(path); });
    }
}

void ConsoleMenus::listDisplays(QMenu& menu)
{
    const AudienceKeeper& audience = document_.audience();
    for (QPointer<QScreen> screen : QGuiApplication::screens()) {
        QAction* action = addChoice(menu, screenTitle(*screen));
        action->setChecked(audience.presents(document_) && audience.windowOf(document_)->screen() == screen);
        connect(action, &QAction::triggered, this, [this, screen] {
            if (screen) document_.audience().present(document_, screen); // it may have been removed meanwhile
        });
    }
}

void ConsoleMenus::listVariations(QMenu& menu)
{
    const Game& game = document_.session().game();
    for (std::size_t i = 0; i < game.variations.size(); ++i) {
        const Study& tried = *game.variations[i];
        const QString lines = tr("%1: %n variation(s)", "phase", static_cast<int>(tried.nodes.size()) - 1)
                                  .arg(Words::phase(tried.phase));
        QAction* action =
            menu.addAction(fitGame(game, tried) ? lines : tr("%1; no longer fits the game").arg(lines));
        connect(action, &QAction::triggered, this,
                [this, i] { document_.workspace().showVariationsOf(document_, i); });
    }
    if (menu.isEmpty()) menu.addAction(tr("None yet"))->setEnabled(false);
}

void ConsoleMenus::listSlideTimes(QMenu& menu)
{
    for (int seconds : {10, 15, 20, 30, 60}) {
        QAction* action = addChoice(menu, tr("%n second(s)", nullptr, seconds));
        action->setChecked(seconds == document_.settings().preferences().slideSeconds);
        connect(action, &QAction::triggered, this, [this, seconds] {
            Preferences chosen = document_.settings().preferences();
            chosen.slideSeconds = seconds;
            document_.settings().apply(chosen);
        });
    }
}

} // namespace chancery
