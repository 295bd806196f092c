// SPDX-License-Identifier: GPL-3.0-or-later
// One cause, one reason: situations in which a coarser reason would be false, empty or misleading, each with
// the reason and what it adds, under the rulebook that they are about.
#include "engine/game/seats.h"
#include "engine/rules/rule_names.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

namespace chancery::tst_causes {

namespace {

const char* const dislodgedFromAhead = // 1971 Example 5
    "Turkey: A BUL - RUM | Russia: A RUM - BUL, A SER S A RUM - BUL, A SEV - RUM";
const char* const exchange =
    "England: A LON - BEL, F NTH C A LON - BEL | France: A BEL - LON, F ENG C A BEL - LON";
const char* const exchangeWithSupport =
    "England: A LON - BEL VIA, F NTH C A LON - BEL, A HOL S A LON - BEL | "
    "France: A BEL - LON VIA, F ENG C A BEL - LON";
const char* const impossibleMove =
    "Germany: A BER - LON, A MUN S A BER - KIE, F KIE S A MUN - BER | Austria: A VIE H";
const char* const refusedMove = "England: A LON - HOL, F BEL S A LON - HOL";
const char* const wrongSequence = // Twenty 6.c.2
    "Italy: A NAP - ADR - ION - VEN, F ION C A NAP - VEN, F ADR C A NAP - VEN";
const char* const rightSequence = "Italy: A NAP - ION - ADR - VEN, F ION C A NAP - VEN, F ADR C A NAP - VEN";
const char* const ownHelp = // 1971 Example 2
    "France: A BUR H | Germany: A MUN - BUR, A KIE S A BOH - MUN | Austria: A BOH - MUN";
const char* const preventAndAttack = // DATC 6.E.7
    "England: F NTH H, F YOR S F NWY - NTH | Germany: F HOL S F HEL - NTH, F HEL - NTH | "
    "Russia: F SKA S F NWY - NTH, F NWY - NTH";
const char* const headToHead = "England: F NTH - NWY, A FIN S F NTH - NWY | Russia: F NWY - NTH, F HEL S F "
                               "NWY - NTH, F SKA S F NWY - NTH";
const char* const idleHelp = "England: A LON - BEL, F NTH C A LON - BEL, F ENG S A LON - BEL | "
                             "Germany: F HEL - NTH, F SKA S F HEL - NTH";
const char* const oneRouteOfTwo = // 1971 Example 12
    "England: A LON - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL | France: F BRE - ENG, F IRI S F BRE - "
    "ENG";
const char* const bothRoutes = "England: A LON - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL | France: F "
                               "BRE - ENG, F IRI S F BRE - ENG | "
                               "Germany: F HEL - NTH, F DEN S F HEL - NTH";
const char* const roundaboutWhole = // 1971 XII.4: from the Channel on also by the North Sea
    "England: A NAF - BEL, F MAO C A NAF - BEL, F ENG C A NAF - BEL, F NTH C A NAF - BEL, F NAO H, F NWG H";
const char* const roundaboutLost =
    "England: A NAF - BEL, F MAO C A NAF - BEL, F ENG C A NAF - BEL, F NTH C A NAF - BEL, F NAO H, F NWG H | "
    "Germany: F HEL - NTH, F SKA S F HEL - NTH";
const char* const besideEveryRoute = // no fleet joins the Norwegian Sea to the others that convoy
    "England: A NAF - BEL, F MAO C A NAF - BEL, F ENG C A NAF - BEL, F NWG C A NAF - BEL, F NTH H, F NAO H | "
    "Russia: F BAR - NWG, F NWY S F BAR - NWG";
const char* const besideTheLostRoute =
    "England: A NAF - BEL, F MAO C A NAF - BEL, F ENG C A NAF - BEL, F NWG C A NAF - BEL, F NTH H, F NAO H | "
    "Russia: F BAR - NWG, F NWY S F BAR - NWG | France: F BRE - ENG, F PIC S F BRE - ENG";
const char* const noSwap = "England: A NWY - SWE VIA, F SKA C A NWY - SWE | Russia: A SWE - FIN";
const char* const onFootInstead =
    "France: A PIC - BEL VIA, F ENG C A PIC - BEL | England: F LON - ENG, F WAL S F LON - ENG";
const char* const fromTarget = "Germany: A PRU - WAR, A SIL S A PRU - WAR | Russia: A WAR - SIL";
const char* const dislodgedFromTarget =
    "Germany: A BER - PRU, A SIL S A BER - PRU | Russia: A PRU - SIL, A WAR S A PRU - SIL";
const char* const ownAttack = "Germany: A PRU - WAR, A SIL S A PRU - WAR, A BOH - SIL | Russia: A WAR H";
const char* const strandedAttack =
    "France: A SPA - NAP, F LYO C A SPA - NAP, F TYS C A SPA - NAP | "
    "Italy: F ION - TYS, F TUN S F ION - TYS, F NAP S A ROM - APU, A ROM - APU";
const char* const attackedFleet = "England: A LON - BEL, F NTH C A LON - BEL | Germany: F HEL - NTH";
const char* const beleagueredFleet =
    "England: A LON - BEL, F NTH C A LON - BEL | Germany: F HEL - NTH, F DEN S F HEL - NTH | "
    "Russia: F NWY - NTH, F SKA S F NWY - NTH";
const char* const betrayal = // DATC 6.F.18
    "England: F NTH C A LON - BEL, A LON - BEL, F ENG S A LON - BEL | France: F BEL S F NTH | "
    "Germany: F HEL S F SKA - NTH, F SKA - NTH";
const char* const winsAndDislodges =
    "Germany: A BER - PRU, A SIL S A BER - PRU, F BAL S A BER - PRU | Russia: A PRU H, A WAR - PRU, "
    "A LVN S A WAR - PRU";
const char* const weaker = "Germany: A BER - PRU, A SIL S A BER - PRU | Russia: A WAR - PRU";
const char* const besideTheConvoy = "England: A NWY - SWE VIA, F DEN S A NWY - SWE, F FIN S A NWY - SWE | "
                                    "France: F NWG - NWY, F NTH S F NWG - NWY | "
                                    "Germany: F SKA C A NWY - SWE | Russia: A SWE - NWY, F BAR S A SWE - NWY";
const char* const wholeRoutes = "England: A LON - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL";
const char* const unorderedConvoy = "England: A LON - BEL, F NTH H | Germany: A BEL S A HOL, A HOL H";
const char* const pandinExtended = "England: F LON S F WAL - ENG, F WAL - ENG | France: A BRE - LON, F ENG C "
                                   "A BRE - LON, F YOR S A BRE - LON | "
                                   "Germany: F NTH S F BEL - ENG, F BEL - ENG";
const char* const roundabout = "England: A LON - ENG - NTH - NWY, F ENG C A LON - NWY, F NTH C A LON - NWY";
const char* const helpAgainstOwn = "Germany: A MUN - BOH | Austria: A BOH H, A VIE S A MUN - BOH";
const char* const otherCoast = "France: F MAO - SPA/nc, F WES S F MAO - SPA/sc";

} // namespace

class TestCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachHasItsReason_data();
    void eachHasItsReason();
    void closedProvinceIsCalledClosed();
    void coastThatIsChosenIsNotTheOnlyOne();
    void whatHasNoConvoyCitesWhy_data();
    void whatHasNoConvoyCitesWhy();
    void attackersOfAGarrisonAreNamed();
    void supportsOfBothSidesAreNamed_data();
    void supportsOfBothSidesAreNamed();
    void strengthsHaveKinds_data();
    void strengthsHaveKinds();
};

