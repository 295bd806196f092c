// SPDX-License-Identifier: GPL-3.0-or-later
// Every rule has a sentence of its own that names who was against whom and how strongly.
#include "tests/support/suite.h"
#include "tests/ui/small_board.h"
#include "ui/words/wording.h"
#include "ui/words/words.h"

#include "engine/rules/option_table.h"
#include "engine/rules/rule_names.h"
#include "ui/words/clauses.h"
#include "ui/words/option_words.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

namespace chancery::tst_reasons {

namespace {

// The check that no reason lacks its sentence can fail: by a rule left out, and by one that has a sentence
// only for some of its cases.
constexpr Wording oneRule[] = {{Rule::MoveUnopposed, "%1"}};
constexpr Wording onlySometimes[] = {{Rule::Ruled, "%1", &Parties::resisted}};
constexpr Wording always[] = {{Rule::Ruled, "%1"}};
static_assert(!everyRuleIsWorded(oneRule, RuleFamily::Move));
static_assert(!everyRuleIsWorded(onlySometimes, RuleFamily::Ruled));
static_assert(everyRuleIsWorded(always, RuleFamily::Ruled));

/// A command that a rule can be about.
Command commandFor(Rule rule)
{
    if (rule >= Rule::MoveUnopposed && rule <= Rule::MoveRouteUnwritten) return moveTo(galicia);
    if (rule >= Rule::SupportGiven && rule <= Rule::SupportOfDisorder)
        return SupportMove{whole(warsaw), whole(galicia)};
    if (rule >= Rule::ConvoyAvailable && rule <= Rule::ConvoyRouteUnwritten)
        return Convoy{whole(warsaw), whole(galicia)};
    if (rule >= Rule::RetreatMade && rule <= Rule::NoRetreatOrdered) return Retreat{whole(galicia)};
    if (rule >= Rule::IllegalOwnPlace && rule <= Rule::IllegalCoastNeedless) return moveTo(galicia);
    if (rule >= Rule::NoteHelpBarred) return moveTo(galicia);
    if (rule >= Rule::IllegalInsurrection && rule <= Rule::InsurrectionDislodged) return Insurrection{russia};
    if (rule >= Rule::RevivalAwaited && rule <= Rule::RevivalDeserted) return Revive{};
    return Hold{};
}

QString reasonOf(const Map& map, const OrderResult& result, const std::optional<Rulebook>& rules = {})
{
    return Words(map, rules).reason(result, phaseOf(result));
}

/// How house rules are cited.
QString houseRules(const std::vector<std::string_view>& options)
{
    QStringList names;
    for (const std::string_view option : options)
        names << QStringLiteral("“%1”").arg(OptionWords::about(*findOption(option)));
    return "house rule " + names.join(", ");
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
            const QString text = reasonOf(map, resultOf(commandFor(rule), findingOf(rule, warsaw, 1, 2)));
            QVERIFY2(!text.isEmpty() && text != reasonOf(map, resultOf(Hold{}, {})),
                     qPrintable(QString::number(r)));
            QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen << text;
        }
    }

    /// Plain reasons are for people who do not know the notation: no short orders, no clauses, no verdict.
    void everyRuleHasAPlainSentence()
    {
        const Map map = smallMap();
        static const QRegularExpression notation(
            QStringLiteral("\\b[AF] [A-Z][a-z]{2}\\b|[(]|\\b(fails|bounces)\\b"));
        for (auto r = std::uint8_t{1}; r <= static_cast<std::uint8_t>(lastRule); ++r) {
            const auto rule = static_cast<Rule>(r);
            const OrderResult result = resultOf(commandFor(rule), findingOf(rule, warsaw, 1, 2));
            const QString text =
                Words(map, rulesFrom("alexander"), Register::Plain).reason(result, phaseOf(result));
            QVERIFY2(text.endsWith(u'.') && !text.contains(u'%') && text[0].isUpper(), qPrintable(text));
            QVERIFY2(!text.contains(notation), qPrintable(text));
        }
    }

