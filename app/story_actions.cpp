// SPDX-License-Identifier: GPL-3.0-or-later
// The Story and History menus: showing the result of a phase, and going back to earlier ones.
#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/lab_page.h"
#include "app/study_opening.h"
#include "engine/game/game_variations.h"
#include "ui/console/orders_panel.h"
#include "ui/console/story_controls.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/compare_dialog.h"
#include "ui/dialogs/correct_dialog.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/dialogs/ruling_log_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

namespace chancery {

namespace {

bool hasStory(const Document& document)
{
    return !document.presenter().story().storyboard().beats.empty();
}
/// Returns whether the story's keys may act: not on what the players see, unless they are being shown a
/// story.
bool mayStep(const Document& document)
{
    if (!hasStory(document)) return false;
    const AudienceView& players = document.presenter().audience();
    const bool seen = document.audience().presents(document) && players.follows() && players.maySee();
    return !seen || players.storyRuns();
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
void replay(Document& document)
{
    document.presenter().story().replay();
}

bool mayReplayFight(const Document& document)
{
    return mayStep(document) && document.presenter().story().offers().replay;
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

bool stepwise(const Document& document)
{
    return document.settings().preferences().story.stepwise;
}
void setStepwise(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.story.stepwise = !chosen.story.stepwise;
    document.settings().apply(chosen);
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

bool shares(const Document& document)
{
    return document.presenter().pastShared();
}
bool compares(const Document& document)
{
    return document.presenter().console().comparison() != nullptr;
}
void compare(Document& document)
{
    Presenter& presenter = document.presenter();
    if (compares(document)) return presenter.leaveComparison();
    const std::size_t shown = presenter.shownPhase();
    if (const auto other =
            answerOf(&CompareDialog::phase, document.session().game(), shown, document.window()))
        presenter.compare(shown, *other);
}
void correct(Document& document)
{
    Session& session = document.session();
    const std::size_t phase = document.presenter().shownPhase();
    const Unit* chosen =
        unitAt(session.map(), session.game().phases[phase].before, document.presenter().console().chosen());
    const Power listed = document.console()->orders().results().power();
    const Power first = chosen              ? chosen->power
                        : listed != noPower ? listed
                                            : document.console()->orders().writing().power();
    auto after = answerOf(&CorrectDialog::correction, session.game(), phase, first, document.window());
    if (after) takeCorrection(session, std::move(after->game), session.game().phases[phase].phase);
}

bool mayVary(const Document& document)
{
    const Session& session = document.session();
    return !session.readOnly() || variationsOf(session.game(), document.presenter().shownPhase());
}

bool mayCorrect(const Document& document)
{
    return document.presenter().shownRecord().outcome.has_value();
}

bool mayCopyResult(const Document& document)
{
    return mayCorrect(document) && document.window() &&
           !document.console()->orders().results().chosenText().isEmpty();
}

void notes(Document& document)
{
    const auto written = answerOf(&NotesDialog::notes, document.session().game(),
                                  document.presenter().shownPhase(), document.window());
    if (written) setNotes(document.session(), *written);
}

void rulings(Document& document)
{
    RulingLogDialog(document.session().game(), document.window()).exec();
}

template<LabPage page>
void ask(Document& document)
{
    askPhase(document, page);
}

constexpr ActionRow storyRows[] = {
    {MenuId::Story, "story.play", QT_TRANSLATE_NOOP("Actions", "&Play"), "Ctrl+Space", "play",
     QT_TRANSLATE_NOOP("Actions", "Play or pause the reveal"), play, hasStory,
     [](const Document& document) { return document.presenter().story().player().playing(); },
     KeyScope::Window, nullptr, nullptr, "pause"},
    {MenuId::Story, "story.step", QT_TRANSLATE_NOOP("Actions", "Next &beat"), "Space; PgDown", "step",
     QT_TRANSLATE_NOOP("Actions", "Play the next beat and hold; while a beat plays, go to its end"), step,
     mayStep, nullptr, KeyScope::Story},
    {MenuId::Story, "story.stepBack", QT_TRANSLATE_NOOP("Actions", "Pr&evious beat"), "Shift+Space; PgUp",
     "step-back", QT_TRANSLATE_NOOP("Actions", "Go back to where the beat began, or the one before"),
     [](Document& document) { document.presenter().story().player().stepBack(); }, mayStep, nullptr,
     KeyScope::Story},
    {MenuId::Story, "story.skip", QT_TRANSLATE_NOOP("Actions", "&Skip to the end"), "Ctrl+Shift+Space",
     "skip", QT_TRANSLATE_NOOP("Actions", "Show the resulting position"),
     [](Document& document) { document.presenter().story().skip(); }, hasStory},
    {MenuId::Story, "story.skipReading", QT_TRANSLATE_NOOP("Actions", "S&kip the reading of orders"),
     "Ctrl+Shift+F", nullptr, QT_TRANSLATE_NOOP("Actions", "Go straight to the results"),
     [](Document& document) { document.presenter().story().skipReading(); },
     [](const Document& document) { return document.presenter().story().offers().reading; }},
    {MenuId::Story, "story.replay", QT_TRANSLATE_NOOP("Actions", "Repl&ay"), "F8", "replay",
     QT_TRANSLATE_NOOP("Actions", "Play the reveal from the beginning"), replay, hasStory},
    {MenuId::Story, "story.replayFight", QT_TRANSLATE_NOOP("Actions", "&Replay this fight slowly"), "R",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Play the fight just shown again at half speed"),
     [](Document& document) { document.presenter().story().replayFight(); }, mayReplayFight, nullptr,
     KeyScope::Story},
    {MenuId::Story, "story.fight", QT_TRANSLATE_NOOP("Actions", "Choose the next &fight…"), "N", "fight",
     QT_TRANSLATE_NOOP("Actions", "Choose which of the remaining fights is shown next"),
     [](Document& document) { document.console()->story().chooseFight(); },
     [](const Document& document) { return document.presenter().story().offers().fights; }, nullptr,
     KeyScope::Story},
    {MenuId::Story, "story.stepwise", QT_TRANSLATE_NOOP("Actions", "St&op after each step of a fight"),
     "Ctrl+Alt+Space", nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "Play the question, the count, the clash and the verdict of a fight one by one"),
     setStepwise, nullptr, stepwise},
    {MenuId::Story},
    {MenuId::Story, "story.slow", QT_TRANSLATE_NOOP("Actions", "S&low"), "Ctrl+5", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Play at half speed"), pace<50>, nullptr, paced<50>},
    {MenuId::Story, "story.normal", QT_TRANSLATE_NOOP("Actions", "&Normal"), "Ctrl+6", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Play at normal speed"), pace<100>, nullptr, paced<100>},
    {MenuId::Story, "story.fast", QT_TRANSLATE_NOOP("Actions", "Fas&t"), "Ctrl+7", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Play at double speed"), pace<200>, nullptr, paced<200>},
    {MenuId::Story},
    {MenuId::Story, "story.diagram", QT_TRANSLATE_NOOP("Actions", "Orders as a &diagram"), "Ctrl+D",
     "explain", QT_TRANSLATE_NOOP("Actions", "Show all orders and results at once"),
     [](Document& document) { document.presenter().story().setShown(diagram(document)); }, hasStory, diagram},
    {MenuId::History, "history.first", QT_TRANSLATE_NOOP("Actions", "&First phase"), "Ctrl+Home", "first",
     QT_TRANSLATE_NOOP("Actions", "Show the first phase of the game"), first, mayGoBack},
    {MenuId::History, "history.previous", QT_TRANSLATE_NOOP("Actions", "&Previous phase"), "Ctrl+PgUp",
     "previous", QT_TRANSLATE_NOOP("Actions", "Show the previous phase"), previous, mayGoBack},
    {MenuId::History, "history.next", QT_TRANSLATE_NOOP("Actions", "F&ollowing phase"), "Ctrl+PgDown", "next",
     QT_TRANSLATE_NOOP("Actions", "Show the following phase"), next, mayGoOn},
    {MenuId::History, "history.last", QT_TRANSLATE_NOOP("Actions", "C&urrent phase"), "Ctrl+End", "last",
     QT_TRANSLATE_NOOP("Actions", "Show the phase being played"), last, mayGoOn},
    {MenuId::History, "history.share", QT_TRANSLATE_NOOP("Actions", "&Show the players this phase"),
     "Ctrl+Shift+H", "projector",
     QT_TRANSLATE_NOOP("Actions", "Show the players the earlier phase that you are looking at"),
     [](Document& document) { document.presenter().setPastShared(!shares(document)); },
     [](const Document& document) { return document.presenter().showsPast(); }, shares},
    {MenuId::History, "history.compare", QT_TRANSLATE_NOOP("Actions", "Co&mpare with…"), "Ctrl+Shift+C",
     "compare",
     QT_TRANSLATE_NOOP("Actions",
                       "Show on your board what changed between two phases, or leave it; also with "
                       "Ctrl and a click on the line of phases"),
     compare, [](const Document& document) { return lastPhase(document) > 0; }, compares},
    {MenuId::History},
    {MenuId::History, "history.study", QT_TRANSLATE_NOOP("Actions", "Stu&dy this phase"), "Ctrl+Alt+S",
     "explain",
     QT_TRANSLATE_NOOP("Actions",
                       "Open the phase on your board as a study in its own window, beside the game"),
     studyPhase},
    {MenuId::History, "history.variations", QT_TRANSLATE_NOOP("Actions", "&What if…"), "Ctrl+Alt+A", "new",
     QT_TRANSLATE_NOOP("Actions",
                       "Try out other orders of the phase on your board. They stay in the file of the game, "
                       "and the players never see them"),
     [](Document& document) {
         document.workspace().showVariations(document, document.presenter().shownPhase());
     },
     mayVary},
    {MenuId::History, "history.tried", QT_TRANSLATE_NOOP("Actions", "&Variations in this game")},
    {MenuId::History, "history.lab", QT_TRANSLATE_NOOP("Actions", "&Laboratory")},
    {MenuId::History, "lab.why", labText::why, "Ctrl+Alt+W", "explain",
     QT_TRANSLATE_NOOP("Actions", "Open the phase on your board as a study that explains the chosen order"),
     ask<LabPage::Why>, nullptr, nullptr, KeyScope::Window, nullptr, "history.lab"},
    {MenuId::History, "lab.steps", labText::steps, "Ctrl+Alt+H", "step",
     QT_TRANSLATE_NOOP("Actions", "Open the phase on your board as a study that shows how it is decided"),
     ask<LabPage::Steps>, nullptr, nullptr, KeyScope::Window, nullptr, "history.lab"},
    {MenuId::History, "lab.flip", labText::flip, "Ctrl+Alt+F", "swap",
     QT_TRANSLATE_NOOP("Actions",
                       "Open the phase on your board as a study that lists which other orders would "
                       "turn the chosen result"),
     ask<LabPage::Flip>, nullptr, nullptr, KeyScope::Window, nullptr, "history.lab"},
    {MenuId::History, "lab.matrix", labText::matrix, "Ctrl+Alt+R", "rules",
     QT_TRANSLATE_NOOP("Actions",
                       "Open the phase on your board as a study with the results under all rulebooks"),
     ask<LabPage::Matrix>, nullptr, nullptr, KeyScope::Window, nullptr, "history.lab"},
    {MenuId::History, "history.correct", QT_TRANSLATE_NOOP("Actions", "&Correct this phase…"), "Ctrl+J",
     "edit",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Change order sheets or rulings of the phase shown, with a list of what else would change"),
     correct, mayCorrect},
    {MenuId::History, "history.copy", QT_TRANSLATE_NOOP("Actions", "Cop&y the result"), "Ctrl+Alt+C", "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy the selected order with its result and the reason"),
     [](Document& document) {
         QGuiApplication::clipboard()->setText(document.console()->orders().results().chosenText());
     },
     mayCopyResult},
    {MenuId::History, "history.rulings", QT_TRANSLATE_NOOP("Actions", "&Rulings…"), "Ctrl+Shift+U", "ruling",
     QT_TRANSLATE_NOOP("Actions", "All rulings made in this game, with their reasons"), rulings},
    {MenuId::History, "history.notes", QT_TRANSLATE_NOOP("Actions", "&Notes…"), "Ctrl+Shift+D", "edit",
     QT_TRANSLATE_NOOP("Actions", "Read and write your notes on the phases; they are printed with the game"),
     notes},
};

} // namespace

std::span<const ActionRow> storyActions()
{
    return storyRows;
}

} // namespace chancery
