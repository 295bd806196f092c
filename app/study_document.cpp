// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_document.h"

#include "app/study_window.h"
#include "engine/game/paradox_choices.h"
#include "ui/console/study_edits.h"
#include "ui/dialogs/paradox_dialog.h"

namespace chancery {

StudyDocument::StudyDocument(Workspace& workspace, Study study)
    : OpenDocument(workspace, lineOf(std::move(study), noNode))
    , desk_(session())
    , shown_(session())
{
    connect(&shown_, &StudyView::changed, this, &StudyDocument::stateChanged);
    connect(&desk_, &OrderDesk::changed, this, &StudyDocument::stateChanged);
    connect(&setup_, &SetupDesk::changed, this, &StudyDocument::stateChanged);
}

StudyDocument::~StudyDocument()
{
    dropWindow();
    session().disconnect(this);
}

bool StudyDocument::mayEnter(PhaseKind kind) const
{
    return desk_.open() && shown_.node().phase.kind == kind;
}

StudyWindow* StudyDocument::window() const
{
    return static_cast<StudyWindow*>(OpenDocument::window());
}

StudyWindow& StudyDocument::makeWindow()
{
    replaceWindow();
    return *window();
}

void StudyDocument::showWindow()
{
    OpenDocument::showWindow();
    window()->raise();
    window()->activateWindow();
}

std::unique_ptr<DocumentWindow> StudyDocument::newWindow()
{
    return std::make_unique<StudyWindow>(*this);
}

bool StudyDocument::hasOpenParadox() const
{
    return shown_.obstacle() == StudyObstacle::None && shown_.record().outcome &&
           (shown_.node().paradoxChoice || awaitsParadoxChoice(*shown_.record().outcome));
}

void StudyDocument::chooseParadox()
{
    Game game = session().game();
    game.phases.back().paradoxChoice.reset();
    game.rulebook.options.paradoxUnanswered = std::nullopt; // so that it is asked
    const std::vector<PossibleChoice> possible = possibleChoices(game);
    if (possible.empty()) return;
    if (const auto choice = ParadoxDialog::ask(game, possible, board(), window()))
        setParadoxChoice(shown_, choice);
}

} // namespace chancery
