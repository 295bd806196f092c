// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_cover.h"

#include "app/actions.h"
#include "app/document.h"
#include "app/recent_games.h"
#include "ui/console/start_page.h"

#include <QFileInfo>
#include <QStackedWidget>

namespace chancery {

StartCover::StartCover(Document& document, Actions& actions, QStackedWidget& middle)
    : QObject(&middle)
    , document_(document)
    , actions_(actions)
    , middle_(middle)
{
    connect(&document.settings(), &SharedSettings::recentFilesChanged, this,
            document.alone([this] { list(); }));
}

void StartCover::make()
{
    page_ = new StartPage(&middle_);
    games_ = new RecentGames(document_.workspace(), *page_);
    page_->addChoice(actions_["file.new"], tr("New game"),
                     tr("For players at a table: orders, reveal, next phase."));
    page_->addChoice(actions_["file.study"], tr("Study a position"),
                     tr("Set up units, try orders, and see what decides."));
    page_->addChoice(actions_["file.library"], tr("Learn"),
                     tr("Guess how famous positions end, and read why."));
    page_->addTool(actions_["file.open"], tr("Open a game"));
    page_->addTool(actions_["file.sample"], tr("Sample game"));
    middle_.addWidget(page_);
    connect(page_, &StartPage::chosen, this, &StartCover::openChosen);
    connect(page_, &StartPage::left, this, [this] {
        if (document_.start().mayLeave()) document_.start().leave();
    });
}

void StartCover::follow()
{
    const bool wanted = document_.start().isShown(), shown = page_ && middle_.currentWidget() == page_;
    if (wanted == shown) return;
    if (wanted && !page_) make();
    middle_.setCurrentWidget(wanted ? page_ : middle_.widget(0));
    Q_EMIT turned(wanted);
    list();
    focus();
}

void StartCover::list()
{
    if (page_ && document_.start().isShown())
        games_->list(document_.settings().values().recentFiles, document_.settings().theme());
}

bool StartCover::hasListed() const
{
    return !games_ || games_->isDone();
}

bool StartCover::focus()
{
    if (!document_.start().isShown() || !page_) return false;
    page_->focusFirst();
    return true;
}

/// The game that is already open is behind the page.
void StartCover::openChosen(const QString& path)
{
    const QString& own = document_.session().path();
    if (document_.start().mayLeave() && !own.isEmpty() && QFileInfo(own) == QFileInfo(path))
        return document_.start().leave();
    document_.opening().openInstead(path);
}

} // namespace chancery
