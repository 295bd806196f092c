// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the submenus of the console, and the buttons of panels that are actions; see main_window.h.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "app/top_notes.h"
#include "engine/game/game_variations.h"
#include "ui/console/audience_chip.h"
#include "ui/console/committee_panel.h"
#include "ui/console/flow_bar.h"
#include "ui/console/history_panel.h"
#include "ui/console/orders_panel.h"
#include "ui/console/results_page.h"
#include "ui/console/story_controls.h"
#include "ui/room/clock_face.h"
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

void MainWindow::fillSubmenus()
{
    QMenu* panels = actions_->submenu(QStringLiteral("view.panels"));
    QAction* first = panels->actions().value(0);
    for (QDockWidget* dock : this->panels()) panels->insertAction(first, dock->toggleViewAction());
    panels->insertSeparator(first);
    connect(actions_->submenu(QStringLiteral("projector.display")), &QMenu::aboutToShow, this,
            &MainWindow::listDisplays);
    connect(actions_->submenu(QStringLiteral("projector.slideTime")), &QMenu::aboutToShow, this,
            &MainWindow::listSlideTimes);
    connect(actions_->submenu(QStringLiteral("history.tried")), &QMenu::aboutToShow, this,
            &MainWindow::listVariations);
    listRecentFiles();
    showKeys();
    story().addActions({(*actions_)["story.stepBack"], (*actions_)["story.play"], (*actions_)["story.step"],
                        (*actions_)["story.fight"], (*actions_)["story.skip"], (*actions_)["story.diagram"]});
    notes_->offer((*actions_)["edit.check"], (*actions_)["committee.end"]);
    history_->setContextMenuPolicy(Qt::ActionsContextMenu);
    history_->addActions(
        {(*actions_)["history.correct"], (*actions_)["history.rulings"], (*actions_)["history.notes"]});
    using Page = CommitteePanel::Page;
    const auto actions = [this](const QStringList& names) {
        QList<QAction*> found;
        for (const QString& name : names) found << (*actions_)[QStringLiteral("committee.") + name];
        return found;
    };
    committee_->setActions(Page::Floor,
                           actions({"draw", "next", "motion", "carried", "failed", "delegations"}));
    committee_->setActions(Page::Goals, actions({"setup", "propose", "judge", "limit", "award", "lapse"}));
    committee_->setActions(Page::Conferences, actions({"call", "change", "open", "notes", "end"}));
    committee_->setActions(Page::Treaties, actions({"treaty", "sign", "broken"}));
    orders_->results().offerRegister((*actions_)["view.judge"]);
    orders_->comparison().offer((*actions_)["history.compare"]);
    flow_->setPhaseActions({(*actions_)["history.previous"], (*actions_)["history.next"]});
    chip_->offer({(*actions_)["projector.present"], (*actions_)["projector.blank"],
                  (*actions_)["projector.freeze"], (*actions_)["projector.swap"]});
}

/// Names the keys where they are not those of a button's own action.
void MainWindow::showKeys()
{
    actions_->takeKeys();
    QList<QKeySequence> answers;
    for (int n = 1; n <= 4; ++n)
        answers << (*actions_)[QStringLiteral("orders.answer.%1").arg(n)]->shortcut();
    orders_->writing().setAnswerKeys(answers);
    clock_->setToolTip((*actions_)["clock.toggle"]->toolTip());
}

void MainWindow::listRecentFiles()
{
    QMenu* menu = actions_->submenu(QStringLiteral("file.recent"));
    menu->clear();
    for (const QString& path : document_.settings().values().recentFiles) {
        QAction* action = menu->addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { document_.files().openInstead(path); });
    }
    menu->setEnabled(!menu->isEmpty());
}

QMenu* MainWindow::createPopupMenu()
{
    auto* menu = new QMenu(this);
    menu->addActions(actions_->submenu(QStringLiteral("view.panels"))->actions());
    return menu;
}

void MainWindow::listDisplays()
{
    QMenu* menu = actions_->submenu(QStringLiteral("projector.display"));
    menu->clear();
    const AudienceKeeper& audience = document_.audience();
    for (QPointer<QScreen> screen : QGuiApplication::screens()) {
        QAction* action = addChoice(*menu, screenTitle(*screen));
        action->setChecked(audience.presents(document_) && audience.windowOf(document_)->screen() == screen);
        connect(action, &QAction::triggered, this, [this, screen] {
            if (screen) document_.audience().present(document_, screen); // it may have been removed meanwhile
        });
    }
}

void MainWindow::listVariations()
{
    QMenu* menu = actions_->submenu(QStringLiteral("history.tried"));
    menu->clear();
    const Game& game = document_.session().game();
    for (std::size_t i = 0; i < game.variations.size(); ++i) {
        const Study& tried = *game.variations[i];
        const QString lines = tr("%1: %n variation(s)", "phase", static_cast<int>(tried.nodes.size()) - 1)
                                  .arg(Words::phase(tried.phase));
        QAction* action =
            menu->addAction(fitGame(game, tried) ? lines : tr("%1; no longer fits the game").arg(lines));
        connect(action, &QAction::triggered, this,
                [this, i] { document_.workspace().showVariationsOf(document_, i); });
    }
    if (menu->isEmpty()) menu->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::listSlideTimes()
{
    QMenu* menu = actions_->submenu(QStringLiteral("projector.slideTime"));
    menu->clear();
    for (int seconds : {10, 15, 20, 30, 60}) {
        QAction* action = addChoice(*menu, tr("%n second(s)", nullptr, seconds));
        action->setChecked(seconds == document_.settings().preferences().slideSeconds);
        connect(action, &QAction::triggered, this, [this, seconds] {
            Preferences chosen = document_.settings().preferences();
            chosen.slideSeconds = seconds;
            document_.settings().apply(chosen);
        });
    }
}

} // namespace chancery
