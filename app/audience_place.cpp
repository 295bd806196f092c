// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/audience_place.h"

#include "app/shared_settings.h"
#include "ui/room/projector_window.h"
#include "ui/room/screens.h"

#include <QApplication>
#include <QDockWidget>
#include <QScreen>

namespace chancery {

namespace {

constexpr int settledAfterMs = 250; ///< connecting one display is reported as several changes

/// Moves a window to the middle of a display and makes it no larger than that.
void moveTo(QWidget& window, QScreen& screen)
{
    const Qt::WindowStates state = window.windowState();
    // Some window managers do not move windows that fill a display.
    window.setWindowState(state & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    const QRect room = roomOn(screen, window);
    QRect place(QPoint(), window.size().boundedTo(room.size()));
    place.moveCenter(room.center());
    window.setScreen(&screen);
    window.setGeometry(place);
    window.setWindowState(state);
}

/// Qt 6.4 keeps for each window the display that it was last put on, even if that is gone, and crashes when
/// such a menu is opened again. It notes another display only where that is a change, and only for windows: a
/// panel in its place was one, and may be one again, and one that floats becomes another window then.
void forgetDisplay(QScreen* gone)
{
    for (QWidget* widget : QApplication::allWidgets()) {
        const bool isPanel = qobject_cast<QDockWidget*>(widget);
        const bool isOpen = widget->isWindow() && widget->isVisible();
        if (!isPanel && (!widget->isWindow() || isOpen)) continue; // Qt moves open windows
        QScreen* own =
            isOpen && widget->screen() != gone ? widget->screen() : QGuiApplication::primaryScreen();
        const Qt::WindowFlags flags = widget->windowFlags();
        widget->overrideWindowFlags(flags | Qt::Window);
        widget->setScreen(gone);
        widget->setScreen(own);
        widget->overrideWindowFlags(flags);
    }
}

} // namespace

AudiencePlace::AudiencePlace(SharedSettings& settings, std::function<ProjectorWindow*()> window,
                             std::function<QWidget*()> console)
    : settings_(settings)
    , window_(std::move(window))
    , console_(std::move(console))
    , curtains_([this] { return seen(); })
    , offStage_([this] { return seen(); })
{
    connect(&curtains_, &Curtains::changed, this, &AudiencePlace::changed, Qt::QueuedConnection);
    connect(&curtains_, &Curtains::refugeWanted, this, &AudiencePlace::moveAway);
    followPlugs();
}

/// Returns the audience window if it is open.
ProjectorWindow* AudiencePlace::presented() const
{
    ProjectorWindow* window = window_();
    return window && window->presenting() ? window : nullptr;
}

QScreen* AudiencePlace::consoleScreen() const
{
    const QWidget* console = console_();
    return console ? displayOf(*console) : QGuiApplication::primaryScreen();
}

QScreen* AudiencePlace::audienceScreen() const
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const QStringList keys = displayKeys();
    // No display was chosen for this set: the audience window stays where it is.
    const ProjectorWindow* window = window_();
    const qsizetype now = screens.indexOf(window ? window->audienceScreen() : nullptr);
    const QString preferred = now >= 0 ? keys[now] : settings_.preferences().projectorDisplay;
    const qsizetype at =
        audienceAmong(keys, screens.indexOf(consoleScreen()), settings_.values().displays, preferred);
    return at >= 0 ? screens[at] : nullptr;
}

void AudiencePlace::open(QScreen* screen)
{
    const auto at = QGuiApplication::screens().indexOf(screen);
    if (at >= 0) settings_.rememberDisplay(displayKeys()[at]);
    presentOn(screen ? screen : audienceScreen());
}

/// On its own display the window stays full screen, although the console has got there too.
void AudiencePlace::presentOn(QScreen* screen)
{
    QScreen* console = consoleScreen();
    const bool stays = screen == console && screen == window_()->audienceScreen();
    window_()->presentOn(screen, stays ? nullptr : console);
    moveAway();
    curtains_.follow();
}

void AudiencePlace::close()
{
    moveAway();
    window_()->hide();
}

/// The display that the window is for counts before the window has got there, and after it was moved
/// elsewhere.
SeenDisplays AudiencePlace::seen() const
{
    const ProjectorWindow* window = presented();
    return window ? seenOf(*window, consoleScreen()) : SeenDisplays();
}

void AudiencePlace::moveAway()
{
    for (QWidget* window : curtains_.covered()) offStage_.keepOff(*window);
}

void AudiencePlace::activateConsole()
{
    QWidget* dialog = QApplication::activeModalWidget();
    if (QWidget* given = dialog ? dialog : console_()) given->activateWindow();
    // A window manager puts in front what is activated. On the only display the gamemaster is to see that the
    // audience window is there, and can reach it by a click.
    if (ProjectorWindow* window = presented(); window && !window->audienceScreen() && !dialog)
        window->raise();
}

void AudiencePlace::followPlugs()
{
    displaysSettle_.setParent(this);
    displaysSettle_.setSingleShot(true);
    displaysSettle_.setInterval(settledAfterMs);
    connect(&displaysSettle_, &QTimer::timeout, this, &AudiencePlace::followDisplays);
    const auto wait = [this] {
        curtains_.follow(); // at once: a window may be anywhere now
        displaysSettle_.start();
    };
    const auto watch = [this, wait](QScreen* screen) {
        connect(screen, &QScreen::geometryChanged, this, wait);
    };
    for (QScreen* screen : QGuiApplication::screens()) watch(screen);
    connect(qApp, &QGuiApplication::screenAdded, this, watch);
    connect(qApp, &QGuiApplication::screenAdded, this, wait);
    connect(qApp, &QGuiApplication::screenRemoved, this, forgetDisplay);
    connect(qApp, &QGuiApplication::screenRemoved, this, wait);
    connect(qApp, &QGuiApplication::primaryScreenChanged, this, wait);
}

void AudiencePlace::followDisplays()
{
    ProjectorWindow* window = presented();
    QScreen* own = window ? window->audienceScreen() : nullptr;
    QScreen* wanted = own && own == consoleScreen() ? own : audienceScreen();
    // After its display was removed, the window manager may have put the audience window over the console.
    const bool covers = !wanted && window && window->isFullScreen();
    // Also if it seems to be in place: the window manager may have put it elsewhere and not have said so.
    if (window && (covers || wanted)) presentOn(wanted);
    if (QWidget* console = console_(); covers && console) console->raise();
    moveAway();
    Q_EMIT changed();
}

bool AudiencePlace::mayExchange() const
{
    return presented() && console_() && QGuiApplication::screens().size() > 1;
}

void AudiencePlace::exchange()
{
    if (!mayExchange()) return;
    QScreen* from = consoleScreen();
    QScreen* to = audienceScreen();
    if (!to) return;
    window_()->presentOn(nullptr, to); // window managers fail if two windows change places at once
    moveTo(*console_(), *to);
    settings_.rememberDisplay(displayKeys()[QGuiApplication::screens().indexOf(from)]);
    presentOn(from);
    activateConsole();
    Q_EMIT changed();
}

} // namespace chancery
