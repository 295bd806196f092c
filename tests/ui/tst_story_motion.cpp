// SPDX-License-Identifier: GPL-3.0-or-later
// How things move while a phase is shown: chains link by link, and nothing at all with reduced motion.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"

#include <algorithm>

namespace chancery::tst_story_motion {

namespace {

Storyboard told(const std::vector<std::string>& units, const std::vector<std::string>& orders)
{
    const PhaseRecord record = sketch::resolved(
        sketch::record({Season::Spring, 1901, PhaseKind::Movement}, sketch::position(units), orders));
    return storyOf(sketch::standardMap(), sketch::standardGeometry(), record);
}

/// An army goes from London to Tunis over four seas; the orders are listed in another order.
Storyboard longChain()
{
    return told(
        {"England A LON", "England F WES", "England F ENG", "France F MAO", "France F TYS"},
        {"A LON - TUN", "F WES C A LON - TUN", "F ENG C A LON - TUN", "F MAO C A LON - TUN", "F TYS H"});
}

Point placeOfFleet(const char* at)
{
    return placeOf(sketch::standardGeometry(), sketch::unit(std::string("England F ") + at));
}

std::vector<const MarkTrack*> links(const Storyboard& story)
{
    std::vector<const MarkTrack*> found;
    for (const MarkTrack& track : story.marks)
        if (track.mark.kind == MarkKind::Link) found.push_back(&track);
    std::ranges::sort(found, {}, [](const MarkTrack* track) { return track->pops.startsAt; });
    return found;
}

/// Paris takes Burgundy with support, Munich comes to nothing; Brest sails, quietly.
Storyboard fight()
{
    return told({"France A PAR", "France A MAR", "Germany A MUN", "France F BRE"},
                {"A PAR - BUR", "A MAR S A PAR - BUR", "A MUN - BUR", "F BRE - MAO"});
}

} // namespace

class TestStoryMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Where an arrow ends before the unit that stays in the province, the burst is at its end.
    void aBurstIsOnItsArrow()
    {
        const Storyboard story = told({"France A GAS", "Italy F SPA/SC"}, {"A GAS - SPA", "F SPA/SC H"});
        const auto burst =
            std::ranges::find(story.marks, MarkKind::Bounce, [](const MarkTrack& m) { return m.mark.kind; });
        QVERIFY(burst != story.marks.end());
        double nearest = 1000;
        for (const ArrowTrack& track : story.arrows)
            for (int step = 0; step <= 100; ++step)
                nearest =
                    std::min(nearest, distance(burst->mark.at, pointOn(curveOf(track.arrow), step / 100.)));
        QVERIFY2(nearest < 10, qPrintable(QString::number(nearest)));
    }

    /// Two armies are convoyed to each other's places, and a third one attacks.
    void noBurstLiesOnAStrength()
    {
        const Storyboard story =
            told({"England A LON", "England F NTH", "France A BEL", "France F ENG", "France A BUR"},
                 {"A LON - BEL", "F NTH C A LON - BEL", "A BEL - LON", "F ENG C A BEL - LON", "A BUR - BEL"});
        int pairs = 0;
        for (const MarkTrack& burst : story.marks)
            for (const MarkTrack& badge : story.marks) {
                if (burst.mark.kind != MarkKind::Bounce || badge.mark.kind != MarkKind::Strength) continue;
                const double apart = distance(burst.mark.at, badge.mark.at);
                QVERIFY2(apart > 24, qPrintable(QString::number(apart)));
                ++pairs;
            }
        QVERIFY(pairs > 0);
    }

    void chainsLightLinkByLink()
    {
        const Storyboard story = longChain();
        const auto lit = links(story);
        QCOMPARE(lit.size(), std::size_t(3));
        QCOMPARE(lit[0]->mark.at, placeOfFleet("ENG"));
        QCOMPARE(lit[1]->mark.at, placeOfFleet("MAO"));
        QCOMPARE(lit[2]->mark.at, placeOfFleet("WES"));
        QVERIFY(lit[0]->pops.startsAt < lit[1]->pops.startsAt);
        QVERIFY(lit[1]->pops.startsAt < lit[2]->pops.startsAt);
        const auto beat = std::ranges::find(story.beats, Gesture::Convoy, &Beat::gesture);
        QVERIFY(beat != story.beats.end());
        for (const MarkTrack* track : lit) QVERIFY(track->pops.startsAt >= beat->span.startsAt);
        QVERIFY(lit.back()->pops.endsAt() <= beat->span.endsAt());
    }

    void aBrokenChainDoesNotLightWhereItBroke()
    {
        const Storyboard story =
            told({"England A LON", "England F ENG", "France F BRE", "France F IRI"},
                 {"A LON - BEL", "F ENG C A LON - BEL", "F BRE - ENG", "F IRI S F BRE - ENG"});
        QVERIFY(links(story).empty());
    }

