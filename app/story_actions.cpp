// SPDX-License-Identifier: GPL-3.0-or-later
// The Story and History menus: showing the result of a phase, and going back to earlier ones.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "ui/dialogs/correct_dialog.h"
#include "ui/dialogs/ruling_log_dialog.h"
#include "ui/panels/story_controls.h"
#include "ui/session/corrections.h"

#include <QCoreApplication>

namespace chancery {

namespace {

bool hasStory(const Document& document)
{
    return !document.presenter().story().empty();
}
bool playing(const Document& document)
{
    return document.presenter().story().playing();
}
bool diagram(const Document& document)
{
    return !document.presenter().story().shown();
}

void play(Document& document)
{
    document.presenter().story().togglePlay();
}
void step(Document& document)
{
    document.presenter().story().player().stepForward();
}
void stepBack(Document& document)
{
    document.presenter().story().player().stepBack();
}
void skip(Document& document)
{
    document.presenter().story().skip();
}
void replay(Document& document)
{
    document.presenter().story().replay();
}

void chooseFight(Document& document)
{
    document.window()->story().chooseFight();
}
bool hasFights(const Document& document)
{
    return document.presenter().story().hasFightsToCome();
}

template<int percent>
void pace(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.tempo = percent / 100.;
    document.settings().apply(chosen);
}
template<int percent>
bool paced(const Document& document)
{
    return document.settings().preferences().tempo == percent / 100.;
}

void toggleDiagram(Document& document)
{
    document.presenter().story().setShown(diagram(document));
}

std::size_t lastPhase(const Document& document)
{
    return document.session().game().phases.size() - 1;
}
void first(Document& document)
{
    document.presenter().showPhase(0);
}
void last(Document& document)
{
    document.presenter().showPresent();
}
void previous(Document& document)
{
    document.presenter().showPhase(document.presenter().shownPhase() - 1);
}
void next(Document& document)
{
    document.presenter().showPhase(document.presenter().shownPhase() + 1);
}
bool mayGoBack(const Document& document)
{
    return document.presenter().shownPhase() > 0;
}
bool mayGoOn(const Document& document)
{
    return document.presenter().shownPhase() < lastPhase(document);
}

void correct(Document& document)
{
    Session& session = document.session();
    const std::size_t phase = document.presenter().shownPhase();
    std::optional<Game> after = CorrectDialog::correct(session.game(), phase, document.window());
    if (after) takeCorrection(session, std::move(*after), session.game().phases[phase].phase);
}

bool mayCorrect(const Document& document)
{
    return document.presenter().shownRecord().outcome.has_value();
}

void rulings(Document& document)
{
    RulingLogDialog(document.session().game(), document.window()).exec();
}

constexpr ActionRow rows[] = {
    {MenuId::Story, "story.play", QT_TRANSLATE_NOOP("Actions", "&Play"), "Ctrl+Space", "play",
     QT_TRANSLATE_NOOP("Actions", "Play the story of the phase, or pause it"), play, hasStory, playing},
    {MenuId::Story, "story.step", QT_TRANSLATE_NOOP("Actions", "Next &beat"), "Space", "step",
     QT_TRANSLATE_NOOP("Actions", "Go on to the end of the next beat"), step, hasStory, nullptr,
     KeyScope::Board},
    {MenuId::Story, "story.stepBack", QT_TRANSLATE_NOOP("Actions", "Beat b&efore"), "Shift+Space",
     "step-back", QT_TRANSLATE_NOOP("Actions", "Go back to the beat before"), stepBack, hasStory, nullptr,
     KeyScope::Board},
    {MenuId::Story, "story.skip", QT_TRANSLATE_NOOP("Actions", "&Skip to the end"), "Ctrl+Shift+Space",
     "skip", QT_TRANSLATE_NOOP("Actions", "Show the position that follows"), skip, hasStory},
    {MenuId::Story, "story.replay", QT_TRANSLATE_NOOP("Actions", "Tell it &again"), "F8", "replay",
     QT_TRANSLATE_NOOP("Actions", "Tell the story of the phase from its beginning"), replay, hasStory},
    {MenuId::Story, "story.fight", QT_TRANSLATE_NOOP("Actions", "Choose the next &fight..."), "N", "fight",
     QT_TRANSLATE_NOOP("Actions", "Choose which of the fights to come is told next"), chooseFight, hasFights,
     nullptr, KeyScope::Board},
    {MenuId::Story},
    {MenuId::Story, "story.slow", QT_TRANSLATE_NOOP("Actions", "S&low"), "Ctrl+5", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Tell the story at half the pace"), pace<50>, nullptr, paced<50>},
    {MenuId::Story, "story.normal", QT_TRANSLATE_NOOP("Actions", "&Normal pace"), "Ctrl+6", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Tell the story at its own pace"), pace<100>, nullptr, paced<100>},
    {MenuId::Story, "story.fast", QT_TRANSLATE_NOOP("Actions", "Fas&t"), "Ctrl+7", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Tell the story at twice the pace"), pace<200>, nullptr, paced<200>},
    {MenuId::Story},
    {MenuId::Story, "story.diagram", QT_TRANSLATE_NOOP("Actions", "Orders as a &diagram"), "Ctrl+D",
     "explain", QT_TRANSLATE_NOOP("Actions", "Show all orders and results at once instead of the story"),
     toggleDiagram, hasStory, diagram},
    {MenuId::History, "history.first", QT_TRANSLATE_NOOP("Actions", "&First phase"), "Ctrl+Home", "first",
     QT_TRANSLATE_NOOP("Actions", "Show how the game began"), first, mayGoBack},
    {MenuId::History, "history.previous", QT_TRANSLATE_NOOP("Actions", "&Previous phase"), "Ctrl+PgUp",
     "previous", QT_TRANSLATE_NOOP("Actions", "Show the phase before"), previous, mayGoBack},
    {MenuId::History, "history.next", QT_TRANSLATE_NOOP("Actions", "&Next phase shown"), "Ctrl+PgDown",
     "next", QT_TRANSLATE_NOOP("Actions", "Show the phase after"), next, mayGoOn},
    {MenuId::History, "history.last", QT_TRANSLATE_NOOP("Actions", "&Back to the game"), "Ctrl+End", "last",
     QT_TRANSLATE_NOOP("Actions", "Show the phase that is being played"), last, mayGoOn},
    {MenuId::History},
    {MenuId::History, "history.correct", QT_TRANSLATE_NOOP("Actions", "&Correct this phase…"), "Ctrl+K",
     "edit",
     QT_TRANSLATE_NOOP("Actions",
                       "Change sheets or rulings of the phase shown; what would change later is listed"),
     correct, mayCorrect},
    {MenuId::History, "history.rulings", QT_TRANSLATE_NOOP("Actions", "&Rulings…"), "Ctrl+Shift+U", "ruling",
     QT_TRANSLATE_NOOP("Actions", "Everything that was ruled in this game, with the reasons"), rulings},
};

} // namespace

std::span<const ActionRow> storyActions()
{
    return rows;
}

} // namespace chancery
