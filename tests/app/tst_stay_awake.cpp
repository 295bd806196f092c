// SPDX-License-Identifier: GPL-3.0-or-later
// The computer is kept from sleeping while players look: asked of a desktop that this test plays.
#include "app/stay_awake.h"
#include "tests/support/suite.h"

#include <QDBusConnection>
#include <QDBusServer>
#include <QSignalSpy>

namespace chancery::tst_stay_awake {

namespace {

/// The service of a desktop, or one that refuses.
class ScreenSaver : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    int held = 0;

public Q_SLOTS:
    uint Inhibit(const QString& who, const QString& why)
    {
        if (who.isEmpty() || why.isEmpty()) return 0;
        ++held;
        return 7;
    }
    void UnInhibit(uint cookie) { held -= cookie == 7; }
};

/// A connection between two ends of this process, with the service at the far one.
struct Bus
{
    QDBusServer server;
    ScreenSaver service;
    QString name;

    Bus(const QString& id, bool serves)
        : name(id)
    {
        server.setAnonymousAuthenticationAllowed(true);
        QObject::connect(&server, &QDBusServer::newConnection, &service, [this, serves](QDBusConnection far) {
            if (serves)
                far.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &service,
                                   QDBusConnection::ExportAllSlots);
        });
        QDBusConnection::connectToPeer(server.address(), name);
    }
    ~Bus() { QDBusConnection::disconnectFromPeer(name); }
};

} // namespace

class TestStayAwake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sleepIsHeldOffWhilePresenting()
    {
        Bus bus(QStringLiteral("desktop"), true);
        StayAwake awake(bus.name, QStringLiteral("no such bus"));
        const QSignalSpy changes(&awake, &StayAwake::changed);
        QVERIFY(!awake.holds());
        awake.setHeld(true);
        QTRY_VERIFY(awake.holds());
        QCOMPARE(bus.service.held, 1);
        QVERIFY(awake.trouble().isEmpty());
        awake.setHeld(true);
        QCOMPARE(bus.service.held, 1);
        awake.setHeld(false);
        QVERIFY(!awake.holds());
        QTRY_COMPARE(bus.service.held, 0);
        QVERIFY(changes.count() >= 3);
    }

    void itIsReleasedAtTheEnd()
    {
        Bus bus(QStringLiteral("desktop at the end"), true);
        {
            StayAwake awake(bus.name, QStringLiteral("no such bus"));
            awake.setHeld(true);
            QTRY_VERIFY(awake.holds());
        }
        QTRY_COMPARE(bus.service.held, 0);
    }

    /// The console says why the computer may go to sleep.
    void whatIsRefusedIsSaid()
    {
        StayAwake awake(QStringLiteral("no such bus"), QStringLiteral("nor this one"));
        awake.setHeld(true);
        QVERIFY(awake.trouble().contains(QStringLiteral("D-Bus")));
        QVERIFY(!awake.holds());
        awake.setHeld(false);
        QVERIFY(awake.trouble().isEmpty());
    }

    /// An answer that comes after presenting has ended holds nothing.
    void aLateAnswerHoldsNothing()
    {
        Bus bus(QStringLiteral("slow desktop"), true);
        StayAwake awake(bus.name, QStringLiteral("no such bus"));
        awake.setHeld(true);
        awake.setHeld(false);
        QTRY_COMPARE(bus.service.held, 0);
        QVERIFY(!awake.holds());
    }
};

CHANCERY_SUITE(TestStayAwake, QCoreApplication)

} // namespace chancery::tst_stay_awake

#include "tst_stay_awake.moc"
