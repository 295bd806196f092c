// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stay_awake.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusUnixFileDescriptor>

namespace chancery {

namespace {

const QString screenSaver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString screenSaverPath = QStringLiteral("/org/freedesktop/ScreenSaver");

QDBusMessage toScreenSaver(const char* method)
{
    return QDBusMessage::createMethodCall(screenSaver, screenSaverPath, screenSaver, QLatin1String(method));
}

} // namespace

/// The connections, and what the services gave for holding off.
struct StayAwake::Buses
{
    QDBusConnection session, system;
    QDBusUnixFileDescriptor lock{}; ///< of login1: sleep is held off while it is open
    quint32 cookie = 0;             ///< of the screen saver
};

StayAwake::StayAwake(QObject* parent)
    : QObject(parent)
    , buses_(new Buses{QDBusConnection::sessionBus(), QDBusConnection::systemBus()})
{
}

StayAwake::StayAwake(const QString& session, const QString& system, QObject* parent)
    : QObject(parent)
    , buses_(new Buses{QDBusConnection(session), QDBusConnection(system)})
{
}

StayAwake::~StayAwake()
{
    release();
}

bool StayAwake::holds() const
{
    return buses_->cookie != 0 || buses_->lock.isValid();
}

void StayAwake::setHeld(bool held)
{
    if (held_ == held) return;
    held_ = held;
    ++asked_;
    release();
    trouble_.clear();
    if (held) askDesktop();
    Q_EMIT changed();
}

/// Calls `answer` with the finished call, and with whether nothing else was asked for meanwhile.
template<class Answer>
void StayAwake::await(const QDBusPendingCall& call, Answer answer)
{
    auto* watcher = new QDBusPendingCallWatcher(call, this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, answer, asked = asked_] {
        watcher->deleteLater();
        answer(*watcher, asked == asked_);
        Q_EMIT changed();
    });
}

void StayAwake::askDesktop()
{
    if (!buses_->session.isConnected()) return askSystem();
    QDBusMessage call = toScreenSaver("Inhibit");
    call << QStringLiteral("Chancery") << tr("Players are looking at the audience window");
    await(buses_->session.asyncCall(call), [this](const QDBusPendingReply<quint32>& reply, bool current) {
        if (!reply.isError())
            current ? void(buses_->cookie = reply.value()) : giveBack(reply.value());
        else if (current)
            askSystem();
    });
}

void StayAwake::askSystem()
{
    if (!buses_->system.isConnected()) return refuse(tr("the desktop has no D-Bus"));
    const QString manager = QStringLiteral("org.freedesktop.login1.Manager");
    QDBusMessage call = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.login1"),
                                                       QStringLiteral("/org/freedesktop/login1"), manager,
                                                       QStringLiteral("Inhibit"));
    call << QStringLiteral("sleep:idle") << QStringLiteral("Chancery")
         << tr("Players are looking at the audience window") << QStringLiteral("block");
    await(buses_->system.asyncCall(call),
          [this](const QDBusPendingReply<QDBusUnixFileDescriptor>& reply, bool current) {
              if (!current) return; // what came is closed with the reply
              if (reply.isError())
                  refuse(reply.error().message());
              else
                  buses_->lock = reply.value();
          });
}

void StayAwake::refuse(const QString& why)
{
    trouble_ = tr("The computer may go to sleep while you present: %1").arg(why);
}

void StayAwake::giveBack(quint32 cookie)
{
    QDBusMessage call = toScreenSaver("UnInhibit");
    call << cookie;
    buses_->session.send(call);
}

void StayAwake::release()
{
    if (buses_->cookie != 0) giveBack(buses_->cookie);
    buses_->cookie = 0;
    buses_->lock = {};
}

} // namespace chancery
