// SPDX-License-Identifier: GPL-3.0-or-later
// What the system asks of all programs for the sake of those who see less or are disturbed by motion. Qt 6.4
// tells neither.
#pragma once

#include <QObject>
#include <QString>
#include <QVariantMap>

namespace chancery {

/// What the system asks for.
struct SystemWishes
{
    bool highContrast = false, reducedMotion = false;
    bool operator==(const SystemWishes&) const = default;
};

/// Reads what the system asks for from the settings portal over D-Bus, when it is made and whenever it
/// changes: "contrast" and "reduced-motion" of org.freedesktop.appearance, and where the portal has only
/// those of GNOME, "high-contrast" and "enable-animations". Nothing waits for the answer. Without D-Bus
/// nothing is asked for.
class SystemWatch : public QObject
{
    Q_OBJECT

public:
    /// Asks on the user's bus.
    explicit SystemWatch(QObject* parent = nullptr);
    /// Asks on the D-Bus connection with this name, and the service with this name there.
    SystemWatch(const QString& bus, const QString& service, QObject* parent = nullptr);

    /// Returns what is known of it.
    const SystemWishes& wishes() const { return wishes_; }

Q_SIGNALS:
    /// wishes() has changed.
    void changed();

private:
    void ask(const QString& bus, const QString& service);
    void know(const QString& key, const QVariant& value);

    QVariantMap known_; ///< by key
    SystemWishes wishes_;
};

} // namespace chancery
