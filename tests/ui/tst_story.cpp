// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a phase: complete, in order, without jumps, from the position before to the one after.
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/story_laws.h"
#include "tests/support/suite.h"
#include "ui/scene/compose.h"
#include "ui/scene/frame.h"
#include "ui/scene/story_writer.h"
#include "ui/scene/tell.h"

#include <QtTest>

#include <algorithm>

namespace chancery::tst_story {

namespace {

const BoardGeometry& board()
{
    return sketch::standardGeometry();
}

const Phase spring{Season::Spring, 1901, PhaseKind::Movement};
const Phase springRetreat{Season::Spring, 1901, PhaseKind::Retreat};
const Phase fall{Season::Fall, 1901, PhaseKind::Movement};
const Phase winter{Season::Winter, 1901, PhaseKind::Adjustment};

QStringList gestures(const Storyboard& story)
{
    static const char* const names[] = {
        "orders",       "void",   "paradox",  "hold",    "support", "cut",         "convoy", "advance",
        "bounce",       "win",    "dislodge", "clash",   "retreat", "disband",     "build",  "waive",
        "insurrection", "revive", "centres",  "summary", "tally",   "elimination", "settle", "ending"};
    QStringList all; // an order is a beat: all of them count as one here
    for (const Beat& beat : story.beats)
        if (all.isEmpty() || all.last() != "orders" || beat.gesture != Gesture::Orders)
            all << names[int(beat.gesture)];
    return all;
}

/// The first beat of this kind.
const Beat& beat(const Storyboard& story, Gesture gesture)
{
    const auto it = std::ranges::find(story.beats, gesture, &Beat::gesture);
    if (it == story.beats.end()) qFatal("there is no such beat");
    return *it;
}

PhaseRecord movement(const std::vector<std::string>& units, const std::vector<std::string>& orders,
                     Phase phase = spring)
{
    return sketch::resolved(sketch::record(phase, sketch::position(units), orders));
}

Tempo twiceAsFast()
{
    Tempo fast;
    for (int Tempo::*part :
         {&Tempo::beat, &Tempo::order, &Tempo::pause, &Tempo::settle, &Tempo::support, &Tempo::camera,
          &Tempo::look, &Tempo::notice, &Tempo::word, &Tempo::list, &Tempo::listed})
        fast.*part /= 2;
    return fast;
}

} // namespace

class TestStory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beatsComeInSequence_data();
    void beatsComeInSequence();
    void insurrectionsAreTold();
    void bounceLeansOverTheBorderAndFallsBack();
    void dislodgedUnitIsPushedWhileTheVictorArrives();
    void destroyedUnitFades();
    void spaceIsLeftBeforeItIsEntered();
    void retreatsAreTold();
    void adjustmentsAreTold();
    void centresChangeHandsInFall();
    void nothingMovesBeforeTheOrdersAreShown();
    void aCornerPointsWhereTheTokenGoes_data();
    void aCornerPointsWhereTheTokenGoes();
    void fightsComeOneByOneTheLargestLast();
    void theGamemasterMayChooseTheNextFight();
    void supportsCountUp();
    void supportsArriveOneByOne();
    void unitsThatBounceTouch_data();
    void unitsThatBounceTouch();
    void tempoScalesTheStory();
    void unresolvedPhaseHasNoStory();
};

void TestStory::beatsComeInSequence_data()
{
    QTest::addColumn<QString>("units");
    QTest::addColumn<QString>("orders");
    QTest::addColumn<QString>("beats");
    QTest::newRow("quiet") << "France A PAR, France A MAR"
                           << "A PAR - BUR, A MAR H"
                           << "orders advance settle";
    QTest::newRow("nobody ordered") << "France A PAR"
                                    << ""
                                    << "hold";
    QTest::newRow("a battle")
        << "France A PAR, France A MAR, Germany A BUR, Italy A PIE, Italy A ROM, Italy A VEN"
        << "A PAR - BUR, A MAR S A PAR - BUR, A BUR H, A PIE H, A ROM - TUS, A VEN - PIE"
        << "orders advance bounce dislodge settle";
    QTest::newRow("cut") << "France A PAR, France A MAR, Italy A PIE"
                         << "A PAR - BUR, A MAR S A PAR - BUR, A PIE - MAR"
                         << "orders advance bounce settle";
    QTest::newRow("convoy") << "England A LON, England F NTH"
                            << "A LON - NWY, F NTH C A LON - NWY"
                            << "orders convoy advance settle";
    QTest::newRow("impossible") << "France A PAR"
                                << "A PAR - MOS"
                                << "orders void settle";
}

