// SPDX-License-Identifier: GPL-3.0-or-later
// Reading in another thread: what it gives back, the maps that it asks for, the bar that cancels it, and what
// is left then.
#include "app/document.h"
#include "app/long_reading.h"
#include "app/setup_reading.h"
#include "app/study_opening.h"
#include "engine/base/message.h"
#include "engine/files/game_file.h"
#include "tests/app/cancelled_reading.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/files/files.h"

#include <QClipboard>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

namespace chancery::tst_long_reading {

namespace {

MapLoader noMaps()
{
    return [](const std::string&) -> Result<std::shared_ptr<const Map>> { return Error{"no map", {}}; };
}

/// Presses Cancel as soon as the bar is there.
void cancelWhenShown(QTimer& often)
{
    QObject::connect(&often, &QTimer::timeout, [] {
        auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
        if (!bar || bar->objectName() != "readingBar") return;
        const auto buttons = bar->findChildren<QPushButton*>();
        if (buttons.size() == 1) QTest::mouseClick(buttons.front(), Qt::LeftButton);
    });
    often.start(10);
}

} // namespace

class TestLongReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortTextsAreReadHere()
    {
        const QThread* where = nullptr;
        const std::function<int(const MapLoader&)> read = [&where](const MapLoader&) {
            where = QThread::currentThread();
            return 7;
        };
        QCOMPARE(readLong<int>(longText - 1, read, noMaps(), nullptr, {}), std::optional(7));
        QCOMPARE(where, QThread::currentThread());
    }

    void longTextsAreReadElsewhere()
    {
        const QThread* where = nullptr;
        const std::function<int(const MapLoader&)> read = [&where](const MapLoader&) {
            where = QThread::currentThread();
            return 7;
        };
        QCOMPARE(readLong<int>(longText, read, noMaps(), nullptr, {}), std::optional(7));
        QVERIFY(where && where != QThread::currentThread());
    }

    /// Boards belong to the thread of the windows.
    void mapsAreLoadedHere()
    {
        QStringList asked;
        const MapLoader maps = [&asked](const std::string& id) -> Result<std::shared_ptr<const Map>> {
            asked << QString::fromStdString(id) +
                         (QThread::currentThread() == qApp->thread() ? " here" : " there");
            return Error{"no map " + id, {}};
        };
        QStringList told;
        QVERIFY(workAside(
            [&told](const MapLoader& loader) {
                for (const char* id : {"one", "two"})
                    if (const auto map = loader(id); !map)
                        told << QString::fromStdString(map.error().message);
            },
            maps, nullptr, {}));
        QCOMPARE(asked, (QStringList{"one here", "two here"}));
        QCOMPARE(told, (QStringList{"no map one", "no map two"}));
    }

    void mapsAreLoadedWhileTheBarIsThere()
    {
        QSemaphore shown;
        bool loaded = false;
        QTimer often;
        QObject::connect(&often, &QTimer::timeout, [&shown] {
            if (QApplication::activeModalWidget() && shown.available() == 0) shown.release();
        });
        often.start(10);
        const MapLoader maps = [&loaded](const std::string&) -> Result<std::shared_ptr<const Map>> {
            loaded = true;
            return Error{};
        };
        QVERIFY(workAside(
            [&shown](const MapLoader& loader) {
                shown.acquire();
                static_cast<void>(loader("one"));
            },
            maps, nullptr, "Reading"));
        QVERIFY(loaded);
        QVERIFY(!QApplication::activeModalWidget());
    }

    /// A thread that waits for a map when it is cancelled waits no longer.
    void cancelEndsTheWaiting()
    {
        const auto may = std::make_shared<QSemaphore>(), ended = std::make_shared<QSemaphore>();
        QTimer often;
        cancelWhenShown(often);
        const bool whole = workAside(
            [may, ended](const MapLoader& loader) {
                may->acquire();
                if (!loader("one")) ended->release();
            },
            noMaps(), nullptr, "Reading");
        QVERIFY(!whole);
        may->release();
        QVERIFY(ended->tryAcquire(1, 60000));
    }

