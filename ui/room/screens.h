// SPDX-License-Identifier: GPL-3.0-or-later
// The displays: what each is called, and which one the audience window used for each set of connected
// displays.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

class QRect;
class QScreen;
class QWidget;

namespace chancery {

/// What a display reports about itself; each part may be empty.
struct DisplayName
{
    QString maker, model, serial, connector;
};

/// Returns one key for each display, in the same order, under which it is remembered. The key has the maker,
/// model and serial number, or the connector if these are all empty. Where two displays have the same key,
/// the connector is added to both.
QStringList displayKeys(const QList<DisplayName>& displays);
/// Returns the keys of the connected displays, in the order of QGuiApplication::screens().
QStringList displayKeys();
/// Returns the name of a display for a menu with its size in device pixels: "HDMI-1 (1920 × 1080)".
QString screenTitle(const QScreen& screen);

/// Returns whether two of these displays show the same part of the desktop.
bool mirrored(const QList<QRect>& displays);
/// Returns whether two of the connected displays do.
bool mirrored();

/// Remembers, for each set of connected displays, which one the audience window was on. The order in which
/// the displays are connected does not matter.
class DisplayMemory
{
public:
    /// Remembers that the audience window was on the display with key `audience` while `plugged` were
    /// connected.
    void remember(const QStringList& plugged, const QString& audience);
    /// Returns the key of the display that was remembered for this set, or an empty string.
    QString audience(const QStringList& plugged) const { return audiences_.value(setUp(plugged)); }

    /// Returns lines for the settings: by turns a set of displays and the key of its audience display.
    QStringList written() const;
    /// Reads the lines of written(). Ignores a last line without a partner.
    static DisplayMemory read(const QStringList& lines);

    bool operator==(const DisplayMemory&) const = default;

private:
    static QString setUp(QStringList plugged);

    QHash<QString, QString> audiences_;
};

/// Returns the index in `plugged` of the display for the audience window, or -1 if only the console's is
/// connected. It takes the display remembered for this set, else `preferred`, else the first other one. It
/// never returns `console`, the index of the console's display.
qsizetype audienceAmong(const QStringList& plugged, qsizetype console, const DisplayMemory& memory,
                        const QString& preferred);

/// Returns where the content of a window has room on a display: all of it but the panels of the desktop and
/// the window's own frame, which is estimated before the window is shown.
QRect roomOn(const QScreen& screen, const QWidget& window);

} // namespace chancery
