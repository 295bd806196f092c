// SPDX-License-Identifier: GPL-3.0-or-later
// Games begun on other maps while the players look at a slide: nothing is painted with a map that it is not
// of, not even by what paints in the middle of a change.
#include "app/console_docks.h"
#include "tests/app/eventful_game.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/live_view.h"
#include "ui/room/projector_window.h"
#include "ui/room/slide_view.h"

#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QSignalSpy>

namespace chancery::tst_other_boards {

namespace {

/// A game on `map` with a slide of this kind, before its last phase is revealed.
Game gameWith(SlideKind kind, const std::shared_ptr<const Map>& map)
{
    constexpr std::size_t fewest = 4, most = 12;
    for (std::size_t phases = fewest;; ++phases) {
        Game game = eventfulGame(map, 1, phases);
        const Phase first = game.phases.front().phase;
        const PowerSet two{Power(0), Power(1)};
        if (kind == SlideKind::Agreements)
            game.committee.treaties = {{"Entente", "Peace", two, two, first, false, {}, first}};
        if (kind == SlideKind::Score) game.rulebook.options.victoryBy = VictoryBy::Points;
        if (phases == most || slideOf(kind, playedAndVoted(game, game.phases.size() - 1))) return game;
    }
}

struct Room : Table
{
    ProjectorWindow& players = audience();
    LiveView& live = *window.findChild<LiveView*>();
    std::vector<std::shared_ptr<const Map>> maps;
    bool painting = false;
    int painted = 0;

    Room()
    {
        for (const auto& map : boards.maps()) maps.push_back(boards.board(map->id)->map);
        window.resize(320, 240);
        players.resize(320, 200);
        workspace.audience().present(document);
        players.resize(320, 200);
        window.console().places().show("liveDock");
        paintWithinEverySignal();
    }

    /// "straits" has the fewest provinces and powers, "chaos" the most powers.
    std::shared_ptr<const Map> mapOf(const char* id) { return boards.board(id)->map; }
    void begin(const std::shared_ptr<const Map>& map, std::uint32_t seed)
    {
        document.opening().start(eventfulGame(map, seed));
    }

    /// Both windows, and in the console the players' small one, as they would be painted now.
    void paint()
    {
        if (painting) return;
        const QScopedValueRollback guard(painting, true);
        ++painted;
        live.refresh();
        window.grab();
        players.grab();
    }

