// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_bench.h"

#include "app/document.h"
#include "app/document_window.h"
#include "engine/game/game_variations.h"
#include "engine/game/paradox_choices.h"
#include "ui/console/study_edits.h"
#include "ui/dialogs/paradox_dialog.h"

#include <algorithm>

namespace chancery {

StudyBench::StudyBench(Document& document)
    : document_(document)
    , desk_(document.session())
    , shown_(document.session())
{
    connectParts();
}

StudyBench::StudyBench(Document& document, std::size_t number)
    : document_(document)
    , variations_(document.session().game().variations[number])
    , number_(number)
    , line_(std::in_place, lineOf(*variations_, noNode))
    , desk_(*line_)
    , shown_(*line_)
{
    connectParts();
    connectGame();
}

StudyBench::~StudyBench()
{
    shown_.session().disconnect(this);
    document_.session().disconnect(this);
}

void StudyBench::connectParts()
{
    connect(&shown_, &StudyView::changed, &document_, &Document::stateChanged);
    connect(&desk_, &OrderDesk::changed, &document_, &Document::stateChanged);
    connect(&setup_, &SetupDesk::changed, &document_, &Document::stateChanged);
}

void StudyBench::connectGame()
{
    Session& game = document_.session();
    const auto followAccess = [this, &game] {
        line_->setAccess(game.readOnly() ? Access::ReadOnly : Access::Full);
    };
    followAccess();
    line_->setKeeper(
        [this](Game after, const QString& what, int mergeId) { keep(std::move(after), what, mergeId); });
    connect(&game, &Session::changed, this, [this, followAccess] {
        followAccess();
        followGame();
        Q_EMIT document_.stateChanged();
    });
}

/// Makes a change of the line one of the game. Steps that become one in the variations keep apart from those
/// of the game.
void StudyBench::keep(Game after, const QString& what, int mergeId)
{
    constexpr int beyondTheGame = 1'000'000;
    wanted_ = after.studied->node;
    document_.session().become(withVariations(document_.session().game(), number_, after.studied->study),
                               tr("variation: %1", "an undo step").arg(what), Change::Details,
                               mergeId < 0 ? mergeId : mergeId + beyondTheGame);
}

/// Shows the variations as the game has them now. Once it has them no more, their window closes.
void StudyBench::followGame()
{
    const auto& all = document_.session().game().variations;
    auto now = std::ranges::find(all, variations_);
    if (now == all.end() && number_ < all.size() && all[number_]->phase == variations_->phase &&
        all[number_]->position == variations_->position)
        now = all.begin() + static_cast<std::ptrdiff_t>(number_);
    if (now == all.end()) {
        if (document_.window()) document_.window()->hide();
        return document_.workspace().close(document_);
    }
    number_ = static_cast<std::size_t>(now - all.begin());
    if (*now == variations_) return;
    variations_ = *now;
    const NodeId wanted = std::exchange(wanted_, noNode);
    line_->show(lineOf(*variations_, wanted != noNode ? wanted : shown_.node().id));
}

bool StudyBench::isUnfitting() const
{
    return document_.isInGame() && !fitGame(document_.session().game(), *variations_);
}

void StudyBench::removeFromGame()
{
    if (!document_.isInGame()) return;
    document_.session().become(withoutVariations(document_.session().game(), number_),
                               tr("remove variations"), Change::Details);
}

bool StudyBench::hasOpenParadox() const
{
    return shown_.obstacle() == StudyObstacle::None && shown_.record().outcome &&
           (shown_.node().paradoxChoice || awaitsParadoxChoice(*shown_.record().outcome));
}

void StudyBench::chooseParadox()
{
    Game game = shown_.session().game();
    game.phases.back().paradoxChoice.reset();
    game.rulebook.options.paradoxUnanswered = std::nullopt; // so that it is asked
    const std::vector<PossibleChoice> possible = possibleChoices(game);
    if (possible.empty()) return;
    if (const auto choice = ParadoxDialog::ask(game, possible, document_.board(), document_.window()))
        setParadoxChoice(shown_, choice);
}

bool StudyBench::mayPresent() const
{
    return !document_.isInGame() && !setup_.on() && shown_.obstacle() == StudyObstacle::None;
}

bool StudyBench::presentsThis() const
{
    return presentedLine_ && document_.audience().presents(document_) &&
           presentedLine_->studied == document_.session().game().studied;
}

void StudyBench::present()
{
    if (!mayPresent()) return;
    std::optional<Game> game = gameBegunBy(shown_.study(), shown_.node().id);
    if (!game) return;
    presentedLine_ = document_.session().game();
    document_.played().start(*std::move(game));
    document_.tableClock().stopTiming();
    document_.audience().present(document_);
    Q_EMIT document_.stateChanged();
}

bool StudyBench::mayReveal() const
{
    return document_.audience().presents(document_) && document_.presenter().mayReveal() &&
           canResolve(document_.played().map(), document_.played().current());
}

void StudyBench::reveal()
{
    if (!mayReveal()) return;
    document_.presenter().reveal(document_.played().current().paradoxChoice);
    document_.audience().lift(document_);
}

} // namespace chancery
