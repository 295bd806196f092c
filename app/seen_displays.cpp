// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/seen_displays.h"

#include "ui/room/projector_window.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether a program cannot learn where its windows are, only on which display.
bool placesAreSecret()
{
    return QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

/// While displays come and go, a window may be where there is none. It will be put anywhere.
bool isNowhere(const QRect& place)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    return std::ranges::none_of(screens, [&](QScreen* one) { return one->geometry().intersects(place); });
}

/// The frame of a window that fills a display may reach a little over the border, where nothing is on it.
QRect placeOf(const QWidget& window)
{
    return window.isMaximized() || window.isFullScreen() ? window.geometry() : window.frameGeometry();
}

bool isOn(const ProjectorWindow& audience, const QScreen* screen)
{
    if (placesAreSecret()) return audience.screen() == screen;
    return screen->geometry().intersects(placeOf(audience));
}

/// See seenOf().
bool isSeen(const ProjectorWindow& audience, const QScreen* screen, const QScreen* console)
{
    if (screen == audience.audienceScreen()) return true;
    if (audience.isFullScreen()) return screen == audience.screen();
    const bool beside = screen == console && screen == audience.sharedScreen();
    return !beside && QGuiApplication::screens().size() > 1 && isOn(audience, screen);
}

} // namespace

bool SeenDisplays::hold(const QRect& part) const
{
    return filled.intersects(part) ||
           std::ranges::any_of(displays, [&](QScreen* one) { return one->geometry().intersects(part); });
}

bool SeenDisplays::hold(const QWidget& window) const
{
    if (displays.isEmpty() || &window == audience) return false;
    if (placesAreSecret()) return displays.contains(window.screen());
    return hold(placeOf(window)) || isNowhere(placeOf(window));
}

bool isPopup(const QWidget& window)
{
    return window.windowType() == Qt::Popup || window.windowType() == Qt::ToolTip;
}

QScreen* displayOf(const QWidget& window)
{
    const QPoint middle = window.geometry().center();
    if (placesAreSecret() || window.screen()->geometry().contains(middle)) return window.screen();
    QScreen* there = QGuiApplication::screenAt(middle);
    return there ? there : window.screen();
}

/// The list of a field that completes what is typed has no parent.
const QWidget* ownerOf(const QWidget& window)
{
    const QWidget* about = window.parentWidget() ? window.parentWidget() : window.focusProxy();
    return about && about->window() != &window ? about->window() : nullptr;
}

SeenDisplays seenOf(const ProjectorWindow& audience, QScreen* console)
{
    const bool fills = audience.isFullScreen() && !placesAreSecret();
    SeenDisplays seen{&audience, {}, fills ? audience.geometry() : QRect()};
    QList<QScreen*> hidden;
    for (QScreen* screen : QGuiApplication::screens())
        if (isSeen(audience, screen, console)) seen.displays << screen;
    for (QScreen* screen : QGuiApplication::screens())
        if (!seen.hold(screen->geometry())) hidden << screen;
    seen.shared = hidden.contains(console) && isOn(audience, console);
    seen.refuge = hidden.contains(console) ? console : hidden.value(0);
    return seen;
}

} // namespace chancery