void TestStory::beatsComeInSequence()
{
    QFETCH(QString, units);
    QFETCH(QString, orders);
    QFETCH(QString, beats);
    std::vector<std::string> unitList, orderList;
    for (const QString& u : units.split(", ", Qt::SkipEmptyParts)) unitList.push_back(u.toStdString());
    for (const QString& o : orders.split(", ", Qt::SkipEmptyParts)) orderList.push_back(o.toStdString());
    const PhaseRecord record = movement(unitList, orderList);
    QCOMPARE(gestures(storyOf(record)).join(" "), beats);
    QCOMPARE(brokenLaw(record), QString());
}

/// Units given up fade, a lost power's unit pops up; after retreats it does so in their phase.
void TestStory::insurrectionsAreTold()
{
    Game game = gameFrom(
        sketch::sharedMap(), spring,
        sketch::position({"England F LON", "England A NWY", "Turkey A UKR", "Austria A GAL", "Austria A RUM"},
                         {"Turkey MOS SEV WAR STP"}));
    game.rulebook = rulebookOf(*findRulebook("committee"));
    const Position& start = game.current().before;
    std::vector<Order> orders;
    for (const char* text : {"F LON I Russia", "A NWY I Russia"})
        orders.push_back(sketch::order(start, text));
    for (const char* text : {"R A MOS", "R A SEV", "R A WAR"})
        orders.push_back(
            sketch::orderOn(standardMap().findPower("Russia"), start, text, PhaseKind::Movement));
    const Game quiet = resolve([&] {
        Game written = game;
        written.phases.back() = withOrders(game.current(), orders);
        return written;
    }());
    QCOMPARE(gestures(storyOf(quiet.current())).join(" "),
             QString("orders hold insurrection revive settle centres"));
    QCOMPARE(brokenLaw(quiet.current()), QString());
    for (const char* text : {"A GAL - UKR", "A RUM S A GAL - UKR"})
        orders.push_back(sketch::order(start, text));
    game.phases.back() = withOrders(game.current(), orders);
    game = resolve(std::move(game));
    QVERIFY(!gestures(storyOf(game.current())).contains("revive")); // it is decided after the retreats
    QCOMPARE(brokenLaw(game.current()), QString());
    game = resolve(advance(std::move(game)));
    QVERIFY(gestures(storyOf(game.current())).contains("revive"));
    QCOMPARE(brokenLaw(game.current()), QString());
}

void TestStory::bounceLeansOverTheBorderAndFallsBack()
{
    const PhaseRecord record = movement({"France A PAR", "Germany A MUN"}, {"A PAR - BUR", "A MUN - BUR"});
    const Storyboard story = storyOf(record);
    const Unit paris = sketch::unit("France A PAR");
    const Point home = placeOf(board(), paris), goal = board().unitAt(standardMap().findLocation("BUR"));
    double farthest = 0;
    for (int ms = 0; ms < story.lasts; ms += 10)
        farthest = std::max(farthest, distance(find(frameAt(story, ms), paris)->at, home));
    const double border = distance(home, goal);
    QVERIFY(farthest > 0.4 * border && farthest < border - tokenHeight / 4);
    QCOMPARE(find(frameAt(story, beat(story, Gesture::Bounce).span.endsAt()), paris)->at, home);
}