    void whatIsThrownThereIsThrownHere()
    {
        QVERIFY_EXCEPTION_THROWN(
            workAside([](const MapLoader&) { throw std::runtime_error("there"); }, noMaps(), nullptr, {}),
            std::runtime_error);
    }

    /// A game that is long enough to be read in another thread is the same game.
    void aLongGameIsOpened()
    {
        Table table;
        QTemporaryDir folder;
        Game game = table.document.session().game();
        game.phases.back().notes = std::string(2 * longText, 'n');
        const QString path = folder.filePath("Long.chancery");
        QVERIFY(writeWholeFile(path, QByteArray::fromStdString(writeGame(game))));
        QVERIFY(table.document.opening().open(path));
        QCOMPARE(table.document.session().path(), path);
        QVERIFY(table.document.session().game().phases.back().notes == game.phases.back().notes);
        QVERIFY(QFile::resize(path, longText + 1));
        QVERIFY(!table.document.opening().open(path));
        QVERIFY(!table.told.isEmpty());
        QVERIFY(table.document.session().game().phases.back().notes == game.phases.back().notes);
    }

    void aCancelledStudyIsNotOpened_data()
    {
        QTest::addColumn<bool>("pasted");
        QTest::newRow("of the clipboard") << true;
        QTest::newRow("of a file") << false;
    }

    void aCancelledStudyIsNotOpened()
    {
        QFETCH(bool, pasted);
        Table table;
        QTemporaryDir folder;
        const QString text = QString("A Vie-Gal, F Tri-Alb\n").repeated(static_cast<int>(longText)),
                      path = folder.filePath("Long.study");
        QVERIFY(writeWholeFile(path, text.toUtf8()));
        QGuiApplication::clipboard()->setText(text);
        CancelledReading reading;
        if (pasted)
            studyClipboard(table.workspace, &table.window, table.document.session().game().map);
        else
            openStudyAt(table.workspace, &table.window, path);
        QVERIFY(reading.cancelled());
        QCOMPARE(table.told, QString());
        QVERIFY(table.workspace.studies().empty());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("Long.study"));
    }

    void aCancelledSetupIsNotUsed()
    {
        Table table;
        QTemporaryDir folder;
        const QString path = folder.filePath("long.toml");
        QVERIFY(writeWholeFile(path, "# " + QByteArray(longText, 'x') + '\n'));
        CancelledReading reading;
        const Committee before = table.session().game().committee;
        useSetup(table.document, path);
        QVERIFY(reading.cancelled());
        QCOMPARE(table.told, QString());
        QVERIFY(table.session().game().committee == before);
        QVERIFY(!table.session().dirty());
    }

    /// A study that a crash has left is read at the start, in another thread if it is long. What is cancelled
    /// comes back at the next start.
    void aCancelledStudyThatWasLeftStays()
    {
        const QTemporaryDir folder;
        const QString commentary(2 * static_cast<int>(longText), u'n');
        {
            Table table;
            table.workspace.keepStudies(folder.path());
            newStudy(table.workspace, table.session().game().map);
            Document& study = *table.workspace.studies().back();
            setCommentary(study.bench().shown(), commentary);
            study.opening().keepAll(); // as a crash leaves it
        }
        for (const bool cancelled : {true, false}) {
            Table table;
            std::optional<CancelledReading> reading;
            if (cancelled) reading.emplace();
            table.workspace.keepStudies(folder.path());
            QCOMPARE(table.told, QString());
            QCOMPARE(reading && reading->cancelled(), cancelled);
            QCOMPARE(table.workspace.studies().size(), std::size_t(cancelled ? 0 : 1));
            QCOMPARE(QDir(folder.path()).entryList({"*.journal"}).size(), 1);
        }
    }

    void aLongTextIsNoStudy()
    {
        Table table;
        QGuiApplication::clipboard()->setText(QString("lorem ipsum ").repeated(static_cast<int>(longText)));
        studyClipboard(table.workspace, &table.window, table.document.session().game().map);
        QVERIFY2(table.told.startsWith("No unit and no order could be read in this text."),
                 qPrintable(table.told));
        QVERIFY(table.workspace.studies().empty());
    }
};

CHANCERY_SUITE(TestLongReading, QApplication)

} // namespace chancery::tst_long_reading

#include "tst_long_reading.moc"
