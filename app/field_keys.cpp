// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/field_keys.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether a key moves in a text or deletes some of it.
bool movesOrDeletes(const QKeyEvent& key)
{
    const bool moves =
        key.key() >= Qt::Key_Home && key.key() <= Qt::Key_PageDown; // the arrows are among them
    return moves || key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Delete ||
           key.key() == Qt::Key_Insert;
}

/// Returns whether people expect a text field to use this key itself.
bool edits(const QKeyEvent& key)
{
    if (!(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) return true;
    constexpr QKeySequence::StandardKey expected[] = {QKeySequence::Cut,   QKeySequence::Copy,
                                                      QKeySequence::Paste, QKeySequence::Undo,
                                                      QKeySequence::Redo,  QKeySequence::SelectAll};
    const auto matches = [&key](QKeySequence::StandardKey standard) { return key.matches(standard); };
    return std::ranges::any_of(expected, matches) ||
           (movesOrDeletes(key) && !(key.modifiers() & Qt::AltModifier));
}

} // namespace

FieldKeys::FieldKeys(QWidget& window, const std::vector<QAction*>& actions, QObject* parent)
    : QObject(parent)
    , window_(window)
    , actions_(actions)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// Qt asks the field first whether it wants a key (QEvent::ShortcutOverride). A key whose action is disabled
/// comes to the field all the same, and must not edit there either.
bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!isOwnField(*watched) || edits(key) || !actionOf(key)) return false;
    event->setAccepted(event->type() == QEvent::KeyPress);
    return true;
}

/// A floating panel is a tool window of its window, whose keys work there too.
bool FieldKeys::isOwnField(const QObject& watched) const
{
    if (!watched.isWidgetType()) return false;
    const auto& field = static_cast<const QWidget&>(watched);
    if (!field.testAttribute(Qt::WA_InputMethodEnabled)) return false;
    const QWidget* window = field.window();
    if (window->windowType() == Qt::Tool && window->parentWidget()) window = window->parentWidget()->window();
    return window == &window_;
}

const QAction* FieldKeys::actionOf(const QKeyEvent& key) const
{
    const QKeySequence pressed(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, Qt::Key(key.key())));
    const auto found = std::ranges::find_if(actions_, [&pressed](const QAction* action) {
        return action->shortcutContext() == Qt::WindowShortcut && action->shortcuts().contains(pressed);
    });
    return found == actions_.end() ? nullptr : *found;
}

} // namespace chancery
