// SPDX-License-Identifier: GPL-3.0-or-later
// Which window is on which display, also while displays are plugged in and out.
#include "app/audience_keeper.h"
#include "app/document.h"
#include "app/main_window.h"
#include "app/prompts.h"
#include "app/shared_settings.h"
#include "ui/projector/screens.h"

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

QWidget* AudienceKeeper::console() const
{
    return document_ ? document_->window() : nullptr;
}

QScreen* AudienceKeeper::consoleScreen() const
{
    return console() ? console()->screen() : QGuiApplication::primaryScreen();
}

QScreen* AudienceKeeper::audienceScreen() const
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const QStringList keys = displayKeys();
    // Displays that nobody has chosen among: the audience stays where it is.
    const qsizetype now = screens.indexOf(window_ ? window_->audienceScreen() : nullptr);
    const QString preferred = now >= 0 ? keys[now] : settings_.preferences().projectorDisplay;
    const qsizetype at =
        audienceAmong(keys, screens.indexOf(consoleScreen()), settings_.values().displays, preferred);
    return at >= 0 ? screens[at] : nullptr;
}

void AudienceKeeper::activateConsole()
{
    QWidget* dialog = QApplication::activeModalWidget();
    if (QWidget* given = dialog ? dialog : console()) given->activateWindow();
}

void AudienceKeeper::followPlugs()
{
    displaysSettle_.setParent(this);
    displaysSettle_.setSingleShot(true);
    displaysSettle_.setInterval(settledAfterMs);
    connect(&displaysSettle_, &QTimer::timeout, this, &AudienceKeeper::followDisplays);
    const auto wait = qOverload<>(&QTimer::start);
    connect(qApp, &QGuiApplication::screenAdded, &displaysSettle_, wait);
    connect(qApp, &QGuiApplication::screenRemoved, &displaysSettle_, wait);
    connect(qApp, &QGuiApplication::primaryScreenChanged, &displaysSettle_, wait);
}

void AudienceKeeper::followDisplays()
{
    QScreen* wanted = audienceScreen();
    // Its display gone, the window manager has put the audience over the console.
    const bool covers = !wanted && window_ && window_->isFullScreen();
    if (window_ && window_->presenting() && (covers || wanted != window_->audienceScreen()))
        window_->presentOn(wanted, consoleScreen());
    if (covers && console()) console()->raise();
    Q_EMIT changed();
}

bool AudienceKeeper::maySwapDisplays(const Document& document) const
{
    return presents(document) && console() && QGuiApplication::screens().size() > 1;
}

/// The room sees nothing from the question on until the windows are where they belong.
void AudienceKeeper::swapDisplays()
{
    if (!document_ || !maySwapDisplays(*document_)) return;
    const bool wasBlank = window_->blank();
    window_->setBlank(true);
    if (prompts_.swapDisplays && prompts_.swapDisplays(console())) exchangeDisplays();
    window_->setBlank(wasBlank);
}

void AudienceKeeper::exchangeDisplays()
{
    if (!document_ || !maySwapDisplays(*document_))
        return; // a display may have been unplugged during the question
    QScreen* from = consoleScreen();
    QScreen* to = audienceScreen();
    if (!to) return;
    window_->presentOn(nullptr, to); // no window manager likes two windows that change places
    moveTo(*console(), *to);
    settings_.rememberDisplay(displayKeys()[QGuiApplication::screens().indexOf(from)]);
    window_->presentOn(from, to);
    activateConsole();
    Q_EMIT changed();
}

} // namespace chancery