    void plainReasonNamesPowers_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("sentence");
        const auto row = [](Rule rule, const char* sentence) {
            QTest::newRow(sentence) << static_cast<int>(rule) << sentence;
        };
        row(Rule::MoveStandsOff, "Russia's Army Warsaw moves there too and is just as strong as this attack, "
                                 "1 against 1. That keeps it out.");
        row(Rule::HoldWithstands, "Russia's Army Warsaw attacks it but is not stronger: 1 against 1.");
        row(Rule::SupportCut,
            "Russia's Army Warsaw attacks it, and that is enough, whether or not the attack succeeds.");
        row(Rule::MoveSelfDislodge,
            "It would dislodge Russia's Army Warsaw, and no power dislodges its own unit.");
    }
    void plainReasonNamesPowers()
    {
        QFETCH(int, rule);
        QFETCH(QString, sentence);
        const Map map = smallMap();
        const auto r = static_cast<Rule>(rule);
        const OrderResult result = resultOf(commandFor(r), findingOf(r, warsaw, 1, 1));
        QCOMPARE(Words(map, {}, Register::Plain).reason(result, phaseOf(result)), sentence);
    }

    void plainExplanationTellsFateAndSupports()
    {
        const Map map = smallMap();
        Finding why = findingOf(Rule::MoveOutdone, warsaw, 1, 2);
        why.barred = {warsaw};
        OrderResult result = resultOf(moveTo(galicia), why);
        result.fate = Fate::Destroyed;
        PhaseRecord record = phaseOf(result);
        record.outcome->dislodged = {{result.order.unit, warsaw, {}}};
        QCOMPARE(
            Words(map, {}, Register::Plain).explanation(result, record),
            "Russia's Army Warsaw moves there too and keeps it out: 2 against 1. Austria's Army Vienna is "
            "dislodged by Russia's Army Warsaw. Austria's Army Vienna cannot retreat and is destroyed. "
            "Support that did not count: Russia's Army Warsaw. No power helps to dislodge its own unit.");
    }

    void reasonNamesPartiesAndStrengths_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("sentence");
        const auto row = [](Rule rule, const char* sentence) {
            QTest::newRow(sentence) << static_cast<int>(rule) << sentence;
        };
        row(Rule::MoveOutdone,
            "A Vie-Gal fails: its attack strength 1 is below the prevent strength 2 of A War-Gal.");
        row(Rule::MoveOutdoes,
            "A Vie-Gal succeeds: its attack strength 1 exceeds the prevent strength 2 of A War-Gal.");
        row(Rule::MoveRotates, "A Vie-Gal succeeds in a circle of moves: its attack strength 1 exceeds the "
                               "prevent strength 2 of A War-Gal.");
        row(Rule::HoldBeleaguered, "A Vie H stands: the attack strength 2 of A War-Gal exceeds its hold "
                                   "strength 1, but that attack is stopped by A War-Gal.");
        row(Rule::SupportCut, "A Vie S A War-Gal is cut by A War-Gal.");
        row(Rule::SupportDislodged,
            "A Vie S A War-Gal is cut because A War-Gal dislodges A Vie: attack 2, hold 1.");
        row(Rule::RetreatClash, "A Vie is disbanded: A War was ordered to retreat to Galicia as well.");
        row(Rule::BuildTooMany, "Austria cannot build in Vienna: it has no build left.");
    }
    void reasonNamesPartiesAndStrengths()
    {
        QFETCH(int, rule);
        QFETCH(QString, sentence);
        const Map map = smallMap();
        const auto r = static_cast<Rule>(rule);
        QCOMPARE(reasonOf(map, resultOf(commandFor(r), findingOf(r, warsaw, 1, 2))), sentence);
    }

    void occupantIsDislodged()
    {
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(warsaw), findingOf(Rule::MoveDislodges, warsaw, 2, 1));
        QCOMPARE(reasonOf(map, result), "A Vie-War dislodges A War: attack 2, hold 1.");
    }

    void supportOfAMoveInVainSaysSo()
    {
        const Map map = smallMap();
        const auto told = [&map](Rule rule) {
            return reasonOf(map, resultOf(SupportHold{whole(warsaw)}, findingOf(rule, warsaw, 0, 0)));
        };
        QCOMPARE(told(Rule::SupportOfMover),
                 "A Vie S A War has no effect: A War was ordered to move and cannot be supported in place.");
        QCOMPARE(told(Rule::SupportOfIllegalMove),
                 "A Vie S A War has no effect: A War was ordered to move, although illegally, and cannot be "
                 "supported in place.");
    }

    void removalTellsTheDistance_data()
    {
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("homes");
        QTest::addColumn<QString>("end");
        QTest::newRow("owned")
            << 3 << false << "A Vie is 3 provinces away from Warsaw, the nearest supply centre of its power.";
        QTest::newRow("home")
            << 3 << true << "A Vie is 3 provinces away from Warsaw, the nearest home centre of its power.";
        QTest::newRow("on one")
            << 0 << false
            << "Vienna is a supply centre of its power, and none of its units is farther away from "
               "one.";
        QTest::newRow("on a home")
            << 0 << true
            << "Vienna is a home centre of its power, and none of its units is farther away "
               "from one.";
        QTest::newRow("no way") << 129 << false << "A Vie has no way to a supply centre of its power.";
        QTest::newRow("no way home") << 129 << true << "A Vie has no way to a home centre of its power.";
    }

    void removalTellsTheDistance()
    {
        QFETCH(int, steps);
        QFETCH(bool, homes);
        QFETCH(QString, end);
        const Map map = smallMap();
        for (const auto& [rule, begin] :
             {std::pair{Rule::RemovedByRule, "by rule it loses its unit in Vienna. "},
              {Rule::RemovedForNow, "until the players choose another, it loses its unit in Vienna. "}}) {
            OrderResult result =
                resultOf(Disband{}, findingOf(rule, noProvince, static_cast<std::uint8_t>(steps), 0));
            if (steps <= 3) result.finding.centre = warsaw;
            result.finding.homes = homes;
            const QString told = Words(map).explanation(result, phaseOf(result));
            QVERIFY2(told.endsWith(begin + end), qPrintable(told));
        }
    }

    void orderThatDoesNotCountIsNotNamed()
    {
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(warsaw), findingOf(Rule::MoveHeadToHead, warsaw, 1, 1));
        PhaseRecord record = phaseOf(result);
        record.outcome->results[1].verdict = Verdict::Illegal;
        QCOMPARE(
            Words(map).reason(result, record),
            "A Vie-War fails head to head: its attack strength 1 equals the defend strength 1 of A War.");
    }

    void clauseOfTheRulebookIsCited_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<QString>("end");
        QTest::newRow("own") << "alexander"
                             << "prevent strength 1 of A War-Gal (Alexander IV.7.b).";
        QTest::newRow("of DATC") << "datc"
                                 << "prevent strength 1 of A War-Gal (DATC 5.B.6).";
        QTest::newRow("none") << ""
                              << "prevent strength 1 of A War-Gal.";
        QTest::newRow("unknown") << "nosuchbook"
                                 << "prevent strength 1 of A War-Gal.";
    }
    void clauseOfTheRulebookIsCited()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, end);
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(galicia), findingOf(Rule::MoveStandsOff, warsaw, 1, 1));
        const auto rules = rulebook.isEmpty() ? std::nullopt : std::optional(rulesFrom(rulebook));
        QCOMPARE(reasonOf(map, result, rules), "A Vie-Gal bounces: its attack strength 1 equals the " + end);
        QVERIFY(reasonOf(map, resultOf(moveTo(galicia), {}), rules).endsWith("known."));
    }

    void houseRuleIsCitedInsteadOfAClause_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("cited");
        const auto row = [](const char* rules, Rule rule, const QString& cited) {
            QTest::addRow("%s %s", rules, ruleName(rule).data())
                << rules << static_cast<int>(rule) << " (" + cited + ").";
        };
        row("datc multi_route=any_route", Rule::MoveRouteDisrupted, houseRules({"multi_route"}));
        row("1971 multi_route=all_routes", Rule::MoveConvoyDisrupted, "1971 XII.3");
        row("1971", Rule::MoveRouteDisrupted, "1971 XII.4");
        row("datc multi_route=any_route", Rule::SupportCut, "DATC 5.B.2");
        row("datc paradox=1982", Rule::SupportSpared, houseRules({"paradox"}));
        row("datc paradox=all_hold", Rule::MoveAllHold, houseRules({"paradox"}));
        row("datc paradox_unanswered=all_hold", Rule::ConvoyParadox, "DATC 4.A.2");
        row("2000 paradox_unanswered=all_hold", Rule::MoveAllHold, houseRules({"paradox_unanswered"}));
        row("datc paradox=2000", Rule::ConvoyParadox, "DATC 4.A.2");
        row("datc too_many_disbands=all_fail", Rule::RemoveNoneCounts, houseRules({"too_many_disbands"}));
        row("twenty", Rule::RemoveNoneCounts, "Twenty Rules 19.e");
        row("datc unit_type_missing=illegal nationality_wrong=illegal", Rule::IllegalWriting,
            houseRules({"unit_type_missing", "nationality_wrong"}));
        row("alexander", Rule::RemovedDutchman, "Alexander V.6.c, V.6.d, III.5.h");
        row("datc flying_dutchman=alexander", Rule::RemovedDutchman, houseRules({"flying_dutchman"}));
    }
    void houseRuleIsCitedInsteadOfAClause()
    {
        QFETCH(QString, rules);
        QFETCH(int, rule);
        QFETCH(QString, cited);
        const auto r = static_cast<Rule>(rule);
        const OrderResult result = resultOf(commandFor(r), findingOf(r, warsaw, 1, 2));
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
        Finding why = findingOf(Rule::MoveStandsOff, warsaw, 1, 1);
        why.cut = {galicia};
        why.barred = {warsaw};
        OrderResult result = resultOf(moveTo(galicia), why);
        result.fate = Fate::Dislodged;
        PhaseRecord record = phaseOf(result);
        record.outcome->dislodged = {{result.order.unit, warsaw, {}}};
        QCOMPARE(
            Words(map).explanation(result, record),
            "A Vie-Gal bounces: its attack strength 1 equals the prevent strength 1 of A War-Gal. A Vie is "
            "dislodged by A War-Gal. Support that was cut: Galicia. Support that did not count: A War-Gal "
            "(given), because no power helps to dislodge its own unit.");
    }

    void fateIsToldOnce()
    {
        const Map map = smallMap();
        OrderResult result = resultOf(Hold{}, findingOf(Rule::HoldDislodged, warsaw, 1, 2));
        result.fate = Fate::Dislodged;
        QCOMPARE(Words(map).explanation(result, phaseOf(result)),
                 "A Vie is dislodged by A War-Gal: attack 2, hold 1.");
        result.fate = Fate::Destroyed;
        QVERIFY(Words(map)
                    .explanation(result, phaseOf(result))
                    .endsWith("A Vie cannot retreat and is destroyed."));
    }

    void whoMayNotRetreatIsToldOnce()
    {
        const Map map = smallMap();
        OrderResult result = resultOf(Hold{}, findingOf(Rule::HoldAbandoned, warsaw, 1, 2));
        result.fate = Fate::Destroyed;
        QCOMPARE(Words(map).explanation(result, phaseOf(result)),
                 "A Vie is dislodged by A War-Gal (attack 2, hold 1) and destroyed, because Austria gave no "
                 "orders.");
    }
};

CHANCERY_SUITE(ReasonsTest, QCoreApplication)

} // namespace chancery::tst_reasons

#include "tst_reasons.moc"
