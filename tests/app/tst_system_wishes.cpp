// SPDX-License-Identifier: GPL-3.0-or-later
// High contrast and reduced motion as the desktop asks for them: read from a portal that this test plays.
#include "app/system_wishes.h"
#include "tests/support/suite.h"

#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusServer>
#include <QDBusVariant>
#include <QSignalSpy>

namespace chancery::tst_system_wishes {

namespace {

using Spaces = QMap<QString, QVariantMap>;

/// The settings of a desktop.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    Spaces all;
    QStringList asked;

public Q_SLOTS:
    QMap<QString, QVariantMap> ReadAll(const QStringList& spaces)
    {
        asked = spaces;
        return all;
    }

Q_SIGNALS:
    void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value);
};

/// A connection between two ends of this process, with the portal at the far one.
struct Bus
{
    QDBusServer server;
    Portal portal;
    QString name;

    Bus(const QString& id, Spaces all)
        : name(id)
    {
        portal.all = std::move(all);
        server.setAnonymousAuthenticationAllowed(true);
        QObject::connect(&server, &QDBusServer::newConnection, &portal, [this](QDBusConnection far) {
            far.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                               QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        });
        QDBusConnection::connectToPeer(server.address(), name);
    }
    ~Bus() { QDBusConnection::disconnectFromPeer(name); }
};

} // namespace

class TestSystemWishes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qDBusRegisterMetaType<Spaces>(); }

    void whatIsAskedForIsRead_data()
    {
        QTest::addColumn<QString>("space");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<bool>("contrast");
        QTest::addColumn<bool>("motion");
        const QString appearance = "org.freedesktop.appearance";
        QTest::newRow("contrast") << appearance << "contrast" << QVariant(1u) << true << false;
        QTest::newRow("no contrast") << appearance << "contrast" << QVariant(0u) << false << false;
        QTest::newRow("motion") << appearance << "reduced-motion" << QVariant(1u) << false << true;
        QTest::newRow("GNOME's contrast") << "org.gnome.desktop.a11y.interface"
                                          << "high-contrast" << QVariant(true) << true << false;
        QTest::newRow("GNOME's motion") << "org.gnome.desktop.interface"
                                        << "enable-animations" << QVariant(false) << false << true;
        QTest::newRow("GNOME's usual") << "org.gnome.desktop.interface"
                                       << "enable-animations" << QVariant(true) << false << false;
    }
    void whatIsAskedForIsRead()
    {
        QFETCH(QString, space);
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QFETCH(bool, contrast);
        QFETCH(bool, motion);
        Bus bus(QString("portal ") + QTest::currentDataTag(), {{space, {{key, value}}}});
        const SystemWatch watch(bus.name, QString());
        QTRY_VERIFY(bus.portal.asked.contains(space));
        QTRY_COMPARE(watch.wishes(), (SystemWishes{contrast, motion}));
    }

    void aChangeIsFollowed()
    {
        Bus bus("changing portal", {});
        const SystemWatch watch(bus.name, QString());
        const QSignalSpy changes(&watch, &SystemWatch::changed);
        QTRY_VERIFY(!bus.portal.asked.isEmpty());
        Q_EMIT bus.portal.SettingChanged("org.freedesktop.appearance", "contrast", QDBusVariant(1u));
        QTRY_VERIFY(watch.wishes().highContrast);
        Q_EMIT bus.portal.SettingChanged("org.example", "reduced-motion", QDBusVariant(1u)); // of another
        Q_EMIT bus.portal.SettingChanged("org.freedesktop.appearance", "contrast", QDBusVariant(0u));
        QTRY_VERIFY(!watch.wishes().highContrast);
        QVERIFY(!watch.wishes().reducedMotion);
        QCOMPARE(changes.count(), 2);
    }

    void withoutAPortalNothingIsAskedFor()
    {
        const SystemWatch watch("no such bus", QString());
        QCOMPARE(watch.wishes(), SystemWishes());
    }
};

CHANCERY_SUITE(TestSystemWishes, QCoreApplication)

} // namespace chancery::tst_system_wishes

#include "tst_system_wishes.moc"
