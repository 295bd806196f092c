// SPDX-License-Identifier: GPL-3.0-or-later
// The show as pictures and as a video: every frame is written, nothing secret, and nothing is left when it is
// cancelled.
#include "engine/orders/order_text.h"
#include "tests/support/busy_board.h"
#include "tests/support/odd_files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "ui/paper/gif_file.h"
#include "ui/paper/gif_frames.h"
#include "ui/paper/picture_folder.h"
#include "ui/paper/show_export.h"
#include "ui/paper/video_file.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/room_column.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace chancery::tst_show_export {

namespace {

constexpr QSize size{161, 90}; // an odd side: ffmpeg has to pad it

Game written(Game game, const char* power, const std::string& sheet)
{
    const Power author = game.map->findPower(power);
    const ReadingContext context{*game.map, game.current().before, game.current().phase.kind, author};
    return write(std::move(game), author, readSheet(context, sheet));
}

/// Spring 1901 resolved, fall being written.
Game game()
{
    Game g = written(newGame(sketch::sharedMap()), "France", "A PAR - BUR\nA MAR S A PAR - BUR");
    g = advance(resolve(std::move(g)));
    return written(std::move(g), "Italy", "A VEN - TRI");
}

Reel reel(int framesPerSecond = 2)
{
    Reel all(game(), sketch::standardGeometry(), framesPerSecond);
    all.add(0);
    return all;
}

/// How an export ended: what it said, and how many frames it had counted.
struct Ended
{
    bool said = false;
    QString problem;
    int done = 0;
};

Ended runExport(const QString& path, std::unique_ptr<FrameWriter> writer, int cancelAt = -1)
{
    ShowExport show(standardSource(), reel(), {path, size, ThemeKind::Dark, {}}, std::move(writer));
    Ended ended;
    QObject::connect(&show, &ShowExport::progressed, [&](int done) {
        ended.done = done;
        if (cancelAt >= 0 && done >= cancelAt) show.cancel();
    });
    QObject::connect(&show, &ShowExport::finished, [&](const QString& problem) {
        ended.said = true;
        ended.problem = problem;
    });
    show.start();
    const auto over = [&] { return ended.said || (cancelAt >= 0 && ended.done >= cancelAt); };
    [&] { QTRY_VERIFY_WITH_TIMEOUT(over(), 60000); }();
    QCoreApplication::processEvents();
    return ended;
}

/// A program in the place of ffmpeg.
QString fakeVideoProgram(const QTemporaryDir& folder, const QByteArray& script)
{
    QFile file(folder.filePath("ffmpeg"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no script");
    file.write("#!/bin/sh\n" + script);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
}

/// Writes what it is given to its last argument.
const QByteArray obedient = "for last; do :; done\ncat > \"$last\"\n";

} // namespace

class TestShowExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyPhasesThatTheRoomHasSeen()
    {
        Game g = game();
        QCOMPARE(phasesToShow(g, false), std::vector<std::size_t>({0}));
        QCOMPARE(phasesToShow(g, true), std::vector<std::size_t>({0})); // not resolved: nothing to reveal
        g = resolve(std::move(g));
        QCOMPARE(phasesToShow(g, false), std::vector<std::size_t>({0}));
        QCOMPARE(phasesToShow(g, true), std::vector<std::size_t>({0, 1}));
    }

    /// A time lapse lasts as long as it is told to, shows the board before and after each phase and the race
    /// at its end, and says nothing.
    void aTimeLapseHasBoardYearAndRaceOnly()
    {
        const PhaseToTell last = samplePhases().back();
        std::vector<std::size_t> phases;
        for (std::size_t phase = 0; phase <= last.phase; ++phase) phases.push_back(phase);
        Reel lapse(last.game, sketch::standardGeometry(), 10);
        lapse.addLapse(phases, 12);
        QCOMPARE(lapse.frames(), 120);
        QStringList titles;
        int slides = 0, raced = 0;
        for (int frame = 0; frame < lapse.frames(); ++frame) {
            const ProjectorWindow::Content content = lapse.at(frame);
            QVERIFY(content.caption.isEmpty() && content.column.stage.isEmpty() &&
                    content.column.awaits.isEmpty());
            QVERIFY(content.column.panel == RoomPanel());
            QVERIFY(content.picture.arrows.empty() && content.picture.marks.empty() &&
                    content.framing.plain());
            QVERIFY(!content.column.phase.isEmpty() && !content.column.rows.empty());
            if (titles.isEmpty() || titles.last() != content.title) titles << content.title;
            if (content.slide) QVERIFY(std::holds_alternative<RaceSlide>(content.slide->slide));
            if (content.slide) ++slides;
            if (const std::optional<RoomRace>& race = content.column.race) {
                const int year = race->race.years.back();
                QVERIFY2(content.column.phase.endsWith(QString::number(year)) ||
                             content.column.phase.endsWith(QString::number(year + 1)),
                         qPrintable(content.column.phase));
                for (const std::vector<int>& course : race->race.centres)
                    QCOMPARE(course.size(), race->race.years.size());
                ++raced;
            }
        }
        QVERIFY(raced > 60);
        QCOMPARE(titles.size(), qsizetype(phases.size()));
        QCOMPARE(slides, 15); // an eighth
        QVERIFY(lapse.at(119).slide.has_value());
    }

    /// Over the board as the game leaves it.
    void aTimeLapseEndsWithTheWinner()
    {
        const Position before = sketch::position(
            {"Turkey A GAL", "Austria A TYR"},
            {"Turkey CON ANK SMY BUL RUM SER GRE BUD SEV MOS WAR STP VEN ROM NAP TUN TRI", "Austria VIE"});
        Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1908, PhaseKind::Movement}, before);
        game.phases.back() = sketch::record(game.phases.back().phase, before, {"A GAL - VIE", "A TYR H"});
        game = resolve(std::move(game));
        Reel lapse(game, sketch::standardGeometry(), 10);
        lapse.addLapse({0}, 12);
        QCOMPARE(lapse.frames(), 120);
        const ProjectorWindow::Content end = lapse.at(119);
        QVERIFY(end.slide && std::holds_alternative<EndingCard>(end.slide->slide));
        QCOMPARE(end.picture.owner, game.current().outcome->after.owner);
        QVERIFY(std::holds_alternative<RaceSlide>(lapse.at(106).slide->slide));
    }

    /// Every unit is at last where the phase leaves it, and the owners are those of its end.
    void aTimeLapseArrivesWhereTheStoryDoes()
    {
        for (const PhaseToTell& told : samplePhases()) {
            const PhaseRecord& record = told.game.phases[told.phase];
            const Storyboard story = storyOf(*told.game.map, sketch::standardGeometry(), record, {});
            const auto places = [](const Picture& picture) {
                std::vector<std::pair<int, int>> all; // in map units
                for (const Token& token : picture.tokens)
                    all.emplace_back(qRound(token.at.x), qRound(token.at.y));
                std::ranges::sort(all);
                return all;
            };
            QCOMPARE(lapseAt(story, 1).owner, story.last.owner);
            QCOMPARE(lapseAt(story, 0).owner, story.first.owner);
            QVERIFY2(places(lapseAt(story, 1)) == places(story.last), told.name.c_str());
            QVERIFY2(places(lapseAt(story, 0)) == places(story.first), told.name.c_str());
        }
    }

    /// What Qt reads of a GIF that we write is what was painted, at its time.
    void aGifIsReadAsItWasPainted()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("lapse.gif");
        std::vector<QImage> painted;
        for (int i = 0; i < 3; ++i) {
            QImage image(61, 40, QImage::Format_RGB32);
            image.fill(QColor(200, 190, 170));
            QPainter painter(&image);
            painter.fillRect(5 + 10 * i, 8, 20, 20, QColor(40 * i, 90, 160));
            painted.push_back(image);
        }
        GifFile writer(path);
        QSignalSpy finished(&writer, &FrameWriter::finished);
        QCOMPARE(writer.begin({61, 40}, 10), QString());
        writer.take(painted[0], 1);
        writer.take(painted[1], 5);
        writer.take(painted[2], 2);
        QVERIFY(!QFileInfo::exists(path)); // not before it is complete
        writer.end();
        QVERIFY(finished.wait());
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), 3);
        const int delays[] = {100, 500, 200};
        for (int i = 0; i < 3; ++i) {
            const QImage read = reader.read().convertToFormat(QImage::Format_RGB32);
            QCOMPARE(read.size(), QSize(61, 40));
            QCOMPARE(reader.nextImageDelay(), delays[i]);
            for (const QPoint at :
                 {QPoint(2, 2), QPoint(6 + 10 * i, 9), QPoint(24 + 10 * i, 27), QPoint(60, 39)})
                QCOMPARE(QColor(read.pixel(at)), QColor(painted[std::size_t(i)].pixel(at)));
        }
    }

    /// With more colours than a GIF has, and more sequences than its codes.
    void aGifOfManyColoursIsNear()
    {
        QImage many(320, 240, QImage::Format_RGB32), other(320, 240, QImage::Format_RGB32);
        for (int y = 0; y < 240; ++y)
            for (int x = 0; x < 320; ++x) {
                many.setPixel(x, y, qRgb(x * 255 / 320, y * 255 / 240, (x * 7 + y * 3) % 256));
                other.setPixel(x, y, qRgb((x * 31 + y * 17) % 64, y % 64, x % 64));
            }
        QByteArray bytes =
            gifStart(many.size()) + gifFrame(many, {}, 10) + gifFrame(other, many, 10) + gifEnd();
        QBuffer buffer(&bytes);
        QImageReader reader(&buffer, "gif");
        for (const QImage* wanted : {&many, &other}) {
            const QImage read = reader.read().convertToFormat(QImage::Format_RGB32);
            QCOMPARE(read.size(), wanted->size());
            int most = 0;
            for (int y = 0; y < 240; ++y)
                for (int x = 0; x < 320; ++x) {
                    const QRgb a = read.pixel(x, y), b = wanted->pixel(x, y);
                    most = std::max({most, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                     std::abs(qBlue(a) - qBlue(b))});
                }
            QVERIFY2(most <= 48, qPrintable(QString::number(most)));
        }
    }

    void aCancelledGifLeavesNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("lapse.gif");
        const Ended ended = runExport(path, frameWriterFor(path), 2);
        QVERIFY(!ended.said);
        QVERIFY(QDir(folder.path()).isEmpty());
        const Ended whole = runExport(path, frameWriterFor(path));
        QVERIFY(whole.said && whole.problem.isEmpty());
        QCOMPARE(QImageReader(path).size(), size);
        const Ended nowhere =
            runExport(folder.filePath("none/x.gif"), frameWriterFor(folder.filePath("none/x.gif")));
        QVERIFY(nowhere.said && !nowhere.problem.isEmpty());
    }

    void aReelIsTheStory()
    {
        const Game g = game();
        const Storyboard story = storyOf(*g.map, sketch::standardGeometry(), g.phases[0],
                                         {{}, projectorTokenScale, {}, {}, wordCounter(*g.map, g.phases[0])});
        const Reel told = reel(25);
        QVERIFY(told.frames() >= story.lasts / 40);
        for (int frame = 0; frame < told.frames(); frame += 7) {
            const ProjectorWindow::Content content = told.at(frame);
            Picture instant = frameAt(story, frame * 40);
            if (!content.framing.stands()) // orders fade as the light changes
                instant.arrows = content.picture.arrows, instant.marks = content.picture.marks;
            QCOMPARE(content.picture, instant);
        }
        QCOMPARE(told.at(told.frames() - 1).picture, story.last);
        QVERIFY(!told.at(0).title.isEmpty() && !told.at(0).caption.isEmpty());
        QVERIFY(told.at(told.frames()) == ProjectorWindow::Content());
        Reel twice(g, sketch::standardGeometry(), 25, 2);
        twice.add(0);
        QVERIFY(twice.frames() < told.frames());
        twice.add(1); // it is not resolved
        QCOMPARE(twice.at(twice.frames()).title, QString());
    }

    void everyFrameBecomesAPicture()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("show");
        const Ended ended = runExport(path, frameWriterFor(path));
        QVERIFY(ended.said);
        QCOMPARE(ended.problem, QString());
        const QStringList names = QDir(path).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names.size(), reel().frames());
        QCOMPARE(ended.done, reel().frames());
        QCOMPARE(names.first(), QStringLiteral("frame-00001.png"));
        QSet<QByteArray> pictures;
        for (const QString& name : names) {
            const QImage image(path + '/' + name);
            QCOMPARE(image.size(), size);
            pictures.insert(
                QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QVERIFY(pictures.size() > 5);
    }

    void framesAreNeverMixed()
    {
        QTemporaryDir folder;
        QFile(folder.filePath("frame-00001.png")).open(QIODevice::WriteOnly);
        const Ended ended = runExport(folder.path(), frameWriterFor(folder.path()));
        QVERIFY(ended.problem.contains("contains frames"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// A folder from a stranger, in which names of frames and of unfinished videos lead elsewhere.
    void nothingIsExportedThroughALink()
    {
        QTemporaryDir folder, programs;
        const QString victim = folder.filePath("victim"), show = folder.filePath("show");
        QVERIFY(QDir().mkpath(show));
        makeLink(victim, show + "/frame-00002.png");
        QVERIFY(runExport(show, frameWriterFor(show)).problem.contains("with this name already"));
        const QString path = folder.filePath("show.mp4");
        makeLink(victim, folder.filePath("show.part.mp4"));
        QCOMPARE(runExport(path, frameWriterFor(path, fakeVideoProgram(programs, obedient))).problem,
                 QString());
        QVERIFY(!QFile::exists(victim));
        QVERIFY(QFile::exists(path));
    }

    void aFullOrForbiddenPlaceIsExplained()
    {
        QTemporaryDir folder;
        QFile(folder.filePath("file")).open(QIODevice::WriteOnly);
        const QString path = folder.filePath("file/show");
        QVERIFY(runExport(path, frameWriterFor(path)).problem.contains("cannot be created"));
    }

    void aCancelledShowLeavesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("show");
        QVERIFY(!runExport(path, frameWriterFor(path), 3).said);
        QVERIFY(!QDir(path).exists());
        const QString video = folder.filePath("show.mp4");
        QTemporaryDir programs;
        QVERIFY(!runExport(video, frameWriterFor(video, fakeVideoProgram(programs, obedient)), 3).said);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
    }

    void everyFrameGoesIntoTheVideo()
    {
        QTemporaryDir folder, programs;
        const QString path = folder.filePath("show.mp4");
        const Ended ended = runExport(path, frameWriterFor(path, fakeVideoProgram(programs, obedient)));
        QVERIFY(ended.said);
        QCOMPARE(ended.problem, QString());
        QCOMPARE(QFile(path).size(), qint64(reel().frames()) * size.width() * size.height() * 4);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("show.mp4"));
    }

    void withoutFfmpegThereIsNoVideo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("show.webm");
        QVERIFY(runExport(path, frameWriterFor(path, {})).problem.contains("not installed"));
        QVERIFY(runExport(path, frameWriterFor(path, folder.filePath("nobody")))
                    .problem.contains("cannot be started"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
    }

    void aFailingFfmpegIsExplained()
    {
        QTemporaryDir folder, programs;
        const QString path = folder.filePath("show.mp4");
        const QString program = fakeVideoProgram(
            programs, "for last; do :; done\necho half > \"$last\"\necho 'no such codec' >&2\nexit 3\n");
        QVERIFY(runExport(path, frameWriterFor(path, program)).problem.contains("no such codec"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
    }

    void anOlderVideoStaysUntilTheNewOneIsWhole()
    {
        QTemporaryDir folder, programs;
        const QString path = folder.filePath("show.mp4");
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        runExport(path, frameWriterFor(path, fakeVideoProgram(programs, "exit 1\n")));
        QCOMPARE(QFile(path).size(), 3);
        runExport(path, frameWriterFor(path, fakeVideoProgram(programs, obedient)));
        QVERIFY(QFile(path).size() > 3);
    }
};

CHANCERY_SUITE(TestShowExport, QApplication)

} // namespace chancery::tst_show_export

#include "tst_show_export.moc"