void TestCauses::eachHasItsReason_data()
{
    QTest::addColumn<QString>("rulebook");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("against");
    const auto row = [](int kind, const char* rulebook, const char* line, const char* unit, const char* rules,
                        const char* against) {
        QTest::addRow("%d %s, %s: %s", kind, rulebook, unit, rules)
            << QString(rulebook) << QString(line) << QString(unit) << QString(rules) << QString(against);
    };
    row(1, "1971", dislodgedFromAhead, "SEV", "MoveRivalVoid", "BUL");
    row(1, "alexander", dislodgedFromAhead, "SEV", "MoveRivalVoid", "BUL");
    row(1, "committee", dislodgedFromAhead, "SEV", "MoveRivalVoid", "BUL");
    row(2, "1971", exchange, "LON", "MoveExchanges NoteConvoyed", "BEL");
    row(2, "committee", exchange, "BEL", "MoveExchanges NoteConvoyed", "LON");
    row(2, "alexander", exchangeWithSupport, "LON", "MoveExchanges NoteConvoyed", "BEL");
    row(3, "datc", impossibleMove, "MUN", "SupportOfIllegal", "BER");
    row(3, "datc", refusedMove, "BEL", "IllegalSupportedMove", "");
    row(4, "twenty", "England: A LON - NTH - NWY, F NWG C A LON - NWY, F NTH H", "LON", "MoveWayNotOrdered",
        "");
    row(4, "twenty", wrongSequence, "NAP", "MoveWayScrambled", "");
    row(4, "twenty", rightSequence, "NAP", "MoveUnopposed NoteConvoyedFar", "");
    row(4, "alexander", wrongSequence, "NAP", "MoveUnopposed NoteConvoyedFar", "");
    const char* astray =
        "England: A LON - ENG - TUN, F ENG C A LON - TUN, F MAO C A LON - TUN, F WES C A LON - TUN";
    for (const char* book : {"alexander", "1971"}) {
        row(4, book, astray, "LON", "IllegalWayAstray", "");
        row(4, book, astray, "MAO", "ConvoyOfIllegal", "LON");
        row(4, book, "England: A LON - NTH - BEL, F ENG C A LON - BEL", "LON", "IllegalWayNoFleet", "");
        row(4, book, roundabout, "LON", "MoveUnopposed NoteConvoyedFar", "");
        row(4, book, roundabout, "ENG", "ConvoyAvailable", "");
        row(4, book, "England: A LON - NWY, F ENG C A LON - NWY, F NTH C A LON - NWY", "ENG",
            "IllegalConvoyNeedless", "");
    }
    row(4, "datc", roundabout, "ENG", "IllegalConvoyNeedless", "");
    row(4, "alexander", "England: A LON - NTH - BEL, F ENG C A LON - BEL, F NTH H", "LON",
        "IllegalWayNotOrdered", "");
    row(4, "alexander", "England: A LON - TUN, F ENG C A LON - TUN, F MAO H, F WES H", "LON",
        "IllegalConvoyBroken", "");
    row(4, "alexander", "England: A LON - TUN, F ENG H, F MAO H, F WES H", "LON", "IllegalNoConvoy", "");
    row(13, "alexander", "France: A PIC - BEL VIA, F ENG H", "PIC", "MoveUnopposed NoteLandUnordered", "");
    row(13, "alexander", "France: A PIC - ENG - BEL, F ENG H", "PIC", "MoveUnopposed NoteLandUnordered", "");
    row(13, "alexander", "France: A PIC - ENG - NTH - BEL, F ENG C A PIC - BEL, F NTH H", "PIC",
        "MoveUnopposed NoteLandNoRoute", "");
    row(14, "alexander", helpAgainstOwn, "BOH", "HoldWithstands NoteAttackBarred", "MUN");
    row(14, "alexander",
        "England: A LON - BEL, F NTH C A LON - BEL, F EDI S F HEL - NTH | Germany: F HEL - NTH", "NTH",
        "ConvoyWithstands NoteAttackBarred", "HEL");
    row(7, "1971", ownHelp, "BOH", "MoveBlocked NoteHelpBarred", "MUN");
    row(7, "1971", "Germany: A BER - MUN, A MUN H", "BER", "MoveHeld NoteOwnUnit", "MUN");
    row(7, "1971", "Germany: A BER - MUN, A SIL S A BER - MUN, A MUN H", "BER", "MoveSelfDislodge", "MUN");
    row(7, "1971", "Germany: A BER - MUN, A MUN - SIL | Austria: A TYR - MUN, A BOH S A TYR - MUN", "BER",
        "MoveOutdone", "TYR");
    row(7, "1971", "Germany: A BER - MUN, A MUN H | Austria: A TYR - MUN, A BOH S A TYR - MUN", "BER",
        "MoveOutdone NoteOwnUnit", "TYR");
    row(8, "datc", preventAndAttack, "HEL", "MoveOutdone", "NWY");
    row(9, "datc", "Germany: A BER - MUN | Austria: A MUN - BER", "BER", "MoveHeadToHead", "MUN");
    row(10, "datc", idleHelp, "LON", "MoveConvoyDisrupted NoteHelpIdle", "NTH");
    row(10, "datc", betrayal, "LON", "MoveParadox NoteHelpIdle", "NTH");
    row(12, "1971", oneRouteOfTwo, "LON", "MoveRouteDisrupted", "ENG");
    row(12, "datc", oneRouteOfTwo, "LON", "MoveUnopposed NoteConvoyed NoteRouteLeft", "");
    row(12, "1971", roundaboutLost, "NAF", "MoveRouteDisrupted", "NTH");
    row(12, "datc", roundaboutLost, "NAF", "MoveUnopposed NoteConvoyedFar", "");
    row(12, "1971", roundaboutWhole, "NAF", "MoveUnopposed NoteConvoyedFar NoteRoutesWhole", "");
    row(12, "1971", besideEveryRoute, "NAF", "MoveUnopposed NoteConvoyedFar", "");
    row(12, "datc", besideEveryRoute, "NAF", "MoveUnopposed NoteConvoyedFar", "");
    row(12, "1971", besideTheLostRoute, "NAF", "MoveConvoyDisrupted", "ENG");
    row(12, "datc", bothRoutes, "LON", "MoveRoutesDisrupted", "ENG");
    row(13, "alexander", onFootInstead, "PIC", "MoveUnopposed NoteLandInstead", "");
    row(13, "datc", onFootInstead, "PIC", "MoveConvoyDisrupted NoteBySea", "ENG");
    row(14, "1971", fromTarget, "SIL", "SupportFromTarget", "WAR");
    row(14, "twenty", dislodgedFromTarget, "SIL", "SupportUnbent", "PRU");
    row(14, "1971", dislodgedFromTarget, "SIL", "SupportDislodged", "PRU");
    row(14, "1971", ownAttack, "SIL", "SupportOwnAttack", "BOH");
    row(14, "1971", strandedAttack, "NAP", "SupportConvoyFailed", "SPA");
    row(14, "1971", attackedFleet, "NTH", "ConvoyWithstands", "HEL");
    row(14, "1971", beleagueredFleet, "NTH", "ConvoyBeleaguered", "HEL");
    row(14, "1982", betrayal, "BEL", "SupportSparedAtSea NoteHelpsInPlace", "LON");
    row(14, "1982", betrayal, "NTH", "ConvoyWithstands", "SKA");
    row(13, "datc", besideTheConvoy, "NWY", "MoveDislodges NoteBySea NoteConvoyed NoteNotHeadToHead", "SWE");
    row(13, "datc", "France: F GAS - SPA", "GAS", "MoveUnopposed NoteOnlyCoast", "");
    row(13, "datc", "France: F GAS - SPA/nc", "GAS", "MoveUnopposed", "");
    row(13, "1971", noSwap, "NWY", "MoveFollows NoteByLandUnmet", "SWE");
    row(13, "1971", "England: A NWY - SWE, F SKA C A NWY - SWE", "NWY", "MoveUnopposed NoteByLandUnmet", "");
    row(13, "datc", "England: A NWY - SWE | Russia: F SKA C A NWY - SWE", "NWY", "MoveUnopposed NoteByLand",
        "");
    row(13, "1971", "England: A NWY - SWE VIA", "NWY", "MoveUnopposed", "");
    row(13, "1971", wholeRoutes, "LON", "MoveUnopposed NoteConvoyed NoteRoutesWhole", "");
    row(14, "1971", "Italy: A VEN H | Austria: A TRI - VEN", "VEN", "HoldWithstands", "TRI");
    row(14, "1971", "Italy: A ROM S A VEN, A VEN S A ROM", "ROM", "SupportGiven NoteHelpsInPlace", "");
    row(14, "1971", "Italy: A ROM S A VEN, A VEN H", "ROM", "SupportGiven", "");
    row(15, "datc", "Germany: A BER - BUR", "BER", "IllegalNotAdjacent", "");
    row(15, "datc", "Germany: A BER - BAL", "BER", "IllegalAtSea", "");
    row(15, "datc", "Germany: F BER - MUN", "BER", "IllegalInland", "");
    row(15, "datc", "Italy: F ROM - VEN", "ROM", "IllegalOverLand", "");
    row(15, "datc", "France: F SPA/nc - MAR", "SPA", "IllegalFromCoast", "");
    row(15, "datc", "Germany: A BER - BER", "BER", "IllegalOwnPlace", "");
    row(15, "datc", "England: A LON - NWY", "LON", "IllegalNoRoute", "");
    row(15, "datc", "England: A NWY - SWE VIA", "NWY", "IllegalNoFleets", "");
    row(15, "datc", "Germany: A MUN - TYR VIA", "MUN", "IllegalNoFleets", "");
    row(15, "twenty", "England: A NWY - SKA - SWE", "NWY", "IllegalNoFleets", "");
    row(15, "datc", "Turkey: F CON - BUL", "CON", "IllegalCoastMissing", "");
    row(15, "datc", "France: F GAS - SPA/sc", "GAS", "IllegalCoast", "");
    row(15, "datc", "Germany: F KIE S A BER - MUN, A BER - MUN", "KIE", "IllegalSupportInland", "");
    row(15, "datc", "Germany: A KIE S F DEN - BAL, F DEN - BAL", "KIE", "IllegalSupportAtSea", "");
    row(15, "datc", "Germany: A KIE S A BOH - VIE, A BOH - VIE", "KIE", "IllegalSupportReach", "");
    row(15, "datc", "England: A LON S A PIC - BRE, A PIC - BRE", "LON", "IllegalSupportOverSea", "");
    row(15, "datc", "Italy: A PRU S A LVN - PRU, A LVN H", "PRU", "IllegalSupportOwnPlace", "");
    row(15, "datc", "England: F EDI C A LON - NWY, A LON H", "EDI", "IllegalConvoyAshore", "");
    row(15, "datc", "England: F NTH C F LON - NWY, F LON H", "NTH", "IllegalConvoyNoArmy", "");
    row(15, "1971", "England: A LON - HOL, F NTH C A LON - HOL, F ENG C A LON - HOL", "ENG",
        "IllegalConvoyNeedless", "");
    row(15, "1971", "England: A LON - BEL, F NTH C A LON - BEL, F ADR C A LON - BEL", "ADR",
        "IllegalConvoyRoute", "");
    row(15, "twenty", "England: A LON - NTH - BEL, F NTH C A LON - BEL, F ADR C A LON - BEL", "ADR",
        "IllegalConvoyRoute", "");
    row(16, "datc", winsAndDislodges, "BER", "MoveOutdoes NoteDislodges", "WAR");
    row(17, "datc", weaker, "WAR", "MoveOutdone", "BER");
    row(18, "datc", otherCoast, "WES", "SupportOtherCoast", "MAO");
    row(18, "datc", "France: F GAS H, F WES S F GAS - SPA/sc", "WES", "IllegalSupportCoast", "");
}

