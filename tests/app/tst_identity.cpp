// SPDX-License-Identifier: GPL-3.0-or-later
// One id: desktop file, software-centre entry, icons and windows name each other, so that a dock shows the
// icon.
#include "app/application.h"
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
