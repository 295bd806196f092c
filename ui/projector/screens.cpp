// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/projector/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStringList>

namespace chancery {

QString screenKey(const QScreen& screen)
{
    QStringList parts{screen.manufacturer(), screen.model(), screen.serialNumber()};
    parts.removeAll(QString());
    return parts.isEmpty() ? screen.name() : parts.join('|');
}

QString screenTitle(const QScreen& screen)
{
    const QSize pixels = screen.size() * screen.devicePixelRatio();
    return QStringLiteral("%1 (%2 × %3)").arg(screen.name()).arg(pixels.width()).arg(pixels.height());
}

QScreen* audienceScreen(const QString& key, const QScreen* console)
{
    QScreen* other = nullptr;
    const auto screens = QGuiApplication::screens();
    for (QScreen* screen : screens) {
        if (!key.isEmpty() && screenKey(*screen) == key) return screen;
        if (screen != console && !other) other = screen;
    }
    return other;
}

} // namespace chancery
