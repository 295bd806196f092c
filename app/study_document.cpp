// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_document.h"

#include "app/document.h"
#include "app/study_window.h"
#include "engine/game/game_variations.h"
#include "engine/game/paradox_choices.h"
#include "ui/console/study_edits.h"
#include "ui/dialogs/paradox_dialog.h"

#include <algorithm>

namespace chancery {

StudyDocument::StudyDocument(Workspace& workspace, Study study)
    : OpenDocument(workspace, lineOf(std::move(study), noNode))
    , desk_(session())
    , shown_(session())
{
    connectParts();
}

StudyDocument::StudyDocument(OpenDocument& game, std::size_t number)
    : OpenDocument(&game)
    , variations_(game.session().game().variations[number])
    , number_(number)
    , line_(std::in_place, lineOf(*variations_, noNode))
    , desk_(*line_)
    , shown_(*line_)
{
    connectParts();
    connectGame();
}

StudyDocument::~StudyDocument()
{
    dropWindow();
    shown_.session().disconnect(this);
    session().disconnect(this);
}

void StudyDocument::connectParts()
{
    connect(&shown_, &StudyView::changed, this, &StudyDocument::stateChanged);
    connect(&desk_, &OrderDesk::changed, this, &StudyDocument::stateChanged);
    connect(&setup_, &SetupDesk::changed, this, &StudyDocument::stateChanged);
    connect(&workspace().audience(), &AudienceKeeper::changed, this,
            alone([this] { Q_EMIT stateChanged(); }));
}

void StudyDocument::connectGame()
{
    const auto followAccess = [this] {
        line_->setAccess(session().readOnly() ? Access::ReadOnly : Access::Full);
    };
    followAccess();
    line_->setKeeper(
        [this](Game after, const QString& what, int mergeId) { keep(std::move(after), what, mergeId); });
    connect(&session(), &Session::changed, this, [this, followAccess] {
        followAccess();
        followGame();
        Q_EMIT stateChanged();
    });
}

/// Makes a change of the line one of the game. Steps that become one in the variations keep apart from those
/// of the game.
void StudyDocument::keep(Game after, const QString& what, int mergeId)
{
    constexpr int beyondTheGame = 1'000'000;
    wanted_ = after.studied->node;
    session().become(withVariations(session().game(), number_, after.studied->study),
                     tr("variation: %1", "an undo step").arg(what), Change::Details,
                     mergeId < 0 ? mergeId : mergeId + beyondTheGame);
}

/// Shows the variations as the game has them now. Once it has them no more, their window closes.
void StudyDocument::followGame()
{
    const auto& all = session().game().variations;
    auto now = std::ranges::find(all, variations_);
    if (now == all.end() && number_ < all.size() && all[number_]->phase == variations_->phase &&
        all[number_]->position == variations_->position)
        now = all.begin() + static_cast<std::ptrdiff_t>(number_);
    if (now == all.end()) {
        if (window()) window()->hide();
        return workspace().close(*this);
    }
    number_ = static_cast<std::size_t>(now - all.begin());
    if (*now == variations_) return;
    variations_ = *now;
    const NodeId wanted = std::exchange(wanted_, noNode);
    line_->show(lineOf(*variations_, wanted != noNode ? wanted : shown_.node().id));
}

bool StudyDocument::isUnfitting() const
{
    return isInGame() && !fitGame(session().game(), *variations_);
}

void StudyDocument::removeFromGame()
{
    if (!isInGame()) return;
    session().become(withoutVariations(session().game(), number_), tr("remove variations"), Change::Details);
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
    Game game = shown_.session().game();
    game.phases.back().paradoxChoice.reset();
    game.rulebook.options.paradoxUnanswered = std::nullopt; // so that it is asked
    const std::vector<PossibleChoice> possible = possibleChoices(game);
    if (possible.empty()) return;
    if (const auto choice = ParadoxDialog::ask(game, possible, board(), window()))
        setParadoxChoice(shown_, choice);
}

bool StudyDocument::mayPresent() const
{
    return !isInGame() && !setup_.on() && shown_.obstacle() == StudyObstacle::None;
}

bool StudyDocument::presentsThis() const
{
    return presented_ && workspace().audience().presents(*presented_) && presentedLine_ &&
           presentedLine_->studied == session().game().studied;
}

void StudyDocument::present()
{
    std::optional<Game> game = gameBegunBy(shown_.study(), shown_.node().id);
    if (!game) return;
    presentedLine_ = session().game();
    if (presented_)
        presented_->session().start(*std::move(game));
    else
        presented_ = std::make_unique<Document>(static_cast<OpenDocument&>(*this), *std::move(game));
    connect(presented_.get(), &Document::stateChanged, this, &StudyDocument::stateChanged,
            Qt::UniqueConnection);
    workspace().audience().present(*presented_);
    Q_EMIT stateChanged();
}

bool StudyDocument::mayReveal() const
{
    return presented_ && workspace().audience().presents(*presented_) &&
           presented_->presenter().mayReveal() &&
           canResolve(presented_->session().map(), presented_->session().current());
}

void StudyDocument::reveal()
{
    if (!mayReveal()) return;
    presented_->presenter().reveal(presented_->session().current().paradoxChoice);
    workspace().audience().lift(*presented_);
}

} // namespace chancery
