// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system_wishes.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QMap>
#include <QStringList>

#include <utility>

namespace chancery {

namespace {

const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");

const QStringList& spaces()
{
    static const QStringList all{QStringLiteral("org.freedesktop.appearance"),
                                 QStringLiteral("org.gnome.desktop.interface"),
                                 QStringLiteral("org.gnome.desktop.a11y.interface")};
    return all;
}

/// Hears of changes. The bus finds its slot by the name.
class Listener : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void heard(const QString& key, const QVariant& value);

public Q_SLOTS:
    void take(const QString& space, const QString& key, const QDBusVariant& value)
    {
        if (spaces().contains(space)) Q_EMIT heard(key, value.variant());
    }
};

} // namespace

SystemWatch::SystemWatch(QObject* parent)
    : QObject(parent)
{
    ask({}, QStringLiteral("org.freedesktop.portal.Desktop"));
}

SystemWatch::SystemWatch(const QString& bus, const QString& service, QObject* parent)
    : QObject(parent)
{
    ask(bus, service);
}

void SystemWatch::ask(const QString& bus, const QString& service)
{
    QDBusConnection connection = bus.isEmpty() ? QDBusConnection::sessionBus() : QDBusConnection(bus);
    if (!connection.isConnected()) return;
    auto* listener = new Listener(this);
    connect(listener, &Listener::heard, this, &SystemWatch::know);
    connection.connect(service, path, settings, QStringLiteral("SettingChanged"), listener,
                       SLOT(take(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, settings, QStringLiteral("ReadAll"));
    call << spaces();
    auto* watcher = new QDBusPendingCallWatcher(connection.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty()) return;
        const auto all =
            qdbus_cast<QMap<QString, QVariantMap>>(reply.arguments().front().value<QDBusArgument>());
        for (const QVariantMap& space : all)
            for (auto one = space.begin(); one != space.end(); ++one) know(one.key(), one.value());
    });
}

void SystemWatch::know(const QString& key, const QVariant& value)
{
    known_[key] = value;
    const SystemWishes now{known_.value(QStringLiteral("contrast")).toUInt() == 1 ||
                               known_.value(QStringLiteral("high-contrast")).toBool(),
                           known_.value(QStringLiteral("reduced-motion")).toUInt() == 1 ||
                               !known_.value(QStringLiteral("enable-animations"), true).toBool()};
    if (now != std::exchange(wishes_, now)) Q_EMIT changed();
}

} // namespace chancery

#include "system_wishes.moc"