    void paintWithinEverySignal()
    {
        const auto paintNow = [this] { paint(); };
        const QObject* context = &window;
        Presenter& presenter = document.presenter();
        QObject::connect(&session(), &Session::replaced, context, paintNow);
        QObject::connect(&session(), &Session::changed, context, paintNow);
        QObject::connect(&presenter, &Presenter::stateChanged, context, paintNow);
        QObject::connect(&presenter, &Presenter::shownPhaseChanged, context, paintNow);
        QObject::connect(&presenter, &Presenter::picturesChanged, context, paintNow);
        QObject::connect(&document.feed(), &AudienceFeed::changed, context, paintNow);
        QObject::connect(&document, &Document::stateChanged, context, paintNow);
        QObject::connect(&document, &Document::boardChanged, context, paintNow);
        QObject::connect(session().undoStack(), &QUndoStack::indexChanged, context, paintNow);
    }
};

} // namespace

class TestOtherBoards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverThePlayersSee_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("frozen");
        for (const SlideRow& row : slideTable())
            for (bool frozen : {false, true})
                QTest::addRow("%s%s", row.name, frozen ? ", frozen" : "")
                    << static_cast<int>(row.kind) << frozen;
    }

    void whateverThePlayersSee()
    {
        QFETCH(int, kind);
        QFETCH(bool, frozen);
        Room room;
        int shown = 0;
        for (const char* id : {"straits", "chaos", "straits"}) {
            room.document.opening().start(gameWith(static_cast<SlideKind>(kind), room.mapOf(id)));
            room.document.feed().slides().choose(static_cast<SlideKind>(kind));
            QVERIFY(frozen || room.players.shown().board == room.document.board());
            shown += room.players.slide()->slide().has_value();
            room.players.setFrozen(frozen);
            room.document.presenter().showPhase(0);
            room.paint();
        }
        QVERIFY(room.painted > 0);
        const auto slide = static_cast<SlideKind>(kind);
        // Only the standard board has tables at which a coin is tossed.
        QCOMPARE(shown > 0, slide != SlideKind::Board && slide != SlideKind::Coin);
    }

    /// What is left over from the game before was chosen, typed, pointed at or dragged on its map.
    void whateverIsHalfDone()
    {
        Room room;
        for (std::size_t i = 0; i < room.maps.size(); ++i) {
            Presenter& presenter = room.document.presenter();
            room.begin(room.maps[i], 3);
            presenter.showPhase(room.session().game().phases.size() - 2);
            presenter.story().replay();
            presenter.story().player().stepForward();
            room.paint();
            room.document.opening().start(newGame(room.maps[(i + 1) % room.maps.size()]));
            const Map& map = room.map();
            const auto last = static_cast<Province>(map.provinces.size() - 1);
            OrderDesk& desk = presenter.desk();
            desk.hover(last);
            for (const Unit& unit : room.session().current().before.units)
                desk.click(map.provinceOf(unit.at), false);
            desk.suggest(last, {});
            room.window.findChild<QTabBar*>("powerTabs")
                ->setCurrentIndex(static_cast<int>(map.powers.size()) - 1);
            room.paint();
        }
    }

    /// A unit that is being pulled when another game begins is not looked for on the new map.
    void aUnitThatIsBeingPulled()
    {
        Room room;
        room.document.opening().start(newGame(room.mapOf("standard")));
        const std::vector<Unit>& units = room.session().current().before.units;
        const auto last = std::ranges::max_element(
            units, {}, [&](const Unit& unit) { return room.map().provinceOf(unit.at); });
        QVERIFY(index(room.map().provinceOf(last->at)) >= room.mapOf("straits")->provinces.size());
        BoardView& board = room.window.console().board();
        const BoardGeometry& geometry = room.document.board().art->geometry;
        const QPoint unit = board.lens().toScreen(geometry.unitAt(last->at)).toPoint();
        const QSignalSpy pulls(&board, &BoardView::pullBegun);
        const QPoint away = board.rect().center();
        QMouseEvent move(QEvent::MouseMove, away, board.mapToGlobal(away), Qt::NoButton, Qt::LeftButton, {});
        QTest::mousePress(&board, Qt::LeftButton, {}, unit);
        QCoreApplication::sendEvent(&board, &move);
        QCOMPARE(pulls.count(), 1);
        QTest::mousePress(&board, Qt::LeftButton, {}, unit);
        room.document.opening().start(newGame(room.mapOf("straits")));
        QCoreApplication::sendEvent(&board, &move);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, away);
        QCOMPARE(pulls.count(), 1);
        QVERIFY(room.document.presenter().desk().idle());
    }

    void aFrozenWindowKeepsTheBoardThatItShows()
    {
        Room room;
        room.begin(room.maps.front(), 5);
        room.document.feed().slides().choose(SlideKind::Tally);
        room.players.setFrozen(true);
        const QImage before = room.players.grab().toImage();
        const ProjectorWindow::Content seen = room.players.shown();
        for (std::size_t i = 1; i < room.maps.size(); ++i) {
            room.begin(room.maps[i], 5);
            QVERIFY(room.players.shown() == seen);
            QVERIFY(room.players.grab().toImage() == before);
        }
        room.players.setFrozen(false);
        QVERIFY(room.players.shown().board == room.document.board());
        QVERIFY(room.players.grab().toImage() != before);
    }
};

CHANCERY_SUITE(TestOtherBoards, QApplication)

} // namespace chancery::tst_other_boards

#include "tst_other_boards.moc"
