// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common_actions.h"

#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/handbook_help.h"
#include "app/lab_windows.h"
#include "app/shortcuts.h"
#include "engine/base/ensure.h"
#include "ui/desk/order_desk.h"
#include "ui/parts/handbook_page.h"

#include <QApplication>
#include <QMenuBar>
#include <QUndoStack>

#include <algorithm>

namespace chancery {

namespace {

QUndoStack& stackOf(const Document& document)
{
    return *const_cast<Document&>(document).session().undoStack();
}

QString undoText(const Document& document)
{
    const QString what = stackOf(document).undoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Undo")
                          : QCoreApplication::translate("Actions", "&Undo: %1").arg(what);
}

QString redoText(const Document& document)
{
    const QString what = stackOf(document).redoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Redo")
                          : QCoreApplication::translate("Actions", "&Redo: %1").arg(what);
}

template<EntryKey key>
void enter(Document& document)
{
    document.desk().key(key);
}

template<PhaseKind kind>
bool may(const Document& document)
{
    return document.mayEnter(kind);
}

/// A row for a letter that orders something, where `mayEnter` says that it would.
constexpr ActionRow letter(const char* name, const char* text, const char* key, const char* icon,
                           const char* tip, void (*run)(Document&), bool (*mayEnter)(const Document&))
{
    return {MenuId::Orders, name, text, key, icon, tip, run, mayEnter, nullptr, KeyScope::Board};
}

template<LabelMode mode>
void label(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.labels = mode;
    document.settings().apply(chosen);
}

template<LabelMode mode>
bool isLabelled(const Document& document)
{
    return document.settings().preferences().labels == mode;
}

template<ThemeChoice theme>
void paint(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.theme = theme;
    document.settings().apply(chosen);
}

template<ThemeChoice theme>
bool isPainted(const Document& document)
{
    return document.settings().preferences().theme == theme;
}

void showPage(Document& document, const QString& page)
{
    showHandbook(*document.window(), document.window()->actions(), page);
}

/// Says what is taken back: it may have been done on another sheet than the one that is shown.
void undo(Document& document)
{
    QUndoStack& stack = stackOf(document);
    const QString what = stack.undoText();
    stack.undo();
    document.announce(QCoreApplication::translate("Actions", "Undone: %1", "an undo step").arg(what));
}

void redo(Document& document)
{
    QUndoStack& stack = stackOf(document);
    const QString what = stack.redoText();
    stack.redo();
    document.announce(QCoreApplication::translate("Actions", "Redone: %1", "an undo step").arg(what));
}

constexpr ActionRow commonRows[] = {
    {MenuId::Edit, "edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", "undo",
     QT_TRANSLATE_NOOP("Actions", "Undo the last change, including a resolution"), undo,
     [](const Document& document) { return stackOf(document).canUndo(); }, nullptr, KeyScope::Window,
     undoText},
    {MenuId::Edit, "edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo",
     QT_TRANSLATE_NOOP("Actions", "Redo the change that was undone"), redo,
     [](const Document& document) { return stackOf(document).canRedo(); }, nullptr, KeyScope::Window,
     redoText},
    {MenuId::Edit, "edit.steps", QT_TRANSLATE_NOOP("Actions", "Undo s&teps…"), "Ctrl+Alt+Z", "history",
     QT_TRANSLATE_NOOP("Actions", "List all changes, and go back or forward to one of them"),
     [](Document& document) { document.window()->findStep(); },
     [](const Document& document) { return stackOf(document).count() > 0; }},
    {MenuId::Edit, "edit.find", QT_TRANSLATE_NOOP("Actions", "Fi&nd anything…"), "Ctrl+K", "find",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Find an action, a province, a unit, a phase, a panel, a recent game, a test case or a setting"),
     [](Document& document) { document.window()->find(); }},
    {MenuId::Edit, "edit.keys", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts…"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Change the keys of all actions"), editKeys},
    letter("orders.hold", QT_TRANSLATE_NOOP("Actions", "&Hold"), "H", nullptr,
           QT_TRANSLATE_NOOP("Actions", "The selected unit, or the one under the pointer, holds; so "
                                        "does one you double-click"),
           enter<EntryKey::Hold>, may<PhaseKind::Movement>),
    letter("orders.move", QT_TRANSLATE_NOOP("Actions", "&Move"), "M", nullptr,
           QT_TRANSLATE_NOOP("Actions", "The selected unit moves to the province you click next"),
           enter<EntryKey::Move>, may<PhaseKind::Movement>),
    letter("orders.support", QT_TRANSLATE_NOOP("Actions", "&Support"), "S", nullptr,
           QT_TRANSLATE_NOOP("Actions", "The selected unit supports the unit you click next"),
           enter<EntryKey::Support>, may<PhaseKind::Movement>),
    letter("orders.convoy", QT_TRANSLATE_NOOP("Actions", "&Convoy"), "C", nullptr,
           QT_TRANSLATE_NOOP("Actions", "The selected fleet convoys the army you click next"),
           enter<EntryKey::Convoy>, may<PhaseKind::Movement>),
    letter(
        "orders.insurrection", QT_TRANSLATE_NOOP("Actions", "Insurrection"), "I", nullptr,
        QT_TRANSLATE_NOOP(
            "Actions", "The selected unit is given up for the lost power whose home centre you click next"),
        enter<EntryKey::Insurrection>,
        [](const Document& document) {
            return may<PhaseKind::Movement>(document) && document.desk().mayRevive();
        }),
    letter("orders.disband", QT_TRANSLATE_NOOP("Actions", "&Disband"), "D", nullptr,
           QT_TRANSLATE_NOOP("Actions", "The selected unit, or the one under the pointer, disbands"),
           enter<EntryKey::Disband>,
           [](const Document& document) {
               return may<PhaseKind::Retreat>(document) || may<PhaseKind::Adjustment>(document);
           }),
    letter("orders.army", QT_TRANSLATE_NOOP("Actions", "Build an &army"), "A", "army",
           QT_TRANSLATE_NOOP("Actions", "Build an army in the selected centre"), enter<EntryKey::Army>,
           may<PhaseKind::Adjustment>),
    letter("orders.fleet", QT_TRANSLATE_NOOP("Actions", "Build a &fleet"), "F", "fleet",
           QT_TRANSLATE_NOOP("Actions", "Build a fleet in the selected centre"), enter<EntryKey::Fleet>,
           may<PhaseKind::Adjustment>),
    letter("orders.waive", QT_TRANSLATE_NOOP("Actions", "&Waive a build"), "W", nullptr,
           QT_TRANSLATE_NOOP("Actions", "Waive one build of the selected centre's power"),
           enter<EntryKey::Waive>, may<PhaseKind::Adjustment>),
    {MenuId::View, "view.labelsAuto", QT_TRANSLATE_NOOP("Actions", "Names where they &fit"), "Ctrl+4",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Show names once the board is enlarged, codes before"),
     label<LabelMode::Auto>, nullptr, isLabelled<LabelMode::Auto>},
    {MenuId::View, "view.labelsNames", QT_TRANSLATE_NOOP("Actions", "Full &names"), "Ctrl+3", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the names of the provinces"), label<LabelMode::Names>, nullptr,
     isLabelled<LabelMode::Names>},
    {MenuId::View, "view.labelsCodes", QT_TRANSLATE_NOOP("Actions", "&Codes"), "Ctrl+2", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the three-letter codes of the provinces"), label<LabelMode::Codes>,
     nullptr, isLabelled<LabelMode::Codes>},
    {MenuId::View, "view.labelsNone", QT_TRANSLATE_NOOP("Actions", "No &labels"), "Ctrl+1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Hide names"), label<LabelMode::None>, nullptr,
     isLabelled<LabelMode::None>},
    {MenuId::View, "view.light", QT_TRANSLATE_NOOP("Actions", "Li&ght theme"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Dark text on a light background"), paint<ThemeChoice::Light>, nullptr,
     isPainted<ThemeChoice::Light>},
    {MenuId::View, "view.dark", QT_TRANSLATE_NOOP("Actions", "&Dark theme"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Light text on a dark background"), paint<ThemeChoice::Dark>, nullptr,
     isPainted<ThemeChoice::Dark>},
    {MenuId::View, "view.system", QT_TRANSLATE_NOOP("Actions", "&System theme"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Follow the system setting"), paint<ThemeChoice::System>, nullptr,
     isPainted<ThemeChoice::System>},
    {MenuId::View, "view.judge", QT_TRANSLATE_NOOP("Actions", "Reasons as a &judge gives them"), "Ctrl+8",
     nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "Give the reasons of results in order notation, with strengths and clauses"),
     [](Document& document) {
         Preferences chosen = document.settings().preferences();
         chosen.reasons = chosen.reasons == Register::Judge ? Register::Plain : Register::Judge;
         document.settings().apply(chosen);
     },
     nullptr,
     [](const Document& document) { return document.settings().preferences().reasons == Register::Judge; }},
    {MenuId::View, "view.lockPanels", QT_TRANSLATE_NOOP("Actions", "Loc&k panels"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Keep the panels in their places, without a title bar of their own"),
     [](Document& document) { document.settings().lockPanels(!document.settings().values().panelsLocked); },
     nullptr, [](const Document& document) { return document.settings().values().panelsLocked; },
     KeyScope::Window, nullptr, "view.panels"},
    {MenuId::View, "view.fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull screen"), "F11", "fullscreen",
     QT_TRANSLATE_NOOP("Actions", "Fill the whole display"),
     [](Document& document) {
         document.window()->setWindowState(document.window()->windowState() ^ Qt::WindowFullScreen);
     },
     nullptr,
     [](const Document& document) { return document.window() && document.window()->isFullScreen(); }},
    {MenuId::File, "file.saveCopy", QT_TRANSLATE_NOOP("Actions", "Save a &copy as…"), nullptr, "save-as",
     QT_TRANSLATE_NOOP(
         "Actions", "Save a copy in a form that other programs read: saved games, test cases, DFEN, orders, "
                    "tables"),
     [](Document& document) { document.files().saveCopy(); }},
    {MenuId::File, "file.library", QT_TRANSLATE_NOOP("Actions", "Librar&y of cases"),
     "Ctrl+Shift+O; Ctrl+Alt+O", "cases",
     QT_TRANSLATE_NOOP("Actions",
                       "All test cases by chapter, motif, units, orders and rulebooks, and the self-test"),
     [](Document& document) { showLibrary(document.workspace(), *document.window()); }},
    {MenuId::Help, "help.glossary", QT_TRANSLATE_NOOP("Actions", "&Glossary"), "Ctrl+Alt+G", "explain",
     QT_TRANSLATE_NOOP("Actions", "Every term of the rules, and the rulebooks clause by clause"),
     [](Document& document) { showGlossary(*document.window()); }},
    {MenuId::Help, "help.handbook", QT_TRANSLATE_NOOP("Actions", "&Handbook"), "F1", "help",
     QT_TRANSLATE_NOOP("Actions", "Short pages about each part of an evening; opens at what you are using"),
     [](Document& document) { showPage(document, handbookPageOf(QApplication::focusWidget())); }},
    {MenuId::Help, "help.keys", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "Ctrl+Shift+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "All keyboard shortcuts"),
     [](Document& document) { showPage(document, QStringLiteral("keys")); }},
    {MenuId::Help, "help.writing", QT_TRANSLATE_NOOP("Actions", "How to &type orders"), "Shift+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The notations that Chancery reads"),
     [](Document& document) { showPage(document, QStringLiteral("notation")); }},
    {MenuId::Help, "help.legend", QT_TRANSLATE_NOOP("Actions", "&Legend"), "Ctrl+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "What the symbols on the board mean"),
     [](Document& document) { showPage(document, QStringLiteral("legend")); }},
};

} // namespace

void editKeys(Document& document)
{
    auto& window = *document.window();
    editShortcuts(window.actions(), *window.menuBar(), document.settings(), &window);
}

const ActionRow& commonRow(const char* name)
{
    const std::string_view wanted(name);
    for (const std::span<const ActionRow> table :
         {std::span<const ActionRow>(commonRows), storyActions(), projectorActions()})
        for (const ActionRow& row : table)
            if (row.name && row.text && wanted == row.name) return row;
    failCheck("no such row", __FILE__, __LINE__);
}

} // namespace chancery
