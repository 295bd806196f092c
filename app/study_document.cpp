// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_document.h"

#include "app/study_window.h"
#include "engine/game/paradox_choices.h"
#include "ui/console/study_edits.h"
#include "ui/dialogs/paradox_dialog.h"

namespace chancery {

StudyDocument::StudyDocument(Workspace& workspace, Study study)
    : workspace_(workspace)
    , session_(lineOf(std::move(study), noNode))
    , desk_(session_)
    , shown_(session_)
    , files_(session_, workspace, [this] { return window_.get(); })
{
    connect(&shown_, &StudyView::changed, this, &StudyDocument::stateChanged);
    connect(&desk_, &OrderDesk::changed, this, &StudyDocument::stateChanged);
    connect(&setup_, &SetupDesk::changed, this, &StudyDocument::stateChanged);
    connect(session_.undoStack(), &QUndoStack::indexChanged, this, &StudyDocument::stateChanged);
}

StudyDocument::~StudyDocument()
{
    window_.reset();
    session_.disconnect(this);
}

std::function<void()> StudyDocument::alone(std::function<void()> act)
{
    return [this, act = std::move(act)] { workspace_.failures().contain(this, act); };
}

StudyWindow& StudyDocument::makeWindow()
{
    window_ = std::make_unique<StudyWindow>(*this);
    Q_EMIT stateChanged();
    return *window_;
}

void StudyDocument::showWindow()
{
    auto next = std::make_unique<StudyWindow>(*this);
    if (window_) window_->keepLayout();
    next->restoreLayout();
    next->show();
    next->raise();
    next->activateWindow();
    window_ = std::move(next);
    Q_EMIT stateChanged();
}

bool StudyDocument::hasOpenParadox() const
{
    return shown_.obstacle() == StudyObstacle::None && shown_.record().outcome &&
           (shown_.node().paradoxChoice || awaitsParadoxChoice(*shown_.record().outcome));
}

void StudyDocument::chooseParadox()
{
    Game game = session_.game();
    game.phases.back().paradoxChoice.reset();
    game.rulebook.options.paradoxUnanswered = std::nullopt; // so that it is asked
    const std::vector<PossibleChoice> possible = possibleChoices(game);
    if (possible.empty()) return;
    if (const auto choice = ParadoxDialog::ask(game, possible, board(), window()))
        setParadoxChoice(shown_, choice);
}

} // namespace chancery
