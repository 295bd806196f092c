// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/screens.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

namespace chancery {

namespace {

constexpr QLatin1String separator{" + "};

QString keyOf(const DisplayName& display)
{
    QStringList parts{display.maker, display.model, display.serial};
    parts.removeAll(QString());
    return parts.isEmpty() ? display.connector : parts.join(u'|');
}

} // namespace

QStringList displayKeys(const QList<DisplayName>& displays)
{
    QStringList plain, keys;
    for (const DisplayName& display : displays) plain << keyOf(display);
    for (qsizetype i = 0; i < plain.size(); ++i)
        keys << (plain.count(plain[i]) == 1 ? plain[i] : plain[i] + u'|' + displays[i].connector);
    return keys;
}

QStringList displayKeys()
{
    QList<DisplayName> displays;
    const auto screens = QGuiApplication::screens();
    for (const QScreen* screen : screens)
        displays << DisplayName{screen->manufacturer(), screen->model(), screen->serialNumber(),
                                screen->name()};
    return displayKeys(displays);
}

QString screenTitle(const QScreen& screen)
{
    const QSize pixels = screen.size() * screen.devicePixelRatio();
    return QStringLiteral("%1 (%2 × %3)").arg(screen.name()).arg(pixels.width()).arg(pixels.height());
}

QString DisplayMemory::setUp(QStringList plugged)
{
    plugged.sort();
    return plugged.join(separator);
}

void DisplayMemory::remember(const QStringList& plugged, const QString& audience)
{
    audiences_[setUp(plugged)] = audience;
}

QStringList DisplayMemory::written() const
{
    QStringList lines;
    for (auto it = audiences_.begin(); it != audiences_.end(); ++it) lines << it.key() << it.value();
    return lines;
}

DisplayMemory DisplayMemory::read(const QStringList& lines)
{
    DisplayMemory memory;
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) memory.audiences_[lines[i]] = lines[i + 1];
    return memory;
}

qsizetype audienceAmong(const QStringList& plugged, qsizetype console, const DisplayMemory& memory,
                        const QString& preferred)
{
    for (const QString& key : {memory.audience(plugged), preferred})
        if (const qsizetype found = plugged.indexOf(key); found >= 0 && found != console) return found;
    for (qsizetype i = 0; i < plugged.size(); ++i)
        if (i != console) return i;
    return -1;
}

bool mirrored(const QList<QRect>& displays)
{
    for (qsizetype a = 0; a < displays.size(); ++a)
        for (qsizetype b = 0; b < a; ++b)
            if (displays[a].intersects(displays[b])) return true;
    return false;
}

bool mirrored()
{
    QList<QRect> displays;
    for (const QScreen* screen : QGuiApplication::screens()) displays << screen->geometry();
    return mirrored(displays);
}

QRect roomOn(const QScreen& screen, const QWidget& window)
{
    const QRect frame = window.frameGeometry(), inner = window.geometry();
    QMargins margins(inner.left() - frame.left(), inner.top() - frame.top(), frame.right() - inner.right(),
                     frame.bottom() - inner.bottom());
    if (margins.isNull() && !window.isVisible())
        margins.setTop(window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window));
    return screen.availableGeometry().marginsRemoved(margins);
}

} // namespace chancery