    /// The tag of a coast belongs to the province: a fleet has none on its way, and keeps it where it
    /// bounces.
    void aFleetLeavesItsCoast()
    {
        const Storyboard story = told({"Russia F STP/sc", "France F SPA/nc", "England F GAS"},
                                      {"F STP/sc - BOT", "F SPA/nc - MAO", "F GAS - MAO"});
        for (const Token& token : frameAt(story, 0).tokens) QVERIFY(!token.left);
        for (const Token& token : frameAt(story, story.lasts - 1).tokens)
            QCOMPARE(token.left, token.unit == sketch::unit("Russia F STP/sc"));
        for (const Token& token : story.last.tokens) QVERIFY(!token.left);
    }

    void withReducedMotionNothingTravels()
    {
        const Storyboard story = fight();
        std::vector<Point> places;
        for (const Token& token : story.first.tokens) places.push_back(token.at);
        for (const Token& token : story.last.tokens) places.push_back(token.at);
        for (int ms = -10; ms <= story.lasts + 10; ms += 20)
            for (const Token& token : calmFrameAt(story, ms).tokens)
                QVERIFY2(std::ranges::find(places, token.at) != places.end(),
                         qPrintable(QString::number(ms)));
    }

    void withReducedMotionPicturesFade()
    {
        const Storyboard story = fight();
        const auto advance = std::ranges::find(story.beats, Gesture::Advance, &Beat::gesture);
        QVERIFY(advance != story.beats.end());
        const Span& span = advance->span;
        const auto opacity = [&](const char* at, int ms) {
            for (const Token& token : calmFrameAt(story, ms).tokens)
                if (token.unit.power == sketch::unit("France F BRE").power &&
                    token.unit.kind == UnitKind::Fleet &&
                    token.at ==
                        placeOf(sketch::standardGeometry(), sketch::unit(std::string("France F ") + at)))
                    return token.opacity;
            return 0.;
        };
        QCOMPARE(opacity("BRE", span.startsAt), 1.);
        QCOMPARE(opacity("MAO", span.startsAt), 0.);
        QCOMPARE(opacity("BRE", span.startsAt + 200), .5);
        QCOMPARE(opacity("MAO", span.startsAt + 200), .5);
        QCOMPARE(opacity("BRE", span.startsAt + 400), 0.);
        QCOMPARE(opacity("MAO", span.startsAt + 400), 1.);
    }

    /// What a fight led to is seen while its caption is still there.
    void unitsAreAtRestBeforeAFightEnds()
    {
        const Storyboard story = fight();
        const auto beat = std::ranges::find(story.beats, Gesture::Win, &Beat::gesture);
        QVERIFY(beat != story.beats.end());
        constexpr int rests = 350;
        int moved = 0;
        for (const TokenTrack& track : story.tokens)
            for (const Motion& motion : track.motions) {
                if (motion.span.startsAt < beat->span.startsAt || motion.span.startsAt > beat->span.endsAt())
                    continue;
                QVERIFY(motion.span.endsAt() <= beat->meets.endsAt());
                QVERIFY(motion.span.endsAt() <= beat->span.endsAt() - rests);
                ++moved;
            }
        QCOMPARE(moved, 2);
    }

    /// Clyde has no retreat: it never has the sign of a unit that must retreat.
    void aDestroyedUnitIsNotToRetreat()
    {
        const Storyboard story = told(
            {"England A CLY", "France A YOR", "France A WAL", "France A EDI", "France F IRI", "France F NAO"},
            {"A CLY H", "A YOR H", "A EDI - CLY", "F NAO S A EDI - CLY", "A WAL - LVP"});
        int crosses = 0;
        for (const MarkTrack& mark : story.marks) crosses += mark.mark.kind == MarkKind::Destroyed;
        QCOMPARE(crosses, 1);
        for (int ms = 0; ms <= story.lasts; ms += 20)
            for (const Token& token : frameAt(story, ms).tokens)
                QVERIFY(token.state != TokenState::Dislodged);
    }

    void withReducedMotionTheStoryEndsAlike()
    {
        const Storyboard story = fight();
        QCOMPARE(calmFrameAt(story, -1), story.first);
        QCOMPARE(calmFrameAt(story, story.lasts), story.last);
        for (const Beat& beat : story.beats) {
            QCOMPARE(calmFrameAt(story, beat.span.endsAt() - 1), frameAt(story, beat.span.endsAt()));
            if (beat.place == noProvince) continue; // a fight is a question first
            QCOMPARE(calmFrameAt(story, beat.counts.startsAt - 1), frameAt(story, beat.counts.startsAt));
            QCOMPARE(calmFrameAt(story, beat.meets.endsAt() - 1), frameAt(story, beat.meets.startsAt));
        }
    }
};

CHANCERY_SUITE(TestStoryMotion, QCoreApplication)

} // namespace chancery::tst_story_motion

#include "tst_story_motion.moc"
