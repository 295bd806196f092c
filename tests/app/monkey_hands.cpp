// SPDX-License-Identifier: GPL-3.0-or-later
// What a monkey does with its hands: see monkey.h. Every event goes to a window, as from the system.
#include "tests/app/monkey.h"

#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScopedValueRollback>
#include <QTest>
#include <QThread>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>

namespace chancery {

namespace {

constexpr Qt::Key keys[] = {
    Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Escape, Qt::Key_Tab,       Qt::Key_Backtab,  Qt::Key_Backspace,
    Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Space,  Qt::Key_Home,      Qt::Key_End,      Qt::Key_PageUp,
    Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Plus,     Qt::Key_Minus,
    Qt::Key_Menu,   Qt::Key_F1,     Qt::Key_F2,     Qt::Key_F3,        Qt::Key_F4,       Qt::Key_F5,
    Qt::Key_F6,     Qt::Key_F7,     Qt::Key_F8,     Qt::Key_F9,        Qt::Key_F10,      Qt::Key_F11,
    Qt::Key_F12,    Qt::Key_Period, Qt::Key_Comma,  Qt::Key_Semicolon, Qt::Key_PageDown,
};
constexpr Qt::KeyboardModifiers modifiers[] = {
    Qt::NoModifier,  Qt::NoModifier,      Qt::NoModifier,      Qt::ShiftModifier,
    Qt::AltModifier, Qt::ControlModifier, Qt::ControlModifier, Qt::ControlModifier | Qt::ShiftModifier,
};
constexpr std::pair<Qt::KeyboardModifier, Qt::Key> modifierKeys[] = {{Qt::ShiftModifier, Qt::Key_Shift},
                                                                     {Qt::ControlModifier, Qt::Key_Control},
                                                                     {Qt::AltModifier, Qt::Key_Alt}};
// No slashes: what is typed may become the name of a file, and it shall stay in the folder of the test.
const char* const texts[] = {
    "A Par-Bur",
    "par bur",
    "F Lon.-Nth",
    "ser",
    "s bud",
    "h",
    "c lon nwy",
    "Build A Par",
    "Remove F Lon",
    "Waive",
    "A Bur disbands",
    "England:",
    "France: A Mar H",
    "F StP(sc)-Bot",
    "A Smy - Arm via",
    "x",
    "-",
    "19",
    "1901",
    "(",
    "A Lon-Bel via Nth",
    "\u00c4\u00f6\u00df",
    "\u201e\u2026\u201c",
    "0",
    "-5",
    "99999",
    "de",
    "Anna",
    "because",
    "%n %1",
};
constexpr Qt::MouseButton buttons[] = {Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton,
                                       Qt::MiddleButton};

QString nameOf(const QWidget& widget)
{
    return widget.objectName().isEmpty() ? QLatin1String(widget.metaObject()->className())
                                         : widget.objectName();
}

/// One event of a key after another, as long as the window is open: Qt Test's own keyPress goes on with a
/// window that the first of them closed.
void stroke(QWindow* window, Qt::Key key, Qt::KeyboardModifiers with)
{
    const QPointer<QWindow> handle = window;
    std::vector<std::pair<Qt::Key, Qt::KeyboardModifiers>> held; // each key, with what was held before it
    Qt::KeyboardModifiers before;
    for (const auto& [modifier, own] : modifierKeys) {
        if (!(with & modifier)) continue;
        held.emplace_back(own, before);
        before |= modifier;
    }
    held.emplace_back(key, with);
    const char letter = QTest::keyToAscii(key);
    const QString text = letter ? QString(QChar::fromLatin1(letter)) : QString();
    const auto send = [&](bool press, Qt::Key code, Qt::KeyboardModifiers state) {
        if (handle) QTest::simulateEvent(handle, press, code, state, code == key ? text : QString(), false);
    };
    for (const auto& [code, state] : held) send(true, code, state);
    for (auto one = held.rbegin(); one != held.rend(); ++one) send(false, one->first, with);
}

} // namespace

/// What would get a key or a click now: a menu, a dialog, the console or the audience window.
QWidget* Monkey::front()
{
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* dialog = QApplication::activeModalWidget()) return dialog;
    ProjectorWindow* audience = workspace_.audience().windowOf(*document_);
    if (audience && audience->presenting() && chance(5)) return audience;
    return &window();
}

QWidget* Monkey::something()
{
    QWidget* window = front();
    QList<QWidget*> seen{window};
    for (auto* child : window->findChildren<QWidget*>()) {
        if (!child->isVisible() || child->window() != window || child->rect().isEmpty()) continue;
        const QRect place(child->mapTo(window, QPoint()), child->size()); // panels behind others are outside
        if (place.intersects(window->rect())) seen << child;
    }
    // The board is where most is done.
    if (window == document_->window() && chance(3)) return &this->window().console().board();
    return pick(seen);
}

