// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of arrows, on every border of the standard board.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/arrows.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/order_drawing.h"
#include "ui/scene/routes.h"
#include "ui/scene/untangle.h"

#include <QtTest>

#include <cmath>

namespace chancery::tst_arrows {

namespace {

/// Places of tokens on both sides of every border that an army or a fleet can cross.
std::vector<std::pair<Point, Point>> allSteps()
{
    const Map& map = sketch::standardMap();
    const BoardGeometry& board = sketch::standardGeometry();
    std::vector<std::pair<Point, Point>> steps;
    for (std::size_t l = 0; l < map.locations.size(); ++l)
        for (const Location to : map.fleetReach[l]) steps.emplace_back(board.unit[l], board.unitAt(to));
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        for (const Province to : map.armyReach[p]) steps.emplace_back(board.unit[p], board.unitAt(whole(to)));
    return steps;
}

std::vector<OrderDrawing> draw(const std::vector<std::string>& units, const std::vector<std::string>& orders)
{
    const Position position = sketch::position(units);
    std::vector<Order> read;
    for (const std::string& text : orders) read.push_back(sketch::order(position, text));
    return drawOrders(sketch::standardMap(), sketch::standardGeometry(), position, read, 1);
}

/// Returns units on both sides of every border, the one that could move to the other first.
std::vector<std::pair<Unit, Unit>> allMeetings()
{
    const Map& map = sketch::standardMap();
    std::vector<std::pair<Unit, Unit>> all;
    for (std::size_t l = 0; l < map.locations.size(); ++l)
        for (const Location to : map.fleetReach[l])
            all.push_back({{Power{0}, UnitKind::Fleet, Location(l)}, {Power{1}, UnitKind::Fleet, to}});
    for (std::size_t p = 0; p < map.provinces.size(); ++p)
        for (const Province to : map.armyReach[p])
            all.push_back(
                {{Power{0}, UnitKind::Army, whole(Province(p))}, {Power{1}, UnitKind::Army, whole(to)}});
    return all;
}

/// What is to be seen of an arrow beside the tokens at its ends.
struct Shown
{
    int headOnTokens = 0; ///< points of its head that lie on them
    double line = 0;      ///< the length of its line that does not
};

/// Measures an arrow of a move as the painter draws it.
Shown shownOf(const Arrow& arrow, const std::pair<Unit, Unit>& ends, double scale)
{
    const Curve line = curveOf(arrow);
    const double length = lengthOf(line), thick = std::sqrt(scale);
    const double fit = std::clamp(length / thick / (1.9 * 14), .45, 1.), head = 14 * fit * thick,
                 half = 9.5 * fit * thick;
    const Point tip = line.to, back = pointOn(line, .9) - tip;
    const Point way = back * (1 / distance({}, back)), side{-way.y, way.x};
    const auto hidden = [&](Point p) {
        const BoardGeometry& board = sketch::standardGeometry();
        return tokenCovers(placeOf(board, ends.first), scale, p) ||
               tokenCovers(placeOf(board, ends.second), scale, p);
    };
    Shown shown;
    for (int i = 0; i <= 20; ++i)
        for (int k = -10; k <= 10; ++k)
            shown.headOnTokens += hidden(tip + way * (head * i / 20) + side * (half * i * k / 200));
    constexpr int steps = 100;
    for (int i = 0; i < steps; ++i)
        if (length * (steps - i) / steps > head && !hidden(pointOn(line, double(i) / steps)))
            shown.line += length / steps;
    return shown;
}

Point placeOf(const char* code)
{
    return sketch::standardGeometry().unitAt(sketch::standardMap().findLocation(code));
}

} // namespace

class TestArrows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curvesBendATenthOfTheirLength()
    {
        const Curve c = way({0, 0}, {200, 0});
        QCOMPARE(pointOn(c, 0.5).y, 20.0);
        QCOMPARE(pointOn(c, 0), (Point{0, 0}));
        QCOMPARE(pointOn(c, 1), (Point{200, 0}));
    }