void TestCauses::eachHasItsReason()
{
    QFETCH(QString, rulebook);
    QFETCH(QString, line);
    QFETCH(QString, unit);
    QFETCH(QString, rules);
    QFETCH(QString, against);
    const RuleOptions& options = findRulebook(rulebook.toStdString())->options;
    const OrderedPhase phase = situation(line.toStdString());
    const Outcome outcome = resolveMovement(standardMap(), options, phase.position, phase.orders);
    const OrderResult& result = resultOf(outcome, unit.toStdString());
    const Finding& finding = result.finding;
    QStringList told;
    for (const Rule rule : rulesBehind(result)) told << QString::fromLatin1(ruleName(rule).data());
    QCOMPARE(told.join(' '), rules);
    QCOMPARE(finding.against, against.isEmpty() ? noProvince : province(against.toStdString()));
}

/// A house rule may choose a coast where two can be reached (DATC 4.B.1).
void TestCauses::coastThatIsChosenIsNotTheOnlyOne()
{
    RuleOptions options = findRulebook("datc")->options;
    options.coastMissingTwoPossible = MissingCoast::DefaultCoast;
    const OrderedPhase phase = situation("France: F MAO - SPA");
    const Outcome outcome = resolveMovement(standardMap(), options, phase.position, phase.orders);
    QCOMPARE(rulesBehind(resultOf(outcome, "MAO")), std::vector{Rule::MoveUnopposed});
}

