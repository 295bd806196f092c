// SPDX-License-Identifier: GPL-3.0-or-later
// What changed orders do to a result, which names the groups of what would turn it.
#include "tests/support/flip_trials.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"
#include "tests/support/titled_flips.h"

#include "engine/orders/order_text.h"

namespace chancery::tst_flip_effects {

class TestFlipEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatAChangeDoes_data();
    void namesWhatAChangeDoes();
    void namesWhatTwoChangesDo();
    void namesWhatIsNoLongerDone();
    void namesWhatTurnsTheResult_data();
    void namesWhatTurnsTheResult();
};

void TestFlipEffects::namesWhatAChangeDoes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("does");
    // The first order of the line is asked about.
    QTest::newRow("cuts") << "England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H, F CLY H"
                          << "F CLY - EDI"
                          << "CutsSupport EDI";
    QTest::newRow("supports") << "Germany: F HEL H, F HOL H | England: F NTH - HEL, F DEN S F NTH - HEL"
                              << "F HOL S F HEL"
                              << "Supports HEL";
    QTest::newRow("no longer supports") << "England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H"
                                        << "F EDI H"
                                        << "NoSupport NWY";
    QTest::newRow("goes away instead") << "England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H"
                                       << "F EDI - CLY"
                                       << "NoSupport NWY";
    QTest::newRow("sinks the convoy") << "England: A LON - HOL, F NTH C A LON - HOL"
                                         " | Germany: F HEL - NTH, F DEN H"
                                      << "F DEN S F HEL - NTH"
                                      << "Supports HEL";
    QTest::newRow("dislodges the convoy") << "England: A LON - HOL, F NTH C A LON - HOL"
                                             " | Germany: F HEL H, F DEN S F HEL - NTH"
                                          << "F HEL - NTH"
                                          << "DislodgesConvoy NTH";
    QTest::newRow("in the way") << "England: F NWY - NTH | Germany: F HOL H"
                                << "F HOL - NTH"
                                << "Bounces NWY NTH";
    QTest::newRow("opposite") << "England: F NWY - NTH, F EDI S F NWY - NTH"
                                 " | Germany: F NTH H, F BAR S F NTH - NWY"
                              << "F NTH - NWY"
                              << "Opposes NWY";
    QTest::newRow("stays") << "England: F NWY - NTH | Germany: F NTH - HOL"
                           << "F NTH H"
                           << "Stays NTH";
    QTest::newRow("leaves") << "England: F NWY - NTH | Germany: F NTH H"
                            << "F NTH - HOL"
                            << "Vacates NTH";
    QTest::newRow("no longer in the way") << "England: F NWY - NTH | Germany: F HOL - NTH"
                                          << "F HOL H"
                                          << "NoBounce NWY NTH";
    QTest::newRow("convoys") << "England: A LON - HOL, F NTH H"
                             << "F NTH C A LON - HOL"
                             << "Convoys LON";
    QTest::newRow("no longer convoys") << "England: A LON - HOL, F NTH C A LON - HOL"
                                       << "F NTH H"
                                       << "NoConvoy LON";
    QTest::newRow("no longer cuts")
        << "Germany: F EDI S F NWY - NTH | Russia: F NWY - NTH | England: F CLY - EDI"
        << "F CLY H"
        << "NoCut EDI";
    QTest::newRow("attacks alone") << "Germany: F HOL H | Italy: A BEL H, A RUH S A BEL - HOL"
                                   << "A BEL - HOL"
                                   << "Dislodges HOL";
    QTest::newRow("orders what is supported") << "England: F EDI S F NWY - NTH, F NWY H"
                                              << "F NWY - NTH"
                                              << "OrdersSupported NWY";
    QTest::newRow("stays in the retreat")
        << "Italy: A NAF H | France: F WES - NAF, F MAO S F WES - NAF, F TUN - ION"
        << "F TUN H"
        << "ClosesRetreat TUN";
    QTest::newRow("leaves the retreat")
        << "Italy: A NAF H | France: F WES - NAF, F MAO S F WES - NAF, F TUN H"
        << "F TUN - ION"
        << "OpensRetreat TUN";
    QTest::newRow("does not enter the retreat")
        << "Italy: A NAF H | France: F WES - NAF, F MAO S F WES - NAF, F ION - TUN"
        << "F ION H"
        << "OpensRetreat TUN";
}

void TestFlipEffects::namesWhatAChangeDoes()
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
void TestFlipEffects::namesWhatTwoChangesDo()
{
    const PhaseInput input =
        inputFrom(situation("Russia: F NWY - NTH, F SKA S F NWY - NTH | England: F NTH H, F YOR S F NWY - NTH"
                            " | Germany: F HOL S F HEL - NTH, F HEL - NTH"));
    QStringList ofTwo;
    for (const FlipGroup& group : searchFlips(FlipSearch({input, province("NWY"), {}})).groups)
        if (group.does.size() == 2)
            ofTwo << QString::fromStdString(told(group.does)) + ": " + QString::number(group.ways);
    QCOMPARE(ofTwo,
             (QStringList{"Unsupportable NTH, NoSupport HEL: 5", "Unsupportable NTH, NoBounce NWY NTH: 5"}));
}

/// Wherever two supporters go, what matters is that they are gone.
void TestFlipEffects::namesWhatIsNoLongerDone()
{
    const PhaseInput input = inputFrom(situation("Germany: F NTH H, F HOL S F NTH, F HEL S F NTH"
                                                 " | England: F NWY - NTH, F EDI S F NWY - NTH"));
    std::set<std::string> groups;
    for (const Flip& flip : searchFlips(FlipSearch({input, province("NTH"), {}})).shown)
        if (lineOf(flip, input) == "F HEL - KIE, F HOL - BEL: dislodged") groups.insert(told(flip.does));
    QCOMPARE(groups, std::set<std::string>{"NoSupport NTH, NoSupport NTH"});
}

void TestFlipEffects::namesWhatTurnsTheResult_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < titledFlips().size(); ++i)
        QTest::newRow(titledFlips()[i].name) << static_cast<int>(i);
}

/// An order does several things, and most of them turn nothing.
void TestFlipEffects::namesWhatTurnsTheResult()
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

CHANCERY_SUITE(TestFlipEffects, NoApplication)

} // namespace chancery::tst_flip_effects

#include "tst_flip_effects.moc"
