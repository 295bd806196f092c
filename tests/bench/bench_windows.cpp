// SPDX-License-Identifier: GPL-3.0-or-later
// What the windows of very long games and large studies take: until they are shown, and for each thing done
// in them.
#include "app/document.h"
#include "app/game_panels.h"
#include "app/starts.h"
#include "app/study_panels.h"
#include "engine/files/game_file.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_reader.h"
#include "ui/console/study_edits.h"
#include "ui/desk/sheet_edits.h"

#include <QApplication>
#include <QUndoStack>

#include <chrono>
#include <cstdio>
#include <functional>

using namespace chancery;

namespace {

/// Does something, and what the windows do after it.
void measure(const char* where, const char* what, const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    QApplication::processEvents();
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin;
    std::printf("%s %-28s %-28s %9.1f ms\n", taken.count() > 200 ? "!!" : "  ", where, what, taken.count());
    std::fflush(stdout);
}

Game longGame(Game game, std::size_t phases)
{
    while (game.phases.size() < phases) game = advance(resolve(std::move(game)));
    return game;
}

void useGame(Workspace& workspace, Document& document, std::size_t phases)
{
    const std::string name = "game of " + std::to_string(phases) + " phases";
    const auto go = [&](const char* what, const std::function<void()>& work) {
        measure(name.c_str(), what, work);
    };
    Session& session = document.session();
    Presenter& presenter = document.presenter();
    std::optional<Game> game;
    go("play", [&] { game = longGame(newGame(*workspace.boards().loader()("standard")), phases); });
    std::string text;
    go("write", [&] { text = writeGame(*game); });
    go("read", [&] { (void)readGame(text, "x", workspace.boards().loader()); });
    go("start", [&] { session.start(*game); });
    go("show the first phase", [&] { presenter.showPhase(0); });
    go("show one in the middle", [&] { presenter.showPhase(phases / 2); });
    go("show the present", [&] { presenter.showPresent(); });
    go("type a letter", [&] { writeSheet(session, Power{2}, "A"); });
    go("type an order", [&] { writeSheet(session, Power{2}, "A Par - Bur"); });
    go("undo", [&] { session.session().undoStack()->undo(); });
    go("resolve", [&] { presenter.resolve(); });
    go("advance", [&] { presenter.advance(); });
}

/// A study with the phases of a game one after another.
Study deepStudy(const Game& game)
{
    Study study = studyOf(game, 0);
    for (std::size_t i = 1; i < game.phases.size(); ++i) {
        const NodeId last = study.nodes.back().id;
        study = withNext(std::move(study), last, game.phases[i].phase).study;
    }
    return study;
}

/// A study with as many variations of the first phase as there can be.
Study broadStudy(const Game& game)
{
    Study study = studyOf(game, 0);
    const NodeId first = firstNode(study);
    while (study.nodes.size() < mostNodes) study = withVariation(std::move(study), first).study;
    return study;
}

void useStudy(Workspace& workspace, const char* name, const Study& study)
{
    const auto go = [&](const char* what, const std::function<void()>& work) { measure(name, what, work); };
    std::string text;
    go("write", [&] { text = writeStudy(study); });
    go("read", [&] { (void)readStudyFile(text, "x", workspace.boards().loader()); });
    Document* document = nullptr;
    go("open", [&] { document = openAsStudy(workspace, study); });
    if (!document) return;
    StudyView& session = document->shown();
    const NodeId last = study.nodes.back().id, middle = study.nodes[study.nodes.size() / 2].id;
    go("show the last line", [&] { session.show(last); });
    go("show one in the middle", [&] { session.show(middle); });
    go("show the first line", [&] { session.show(firstNode(session.study())); });
    go("comment on it", [&] { setComment(session, firstNode(session.study()), "x"); });
    go("say something", [&] { setCommentary(session, "x"); });
    go("begin a variation", [&] { beginVariation(session); });
    go("undo", [&] { session.session().undoStack()->undo(); });
    go("type an order", [&] { writeSheet(session.session(), Power{2}, "A Par - Bur"); });
}

/// A sheet with one order again and again, as it may be pasted.
void useLines(Workspace& workspace, const std::shared_ptr<const Map>& map, int count)
{
    std::string lines = "Spring 1901\nFrance:\n";
    for (int i = 0; i < count; ++i) lines += "A Par - Bur\n";
    const Result<Study> page = readAnyStudy(lines, "x", workspace.boards().loader(), map);
    if (page) useStudy(workspace, ("study of " + std::to_string(count) + " lines").c_str(), *page);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Boards boards;
    Workspace workspace(boards, {}, dialogPrompts());
    Document& document = workspace.open(*sampleGame(boards));
    document.makeWindow().show();
    QApplication::processEvents();
    const std::string only = argc > 1 ? argv[1] : "";
    const auto wanted = [&only](const char* part) { return only.empty() || only == part; };
    const std::shared_ptr<const Map> map = *boards.loader()("standard");
    if (wanted("games"))
        for (const std::size_t phases : {200, 2000}) useGame(workspace, document, phases);
    if (wanted("studies")) {
        useStudy(workspace, "study of 1000 phases", deepStudy(longGame(newGame(map), mostNodes)));
        useStudy(workspace, "study of 1000 variations", broadStudy(newGame(map)));
    }
    if (wanted("lines"))
        for (const int count : {100, 300, 1900}) useLines(workspace, map, count);
}