    void oppositeWaysLieApart_data() { scales(); }

    void oppositeWaysLieApart()
    {
        QFETCH(double, scale);
        const Clutter clutter = clutterOf(sketch::standardMap(), sketch::standardGeometry(), {}, scale);
        for (const auto& [a, b] : allSteps()) {
            const Curve there = clearOfTokens(wayAround(a, b, clutter, scale, true), scale);
            const Curve back = clearOfTokens(wayAround(b, a, clutter, scale, true), scale);
            QVERIFY(distance(pointOn(there, 0.5), pointOn(back, 0.5)) > 8);
            QVERIFY(distance(there.to, back.from) > 4);
        }
    }

    void everyStepHasALegibleArrow_data() { scales(); }

    void everyStepHasALegibleArrow()
    {
        QFETCH(double, scale);
        for (const auto& [a, b] : allSteps()) {
            const Curve arrow = clearOfTokens(wayAround(a, b, {}, scale), scale);
            const QByteArray where = QString("%1,%2 to %3,%4").arg(a.x).arg(a.y).arg(b.x).arg(b.y).toUtf8();
            QVERIFY2(lengthOf(arrow) >= shortestArrow * scale * 0.98, where.constData());
            QVERIFY2(distance(arrow.from, a) < distance(arrow.to, a), where.constData());
            QVERIFY2(distance(arrow.to, b) < distance(arrow.from, b), where.constData());
            QVERIFY2(!tokenCovers(a, scale, arrow.from), where.constData());
            QVERIFY2(!tokenCovers(b, scale, arrow.to), where.constData());
        }
    }

    void partKeepsToTheCurve()
    {
        const Curve c{{0, 0}, {50, 80}, {120, 10}};
        const Curve p = part(c, 0.25, 0.75);
        QVERIFY(distance(p.from, pointOn(c, 0.25)) < 1e-9);
        QVERIFY(distance(p.to, pointOn(c, 0.75)) < 1e-9);
        QVERIFY(distance(pointOn(p, 0.5), pointOn(c, 0.5)) < 1e-9);
    }

    void arrowsGoRoundTokens()
    {
        const Point from{0, 0}, to{300, 0};
        const Curve free = wayAround(from, to, {}, 1);
        QCOMPARE(free, way(from, to));
        const Point inTheWay = pointOn(free, 0.5);
        const Curve round = wayAround(from, to, {{{inTheWay, tokenWidth / 2, tokenHeight / 2}}, {}}, 1);
        for (int i = 0; i <= 50; ++i) QVERIFY(!tokenCovers(inTheWay, 1, pointOn(round, i / 50.)));
    }

    void arrowsStayOnTheBoard_data() { scales(); }