/// That an army without a convoy has no effect rests on why it has none: a dislodged fleet, a paradox, or a
/// convoy that was not ordered.
void TestCauses::whatHasNoConvoyCitesWhy_data()
{
    QTest::addColumn<QString>("rulebook");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("clause");
    const auto row = [](const char* rulebook, const char* line, const char* unit, const char* clause) {
        QTest::addRow("%s, %s: %s", rulebook, unit, clause)
            << QString(rulebook) << QString(line) << QString(unit) << QString(clause);
    };
    row("1971", strandedAttack, "NAP", "1971 XII.3");
    row("1971", unorderedConvoy, "BEL", "1971 XII.1");
    row("1971", unorderedConvoy, "HOL", "1971 VII.1");
    row("1971", betrayal, "BEL", "DATC 4.A.2");
    row("datc", pandinExtended, "LON", "DATC 4.A.2");
    row("datc", "England: A LON - BEL, F NTH H | Germany: A HOL - BEL", "HOL", "DATC 4.E.2, 5.B.8");
    row("datc", "England: A LON - BEL, F NTH H | Germany: A BEL H", "BEL", "DATC 4.E.2, 5.B.8");
}

void TestCauses::whatHasNoConvoyCitesWhy()
{
    QFETCH(QString, rulebook);
    QFETCH(QString, line);
    QFETCH(QString, unit);
    QFETCH(QString, clause);
    const RulebookInfo& book = *findRulebook(rulebook.toStdString());
    const OrderedPhase phase = situation(line.toStdString());
    const Outcome outcome = resolveMovement(standardMap(), book.options, phase.position, phase.orders);
    const Finding& finding = resultOf(outcome, unit.toStdString()).finding;
    QCOMPARE(QString::fromStdString(citation(citedFor(finding.rule, finding), book)), clause);
}

