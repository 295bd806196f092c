// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of the show costs on a projector: composition and painting, 60 of them a second, at 3840 x
// 2160. `bench_show` prints processor milliseconds, `bench_show camera` only those of the camera, `bench_show
// themes` only how long all is painted again, and `bench_show turns` how long the turns of the sample game
// last.
#include "engine/adjudicate/outcome.h"
#include "engine/files/game_file.h"
#include "tests/support/busy_board.h"
#include "tests/support/phase_lines.h"
#include "tests/support/real_games.h"
#include "tests/support/standard_board.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/room_column.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <sys/resource.h>
#include <tuple>
#include <vector>

using namespace chancery;

namespace {

constexpr QSize projected{3840, 2160}, usual{1920, 1080};
constexpr int frameMs = 16;

QTextStream& out()
{
    static QTextStream stream(stdout);
    return stream;
}

double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Milliseconds of each frame, and at which instants of the story the slowest are.
struct Frames
{
    std::vector<double> ms;
    double slowest = 0;
    int slowestAt = 0;

    void add(double taken, int at)
    {
        ms.push_back(taken);
        if (taken <= slowest) return;
        slowest = taken;
        slowestAt = at;
    }

    void report(const QString& what)
    {
        if (ms.empty()) return;
        std::sort(ms.begin(), ms.end());
        out() << QStringLiteral("  %1 %2 frames  median %3 ms  p99 %4 ms  slowest %5 ms (at %6)\n")
                     .arg(what, -44)
                     .arg(ms.size(), 6)
                     .arg(ms[ms.size() / 2], 7, 'f', 2)
                     .arg(ms[std::min(ms.size() - 1, ms.size() * 99 / 100)], 7, 'f', 2)
                     .arg(slowest, 7, 'f', 2)
                     .arg(slowestAt);
        out().flush();
    }
};

/// The window as an evening has it.
struct Stage
{
    BoardSource source = standardSource();
    ProjectorWindow window;
    ProjectorWindow::Content content{.title = "Spring 1905: movement",
                                     .clock = {"Order writing", "5:00", Urgency::Calm, true}};

    explicit Stage(QSize size)
    {
        window.setBoard(source);
        window.resize(size);
        window.setContent(content);
        window.show();
        QCoreApplication::processEvents();
    }
    void show(const Picture& picture, const std::optional<ShownSlide>& slide = {})
    {
        content.picture = picture;
        content.slide = slide;
        window.setContent(content);
    }
    const BoardGeometry& geometry() const { return source.art->geometry; }
};

/// Each space belongs to the power of its unit, so that the board is as colourful as in play.
PhaseRecord recordOf(const Map& map, const OrderedPhase& phase)
{
    PhaseRecord record;
    record.phase = {Season::Fall, 1905, PhaseKind::Movement};
    record.before = phase.position;
    for (const Unit& unit : record.before.units)
        record.before.owner[index(map.provinceOf(unit.at))] = unit.power;
    record.outcome = resolveMovement(map, {}, record.before, phase.orders);
    return record;
}

/// Every frame of a story as it is played.
void playStory(Stage& stage, const PhaseRecord& record, Frames& frames)
{
    const Map& map = *stage.source.map;
    const Storyboard story = storyOf(map, stage.geometry(), record, {{}, projectorTokenScale});
    const Captions captions(map, record);
    stage.show(story.first);
    QCoreApplication::processEvents();
    for (int ms = 0; ms <= story.lasts; ms += frameMs) {
        const double start = processorMs();
        stage.content.caption = captions.of(story.beats[beatAt(story, ms)]).line();
        stage.show(frameAt(story, ms));
        QCoreApplication::processEvents();
        frames.add(processorMs() - start, ms);
    }
}

void benchStories(Stage& stage)
{
    const Map& map = *stage.source.map;
    const auto phases = readPhaseLines(map, fileContent("tests/data/positions/b.txt"), 200);
    Frames frames;
    for (std::size_t i = 0; i < 8; ++i) playStory(stage, recordOf(map, phases[i]), frames);
    frames.report("stories of phases with 34 units");
}

/// 34 units on their way at once over a board with 22 arrows.
void benchAllMoving(Stage& stage)
{
    Picture picture = busyPicture(stage.source, projectorTokenScale);
    picture.tokens.resize(34);
    picture.arrows.resize(std::min<std::size_t>(picture.arrows.size(), 22));
    const Picture start = picture;
    stage.show(picture);
    QCoreApplication::processEvents();
    Frames frames;
    for (int step = 0; step < 600; ++step) {
        const double from = processorMs();
        for (std::size_t i = 0; i < picture.tokens.size(); ++i) {
            const double a = (step + static_cast<int>(i) * 7) * .0314;
            picture.tokens[i].at = start.tokens[i].at + Point{80 * std::cos(a), 80 * std::sin(a)};
        }
        stage.show(picture);
        QCoreApplication::processEvents();
        frames.add(processorMs() - from, step);
    }
    frames.report(QStringLiteral("%1 units moving at once, %2 arrows")
                      .arg(picture.tokens.size())
                      .arg(picture.arrows.size()));
}

/// As when a table's orders are read out all at once.
void benchTurning(Stage& stage)
{
    Picture picture = busyPicture(stage.source, projectorTokenScale);
    picture.tokens.resize(34);
    Frames frames;
    for (int step = 0; step < 200; ++step) {
        const double from = processorMs();
        for (std::size_t i = 0; i < picture.tokens.size(); ++i) picture.tokens[i].turn = step * .4;
        stage.show(picture);
        QCoreApplication::processEvents();
        frames.add(processorMs() - from, step);
    }
    frames.report("34 units turning at once");
}

/// The frames of a film by what the camera does.
struct CameraFrames
{
    Frames still, moving, fading, arrivals, steps;
    int unprepared = 0; ///< moves that began before their shot was painted

