// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/curtains.h"

#include "ui/parts/curtain.h"
#include "ui/parts/curtained_window.h"
#include "ui/parts/dialog_parts.h"
#include "ui/room/screens.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QScreen>

#include <utility>

namespace chancery {

namespace {

constexpr const char *moveName = "curtainMove", *closeName = "curtainClose", *showName = "curtainShow";

void change(QPushButton& button, const QString& text, const QString& tip)
{
    button.setText(text);
    introduce(&button, button.objectName().toUtf8().constData(), text, tip);
}

} // namespace

Curtains::Curtains(std::function<SeenDisplays()> seen)
    : seen_(std::move(seen))
{
    tellOfCurtains();
    QCoreApplication::instance()->installEventFilter(this);
}

/// A window gets QEvent::Show before the window system shows it, and QEvent::Move once it has moved it. A
/// panel that was a window and has become a part of one is shown again too.
bool Curtains::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType()) return false;
    auto& widget = static_cast<QWidget&>(*watched);
    switch (event->type()) {
    case QEvent::Show:
        if (widget.isWindow() || Curtain::closedOver(widget)) follow(widget);
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ScreenChangeInternal:
    case QEvent::WindowStateChange:
    case QEvent::LanguageChange:
        if (widget.isWindow()) followFrom(widget);
        break;
    default:
        break;
    }
    return false;
}

/// Where the console is decides whether its display is one of the players, and with that about all that is
/// there.
void Curtains::followFrom(QWidget& window)
{
    displays_ == seen_().displays ? follow(window) : follow();
}

void Curtains::follow()
{
    displays_ = seen_().displays;
    for (QWidget* window : QApplication::topLevelWidgets()) follow(*window);
}

void Curtains::follow(QWidget& window)
{
    const bool other = hasComeOrGone(window);
    const bool due = isDue(window), closed = Curtain::closedOver(window);
    if (due) write(curtainOf(window));
    if (due != closed) curtainOf(window).setClosed(due);
    if (due && !closed && isPopup(window)) closeSoon(window);
    if (due != closed || other) Q_EMIT changed();
}

/// What the players see no longer is not shown anyway when it comes back, nor is what belongs to it.
bool Curtains::hasComeOrGone(const QWidget& window)
{
    const bool seen = isSeen(window);
    if (!seen && shown_.removeAll(&window) > 0) follow();
    if (isPopup(window) || seen == onStage_.contains(&window)) return false;
    onStage_.removeAll(nullptr);
    if (seen)
        onStage_ << &window;
    else
        onStage_.removeAll(&window);
    return true;
}

/// Not at once: it may be about to wait for an answer, and would then wait for ever.
void Curtains::closeSoon(QWidget& popup)
{
    QMetaObject::invokeMethod(&popup, &QWidget::close, Qt::QueuedConnection);
}

bool Curtains::isSeen(const QWidget& window) const
{
    return window.isWindow() && window.isVisible() && seen_().hold(window);
}

/// A tooltip of a curtain itself is no secret.
bool Curtains::isDue(const QWidget& window) const
{
    const QWidget* about = window.parentWidget();
    const bool ofCurtain = window.windowType() == Qt::ToolTip && about && Curtain::isPart(*about);
    return isSeen(window) && !isShownAnyway(window) && !ofCurtain;
}

QList<QWidget*> Curtains::covered() const
{
    QList<QWidget*> all = QApplication::topLevelWidgets();
    all.removeIf([this](const QWidget* window) { return !isDue(*window); });
    return all;
}

bool Curtains::isShownAnyway(const QWidget& window) const
{
    if (shown_.contains(&window)) return true;
    const QWidget* owner = ownerOf(window);
    return owner && isShownAnyway(*owner);
}

void Curtains::setShownAnyway(QWidget& window, bool shown)
{
    shown_.removeAll(&window);
    shown_.removeAll(nullptr);
    if (shown) shown_ << &window;
    follow();
    Q_EMIT changed();
}

void Curtains::coverAgain()
{
    shown_.clear();
    follow();
}

Curtain& Curtains::curtainOf(QWidget& window)
{
    if (Curtain* there = Curtain::of(window)) return *there;
    auto& curtain = *new Curtain(window);
    connect(curtain.offer(moveName), &QPushButton::clicked, this, &Curtains::refugeWanted);
    connect(curtain.offer(closeName), &QPushButton::clicked, this, &Curtains::closeWanted);
    connect(curtain.offer(showName), &QPushButton::clicked, this,
            [this, &window] { setShownAnyway(window, true); });
    return curtain;
}

void Curtains::write(Curtain& curtain) const
{
    const SeenDisplays seen = seen_();
    const auto button = [&curtain](const char* name) {
        return curtain.findChild<QPushButton*>(QLatin1String(name));
    };
    button(moveName)->setVisible(seen.refuge);
    button(closeName)->setVisible(!seen.refuge);
    if (seen.refuge)
        change(
            *button(moveName), tr("Move to %1", "name of a display").arg(screenTitle(*seen.refuge)),
            tr("Move this window and all others that are covered to a display that the players do not see"));
    change(*button(closeName), tr("Close the audience window"),
           tr("Close the audience window, so that this window can be seen, also by the players"));
    change(*button(showName), tr("Show anyway"),
           tr("Show this window, also to the players, until the phase is over"));
    curtain.say(tr("The players see this display"), whatToDo(seen));
}

QString Curtains::whatToDo(const SeenDisplays& seen)
{
    if (seen.refuge)
        return tr("This window is covered while it is here. Move it to another display, or show it anyway "
                  "until the phase is over.");
    if (mirrored())
        return tr("Two displays show the same picture, so this window is covered. Extend the desktop instead "
                  "of mirroring it. If you close the audience window, the players see this window.");
    if (QGuiApplication::screens().size() > 1)
        return tr("Every display shows the audience window, so this window is covered. Close the audience "
                  "window, or choose one display for it.");
    return tr("The audience window fills the only display, so this window is covered. Connect another "
              "display. If you close the audience window, the players see this window.");
}

} // namespace chancery
