// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of results in both registers: for each class of reasons that was once false, empty or coarse,
// the sentence with its clause, what must not be said any more, and the same in plain words.
#include "engine/rules/rulebooks.h"
#include "tests/support/situation.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/words/paradox_words.h"
#include "ui/words/words.h"

#include <QLocale>

namespace chancery::tst_told_reasons {

namespace {

const char* const example5 = "Turkey: A BUL - RUM | Russia: A RUM - BUL, A SER S A RUM - BUL, A SEV - RUM";
const char* const exchange =
    "England: A LON - BEL, F NTH C A LON - BEL | France: A BEL - LON, F ENG C A BEL - LON";
const char* const impossible =
    "Germany: A BER - LON, A MUN S A BER - KIE, F KIE S A MUN - BER | Austria: A VIE H";
const char* const wrongSequence = "Italy: A NAP - ADR - ION - VEN, F ION C A NAP - VEN, F ADR C A NAP - VEN";
const char* const insurrection = "Turkey: A BUL I Russia | Russia: A MOS H";
const char* const ownHelp =
    "France: A BUR H | Germany: A MUN - BUR, A KIE S A BOH - MUN | Austria: A BOH - MUN";
const char* const preventAndAttack = // DATC 6.E.7
    "England: F NTH H, F YOR S F NWY - NTH | Germany: F HOL S F HEL - NTH, F HEL - NTH | Russia: F SKA S F "
    "NWY - NTH, F NWY - NTH";
const char* const headToHead = "England: F NTH - NWY, A FIN S F NTH - NWY | Russia: F NWY - NTH, F HEL S F "
                               "NWY - NTH, F SKA S F NWY - NTH";
const char* const betrayal = // DATC 6.F.18
    "England: F NTH C A LON - BEL, A LON - BEL, F ENG S A LON - BEL | France: F BEL S F NTH | Germany: F HEL "
    "S F SKA - NTH, F SKA - NTH";
const char* const pandin = // DATC 6.F.16
    "England: F LON S F WAL - ENG, F WAL - ENG | France: A BRE - LON, F ENG C A BRE - LON | Germany: F NTH S "
    "F BEL - ENG, F BEL - ENG";
const char* const secondOrder = // DATC 6.F.22
    "England: F EDI - NTH, F LON S F EDI - NTH | France: A BRE - LON, F ENG C A BRE - LON | Germany: F BEL S "
    "F PIC - ENG, F PIC - ENG | Russia: A NWY - BEL, F NTH C A NWY - BEL";
const char* const noResolution = // DATC 6.F.24
    "England: F EDI - NTH, F LON S F EDI - NTH, F IRI - ENG, F MAO S F IRI - ENG | France: A BRE - LON, F "
    "ENG C A BRE - LON, F BEL S F ENG | Russia: A NWY - BEL, F NTH C A NWY - BEL";
const char* const oneRouteOfTwo = // 1971 Example 12
    "England: A LON - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL | France: F BRE - ENG, F IRI S F BRE - "
    "ENG";
const char* const longWay =
    "England: A LON - ENG - MAO - WES - TYS - NAP, F ENG C A LON - NAP, F MAO H, F WES H, F TYS H";
const char* const seaTwice =
    "England: A LON - ENG - NTH - ENG - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL";
const char* const byLand =
    "France: A PIC - BEL VIA, F ENG C A PIC - BEL | England: F LON - ENG, F WAL S F LON - ENG";
const char* const fromTarget = "Germany: A PRU - WAR, A SIL S A PRU - WAR | Russia: A WAR - SIL";
const char* const beleaguered = "England: A LON - BEL, F NTH C A LON - BEL | Germany: F HEL - NTH, F DEN S F "
                                "HEL - NTH | Russia: F NWY - NTH, F SKA S F NWY - NTH";
const char* const winsTwice = "Germany: A BER - PRU, A SIL S A BER - PRU, F BAL S A BER - PRU | Russia: A "
                              "PRU H, A WAR - PRU, A LVN S A WAR - PRU";
const char* const weaker = "Germany: A BER - PRU, A SIL S A BER - PRU | Russia: A WAR - PRU";

const char* const scrambledWay = "England: A LON - NWG - NTH - BAR - STP, F NTH C A LON - STP, "
                                 "F NWG C A LON - STP, F BAR C A LON - STP";

QString explained(const QString& rulebook, const QString& line, const QString& unit, Register how)
{
    const Rulebook rules = rulebookOf(*findRulebook(rulebook.toStdString()));
    const OrderedPhase phase = situation(line.toStdString());
    PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
    record.outcome = resolveMovement(standardMap(), rules.options, phase.position, phase.orders);
    return Words(standardMap(), rules, how)
        .explanation(resultOf(*record.outcome, unit.toStdString()), record);
}

} // namespace

class TestToldReasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void eachClassIsTold_data();
    void eachClassIsTold();
    void paradoxesAreTold_data();
    void paradoxesAreTold();
    void retreatsThatMeetNameTheProvince();
    void whoGoesByRuleIsNoDutchman();
};

