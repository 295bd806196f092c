// SPDX-License-Identifier: GPL-3.0-or-later
// What changed orders do to a result, which names the groups of what would turn it.
#include "tests/support/flip_trials.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"
#include "tests/support/titled_flips.h"

#include "engine/orders/order_text.h"

namespace chancery::tst_flip_effects {

class TestFlipEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatAChangeDoes_data() { addTable("tests/data/flip_effects.txt", {"line", "change", "does"}); }

    void namesWhatAChangeDoes()
    {
        QFETCH(QString, line);
        QFETCH(QString, change);
        QFETCH(QString, does);
        const OrderedPhase phase = situation(line.toStdString());
        const PhaseInput input = inputFrom(phase);
        const FlipAnswer answer = searchFlips(FlipSearch({input, unitOf(input, 0), {}}), 1);
        QStringList heard;
        for (const Flip& flip : answer.shown) {
            const std::string now = canonical(standardMap(), phase.position, flip.changes.front().now);
            if (now == change.toStdString()) heard << QString::fromStdString(told(flip.does));
        }
        QCOMPARE(heard, QStringList{does});
    }

    /// DATC 6.E.7. Neither change alone lets the fleet in: a support for the unit that it attacks, which then
    /// tries to leave.
    void namesWhatTwoChangesDo()
    {
        const PhaseInput input = inputFrom(
            situation("Russia: F NWY - NTH, F SKA S F NWY - NTH | England: F NTH H, F YOR S F NWY - NTH"
                      " | Germany: F HOL S F HEL - NTH, F HEL - NTH"));
        QStringList ofTwo;
        for (const FlipGroup& group : searchFlips(FlipSearch({input, province("NWY"), {}})).groups)
            if (group.does.size() == 2)
                ofTwo << QString::fromStdString(told(group.does)) + ": " + QString::number(group.ways);
        QCOMPARE(ofTwo, (QStringList{"Unsupportable NTH, NoSupport HEL: 5",
                                     "Unsupportable NTH, NoBounce NWY NTH: 5"}));
    }

    /// Wherever two supporters go, what matters is that they are gone.
    void namesWhatIsNoLongerDone()
    {
        const PhaseInput input = inputFrom(situation("Germany: F NTH H, F HOL S F NTH, F HEL S F NTH"
                                                     " | England: F NWY - NTH, F EDI S F NWY - NTH"));
        std::set<std::string> groups;
        for (const Flip& flip : searchFlips(FlipSearch({input, province("NTH"), {}})).shown)
            if (lineOf(flip, input) == "F HEL - KIE, F HOL - BEL: dislodged") groups.insert(told(flip.does));
        QCOMPARE(groups, std::set<std::string>{"NoSupport NTH, NoSupport NTH"});
    }

    void namesWhatTurnsTheResult_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < titledFlips().size(); ++i)
            QTest::newRow(titledFlips()[i].name) << static_cast<int>(i);
    }

    /// An order does several things, and most of them turn nothing.
    void namesWhatTurnsTheResult()
    {
        QFETCH(int, number);
        const TitledFlip& row = titledFlips()[static_cast<std::size_t>(number)];
        const FlipAnswer answer = answerFor(row);
        QCOMPARE(told(effectsOf(row, answer)), row.effects);
        std::size_t ways = 0;
        for (const FlipGroup& group : answer.groups)
            if (told(group.does) == row.effects) ways = group.ways;
        QCOMPARE(ways, row.ways);
    }
};

CHANCERY_SUITE(TestFlipEffects, NoApplication)

} // namespace chancery::tst_flip_effects

#include "tst_flip_effects.moc"
