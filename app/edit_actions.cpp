// SPDX-License-Identifier: GPL-3.0-or-later
// The Edit menu: undo and redo, the position, the preferences.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "app/shortcuts.h"
#include "engine/game/victory_points.h"
#include "ui/dialogs/award_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/map/map_art.h"
#include "ui/picture/compose.h"
#include "ui/projector/screens.h"
#include "ui/session/corrections.h"
#include "ui/session/table_edits.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QGuiApplication>
#include <QScreen>

namespace chancery {

namespace {

QUndoStack& stack(const Document& document)
{
    return *const_cast<Document&>(document).session().undoStack();
}

void undo(Document& document)
{
    document.session().undoStack()->undo();
}
void redo(Document& document)
{
    document.session().undoStack()->redo();
}
void listSteps(Document& document)
{
    document.window()->findStep();
}
bool hasSteps(const Document& document)
{
    return stack(document).count() > 0;
}
bool mayUndo(const Document& document)
{
    return stack(document).canUndo();
}
bool mayRedo(const Document& document)
{
    return stack(document).canRedo();
}

QString undoText(const Document& document)
{
    const QString what = stack(document).undoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Undo")
                          : QCoreApplication::translate("Actions", "&Undo: %1").arg(what);
}

QString redoText(const Document& document)
{
    const QString what = stack(document).redoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Redo")
                          : QCoreApplication::translate("Actions", "&Redo: %1").arg(what);
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

void rules(Document& document)
{
    const auto chosen = RulesDialog::edit(document.session().game(), document.window());
    if (chosen) setRulebook(document.session(), *chosen);
}

void award(Document& document)
{
    const auto given = AwardDialog::ask(document.session().game(), document.window());
    if (given) addAward(document.session(), *given);
}

bool mayAward(const Document& document)
{
    return pointsCount(document.session().game().rulebook.options);
}

void find(Document& document)
{
    document.window()->find();
}

void preferences(Document& document)
{
    const Preferences& before = document.settings().preferences();
    const BoardSource& board = document.board();
    const Position& position = document.presenter().shownRecord().before;
    PreferencesDialog dialog(before, displayKeys(),
                             PreviewBoard{board,
                                          composePosition(board.art->geometry, position, previewTokenScale),
                                          document.settings().systemTheme()},
                             document.window());
    dialog.offerKeys([&document] { editShortcuts(document); });
    dialog.goTo(document.window()->takePreferenceWanted());
    if (dialog.exec() != QDialog::Accepted) return;
    Preferences chosen = dialog.preferences();
    chosen.clockShown = before.clockShown;     // the Clock menu has this
    chosen.reasons = before.reasons;           // the View menu has this
    chosen.slideSeconds = before.slideSeconds; // the Projector menu has this
    document.settings().apply(chosen);
}

constexpr ActionRow rows[] = {
    {MenuId::Edit, "edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", "undo",
     QT_TRANSLATE_NOOP("Actions", "Undo the last change, including a resolution"), undo, mayUndo, nullptr,
     KeyScope::Window, undoText},
    {MenuId::Edit, "edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo",
     QT_TRANSLATE_NOOP("Actions", "Redo the change that was undone"), redo, mayRedo, nullptr,
     KeyScope::Window, redoText},
    {MenuId::Edit, "edit.steps", QT_TRANSLATE_NOOP("Actions", "Undo s&teps…"), "Ctrl+Alt+Z", "history",
     QT_TRANSLATE_NOOP("Actions", "List all changes, and go back or forward to one of them"), listSteps,
     hasSteps},
    {MenuId::Edit},
    {MenuId::Edit, "edit.position", QT_TRANSLATE_NOOP("Actions", "Edit the &position…"), "Ctrl+E", "edit",
     QT_TRANSLATE_NOOP("Actions", "Change the phase, units and centres of the current position"),
     editPosition},
    {MenuId::Edit, "edit.rules", QT_TRANSLATE_NOOP("Actions", "Ru&les…"), "Ctrl+L", "rules",
     QT_TRANSLATE_NOOP("Actions", "Choose this game's rulebook and house rules"), rules},
    {MenuId::Edit, "edit.award", QT_TRANSLATE_NOOP("Actions", "&Award points…"), "Ctrl+Shift+A", "tally",
     QT_TRANSLATE_NOOP("Actions", "Give a power victory points, where the rules count them"), award,
     mayAward},
    {MenuId::Edit},
    {MenuId::Edit, "edit.find", QT_TRANSLATE_NOOP("Actions", "Fi&nd anything…"), "Ctrl+K", "find",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Find an action, a province, a unit, a phase, a panel, a recent game, a test case or a setting"),
     find},
    {MenuId::Edit, "edit.keys", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts…"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Change the keys of all actions"), editShortcuts},
    {MenuId::Edit, "edit.preferences", QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"), "Ctrl+,", "settings",
     QT_TRANSLATE_NOOP("Actions", "Language, theme, labels, colours, animation, projector display"),
     preferences},
};

} // namespace

std::span<const ActionRow> editActions()
{
    return rows;
}

} // namespace chancery
