// SPDX-License-Identifier: GPL-3.0-or-later
// One id: desktop file, software-centre entry, icons and windows name each other, so that a dock shows the
// icon.
#include "app/application.h"
#include "engine/base/version.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QXmlStreamReader>

namespace chancery::tst_identity {

namespace {

const QString top = QStringLiteral(CHANCERY_SOURCE_DIR "/");

QString ofDesktopFile(const char* key)
{
    const QSettings file(top + "packaging/linux/" + desktopId() + ".desktop", QSettings::IniFormat);
    return file.value(QLatin1String("Desktop Entry/") + QLatin1String(key)).toString();
}

QString ofMetainfo(const char* element)
{
    QFile file(top + "packaging/linux/" + desktopId() + ".metainfo.xml");
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader reader(&file);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String(element))
            return reader.readElementText();
    return {};
}

} // namespace

class TestIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// On Wayland a window has the name of the desktop file as its id.
    void windowsNameTheDesktopFile()
    {
        nameProgram();
        QCOMPARE(QGuiApplication::desktopFileName(), desktopId());
        QCOMPARE(ofDesktopFile("Exec").section(' ', 0, 0), QApplication::applicationName());
    }

    /// The version is written in places that only people read together.
    void everyFileOfThePackageHasTheVersion()
    {
        const QString version = QString::fromLatin1(programVersion());
        QFile changelog(top + "packaging/linux/changelog");
        QVERIFY(changelog.open(QIODevice::ReadOnly));
        QVERIFY(changelog.readLine().startsWith(("chancery (" + version + "-1)").toUtf8()));
        QFile metainfo(top + "packaging/linux/" + desktopId() + ".metainfo.xml");
        QVERIFY(metainfo.open(QIODevice::ReadOnly));
        const QByteArray releases = metainfo.readAll();
        const qsizetype first = releases.indexOf("<release version=");
        QCOMPARE(releases.mid(first).split('"').value(1), version.toUtf8());
    }

    /// The menu of the icon starts the program with actions that there are.
    void theIconsMenuStartsActions_data()
    {
        QTest::addColumn<QString>("command");
        const QSettings file(top + "packaging/linux/" + desktopId() + ".desktop", QSettings::IniFormat);
        const QStringList names = ofDesktopFile("Actions").split(QLatin1Char(';'), Qt::SkipEmptyParts);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << file.value("Desktop Action " + name + "/Exec").toString();
    }

    void theIconsMenuStartsActions()
    {
        QFETCH(QString, command);
        const Result<CommandLine> line = readCommandLine(command.split(' '));
        QVERIFY(line);
        QVERIFY(!line->show.isEmpty());
        Table table;
        QVERIFY2(table.window.actions().findChild<QAction*>(line->show), qPrintable(line->show));
    }

    /// Qt takes the program's name for the window class of X11.
    void theDesktopFileNamesTheWindowClass()
    {
        nameProgram();
        QCOMPARE(ofDesktopFile("StartupWMClass"), QApplication::applicationName());
    }

    void theMetainfoNamesTheDesktopFile()
    {
        QCOMPARE(ofMetainfo("id"), desktopId());
        QCOMPARE(ofMetainfo("launchable"), desktopId() + ".desktop");
    }

    void everyIconHasTheNameInTheDesktopFile()
    {
        QCOMPARE(ofDesktopFile("Icon"), desktopId());
        const QDir icons(top + "resources/icons/hicolor");
        const QStringList sizes = icons.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!sizes.isEmpty());
        for (const QString& size : sizes)
            QCOMPARE(QDir(icons.filePath(size + "/apps")).entryList(QDir::Files),
                     QStringList{desktopId() + ".png"});
        QFile installed(top + "packaging/CMakeLists.txt");
        QVERIFY(installed.open(QIODevice::ReadOnly));
        QVERIFY(installed.readAll().contains("RENAME " + desktopId().toUtf8() + ".svg"));
    }
};

CHANCERY_SUITE(TestIdentity, QApplication)

} // namespace chancery::tst_identity

#include "tst_identity.moc"
