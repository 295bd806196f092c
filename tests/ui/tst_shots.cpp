// SPDX-License-Identifier: GPL-3.0-or-later
// The camera as values: it goes to each fight and returns, never leaves the board, never jumps.
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "tests/ui/shown_shots.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"
#include "ui/scene/focus.h"
#include "ui/scene/frame.h"

#include <algorithm>
#include <cmath>

namespace chancery::tst_shots {

using shown_shots::board;
using shown_shots::fall;
using shown_shots::lies;
using shown_shots::standsOn;
using shown_shots::threeFights;
using shown_shots::told;
using shown_shots::wholeBoard;

namespace {

constexpr int step = 20; ///< ms

QString offTheBoard(const Film& film, const Framing& framing)
{
    const MapArea view = viewOf(framing, wholeBoard());
    if (!lies(view, wholeBoard())) return "the view leaves the board";
    const double close = closeness(view, wholeBoard());
    if (close > mostCloseness + 1e-9) return "the camera comes too close";
    if (framing.stands() && close != 1 && close < leastCloseness - 1e-9) return "the camera is too far";
    if (std::abs(view.width / view.height - board().width / board().height) > 1e-6) return "the view is bent";
    return film.whole.lasts == film.near.lasts ? QString() : QString("the two stories differ");
}

QString jumps(const Framing& before, const Framing& now)
{
    const MapArea a = viewOf(before, wholeBoard()), b = viewOf(now, wholeBoard());
    constexpr double most = 110; // map units in 20 ms; the whole board is 2080 wide
    if (std::abs(a.width - b.width) > most || std::abs(a.corner.x - b.corner.x) > most ||
        std::abs(a.corner.y - b.corner.y) > most)
        return "the camera jumps";
    for (std::size_t p = 0; p < standardMap().provinces.size(); ++p)
        if (std::abs(shareLit(before, static_cast<Province>(p)) - shareLit(now, static_cast<Province>(p))) >
            .15)
            return "the light jumps";
    return {};
}

/// Whatever belongs to a fight is seen while it is shown: its units, to their edges, and their badges.
QString outOfSight(const Picture& picture, const Framing& framing, const ProvinceSet& units)
{
    const MapArea view = viewOf(framing, wholeBoard());
    const auto seen = [&](Point at, double wide, double high) {
        const MapArea box{at - Point{wide / 2, high / 2}, wide, high};
        return lies(box, view) || !lies(box, wholeBoard()); // a badge may hang over the edge of the board
    };
    for (const Token& token : picture.tokens)
        if (units.has(standardMap().provinceOf(token.unit.at)) &&
            !seen(token.at, tokenWidth * token.scale, tokenHeight * token.scale))
            return QString("the unit of %1 is out of sight")
                .arg(standardMap()[standardMap().provinceOf(token.unit.at)].code.c_str());
    for (const Mark& mark : picture.marks)
        if (units.has(mark.unit) && mark.kind == MarkKind::Strength &&
            !seen(mark.at, 28 * mark.scale, 28 * mark.scale))
            return "a badge of the fight is out of sight";
    return {};
}

QString wronglyLit(const PhaseRecord& record, const Beat& beat, const Framing& framing)
{
    if (!framing.to.light.on) return beat.place == noProvince ? QString() : QString("a fight is not lit");
    const Focus focus = focusOf(standardMap(), record, beat);
    for (const Unit& unit : record.before.units) {
        const Province p = standardMap().provinceOf(unit.at);
        if (shareLit(framing, p) != (focus.units.has(p) ? 1 : asideShare)) return "the wrong units are lit";
    }
    return framing.to.light.provinces == focus.provinces ? QString() : QString("other provinces are lit");
}

/// Returns whether what is lit of a fight is aside in a view that could be moved.
bool inACorner(const PhaseRecord& record, const Framing& framing)
{
    const MapArea view = framing.to.view;
    if (view.whole()) return false;
    const auto apart = [](double least, double most, double from, double size, double whole) {
        const double middle = ((least + most) / 2 - from) / size;
        return (middle < .22 && from > .01) || (middle > .78 && from + size < whole - .01);
    };
    std::vector<double> x, y;
    for (const Unit& unit : record.before.units)
        if (isLit(framing.to.light, standardMap().provinceOf(unit.at)))
            x.push_back(placeOf(board(), unit).x), y.push_back(placeOf(board(), unit).y);
    for (const Province p : framing.to.light.provinces)
        x.push_back(board().unitAt(whole(p)).x), y.push_back(board().unitAt(whole(p)).y);
    const auto [left, right] = std::ranges::minmax(x);
    const auto [top, bottom] = std::ranges::minmax(y);
    return apart(left, right, view.corner.x, view.width, board().width) ||
           apart(top, bottom, view.corner.y, view.height, board().height);
}

/// The orders that a beat reads out, of units that are not lit.
int readInTheDark(const PhaseRecord& record, const Beat& beat, const Framing& framing)
{
    return static_cast<int>(std::ranges::count_if(beat.orders, [&](std::size_t i) {
        const Location at = record.outcome->results[i].order.unit.at;
        return at != nowhere && !isLit(framing.to.light, standardMap().provinceOf(at));
    }));
}

/// The first cut comes during the first beat; all others are over before anything more is revealed.
QString startsInTheDark(const Storyboard& story)
{
    for (std::size_t i = 1; i < story.cuts.size(); ++i)
        for (const Beat& beat : story.beats)
            if (const Span& cut = story.cuts[i].span;
                cut.startsAt < beat.span.startsAt && beat.span.startsAt < cut.endsAt())
                return QString("a beat starts while the light changes, at %1 ms").arg(beat.span.startsAt);
    return {};
}

/// The law of the camera that the story of a phase breaks; empty if there is none.
QString brokenLawOfShots(const PhaseRecord& record, bool everyFrame = true)
{
    const Film film = told(record);
    const Storyboard& story = film.whole;
    if (!framingOf(film, 0, Camera::Follows, false).plain()) return "it does not start with the whole board";
    if (!framingOf(film, story.lasts, Camera::Follows, false).plain())
        return "it does not end with the whole board";
    if (const QString broken = startsInTheDark(story); !broken.isEmpty()) return broken;
    Framing before;
    for (int ms = 0; everyFrame && ms <= story.lasts; ms += step) {
        const Framing now = framingOf(film, ms, Camera::Follows, false);
        if (const QString broken = offTheBoard(film, now); !broken.isEmpty()) return broken;
        if (const QString broken = jumps(before, now); !broken.isEmpty()) return broken;
        if (!framingOf(film, ms, Camera::Still, false).to.view.whole()) return "a still camera moves";
        if (!framingOf(film, ms, Camera::Follows, true).to.view.whole()) return "it moves without motion";
        before = now;
    }
    for (const Beat& beat : story.beats) {
        const bool fight = beat.place != noProvince;
        for (const int ms : {beat.span.startsAt + 1, beat.span.startsAt + beat.span.lasts / 2,
                             beat.span.startsAt + beat.span.lasts * 4 / 5, beat.span.endsAt()}) {
            if (ms >= story.lasts) continue;
            const Framing framing = framingOf(film, ms, Camera::Follows, false);
            if (framing.from.view != framing.to.view) return "the camera moves during a beat";
            if (!fight && beat.gesture != Gesture::Paradox && beat.gesture != Gesture::Convoy &&
                !framing.to.view.whole())
                return "not the whole board besides fights, paradoxes and convoys";
            if (fight && inACorner(record, framing)) return "a fight is in a corner of its shot";
            if (beat.card != noCard && framing.to.light.on) return "something is lit under a card";
            const ProvinceSet units = fight ? focusOf(standardMap(), record, beat).units : ProvinceSet();
            const Picture picture = seenAt(film, ms, Camera::Follows, false);
            if (const QString broken = outOfSight(picture, framing, units); !broken.isEmpty())
                return broken + QString(", fight for %1, %2 of its beat")
                                    .arg(fight ? standardMap()[beat.place].code.c_str() : "-")
                                    .arg(double(ms - beat.span.startsAt) / beat.span.lasts);
            if (!framing.stands() && ms < beat.span.endsAt()) continue; // the first cut
            if (const QString broken = wronglyLit(record, beat, framing); !broken.isEmpty()) return broken;
        }
    }
    return {};
}

/// Returns the resolved phase of a case.
PhaseRecord recordOf(const char* id)
{
    const auto c = std::ranges::find(datcCases(), id, &Case::id);
    std::vector<Order> orders;
    for (const CaseOrder& o : c->orders)
        orders.push_back(sketch::orderOn(o.power, c->before, o.std, PhaseKind::Movement));
    return sketch::resolved(withOrders({fall, c->before, {}, std::nullopt, {}}, orders));
}

} // namespace

class TestShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a paradox stops is seen from near, with the supports that do not count for it; the fleets that
    /// were to convoy it are lit.
    void aParadoxIsShownFromNear()
    {
        for (const char* id : {"6.F.18", "6.G.11"}) {
            const PhaseRecord record = recordOf(id);
            const Film film = filmOf(standardMap(), board(), record, {.tokenScale = projectorTokenScale});
            const auto told = std::ranges::find(film.whole.beats, Gesture::Paradox, &Beat::gesture);
            QVERIFY2(told != film.whole.beats.end(), id);
            const Framing framing = framingOf(film, told->span.startsAt + 1, Camera::Follows, false);
            QVERIFY2(framing.stands() && !framing.to.view.whole(), id);
            for (const OrderResult& r : record.outcome->results)
                if (as<Convoy>(r.order))
                    QVERIFY2(framing.to.light.units.has(standardMap().provinceOf(r.order.unit.at)), id);
            QVERIFY2(std::ranges::count(film.whole.beats, Gesture::Support, &Beat::gesture) == 0, id);
        }
    }

