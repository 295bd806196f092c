// SPDX-License-Identifier: GPL-3.0-or-later
// How orders are read out: by power, by order, or all at once.
#include "tests/support/sketch.h"
#include "tests/support/story_laws.h"
#include "tests/support/suite.h"
#include "ui/scene/tell.h"

#include <algorithm>

namespace chancery::tst_story_reading {

class TestStoryReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersAreReadPowerByPower()
    {
        const PhaseRecord record = sketch::resolved(
            sketch::record({Season::Spring, 1901, PhaseKind::Movement},
                           sketch::position({"France A PAR", "France A MAR", "Germany A MUN", "Germany A KIE",
                                             "Italy A ROM"}),
                           {"A MUN - BUR", "A PAR - BUR", "A KIE - HOL", "A MAR - SPA", "A ROM - VEN"}));
        const auto reading = [&](Reading how) {
            Telling telling;
            telling.reading = how;
            const Storyboard story =
                storyOf(sketch::standardMap(), sketch::standardGeometry(), record, telling);
            if (const QString broken = brokenTrackLaw(story, *record.outcome); !broken.isEmpty())
                qFatal("%s", qPrintable(broken));
            std::vector<Beat> beats;
            for (const Beat& one : story.beats)
                if (one.gesture == Gesture::Orders) beats.push_back(one);
            return std::pair(story, beats);
        };
        const auto& [story, beats] = reading(Reading::PerPower);
        QCOMPARE(beats.size(), std::size_t{3});
        for (const Beat& one : beats) {
            QCOMPARE(one.span.lasts, Tempo().list + Tempo().listed * int(one.orders.size()));
            // All its tokens turn and its arrows grow together.
            int begins = 0;
            for (const std::size_t i : one.orders) {
                const Unit& unit = record.outcome->results[i].order.unit;
                QCOMPARE(unit.power, record.outcome->results[one.orders[0]].order.unit.power);
                const auto track = std::ranges::find_if(
                    story.tokens, [&](const TokenTrack& t) { return t.token.unit == unit; });
                QCOMPARE(track->turns[0].span.startsAt, one.span.startsAt);
            }
            for (const ArrowTrack& arrow : story.arrows)
                begins +=
                    arrow.grows.startsAt >= one.span.startsAt && arrow.grows.startsAt < one.span.endsAt();
            QCOMPARE(begins, int(one.orders.size()));
        }
        QCOMPARE(endOfOrders(story), endOfReading(story));
        QCOMPARE(reading(Reading::PerOrder).second.size(), std::size_t{5});
        QCOMPARE(reading(Reading::AllAtOnce).second.size(), std::size_t{1});
        QCOMPARE(reading(Reading::AllAtOnce).second[0].orders.size(), std::size_t{5});
    }

    /// As on a sheet that says "waive" in spring: there it is an order for no unit, illegal as written.
    void anOrderForNoUnitIsTold()
    {
        PhaseRecord record =
            sketch::record({Season::Spring, 1901, PhaseKind::Movement},
                           sketch::position({"France A PAR", "Germany A MUN", "Italy F ROM"}),
                           {"A PAR - BUR", "A MUN S A PAR - BUR", "F ROM - NAP"});
        const Power france = record.written.front().power;
        record.written.push_back(
            {france, "waive", {{france, {france, UnitKind::Army, nowhere}, Waive{}}}, {}});
        const PhaseRecord told = sketch::resolved(std::move(record));
        QCOMPARE(told.outcome->results.size(), std::size_t{4});
        for (const Reading how : {Reading::PerPower, Reading::PerOrder, Reading::AllAtOnce}) {
            Telling telling;
            telling.reading = how;
            const Storyboard story =
                storyOf(sketch::standardMap(), sketch::standardGeometry(), told, telling);
            QCOMPARE(brokenTrackLaw(story, *told.outcome), QString());
        }
    }
};

CHANCERY_SUITE(TestStoryReading, QCoreApplication)

} // namespace chancery::tst_story_reading

#include "tst_story_reading.moc"
