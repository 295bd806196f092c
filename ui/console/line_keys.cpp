// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/line_keys.h"

#include "engine/reading/order_looks.h"
#include "ui/desk/sheet_paste.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

namespace chancery {

namespace {

/// Returns whether a text is for order sheets, not for the line: it has several lines or a heading with a
/// colon, or is JSON.
bool isOfSheets(const QString& text)
{
    const qsizetype colon = text.indexOf(u':');
    return text.contains(u'\n') || (colon > 0 && colon + 1 < text.size()) || text.startsWith(u'{') ||
           text.startsWith(QStringLiteral("[{"));
}

} // namespace

LineKeys::LineKeys(QLineEdit* line)
    : QObject(line)
    , line_(line)
{
    line->installEventFilter(this);
}

bool LineKeys::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: { // the window undoes, across sheets and phases; first goes what is typed
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) break;
        event->setAccepted(key.matches(QKeySequence::Undo) && !line_->text().isEmpty());
        return true;
    }
    case QEvent::ContextMenu:
        showMenu(static_cast<const QContextMenuEvent&>(*event));
        return true;
    case QEvent::KeyPress:
        if (take(static_cast<const QKeyEvent&>(*event))) return true;
        break;
    case QEvent::MouseButtonRelease:
        if (static_cast<const QMouseEvent&>(*event).button() != Qt::MiddleButton) break;
        return takeCopied(QClipboard::Selection);
    case QEvent::MouseButtonDblClick:
        if (line_->text().isEmpty()) Q_EMIT doubleClicked();
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        Q_EMIT focusTurned();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Returns whether the key types nothing.
bool LineKeys::take(const QKeyEvent& key)
{
    if (key.modifiers() == Qt::AltModifier) return true; // a shortcut that is disabled now; it types nothing
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (enter && key.isAutoRepeat()) return true; // a key held down skips no unit
    if (key.matches(QKeySequence::Undo) && !line_->text().isEmpty()) {
        Q_EMIT dropped();
        return true;
    }
    if (key.matches(QKeySequence::Paste)) return takeCopied(QClipboard::Clipboard);
    return press(key.key(), key.modifiers().testFlag(Qt::ControlModifier));
}

/// Takes what is copied unless it is to be typed: a part of an order, or more for a line that has letters.
bool LineKeys::takeCopied(QClipboard::Mode where)
{
    const QString copied = QApplication::clipboard()->text(where);
    const QString why = whyNotPasted(copied);
    const bool isOrder = line_->text().isEmpty() && looksAsOrder(copied.trimmed().toStdString());
    if (!why.isEmpty())
        Q_EMIT pasteRefused(why);
    else if (isOrder || isOfSheets(copied.trimmed()))
        Q_EMIT pasted(copied);
    else
        return false;
    return true;
}

/// Shows the menu of the text, which pastes as the keys do; the menu key shows the menu of the row.
void LineKeys::showMenu(const QContextMenuEvent& asked)
{
    if (asked.reason() == QContextMenuEvent::Keyboard) return Q_EMIT menuKeyPressed();
    QMenu* menu = line_->createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    static constexpr const char* paste = "&Paste"; // Qt's own text: it gives the action no other name
    for (QAction* action : menu->actions()) {
        if (!action->text().startsWith(QLineEdit::tr(paste))) continue;
        action->disconnect(line_);
        connect(action, &QAction::triggered, line_, [this] {
            if (!takeCopied(QClipboard::Clipboard)) line_->paste();
        });
    }
    menu->popup(asked.globalPos());
}

bool LineKeys::press(int key, bool jump)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT entered();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int step = key == Qt::Key_Up ? -1 : 1;
        jump ? Q_EMIT questionTurned(step) : Q_EMIT offerTurned(step);
        return true;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        Q_EMIT powerTurned(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    case Qt::Key_Backspace:
        if (!line_->text().isEmpty()) return false;
        Q_EMIT questionTurned(-1);
        return true;
    case Qt::Key_Delete:
        if (!line_->text().isEmpty()) return false;
        Q_EMIT deleted();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        bool taken = false;
        if (!jump) Q_EMIT tabbed(key == Qt::Key_Tab ? 1 : -1, taken);
        return taken;
    }
    case Qt::Key_Escape:
        if (line_->text().isEmpty()) return false;
        Q_EMIT dropped();
        return true;
    default:
        return false;
    }
}

} // namespace chancery