    /// All whose orders wait for one another are lit, also those that a fight shows later.
    void whoDecidesAParadoxIsLit()
    {
        const PhaseRecord record = recordOf("6.F.14");
        const Film film = filmOf(standardMap(), board(), record, {.tokenScale = projectorTokenScale});
        const auto told = std::ranges::find(film.whole.beats, Gesture::Paradox, &Beat::gesture);
        QVERIFY(told != film.whole.beats.end());
        const Framing framing = framingOf(film, told->span.startsAt + 1, Camera::Follows, false);
        for (const char* unit : {"BRE", "ENG", "LON", "WAL"})
            QVERIFY2(framing.to.light.units.has(standardMap().findProvince(unit)), unit);
    }

    /// Between two fights that are far apart the board is seen in the dark, and never flashes; a still
    /// camera goes from light to light.
    void theBoardStaysDarkBetweenFights()
    {
        const Film film = told(threeFights());
        const std::vector<Beat>& beats = film.whole.beats;
        int turns = 0;
        for (std::size_t b = 1; b < beats.size(); ++b) {
            if (beats[b].place == noProvince || beats[b - 1].place == noProvince) continue;
            for (int ms = beats[b - 1].span.endsAt(); ms <= beats[b].span.startsAt; ms += step) {
                const Framing framing = framingOf(film, ms, Camera::Follows, false);
                turns += framing.to.dark() && framing.stands();
                for (const Camera camera : {Camera::Follows, Camera::Still})
                    QVERIFY(!framingOf(film, ms, camera, false).plain());
                QVERIFY(!framingOf(film, ms, Camera::Still, false).to.dark());
                QVERIFY(!framing.next.dark());
            }
        }
        QVERIFY(turns > 0);
    }