void TestStory::dislodgedUnitIsPushedWhileTheVictorArrives()
{
    const PhaseRecord record = movement({"France A PAR", "France A MAR", "Germany A BUR"},
                                        {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"});
    const Storyboard story = storyOf(record);
    const Unit victor = sketch::unit("France A PAR"), loser = sketch::unit("Germany A BUR");
    const Point home = placeOf(board(), loser);
    const Span fight = beat(story, Gesture::Dislodge).span;
    QCOMPARE(find(frameAt(story, fight.startsAt), loser)->at, home);
    const Picture end = frameAt(story, fight.endsAt());
    QCOMPARE(find(end, loser)->at, asideOf(board(), loser));
    QCOMPARE(find(end, loser)->state, TokenState::Dislodged);
    QCOMPARE(find(end, victor)->at, home);
}

void TestStory::destroyedUnitFades()
{
    const PhaseRecord record =
        movement({"France A ROM", "France F TYS", "Italy A NAP", "France A APU", "France F ION"},
                 {"A ROM - NAP", "F TYS S A ROM - NAP", "A NAP H", "A APU H", "F ION H"});
    QCOMPARE(brokenLaw(record), QString());
    const Storyboard story = storyOf(record);
    const Unit lost = sketch::unit("Italy A NAP");
    QVERIFY(find(frameAt(story, 0), lost));
    QVERIFY(!find(frameAt(story, story.lasts - 1), lost));
    const auto crossed = [](const MarkTrack& m) { return m.mark.kind == MarkKind::Destroyed; };
    QVERIFY(std::ranges::any_of(story.marks, crossed));
}

void TestStory::spaceIsLeftBeforeItIsEntered()
{
    // Spain waits for Gascony, which waits for Paris, which waits for Burgundy to be driven out.
    const PhaseRecord record =
        movement({"France A PAR", "France A MAR", "Germany A BUR", "France A GAS", "France A SPA"},
                 {"A SPA - GAS", "A GAS - PAR", "A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"});
    const Storyboard story = storyOf(record);
    QCOMPARE(gestures(story).join(" "), QString("orders dislodge settle"));
    QCOMPARE(brokenLaw(record), QString());
}

void TestStory::retreatsAreTold()
{
    Position position = sketch::position({"France A BUR", "France A MUN", "Austria A TRI"});
    const LocationSet ruhr{whole(standardMap().findProvince("RUH"))},
        vienna{whole(standardMap().findProvince("VIE"))};
    position.dislodged = {{sketch::unit("Germany A BUR"), standardMap().findProvince("PAR"), ruhr},
                          {sketch::unit("Germany A MUN"), standardMap().findProvince("BUR"), ruhr},
                          {sketch::unit("Italy A TRI"), standardMap().findProvince("VEN"), vienna}};
    auto record = sketch::resolved(
        sketch::record(springRetreat, position, {"A BUR - RUH", "A MUN - RUH", "A TRI - VIE"}));
    QCOMPARE(gestures(storyOf(record)).join(" "), QString("orders clash retreat settle"));
    QCOMPARE(brokenLaw(record), QString());
    record = sketch::resolved(sketch::record(springRetreat, position, {"A BUR - RUH", "D A TRI"}));
    QCOMPARE(gestures(storyOf(record)).join(" "), QString("orders retreat disband settle"));
    QCOMPARE(brokenLaw(record), QString());
}

void TestStory::adjustmentsAreTold()
{
    const Position position = sketch::position({"Austria A VIE", "Austria F TRI", "France A PIC"},
                                               {"Austria VIE", "Russia STP MOS WAR", "France BRE PAR MAR"});
    const auto record =
        sketch::resolved(sketch::record(winter, position,
                                        {"D F TRI", "Russia B F STP/nc", "Russia WAIVE", "France B A PAR",
                                         "France B A PIC", "Russia B A WAR"}));
    const Storyboard story = storyOf(record);
    QCOMPARE(gestures(story).join(" "), QString("void disband build waive settle"));
    QCOMPARE(brokenLaw(record), QString());
    const Beat& leaving = beat(story, Gesture::Disband);
    const auto crosses = [&story](int ms) {
        return std::ranges::count(frameAt(story, ms).marks, MarkKind::Destroyed, &Mark::kind);
    };
    QCOMPARE(crosses(leaving.span.startsAt), 0);
    QCOMPARE(crosses(leaving.span.endsAt()), 1); // where Trieste's fleet was, long enough to be seen
    QCOMPARE(crosses(story.lasts), 0);
    const Unit built = sketch::unit("France A PAR");
    QVERIFY(!find(frameAt(story, 0), built));
    QCOMPARE(find(frameAt(story, story.lasts - 1), built)->scale, 1.0);
}

void TestStory::centresChangeHandsInFall()
{
    const PhaseRecord record =
        movement({"France A SPA", "France A GAS"}, {"A SPA - POR", "A GAS - SPA"}, fall);
    const Storyboard story = storyOf(record);
    QCOMPARE(gestures(story).join(" "), QString("orders advance settle centres"));
    const Beat& change = beat(story, Gesture::Centres);
    QCOMPARE(change.centres.size(), std::size_t{2});
    const std::size_t portugal = index(standardMap().findProvince("POR"));
    const Power france = standardMap().findPower("France");
    QCOMPARE(frameAt(story, change.span.startsAt).owner[portugal], noPower);
    QCOMPARE(frameAt(story, change.span.endsAt()).owner[portugal], france);
    QCOMPARE(brokenLaw(record), QString());
}

void TestStory::nothingMovesBeforeTheOrdersAreShown()
{
    const Storyboard story =
        storyOf(movement({"France A PAR", "Germany A MUN"}, {"A PAR - BUR", "A MUN - BUR"}));
    QCOMPARE(endOfOrders(story), story.beats.at(1).span.endsAt());
    for (int ms = 0; ms < endOfOrders(story); ms += 50) {
        Picture picture = frameAt(story, ms);
        for (Token& token : picture.tokens) token.turn = 0;
        QCOMPARE(picture.tokens, story.first.tokens);
        for (const Arrow& arrow : picture.arrows) QCOMPARE(arrow.state, ArrowState::Pending);
    }
    QCOMPARE(beatAt(story, 0), std::size_t{0});
    QCOMPARE(beatAt(story, story.beats.at(1).span.startsAt), std::size_t{1});
    QCOMPARE(beatAt(story, story.lasts + 1000), story.beats.size() - 1);
}

void TestStory::aCornerPointsWhereTheTokenGoes_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const auto& [from, to] : {std::pair("PAR", "BUR"),
                                   {"PAR", "PIC"},
                                   {"PAR", "BRE"},
                                   {"BUR", "PAR"},
                                   {"MUN", "TYR"},
                                   {"MUN", "KIE"},
                                   {"WAR", "GAL"}})
        QTest::addRow("%s-%s", from, to) << from << to;
}

