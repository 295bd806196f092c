// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of phases: what is drawn for whom.
#include "tests/support/random_game.h"
#include "tests/support/suite.h"
#include "tests/ui/composed.h"
#include "ui/scene/arrows.h"
#include "ui/scene/board_geometry.h"

#include <QtTest>

namespace chancery::tst_compose {

class TestCompose : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startPositionStandsAtItsAnchors()
    {
        const Picture picture = show(newGame(sketch::sharedMap()).current());
        QCOMPARE(picture.tokens.size(), std::size_t{22});
        QCOMPARE(tokenAt(picture, placeOf("STP/sc"))->unit, sketch::unit("Russia F STP/sc"));
        QCOMPARE(picture.owner[index(province("PAR"))], map().findPower("France"));
        QCOMPARE(picture.owner[index(province("BUR"))], noPower);
        QVERIFY(picture.arrows.empty());
        QVERIFY(picture.marks.empty());
    }

    void ordersArePendingUntilResolved()
    {
        const auto record =
            sketch::record(spring, sketch::position({"France A PAR", "France A MAR", "France F BRE"}),
                           {"A PAR - BUR", "A MAR S A PAR - BUR", "F BRE H"});
        const Picture picture = show(record);
        QCOMPARE(arrowWords(picture), QStringList({"move pending", "support pending"}));
        QCOMPARE(find(picture, MarkKind::Hold)->at, placeOf("BRE"));
        ViewOptions early;
        early.showResults = false; // a resolved phase can still be shown as it was written
        QCOMPARE(show(sketch::resolved(record), early), picture);
    }

