// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn has changed, as it is told when the fights are over, and when nothing is.
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/slide.h"
#include "ui/scene/turn_card.h"

#include <algorithm>

namespace chancery::tst_turn_card {

namespace {

using sketch::power;

Province place(const char* code)
{
    return sketch::standardMap().findProvince(code);
}

} // namespace

class TestTurnNews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What is told of a turn: who was dislodged or destroyed by whom. What came of the retreats is
    /// told with them alone.
    void aTurnIsToldInShort()
    {
        const Position position = sketch::position(
            {"France A PAR", "France A MAR", "Germany A BUR", "Italy A NAP", "Austria A ROM", "Austria F TYS",
             "Austria A APU", "Austria F ION", "Germany A HOL", "Russia A UKR", "Russia A SEV",
             "Turkey A RUM", "England F NTH", "England F NWG", "Turkey F NWY"},
            {"France PAR MAR", "Italy NAP", "Germany MUN", "Austria ROM TRI VIE"});
        Game game = gameFrom(sketch::sharedMap(), {Season::Fall, 1904, PhaseKind::Movement}, position);
        game.phases.back() = sketch::record(game.phases.back().phase, position,
                                            {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H", "A ROM - NAP",
                                             "F TYS S A ROM - NAP", "A NAP H", "A APU H", "F ION H",
                                             "A HOL H", "A UKR - RUM", "A SEV S A UKR - RUM", "A RUM H",
                                             "F NTH - NWY", "F NWG S F NTH - NWY", "F NWY H"});
        game = resolve(game);
        const Closing told = closingOf(game, 0);
        QVERIFY(told.turn.has_value());
        const TurnNews& turn = *told.turn;
        QCOMPARE(turn.ousted.size(), std::size_t{4});
        for (const Ousted& unit : turn.ousted) {
            const bool naples = unit.unit == sketch::unit("Italy A NAP");
            QCOMPARE(unit.destroyed, naples);
            if (naples) QCOMPARE(unit.by, power("Austria"));
            if (unit.unit == sketch::unit("Germany A BUR")) QCOMPARE(unit.by, power("France"));
        }
        QVERIFY(turn.turncoats.empty());
        QVERIFY(told.cards.empty()); // centres change hands when the retreats are over
        game = advance(game);
        game.phases.back() = withOrders(game.current(), {});
        game = resolve(game);
        const Closing closing = closingOf(game, 1);
        const auto& tally = std::get<TallySlide>(closing.cards.front());
        const Transfer naples{place("NAP"), power("Italy"), power("Austria")},
            holland{place("HOL"), noPower, power("Germany")};
        QVERIFY(std::ranges::find(tally.transfers, naples) != tally.transfers.end());
        QVERIFY(std::ranges::find(tally.transfers, holland) != tally.transfers.end());
    }

    /// The fights have just told each of them.
    void aFewUnitsAreNotTold()
    {
        const Position position = sketch::position({"France A PAR", "France A MAR", "Germany A BUR"});
        Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1904, PhaseKind::Movement}, position);
        game.phases.back() = sketch::record(game.phases.back().phase, position,
                                            {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"});
        game = resolve(game);
        QCOMPARE(oustedIn(*game.map, game.current()).size(), std::size_t{1});
        QVERIFY(!closingOf(game, 0).turn);
    }

    void aQuietTurnIsNotTold()
    {
        Game game = newGame(sketch::sharedMap());
        game.phases.back() =
            withOrders(game.current(), {sketch::order(game.current().before, "A PAR - BUR")});
        QVERIFY(!closingOf(resolve(game), 0, {Reading::PerPower, true}).turn);
    }

    /// Italy supports France in spring; in fall it moves against it. Germany does so without having helped.
    void whoAttacksAfterSupportIsNamedIfWanted()
    {
        const Position position = sketch::position(
            {"France A MAR", "Italy A PIE", "Germany A MUN", "France A BUR", "Austria A TYR"});
        Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1904, PhaseKind::Movement}, position);
        game.phases.back() =
            sketch::record(game.phases.back().phase, position,
                           {"A MAR H", "A PIE S A MAR", "A MUN H", "A BUR S A MAR", "A TYR S A MUN - BOH"});
        game = advance(resolve(game));
        game.phases.back() =
            sketch::record(game.phases.back().phase, game.current().before,
                           {"A PIE - MAR", "A MUN - BUR", "A BUR - MUN", "A MAR H", "A TYR - MUN"});
        game = resolve(game);
        const std::size_t phase = game.phases.size() - 1;
        QVERIFY(!closingOf(game, phase).turn); // nobody was driven out
        const TurnNews turn = closingOf(game, phase, {Reading::PerPower, true}).turn.value();
        QCOMPARE(turn.turncoats.size(), std::size_t{1});
        QVERIFY((turn.turncoats[0] == Turncoat{power("Italy"), power("France")}));
    }
};

CHANCERY_SUITE(TestTurnNews, QCoreApplication)

} // namespace chancery::tst_turn_card

#include "tst_turn_card.moc"
