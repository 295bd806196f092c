// SPDX-License-Identifier: GPL-3.0-or-later
// In what two versions of a game differ: every difference is found and named, and equal games have none.
#include "engine/game/game_variations.h"
#include "engine/game/versions.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_versions {

namespace {

using Kind = VersionDifference::Kind;

/// Two phases, the first resolved, with orders.
Game played()
{
    Game game = randomGame(sketch::sharedMap(), 11, 1);
    if (game.current().outcome) game = advance(std::move(game));
    const ReadingContext context{*game.map, game.current().before, game.current().phase.kind, Power{0}};
    return write(std::move(game), Power{0}, readSheet(context, "A VIE H\nA BUD H"));
}

std::vector<Kind> kindsIn(const Game& first, const Game& second)
{
    std::vector<Kind> kinds;
    for (const VersionDifference& difference : versionDifferences(first, second))
        kinds.push_back(difference.kind);
    return kinds;
}

using Change = void (*)(Game&);

} // namespace

class TestVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachChangeIsNamed_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<Kind>("kind");
        const auto row = [](const char* name, Kind kind, Change change) {
            QTest::newRow(name) << change << kind;
        };
        row("title", Kind::Title, [](Game& game) { game.title = "Another"; });
        row("rulebook", Kind::Rules, [](Game& game) { game.rulebook = rulebookOf(*findRulebook("1971")); });
        row("house rule", Kind::Rules,
            [](Game& game) { game.rulebook.options.victoryCentres = VictoryCentres::TwentyFour; });
        row("player", Kind::Player, [](Game& game) { game.players[Power{2}] = "Ada"; });
        row("agreed end", Kind::Head, [](Game& game) { game.agreedEnd.year = 1907; });
        row("something tried out", Kind::Variations, [](Game& game) { game = withVariationsOf(game, 0); });
        row("unknown key", Kind::Head, [](Game& game) { game.unknown = "weather = \"rain\"\n"; });
        row("notes", Kind::Entries, [](Game& game) { game.phases[0].notes = "late"; });
        row("sheet handed in", Kind::Entries, [](Game& game) { game.phases.back().received.add(Power{1}); });
        row("another phase", Kind::OnlySecond, [](Game& game) { game = advance(resolve(std::move(game))); });
        row("orders", Kind::Orders, [](Game& game) { game.phases.back().written.pop_back(); });
        row("unit", Kind::Board, [](Game& game) { game.phases.back().before.units.pop_back(); });
        row("reading", Kind::Entries, [](Game& game) { game.phases.back().written[0].problem = "unread"; });
    }

    void eachChangeIsNamed()
    {
        QFETCH(Change, change);
        QFETCH(Kind, kind);
        const Game game = played();
        QVERIFY(versionDifferences(game, game).empty());
        Game other = game;
        change(other);
        const std::vector<Kind> kinds = kindsIn(game, other);
        QVERIFY2(std::ranges::find(kinds, kind) != kinds.end(), qPrintable(QString::number(kinds.size())));
        if (kind != Kind::OnlySecond) QCOMPARE(kindsIn(other, game).size(), kinds.size());
    }

    void resolvedInOneOnly()
    {
        const Game game = played(), resolved = resolve(game);
        QCOMPARE(kindsIn(game, resolved), std::vector{Kind::Resolved});
        QCOMPARE(kindsIn(resolved, game), std::vector{Kind::Unresolved});
        const Game next = advance(resolved);
        QCOMPARE(kindsIn(next, resolved), std::vector{Kind::OnlyFirst});
    }

    void linesThatBothHaveAreLeftOut()
    {
        const Game game = played();
        Game other = game;
        other.phases.back().written[0].text = "A VIE - GAL";
        const std::vector<VersionDifference> found = versionDifferences(game, other);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].power, Power{0});
        QCOMPARE(found[0].first, std::vector<std::string>{"A VIE H"});
        QCOMPARE(found[0].second, std::vector<std::string>{"A VIE - GAL"});
    }

    void phasesOfOtherNamesAreTwo()
    {
        const Game game = played();
        Game other = game;
        other.phases.back().phase.year += 1;
        QCOMPARE(kindsIn(game, other), (std::vector{Kind::OnlyFirst, Kind::OnlySecond}));
    }

    void onAnotherMapNothingElseIsCompared()
    {
        const Game game = played();
        Map map = *game.map;
        map.id = "other";
        Game other = game;
        other.map = std::make_shared<const Map>(map);
        other.title = "Another";
        QCOMPARE(kindsIn(game, other), std::vector{Kind::Map});
    }
};

CHANCERY_SUITE(TestVersions, NoApplication)

} // namespace chancery::tst_versions

#include "tst_versions.moc"