    void resultsShowOnArrows_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("arrows");
        QTest::newRow("supported attack") << "France A PAR, France A MAR, Germany A BUR"
                                          << "A PAR - BUR, A MAR S A PAR - BUR, A BUR H"
                                          << "move works, support works";
        QTest::newRow("bounce") << "France A PAR, Germany A BUR"
                                << "A PAR - BUR, A BUR H"
                                << "move fails";
        QTest::newRow("cut") << "France A PAR, France A MAR, Germany A BUR, Italy A PIE"
                             << "A PAR - BUR, A MAR S A PAR - BUR, A BUR H, A PIE - MAR"
                             << "move fails, support fails, move fails";
        QTest::newRow("convoy") << "England A LON, England F NTH"
                                << "A LON - NWY, F NTH C A LON - NWY"
                                << "convoyed works";
        QTest::newRow("disrupted") << "England A LON, England F NTH, France F ENG, France F BEL"
                                   << "A LON - NWY, F NTH C A LON - NWY, F ENG - NTH, F BEL S F ENG - NTH"
                                   << "convoyed fails, move works, support works";
        QTest::newRow("support to hold") << "France A BUR, France A MAR"
                                         << "A BUR H, A MAR S A BUR"
                                         << "support hold works";
    }

    void resultsShowOnArrows()
    {
        QFETCH(QString, units);
        QFETCH(QString, orders);
        QFETCH(QString, arrows);
        std::vector<std::string> unitList, orderList;
        for (const QString& u : units.split(", ")) unitList.push_back(u.toStdString());
        for (const QString& o : orders.split(", ")) orderList.push_back(o.toStdString());
        const auto record = sketch::resolved(sketch::record(spring, sketch::position(unitList), orderList));
        QCOMPARE(arrowWords(show(record)).join(", "), arrows);
    }

    void standoffBurstsInTheContestedSpace()
    {
        const auto record = sketch::resolved(sketch::record(
            spring, sketch::position({"France A PAR", "Germany A MUN"}), {"A PAR - BUR", "A MUN - BUR"}));
        const Picture picture = show(record);
        QCOMPARE(count(picture, MarkKind::Bounce), 1); // one for both
        QCOMPARE(find(picture, MarkKind::Bounce)->at, placeOf("BUR"));
    }

    void bounceOffAUnitBurstsAtTheArrowsEnd()
    {
        const auto record = sketch::resolved(sketch::record(
            spring, sketch::position({"France A PAR", "Germany A BUR"}), {"A PAR - BUR", "A BUR H"}));
        const Picture picture = show(record);
        QVERIFY(distance(find(picture, MarkKind::Bounce)->at, picture.arrows.at(0).to) < 36);
        QVERIFY(!tokenCovers(placeOf("BUR"), 1, find(picture, MarkKind::Bounce)->at));
        QCOMPARE(count(picture, MarkKind::Hold), 1);
    }

    void cutSupportIsBroken()
    {
        const auto record = sketch::resolved(
            sketch::record(spring, sketch::position({"France A MAR", "France A PAR", "Italy A PIE"}),
                           {"A MAR S A PAR - BUR", "A PAR - BUR", "A PIE - MAR"}));
        const Picture picture = show(record);
        QCOMPARE(count(picture, MarkKind::Cut), 1);
        const Arrow& support = picture.arrows.at(0);
        QVERIFY(std::abs(find(picture, MarkKind::Cut)->at.x - between(support.from, support.to, 0.5).x) < 10);
    }

    void dislodgedUnitStepsAside()
    {
        const auto record = sketch::resolved(
            sketch::record(spring, sketch::position({"France A PAR", "France A MAR", "Germany A BUR"}),
                           {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"}));
        const Point aside = asideOf(board(), sketch::unit("Germany A BUR"));
        const Picture told = show(record);
        QVERIFY(tokenAt(told, aside));
        QCOMPARE(tokenAt(told, aside)->state, TokenState::Dislodged);
        ViewOptions after;
        after.moment = Moment::After;
        after.showOrders = false;
        const Picture picture = show(record, after);
        QCOMPARE(tokenAt(picture, aside)->unit, sketch::unit("Germany A BUR"));
        QCOMPARE(tokenAt(picture, placeOf("BUR"))->unit, sketch::unit("France A BUR"));
        QVERIFY(picture.arrows.empty());
    }

    /// The head says who has won, so the token that stepped aside does not lie on it.
    void aDislodgedUnitLiesOnNoHead()
    {
        const auto record = sketch::resolved(sketch::record(
            spring,
            sketch::position({"England F SKA", "England F BAL", "England F IRI", "England F MAO",
                              "England A VIE", "England A BUD", "England A ALB", "England A GRE",
                              "France A DEN", "France F ENG", "France A GAL", "France A SER"}),
            {"F SKA - DEN", "F BAL S F SKA - DEN", "F IRI - ENG", "F MAO S F IRI - ENG", "A VIE - GAL",
             "A BUD S A VIE - GAL", "A ALB - SER", "A GRE S A ALB - SER"}));
        const Picture picture = show(record);
        int heads = 0;
        for (const char* unit : {"France A DEN", "France F ENG", "France A GAL", "France A SER"}) {
            const Point aside = asideOf(board(), sketch::unit(unit));
            for (const Arrow& arrow : picture.arrows) {
                if (arrow.kind != ArrowKind::Move) continue;
                QVERIFY2(!tokenCovers(aside, 1, arrow.to), unit);
                ++heads;
            }
        }
        QCOMPARE(heads, 16);
    }

    void destroyedUnitIsCrossedOut()
    {
        const auto record = sketch::resolved(sketch::record(
            spring,
            sketch::position({"France A ROM", "France F TYS", "Italy A NAP", "France A APU", "France F ION"}),
            {"A ROM - NAP", "F TYS S A ROM - NAP", "A NAP H"}));
        // Rome is where it was attacked from, the rest is occupied.
        const Picture picture = show(record);
        QCOMPARE(count(picture, MarkKind::Destroyed), 1);
        QCOMPARE(find(picture, MarkKind::Destroyed)->at, asideOf(board(), sketch::unit("Italy A NAP")));
        ViewOptions after;
        after.moment = Moment::After;
        QVERIFY(!tokenAt(show(record, after), asideOf(board(), sketch::unit("Italy A NAP"))));
    }

    void aUnitWhoseRetreatFailsIsCrossedOut()
    {
        Position position = sketch::position({"France A BUR", "France A MUN", "Austria A TRI"});
        const auto lost = [&](const char* unit, const char* from, const char* open) {
            position.dislodged.push_back({sketch::unit(unit), standardMap().findProvince(from),
                                          LocationSet{whole(standardMap().findProvince(open))}});
        };
        lost("Germany A BUR", "PAR", "RUH");
        lost("Germany A MUN", "BER", "RUH");
        lost("Italy A TRI", "VEN", "VIE");
        const auto written = sketch::record({Season::Spring, 1901, PhaseKind::Retreat}, position,
                                            {"A BUR - RUH", "A MUN - RUH", "A TRI - VIE"});
        QCOMPARE(count(show(written), MarkKind::Destroyed), 0);
        const auto record = sketch::resolved(written);
        QCOMPARE(count(show(record), MarkKind::Destroyed), 2);
        ViewOptions table;
        table.audience = Audience::Table; // it has not seen the results
        QCOMPARE(count(show(record, table), MarkKind::Destroyed), 0);
    }

    void aReplacedSheetIsNotDrawn()
    {
        auto record = sketch::record(spring, sketch::position({"France A PAR", "France A MAR"}),
                                     {"A PAR - BUR", "A MAR - GAS"});
        record.written.back().sheet = 1;
        QCOMPARE(show(record).arrows.size(), std::size_t{2});
        ViewOptions options;
        options.rules.orderSets = OrderSets::LastReplaces;
        QCOMPARE(show(record, options).arrows.size(), std::size_t{1});
    }

    void afterIsTheNextPhasesBefore()
    {
        ViewOptions after;
        after.moment = Moment::After;
        after.showOrders = false;
        for (std::uint32_t seed = 1; seed <= 10; ++seed) {
            const Game game = randomGame(sketch::sharedMap(), seed, 15);
            for (std::size_t i = 0; i + 1 < game.phases.size(); ++i) {
                PhaseRecord next = game.phases[i + 1];
                next.written.clear();
                next.outcome.reset();
                QCOMPARE(show(game.phases[i], after), show(next));
            }
        }
    }

    void hiddenPowersLeaveNoArrows()
    {
        const auto record = sketch::record(spring, sketch::position({"France A PAR", "Germany A MUN"}),
                                           {"A PAR - BUR", "A MUN - BUR"});
        ViewOptions options;
        options.hiddenPowers = std::uint64_t{1} << index(map().findPower("France"));
        const Picture picture = show(record, options);
        QCOMPARE(picture.arrows.size(), std::size_t{1});
        QCOMPARE(picture.arrows[0].power, map().findPower("Germany"));
        QCOMPARE(picture.tokens.size(), std::size_t{2});
    }

    /// While it is chosen too, its edge tells it from the unit that dislodged it.
    void aChosenUnitThatWasDislodgedStaysMarked()
    {
        PhaseRecord record =
            sketch::record({Season::Spring, 1901, PhaseKind::Retreat}, sketch::position({"Italy A TRI"}), {});
        record.before.dislodged.push_back({sketch::unit("Austria A TRI"), noProvince, {}});
        ViewOptions options;
        options.selection.chosen = province("TRI");
        const Picture picture = show(record, options);
        QCOMPARE(std::ranges::count(picture.tokens, TokenState::Dislodged, &Token::state), 1);
        QCOMPARE(std::ranges::count(picture.highlights, Highlight{province("TRI"), HighlightKind::Chosen}),
                 1);
    }

    void selectionAndMissingAreForTheGamemaster()
    {
        const auto record = sketch::record(spring, sketch::position({"France A PAR", "France A MAR"}), {});
        ViewOptions options;
        options.missing = {province("PAR"), province("MAR")};
        options.selection.chosen = province("PAR");
        options.selection.targets = {province("BUR"), province("PIC")};
        options.selection.hovered = province("BUR");
        const Picture picture = show(record, options);
        QCOMPARE(tokenAt(picture, placeOf("PAR"))->state, TokenState::Selected);
        QCOMPARE(tokenAt(picture, placeOf("MAR"))->state, TokenState::Unordered);
        const auto lit = [&](const char* code, HighlightKind kind) {
            return std::ranges::count(picture.highlights, Highlight{province(code), kind});
        };
        QCOMPARE(lit("BUR", HighlightKind::Hover), 1);
        QCOMPARE(lit("PIC", HighlightKind::Target), 1);
        QCOMPARE(lit("PIC", HighlightKind::Hover), 0);
        QCOMPARE(lit("PAR", HighlightKind::Chosen), 1);
        QCOMPARE(lit("MAR", HighlightKind::Missing), 1);
        options.audience = Audience::Table;
        QCOMPARE(show(record, options), show(record, table(false)));
    }

    /// An order that the rules do not allow does not look as if it went.
    void illegalOrdersAreCrossedOutForTheGamemaster()
    {
        const auto record = sketch::record(spring, sketch::position({"France A PAR", "France A MAR"}),
                                           {"A PAR - ROM", "A MAR - SPA"});
        ViewOptions options;
        options.illegal = {province("PAR")};
        const Picture picture = show(record, options);
        QCOMPARE(arrowWords(picture), QStringList({"move fails", "move pending"}));
        QCOMPARE(std::ranges::count(picture.marks, MarkKind::Failed, &Mark::kind), 1);
        options.audience = Audience::Table;
        options.revealed = true;
        QCOMPARE(arrowWords(show(record, options)), QStringList({"move pending", "move pending"}));
    }

    /// Alexander VII.1, VII.2: what is repeated, and what another power orders with permission.
    void ordersByAgreementAreForTheGamemaster()
    {
        const auto record = sketch::record(spring, sketch::position({"France A MAR", "Italy A VEN"}), {});
        Order repeated = sketch::order(record.before, "A MAR - BUR");
        repeated.permission.repeated = true;
        Order proxy =
            sketch::orderOn(map().findPower("France"), record.before, "A VEN - TYR", PhaseKind::Movement);
        ViewOptions options;
        options.orders = {repeated, proxy};
        QCOMPARE(arrowWords(show(record, options)),
                 QStringList{"move pending"}); // a stranger's order is not drawn
        options.orders->back().permission.given = true;
        QCOMPARE(arrowWords(show(record, options)), QStringList({"move pending", "move pending"}));
        options.audience = Audience::Table;
        QVERIFY(show(record, options).arrows.empty());
        options.revealed = true;
        QVERIFY(show(record, options).arrows.empty());
    }

    void previewTakesThePlaceOfTheWrittenOrder()
    {
        const auto record = sketch::record(spring, sketch::position({"France A PAR", "France A MAR"}),
                                           {"A PAR - BUR", "A MAR H"});
        ViewOptions options;
        options.selection.preview = sketch::order(record.before, "A PAR - PIC");
        QCOMPARE(arrowWords(show(record, options)), QStringList{"move preview"});
        options.selection.preview = sketch::order(record.before, "A MAR S A PAR - BUR");
        const Picture picture = show(record, options);
        QCOMPARE(arrowWords(picture), QStringList({"move pending", "support preview"}));
        QCOMPARE(count(picture, MarkKind::Hold), 0);
    }

    void tokenScaleReachesEverything()
    {
        const auto record = sketch::record(spring, sketch::position({"France A PAR", "France A MAR"}),
                                           {"A PAR - BUR", "A MAR H"});
        ViewOptions options;
        options.tokenScale = 1.4;
        const Picture picture = show(record, options);
        for (const Token& token : picture.tokens) QCOMPARE(token.scale, 1.4);
        QCOMPARE(picture.marks.at(0).scale, 1.4);
        QVERIFY(picture.arrows.at(0).from != show(record).arrows.at(0).from);
    }

    void tableSeesNothingBeforeTheReveal()
    {
        Random random(7);
        const Game game = randomGame(sketch::sharedMap(), 3, 12);
        for (const PhaseRecord& played : game.phases) {
            const PhaseRecord empty = withOrders({played.phase, played.before, {}, std::nullopt, {}}, {});
            const Picture expected = show(empty, table(false));
            QVERIFY(expected.arrows.empty());
            QVERIFY(expected.highlights.empty());
            for (int n = 0; n < 20; ++n) {
                PhaseRecord record = withOrders(empty, randomOrders(map(), empty, random));
                ViewOptions options = table(false);
                options.missing = unitsWithoutOrder(map(), record, Power(below(random, 7)));
                options.hiddenPowers = random();
                options.moment = below(random, 2) ? Moment::After : Moment::Before;
                options.selection.chosen = Province(below(random, 75));
                options.selection.hovered = Province(below(random, 75));
                options.selection.targets.add(options.selection.hovered);
                const std::vector<Order> orders = ordersOf(record);
                if (!orders.empty()) options.selection.preview = orders[below(random, orders.size())];
                if (below(random, 2)) record = sketch::resolved(record); // resolved, but not yet revealed
                QCOMPARE(show(record, options), expected);
            }
        }
    }

    void tableSeesOrdersAfterTheReveal()
    {
        const auto record = sketch::resolved(sketch::record(
            spring, sketch::position({"France A PAR", "Germany A BUR"}), {"A PAR - BUR", "A BUR H"}));
        QCOMPARE(show(record, table(true)), show(record));
        QVERIFY(show(record, table(true)) != show(record, table(false)));
    }
};

CHANCERY_SUITE(TestCompose, QCoreApplication)

} // namespace chancery::tst_compose

#include "tst_compose.moc"