/// Class 8: of the attackers on a beleaguered garrison, the one that is strong enough and the one that stops
/// it (DATC 6.E.7).
void TestCauses::attackersOfAGarrisonAreNamed()
{
    const OrderedPhase phase = situation(preventAndAttack);
    const Outcome outcome =
        resolveMovement(standardMap(), findRulebook("datc")->options, phase.position, phase.orders);
    const Finding& finding = resultOf(outcome, "NTH").finding;
    QCOMPARE(finding.rule, Rule::HoldBeleaguered);
    QCOMPARE(finding.against, province("NWY"));
    QCOMPARE(finding.rival, province("HEL"));
}

/// The supports in the strength against a unit are those that count there: not one for a unit that failed to
/// leave, and none of the power attacked.
void TestCauses::supportsOfBothSidesAreNamed_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("opposed");
    const auto row = [](const char* line, const char* unit, const char* opposed) {
        QTest::addRow("%s: %s", unit, opposed) << QString(line) << QString(unit) << QString(opposed);
    };
    row(preventAndAttack, "HEL", "SKA YOR");
    row(preventAndAttack, "NTH", "SKA");
    row(preventAndAttack, "NWY", "HOL");
    row(besideTheConvoy, "NWG", "BAR");
    row("Germany: A MUN - TYR, A BOH S A MUN - TYR | Italy: A TYR - MUN, A BUR S A TYR - MUN", "MUN", "BUR");
    row("France: A BUR - MUN | Germany: A MUN - BER, A KIE S A MUN - BER | Russia: A SIL - BER, "
        "A PRU S A SIL - BER",
        "BUR", "");
}

