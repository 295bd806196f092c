// SPDX-License-Identifier: GPL-3.0-or-later
// Maps in the user's data folder: tables and pictures are plain files, and a picture is beside its table.
#include "app/boards.h"
#include "tests/support/files.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"
#include "ui/draw/map_art.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"
#include "ui/words/language.h"

#include <QDir>
#include <QTemporaryDir>

#include <array>

namespace chancery::tst_user_maps {

namespace {

/// A data folder with a map of the user's, which is the board Three Straits under another name.
struct DataFolder
{
    QTemporaryDir folder;
    QString maps = folder.filePath("chancery/maps"), table = maps + "/mine.toml",
            picture = maps + "/mine.svg";
    QByteArray before = qgetenv("XDG_DATA_HOME");

    DataFolder()
    {
        qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path()));
        if (!QDir().mkpath(maps)) qFatal("no folder can be made");
        put(table, tableWith("mine.svg"));
        put(picture, QByteArray::fromStdString(sourceFile("maps/straits.svg")));
    }
    ~DataFolder() { before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before); }

    static QByteArray tableWith(const QByteArray& pictureName)
    {
        return QByteArray::fromStdString(sourceFile("maps/straits.toml"))
            .replace("id = \"straits\"", "id = \"mine\"")
            .replace("\"straits.svg\"", '"' + pictureName + '"');
    }
    static void put(const QString& path, const QByteArray& content)
    {
        if (!writeWholeFile(path, content)) qFatal("not written");
    }
};

} // namespace

class TestUserMaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void aMapOfTheUsersIsFound()
    {
        const DataFolder data;
        Boards boards;
        QVERIFY(boards.board("mine"));
    }

    void aPictureElsewhereIsRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name :
             {"../mine.svg", "/etc/passwd", "..", "folder/mine.svg", ":/maps/straits.svg", ".hidden.svg"})
            QTest::newRow(name) << QByteArray(name);
    }

    void aPictureElsewhereIsRefused()
    {
        QFETCH(QByteArray, name);
        const DataFolder data;
        DataFolder::put(data.maps + "/../mine.svg", *readWholeFile(data.picture));
        DataFolder::put(data.table, DataFolder::tableWith(name));
        Boards boards;
        const Result<BoardSource> board = boards.board("mine");
        QVERIFY(!board);
        QVERIFY2(board.error().where.find("mine.toml") != std::string::npos, board.error().text().c_str());
    }

    /// Such as a picture that leads out of its folder, or a pipe.
    void whatIsNoPlainFileIsRefusedAtOnce_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const char* stream = "This is a pipe or a device, not a file. Choose a file.";
        const std::array<const char*, 3> kinds[] = {
            {"pipe", stream, "Das ist eine Pipe oder ein Gerät und keine Datei. Bitte eine Datei wählen."},
            {"device", stream, "Das ist eine Pipe oder ein Gerät und keine Datei. Bitte eine Datei wählen."},
            {"folder", "This is a folder. Choose a file in it.",
             "Das ist ein Ordner. Bitte eine Datei darin wählen."},
            {"dead link", "This is a link that leads to no file. Choose a file.",
             "Diese Verknüpfung führt zu keiner Datei. Bitte eine Datei wählen."},
            {"link out", "This is a link to another folder. Put the picture beside the table.",
             "Das ist eine Verknüpfung mit einem anderen Ordner. Bitte das Bild neben die Tabelle legen."},
        };
        for (const char* file : {"mine.toml", "mine.svg"})
            for (const auto& [how, english, german] : kinds)
                if (QByteArray(file) == "mine.svg" || QByteArray(how) != "link out")
                    QTest::addRow("%s %s", file, how) << file << how << english << QString::fromUtf8(german);
    }

    void whatIsNoPlainFileIsRefusedAtOnce()
    {
        QFETCH(QString, file);
        QFETCH(QString, how);
        const DataFolder data;
        const QString path = data.maps + '/' + file, elsewhere = data.folder.filePath(file);
        QVERIFY(QFile::rename(path, elsewhere));
        if (how == "pipe") makePipe(path);
        if (how == "device") makeLink("/dev/zero", path);
        if (how == "folder") QVERIFY(QDir().mkpath(path));
        if (how == "link out") makeLink(elsewhere, path);
        if (how == "dead link") makeLink(data.folder.filePath("nowhere"), path);
        Boards boards;
        const Result<BoardSource> board = boards.board("mine");
        QVERIFY(!board);
        QVERIFY(boards.board("standard"));
        QVERIFY(!boards.maps().empty());
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(ErrorWords::text(board.error()), path + ": " + english);
        speak(QStringLiteral("de"));
        Boards others;
        QCOMPARE(ErrorWords::text(others.board("mine").error()), path + ": " + german);
    }

    /// As programs lay them that keep such folders: each file is a link into another one.
    void tableAndPictureMayBeLinksIntoOneFolder()
    {
        const DataFolder data;
        QVERIFY(QDir().mkpath(data.folder.filePath("kept")));
        for (const QString& path : {data.table, data.picture}) {
            const QString kept = data.folder.filePath("kept/") + QFileInfo(path).fileName();
            QVERIFY(QFile::rename(path, kept));
            makeLink(kept, path);
        }
        Boards boards;
        QVERIFY(boards.board("mine"));
    }
};

CHANCERY_SUITE(TestUserMaps, QCoreApplication)

} // namespace chancery::tst_user_maps

#include "tst_user_maps.moc"
