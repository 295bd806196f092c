// SPDX-License-Identifier: GPL-3.0-or-later
// The Edit menu: undo and redo, the position, the preferences.
#include "app/actions.h"
#include "app/committee_parts.h"
#include "app/common_actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "engine/game/standings.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/award_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/table_check_dialog.h"
#include "ui/draw/map_art.h"
#include "ui/parts/dialog_parts.h"
#include "ui/room/screens.h"
#include "ui/scene/compose.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QGuiApplication>
#include <QScreen>

namespace chancery {

namespace {

void pasteOrders(Document& document)
{
    if (document.presenter().showsPast())
        return document.announce(QCoreApplication::translate("Actions",
                                                             "Nothing is pasted: the board shows an earlier "
                                                             "phase. Go back to %1 first.",
                                                             "a phase")
                                     .arg(Words::phase(document.session().current().phase)));
    if (document.session().resolved())
        return document.announce(
            QCoreApplication::translate("Actions",
                                        "Nothing is pasted: %1 is resolved. Correct this phase, or go on to "
                                        "the next one first.",
                                        "a phase")
                .arg(Words::phase(document.session().current().phase)));
    document.console()->places().show("ordersDock");
    document.console()->orders().writing().focusLine();
    document.console()->orders().writing().pasteCopied();
    document.console()->places().show("ordersDock"); // with what was done
}

void editPosition(Document& document)
{
    Session& session = document.session();
    const PhaseRecord& now = session.current();
    // A position that is set up before anything is played is no ruling.
    const bool played = session.game().phases.size() > 1 || session.resolved();
    const auto setup = EditPositionDialog::edit(
        session.map(), {now.phase, now.before}, document.board(), document.window(),
        played ? EditPositionDialog::Reason::Needed : EditPositionDialog::Reason::None);
    if (setup)
        editPosition(session, setup->phase, setup->position, setup->reason,
                     QDateTime::currentDateTime().toString(Qt::ISODate));
}

void check(Document& document)
{
    TableWatch& watch = document.tableWatch();
    const auto decision =
        answerOf(&TableCheckDialog::decision, document.session().game(), watch.found(), document.window());
    if (decision) watch.take(*decision);
}
void rules(Document& document)
{
    const auto chosen = RulesDialog::edit(document.session().game(), document.window());
    if (chosen) setRulebook(document.session(), *chosen);
}

void award(Document& document)
{
    if (!committee::mayAnnounce(document)) return;
    const auto given = answerOf(&AwardDialog::award, document.session().game(), document.window());
    if (given) addAward(document.session(), *given);
}

void preferences(Document& document)
{
    const Preferences& before = document.settings().preferences();
    const BoardSource& board = document.board();
    const Position& position = document.presenter().shownRecord().before;
    PreferencesDialog dialog(
        before, displayKeys(),
        PreviewBoard{board, composePosition(board.art->geometry, position, previewTokenScale),
                     document.settings().systemTheme(), document.settings().systemWishes().highContrast},
        document.window());
    dialog.offerKeys([&document] { editKeys(document); });
    dialog.goTo(document.console()->takePreferenceWanted());
    if (dialog.exec() != QDialog::Accepted) return;
    Preferences chosen = dialog.preferences();
    chosen.clockShown = before.clockShown;         // the Clock menu has this
    chosen.reasons = before.reasons;               // the View menu has this
    chosen.story.stepwise = before.story.stepwise; // the Story menu has this
    chosen.slideSeconds = before.slideSeconds;     // the Projector menu has this
    document.settings().apply(chosen);
}

constexpr ActionRow editRows[] = {
    {MenuId::Edit, "edit.undo"},
    {MenuId::Edit, "edit.redo"},
    {MenuId::Edit, "edit.steps"},
    {MenuId::Edit, "edit.paste", QT_TRANSLATE_NOOP("Actions", "Paste &orders"), "Ctrl+V", "import",
     QT_TRANSLATE_NOOP("Actions", "Write the orders that you have copied, of one power or of several"),
     pasteOrders,
     [](const Document& document) {
         return document.session().resolved() || document.session().takesOrders();
     }},
    {MenuId::Edit},
    {MenuId::Edit, "edit.position", QT_TRANSLATE_NOOP("Actions", "Edit the &position…"), "Ctrl+E", "edit",
     QT_TRANSLATE_NOOP("Actions", "Change the phase, units and centres of the current position"),
     editPosition},
    {MenuId::Edit, "edit.check", QT_TRANSLATE_NOOP("Actions", "&Check of the table…"), "Ctrl+Alt+T",
     "warning",
     QT_TRANSLATE_NOOP("Actions",
                       "What is wrong with the units on the board, and what the rulebook does about it"),
     check, [](const Document& document) { return !document.tableWatch().findings().empty(); }},
    {MenuId::Edit, "edit.rules", QT_TRANSLATE_NOOP("Actions", "Ru&les…"), "Ctrl+L", "rules",
     QT_TRANSLATE_NOOP("Actions", "Choose this game's rulebook and house rules"), rules},
    {MenuId::Edit, "edit.award", QT_TRANSLATE_NOOP("Actions", "&Award points…"), "Ctrl+Shift+A", "tally",
     QT_TRANSLATE_NOOP("Actions", "Give a power victory points, where the rules count them"), award,
     [](const Document& document) { return pointsCount(document.session().game().rulebook.options); }},
    {MenuId::Edit},
    {MenuId::Edit, "edit.find"},
    {MenuId::Edit, "edit.keys"},
    {MenuId::Edit, "edit.preferences", QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"), "Ctrl+,", "settings",
     QT_TRANSLATE_NOOP("Actions", "Language, theme, labels, colours, animation, projector display"),
     preferences},
};

} // namespace

std::span<const ActionRow> editActions()
{
    return editRows;
}

} // namespace chancery