void TestToldReasons::eachClassIsTold_data()
{
    QTest::addColumn<QString>("rulebook");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("judge");
    QTest::addColumn<QString>("gone");
    QTest::addColumn<QString>("plain");
    const auto row = [](int kind, const char* rulebook, const char* line, const char* unit, const char* judge,
                        const char* gone, const char* plain) {
        QTest::addRow("%d %s %s", kind, rulebook, unit) << QString(rulebook) << QString(line) << QString(unit)
                                                        << QString(judge) << QString(gone) << QString(plain);
    };
    row(1, "1971", example5, "SEV", "is dislodged by the unit that comes from there (1971 IX.7).",
        "nobody resists",
        "Turkey's Army Bulgaria moves there too, but the unit that comes from Rumania dislodges it");
    row(1, "alexander", example5, "SEV", "(Alexander IV.7.c).", "nobody resists", "keeps no unit out");
    row(1, "committee", example5, "SEV", "rule 15).", "nobody resists", "keeps no unit out");
    row(2, "alexander", exchange, "LON", "at least one of them goes by convoy (Alexander IV.5.g).", "circle",
        "It changes places with France's Army Belgium.");
    row(2, "committee", exchange, "BEL", "rule 23).", "circle",
        "It changes places with England's Army London.");
    row(3, "datc", impossible, "MUN", "the order to A Ber is illegal, so that it holds (DATC 4.E.1).",
        "cannot give", "The order to Germany's Army Berlin is illegal, so it does not move.");
    row(4, "twenty", wrongSequence, "NAP",
        "in the wrong sequence, so that it is no route (Twenty Rules 6.c.2).",
        "no route of fleets was ordered", "in the wrong sequence, so they form no route.");
    row(6, "committee", insurrection, "BUL", "Russia has not lost its country", "No legal order",
        "Russia has not lost its country.");
    row(7, "1971", ownHelp, "BOH",
        "A Kie S A Boh-Mun (given), because no power helps to dislodge its own unit (1971 IX.3).",
        "did not count: A Kie.", "Support that did not count: Germany's Army Kiel. No power helps");
    row(8, "datc", preventAndAttack, "HEL",
        "its attack strength 2 is below the prevent strength 3 of F Nwy-Nth", "2 against",
        "Russia's Fleet Norway moves there too and keeps it out: 3 against 2.");
    row(9, "datc", headToHead, "NTH", "its attack strength 2 is below the defend strength 3 of F Nwy-Nth",
        "2 against", "It meets Russia's Fleet Norway head to head and is weaker: 2 against 3.");
    row(10, "datc", betrayal, "LON", "F Eng S A Lon-Bel (given), because A Lon is not convoyed (DATC 4.A.2).",
        "did not count: F Eng S A Lon-Bel (given).",
        "Support that did not count: England's Fleet English Channel. The supported army was not convoyed.");
    row(6, "1971", longWay, "LON",
        "in the Mid-Atlantic Ocean, the Tyrrhenian Sea, and the Western Mediterranean (1971 XII.1).",
        "Sea, the W",
        "no such convoy was ordered in the Mid-Atlantic Ocean, the Tyrrhenian Sea, and the Western "
        "Mediterranean.");
    row(16, "twenty", seaTwice, "LON", "The order names a sea twice; it counts where it is named first.",
        "fails", "The order names a sea twice; it counts where it is named first.");
    row(16, "2000", seaTwice, "LON", "A Lon-Eng-Nth-Bel succeeds", "twice", "Belgium is empty");
    row(12, "1971", oneRouteOfTwo, "LON",
        "one of its convoy routes is disrupted, which is enough. Dislodged: F Eng (1971 XII.4).", "each of",
        "One of its convoy routes is disrupted, and under these rules that is enough");
    row(12, "datc", oneRouteOfTwo, "LON", "One convoy route of A Lon is disrupted, but another is left",
        "fails", "One convoy route of England's Army London is disrupted, but another is left");
    row(12, "datc", oneRouteOfTwo, "NTH", "is available: F Nth is not attacked", "no army",
        "It convoys the army from London to Belgium. No unit attacks it.");
    row(12, "1971", oneRouteOfTwo, "NTH", "is available: F Nth is not attacked", "It convoys",
        "No unit attacks it, but it convoys no army.");
    row(13, "alexander", byLand, "PIC", "goes by land instead, because its convoy failed (Alexander IV.5.e).",
        "fails", "France's Army Picardy goes by land instead, because its convoy failed.");
    row(4, "alexander", "England: A LON - ENG - TUN, F ENG C A LON - TUN, F MAO H, F WES H", "LON",
        "the convoy route that it names does not lead to Tunis (Alexander IV.3, IV.5.a, IV.5.b). A Lon holds "
        "instead",
        "no fleet", "The convoy route that its order names does not lead to Tunis.");
    row(4, "1971", "England: A LON - NTH - BEL, F ENG C A LON - BEL", "LON",
        "leads through a sea province without a fleet (1971 XII.1, XII.2).", "next to",
        "leads through a sea province without a fleet.");
    row(4, "alexander", "England: A LON - NTH - BEL, F ENG C A LON - BEL, F NTH H", "LON",
        "not every fleet on the convoy route that it names was ordered to convoy it (Alexander IV.3, "
        "IV.5.a).",
        "no fleet", "Not every fleet on the convoy route that its order names was ordered to convoy it.");
    row(4, "alexander", "England: A LON - TUN, F ENG C A LON - TUN, F MAO H, F WES H", "LON",
        "the fleets that were ordered to convoy it form no route to Tunis (Alexander IV.3, IV.5.b).",
        "no fleet", "The fleets that were ordered to convoy it form no route to Tunis.");
    row(13, "alexander", "France: A PIC - BEL VIA, F ENG H", "PIC",
        "A Pic goes by land, because no fleet has an order that counts to convoy it (Alexander IV.5.e).",
        "failed",
        "France's Army Picardy goes by land, because no fleet has an order that counts to convoy it.");
    row(13, "alexander", "France: A PIC - ENG - NTH - BEL, F ENG C A PIC - BEL, F NTH H", "PIC",
        "A Pic goes by land, because its convoy route is not whole (Alexander IV.5.e).", "failed",
        "France's Army Picardy goes by land, because its convoy route is not whole.");
    row(12, "alexander", "Germany: A MUN - BOH | Austria: A BOH H, A VIE S A MUN - BOH", "BOH",
        "Support that did not count for the attack: A Vie S A Mun-Boh (given), because no power helps to "
        "dislodge its "
        "own unit (Alexander IV.6.f).",
        "counted", "Support that did not count for the attack: Austria's Army Vienna");
    row(18, "alexander", "France: F POR - SPA/sc, F SPA/nc - MAO", "POR",
        "F Spa/nc leaves Spain (Alexander IV.3.e).", "south", "leaves Spain, so there is room.");
    row(18, "alexander", "France: F MAO - SPA/nc", "MAO", "no unit is in Spain, and no other moves there",
        "north", "Spain is empty");
    row(20, "alexander", "Turkey: F BLA S A RUM - ARM | Austria: A RUM - ARM", "BLA",
        "(Alexander IV.4.b, IV.5.a).", "DATC", "only by this fleet's convoy.");
    row(20, "alexander", "Italy: A ROM S A ROM - VEN", "ROM", "(Alexander IV.4.a, IV.4.b).", "DATC",
        "A unit cannot support itself.");
    row(20, "alexander", "England: A LON - NTH - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL", "ENG",
        "it names another route (Alexander Table III.2, IV.5.d).", "DATC", "its order names another route.");
    row(14, "1971", fromTarget, "SIL", "would cut it only by dislodging A Sil, which it does not (1971 X).",
        "not attacked",
        "Russia's Army Warsaw attacks it, but from the province at which the support is directed.");
    row(14, "1971", beleaguered, "NTH", "but F Nwy-Nth stops that attack (1971 IX.5, XII.3).", "not attacked",
        "but Russia's Fleet Norway moves there too and keeps Germany's Fleet Helgoland Bight out.");
    row(14, "1982", betrayal, "BEL",
        "for an action in a sea province with a convoying fleet, which such an army does not cut (1982 "
        "XII.5)",
        "not attacked", "Under these rules that does not cut a support that concerns a convoying fleet.");
    row(15, "datc", "Turkey: F CON - BUL", "CON", "does not say to which coast of Bulgaria (DATC 4.B.1).",
        "missing or cannot be reached",
        "The fleet could reach more than one coast of Bulgaria, and the order names none.");
    row(15, "datc", "France: F GAS - SPA/sc", "GAS", "F Gas cannot reach that coast (DATC 4.B.3).",
        "missing or cannot be reached", "The fleet cannot reach that coast.");
    row(15, "datc", "Germany: F KIE S A BER - MUN, A BER - MUN", "KIE",
        "a fleet cannot support into an inland province", "cannot give that support",
        "A fleet cannot support into an inland province.");
    row(15, "datc", "England: F LON - NWG", "LON",
        "the Norwegian Sea is not next to F Lon (DATC 4.E.1, 6.A.1). F Lon holds instead (DATC 4.E.1).",
        "in Norwegian", "The Norwegian Sea is not next to the unit. England's Fleet London holds instead.");
    row(15, "datc", "England: F NTH C A NWG - BEL", "NTH", "no army is in the Norwegian Sea", "in Norwegian",
        "There is no army to convoy in the Norwegian Sea.");
    row(15, "datc", "Turkey: F BLA S A RUM - ARM | Austria: A RUM - ARM", "BLA",
        "the army in Rumania could move to Armenia only by this fleet's convoy (DATC 4.E.1, 6.D.31).",
        "cannot move", "The army in Rumania could move to Armenia only by this fleet's convoy.");
    row(15, "datc", "Italy: A PRU S A LVN - PRU, A LVN H", "PRU",
        "no unit supports a move into its own province (DATC 4.E.1, 6.D.34).", "not next to",
        "No unit supports a move into its own province.");
    row(2, "datc", "Turkey: F ANK - CON, A SMY - ANK, A BUL S F ANK - CON | Italy: A CON - SMY", "ANK",
        "F Ank-Con succeeds in a circle of moves", "leaves", "It moves in a circle of units, all at once.");
    row(18, "datc", "France: F GAS - SPA/nc, F MAR S F GAS - SPA/nc", "MAR",
        "F Mar can reach the province, though not that coast, which is enough for support (DATC 4.B.4).",
        "does not matter", "can reach the province, though not that coast");
    row(18, "twenty", "France: F POR - SPA/nc, F WES S F POR - SPA/sc", "WES",
        "That the support names another coast than the order does not matter", "can reach",
        "It names another coast, which does not matter under these rules.");
    row(13, "1971", "England: A NWY - SWE VIA, F SKA C A NWY - SWE | Russia: A SWE - FIN", "NWY",
        "A Nwy goes by land, because A Swe does not come the opposite way (DATC 4.A.3).", "does not ask",
        "England's Army Norway goes by land, because Russia's Army Sweden does not come the opposite way.");
    row(13, "1971", "England: A NWY - SWE, F SKA C A NWY - SWE", "NWY",
        "A Nwy goes by land, because no unit comes the opposite way (DATC 4.A.3).", "does not ask",
        "England's Army Norway goes by land, because no unit comes the opposite way.");
    row(13, "datc", "England: A NWY - SWE | Russia: F SKA C A NWY - SWE", "NWY",
        "A Nwy goes by land, because its order does not ask for a convoy (DATC 4.A.3).", "opposite way",
        "because its order does not ask for a convoy.");
    row(13, "1971", "France: A SPA - NAP, F LYO C A SPA - NAP, F TYS C A SPA - NAP | Italy: A ROM - NAP",
        "SPA", "The convoy of A Spa is not disrupted; what stops the move is in Naples (1971 XII.3, IX.2).",
        "DATC", "not disrupted");
    row(13, "1971",
        "England: A LON - ENG - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL | France: F BRE - ENG, F MAO S "
        "F BRE - ENG",
        "LON", "(1971 XII.3).", "DATC", "The convoy route that its order names is disrupted.");
    row(13, "1971", scrambledWay, "LON", "A Lon-Nwg-Nth-Bar-Stp succeeds", "Lon-Bar",
        "St Petersburg is empty");
    row(14, "1971", "Italy: A VEN H | Austria: A TRI - VEN", "VEN", "(1971 VIII, IX.2).", "DATC",
        "is not stronger: 1 against 1");
    row(15, "datc", "England: A NWY - SWE VIA", "NWY",
        "A Nwy-Swe via is illegal: no fleets are in place to convoy it (DATC 4.A.3, 4.E.1).", "not next to",
        "It is to go by convoy, but no fleets are in place to convoy it.");
    row(15, "twenty", "Germany: A MUN - TYR VIA", "MUN", "(Twenty Rules 6.c.2, 8.a).", "not next to",
        "no fleets are in place");
    row(15, "1971", "England: A LON - HOL, F NTH C A LON - HOL, F ENG C A LON - HOL", "ENG",
        "no convoy route from London to Holland needs F Eng (DATC 4.E.1, 6.G.19).", "XII",
        "No convoy route from London to Holland needs this fleet.");
    row(15, "1971", "England: A LON - BEL, F NTH C A LON - BEL, F ADR C A LON - BEL", "ADR",
        "F Adr is on no convoy route from London to Belgium (1971 XII.1, XII.2).", "needs",
        "The fleet is on no convoy route from London to Belgium.");
    row(15, "1971", "England: A LON S A PIC - BRE, A PIC - BRE", "LON", "(1971 IX.1, IX.6).", "DATC",
        "a convoy cannot carry support");
    row(15, "1971", "Turkey: F BLA S A RUM - ARM | Austria: A RUM - ARM", "BLA", "(1971 VII.1, IX.1).",
        "DATC", "only by this fleet's convoy");
    row(18, "1971", "France: F GAS H, F WES S F GAS - SPA/sc", "WES", "(1971 VII.3.b, IX.1).", "DATC",
        "cannot reach the coast");
    row(18, "1971", "France: F MAO - SPA/nc, F WES S F MAO - SPA/sc", "WES", "(1971 IX.1).", "DATC",
        "other coast");
    row(18, "1971", "France: F MAO - SPA/sc, A GAS S F MAO - SPA", "GAS",
        "The support need not name the coast (1971 VII.3.b).", "DATC", "A support need not name the coast.");
    row(16, "datc", winsTwice, "BER", "A Ber dislodges A Pru as well", "head to head",
        "Germany's Army Berlin dislodges Russia's Army Prussia as well.");
    row(17, "datc", weaker, "WAR", "A War-Pru fails: its attack strength 1 is below", "stands off",
        "keeps it out: 2 against 1.");
    row(18, "datc", "France: F GAS H, F WES S F GAS - SPA/sc", "WES",
        "cannot reach the coast that it names (DATC 4.B.4).", "5.B.2",
        "The fleet in Gascony cannot reach the coast that is named.");
}

