// SPDX-License-Identifier: GPL-3.0-or-later
// The Edit menu: back and forth, the position, the preferences.
#include "app/actions.h"
#include "app/controller.h"
#include "app/main_window.h"
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

QUndoStack& stack(const Controller& controller)
{
    return *const_cast<Controller&>(controller).session().undoStack();
}

void undo(Controller& controller)
{
    controller.session().undoStack()->undo();
}
void redo(Controller& controller)
{
    controller.session().undoStack()->redo();
}
bool mayUndo(const Controller& controller)
{
    return stack(controller).canUndo();
}
bool mayRedo(const Controller& controller)
{
    return stack(controller).canRedo();
}

QString undoText(const Controller& controller)
{
    const QString what = stack(controller).undoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Undo")
                          : QCoreApplication::translate("Actions", "&Undo: %1").arg(what);
}

QString redoText(const Controller& controller)
{
    const QString what = stack(controller).redoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Redo")
                          : QCoreApplication::translate("Actions", "&Redo: %1").arg(what);
}

void editPosition(Controller& controller)
{
    Session& session = controller.session();
    const PhaseRecord& now = session.current();
    // What is set up before anything is played rules on nothing.
    const bool played = session.game().phases.size() > 1 || session.resolved();
    const auto setup = EditPositionDialog::edit(
        session.map(), {now.phase, now.before}, controller.board(), controller.window(),
        played ? EditPositionDialog::Reason::Needed : EditPositionDialog::Reason::None);
    if (setup)
        editPosition(session, setup->phase, setup->position, setup->reason,
                     QDateTime::currentDateTime().toString(Qt::ISODate));
}

void rules(Controller& controller)
{
    const auto chosen = RulesDialog::edit(controller.session().game(), controller.window());
    if (chosen) setRulebook(controller.session(), *chosen);
}

void award(Controller& controller)
{
    const auto given = AwardDialog::ask(controller.session().game(), controller.window());
    if (given) addAward(controller.session(), *given);
}

bool mayAward(const Controller& controller)
{
    return pointsCount(controller.session().game().rulebook.options);
}

void preferences(Controller& controller)
{
    const Preferences& before = controller.settings().preferences();
    const BoardSource& board = controller.board();
    const Position& position = controller.presenter().shownRecord().before;
    auto chosen = PreferencesDialog::edit(
        before, displayKeys(),
        PreviewBoard{board, composePosition(board.art->geometry, position, previewTokenScale),
                     controller.settings().systemTheme()},
        controller.window());
    if (!chosen) return;
    chosen->clockShown = before.clockShown;     // the Clock menu has this
    chosen->slideSeconds = before.slideSeconds; // the Projector menu has this
    controller.settings().apply(*chosen);
}

constexpr ActionRow rows[] = {
    {MenuId::Edit, "edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", "undo",
     QT_TRANSLATE_NOOP("Actions", "Take the last change back, resolutions included"), undo, mayUndo, nullptr,
     KeyScope::Window, undoText},
    {MenuId::Edit, "edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo",
     QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"), redo, mayRedo, nullptr,
     KeyScope::Window, redoText},
    {MenuId::Edit},
    {MenuId::Edit, "edit.position", QT_TRANSLATE_NOOP("Actions", "Edit the &position…"), "Ctrl+E", "edit",
     QT_TRANSLATE_NOOP("Actions", "Change phase, units and centres of the present position"), editPosition},
    {MenuId::Edit, "edit.rules", QT_TRANSLATE_NOOP("Actions", "Ru&les…"), "Ctrl+L", "rules",
     QT_TRANSLATE_NOOP("Actions", "Choose the rulebook of this game, and house rules"), rules},
    {MenuId::Edit, "edit.award", QT_TRANSLATE_NOOP("Actions", "&Award points…"), "Ctrl+Shift+A", "tally",
     QT_TRANSLATE_NOOP("Actions", "Give a power victory points; in games whose rules count them"), award,
     mayAward},
    {MenuId::Edit},
    {MenuId::Edit, "edit.preferences", QT_TRANSLATE_NOOP("Actions", "P&references…"), "Ctrl+,", "settings",
     QT_TRANSLATE_NOOP("Actions", "Language, theme, labels, colours, animation, projector display"),
     preferences},
};

} // namespace

std::span<const ActionRow> editActions()
{
    return rows;
}

} // namespace chancery
