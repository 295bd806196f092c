// SPDX-License-Identifier: GPL-3.0-or-later
// The start page of the console, in the place of the board; see main_window.h.
#include "app/document.h"
#include "app/main_window.h"
#include "app/recent_games.h"
#include "ui/console/start_page.h"

#include <QFileInfo>
#include <QMenu>
#include <QStackedWidget>

namespace chancery {

void MainWindow::makeStart()
{
    start_ = new StartPage(this);
    games_ = new RecentGames(document_.workspace().boards(), *start_);
    start_->addTool((*actions_)["file.new"], tr("New game"));
    start_->addTool((*actions_)["file.open"], tr("Open a game"));
    start_->addTool((*actions_)["file.sample"], tr("Sample game"));
    start_->addTool((*actions_)["file.library"], tr("Learn from test cases"));
    middle_->addWidget(start_);
    connect(start_, &StartPage::chosen, this, &MainWindow::openChosen);
    connect(start_, &StartPage::left, this, [this] {
        if (document_.mayLeaveStart()) document_.leaveStart();
    });
}

/// Shows the start page or the board, whichever the document wants.
void MainWindow::showStart()
{
    const bool wanted = document_.atStart(), shown = start_ && middle_->currentWidget() == start_;
    if (wanted == shown) return;
    if (wanted && !start_) makeStart();
    middle_->setCurrentWidget(wanted ? start_ : middle_->widget(0));
    actions_->submenu(QStringLiteral("view.panels"))->setEnabled(!wanted);
    arrangePanels();
    if (!wanted) return focusOrders();
    listGames();
    start_->focusFirst();
}

/// Lists the recent games on the start page, if it is shown.
void MainWindow::listGames()
{
    if (start_ && document_.atStart())
        games_->list(document_.settings().values().recentFiles, document_.settings().theme());
}

bool MainWindow::hasListedGames() const
{
    return !games_ || games_->isDone();
}

/// The game that is already open is behind the page.
void MainWindow::openChosen(const QString& path)
{
    const QString& own = document_.session().path();
    if (document_.mayLeaveStart() && !own.isEmpty() && QFileInfo(own) == QFileInfo(path))
        return document_.leaveStart();
    document_.files().openInstead(path);
}

} // namespace chancery
