// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written, drafted, resolved or taken back: until the reveal the players see what they saw
// before.
#include "engine/rules/rulebooks.h"
#include "tests/support/busy_board.h"
#include "tests/support/heard.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/presenter.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/room/projector_window.h"
#include "ui/words/told_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery::tst_secrecy {

namespace {

/// All that the audience window is fed with.
struct Seen
{
    Picture picture;
    QString caption;
    std::optional<ShownSlide> card;
    std::vector<std::optional<Slide>> slides;
    Framing framing;
    Views views;
    std::vector<ArrowSaid> orders;
    bool operator==(const Seen&) const = default;
};

const BoardSource& standardBoard()
{
    static const BoardSource read = [] {
        BoardSource source = standardSource();
        source.map = sketch::sharedMap();
        return source;
    }();
    return read;
}

struct Table
{
    explicit Table(Game game)
        : session(std::move(game))
    {
    }

    Seen seen() const
    {
        return {presenter.audience().picture(), presenter.audience().caption(),
                presenter.audience().card(),    slides(),
                presenter.audience().framing(), presenter.audience().views(),
                presenter.audience().orders()};
    }
    /// Returns all that a screen reader finds in the window for the players.
    QString read()
    {
        if (!window.isVisible()) {
            window.setBoard(standardBoard());
            window.resize(640, 360);
            window.show();
        }
        const AudienceView& players = presenter.audience();
        window.setContent({{},
                           players.picture(),
                           Words::phase(players.phase()),
                           players.caption(),
                           {},
                           players.card(),
                           players.column(),
                           players.framing(),
                           {},
                           players.beat(),
                           players.orders()});
        return readOut(window);
    }
    std::vector<std::optional<Slide>> slides() const
    {
        std::vector<std::optional<Slide>> all;
        for (const SlideRow& row : slideTable()) all.push_back(presenter.audience().slide(row.kind));
        return all;
    }
    void pass(qint64 ms)
    {
        now += ms;
        presenter.story().player().tick();
    }

    Session session;
    qint64 now = 0;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }, nullptr,
                        [this] { return now; }};
    ProjectorWindow window;
};

/// In Fall 1901 France takes Spain; orders are written.
Game fallGame()
{
    Game game = newGame(sketch::sharedMap());
    game.phases.back() =
        sketch::record(game.current().phase, game.current().before, {"A MAR - SPA", "A PAR - BUR"});
    game = advance(resolve(std::move(game)));
    game.phases.back() = sketch::record(game.current().phase, game.current().before, {"A SPA H"});
    return game;
}

/// A click anywhere, finished or not.
void scribble(Table& table, Random& random)
{
    const auto somewhere = [&] {
        return static_cast<Province>(below(random, table.session.map().provinces.size()));
    };
    table.presenter.desk().click(somewhere(), false);
    table.presenter.desk().hover(somewhere());
    if (below(random, 2) == 0) table.presenter.desk().click(somewhere(), false);
    table.presenter.console().choose(somewhere());
}

/// What a gamemaster may do before the reveal; 0 to 7.
void act(Table& table, Random& random, std::size_t what)
{
    Session& session = table.session;
    const auto power = static_cast<Power>(below(random, session.map().powers.size()));
    switch (what) {
    case 0:
        return writeOrders(session, randomOrders(session.map(), session.current(), random));
    case 1:
        return writeSheet(session, power, QStringLiteral("what is this?\nA Par - Bur\nF Lon - Nth, A Vie H"));
    case 2:
        return scribble(table, random);
    case 3:
        return session.undoStack()->undo();
    case 4:
        return session.undoStack()->redo();
    case 5:
        if (!session.resolved()) table.presenter.resolve();
        return table.pass(static_cast<qint64>(below(random, 60000)));
    case 6:
        return session.resolved() && canTakeBack(session.game()) ? takeBackPhase(session)
                                                                 : table.presenter.story().skip();
    default:
        table.presenter.console().setShowOrders(below(random, 2) == 0);
        return table.presenter.story().setShown(below(random, 2) == 0);
    }
}

} // namespace