void TestToldReasons::eachClassIsTold()
{
    QFETCH(QString, rulebook);
    QFETCH(QString, line);
    QFETCH(QString, unit);
    QFETCH(QString, judge);
    QFETCH(QString, gone);
    QFETCH(QString, plain);
    const QString told = explained(rulebook, line, unit, Register::Judge);
    QVERIFY2(told.contains(judge), qPrintable(told));
    QVERIFY2(!told.contains(gone), qPrintable(told));
    const QString inWords = explained(rulebook, line, unit, Register::Plain);
    QVERIFY2(inWords.contains(plain), qPrintable(inWords));
}

/// Classes 11 and 19: the circle is there, and no answer is not several answers.
void TestToldReasons::paradoxesAreTold_data()
{
    QTest::addColumn<QString>("rulebook");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("judge");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char* rulebook, const char* line, const char* judge, const char* plain) {
        QTest::addRow("%s: %s", rulebook, line)
            << QString(rulebook) << QString(line) << QString(judge) << QString(plain);
    };
    row("datc", pandin,
        "A Bre-Lon would cut the support of F Lon; that support decides F Wal-Eng; F Wal-Eng would bounce F "
        "Bel-Eng",
        "France's Army Brest would cut the support of England's Fleet London; that support decides the move "
        "of "
        "England's Fleet Wales; England's Fleet Wales would bounce Germany's Fleet Belgium;");
    row("2000", secondOrder, "2000 page 16 leaves several answers: 2 results are consistent.",
        "The rulebook leaves several answers: 2 results are consistent.");
    row("2000", noResolution, "2000 page 16 gives no answer: no result is consistent.",
        "The rulebook gives no answer: no result is consistent.");
}

