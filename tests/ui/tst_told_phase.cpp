// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a phase while its story runs: what the board shows then, and no order or result before its
// moment.
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/compose.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/scene/told_phase.h"

#include <algorithm>

namespace chancery::tst_told_phase {

namespace {

Storyboard storyIn(const PhaseRecord& record)
{
    return storyOf(*sketch::sharedMap(), sketch::standardGeometry(), record, {});
}

const ToldOrder* orderOf(const std::vector<ToldOrder>& told, const char* unit)
{
    const auto found =
        std::ranges::find(told, sketch::unit(unit), [](const ToldOrder& t) { return t.order.unit; });
    return found == told.end() ? nullptr : &*found;
}

/// France takes Burgundy with support, and a quiet move is elsewhere.
PhaseRecord fight()
{
    return sketch::resolved(
        sketch::record({Season::Spring, 1901, PhaseKind::Movement},
                       sketch::position({"France A PAR", "France A MAR", "Germany A BUR", "Turkey A ANK"}),
                       {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H", "A ANK - ARM"}));
}

} // namespace

class TestToldPhase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFightIsToldAsItIsShown()
    {
        const PhaseRecord record = fight();
        const Storyboard story = storyIn(record);
        const Map& map = *sketch::sharedMap();
        QVERIFY(ordersToldAt(record, story, 0).empty());
        const auto dislodges = std::ranges::find(story.beats, Gesture::Dislodge, &Beat::gesture);
        QVERIFY(dislodges != story.beats.end());
        const int before = dislodges->tellsAt() - 40, then = dislodges->tellsAt() + 1;
        for (const int ms : {before, then}) {
            const std::vector<ToldOrder> told = ordersToldAt(record, story, ms);
            QCOMPARE(told.size(), 4u); // all are read out by then
            QCOMPARE(orderOf(told, "France A PAR")->result.has_value(), ms == then);
            QCOMPARE(orderOf(told, "Germany A BUR")->result.has_value(), ms == then);
            QVERIFY(orderOf(told, "Turkey A ANK")->result);
            const Position seen = positionSeen(map, record, frameAt(story, ms));
            QCOMPARE(unitAt(map, seen, map.findProvince("ARM"))->power, map.findPower("Turkey"));
            QVERIFY(!unitAt(map, seen, map.findProvince("ANK")));
            QCOMPARE(unitAt(map, seen, map.findProvince("BUR"))->power,
                     map.findPower(ms == then ? "France" : "Germany"));
            QCOMPARE(seen.dislodged.size(), ms == then ? 1u : 0u);
        }
    }

    void nothingIsToldBeforeItsMoment_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed) QTest::addRow("game %d", seed) << seed;
    }
    void nothingIsToldBeforeItsMoment()
    {
        QFETCH(int, seed);
        const Map& map = *sketch::sharedMap();
        for (const PhaseRecord& record : randomGame(sketch::sharedMap(), std::uint32_t(seed), 8).phases) {
            if (!record.outcome) continue;
            const Storyboard story = storyIn(record);
            std::size_t orders = 0, results = 0;
            for (int ms = 0; ms < story.lasts; ms += 210) {
                const std::vector<ToldOrder> told = ordersToldAt(record, story, ms);
                const auto known = static_cast<std::size_t>(
                    std::ranges::count_if(told, [](const ToldOrder& t) { return t.result.has_value(); }));
                QVERIFY(told.size() >= orders && known >= results); // what was told stays so
                orders = told.size(), results = known;
                std::size_t due = 0;
                for (const Beat& beat : story.beats) {
                    if (beat.span.startsAt < ms && !beat.asksAt(ms))
                        due += beat.results.size() + beat.helps.size();
                    else if (beat.span.startsAt < ms)
                        due += beat.helps.size();
                }
                QVERIFY(known <= due);
                const Position seen = positionSeen(map, record, frameAt(story, ms));
                if (known == 0 && record.phase.kind != PhaseKind::Adjustment)
                    QCOMPARE(seen.units, record.before.units);
            }
            QCOMPARE(ordersToldAt(record, story, story.lasts), allOrdersOf(record));
            QCOMPARE(positionSeen(map, record, frameAt(story, story.lasts)).units,
                     record.outcome->after.units);
            QCOMPARE(positionSeen(map, record, frameAt(story, story.lasts - 1)).units,
                     record.outcome->after.units);
        }
    }
};

CHANCERY_SUITE(TestToldPhase, NoApplication)

} // namespace chancery::tst_told_phase

#include "tst_told_phase.moc"
