// SPDX-License-Identifier: GPL-3.0-or-later
// The file with what a report of a fault needs.
#include "tests/support/files.h"
#include "tests/support/suite.h"
#include "ui/files/program_log.h"

#include <QTemporaryDir>
#include <QTest>

namespace chancery::tst_program_log {

class TestProgramLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunIsWritten()
    {
        const Place place;
        {
            ProgramLog log(place.path);
            log.write("on this machine\nand no other");
            log.takeWarnings();
            QTest::ignoreMessage(QtWarningMsg, "a doubt");
            qWarning("a doubt");
            QVERIFY(!log.endedBadly());
        }
        QTest::ignoreMessage(QtWarningMsg, "too late");
        qWarning("too late");
        const QStringList lines = place.lines();
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines[0].endsWith(" started") && lines[3].endsWith(" ended"), qPrintable(lines.join(u'|')));
        QVERIFY(lines[1].endsWith(" on this machine and no other"));
        QVERIFY(lines[2].endsWith(" a doubt"));
        QVERIFY(!ProgramLog(place.path).endedBadly());
    }

    /// What a program that was killed leaves behind is its lock.
    void aRunThatWasCutOffIsNoticedOnce()
    {
        const Place place;
        {
            const ProgramLog log(place.path);
            QVERIFY(QFile::copy(place.path + ".lock", place.path + ".left"));
        }
        QVERIFY(QFile::rename(place.path + ".left", place.path + ".lock"));
        QVERIFY(ProgramLog(place.path).endedBadly());
        QVERIFY(!ProgramLog(place.path).endedBadly());
    }

    void ofTwoAtATimeTheFirstWrites()
    {
        const Place place;
        const ProgramLog first(place.path);
        ProgramLog second(place.path);
        second.write("nothing");
        QVERIFY(!second.endedBadly());
        QCOMPARE(place.lines().size(), 1);
    }

    void itGrowsNoFurther()
    {
        const Place place;
        {
            QFile file(place.path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            for (int i = 0; i < 30000; ++i) file.write("a line of old\n");
        }
        ProgramLog log(place.path);
        QVERIFY(QFileInfo(place.path).size() < 1 << 18);
        QCOMPARE(place.lines().front(), QString("a line of old")); // a whole one
        for (int i = 0; i < 5000; ++i) log.write(QString(200, u'x'));
        QVERIFY(QFileInfo(place.path).size() < 1 << 20);
    }

private:
    struct Place
    {
        QTemporaryDir folder;
        QString path = folder.filePath("log/chancery.log");

        Place() { QDir().mkpath(folder.filePath("log")); }
        QStringList lines() const
        {
            QFile file(path);
            return file.open(QIODevice::ReadOnly)
                       ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                       : QStringList();
        }
    };
};

CHANCERY_SUITE(TestProgramLog, QCoreApplication)

} // namespace chancery::tst_program_log

#include "tst_program_log.moc"