void TestCauses::supportsOfBothSidesAreNamed()
{
    QFETCH(QString, line);
    QFETCH(QString, unit);
    QFETCH(QString, opposed);
    const OrderedPhase phase = situation(line.toStdString());
    const Outcome outcome =
        resolveMovement(standardMap(), findRulebook("datc")->options, phase.position, phase.orders);
    QStringList names;
    for (Province p : resultOf(outcome, unit.toStdString()).finding.opposed)
        names << QString::fromStdString(standardMap()[p].code);
    names.sort();
    QCOMPARE(names.join(' '), opposed);
}

/// Class 5: with fewer than seven players no unit may enter some provinces (1971 XIV.2).
void TestCauses::closedProvinceIsCalledClosed()
{
    const Map map = closing(standardMap(), {province("MUN")});
    const OrderedPhase phase = situation("France: A BUR - MUN, A RUH S A BUR - MUN | Austria: A BOH - MUN");
    const Outcome outcome = resolveMovement(map, findRulebook("1971")->options, phase.position, phase.orders);
    QCOMPARE(resultOf(outcome, "BUR").finding.rule, Rule::IllegalClosed);
    QCOMPARE(resultOf(outcome, "BOH").finding.rule, Rule::IllegalClosed);
    QCOMPARE(resultOf(outcome, "RUH").finding.rule, Rule::IllegalClosed);
}

