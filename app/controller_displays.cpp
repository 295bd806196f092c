// SPDX-License-Identifier: GPL-3.0-or-later
// Which window is on which display, also while displays are plugged in and out.
#include "app/controller.h"

#include "app/main_window.h"
#include "ui/projector/projector_window.h"

#include <QApplication>
#include <QScreen>

namespace chancery {

namespace {

constexpr int settledAfterMs = 250; ///< plugging in one display comes as several changes

/// To the middle of the display, and no larger than it.
void moveTo(QWidget& window, QScreen& screen)
{
    const bool maximized = window.isMaximized();
    if (maximized) window.showNormal(); // else some window managers leave it where it is
    const QRect frame = window.frameGeometry(), inner = window.geometry();
    const QRect room =
        screen.availableGeometry().adjusted(inner.left() - frame.left(), inner.top() - frame.top(),
                                            inner.right() - frame.right(), inner.bottom() - frame.bottom());
    QRect place(QPoint(), window.size().boundedTo(room.size()));
    place.moveCenter(room.center());
    window.setScreen(&screen);
    window.setGeometry(place);
    if (maximized) window.showMaximized();
}

} // namespace

QScreen* Controller::consoleScreen() const
{
    return window_ ? window_->screen() : QGuiApplication::primaryScreen();
}

QScreen* Controller::audienceScreen() const
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const QStringList keys = displayKeys();
    // Displays that nobody has chosen among: the audience stays where it is.
    const qsizetype now = screens.indexOf(projector_ ? projector_->audienceScreen() : nullptr);
    const QString preferred = now >= 0 ? keys[now] : settings_.preferences.projectorDisplay;
    const qsizetype at = audienceAmong(keys, screens.indexOf(consoleScreen()), settings_.displays, preferred);
    return at >= 0 ? screens[at] : nullptr;
}

void Controller::activateConsole()
{
    QWidget* dialog = QApplication::activeModalWidget();
    if (QWidget* console = dialog ? dialog : window_) console->activateWindow();
}

void Controller::connectDisplays()
{
    displaysSettle_.setParent(this);
    displaysSettle_.setSingleShot(true);
    displaysSettle_.setInterval(settledAfterMs);
    connect(&displaysSettle_, &QTimer::timeout, this, &Controller::followDisplays);
    const auto wait = qOverload<>(&QTimer::start);
    connect(qApp, &QGuiApplication::screenAdded, &displaysSettle_, wait);
    connect(qApp, &QGuiApplication::screenRemoved, &displaysSettle_, wait);
    connect(qApp, &QGuiApplication::primaryScreenChanged, &displaysSettle_, wait);
}

void Controller::followDisplays()
{
    QScreen* wanted = audienceScreen();
    // Its display gone, the window manager has put the audience over the console.
    const bool covers = !wanted && projector_ && projector_->isFullScreen();
    if (presenting() && (covers || wanted != projector_->audienceScreen()))
        projector_->presentOn(wanted, consoleScreen());
    if (covers && window_) window_->raise();
    Q_EMIT stateChanged();
}

bool Controller::maySwapDisplays() const
{
    return window_ && presenting() && QGuiApplication::screens().size() > 1;
}

/// The room sees nothing from the question on until the windows are where they belong.
void Controller::swapDisplays()
{
    if (!maySwapDisplays()) return;
    const bool wasBlank = projector_->blank();
    projector_->setBlank(true);
    if (prompts_.swapDisplays && prompts_.swapDisplays(window_)) exchangeDisplays();
    projector_->setBlank(wasBlank);
}

void Controller::exchangeDisplays()
{
    if (!maySwapDisplays()) return; // a display may have been unplugged during the question
    QScreen* console = consoleScreen();
    QScreen* audience = audienceScreen();
    if (!audience) return;
    projector_->presentOn(nullptr, audience); // no window manager likes two windows that change places
    moveTo(*window_, *audience);
    settings_.displays.remember(displayKeys(), displayKeys()[QGuiApplication::screens().indexOf(console)]);
    projector_->presentOn(console, audience);
    activateConsole();
    Q_EMIT stateChanged();
}

} // namespace chancery