void TestStory::aCornerPointsWhereTheTokenGoes()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const std::string unit = "France A " + from.toStdString();
    const Storyboard story =
        storyOf(movement({unit}, {"A " + from.toStdString() + " - " + to.toStdString()}));
    const double turn = find(frameAt(story, endOfOrders(story)), sketch::unit(unit))->turn * M_PI / 180;
    QVERIFY(std::abs(turn) < M_PI / 3);
    const Point way = board().unitAt(standardMap().findLocation(to.toStdString())) -
                      board().unitAt(standardMap().findLocation(from.toStdString()));
    double best = 10;
    for (const auto& [x, y] : {std::pair(1, 1), {1, -1}, {-1, 1}, {-1, -1}}) {
        const double corner = std::atan2(y * tokenHeight, x * tokenWidth) + turn;
        best = std::min(best, std::abs(std::remainder(corner - std::atan2(way.y, way.x), 2 * M_PI)));
    }
    QVERIFY2(best < 0.01, qPrintable(QString::number(best)));
}

/// A fight of three in Burgundy, one of two in Galicia, and Munich cannot be entered before it is left for
/// Burgundy.
static PhaseRecord threeFights()
{
    return movement({"France A PAR", "France A MAR", "Germany A BUR", "Germany A MUN", "Austria A VIE",
                     "Russia A WAR", "Italy A ROM", "Italy A VEN", "Austria A TYR"},
                    {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H", "A VIE - GAL", "A WAR - GAL",
                     "A ROM - TUS", "A VEN - PIE", "A TYR - PIE"});
}

static QStringList fightsOf(const Storyboard& story)
{
    QStringList places;
    for (const Beat& b : story.beats)
        if (b.place != noProvince) places << QString::fromStdString(standardMap()[b.place].code);
    return places;
}

void TestStory::fightsComeOneByOneTheLargestLast()
{
    const Storyboard story = storyOf(threeFights());
    QCOMPARE(gestures(story).join(" "), QString("orders advance bounce bounce dislodge settle"));
    QCOMPARE(fightsOf(story), (QStringList{"GAL", "PIE", "BUR"}));
    QCOMPARE(threeFights().outcome->results[beat(story, Gesture::Dislodge).results.front()].order.unit,
             sketch::unit("France A PAR"));
}