void TestCauses::strengthsHaveKinds_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("strengths");
    const auto row = [](const char* line, const char* unit, const char* strengths) {
        QTest::addRow("%s: %s", unit, strengths) << QString(line) << QString(unit) << QString(strengths);
    };
    row(preventAndAttack, "HEL", "attack 2, prevent 3");
    row(preventAndAttack, "NWY", "attack 2, prevent 2");
    row(preventAndAttack, "NTH", "hold 1, attack 2");
    row(headToHead, "NTH", "attack 2, defend 3");
    row(headToHead, "NWY", "attack 3, defend 2");
    row(ownHelp, "BOH", "attack 1, hold 1");
    row(weaker, "BER", "attack 2, prevent 1");
}

/// One move may have other strengths against different units (DATC 5.B.4 to 5.B.7).
void TestCauses::strengthsHaveKinds()
{
    QFETCH(QString, line);
    QFETCH(QString, unit);
    QFETCH(QString, strengths);
    const char* const names[] = {"none", "attack", "hold", "prevent", "defend"};
    const Finding finding = resultOf(resolved(line.toStdString()), unit.toStdString()).finding;
    QCOMPARE(QString("%1 %2, %3 %4")
                 .arg(names[static_cast<int>(finding.mineKind)])
                 .arg(finding.mine)
                 .arg(names[static_cast<int>(finding.theirsKind)])
                 .arg(finding.theirs),
             strengths);
}

CHANCERY_SUITE(TestCauses, QCoreApplication)

} // namespace chancery::tst_causes

#include "tst_causes.moc"