    void add(const Framing& framing, const Framing& before, double taken, int ms)
    {
        const bool goes = !framing.stands() && framing.from.view != framing.to.view;
        const bool arrives = framing.stands() && !before.stands() && before.from.view != before.to.view;
        (goes ? moving : !framing.stands() ? fading : arrives ? arrivals : still).add(taken, ms);
    }
    void report()
    {
        still.report("the camera stands: beats, and the next shot");
        fading.report("the light changes");
        moving.report("the camera moves");
        arrivals.report("the first frame after a move");
        steps.report("steps of the next shot, between the frames");
        out() << "  moves that began unprepared: " << unprepared << '\n';
    }
};

/// Handles the events of the rest of a frame, as far as its time goes. Returns whether all is prepared.
bool restOfFrame(Stage& stage, double taken, CameraFrames& frames)
{
    const double start = processorMs();
    while (!stage.window.board()->isPrepared() && taken + (processorMs() - start) < frameMs - 4) {
        const double step = processorMs();
        QThread::msleep(1); // timers go by the time of day
        QCoreApplication::processEvents();
        if (const double took = processorMs() - step; took > .5) frames.steps.add(took, 0);
    }
    return stage.window.board()->isPrepared();
}

/// Every frame of a phase as the audience sees it.
void playFilm(Stage& stage, const PhaseRecord& record, CameraFrames& frames)
{
    const Map& map = *stage.source.map;
    const Film film = filmOf(map, stage.geometry(), record,
                             {.tokenScale = projectorTokenScale, .words = wordCounter(map, record)});
    const Captions captions(map, record);
    stage.content.framing = {};
    stage.show(film.whole.first);
    QCoreApplication::processEvents();
    Framing before;
    bool prepared = true;
    for (int ms = 0; ms <= film.whole.lasts; ms += frameMs) {
        const double start = processorMs();
        stage.content.caption = captions.of(film.whole.beats[beatAt(film.whole, ms)]).line();
        stage.content.framing = framingOf(film, ms, Camera::Follows, false);
        stage.content.views = viewsAt(film, ms, Camera::Follows, false);
        stage.show(seenAt(film, ms, Camera::Follows, false));
        QCoreApplication::processEvents();
        const double taken = processorMs() - start;
        if (before.stands() && !stage.content.framing.stands()) frames.unprepared += !prepared;
        frames.add(stage.content.framing, before, taken, ms);
        before = stage.content.framing;
        prepared = restOfFrame(stage, taken, frames);
    }
}

void benchCamera(Stage& stage)
{
    const Map& map = *stage.source.map;
    const auto phases = readPhaseLines(map, fileContent("tests/data/positions/b.txt"), 200);
    CameraFrames frames;
    for (std::size_t i = 0; i < 2; ++i) playFilm(stage, recordOf(map, phases[i]), frames);
    frames.report();
}

/// Another theme, so that all layers are painted again: time of day, because two cores share the work.
void benchRebuilding(Stage& stage)
{
    Picture picture = busyPicture(stage.source, projectorTokenScale);
    stage.show(picture);
    QCoreApplication::processEvents();
    std::vector<double> ms;
    for (int round = 0; round < 12; ++round) {
        QElapsedTimer timer;
        timer.start();
        stage.window.setTheme(round % 2 == 0 ? ThemeKind::Light : ThemeKind::Dark);
        QCoreApplication::processEvents();
        ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(ms.begin(), ms.end());
    out() << QStringLiteral("  another theme, time of day: median %1 ms, quickest %2 ms\n")
                 .arg(ms[ms.size() / 2], 0, 'f', 0)
                 .arg(ms.front(), 0, 'f', 0);
}

/// The most memory that the program has taken so far.
void reportMemory()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    out() << QStringLiteral("  most memory of the program %1 MB\n")
                 .arg(static_cast<double>(used.ru_maxrss) / 1e3, 0, 'f', 0);
}

/// Cards come over the board, fill in and go: of a phase that changes centres and leaves a power without any.
void benchCards(Stage& stage)
{
    const Game game = realGame(1);
    const Map& map = *game.map;
    Frames first, others;
    for (std::size_t phase = 0; phase < game.phases.size(); ++phase) {
        const Storyboard story = storyOf(map, stage.geometry(), game.phases[phase],
                                         {{}, projectorTokenScale, {}, closingOf(game, phase)});
        if (story.cards.empty()) continue;
        const int begins = story.cards.front().appears.startsAt;
        stage.show(frameAt(story, begins));
        QCoreApplication::processEvents();
        std::optional<Slide> before;
        for (int ms = begins; ms <= story.lasts; ms += frameMs) {
            const std::optional<ShownSlide> card = cardAt(story, ms);
            const double start = processorMs();
            stage.show(frameAt(story, ms), card);
            QCoreApplication::processEvents();
            const bool another = card && card->slide != before;
            (another ? first : others).add(processorMs() - start, ms);
            if (card) before = card->slide;
        }
    }
    stage.show({});
    others.report("cards that come, fill in and go");
    first.report("the first frame of each card");
}

/// How long the movement phases of the sample game are shown, with orders read power by power and not at all.
void reportTurns(const BoardSource& source)
{
    const auto loaded = [&source](const std::string&) -> Result<std::shared_ptr<const Map>> {
        return source.map;
    };
    const Game game = *readGame(fileContent("resources/games/sample-1971.chancery"), "sample", loaded);
    for (const auto& [name, reading, read] : {std::tuple("power by power", Reading::PerPower, true),
                                              std::tuple("not read out", Reading::AllAtOnce, false)}) {
        int all = 0, count = 0, longest = 0;
        for (std::size_t i = 0; i < game.phases.size(); ++i) {
            const PhaseRecord& record = game.phases[i];
            if (record.phase.kind != PhaseKind::Movement || !record.outcome) continue;
            const Film film = filmOf(*source.map, source.art->geometry, record,
                                     {.tokenScale = projectorTokenScale,
                                      .closing = closingOf(game, i),
                                      .words = wordCounter(*source.map, record),
                                      .reading = reading});
            const int lasts = film.whole.lasts - (read ? 0 : endOfReading(film.whole));
            all += lasts, ++count, longest = std::max(longest, lasts);
        }
        out() << QStringLiteral("  orders %1: %2 movement phases, %3 s on average, the longest %4 s\n")
                     .arg(QString(name), -16)
                     .arg(count)
                     .arg(all / 1000. / std::max(count, 1), 0, 'f', 1)
                     .arg(longest / 1000., 0, 'f', 1);
    }
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const QByteArray only = argc < 2 ? QByteArray() : QByteArray(argv[1]);
    if (only == "turns") return reportTurns(standardSource()), 0;
    if (only == "themes") {
        Stage stage(projected);
        return benchRebuilding(stage), 0;
    }
    if (only != "camera") {
        Stage stage(projected);
        out() << "Frames at " << projected.width() << " x " << projected.height() << ", of one core\n";
        benchAllMoving(stage);
        benchTurning(stage);
        benchStories(stage);
        benchCards(stage);
        benchRebuilding(stage);
    }
    for (const QSize size : {usual, projected}) {
        Stage stage(size);
        out() << "The camera at " << size.width() << " x " << size.height() << '\n';
        benchCamera(stage);
        reportMemory();
    }
    return 0;
}
