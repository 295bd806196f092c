// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli show: the stories of a saved game as pictures or as a video.
#include "app/cli/commands.h"
#include "app/drawing/commands.h"
#include "app/drawing/drawing_input.h"
#include "app/drawing/show_captions.h"
#include "engine/base/system.h"
#include "ui/draw/names_seen.h"
#include "ui/paper/show_export.h"

#include <QEventLoop>

#include <cstdio>

namespace chancery::cli {

namespace {

constexpr int mostFrames = 120; ///< per second

/// Writes the progress on a line that is overwritten, if standard error is a terminal.
void tellProgress(int done, int all)
{
    if (!system::isErrorRead()) return;
    std::fprintf(stderr, "\rframe %d of %d", done, all);
    if (done == all) std::fputc('\n', stderr);
}

int write(const BoardSource& board, Reel reel, const ShowOptions& options)
{
    ShowExport show(board, std::move(reel), options, frameWriterFor(options.path));
    QEventLoop loop;
    QString problem;
    QObject::connect(&show, &ShowExport::progressed, &loop,
                     [&](int done) { tellProgress(done, show.frames()); });
    QObject::connect(
        &show, &ShowExport::finished, &loop,
        [&](const QString& why) {
            problem = why;
            loop.quit();
        },
        Qt::QueuedConnection);
    show.start();
    loop.exec();
    return problem.isEmpty() ? static_cast<int>(Fine) : fail(OutputLost, problem.toStdString());
}

/// Returns what the camera is to do. The error is about the command line.
Result<Camera> chosenCamera(const Arguments& arguments)
{
    const QString chosen = arguments.value("camera", "follows");
    if (chosen == u"follows") return Camera::Follows;
    if (chosen == u"still") return Camera::Still;
    return Error{"--camera: expected follows or still", {}};
}

/// Returns how orders are to be read out. The error is about the command line.
Result<ShowReading> chosenReading(const Arguments& arguments)
{
    const QString chosen = arguments.value("reading", "power");
    if (chosen == u"power") return ShowReading{Reading::PerPower, false};
    if (chosen == u"order") return ShowReading{Reading::PerOrder, false};
    if (chosen == u"all") return ShowReading{Reading::AllAtOnce, false};
    if (chosen == u"none") return ShowReading{Reading::AllAtOnce, true};
    return Error{"--reading: expected power, order, all or none", {}};
}

constexpr int shortestLapse = 5, longestLapse = 3600; ///< in seconds

/// Returns how many seconds a time lapse of the whole game lasts; 0 if none is wanted.
Result<int> chosenLapse(const Arguments& arguments)
{
    if (!arguments.has("lapse")) return 0;
    for (const char* option : {"phase", "case", "pace", "reading", "camera"})
        if (arguments.has(option)) return Error{std::string("--") + option + " does not go with --lapse", {}};
    const int seconds = arguments.value("lapse").toInt();
    if (seconds < shortestLapse || seconds > longestLapse)
        return Error{"--lapse: expected a number of seconds from 5 to 3600", {}};
    return seconds;
}

int runShow(const Arguments& arguments)
{
    const bool captions = arguments.has("captions");
    if (!captions && arguments.has("language"))
        return fail(WrongUsage, "--language goes only with --captions");
    for (const char* option : {"out", "size", "theme", "fps", "pace", "camera", "lapse"})
        if (captions && arguments.has(option))
            return fail(WrongUsage, std::string("--") + option + " does not go with --captions");
    const Result<ShowReading> reading = chosenReading(arguments);
    if (!reading) return fail(WrongUsage, reading.error().text());
    if (captions) return showCaptions(arguments, *reading);
    if (arguments.has("case") == !arguments.operands().empty())
        return fail(WrongUsage, "either a game or --case ID is expected");
    if (!arguments.has("out"))
        return fail(WrongUsage, "--out is missing; expected a folder for pictures, or a file ending in .gif, "
                                ".mp4, .webm or .mkv");
    if (isVideo(arguments.value("out")) && videoProgram().isEmpty())
        return fail(WrongInput,
                    "a video needs the program ffmpeg, which is not installed; install it, or give "
                    "a folder for pictures");
    const Result<QSize> size = chosenSize(arguments);
    if (!size) return fail(WrongUsage, size.error().text());
    const Result<ThemeKind> theme = chosenTheme(arguments, "dark");
    if (!theme) return fail(WrongUsage, theme.error().text());
    const int rate = arguments.value("fps", "30").toInt();
    if (rate < 1 || rate > mostFrames) return fail(WrongUsage, "--fps: expected a number from 1 to 120");
    const double pace = arguments.value("pace", "1").toDouble();
    if (!(pace >= .25 && pace <= 4)) return fail(WrongUsage, "--pace: expected a number from 0.25 to 4");

    const Result<int> lapse = chosenLapse(arguments);
    if (!lapse) return fail(WrongUsage, lapse.error().text());
    const Result<Camera> camera = chosenCamera(arguments);
    if (!camera) return fail(WrongUsage, camera.error().text());
    const bool ofCase = arguments.has("case");
    const Result<Game> game = shownGame(arguments);
    if (!game) return fail(ofCase ? WrongUsage : WrongInput, game.error().text());
    const Result<BoardSource> board = boardSourceOf(game->map, {});
    if (!board) return fail(board.error());
    const Result<std::vector<std::size_t>> phases = wantedPhases(arguments, *game);
    if (!phases) return fail(phases.error());
    StoryChoice choice;
    choice.camera = *camera;
    choice.reading = reading->how;
    Reel reel(*game, geometryOf(*board), rate, pace, false, choice);
    if (*lapse > 0)
        reel.addLapse(*phases, *lapse);
    else
        for (std::size_t phase : *phases) reel.add(phase, reading->skipped);
    return write(*board, std::move(reel), {arguments.value("out"), *size, *theme, {}});
}

} // namespace

Command showCommand()
{
    return {
        show.name,
        "GAME|--case ID",
        show.summary,
        "Needs no display. A video needs the program ffmpeg. With --captions it prints what is said instead: "
        "one JSON line for each step (question, count, clash, verdict), with start_ms, duration_ms, kind, "
        "step, "
        "texts (each with its own start_ms and duration_ms), caption (headline and fates), headline, orders, "
        "strengths, others, remarks, fates, badges, powers, focus (province codes) and card.",
        {{"captions", "", "print the steps of every resolved phase as JSON lines, instead of pictures"},
         {"case", "ID", "a test case in place of a game, such as 6.E.7"},
         {"language", "xx", "with --captions: the language of the captions (default en)"},
         {"lapse", "SECONDS", "the whole game as a time lapse that lasts so long, without sentences"},
         {"out", "PLACE",
          "a folder for frame-00001.png and so on, or a file ending in .gif, .mp4, .webm or .mkv"},
         {"phase", "PHASE", "such as F1902M (default: every resolved phase)"},
         {"size", "WxH", "in pixels (default 1920x1080)"},
         {"theme", "light|dark", "(default dark)"},
         {"reading", "power|order|all|none",
          "how orders are read out: power by power, order by order, all at once, or not at all (default "
          "power)"},
         {"camera", "follows|still", "whether fights are shown from near (default follows)"},
         {"fps", "N", "frames per second (default 30)"},
         {"pace", "N", "playback speed; 2 is twice as fast (default 1)"}},
        0,
        1,
        runShow};
}

} // namespace chancery::cli
