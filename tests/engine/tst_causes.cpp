// SPDX-License-Identifier: GPL-3.0-or-later
// One cause, one reason: situations in which a coarser reason would be false, empty or misleading, each with
// the reason and what it adds, under the rulebook that they are about.
#include "engine/game/seats.h"
#include "engine/rules/rule_names.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

namespace chancery::tst_causes {

namespace {

const char* const ownHelp = // 1971 Example 2
    "France: A BUR H | Germany: A MUN - BUR, A KIE S A BOH - MUN | Austria: A BOH - MUN";
const char* const preventAndAttack = // DATC 6.E.7
    "England: F NTH H, F YOR S F NWY - NTH | Germany: F HOL S F HEL - NTH, F HEL - NTH | "
    "Russia: F SKA S F NWY - NTH, F NWY - NTH";
const char* const headToHead = "England: F NTH - NWY, A FIN S F NTH - NWY | Russia: F NWY - NTH, F HEL S F "
                               "NWY - NTH, F SKA S F NWY - NTH";
const char* const strandedAttack =
    "France: A SPA - NAP, F LYO C A SPA - NAP, F TYS C A SPA - NAP | "
    "Italy: F ION - TYS, F TUN S F ION - TYS, F NAP S A ROM - APU, A ROM - APU";
const char* const betrayal = // DATC 6.F.18
    "England: F NTH C A LON - BEL, A LON - BEL, F ENG S A LON - BEL | France: F BEL S F NTH | "
    "Germany: F HEL S F SKA - NTH, F SKA - NTH";
const char* const weaker = "Germany: A BER - PRU, A SIL S A BER - PRU | Russia: A WAR - PRU";
const char* const besideTheConvoy = "England: A NWY - SWE VIA, F DEN S A NWY - SWE, F FIN S A NWY - SWE | "
                                    "France: F NWG - NWY, F NTH S F NWG - NWY | "
                                    "Germany: F SKA C A NWY - SWE | Russia: A SWE - NWY, F BAR S A SWE - NWY";
const char* const unorderedConvoy = "England: A LON - BEL, F NTH H | Germany: A BEL S A HOL, A HOL H";
const char* const pandinExtended = "England: F LON S F WAL - ENG, F WAL - ENG | France: A BRE - LON, F ENG C "
                                   "A BRE - LON, F YOR S A BRE - LON | "
                                   "Germany: F NTH S F BEL - ENG, F BEL - ENG";

} // namespace

class TestCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachHasItsReason_data()
    {
        addTable("tests/data/causes.txt", {"rulebook", "line", "unit", "rules", "against"});
    }

    void eachHasItsReason()
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

    /// A unit that withstands several attackers names them all, but none of its own power and no army that is
    /// not convoyed.
    void everyAttackerIsNamed()
    {
        const auto named = [](const char* line, const char* unit) {
            const Finding finding = resultOf(resolved(line), unit).finding;
            return QString::fromStdString(codesOf(finding.also | ProvinceSet{finding.against}));
        };
        QCOMPARE(
            named("Italy: A ROM - NAP VIA, F TYS C A ROM - NAP | France: F LYO - TYS, F TUN - TYS", "TYS"),
            QString("LYO TUN"));
        QCOMPARE(named("Germany: A MUN H, A KIE - MUN | France: A BUR - MUN | Austria: A TYR - MUN | "
                       "Russia: A BOH - MUN",
                       "MUN"),
                 QString("BOH BUR TYR"));
        const Finding garrison =
            resultOf(resolved("Germany: A MUN H | France: A BUR - MUN, A RUH S A BUR - MUN | "
                              "Austria: A TYR - MUN, A BOH S A TYR - MUN | Russia: A SIL - MUN"),
                     "MUN")
                .finding;
        QCOMPARE(QString::fromStdString(codesOf(garrison.also)), QString("SIL"));
    }

    /// Class 5: with fewer than seven players no unit may enter some provinces (1971 XIV.2).
    void closedProvinceIsCalledClosed()
    {
        const Map map = closing(standardMap(), {province("MUN")});
        const OrderedPhase phase =
            situation("France: A BUR - MUN, A RUH S A BUR - MUN | Austria: A BOH - MUN");
        const Outcome outcome =
            resolveMovement(map, findRulebook("1971")->options, phase.position, phase.orders);
        QCOMPARE(resultOf(outcome, "BUR").finding.rule, Rule::IllegalClosed);
        QCOMPARE(resultOf(outcome, "BOH").finding.rule, Rule::IllegalClosed);
        QCOMPARE(resultOf(outcome, "RUH").finding.rule, Rule::IllegalClosed);
    }

    /// A house rule may choose a coast where two can be reached (DATC 4.B.1).
    void coastThatIsChosenIsNotTheOnlyOne()
    {
        RuleOptions options = findRulebook("datc")->options;
        options.coastMissingTwoPossible = MissingCoast::DefaultCoast;
        const OrderedPhase phase = situation("France: F MAO - SPA");
        const Outcome outcome = resolveMovement(standardMap(), options, phase.position, phase.orders);
        QCOMPARE(rulesBehind(resultOf(outcome, "MAO")), std::vector{Rule::MoveUnopposed});
    }

    /// That an army without a convoy has no effect rests on why it has none: a dislodged fleet, a paradox, or
    /// a convoy that was not ordered.
    void whatHasNoConvoyCitesWhy_data()
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

    void whatHasNoConvoyCitesWhy()
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

    /// Class 8: of the attackers on a beleaguered garrison, the one that is strong enough and the one that
    /// stops it (DATC 6.E.7).
    void attackersOfAGarrisonAreNamed()
    {
        const OrderedPhase phase = situation(preventAndAttack);
        const Outcome outcome =
            resolveMovement(standardMap(), findRulebook("datc")->options, phase.position, phase.orders);
        const Finding& finding = resultOf(outcome, "NTH").finding;
        QCOMPARE(finding.rule, Rule::HoldBeleaguered);
        QCOMPARE(finding.against, province("NWY"));
        QCOMPARE(QString::fromStdString(codesOf(finding.stopping)), QString("HEL"));
    }

    /// The supports in the strength against a unit are those that count there: not one for a unit that failed
    /// to leave, and none of the power attacked.
    void supportsOfBothSidesAreNamed_data()
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
        row("Germany: A MUN - TYR, A BOH S A MUN - TYR | Italy: A TYR - MUN, A BUR S A TYR - MUN", "MUN",
            "BUR");
        row("France: A BUR - MUN | Germany: A MUN - BER, A KIE S A MUN - BER | Russia: A SIL - BER, "
            "A PRU S A SIL - BER",
            "BUR", "");
    }

    void supportsOfBothSidesAreNamed()
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

    void strengthsHaveKinds_data()
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
    void strengthsHaveKinds()
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
};

CHANCERY_SUITE(TestCauses, QCoreApplication)

} // namespace chancery::tst_causes

#include "tst_causes.moc"
