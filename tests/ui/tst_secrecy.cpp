// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written, drafted, resolved or taken back: until the reveal the players see what they saw
// before.
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "ui/session/presenter.h"

#include <QTest>

using namespace chancery;

namespace {

/// All that the audience window is fed with.
struct Seen
{
    Picture picture;
    QString caption;
    bool operator==(const Seen&) const = default;
};

struct Table
{
    explicit Table(Game game)
        : session(std::move(game))
    {
    }

    Seen seen() const { return {presenter.tablePicture(), presenter.tableCaption()}; }
    void pass(qint64 ms)
    {
        now += ms;
        presenter.player().tick();
    }

    Session session;
    qint64 now = 0;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }, nullptr,
                        [this] { return now; }};
};

/// A click anywhere, finished or not.
void scribble(Table& table, Random& random)
{
    const auto somewhere = [&] {
        return static_cast<Province>(below(random, table.session.map().provinces.size()));
    };
    table.presenter.desk().click(somewhere(), false);
    table.presenter.desk().hover(somewhere());
    if (below(random, 2) == 0) table.presenter.desk().click(somewhere(), false);
    table.presenter.choose(somewhere());
}

/// What a gamemaster may do before the reveal; 0 to 7.
void act(Table& table, Random& random, std::size_t what)
{
    Session& session = table.session;
    const auto power = static_cast<Power>(below(random, session.map().powers.size()));
    switch (what) {
    case 0:
        return session.writeAll(randomOrders(session.map(), session.current(), random));
    case 1:
        return session.writeSheet(power, QStringLiteral("what is this?\nA Par - Bur\nF Lon - Nth, A Vie H"));
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
        return session.resolved() && session.canTakeBack() ? session.takeBack() : table.presenter.skip();
    default:
        table.presenter.setShowOrders(below(random, 2) == 0);
        return table.presenter.setMode(below(random, 2) == 0 ? Presenter::Mode::Story
                                                             : Presenter::Mode::Diagram);
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
            QVERIFY(bare.caption.isEmpty());
            for (int step = 0; step < 25; ++step) {
                const std::size_t what = below(random, 8);
                act(table, random, what);
                QVERIFY2(table.seen() == bare,
                         qPrintable(QString("%1, step %2, act %3")
                                        .arg(QString::fromStdString(shortName(record.phase)))
                                        .arg(step)
                                        .arg(what)));
            }
        }
    }

    /// The test above is no good if there is nothing to see.
    void theRevealShows()
    {
        Table table(newGame(sketch::sharedMap()));
        const Seen bare = table.seen();
        Random random(1);
        table.session.writeAll(randomOrders(table.session.map(), table.session.current(), random));
        table.presenter.reveal();
        table.pass(1000);
        QVERIFY(!(table.seen().picture == bare.picture));
        QVERIFY(!table.seen().caption.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSecrecy)
#include "tst_secrecy.moc"
