// SPDX-License-Identifier: GPL-3.0-or-later
// Captions by the thousand keep the laws: all cases of DATC, random turns; in both languages.
#include "tests/support/caption_laws.h"
#include "tests/support/phase_lines.h"
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/language.h"

namespace chancery::tst_caption_laws {

class TestCaptionLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { speak(QStringLiteral("en")); }

    void everyCaseOfDatcKeepsThem_data()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < datcCases().size(); ++i) QTest::newRow(datcCases()[i].id.c_str()) << i;
    }
    void everyCaseOfDatcKeepsThem()
    {
        QFETCH(std::size_t, number);
        const Case& c = datcCases().at(number);
        const bool winter = c.phase == PhaseKind::Adjustment;
        const Phase phase{winter ? Season::Winter : Season::Spring, 1901, c.phase};
        const PhaseRecord record = sketch::resolved(withOrders({phase, c.before, {}, std::nullopt, {}}, [&] {
            std::vector<Order> orders;
            for (const CaseOrder& o : c.orders)
                orders.push_back(sketch::orderOn(o.power, c.before, o.std, phase.kind));
            return orders;
        }()));
        QCOMPARE(brokenCaptionLaw(record, captionedStoryOf(record)), QString());
    }

    void tenThousandTurnsKeepThem()
    {
        RandomTurns turns(sketch::standardMap(), 20261123);
        for (int i = 0; i < 10000; ++i) {
            const RandomTurn turn = turns.next();
            const PhaseRecord record = sketch::resolved(
                withOrders({{Season::Fall, 1901, PhaseKind::Movement}, turn.position, {}, std::nullopt, {}},
                           turn.orders));
            const QString broken = brokenCaptionLaw(record, captionedStoryOf(record));
            QVERIFY2(broken.isEmpty(), qPrintable(QString("turn %1: %2").arg(i).arg(broken)));
        }
    }

    /// Two minutes are enough for a board full of units, with its cards; 75 s without the reading.
    void fullTurnsWithTheirCardsKeepThem()
    {
        RandomTurns turns(sketch::standardMap(), 20261123);
        const Phase fall{Season::Fall, 1904, PhaseKind::Movement};
        int full = 0, longest = 0, longestAfterReading = 0;
        while (full < 200) {
            const RandomTurn turn = turns.next();
            if (turn.position.units.size() < 34) continue;
            ++full;
            Game game = gameFrom(sketch::sharedMap(), fall, turn.position);
            game.phases.back() = withOrders(game.current(), turn.orders);
            game = resolve(std::move(game));
            const PhaseRecord& record = game.current();
            const Storyboard story =
                storyOf(sketch::standardMap(), sketch::standardGeometry(), record,
                        {{}, 1, {}, cardsOf(game, 0), wordCounter(sketch::standardMap(), record)});
            longest = std::max(longest, story.lasts);
            longestAfterReading = std::max(longestAfterReading, story.lasts - endOfReading(story));
            QCOMPARE(brokenCaptionLaw(record, story), QString());
        }
        qInfo("%d ms, %d ms after the reading", longest, longestAfterReading);
    }

    /// Boards full of units and turns of real games last two minutes at most, however the orders are read.
    void everyReadingIsShortEnough_data()
    {
        QTest::addColumn<int>("reading");
        QTest::newRow("power by power") << int(Reading::PerPower);
        QTest::newRow("order by order") << int(Reading::PerOrder);
        QTest::newRow("all at once") << int(Reading::AllAtOnce);
    }
    void everyReadingIsShortEnough()
    {
        QFETCH(int, reading);
        int longest = 0, longestReading = 0;
        const auto look = [&](const Game& game, std::size_t phase) {
            const PhaseRecord& record = game.phases[phase];
            const Storyboard story = storyOf(*game.map, sketch::standardGeometry(), record,
                                             {{},
                                              1,
                                              {},
                                              cardsOf(game, phase),
                                              wordCounter(*game.map, record),
                                              static_cast<Reading>(reading)});
            longest = std::max(longest, story.lasts);
            longestReading = std::max(longestReading, endOfReading(story));
            for (const Beat& beat : story.beats) // lists of orders are looked at, all else is read
                if (beat.gesture != Gesture::Orders && beat.card == noCard)
                    QVERIFY(wordsIn(Captions(*game.map, record).of(beat).headline) * 1000 <=
                            3 * beat.span.lasts + 3);
        };
        for (const OrderedPhase& phase :
             readPhaseLines(sketch::standardMap(), fileContent("tests/data/positions/b.txt"), 200)) {
            Game game =
                gameFrom(sketch::sharedMap(), {Season::Fall, 1904, PhaseKind::Movement}, phase.position);
            game.phases.back() = withOrders(game.current(), phase.orders);
            look(resolve(std::move(game)), 0);
        }
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (std::size_t phase = 0; phase < game.phases.size(); ++phase)
                if (game.phases[phase].outcome) look(game, phase);
        }
        qInfo("%d ms, %d ms of it reading", longest, longestReading);
        QVERIFY(longest <= 120'000);
        QVERIFY(longestReading <= 46'000);
    }
};

CHANCERY_SUITE(TestCaptionLaws, QCoreApplication)

} // namespace chancery::tst_caption_laws

#include "tst_caption_laws.moc"
