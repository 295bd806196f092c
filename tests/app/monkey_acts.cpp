// SPDX-License-Identifier: GPL-3.0-or-later
// What a monkey asks of the program by name: see monkey.h.
#include "app/document.h"
#include "app/evening.h"
#include "app/study_panels.h"
#include "tests/app/eventful_game.h"
#include "tests/app/monkey.h"
#include "tests/app/plugged_displays.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/draw/map_art.h"
#include "ui/words/language.h"

#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QScreen>

namespace chancery {

Game Monkey::someGame()
{
    const auto& map = pick(maps_);
    const auto seed = static_cast<std::uint32_t>(upTo(1000));
    const std::size_t phases = below(random_, 8);
    say(QStringLiteral("begin %1, %2 phases played").arg(QString::fromStdString(map->id)).arg(phases));
    if (chance(6)) return *sampleGame(boards_);
    if (phases == 0) return newGame(map);
    return chance(2) ? eventfulGame(map, seed, phases) : randomGame(map, seed, phases);
}

void Monkey::beginGame()
{
    document_->opening().start(someGame());
}

void Monkey::openDocument()
{
    showWindow(workspace_.open(someGame()));
}

void Monkey::closeDocument()
{
    say(QStringLiteral("close the window"));
    window().close();
}

void Monkey::writeOrders()
{
    Session& session = document_->session();
    const auto isStuck = [](const DislodgedUnit& unit) { return unit.retreats.empty(); };
    if (std::ranges::any_of(session.current().before.dislodged, isStuck)) return;
    say(QStringLiteral("write orders"));
    chancery::writeOrders(session, randomOrders(session.map(), session.current(), random_));
}

void Monkey::playOn()
{
    Presenter& presenter = document_->presenter();
    switch (upTo(9)) {
    case 0:
        say(QStringLiteral("resolve"));
        return resolvePhase(*document_);
    case 1:
    case 2:
        say(QStringLiteral("reveal"));
        return revealPhase(*document_);
    case 3:
    case 4:
    case 5:
        say(QStringLiteral("advance"));
        return beginNextPhase(*document_);
    case 6:
        say(QStringLiteral("take back"));
        return takeBackPhase(document_->session());
    case 7:
        say(QStringLiteral("skip"));
        return presenter.story().skip();
    case 8:
        say(QStringLiteral("play"));
        return presenter.story().togglePlay();
    default:
        say(QStringLiteral("another fight"));
        if (const auto fights = presenter.story().fightsToCome(); !fights.empty())
            presenter.story().tellNext(pick(fights));
    }
}

void Monkey::lookBack()
{
    Presenter& presenter = document_->presenter();
    const std::size_t phase = below(random_, document_->session().game().phases.size());
    say(QStringLiteral("look at phase %1").arg(phase));
    presenter.showPhase(phase);
    if (chance(3)) {
        say(QStringLiteral("with the players"));
        presenter.setPastShared(!presenter.pastShared());
    }
    if (chance(2)) presenter.story().replay();
}

/// For all documents, and whichever of them shows a story.
void Monkey::passTime()
{
    StoryPlayer& player = document_->presenter().story().player();
    if (chance(3)) {
        const int to = upTo(player.duration());
        say(QStringLiteral("seek %1").arg(to));
        return player.seek(to);
    }
    const int ms = chance(3) ? upTo(100'000) : upTo(2000);
    say(QStringLiteral("%1 ms pass").arg(ms));
    now_ += ms;
    const auto tick = [](Document& document) {
        document.presenter().story().player().tick();
        document.feed().slides().tick();
        document.clock().tick();
    };
    for (const auto& document : workspace_.games()) tick(*document);
    for (const auto& study : workspace_.studies())
        if (study->bench().hasPresented()) tick(*study);
}

void Monkey::showAudience()
{
    AudienceKeeper& keeper = workspace_.audience();
    ProjectorWindow* audience = keeper.windowOf(*document_);
    const int what = upTo(7);
    if (audience && what == 0) {
        say(QStringLiteral("stop presenting"));
        keeper.stop();
    } else if (audience && what == 1) {
        say(QStringLiteral("blank"));
        audience->setBlank(!audience->blank());
    } else if (audience && what < 4) {
        say(QStringLiteral("freeze"));
        audience->setFrozen(!audience->frozen());
    } else if (keeper.maySwapDisplays(*document_) && what == 4) {
        say(QStringLiteral("swap"));
        keeper.swapDisplays();
    } else {
        say(QStringLiteral("present"));
        keeper.present(*document_);
    }
}

/// A display is chosen for the audience window, perhaps that of the console, or has changed.
void Monkey::changeDisplays()
{
    AudienceKeeper& keeper = workspace_.audience();
    QList<QScreen*> screens = QGuiApplication::screens();
    if (chance(2)) {
        say(QStringLiteral("present on a display"));
        keeper.present(*document_, pick(screens));
    } else {
        say(QStringLiteral("the displays change"));
        keeper.place().followDisplays();
    }
}

const QList<QList<Plugged>> monkeyDisplays{
    {{"left", {0, 0, 1300, 800}}, {"right", {1300, 0, 1300, 800}}},
    {{"left", {0, 0, 1300, 800}}},
    {{"right", {1300, 0, 1300, 800}}},
    {{"left", {0, 0, 1300, 800}}, {"right", {0, 0, 1300, 800}}},    // mirrored
    {{"left", {0, 0, 1300, 800}}, {"right", {0, 0, 1024, 768}}},    // in part
    {{"left", {1300, 0, 1300, 800}}, {"right", {0, 0, 1300, 800}}}, // the other way round
    {{"left", {0, 0, 1300, 800}}, {"third", {1300, 0, 1300, 800}}},
};

/// Displays are pulled out and plugged in. A window manager puts what was on them somewhere else.
void Monkey::changePlugs()
{
    if (!mayPlug()) return;
    const qsizetype set = chance(2) ? 0 : upTo(static_cast<int>(monkeyDisplays.size()) - 1);
    say(QStringLiteral("set %1 of displays").arg(set));
    plug(monkeyDisplays[set]);
    const auto screens = QGuiApplication::screens();
    for (QWidget* window : QApplication::topLevelWidgets()) {
        const auto isThere = [window](const QScreen* one) {
            return one->geometry().intersects(window->geometry());
        };
        if (window->isVisible() && std::ranges::none_of(screens, isThere))
            putAt(*window, screens.front()->geometry().topLeft() + QPoint(upTo(400), upTo(200)));
    }
    if (chance(2))
        workspace_.audience()
            .place()
            .followDisplays(); // else it comes a moment later, perhaps after other acts
}

/// Whichever is open: a console, a study, a dialog, a panel, the audience window.
void Monkey::moveWindow()
{
    QList<QWidget*> open; // in an order that is the same each time
    for (const auto& document : workspace_.games()) open << document->window();
    for (const auto& study : workspace_.studies()) open << study->window();
    for (QWidget* window : QList<QWidget*>(open)) open += window->findChildren<QWidget*>();
    open << workspace_.audience().windowOf(*document_);
    open.removeIf(
        [](const QWidget* one) { return !one || !one->isWindow() || !one->isVisible() || isPopup(*one); });
    if (open.empty()) return;
    QWidget& window = *pick(open);
    const QPoint corner(upTo(2600) - 300, upTo(500));
    say(QStringLiteral("move %1 to %2,%3").arg(window.objectName()).arg(corner.x()).arg(corner.y()));
    putAt(window, corner);
    auto* dock = qobject_cast<QDockWidget*>(&window);
    if (dock && chance(3)) return dock->setFloating(false);
    if (!dock && chance(4)) window.setWindowState(chance(2) ? Qt::WindowMaximized : Qt::WindowFullScreen);
    const QList<QDockWidget*> panels = this->window().panels().docks();
    if (chance(4)) panels[upTo(static_cast<int>(panels.size()) - 1)]->setFloating(true);
}

void Monkey::changeSlide()
{
    SlideShow& slides = document_->feed().slides();
    if (chance(5)) {
        say(QStringLiteral("rotate"));
        return slides.setRotating(!slides.rotating());
    }
    const std::span<const SlideRow> all = slideTable();
    const SlideRow& row = pick(all);
    say(QStringLiteral("slide %1").arg(static_cast<int>(row.kind)));
    slides.choose(row.kind);
}

void Monkey::prefer()
{
    Preferences wanted = workspace_.settings().preferences();
    const QVector<Language> spoken = languages();
    wanted.theme = static_cast<ThemeChoice>(upTo(2));
    wanted.labels = static_cast<LabelMode>(upTo(3));
    wanted.tempo = .5 * (1 + upTo(6));
    wanted.reducedMotion = chance(4) ? Wish::Yes : Wish::System;
    wanted.highContrast = chance(6) ? Wish::Yes : Wish::No;
    wanted.story.turncoats = chance(2);
    wanted.story.reading = static_cast<Reading>(upTo(2));
    wanted.colours = {static_cast<PaletteKind>(upTo(1)), chance(3)};
    wanted.clockShown = !chance(3);
    wanted.slideSeconds = 1 + upTo(30);
    if (chance(3)) wanted.language = pick(spoken).code;
    say("prefer " + wanted.language);
    workspace_.settings().apply(wanted);
}

void Monkey::undoOrRedo()
{
    QUndoStack& stack = *document_->session().undoStack();
    const int to = chance(3) ? upTo(stack.count()) : stack.index() + (chance(3) ? 1 : -1);
    say(QStringLiteral("undo stack to %1 of %2").arg(to).arg(stack.count()));
    stack.setIndex(to);
}

void Monkey::useFile()
{
    const QString path = somePath();
    if (chance(2)) {
        say(QStringLiteral("save"));
        document_->files().save();
    } else if (QFile::exists(path)) {
        say("open " + QFileInfo(path).fileName());
        document_->opening().openInstead(path);
    }
}

void Monkey::changeSeats()
{
    const Session& session = document_->session();
    const Game game = eventfulGame(session.game().map, 1, 1);
    say(QStringLiteral("draw lots and hold a vote"));
    setTable(document_->session(), session.game().players, game.attendance);
    if (chance(2)) addVote(document_->session(), game.phases.back().votes.back());
}

void Monkey::resizeWindow()
{
    const QSize size(700 + upTo(450), 400 + upTo(350)); // which a display has room for
    say(QStringLiteral("size %1x%2").arg(size.width()).arg(size.height()));
    ProjectorWindow* audience = workspace_.audience().windowOf(*document_);
    if (audience && chance(2))
        audience->resize(size / 2);
    else
        window().resize(size);
}

} // namespace chancery
