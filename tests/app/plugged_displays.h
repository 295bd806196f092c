// SPDX-License-Identifier: GPL-3.0-or-later
// Displays of the offscreen platform that are plugged in, pulled out and mirrored while the program runs.
#pragma once

#include <QApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QPointer>
#include <QRect>
#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <algorithm>

// Qt declares these classes in private headers, of which only these functions are needed, as they are in
// Qt 6.4.
class QPlatformNativeInterface : public QObject
{
public:
    virtual void* nativeResourceForIntegration(const QByteArray& resource);
};
class QWindowSystemInterface
{
public:
    struct SynchronousDelivery;
    static void handleScreenGeometryChange(QScreen* screen, const QRect& place, const QRect& available);
    template<class Delivery>
    static void handleWindowScreenChanged(QWindow* window, QScreen* screen);
};

namespace chancery {

/// A display as it is plugged in.
struct Plugged
{
    QString name;
    QRect place;
};

/// Returns whether displays can be changed: not on a platform with a window system.
inline bool mayPlug()
{
    return QGuiApplication::platformName() == QLatin1String("offscreen");
}

/// Sets the displays of the platform.
inline void configure(const QList<Plugged>& displays)
{
    QJsonArray screens;
    for (const Plugged& one : displays)
        screens << QJsonObject{{"name", one.name},
                               {"x", one.place.x()},
                               {"y", one.place.y()},
                               {"width", one.place.width()},
                               {"height", one.place.height()},
                               {"logicalDpi", 96},
                               {"logicalBaseDpi", 96},
                               {"dpr", 1}};
    QPlatformNativeInterface* platform = QGuiApplication::platformNativeInterface();
    using Configure = void (*)(const QJsonObject&, QPlatformNativeInterface*);
    reinterpret_cast<Configure>(platform->nativeResourceForIntegration("setConfiguration"))(
        {{"screens", screens}}, platform);
}

/// Changes the displays to these: those that are left out are pulled out, and those of the same name are
/// moved. As a window system does, it shows windows again whose display is gone.
inline void plug(const QList<Plugged>& displays)
{
    QList<QPointer<QWidget>> shown;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible()) shown << window;
    QList<Plugged> before;
    for (const QScreen* screen : QGuiApplication::screens())
        before << Plugged{screen->name(), screen->geometry()};
    const auto stays = [&](const Plugged& old) {
        return std::ranges::find(displays, old.name, &Plugged::name) != displays.end();
    };
    // There is no desktop without a display: the new ones come before the last old one goes.
    if (std::ranges::none_of(before, stays)) configure(before + displays);
    configure(displays);
    for (QScreen* screen :
         QGuiApplication::screens()) // which this version of the platform leaves where they are
        for (const Plugged& one : displays)
            if (one.name == screen->name() && one.place != screen->geometry())
                QWindowSystemInterface::handleScreenGeometryChange(screen, one.place, one.place);
    QCoreApplication::processEvents();
    for (const QPointer<QWidget>& window : shown)
        if (window && window->windowHandle() && !window->windowHandle()->isVisible())
            window->windowHandle()->setVisible(true);
}

/// Pulls out all displays and plugs these in, so that the first of them is the first again.
inline void plugAnew(const QList<Plugged>& displays)
{
    plug({{"meanwhile", {0, 0, 640, 480}}});
    plug(displays);
}

/// Moves a window as a person or a window manager does: it learns where it is, and then on which display.
inline void putAt(QWidget& window, const QPoint& corner)
{
    window.move(corner);
    if (!mayPlug()) return; // a window system does this itself
    QScreen* under = QGuiApplication::screenAt(window.geometry().center());
    if (!under || !window.windowHandle() || window.windowHandle()->screen() == under) return;
    QWindowSystemInterface::handleWindowScreenChanged<QWindowSystemInterface::SynchronousDelivery>(
        window.windowHandle(), under);
}

} // namespace chancery