void TestStory::theGamemasterMayChooseTheNextFight()
{
    Telling telling;
    telling.wanted = {standardMap().findProvince("BUR"), standardMap().findProvince("PIE")};
    const PhaseRecord record = threeFights();
    const Storyboard story = storyOf(standardMap(), board(), record, telling);
    QCOMPARE(fightsOf(story), (QStringList{"BUR", "PIE", "GAL"}));
    QCOMPARE(brokenTrackLaw(story, *record.outcome), QString());
    // What was shown before the fights stays as it was: a change of mind does not turn the clock back.
    const Storyboard usual = storyOf(record);
    const int start = beat(usual, Gesture::Bounce).span.startsAt - 1;
    QCOMPARE(frameAt(story, start), frameAt(usual, start));
}

void TestStory::supportsCountUp()
{
    const PhaseRecord record =
        movement({"France A PAR", "France A MAR", "France A GAS", "Germany A BUR", "Germany A MUN"},
                 {"A PAR - BUR", "A MAR S A PAR - BUR", "A GAS S A PAR - BUR", "A BUR H", "A MUN S A BUR"});
    const Storyboard story = storyOf(record);
    const Beat fight = beat(story, Gesture::Dislodge);
    const auto badges = [&](int ms) {
        QStringList texts;
        for (const Mark& mark : frameAt(story, ms).marks)
            if (mark.kind == MarkKind::Strength) texts << QString::fromStdString(mark.text);
        texts.sort();
        return texts.join(" ");
    };
    const int count = fight.counts.startsAt;
    QCOMPARE(badges(count), QString()); // it is a question
    QStringList seen;
    for (int ms = count; ms < fight.meets.startsAt; ms += 10)
        if (const QString now = badges(ms); seen.isEmpty() || seen.last() != now) seen << now;
    QCOMPARE(seen.join(", "), QString(", 1 1, 1 2, 2 2, 2 3"));
    QCOMPARE(fight.helps.size(), std::size_t{3});
    // The strengths of the panel climb with them.
    for (std::size_t k = 1; k < fight.climbs.size(); ++k)
        QVERIFY(fight.climbs[k].at - fight.climbs[k - 1].at <= 500);
    QCOMPARE(fight.badgesAt(count - 1).size(), std::size_t{0});
    QCOMPARE(fight.badgesAt(count).front().strength, 1);
    QCOMPARE(fight.badgesAt(fight.meets.startsAt), fight.badges);
    QCOMPARE(badges(fight.meets.startsAt + fight.meets.lasts / 2), QString("2 3")); // until they touch
    QCOMPARE(badges(fight.span.endsAt()), QString()); // both units have left their places
}

/// The arrow of each support is drawn again as it arrives; those that are cut are struck then.
void TestStory::supportsArriveOneByOne()
{
    const PhaseRecord record =
        movement({"France A PAR", "France A MAR", "France A GAS", "Germany A BUR", "Italy A PIE"},
                 {"A PAR - BUR", "A MAR S A PAR - BUR", "A GAS S A PAR - BUR", "A BUR H", "A PIE - MAR"});
    const Storyboard story = storyOf(record);
    QCOMPARE(brokenLaw(record), QString());
    const Province marseilles = standardMap().findProvince("MAR"),
                   gascony = standardMap().findProvince("GAS");
    const auto grown = [&](Province unit, int ms) {
        double most = 0;
        for (const Arrow& arrow : frameAt(story, ms).arrows)
            if (arrow.unit == unit) most = std::max(most, arrow.shown * arrow.opacity);
        return most;
    };
    for (const auto& [support, unit] : {std::pair(gascony, "France A GAS"), {marseilles, "France A MAR"}}) {
        const auto fight = std::ranges::find_if(story.beats, [&](const Beat& b) {
            const auto is = [&](std::size_t i) {
                return record.outcome->results[i].order.unit == sketch::unit(unit);
            };
            return b.place != noProvince &&
                   (std::ranges::any_of(b.helps, is) || std::ranges::any_of(b.results, is));
        });
        QVERIFY(fight != story.beats.end());
        QVERIFY(grown(support, fight->span.startsAt) > .99);
        QCOMPARE(grown(support, fight->counts.startsAt), 0.); // in the question only the moves are there
        QVERIFY(grown(support, fight->meets.startsAt) > .99);
    }
    const auto cut =
        std::ranges::find(story.marks, MarkKind::Cut, [](const MarkTrack& m) { return m.mark.kind; });
    QVERIFY(cut != story.marks.end());
    const Beat& struck = story.beats[beatAt(story, cut->pops.startsAt)];
    QVERIFY(cut->pops.startsAt > struck.counts.startsAt && cut->pops.startsAt <= struck.meets.startsAt);
}