void TestToldReasons::paradoxesAreTold()
{
    QFETCH(QString, rulebook);
    QFETCH(QString, line);
    QFETCH(QString, judge);
    QFETCH(QString, plain);
    const Rulebook rules = rulebookOf(*findRulebook(rulebook.toStdString()));
    const OrderedPhase phase = situation(line.toStdString());
    PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
    record.outcome = resolveMovement(standardMap(), rules.options, phase.position, phase.orders);
    QCOMPARE(record.outcome->paradoxes.size(), std::size_t{1});
    const auto account = [&](Register how) {
        return ParadoxWords(standardMap(), rules, record, how).account(record.outcome->paradoxes.front());
    };
    QVERIFY2(account(Register::Judge).contains(judge), qPrintable(account(Register::Judge)));
    QVERIFY2(account(Register::Plain).contains(plain), qPrintable(account(Register::Plain)));
}

/// Alexander III.4.b: two fleets on different coasts of one province.
void TestToldReasons::retreatsThatMeetNameTheProvince()
{
    const Rulebook rules = rulebookOf(*findRulebook("alexander"));
    PhaseRecord record{{Season::Spring, 1902, PhaseKind::Retreat}, {}, {}, {}, {}};
    record.before = sketch::position({"Italy F MAO", "Italy F LYO"});
    for (const char* fleet : {"France F MAO", "France F LYO"}) {
        DislodgedUnit dislodged{sketch::unit(fleet), noProvince, {}};
        dislodged.retreats = standardMap().fleetReach[index(dislodged.unit.at)];
        record.before.dislodged.push_back(dislodged);
    }
    std::vector<Order> orders;
    for (const char* order : {"F MAO - SPA/nc", "F LYO - SPA/sc"})
        orders.push_back(sketch::order(record.before, order, PhaseKind::Retreat));
    record.outcome = resolveRetreats(standardMap(), rules.options, record.before, orders);
    for (const Register how : {Register::Judge, Register::Plain})
        for (const OrderResult& result : record.outcome->results) {
            const QString told = Words(standardMap(), rules, how).explanation(result, record);
            QVERIFY2(told.contains("was ordered to retreat to Spain as well"), qPrintable(told));
        }
    orders.pop_back();
    record.outcome = resolveRetreats(standardMap(), rules.options, record.before, orders);
    const QString alone =
        Words(standardMap(), rules, Register::Judge).explanation(record.outcome->results.front(), record);
    QVERIFY2(alone.contains("retreats to Spain (north coast)"), qPrintable(alone));
}

/// Alexander V.6.c: the unit that goes by III.5.h need not be the one that should not be there.
void TestToldReasons::whoGoesByRuleIsNoDutchman()
{
    Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1902, PhaseKind::Movement},
                         sketch::position({"France A PAR", "France A HOL"}, {"France PAR"}));
    game.rulebook = rulebookOf(*findRulebook("alexander"));
    game = resolve(game);
    const OrderResult& gone = game.current().outcome->results.back();
    QVERIFY(gone.finding.rule == Rule::RemovedDutchman);
    const QString told = Words(*game.map, game.rulebook, Register::Judge).explanation(gone, game.current());
    QVERIFY2(told.contains("as no disband was ordered, it loses by rule its unit in Holland"),
             qPrintable(told));
    QVERIFY2(!told.contains("Dutchman"), qPrintable(told));
}

CHANCERY_SUITE(TestToldReasons, QCoreApplication)

} // namespace chancery::tst_told_reasons

#include "tst_told_reasons.moc"
