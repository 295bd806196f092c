// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the board a fight is shown on: near, in the middle, and the same however it ends.
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/ui/shown_shots.h"
#include "ui/scene/shots.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace chancery::tst_views {

using shown_shots::board;
using shown_shots::fall;
using shown_shots::fought;
using shown_shots::lies;
using shown_shots::standsOn;
using shown_shots::threeFights;
using shown_shots::told;
using shown_shots::wholeBoard;

class TestViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whoever sees where the camera is knows nothing of a retreat or of a move that is told later.
    void aViewIsTheSameHoweverItsFightEnds()
    {
        RandomTurns turns(standardMap(), 20261129);
        int beaten = 0;
        for (int i = 0; i < 120; ++i) {
            const RandomTurn turn = turns.next();
            const PhaseRecord record =
                sketch::resolved(withOrders({fall, turn.position, {}, std::nullopt, {}}, turn.orders));
            PhaseRecord held = record;
            held.outcome->dislodged.clear();
            const auto fights = [](const PhaseRecord& of) {
                std::vector<Fight> all = planMoves(standardMap(), of).fights;
                std::ranges::sort(all, {}, &Fight::place);
                return all;
            };
            if (held == record || fights(held) != fights(record)) continue;
            ++beaten;
            QCOMPARE(viewsOfFights(standardMap(), board(), held).fights,
                     viewsOfFights(standardMap(), board(), record).fights);
        }
        QVERIFY(beaten > 5);
    }

    /// A view with such a fight in its middle would show what is beyond the edge.
    void viewsOfFightsAtTheEdgeStayOnTheBoard_data()
    {
        QTest::addColumn<std::vector<std::string>>("units");
        QTest::addColumn<std::vector<std::string>>("orders");
        QTest::addColumn<QString>("edges");
        using Texts = std::vector<std::string>;
        QTest::newRow("west") << Texts{"England F NAO", "Germany F CLY"} << Texts{"F CLY - NAO", "F NAO H"}
                              << "left";
        QTest::newRow("north") << Texts{"Russia F STP/NC", "England F BAR"}
                               << Texts{"F BAR - STP/NC", "F STP/NC H"} << "top";
        QTest::newRow("south west") << Texts{"France A NAF", "Italy F MAO"} << Texts{"F MAO - NAF", "A NAF H"}
                                    << "left bottom";
        QTest::newRow("east") << Texts{"Turkey A SYR", "Russia A ARM"} << Texts{"A ARM - SYR", "A SYR H"}
                              << "right";
    }
    void viewsOfFightsAtTheEdgeStayOnTheBoard()
    {
        QFETCH(std::vector<std::string>, units);
        QFETCH(std::vector<std::string>, orders);
        QFETCH(QString, edges);
        const FightViews views = viewsOfFights(standardMap(), board(), fought(units, orders));
        QCOMPARE(views.fights.size(), std::size_t{1});
        const MapArea view = views.fights.begin()->second, whole = wholeBoard();
        QVERIFY(lies(view, whole));
        QStringList touched;
        const auto touches = [&](const char* edge, double apart) {
            if (edges.contains(edge) && std::abs(apart) < .01) touched << edge;
        };
        touches("left", view.corner.x);
        touches("right", view.corner.x + view.width - whole.width);
        touches("top", view.corner.y);
        touches("bottom", view.corner.y + view.height - whole.height);
        QCOMPARE(touched.join(' '), edges);
    }

    void neighboursShareAShot()
    {
        const PhaseRecord record =
            fought({"France A PIC", "Germany A BEL", "Germany A RUH", "France A HOL", "Russia F SEV",
                    "Turkey F BLA"},
                   {"A PIC - BEL", "A BEL H", "A RUH - HOL", "A HOL H", "F SEV - BLA", "F BLA H"});
        const std::vector<MapArea> views = standsOn(told(record).whole);
        QCOMPARE(views.size(), std::size_t{5}); // whole, west, whole, east, whole
        QVERIFY(views[0].whole() && views[2].whole() && views[4].whole());
        const FightViews all = viewsOfFights(standardMap(), board(), record);
        const auto view = [&](const char* place) { return all.ofFight(standardMap().findProvince(place)); };
        QCOMPARE(view("BEL"), view("HOL"));
        QVERIFY(view("BEL") != view("BLA") && !view("BEL").whole() && !view("BLA").whole());
        const FightViews far =
            viewsOfFights(standardMap(), board(), threeFights()); // one would be in a corner
        QVERIFY(far.ofFight(standardMap().findProvince("BUR")) !=
                far.ofFight(standardMap().findProvince("MAR")));
    }

    /// Convoys that no fight is about are shown from near, with the armies that they carry.
    void aConvoyIsShownFromNear()
    {
        const PhaseRecord record = fought({"England A LON", "England F NTH", "Italy A ROM", "Turkey A ARM"},
                                          {"A LON - NWY", "F NTH C A LON - NWY", "A ROM H", "A ARM H"});
        const Film film = told(record);
        const auto convoy = std::ranges::find(film.whole.beats, Gesture::Convoy, &Beat::gesture);
        QVERIFY(convoy != film.whole.beats.end());
        const Framing framing = framingOf(film, convoy->span.startsAt + 1, Camera::Follows, false);
        QVERIFY(framing.stands() && !framing.to.view.whole());
        for (const char* code : {"LON", "NTH", "NWY"}) {
            const Point at = board().unitAt(whole(standardMap().findProvince(code)));
            QVERIFY2(lies({at, 0, 0}, framing.to.view), code);
        }
    }

    /// Otherwise the gamemaster's choice would move a camera at rest.
    void viewsDoNotDependOnTheOrderOfFights()
    {
        const PhaseRecord record = threeFights();
        const auto first = [&](const char* place) {
            Telling telling{.tokenScale = projectorTokenScale};
            telling.wanted = {standardMap().findProvince(place)};
            return storyOf(standardMap(), board(), record, telling);
        };
        const Storyboard rum = first("RUM"), mar = first("MAR");
        QVERIFY(rum != mar);
        const auto views = [](const Storyboard& story) {
            std::set<double> widths;
            for (const MapArea& view : standsOn(story)) widths.insert(view.width);
            return widths;
        };
        QCOMPARE(views(rum), views(mar));
    }

    void aFightAcrossTheBoardKeepsIt()
    {
        const PhaseRecord record = fought({"England A POR", "England F MAO", "England F NAO", "England F NWG",
                                           "England F BAR", "Russia A STP"},
                                          {"A POR - STP", "F MAO C A POR - STP", "F NAO C A POR - STP",
                                           "F NWG C A POR - STP", "F BAR C A POR - STP", "A STP H"});
        QCOMPARE(standsOn(told(record).whole).size(), std::size_t{1});
        QVERIFY(std::ranges::any_of(told(record).whole.cuts, [](const Cut& cut) { return cut.to.light.on; }));
    }

    void tokensAreOfAGoodSizeFromNear()
    {
        const PhaseRecord record = threeFights();
        const Film film = told(record);
        const double pixels = 1404 / board().width; // of the whole board in a window of 1920 by 1080
        for (const Beat& beat : film.whole.beats) {
            const int ms = beat.span.startsAt + 10;
            const double close =
                closeness(viewOf(framingOf(film, ms, Camera::Follows, false), wholeBoard()), wholeBoard());
            for (const Token& token : seenAt(film, ms, Camera::Follows, false).tokens) {
                const double wide = tokenWidth * token.scale * close * pixels;
                const double wanted = close > 1 ? 57 : 48;
                QVERIFY2(std::abs(wide - wanted) < 1, qPrintable(QString::number(wide)));
            }
        }
    }

    void speedHasNoJump()
    {
        for (double close = 1; close < mostCloseness; close += .01) {
            const double now = tokenShareAt(close) * close, next = tokenShareAt(close + .01) * (close + .01);
            QVERIFY(next >= now - 1e-9 && next - now < .01);
        }
    }
};

CHANCERY_SUITE(TestViews, QCoreApplication)

} // namespace chancery::tst_views

#include "tst_views.moc"