/// Units that bounce touch each other, or what stays, at the burst, and are thrown back.
void TestStory::unitsThatBounceTouch_data()
{
    QTest::addColumn<std::vector<std::string>>("units");
    QTest::addColumn<std::vector<std::string>>("orders");
    QTest::addColumn<QString>("other");
    using Texts = std::vector<std::string>;
    QTest::newRow("an empty province")
        << Texts{"France A PAR", "Germany A MUN"} << Texts{"A PAR - BUR", "A MUN - BUR"} << "Germany A MUN";
    QTest::newRow("a unit that holds")
        << Texts{"France A PAR", "Germany A BUR"} << Texts{"A PAR - BUR", "A BUR H"} << "Germany A BUR";
    QTest::newRow("head to head") << Texts{"France A PAR", "Germany A BUR"}
                                  << Texts{"A PAR - BUR", "A BUR - PAR"} << "Germany A BUR";
}

void TestStory::unitsThatBounceTouch()
{
    QFETCH(std::vector<std::string>, units);
    QFETCH(std::vector<std::string>, orders);
    QFETCH(QString, other);
    const Storyboard story = storyOf(movement(units, orders));
    const Span meets = beat(story, Gesture::Bounce).meets;
    const int strikes = timeIn(meets, Motion::strikes);
    const Unit one = sketch::unit("France A PAR"), two = sketch::unit(other.toStdString());
    const auto gap = [&](int ms) { // in tokens, between two that could lie side by side or above each other
        const Picture picture = frameAt(story, ms);
        const Point apart = find(picture, one)->at - find(picture, two)->at;
        return std::max(std::abs(apart.x) / tokenWidth, std::abs(apart.y) / tokenHeight);
    };
    QVERIFY2(gap(strikes) > .8 && gap(strikes) < 1.15, qPrintable(QString::number(gap(strikes))));
    QVERIFY(gap(strikes - 200) > gap(strikes) + .1 && gap(strikes + 200) > gap(strikes) + .1);
    const auto burst =
        std::ranges::find(story.marks, MarkKind::Bounce, [](const MarkTrack& m) { return m.mark.kind; });
    QVERIFY(burst != story.marks.end());
    QCOMPARE(burst->pops.startsAt, strikes);
    QVERIFY(distance(burst->mark.at, find(frameAt(story, strikes), one)->at) < tokenWidth * .75);
    const Point home = placeOf(board(), two);
    double pushed = 0; // the other unit too is thrown back
    for (int ms = strikes; ms < meets.endsAt(); ms += 10)
        pushed = std::max(pushed, distance(home, find(frameAt(story, ms), two)->at));
    QVERIFY(pushed > 3);
    QCOMPARE(find(frameAt(story, meets.endsAt()), two)->at, home);
}

void TestStory::tempoScalesTheStory()
{
    const PhaseRecord record = movement({"France A PAR"}, {"A PAR - BUR"});
    const Storyboard calm = storyOf(record), hasty = storyOf(standardMap(), board(), record, {twiceAsFast()});
    QVERIFY(std::abs(hasty.lasts * 2 - calm.lasts) < 10);
    QCOMPARE(hasty.beats.size(), calm.beats.size());
    QCOMPARE(hasty.last, calm.last);
}

void TestStory::unresolvedPhaseHasNoStory()
{
    const PhaseRecord record = sketch::record(spring, sketch::position({"France A PAR"}), {"A PAR - BUR"});
    const Storyboard story = storyOf(record);
    QVERIFY(story.beats.empty());
    QCOMPARE(frameAt(story, 0), frameAt(story, 5000));
    QVERIFY(frameAt(story, 0).arrows.empty());
}

CHANCERY_SUITE(TestStory, QCoreApplication)

} // namespace chancery::tst_story

#include "tst_story.moc"