    /// The text of a fight, and of what follows the last one, comes when the camera has gone half of the way
    /// to it: not while it still shows the one before, and not once it is there.
    void theTextChangesWithTheCamera()
    {
        const Film film = told(threeFights());
        int moves = 0;
        for (std::size_t b = 1; b < film.whole.beats.size(); ++b) {
            if (film.whole.beats[b].place == noProvince && film.whole.beats[b - 1].place == noProvince)
                continue;
            const int from = toldFrom(film.whole, b), left = film.whole.beats[b - 1].span.endsAt();
            const Framing before = framingOf(film, left, Camera::Follows, false),
                          then = framingOf(film, from, Camera::Follows, false);
            if (before.to == then.to && then.stands()) continue;
            QVERIFY(!(then.from == before.to) || then.gone >= .5);
            QVERIFY(!then.stands());
            ++moves;
        }
        QVERIFY(moves >= 3);
    }

    void everyCaseKeepsTheLaws_data()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < datcCases().size(); ++i)
            if (datcCases()[i].phase == PhaseKind::Movement) QTest::newRow(datcCases()[i].id.c_str()) << i;
    }
    void everyCaseKeepsTheLaws()
    {
        QFETCH(std::size_t, number);
        QCOMPARE(brokenLawOfShots(recordOf(datcCases().at(number).id.c_str())), QString());
    }

    /// Whoever stops after each step pauses there: the light and the text are still those of the step.
    void whereAStepEndsItsLightIsOn_data()
    {
        QTest::addColumn<PhaseToTell>("phase");
        for (const PhaseToTell& phase : samplePhases()) QTest::newRow(phase.name.c_str()) << phase;
    }
    void whereAStepEndsItsLightIsOn()
    {
        QFETCH(PhaseToTell, phase);
        const PhaseRecord& record = phase.game.phases[phase.phase];
        const Storyboard story = told(record, closingOf(phase.game, phase.phase)).whole;
        for (std::size_t b = 0; b < story.beats.size(); ++b)
            for (const Span& step : story.beats[b].steps()) {
                const int ms = step.endsAt();
                if (ms >= story.lasts) continue;
                const QString at = QString("at %1 ms").arg(ms);
                QVERIFY2(beatToldAt(story, ms) == b, qPrintable(at));
                QVERIFY2(wronglyLit(record, story.beats[b], framingAt(story, ms)).isEmpty(), qPrintable(at));
                QCOMPARE(readInTheDark(record, story.beats[b], framingAt(story, ms)), 0);
            }
    }

    void randomTurnsKeepTheLaws()
    {
        RandomTurns turns(standardMap(), 20261123);
        int near = 0;
        for (int i = 0; i < 240; ++i) {
            const RandomTurn turn = turns.next();
            const PhaseRecord record =
                sketch::resolved(withOrders({fall, turn.position, {}, std::nullopt, {}}, turn.orders));
            const QString broken = brokenLawOfShots(record, i % 6 == 0);
            QVERIFY2(broken.isEmpty(), qPrintable(QString("turn %1: %2").arg(i).arg(broken)));
            near += standsOn(told(record).whole).size() > 1;
        }
        QVERIFY(near > 80); // and the laws had something to be about
    }

    void arrowsOfFightsAlreadyShownGo()
    {
        const PhaseRecord record = threeFights();
        const Film film = told(record);
        std::vector<Beat> fights;
        for (const Beat& beat : film.whole.beats)
            if (beat.place != noProvince) fights.push_back(beat);
        QCOMPARE(fights.size(), std::size_t{4});
        for (std::size_t f = 1; f < fights.size(); ++f) {
            const Picture picture = frameAt(film.whole, fights[f].span.startsAt + 100);
            for (std::size_t before = 0; before < f; ++before)
                for (const std::size_t i : fights[before].results)
                    for (const Arrow& arrow : picture.arrows)
                        QVERIFY(arrow.unit !=
                                standardMap().provinceOf(record.outcome->results[i].order.unit.at));
            QVERIFY(!picture.arrows.empty()); // those of this fight and later ones stay
        }
    }

    /// Otherwise the images that fade into each other would have to be painted again meanwhile.
    void ordersOfAShotStayWhileTheCameraMovesOrTheLightChanges()
    {
        const Film film = told(threeFights());
        for (const bool reducedMotion : {false, true})
            for (const Camera camera : {Camera::Follows, Camera::Still})
                for (const Cut& cut : film.whole.cuts) {
                    const int middle = cut.span.startsAt + cut.span.lasts / 2;
                    const Framing framing = framingOf(film, middle, camera, reducedMotion);
                    if (framing.stands()) continue;
                    const auto viewsIn = [&](int ms, const Shot& shot) {
                        return viewsAt(film, ms, camera, reducedMotion).in(shot, {});
                    };
                    const Picture from = viewsIn(middle, framing.from), to = viewsIn(middle, framing.to);
                    QCOMPARE(viewsIn(cut.span.startsAt + 1, framing.from), from);
                    QCOMPARE(viewsIn(cut.span.startsAt + 1, framing.to), to);
                    QCOMPARE(viewsIn(cut.span.startsAt, framing.from), from);
                    QCOMPARE(viewsIn(cut.span.endsAt() - 1, framing.from), from);
                    QCOMPARE(viewsIn(cut.span.endsAt() - 1, framing.to), to);
                    QVERIFY(!from.owner.empty() && !to.owner.empty());
                }
    }
};

CHANCERY_SUITE(TestShots, QCoreApplication)

} // namespace chancery::tst_shots

#include "tst_shots.moc"
