// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that consoles and windows of studies share, with the same names, texts and keys. `Subject` is a
// Document or a StudyDocument.
#pragma once

#include "app/action_set.h"
#include "app/handbook_help.h"
#include "app/lab_windows.h"
#include "app/shared_settings.h"
#include "app/shortcuts.h"
#include "ui/entry/order_entry.h"
#include "ui/parts/handbook_page.h"

#include <QApplication>
#include <QCoreApplication>
#include <QMenuBar>
#include <QUndoStack>

namespace chancery::common {

// Undo and redo.

template<class Subject>
QUndoStack& stackOf(const Subject& subject)
{
    return *const_cast<Subject&>(subject).session().undoStack();
}

template<class Subject>
QString undoText(const Subject& subject)
{
    const QString what = stackOf(subject).undoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Undo")
                          : QCoreApplication::translate("Actions", "&Undo: %1").arg(what);
}

template<class Subject>
QString redoText(const Subject& subject)
{
    const QString what = stackOf(subject).redoText();
    return what.isEmpty() ? QCoreApplication::translate("Actions", "&Redo")
                          : QCoreApplication::translate("Actions", "&Redo: %1").arg(what);
}

template<class Subject>
inline constexpr ActionRowFor<Subject> undo{
    MenuId::Edit,
    "edit.undo",
    QT_TRANSLATE_NOOP("Actions", "&Undo"),
    "Ctrl+Z",
    "undo",
    QT_TRANSLATE_NOOP("Actions", "Undo the last change, including a resolution"),
    [](Subject& subject) { stackOf(subject).undo(); },
    [](const Subject& subject) { return stackOf(subject).canUndo(); },
    nullptr,
    KeyScope::Window,
    undoText<Subject>};

template<class Subject>
inline constexpr ActionRowFor<Subject> redo{MenuId::Edit,
                                            "edit.redo",
                                            QT_TRANSLATE_NOOP("Actions", "&Redo"),
                                            "Ctrl+Shift+Z; Ctrl+Y",
                                            "redo",
                                            QT_TRANSLATE_NOOP("Actions", "Redo the change that was undone"),
                                            [](Subject& subject) { stackOf(subject).redo(); },
                                            [](const Subject& subject) { return stackOf(subject).canRedo(); },
                                            nullptr,
                                            KeyScope::Window,
                                            redoText<Subject>};

template<class Subject>
inline constexpr ActionRowFor<Subject> steps{
    MenuId::Edit,
    "edit.steps",
    QT_TRANSLATE_NOOP("Actions", "Undo s&teps…"),
    "Ctrl+Alt+Z",
    "history",
    QT_TRANSLATE_NOOP("Actions", "List all changes, and go back or forward to one of them"),
    [](Subject& subject) { subject.window()->findStep(); },
    [](const Subject& subject) { return stackOf(subject).count() > 0; }};

template<class Subject>
inline constexpr ActionRowFor<Subject> find{
    MenuId::Edit,
    "edit.find",
    QT_TRANSLATE_NOOP("Actions", "Fi&nd anything…"),
    "Ctrl+K",
    "find",
    QT_TRANSLATE_NOOP(
        "Actions",
        "Find an action, a province, a unit, a phase, a panel, a recent game, a test case or a setting"),
    [](Subject& subject) { subject.window()->find(); }};

template<class Subject>
void editKeys(Subject& subject)
{
    auto& window = *subject.window();
    editShortcuts(window.actions(), *window.menuBar(), subject.settings(), &window);
}

template<class Subject>
inline constexpr ActionRowFor<Subject> keys{
    MenuId::Edit,     "edit.keys", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts…"),
    nullptr,          nullptr,     QT_TRANSLATE_NOOP("Actions", "Change the keys of all actions"),
    editKeys<Subject>};

// Orders entered on the board.

template<class Subject, EntryKey key>
void enter(Subject& subject)
{
    subject.desk().key(key);
}

/// A row for a letter that orders something, where `mayEnter` says that it would.
template<class Subject>
constexpr ActionRowFor<Subject> letter(const char* name, const char* text, const char* key, const char* icon,
                                       const char* tip, void (*run)(Subject&),
                                       bool (*mayEnter)(const Subject&))
{
    return {MenuId::Orders, name, text, key, icon, tip, run, mayEnter, nullptr, KeyScope::Board};
}

template<class Subject>
constexpr ActionRowFor<Subject> hold(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.hold", QT_TRANSLATE_NOOP("Actions", "&Hold"), "H", nullptr,
                           QT_TRANSLATE_NOOP("Actions",
                                             "The selected unit, or the one under the pointer, holds; so "
                                             "does one you double-click"),
                           enter<Subject, EntryKey::Hold>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> move(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>(
        "orders.move", QT_TRANSLATE_NOOP("Actions", "&Move"), "M", nullptr,
        QT_TRANSLATE_NOOP("Actions", "The selected unit moves to the province you click next"),
        enter<Subject, EntryKey::Move>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> support(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.support", QT_TRANSLATE_NOOP("Actions", "&Support"), "S", nullptr,
                           QT_TRANSLATE_NOOP("Actions", "The selected unit supports the unit you click next"),
                           enter<Subject, EntryKey::Support>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> convoy(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.convoy", QT_TRANSLATE_NOOP("Actions", "&Convoy"), "C", nullptr,
                           QT_TRANSLATE_NOOP("Actions", "The selected fleet convoys the army you click next"),
                           enter<Subject, EntryKey::Convoy>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> insurrection(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>(
        "orders.insurrection", QT_TRANSLATE_NOOP("Actions", "Insurrection"), "I", nullptr,
        QT_TRANSLATE_NOOP(
            "Actions", "The selected unit is given up for the lost power whose home centre you click next"),
        enter<Subject, EntryKey::Insurrection>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> disband(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>(
        "orders.disband", QT_TRANSLATE_NOOP("Actions", "&Disband"), "D", nullptr,
        QT_TRANSLATE_NOOP("Actions", "The selected unit, or the one under the pointer, disbands"),
        enter<Subject, EntryKey::Disband>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> army(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.army", QT_TRANSLATE_NOOP("Actions", "Build an &army"), "A", "army",
                           QT_TRANSLATE_NOOP("Actions", "Build an army in the selected centre"),
                           enter<Subject, EntryKey::Army>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> fleet(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.fleet", QT_TRANSLATE_NOOP("Actions", "Build a &fleet"), "F", "fleet",
                           QT_TRANSLATE_NOOP("Actions", "Build a fleet in the selected centre"),
                           enter<Subject, EntryKey::Fleet>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> waive(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.waive", QT_TRANSLATE_NOOP("Actions", "&Waive a build"), "W", nullptr,
                           QT_TRANSLATE_NOOP("Actions", "Waive one build of the selected centre's power"),
                           enter<Subject, EntryKey::Waive>, mayEnter);
}

template<class Subject>
constexpr ActionRowFor<Subject> erase(bool (*mayEnter)(const Subject&))
{
    return letter<Subject>("orders.erase", QT_TRANSLATE_NOOP("Actions", "C&lear the order"), "Del; Backspace",
                           "clear", QT_TRANSLATE_NOOP("Actions", "Delete the order of the selected unit"),
                           enter<Subject, EntryKey::Erase>, mayEnter);
}

// What all boards look like.

template<class Subject, LabelMode mode>
void label(Subject& subject)
{
    Preferences chosen = subject.settings().preferences();
    chosen.labels = mode;
    subject.settings().apply(chosen);
}

template<class Subject, LabelMode mode>
bool isLabelled(const Subject& subject)
{
    return subject.settings().preferences().labels == mode;
}

template<class Subject>
inline constexpr ActionRowFor<Subject> labelsAuto{
    MenuId::View,
    "view.labelsAuto",
    QT_TRANSLATE_NOOP("Actions", "Names where they &fit"),
    "Ctrl+4",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "Show names where there is room, codes elsewhere"),
    label<Subject, LabelMode::Auto>,
    nullptr,
    isLabelled<Subject, LabelMode::Auto>};

template<class Subject>
inline constexpr ActionRowFor<Subject> labelsNames{
    MenuId::View,
    "view.labelsNames",
    QT_TRANSLATE_NOOP("Actions", "Full &names"),
    "Ctrl+3",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "Show the names of the provinces"),
    label<Subject, LabelMode::Names>,
    nullptr,
    isLabelled<Subject, LabelMode::Names>};

template<class Subject>
inline constexpr ActionRowFor<Subject> labelsCodes{
    MenuId::View,
    "view.labelsCodes",
    QT_TRANSLATE_NOOP("Actions", "&Codes"),
    "Ctrl+2",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "Show the three-letter codes of the provinces"),
    label<Subject, LabelMode::Codes>,
    nullptr,
    isLabelled<Subject, LabelMode::Codes>};

template<class Subject>
inline constexpr ActionRowFor<Subject> labelsNone{MenuId::View,
                                                  "view.labelsNone",
                                                  QT_TRANSLATE_NOOP("Actions", "No &labels"),
                                                  "Ctrl+1",
                                                  nullptr,
                                                  QT_TRANSLATE_NOOP("Actions", "Hide names"),
                                                  label<Subject, LabelMode::None>,
                                                  nullptr,
                                                  isLabelled<Subject, LabelMode::None>};

template<class Subject, ThemeChoice theme>
void paint(Subject& subject)
{
    Preferences chosen = subject.settings().preferences();
    chosen.theme = theme;
    subject.settings().apply(chosen);
}

template<class Subject, ThemeChoice theme>
bool isPainted(const Subject& subject)
{
    return subject.settings().preferences().theme == theme;
}

template<class Subject>
inline constexpr ActionRowFor<Subject> light{MenuId::View,
                                             "view.light",
                                             QT_TRANSLATE_NOOP("Actions", "Li&ght theme"),
                                             nullptr,
                                             nullptr,
                                             QT_TRANSLATE_NOOP("Actions", "Dark text on a light background"),
                                             paint<Subject, ThemeChoice::Light>,
                                             nullptr,
                                             isPainted<Subject, ThemeChoice::Light>};

template<class Subject>
inline constexpr ActionRowFor<Subject> dark{MenuId::View,
                                            "view.dark",
                                            QT_TRANSLATE_NOOP("Actions", "&Dark theme"),
                                            nullptr,
                                            nullptr,
                                            QT_TRANSLATE_NOOP("Actions", "Light text on a dark background"),
                                            paint<Subject, ThemeChoice::Dark>,
                                            nullptr,
                                            isPainted<Subject, ThemeChoice::Dark>};

template<class Subject>
inline constexpr ActionRowFor<Subject> system{MenuId::View,
                                              "view.system",
                                              QT_TRANSLATE_NOOP("Actions", "&System theme"),
                                              nullptr,
                                              nullptr,
                                              QT_TRANSLATE_NOOP("Actions", "Follow the system setting"),
                                              paint<Subject, ThemeChoice::System>,
                                              nullptr,
                                              isPainted<Subject, ThemeChoice::System>};

template<class Subject>
inline constexpr ActionRowFor<Subject> judge{
    MenuId::View,
    "view.judge",
    QT_TRANSLATE_NOOP("Actions", "Reasons as a &judge gives them"),
    "Ctrl+8",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "Give the reasons of results in order notation, with strengths and clauses"),
    [](Subject& subject) {
        Preferences chosen = subject.settings().preferences();
        chosen.reasons = chosen.reasons == Register::Judge ? Register::Plain : Register::Judge;
        subject.settings().apply(chosen);
    },
    nullptr,
    [](const Subject& subject) { return subject.settings().preferences().reasons == Register::Judge; }};

template<class Subject>
inline constexpr ActionRowFor<Subject> fullScreen{
    MenuId::View,
    "view.fullScreen",
    QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
    "F11",
    "fullscreen",
    QT_TRANSLATE_NOOP("Actions", "Fill the whole display"),
    [](Subject& subject) {
        subject.window()->setWindowState(subject.window()->windowState() ^ Qt::WindowFullScreen);
    },
    nullptr,
    [](const Subject& subject) { return subject.window() && subject.window()->isFullScreen(); }};

// The laboratory.

template<class Subject>
inline constexpr ActionRowFor<Subject> library{
    MenuId::File,
    "file.library",
    QT_TRANSLATE_NOOP("Actions", "Librar&y of cases"),
    "Ctrl+Shift+O; Ctrl+Alt+O",
    "cases",
    QT_TRANSLATE_NOOP("Actions",
                      "All test cases by chapter, motif, units, orders and rulebooks, and the self-test"),
    [](Subject& subject) { showLibrary(subject.workspace(), *subject.window()); }};

template<class Subject>
inline constexpr ActionRowFor<Subject> glossary{
    MenuId::Help,
    "help.glossary",
    QT_TRANSLATE_NOOP("Actions", "&Glossary"),
    "Ctrl+Alt+G",
    "explain",
    QT_TRANSLATE_NOOP("Actions", "Every term of the rules, with the clauses of the rulebooks"),
    [](Subject& subject) { showGlossary(*subject.window()); }};

// Help.

template<class Subject>
void showPage(Subject& subject, const QString& page)
{
    showHandbook(*subject.window(), subject.window()->actions(), page);
}

template<class Subject>
inline constexpr ActionRowFor<Subject> handbook{
    MenuId::Help,
    "help.handbook",
    QT_TRANSLATE_NOOP("Actions", "&Handbook"),
    "F1",
    "help",
    QT_TRANSLATE_NOOP("Actions", "Short pages about each part of an evening; opens at what you are using"),
    [](Subject& subject) { showPage(subject, handbookPageOf(QApplication::focusWidget())); }};

template<class Subject>
inline constexpr ActionRowFor<Subject> keysPage{
    MenuId::Help,
    "help.keys",
    QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
    "Ctrl+Shift+F1",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "All keyboard shortcuts"),
    [](Subject& subject) { showPage(subject, QStringLiteral("keys")); }};

template<class Subject>
inline constexpr ActionRowFor<Subject> notationPage{
    MenuId::Help,
    "help.writing",
    QT_TRANSLATE_NOOP("Actions", "How to &type orders"),
    "Shift+F1",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "The notations that Chancery reads"),
    [](Subject& subject) { showPage(subject, QStringLiteral("notation")); }};

template<class Subject>
inline constexpr ActionRowFor<Subject> legendPage{
    MenuId::Help,
    "help.legend",
    QT_TRANSLATE_NOOP("Actions", "&Legend"),
    "Ctrl+F1",
    nullptr,
    QT_TRANSLATE_NOOP("Actions", "What the symbols on the board mean"),
    [](Subject& subject) { showPage(subject, QStringLiteral("legend")); }};

} // namespace chancery::common
