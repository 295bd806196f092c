// SPDX-License-Identifier: GPL-3.0-or-later
// Clauses that a reader of a document looked for in the program and did not find; each test is named after
// its clause.
#include "engine/game/ending.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "tests/support/busy_board.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/draw/map_art.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/phase_report.h"
#include "ui/words/room_column.h"
#include "ui/words/words.h"

#include <QLocale>

namespace chancery::tst_documents_read {

namespace {

using sketch::power;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase fall{Season::Fall, 1902, PhaseKind::Movement};
constexpr Phase retreats{Season::Fall, 1902, PhaseKind::Retreat};
constexpr Phase winter{Season::Winter, 1902, PhaseKind::Adjustment};

Rulebook rules(const char* id, const char* option = nullptr, const char* value = nullptr)
{
    Rulebook rulebook = rulebookOf(*findRulebook(id));
    if (option) rulebook.options = *withValue(rulebook.options, option, value);
    return rulebook;
}

Game gameAt(Phase phase, Rulebook rulebook, const Position& position,
            const std::vector<std::string>& orders = {})
{
    Game game = gameFrom(sketch::sharedMap(), phase, position);
    game.phases.back() = sketch::record(phase, position, orders);
    game.rulebook = std::move(rulebook);
    return game;
}

const OrderResult& resultAt(const Game& game, const char* code)
{
    const Province place = sketch::standardMap().findProvince(code);
    for (const OrderResult& result : game.current().outcome->results)
        if (sketch::standardMap().provinceOf(result.order.unit.at) == place) return result;
    qFatal("there is no such result");
}

/// France's army in Burgundy is dislodged; France has no order.
Game abandoned(Rulebook rulebook, const char* owner = "France")
{
    const std::string unit = std::string(owner) + " A BUR";
    return gameAt(spring, std::move(rulebook), sketch::position({unit, "Germany A MUN", "Germany A RUH"}),
                  {"A MUN - BUR", "A RUH S A MUN - BUR"});
}

QString explained(const Game& game, const OrderResult& result)
{
    return Words(sketch::standardMap(), game.rulebook).explanation(result, game.current());
}

} // namespace

class TestDocumentsRead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void alexander_III_5_j_numbersGiveTheSequence_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("built");
        QTest::newRow("as read") << "B F BRE"
                                 << "B A PAR"
                                 << "F BRE";
        QTest::newRow("numbered") << "2. B F BRE"
                                  << "1. B A PAR"
                                  << "A PAR";
        QTest::newRow("numbered in brackets") << "2) B F BRE"
                                              << " 1) B A PAR"
                                              << "A PAR";
        QTest::newRow("not all numbered") << "2. B F BRE"
                                          << "B A PAR"
                                          << "F BRE";
    }

    void alexander_III_5_j_numbersGiveTheSequence()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, built);
        Game game = gameAt(winter, rules("alexander"), sketch::position({"France A SPA"}, {"France PAR BRE"}),
                           {"France B F BRE", "France B A PAR"});
        game.phases.back().written[0].text = first.toStdString();
        game.phases.back().written[1].text = second.toStdString();
        game = resolve(game);
        const Unit unit = sketch::unit("France " + built.toStdString());
        QCOMPARE(game.current().outcome->after.units.size(), std::size_t{2});
        QVERIFY(std::ranges::count(game.current().outcome->after.units, unit) == 1);
    }

    void alexander_III_5_j_numbersAreReadInManyWays_data()
    {
        QTest::addColumn<QString>("sheet");
        for (const char* sheet :
             {"2. BUILD F Bre, 1. BUILD A Par", "2. BUILD F Bre 1. BUILD A Par",
              "(2) BUILD F Bre\n(1) BUILD A Par", "2: BUILD F Bre\n1: BUILD A Par",
              "2 BUILD F Bre\n1 BUILD A Par", "#2 BUILD F Bre\n#1 BUILD A Par",
              "(2) BUILD F Bre; (1) BUILD A Par", "3) BUILD F Bre, 1) BUILD A Par\n2) WAIVE"})
            QTest::newRow(sheet) << sheet;
    }

    void alexander_III_5_j_numbersAreReadInManyWays()
    {
        QFETCH(QString, sheet);
        Game game =
            gameAt(winter, rules("alexander"), sketch::position({"France A SPA"}, {"France PAR BRE"}), {});
        const Power france = game.map->findPower("France");
        const ReadingContext context{*game.map, game.current().before, PhaseKind::Adjustment, france};
        game = resolve(write(game, france, readSheet(context, sheet.toStdString())));
        QVERIFY(std::ranges::count(game.current().outcome->after.units, sketch::unit("France A PAR")) == 1);
    }

    void alexander_III_4_c_retreatsAndAdjustmentsHaveTheirOwnClauses()
    {
        const RulebookInfo& book = *findRulebook("alexander");
        QCOMPARE(citation(Rule::IllegalTwoMeanings, book), std::string("Alexander III.3.b"));
        QCOMPARE(citation(Rule::IllegalTwoMeanings, book, PhaseKind::Retreat),
                 std::string("Alexander III.4.c"));
        QCOMPARE(citation(Rule::IllegalTwoMeanings, book, PhaseKind::Adjustment),
                 std::string("Alexander III.5.e"));
        QCOMPARE(citation(Rule::MoveUnopposed, book, PhaseKind::Retreat),
                 citation(Rule::MoveUnopposed, book));
        Game game = gameAt(winter, rules("alexander"),
                           sketch::position({"France A SPA", "France A PAR"}, {"France PAR"}),
                           {"D A SPA", "D A SPA"});
        game = resolve(game);
        QVERIFY(explained(game, game.current().outcome->results[1]).contains("(Alexander III.5."));
    }

    void alexander_VII_3_b_thirtyFiveYearsAreADraw()
    {
        Rulebook rulebook = rules("alexander", "short_game", "most_units");
        rulebook.options = *withValue(rulebook.options, "game_years", "35");
        const Position position = sketch::position({"France A PAR", "France A MAR", "Germany A BER"},
                                                   {"France PAR MAR", "Germany BER"});
        const auto afterYears = [&](int years) {
            Game game = gameAt({Season::Fall, 1901, PhaseKind::Movement}, rulebook, position);
            for (int year = 1901; year < 1901 + years; ++year) {
                game.phases.back().phase = {Season::Fall, year, PhaseKind::Movement};
                game = resolve(game);
                if (year + 1 < 1901 + years)
                    game.phases.push_back(
                        {{Season::Fall, year + 1, PhaseKind::Movement}, position, {}, {}, {}});
            }
            return game;
        };
        QVERIFY(!endingOf(afterYears(34)));
        const std::optional<Ending> ending = endingOf(afterYears(35));
        QVERIFY(ending && ending->kind == Ending::Kind::YearsOver);
        QCOMPARE(ending->winners, (std::vector<Power>{power("France"), power("Germany")}));
        Game agreed = afterYears(10);
        agreed.agreedEnd.year = 1910;
        QCOMPARE(endingOf(agreed)->winners, std::vector<Power>{power("France")}); // I.5.b
    }

    void rules1971_VII_1_anEmptySheetIsNoCivilDisorder()
    {
        Game none = resolve(abandoned(rules("1971")));
        QCOMPARE(resultAt(none, "BUR").finding.rule, Rule::HoldAbandoned);
        Game empty = abandoned(rules("1971"));
        empty.phases.back().received.add(power("France"));
        QCOMPARE(resultAt(resolve(empty), "BUR").finding.rule, Rule::HoldDislodged);
        Game unread = abandoned(rules("1971"));
        unread.phases.back().written.push_back({power("France"), "A Bur - ???", {}, "cannot be read"});
        QCOMPARE(resultAt(resolve(unread), "BUR").finding.rule, Rule::HoldDislodged);
    }

    void rules1971_XIV_2_aPowerWithoutAPlayerGaveNoOrders()
    {
        const Game game = resolve(abandoned(rules("1971", "players", "6"), "Italy"));
        const OrderResult& result = resultAt(game, "BUR");
        QCOMPARE(result.finding.rule, Rule::HoldUnplayed);
        QVERIFY2(explained(game, result).contains("because Italy has no player (1971 XIV.2)"),
                 qPrintable(explained(game, result)));
    }

    void alexander_V_5_a_aUnitWithoutAPlayerWillNotRetreat()
    {
        for (const auto& [players, will] : {std::pair{"6", false}, std::pair{"7", true}}) {
            const Game game = resolve(abandoned(rules("alexander", "players", players), "Italy"));
            const PhaseRecord& record = game.current();
            QStringList said = dislodgedReport(*game.map, record);
            const Storyboard story =
                storyOf(*game.map, standardSource().art->geometry, record, {{}, 1, {}, {}});
            for (const Beat& beat : story.beats) {
                if (beat.card == noCard) said << Captions(*game.map, record).of(beat).line();
                for (const RoomFate& fate : panelOf(*game.map, record, beat).fates) said << fate.text;
            }
            const QString all = said.join(u'\n');
            QCOMPARE(all.contains("must retreat"), will);
            QCOMPARE(all.contains("may retreat to"), will);
            QCOMPARE(all.contains("will be disbanded: it has no player"), !will);
            QCOMPARE(all.contains("will be disbanded, because it has no player"), !will);
        }
    }

    void rules1971_VII_4_theSameOrderTwiceIsFollowed()
    {
        const Game game = resolve(gameAt(spring, rules("1971"), sketch::position({"Germany A KIE"}),
                                         {"A KIE - RUH", "A KIE - RUH"}));
        const std::vector<OrderResult>& results = game.current().outcome->results;
        QCOMPARE(results[0].verdict, Verdict::Succeeds);
        QCOMPARE(results[1].finding.rule, Rule::IllegalDuplicate);
        QCOMPARE(Words::verdict(results[1]), QString("does not count")); // it is as legal as the other
        const QString said = explained(game, results[1]);
        QVERIFY2(said.contains("is ordered twice; it counts once (1971 VII") &&
                     !said.contains("holds instead"),
                 qPrintable(said));
    }

    void rules1971_II_allWhoPlayMustAgree()
    {
        const Game game =
            gameAt(winter, rules("1971"), sketch::position({"England F LON"}, {"England LON", "France PAR"}));
        QCOMPARE(sharersOfADraw(game), std::vector<Power>{power("England")});
        QCOMPARE(votersOf(game).size(), std::size_t{2}); // France may build, and plays on
        Game twenty = game;
        twenty.rulebook = rules("twenty");
        twenty.phases.back().before =
            sketch::position({"England F LON", "Italy A ROM"}, {"England LON", "France PAR"});
        QCOMPARE(votersOf(twenty).size(), std::size_t{2}); // Twenty 20: all with a centre
    }

    void rules1971_IX_1_joinedLetters_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("meant");
        QTest::newRow("SA") << "A Bur SA Tyr-Mun"
                            << "A BUR S A TYR - MUN";
        QTest::newRow("SF") << "A BUR SF GAS"
                            << "A BUR S F GAS";
        QTest::newRow("CA") << "F Nth CA Lon-Bel"
                            << "F NTH C A LON - BEL";
        QTest::newRow("apart") << "A Bur S A Tyr-Mun"
                               << "A BUR S A TYR - MUN";
    }

    void rules1971_IX_1_joinedLetters()
    {
        QFETCH(QString, written);
        QFETCH(QString, meant);
        const Position position = sketch::position(
            {"France A BUR", "Austria A TYR", "France F GAS", "England F NTH", "England A LON"});
        const std::vector<WrittenOrder> read =
            readSheet({sketch::standardMap(), position, PhaseKind::Movement}, written.toStdString());
        QCOMPARE(read.size(), std::size_t{1});
        QVERIFY2(read[0].problem.empty(), read[0].problem.c_str());
        QCOMPARE(QString::fromStdString(sketch::text(position, read[0].orders.front())), meant);
    }
};

CHANCERY_SUITE(TestDocumentsRead, QCoreApplication)

} // namespace chancery::tst_documents_read

#include "tst_documents_read.moc"