QPoint Monkey::placeIn(const QWidget& widget)
{
    const QPoint there(upTo(std::max(0, widget.width() - 1)), upTo(std::max(0, widget.height() - 1)));
    return widget.mapTo(widget.window(), there);
}

void Monkey::useHands()
{
    if (!document_) return;
    const QScopedValueRollback guard(handsLevel_, QThread::currentThread()->loopLevel());
    static constexpr Choice choices[] = {{10, &Monkey::pressKey},
                                         {5, &Monkey::typeText},
                                         {12, &Monkey::clickSomething},
                                         {4, &Monkey::dragSomething},
                                         {2, &Monkey::turnWheel}};
    doOneOf(choices);
}

void Monkey::pressKey()
{
    QWidget* window = front();
    const int letter = upTo(35);
    const int code = chance(2) ? pick(keys) : letter < 26 ? Qt::Key_A + letter : Qt::Key_0 + letter - 26;
    const Qt::KeyboardModifiers with = pick(modifiers);
    say(QKeySequence(with | static_cast<Qt::Key>(code)).toString() + " in " + nameOf(*window));
    stroke(window->windowHandle(), static_cast<Qt::Key>(code), with);
}

void Monkey::typeText()
{
    QWidget* window = front();
    const QString text = QString::fromUtf8(pick(texts));
    say("type " + text + " in " + nameOf(*window));
    const QPointer<QWindow> handle = window->windowHandle();
    for (QChar letter : text) {
        if (handle) QTest::simulateEvent(handle, true, Qt::Key_unknown, Qt::NoModifier, letter, false);
        if (handle) QTest::simulateEvent(handle, false, Qt::Key_unknown, Qt::NoModifier, letter, false);
    }
    if (document_ && chance(2)) pressKey();
}

void Monkey::clickSomething()
{
    QWidget* widget = something();
    const Qt::MouseButton button = pick(buttons);
    const Qt::KeyboardModifiers with = pick(modifiers);
    const QPoint place = placeIn(*widget);
    say(QStringLiteral("click %1 at %2,%3 with %4")
            .arg(nameOf(*widget))
            .arg(place.x())
            .arg(place.y())
            .arg(button));
    const bool twice = chance(6) && widget->window() == document_->window();
    // Any event may close and delete what it was sent to.
    const QPointer<QWindow> handle = widget->window()->windowHandle();
    if (handle) QTest::mouseMove(handle, place);
    if (handle && twice) return QTest::mouseDClick(handle, button, with, place);
    if (handle) QTest::mousePress(handle, button, with, place);
    if (handle) QTest::mouseRelease(handle, button, with, place);
}

void Monkey::dragSomething()
{
    QWidget* widget = something();
    const QPoint from = placeIn(*widget), to = placeIn(chance(3) ? *widget->window() : *widget);
    say(QStringLiteral("drag %1 %2,%3 to %4,%5")
            .arg(nameOf(*widget))
            .arg(from.x())
            .arg(from.y())
            .arg(to.x())
            .arg(to.y()));
    const QPointer<QWindow> handle = widget->window()->windowHandle();
    const Qt::MouseButton button = pick(buttons);
    if (handle) QTest::mousePress(handle, button, {}, from);
    if (handle) QTest::mouseMove(handle, (from + to) / 2);
    if (handle) QTest::mouseMove(handle, to);
    if (handle) QTest::mouseRelease(handle, button, {}, to);
}

void Monkey::turnWheel()
{
    QWidget* widget = something();
    const QPoint place = placeIn(*widget);
    const QPoint turn(0, 120 * (upTo(6) - 3));
    say("wheel on " + nameOf(*widget));
    QWindow* handle = widget->window()->windowHandle();
    if (!handle) return;
    QWheelEvent event(place, handle->mapToGlobal(place), {}, turn, {}, pick(modifiers), Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(handle, &event);
}

void Monkey::triggerAction()
{
    const std::vector<QAction*>& all = window().actions().all();
    QAction* action = pick(all);
    say(action->objectName() + (action->isEnabled() ? "" : ", which is not enabled"));
    if (!QApplication::activeModalWidget()) action->trigger();
}

void Monkey::openMenu()
{
    const QList<QAction*> bar = window().menuBar()->actions();
    const QAction* title = pick(bar);
    say("menu " + title->text());
    title->menu()->popup(window().mapToGlobal(QPoint(10, 30)));
    for (int acts = upTo(4); acts > 0 && document_ && QApplication::activePopupWidget(); --acts) pressKey();
}

} // namespace chancery
