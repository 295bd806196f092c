// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the line that orders are typed into, and the offers that pop up beside it; see order_line.h.
#include "ui/console/order_line.h"

#include "ui/desk/sheet_paste.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace chancery {

namespace {

constexpr int linesOffered = 7, widestOffers = 420; ///< offers in view; pixels

} // namespace

/// Shows the offers below the line, or above it where there is no room below: never over it.
void OrderLine::popUp()
{
    if (!list_) return; // the window is being closed
    const bool wanted = typed_->hasFocus() && isVisible() && !offered_.empty() && !typed_->text().isEmpty();
    if (!wanted) return list_->hide();
    if (list_->parentWidget() != window()) list_->setParent(window());
    const int rows = std::min(list_->count(), linesOffered);
    const int high = rows * list_->sizeHintForRow(0) + 2 * list_->frameWidth();
    const QRect line(mapTo(window(), QPoint()), size());
    const int most = std::min(std::max(width(), widestOffers), window()->width());
    const int wide = std::min(std::max(list_->sizeHintForColumn(0) + 24, width()), most);
    const int left = std::max(0, std::min(line.left(), window()->width() - wide));
    const bool below = line.bottom() + 2 + high <= window()->height();
    list_->setGeometry(left, below ? line.bottom() + 2 : line.top() - 2 - high, wide, high);
    list_->show();
    list_->raise();
}

void OrderLine::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    if (list_ && list_->isVisible()) popUp();
}

void OrderLine::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (list_) list_->hide();
}

void OrderLine::select(int step)
{
    if (offered_.empty()) return;
    list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, list_->count() - 1));
}

bool OrderLine::press(int key, Qt::KeyboardModifiers modifiers)
{
    const bool jump = modifiers.testFlag(Qt::ControlModifier);
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        return true;
    case Qt::Key_Up:
        if (jump)
            goBack();
        else
            select(-1);
        return true;
    case Qt::Key_Down:
        if (jump)
            goOn();
        else
            select(1);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        Q_EMIT turned(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    case Qt::Key_Backspace:
        if (!typed_->text().isEmpty()) return false;
        goBack();
        return true;
    case Qt::Key_Escape:
        if (typed_->text().isEmpty()) return false;
        typed_->clear();
        keepDraft();
        complete();
        return true;
    default:
        return false;
    }
}

bool OrderLine::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: { // the window undoes, across sheets and phases
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) break;
        event->ignore();
        return true;
    }
    case QEvent::ContextMenu:
        if (static_cast<const QContextMenuEvent&>(*event).reason() != QContextMenuEvent::Keyboard) break;
        Q_EMIT menuKeyPressed();
        return true;
    case QEvent::KeyPress:
        if (take(static_cast<const QKeyEvent&>(*event))) return true;
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        popUp();
        Q_EMIT changed();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

/// Returns whether the line has used the key itself.
bool OrderLine::take(const QKeyEvent& key)
{
    if (key.modifiers() == Qt::AltModifier) return true; // a shortcut that is disabled now; it types nothing
    const QString copied = key.matches(QKeySequence::Paste) ? QApplication::clipboard()->text() : QString();
    if (const QString why = whyNotPasted(copied); !why.isEmpty()) {
        complain(why);
        return true;
    }
    if (!copied.trimmed().contains(u'\n')) return press(key.key(), key.modifiers());
    Q_EMIT pasted(copied);
    return true;
}

} // namespace chancery
