// SPDX-License-Identifier: GPL-3.0-or-later
// Every rule has a sentence of its own that names who was against whom and how strongly.
#include "tests/support/suite.h"
#include "tests/ui/small_board.h"
#include "ui/text/wording.h"
#include "ui/text/words.h"

#include "engine/rules/option_table.h"
#include "engine/rules/rule_names.h"
#include "ui/text/unbroken.h"

#include <QLocale>
#include <QSet>

using namespace chancery;

namespace {

// The check that no reason lacks its sentence can fail: by a rule left out, and by one that has a sentence
// only for some of its cases.
constexpr Wording oneRule[] = {{Rule::MoveUnopposed, "%1"}};
constexpr Wording onlySometimes[] = {{Rule::Ruled, "%1", &Parties::opposed}};
constexpr Wording always[] = {{Rule::Ruled, "%1"}};
static_assert(!everyRuleIsWorded(oneRule, RuleFamily::Move));
static_assert(!everyRuleIsWorded(onlySometimes, RuleFamily::Ruled));
static_assert(everyRuleIsWorded(always, RuleFamily::Ruled));

/// A command that a rule can be about.
Command commandFor(Rule rule)
{
    if (rule >= Rule::MoveUnopposed && rule <= Rule::MoveAllHold) return moveTo(galicia);
    if (rule >= Rule::SupportGiven && rule <= Rule::SupportUnmatched)
        return SupportMove{whole(warsaw), whole(galicia)};
    if (rule >= Rule::ConvoyAvailable && rule <= Rule::ConvoyParadox)
        return Convoy{whole(warsaw), whole(galicia)};
    if (rule >= Rule::RetreatMade && rule <= Rule::NoRetreatOrdered) return Retreat{whole(galicia)};
    if (rule == Rule::IllegalDestination) return moveTo(galicia);
    if (rule >= Rule::IllegalInsurrection && rule <= Rule::InsurrectionDislodged) return Insurrection{russia};
    if (rule >= Rule::RevivalAwaited) return Revive{};
    return Hold{};
}

QString reasonOf(const Map& map, const OrderResult& result, const std::optional<Rulebook>& rules = {})
{
    return Words(map, rules).reason(result, phaseOf(result));
}

/// A rulebook with house rules: "2000 multi_route=any_route".
Rulebook rulesFrom(const QString& words)
{
    const QStringList parts = words.split(u' ');
    Rulebook rules{parts.front().toStdString(), {}};
    if (const RulebookInfo* book = findRulebook(rules.id)) rules = rulebookOf(*book);
    for (const QString& change : parts.mid(1))
        rules.options = *withChange(rules.options, change.toStdString());
    return rules;
}

} // namespace

class ReasonsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyRuleHasItsOwnSentence()
    {
        const Map map = smallMap();
        QSet<QString> seen;
        for (auto r = std::uint8_t{1}; r <= static_cast<std::uint8_t>(lastRule); ++r) {
            const auto rule = static_cast<Rule>(r);
            const QString text = reasonOf(map, resultOf(commandFor(rule), {rule, warsaw, 1, 2, {}, {}}));
            QVERIFY2(!text.isEmpty() && text != reasonOf(map, resultOf(Hold{}, {})),
                     qPrintable(QString::number(r)));
            QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen << text;
        }
    }

    void reasonNamesPartiesAndStrengths_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("sentence");
        const auto row = [](Rule rule, const char* sentence) {
            QTest::newRow(sentence) << static_cast<int>(rule) << sentence;
        };
        row(Rule::MoveStandsOff, "A Vie-Gal stands off: 1 against A War-Gal 2.");
        row(Rule::MoveAdvances, "A Vie-Gal succeeds: 1 against A War-Gal 2.");
        row(Rule::MoveRotates, "A Vie-Gal succeeds in a circle of moves: 1 against A War-Gal 2.");
        row(Rule::HoldStands, "A Vie H stands: 1 against A War-Gal 2.");
        row(Rule::SupportCut, "A Vie S A War-Gal is cut by A War-Gal.");
        row(Rule::SupportDislodged, "A Vie S A War-Gal is lost, the unit dislodged: 1 against A War-Gal 2.");
        row(Rule::RetreatClash, "A Vie is disbanded: A War wanted to retreat to Galicia as well.");
        row(Rule::BuildTooMany, "Austria cannot build in Vienna: it has no build left.");
    }
    void reasonNamesPartiesAndStrengths()
    {
        QFETCH(int, rule);
        QFETCH(QString, sentence);
        const Map map = smallMap();
        const auto r = static_cast<Rule>(rule);
        QCOMPARE(reasonOf(map, resultOf(commandFor(r), {r, warsaw, 1, 2, {}, {}})), sentence);
    }

    void occupantIsDislodged()
    {
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(warsaw), {Rule::MoveAdvances, warsaw, 2, 1, {}, {}});
        QCOMPARE(reasonOf(map, result), "A Vie-War dislodges A War: 2 against A War-Gal 1.");
    }

    void whoGotInIsNoStandOff_data()
    {
        QTest::addColumn<int>("theirs");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("stronger") << 2 << "A Vie-Gal fails: 1 against A War-Gal 2.";
        QTest::newRow("as strong")
            << 1
            << "A Vie-Gal fails: 1 against A War-Gal 1; the attack that drove A Vie out came from "
               "Galicia, so that it keeps nobody out there.";
    }
    void whoGotInIsNoStandOff()
    {
        QFETCH(int, theirs);
        QFETCH(QString, sentence);
        const Map map = smallMap();
        const OrderResult result = resultOf(
            moveTo(galicia), {Rule::MoveStandsOff, warsaw, 1, static_cast<std::uint8_t>(theirs), {}, {}});
        PhaseRecord record = phaseOf(result);
        record.outcome->results[1].verdict = Verdict::Succeeds;
        QCOMPARE(Words(map).reason(result, record), sentence);
    }

    void supportOfAMoveInVainSaysSo()
    {
        const Map map = smallMap();
        const OrderResult result =
            resultOf(SupportHold{whole(warsaw)}, {Rule::SupportUnmatched, warsaw, 0, 0, {}, {}});
        PhaseRecord record = phaseOf(result);
        QCOMPARE(Words(map).reason(result, record),
                 "A Vie S A War has no effect: it does not match A War-Gal.");
        record.outcome->results[1].verdict = Verdict::Illegal;
        QCOMPARE(Words(map).reason(result, record),
                 "A Vie S A War has no effect: A War was ordered to move, if in vain.");
    }

    void attackWithoutStrengthIsNoPeace()
    {
        const Map map = smallMap();
        const OrderResult result = resultOf(Hold{}, {Rule::HoldStands, noProvince, 0, 0, {}, {}});
        PhaseRecord record = phaseOf(result);
        QCOMPARE(Words(map).reason(result, record), "A Vie H stands: nobody attacks.");
        record.outcome->results[1].order.command = moveTo(vienna);
        QCOMPARE(Words(map).reason(result, record), "A Vie H stands: no attack on it counts.");
    }

    void removalTellsTheDistance()
    {
        const Map map = smallMap();
        const auto told = [&map](std::uint8_t steps) {
            return reasonOf(map, resultOf(Disband{}, {Rule::RemovedByRule, noProvince, steps, 0, {}, {}}));
        };
        QVERIFY2(told(3).endsWith("it loses Vienna, at a distance of 3 from the nearest centre that counts."),
                 qPrintable(told(3)));
        QVERIFY2(told(129).endsWith("it loses Vienna, with no way to a centre that counts."),
                 qPrintable(told(129)));
    }

    void orderThatDoesNotCountIsNotNamed()
    {
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(warsaw), {Rule::MoveHeld, warsaw, 1, 1, {}, {}});
        PhaseRecord record = phaseOf(result);
        record.outcome->results[1].verdict = Verdict::Illegal;
        QCOMPARE(Words(map).reason(result, record), "A Vie-War fails: 1 against A War 1.");
    }

    void clauseOfTheRulebookIsCited_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<QString>("end");
        QTest::newRow("own") << "alexander"
                             << "1 against A War-Gal 1 (Alexander IV.7.b).";
        QTest::newRow("of DATC") << "datc"
                                 << "1 against A War-Gal 1 (DATC 5.B.6).";
        QTest::newRow("none") << ""
                              << "1 against A War-Gal 1.";
        QTest::newRow("unknown") << "nosuchbook"
                                 << "1 against A War-Gal 1.";
    }
    void clauseOfTheRulebookIsCited()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, end);
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(galicia), {Rule::MoveStandsOff, warsaw, 1, 1, {}, {}});
        const auto rules = rulebook.isEmpty() ? std::nullopt : std::optional(rulesFrom(rulebook));
        QCOMPARE(reasonOf(map, result, rules), "A Vie-Gal stands off: " + end);
        QVERIFY(reasonOf(map, resultOf(moveTo(galicia), {}), rules).endsWith("known."));
    }

    void houseRuleIsCitedInsteadOfAClause_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("cited");
        const auto row = [](const char* rules, Rule rule, const char* cited) {
            QTest::addRow("%s %s", rules, ruleName(rule).data())
                << rules << static_cast<int>(rule) << " (" + QString(cited) + ").";
        };
        row("datc multi_route=any_route", Rule::MoveConvoyDisrupted, "house rule multi_route=any_route");
        row("1971 multi_route=all_routes", Rule::MoveConvoyDisrupted, "1971 XII.3, XII.4");
        row("1971", Rule::MoveConvoyDisrupted, "1971 XII.3, XII.4");
        row("datc multi_route=any_route", Rule::SupportCut, "DATC 5.B.2");
        row("datc paradox=1982", Rule::SupportSpared, "house rule paradox=1982");
        row("datc paradox=all_hold", Rule::MoveAllHold, "house rule paradox=all_hold");
        row("datc paradox_unanswered=all_hold", Rule::ConvoyParadox, "DATC 4.A.2");
        row("2000 paradox_unanswered=all_hold", Rule::MoveAllHold, "house rule paradox_unanswered=all_hold");
        row("datc paradox=2000", Rule::ConvoyParadox, "DATC 4.A.2");
        row("datc too_many_disbands=all_fail", Rule::RemoveNoneCounts,
            "house rule too_many_disbands=all_fail");
        row("twenty", Rule::RemoveNoneCounts, "Twenty Rules 19.e");
        row("datc unit_type_missing=illegal nationality_wrong=illegal", Rule::IllegalWriting,
            "house rule unit_type_missing=illegal, nationality_wrong=illegal");
        row("alexander", Rule::RemovedDutchman, "Alexander V.6");
        row("datc flying_dutchman=alexander", Rule::RemovedDutchman, "house rule flying_dutchman=alexander");
    }
    void houseRuleIsCitedInsteadOfAClause()
    {
        QFETCH(QString, rules);
        QFETCH(int, rule);
        QFETCH(QString, cited);
        const auto r = static_cast<Rule>(rule);
        const OrderResult result = resultOf(commandFor(r), {r, warsaw, 1, 2, {}, {}});
        const QString reason = reasonOf(smallMap(), result, rulesFrom(rules));
        QVERIFY2(reason.endsWith(cited), qPrintable(reason));
    }

    void clauseIsKeptInOnePiece()
    {
        QCOMPARE(unbroken("A Vie H stands. (DATC 5.B.3)"),
                 QString::fromUtf8("A Vie H stands. (DATC 5.\u2060B.\u20603)"));
        QCOMPARE(unbroken(unbroken("5.B")), unbroken("5.B"));
    }

    void explanationTellsFateAndSupports()
    {
        const Map map = smallMap();
        OrderResult result =
            resultOf(moveTo(galicia), {Rule::MoveStandsOff, warsaw, 1, 1, {}, {galicia, warsaw}});
        result.fate = Fate::Dislodged;
        PhaseRecord record = phaseOf(result);
        record.outcome->dislodged = {{result.order.unit, warsaw, {}}};
        QCOMPARE(Words(map).explanation(result, record),
                 "A Vie-Gal stands off: 1 against A War-Gal 1. A Vie is dislodged by A War-Gal. "
                 "Support that did not count: Galicia and A War.");
    }

    void fateIsToldOnce()
    {
        const Map map = smallMap();
        OrderResult result = resultOf(Hold{}, {Rule::HoldDislodged, warsaw, 1, 2, {}, {}});
        result.fate = Fate::Dislodged;
        QCOMPARE(Words(map).explanation(result, phaseOf(result)),
                 "A Vie H is dislodged: 1 against A War-Gal 2.");
        result.fate = Fate::Destroyed;
        QVERIFY(Words(map)
                    .explanation(result, phaseOf(result))
                    .endsWith("A Vie cannot retreat and is destroyed."));
    }

    void whoMayNotRetreatIsToldOnce()
    {
        const Map map = smallMap();
        OrderResult result = resultOf(Hold{}, {Rule::HoldAbandoned, warsaw, 1, 2, {}, {}});
        result.fate = Fate::Destroyed;
        QCOMPARE(
            Words(map).explanation(result, phaseOf(result)),
            "A Vie H is dislodged: 1 against A War-Gal 2; it is destroyed, for Austria handed in no orders.");
    }
};

CHANCERY_SUITE(ReasonsTest, QCoreApplication)
#include "tst_reasons.moc"