    void arrowsStayOnTheBoard()
    {
        QFETCH(double, scale);
        const BoardGeometry& board = sketch::standardGeometry();
        const Clutter clutter = clutterOf(sketch::standardMap(), board, {}, scale);
        constexpr double line = 4;
        for (const auto& [a, b] : allSteps()) {
            const Curve arrow = clearOfTokens(wayAround(a, b, clutter, scale), scale);
            for (int i = 0; i <= 30; ++i) {
                const Point p = pointOn(arrow, i / 30.);
                QVERIFY2(p.x > line && p.y > line && p.x < board.width - line && p.y < board.height - line,
                         qPrintable(QString("%1,%2 to %3,%4").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
            }
        }
    }

    /// Someone may paste an order again and again. It is drawn as if it were written once.
    void repeatedOrdersShareTheirArrow()
    {
        const std::vector<std::string> units{"France A PAR", "France A MAR"};
        const auto once = draw(units, {"A PAR - BUR", "A MAR S A PAR - BUR"});
        const auto often = draw(units, {"A PAR - BUR", "A MAR S A PAR - BUR", "A PAR - BUR", "A PAR - BUR",
                                        "A MAR S A PAR - BUR"});
        QVERIFY(once[0].hasArrow && once[1].hasArrow);
        for (const std::size_t repeated : {0U, 2U, 3U}) QVERIFY(often[repeated].arrow == once[0].arrow);
        for (const std::size_t repeated : {1U, 4U}) QVERIFY(often[repeated].arrow == once[1].arrow);
    }

    void arrowsKeepOffNames_data() { scales(); }

    void arrowsKeepOffNames()
    {
        QFETCH(double, scale);
        const Clutter clutter = clutterOf(sketch::standardMap(), sketch::standardGeometry(), {}, scale);
        const auto covered = [&](const Curve& arrow) {
            int points = 0;
            for (int i = 0; i <= 30; ++i)
                for (const Box& name : clutter.names) points += name.holds(pointOn(arrow, i / 30.));
            return points;
        };
        int before = 0, after = 0;
        for (const auto& [a, b] : allSteps()) {
            before += covered(clearOfTokens(way(a, b), scale));
            after += covered(clearOfTokens(wayAround(a, b, clutter, scale), scale));
        }
        qInfo("%d points of arrows lie on names, %d if all were bent alike", after, before);
        QVERIFY(after * 2 < before);
    }

    /// With nobody there it reaches the place; where another goes as well it leaves room for the meeting.
    void anArrowReachesAnEmptyPlace()
    {
        const std::vector<std::string> units{"France A PAR", "Germany A MUN", "Italy A MAR"};
        const auto endOf = [&](const std::vector<std::string>& orders) {
            return distance(draw(units, orders).front().arrow.to, placeOf("BUR"));
        };
        QVERIFY(endOf({"A PAR - BUR", "A MUN H", "A MAR H"}) < 12);
        QVERIFY(endOf({"A PAR - BUR", "A MUN - BUR", "A MAR H"}) > 16);
    }

    /// Else it would seem to be for the unit on its way.
    void supportsKeepOffUnitsOnTheirWay()
    {
        const Position position =
            sketch::position({"Austria A VIE", "Austria A SER", "Austria F ALB", "Italy A TRI"});
        std::vector<Order> orders;
        for (const char* text : {"F ALB S A VIE - TRI", "A SER S A VIE - TRI", "A VIE - TRI"})
            orders.push_back(sketch::order(position, text));
        for (const double scale : {1., 1.5, 1.8}) {
            const auto drawn =
                drawOrders(sketch::standardMap(), sketch::standardGeometry(), position, orders, scale);
            const Curve line = curveOf(drawn[0].arrow);
            for (int i = 0; i <= 50; ++i)
                for (const char* on : {"SER", "TRI"})
                    QVERIFY2(!tokenCovers(placeOf(on), scale, pointOn(line, i / 50.)), on);
        }
    }

    void supportsOfOneMoveJoinItApart()
    {
        std::vector<double> joins{0.5, 0.5, 0.8, 0.5};
        spread(joins, 0.1);
        QCOMPARE(joins.at(0), 0.5); // the first stays, the others follow
        for (std::size_t i = 0; i < joins.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) QVERIFY(std::abs(joins[i] - joins[k]) > 0.099);
        const auto drawn =
            draw({"France A MAR", "France A PAR", "France A GAS", "France A PIC"},
                 {"A MAR S A PAR - BUR", "A PAR - BUR", "A GAS S A PAR - BUR", "A PIC S A PAR - BUR"});
        for (const std::size_t i : {2U, 3U}) QVERIFY(distance(drawn[0].arrow.to, drawn[i].arrow.to) > 5);
    }

    void linesGiveWayToEachOther()
    {
        const Curve line{{0, 0}, {50, 0}, {100, 0}}, same{{5, 1}, {50, 1}, {95, 1}};
        const Curve beside{{5, 30}, {50, 30}, {95, 30}}, across{{50, -50}, {50, 0}, {50, 50}};
        const auto chosen = [&](const Curve& other, double cost) {
            std::vector<Strand> strands{{{other, 0},
                                         6,
                                         [&] {
                                             return std::vector<Shape>{{beside, cost}};
                                         }},
                                        {{line, 0}, 6}};
            untangle(strands);
            return strands[0].shape.line;
        };
        QCOMPARE(chosen(same, 50), beside);
        QCOMPARE(chosen(same, 5000), same);  // another shape may be worse
        QCOMPARE(chosen(across, 0), across); // a crossing does no harm
        std::vector<Strand> alone{{{same, 40}, 6, [&] { return std::vector<Shape>{{beside, 5}}; }}};
        untangle(alone);
        QCOMPARE(alone[0].shape.line, beside); // it is liked better for itself
    }

    void signsKeepOffOtherLinesAndTokens()
    {
        const Curve line{{0, 0}, {100, 0}, {200, 0}}, across{{100, -50}, {100, 0}, {100, 50}};
        QCOMPARE(signOn(line, {}, {}, 1, 13), .5);
        const double beside = signOn(line, std::span(&across, 1), {}, 1, 13);
        QVERIFY(distance(pointOn(line, beside), {100, 0}) >= 13);
        const Point token{115, 0};
        const double clear = signOn(line, std::span(&across, 1), std::span(&token, 1), 1, 13);
        QVERIFY(pointOn(line, clear).x <= 100 - 13);
    }

    void supportEndsOnTheMoveItSupports()
    {
        const auto drawn = draw({"France A MAR", "France A PAR", "France A GAS"},
                                {"A MAR S A PAR - BUR", "A PAR - BUR", "A GAS S A PAR - BUR"});
        const Curve move = curveOf(drawn[1].arrow);
        for (const std::size_t i : {0U, 2U}) {
            QCOMPARE(drawn[i].arrow.kind, ArrowKind::SupportMove);
            const Point end = drawn[i].arrow.to;
            QVERIFY(distance(end, pointOn(move, nearestOn(move, end))) < 2);
        }
    }

    void unmatchedSupportEndsOnTheMoveThatWouldBe()
    {
        const auto matched = draw({"France A MAR", "France A PAR"}, {"A MAR S A PAR - BUR", "A PAR - BUR"});
        const auto unmatched = draw({"France A MAR", "France A PAR"}, {"A MAR S A PAR - BUR", "A PAR H"});
        QCOMPARE(unmatched[0].arrow, matched[0].arrow);
    }

    void supportToHoldEndsOnTheRing()
    {
        const auto drawn = draw({"France A MAR", "France A BUR"}, {"A MAR S A BUR", "A BUR H"});
        QCOMPARE(drawn[0].arrow.kind, ArrowKind::SupportHold);
        QVERIFY(std::abs(distance(drawn[0].arrow.to, placeOf("BUR")) - ringRadius) < 1);
        QCOMPARE(drawn[0].marks.at(0).kind, MarkKind::SupportHold);
        QCOMPARE(drawn[0].marks.at(0).at, placeOf("BUR"));
        QCOMPARE(drawn[1].marks.at(0).kind, MarkKind::Hold);
        QVERIFY(!drawn[1].hasArrow);
    }

    void convoyedArmyPassesItsFleets()
    {
        const auto one = draw({"England A LON", "England F NTH"}, {"A LON - NWY", "F NTH C A LON - NWY"});
        QCOMPARE(one[0].arrow.kind, ArrowKind::MoveByConvoy);
        const Point fleet = placeOf("NTH");
        QVERIFY(distance(fleet, pointOn(one[0].way, nearestOn(one[0].way, fleet))) < 3);
        QVERIFY(!one[1].hasArrow); // the way itself passes the fleet
        QCOMPARE(one[1].marks.at(0).kind, MarkKind::Convoy);
        const auto two = draw({"England A LON", "England F ENG", "England F MAO"},
                              {"A LON - POR", "F ENG C A LON - POR", "F MAO C A LON - POR"});
        const Curve army = curveOf(two[0].arrow);
        for (const char* sea : {"ENG", "MAO"})
            QVERIFY(distance(placeOf(sea), pointOn(army, nearestOn(army, placeOf(sea)))) < 3);
        QVERIFY(nearestOn(army, placeOf("ENG")) < nearestOn(army, placeOf("MAO")));
        QVERIFY(!two[1].hasArrow && !two[2].hasArrow);
        const auto spare = draw({"England A LON", "England F ENG", "England F NTH"},
                                {"A LON - BEL", "F ENG C A LON - BEL", "F NTH C A LON - BEL"});
        QVERIFY(spare[1].hasArrow != spare[2].hasArrow); // one carries, the other is linked to the way
    }

    /// It leads from the army over all fleets that are ordered to carry it to where they would.
    void aConvoyOfAnArmyWithoutOrderShowsItsWay()
    {
        const auto drawn = draw({"France A BRE", "France F MAO", "France F WES"},
                                {"F MAO C A BRE - TUN", "F WES C A BRE - TUN"});
        QVERIFY(drawn[0].hasArrow && !drawn[1].hasArrow);
        const Curve line = curveOf(drawn[0].arrow);
        QVERIFY(distance(line.from, placeOf("BRE")) < 40);
        QVERIFY(distance(line.to, placeOf("TUN")) < 60);
        for (const char* sea : {"MAO", "WES"})
            QVERIFY(distance(placeOf(sea), pointOn(line, nearestOn(line, placeOf(sea)))) < 8);
        QCOMPARE(drawn[0].arrow.kind, ArrowKind::Convoy);
        QCOMPARE(drawn[1].marks.at(0).kind, MarkKind::Convoy);
    }

    void shortMovesHaveRoomForTheirSupports_data()
    {
        QTest::addColumn<QStringList>("units");
        QTest::addColumn<QStringList>("orders");
        const auto row = [](const char* move, const QStringList& units, const QStringList& orders) {
            QTest::newRow(move) << units << orders;
        };
        row("HOL-BEL", {"Germany A HOL", "Germany A RUH", "Germany F NTH", "England A BEL"},
            {"A HOL - BEL", "A RUH S A HOL - BEL", "F NTH S A HOL - BEL"});
        row("BLA-BUL/ec", {"Russia F BLA", "Russia A RUM", "Russia A CON", "Russia A SER"},
            {"F BLA - BUL/ec", "A RUM S F BLA - BUL", "A CON S F BLA - BUL", "A SER S F BLA - BUL"});
        row("PAR-PIC", {"France A PAR", "France A BUR", "France F ENG", "England A PIC"},
            {"A PAR - PIC", "A BUR S A PAR - PIC", "F ENG S A PAR - PIC"});
    }
    void shortMovesHaveRoomForTheirSupports()
    {
        QFETCH(QStringList, units);
        QFETCH(QStringList, orders);
        std::vector<std::string> on, read;
        for (const QString& unit : units) on.push_back(unit.toStdString());
        for (const QString& order : orders) read.push_back(order.toStdString());
        for (const double scale : {1., 1.5, 2.}) {
            const Position position = sketch::position(on);
            std::vector<Order> given;
            for (const std::string& text : read) given.push_back(sketch::order(position, text));
            const auto drawn =
                drawOrders(sketch::standardMap(), sketch::standardGeometry(), position, given, scale);
            const Curve move = curveOf(drawn.front().arrow);
            const double long_ = lengthOf(move), least = 2.5 * shortestArrow * scale;
            QVERIFY2(long_ > least, qPrintable(QString("%1: %2").arg(scale).arg(long_ / scale)));
            for (std::size_t i = 1; i < drawn.size(); ++i) // the head is free
                QVERIFY(distance(curveOf(drawn[i].arrow).to, move.to) > 8 * scale);
        }
    }

    void noHeadCoversTheUnitThatItMeets_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("shapedFor");
        for (const double scale : {1., 1.2, 1.5, 1.8})
            QTest::addRow("the gamemaster's board, tokens of %.1f", scale) << scale << 0.;
        QTest::newRow("the audience window from afar") << projectorTokenScale << 1.4;
        QTest::newRow("the audience window from near") << 1.1 << 1.4;
    }
    /// On every border, whether the unit there holds or comes the other way; and a part of its line shows.
    void noHeadCoversTheUnitThatItMeets()
    {
        QFETCH(double, scale);
        QFETCH(double, shapedFor);
        int moves = 0;
        QStringList broken;
        for (const auto& [mover, there] : allMeetings())
            for (const Command& answer : {Command{Hold{}}, Command{Move{mover.at}}}) {
                Position position;
                position.units = {mover, there};
                std::ranges::sort(position.units, {},
                                  [](const Unit& unit) { return sketch::standardMap().provinceOf(unit.at); });
                position.owner.assign(sketch::standardMap().provinces.size(), noPower);
                const std::vector<Order> orders{{mover.power, mover, Move{there.at}},
                                                {there.power, there, answer}};
                const Shown shown = shownOf(drawOrders(sketch::standardMap(), sketch::standardGeometry(),
                                                       position, orders, scale, shapedFor)
                                                .front()
                                                .arrow,
                                            {mover, there}, scale);
                const std::string name = sketch::text(position, orders.front());
                // Two fleets that meet round a corner of land have no wider arch to their right.
                const bool known = scale == projectorTokenScale && as<Move>(orders.back()) &&
                                   sketch::text(position, orders.front()) == "F BUL/sc - CON";
                if (known) continue;
                if (shown.headOnTokens > 0 || shown.line < 10 * std::sqrt(scale))
                    broken << QString("%1: %2 points of the head on tokens, %3 of the line shows")
                                  .arg(name.c_str())
                                  .arg(shown.headOnTokens)
                                  .arg(shown.line, 0, 'f', 0);
                ++moves;
            }
        QVERIFY(moves > 900);
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join('\n')));
    }

    void onlyAConvoyLooksLikeOne()
    {
        const auto drawn = draw({"France A PAR", "France A BRE", "France A PIC", "France A GAS"},
                                {"A PAR - MOS", "A BRE - LON", "A PIC - BEL", "A GAS - SPA VIA"});
        QCOMPARE(drawn[0].arrow.kind, ArrowKind::Move); // impossible, but not by sea
        QCOMPARE(drawn[1].arrow.kind, ArrowKind::MoveByConvoy);
        QCOMPARE(drawn[2].arrow.kind, ArrowKind::Move);
        QCOMPARE(drawn[3].arrow.kind, ArrowKind::MoveByConvoy);
    }

    void fleetToASplitCoastEndsAtTheCoastInReach()
    {
        const auto drawn = draw({"France F GAS", "France F MAO"}, {"F GAS - SPA", "F MAO - SPA"});
        QCOMPARE(drawn[0].way.to, placeOf("SPA/nc"));
        QCOMPARE(drawn[1].way.to, placeOf("SPA"));
    }

    void orderForSomebodyElsesUnitIsNotDrawn()
    {
        const Position position = sketch::position({"France A PAR"});
        Order order = sketch::order(position, "A PAR - BUR");
        order.power = sketch::standardMap().findPower("Germany");
        const auto drawn =
            drawOrders(sketch::standardMap(), sketch::standardGeometry(), position, std::span(&order, 1), 1);
        QVERIFY(!drawn[0].hasArrow);
        QVERIFY(drawn[0].marks.empty());
    }

private:
    static void scales()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("desk") << 1.0;
        QTest::newRow("projector") << 1.4;
    }
};

CHANCERY_SUITE(TestArrows, QCoreApplication)

} // namespace chancery::tst_arrows

#include "tst_arrows.moc"
