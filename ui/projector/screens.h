// SPDX-License-Identifier: GPL-3.0-or-later
// Which display the audience looks at, for each set of displays that has been plugged in.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

class QScreen;

namespace chancery {

/// What a display says of itself.
struct DisplayName
{
    QString maker, model, serial, connector;
};

/// What displays are remembered by: maker, model and serial number or, failing these, the connector. Of those that are
/// the same in all three, the connector too.
QStringList displayKeys(const QList<DisplayName>& displays);
/// Of the displays that are plugged in now, in Qt's sequence.
QStringList displayKeys();
/// For a menu: "HDMI-1 (1920 × 1080)".
QString screenTitle(const QScreen& screen);

/// Where the audience looked when the same displays were plugged in, in whatever sequence.
class DisplayMemory
{
public:
    void remember(const QStringList& plugged, const QString& audience);
    QString audience(const QStringList& plugged) const { return audiences_.value(setUp(plugged)); }

    /// For the settings: a set-up and its audience by turns.
    QStringList written() const;
    static DisplayMemory read(const QStringList& lines);

    bool operator==(const DisplayMemory&) const = default;

private:
    static QString setUp(QStringList plugged);

    QHash<QString, QString> audiences_;
};

/// Index of the display for the audience; -1 if there is only the console's own. What was remembered for these displays
/// comes first, then `preferred`, then any other than the console's, which is never covered.
qsizetype audienceAmong(const QStringList& plugged, qsizetype console, const DisplayMemory& memory,
                        const QString& preferred);

} // namespace chancery