class TestSecrecy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingShowsBeforeTheReveal_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed) QTest::addRow("game %d", seed) << seed;
    }

    void nothingShowsBeforeTheReveal()
    {
        QFETCH(int, seed);
        Random random(static_cast<std::uint32_t>(seed));
        const Game played = randomGame(sketch::sharedMap(), static_cast<std::uint32_t>(seed), 12);
        for (const PhaseRecord& record : played.phases) {
            Table table(gameFrom(played.map, record.phase, record.before));
            const Seen bare = table.seen();
            QVERIFY(bare.caption.isEmpty() && bare.framing == Framing() && bare.views == Views());
            const QString heard = table.read();
            for (int step = 0; step < 25; ++step) {
                const std::size_t what = below(random, 8);
                act(table, random, what);
                if (step % 8 == 7) QCOMPARE(table.read(), heard);
                QVERIFY2(table.seen() == bare,
                         qPrintable(QString("%1, step %2, act %3")
                                        .arg(QString::fromStdString(shortName(record.phase)))
                                        .arg(step)
                                        .arg(what)));
            }
        }
    }

    void slidesTellOnlyWhatTheTableHasSeen_data() { nothingShowsBeforeTheReveal_data(); }

    /// With a past behind them: neither what is written nor what is resolved shows, and while the story is
    /// shown slides do not run ahead of it.
    void slidesTellOnlyWhatTheTableHasSeen()
    {
        QFETCH(int, seed);
        Random random(static_cast<std::uint32_t>(seed));
        const Game played = randomGame(sketch::sharedMap(), static_cast<std::uint32_t>(seed), 12);
        for (std::size_t i = 1; i < played.phases.size(); ++i) {
            Game game = played;
            game.phases.resize(i + 1);
            PhaseRecord& now = game.phases.back();
            now = {now.phase, now.before, {}, std::nullopt, {}};
            Table table(std::move(game));
            const Seen bare = table.seen();
            for (int step = 0; step < 15; ++step) {
                act(table, random, below(random, 8));
                QVERIFY(table.seen() == bare);
            }
            table.presenter.reveal();
            QVERIFY(table.session.resolved());
            table.presenter.story().player().seek(static_cast<int>(below(random, 8000)));
            if (table.presenter.story().player().atEnd()) continue;
            const Seen telling = table.seen();
            QVERIFY(telling.slides == bare.slides);
        }
    }

    void noOrderIsReadBeforeItsMoment_data() { nothingShowsBeforeTheReveal_data(); }

    /// In the window for the players a screen reader finds an order once it has been read out or shown, and
    /// how it ended once that is told; at the end it finds all.
    void noOrderIsReadBeforeItsMoment()
    {
        QFETCH(int, seed);
        Random random(static_cast<std::uint32_t>(seed));
        const Game played = randomGame(sketch::sharedMap(), static_cast<std::uint32_t>(seed), 6);
        for (const PhaseRecord& record : played.phases) {
            Table table(gameFrom(played.map, record.phase, record.before));
            writeOrders(table.session, randomOrders(table.session.map(), table.session.current(), random));
            table.presenter.reveal();
            StoryPlayer& player = table.presenter.story().player();
            player.pause();
            const Storyboard& story = table.presenter.story().storyboard();
            const PhaseRecord& now = table.session.current();
            const auto found = [&](int ms, std::size_t i, bool ended) {
                return std::ranges::any_of(story.beats, [&](const Beat& beat) {
                    const auto has = [i](const auto& all) { return std::ranges::find(all, i) != all.end(); };
                    const int counted = std::max(beat.counts.endsAt(), beat.span.startsAt);
                    if (ended)
                        return (beat.tellsAt() <= ms + 1 && has(beat.results)) ||
                               (counted <= ms && has(beat.helps)); // a support is seen as it is counted
                    return beat.span.startsAt <= ms &&
                           (has(beat.orders) || has(beat.results) || has(beat.helps));
                });
            };
            for (int k = 0; k < 6; ++k) {
                const int ms = k == 5 ? story.lasts : story.lasts * k / 5;
                player.seek(ms);
                const QString heard = table.read();
                for (std::size_t i = 0; i < now.outcome->results.size(); ++i) {
                    const OrderResult& result = now.outcome->results[i];
                    if (result.order.unit.at == nowhere || !result.ordered) continue;
                    const QString order = ToldWords::sentence(*played.map, {result.order, {}}, now),
                                  ended = ToldWords::sentence(*played.map, {result.order, result}, now);
                    if (heard.contains(order + u'\n') || heard.contains(ended + u'\n'))
                        QVERIFY2(k == 5 || found(ms, i, false), qPrintable(order));
                    if (heard.contains(ended + u'\n'))
                        QVERIFY2(k == 5 || found(ms, i, true), qPrintable(ended));
                    if (k == 5) QVERIFY2(heard.contains(ended), qPrintable(ended));
                }
            }
        }
    }

    /// Those tests are no good if nothing of it ever reaches a slide.
    void slidesTellWhatTheStoryHasTold()
    {
        Game game = fallGame();
        Table table(std::move(game));
        const Seen bare = table.seen();
        table.presenter.resolve();
        table.presenter.story().skip();
        QVERIFY(table.seen() == bare);
        table.presenter.reveal();
        QVERIFY(!table.seen().card);
        bool counted = false;
        while (!table.presenter.story().player().atEnd()) {
            QVERIFY(table.slides() == bare.slides);
            table.presenter.story().player().stepForward();
            counted = counted || table.seen().caption.contains("lead");
        }
        const Seen told = table.seen();
        QVERIFY(counted);
        for (const SlideKind kind : {SlideKind::Tally, SlideKind::Changes})
            QVERIFY(told.slides[std::size_t(kind)] != bare.slides[std::size_t(kind)]);
        table.session.undoStack()->undo();
        QVERIFY(table.seen() == bare);
    }

    /// The score counts points for insurrections only once they are shown; what the officers keep to
    /// themselves is on neither slide.
    void scoreAndSpeakersShowNothingUnrevealed()
    {
        Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1902, PhaseKind::Movement},
                             sketch::position({"England F LON", "England A LVP", "Germany A MOS"},
                                              {"England LON LVP EDI", "Germany MOS WAR STP SEV BER"}));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        const Power england = game.map->findPower("England"), russia = game.map->findPower("Russia");
        for (const Unit& unit : game.current().before.units)
            if (unit.power == england)
                game.phases.back().written.push_back(
                    {england, {}, {Order{england, unit, Insurrection{russia}}}, {}});
        Table table(std::move(game));
        const auto slides = [&] {
            return std::tuple(table.presenter.audience().slide(SlideKind::Score),
                              table.presenter.audience().slide(SlideKind::Speakers),
                              table.presenter.audience().slide(SlideKind::Agreements),
                              table.presenter.audience().column().rows);
        };
        const auto bare = slides();
        QVERIFY(std::get<0>(bare) && !std::get<1>(bare) && !std::get<2>(bare));
        Committee kept;
        kept.note = "secret";
        kept.goals = {{russia, "Secret", 9, {}, GoalVerdict::Allowed},
                      {russia, "Denied", 3, Phase(), GoalVerdict::Denied}};
        kept.treaties = {{"Secret", "War", {england, russia}, {england}, Phase(), true, {}}};
        kept.conferences = {Conference{}};
        kept.motions = {{Phase(), russia, MotionKind::Other, "Secret", {}}};
        setCommittee(table.session, kept, "secret");
        QVERIFY(slides() == bare);
        table.presenter.resolve();
        table.presenter.story().skip();
        QVERIFY(slides() == bare);
        table.presenter.reveal();
        while (!table.presenter.story().player().atEnd()) {
            QVERIFY(std::get<0>(slides()) == std::get<0>(bare));
            table.presenter.story().player().stepForward();
        }
        QVERIFY(slides() != bare); // a point for two units
    }

    /// Nor is the first one if there is nothing to see.
    void theRevealShows()
    {
        Table table(newGame(sketch::sharedMap()));
        const Seen bare = table.seen();
        Random random(1);
        writeOrders(table.session, randomOrders(table.session.map(), table.session.current(), random));
        table.presenter.reveal();
        table.pass(1000);
        QVERIFY(!(table.seen().picture == bare.picture));
        QVERIFY(!table.seen().caption.isEmpty());
    }
};

CHANCERY_SUITE(TestSecrecy, QApplication)

} // namespace chancery::tst_secrecy

#include "tst_secrecy.moc"
