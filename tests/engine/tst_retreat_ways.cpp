// SPDX-License-Identifier: GPL-3.0-or-later
// Why provinces are open or closed to retreats: what is said agrees with what the adjudicator allows.
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "engine/explain/retreat_ways.h"
#include "engine/files/run_case.h"
#include "engine/rules/rulebooks.h"

#include <algorithm>

namespace chancery::tst_retreat_ways {

namespace {

PhaseInput inputOf(const Position& position, const std::vector<Order>& orders, const RuleOptions& options)
{
    return {PhaseKind::Movement, sharedMap(), options, position, orders, {}, {}};
}

/// Empty if a reason is so in the position after the moves.
QString reasonBroken(const Outcome& outcome, const DislodgedUnit& lost, const RetreatWay& way, Rule rule)
{
    const Map& map = standardMap();
    const bool near = map.reach(lost.unit).has(way.province);
    if (rule == Rule::HoldAbandoned) return lost.retreats.empty() ? QString() : "it may retreat";
    if (rule == Rule::RetreatNotAdjacent)
        return near || way.terrain == Rule::None ? "a province in reach" : QString();
    if (rule == Rule::RetreatOccupied)
        return unitAt(map, outcome.after, way.province) && way.occupant != noProvince ? QString()
                                                                                      : "an empty province";
    if (rule == Rule::RetreatToAttacker)
        return way.province == lost.attackedFrom ? QString() : "no attacker came from there";
    if (rule == Rule::RetreatContested)
        return !unitAt(map, outcome.after, way.province) && way.bounced.size() > 1 ? QString()
                                                                                   : "no standoff";
    return "an odd reason";
}

QString lawBroken(const PhaseInput& phase)
{
    const Outcome outcome = resolve(phase);
    for (const DislodgedUnit& lost : outcome.dislodged) {
        LocationSet open;
        for (const RetreatWay& way : retreatWays(phase, outcome, standardMap().provinceOf(lost.unit.at))) {
            open |= way.open;
            if (way.open.empty() == way.closed.empty()) return "neither open nor closed, or both";
            for (Rule rule : way.closed)
                if (const QString wrong = reasonBroken(outcome, lost, way, rule); !wrong.isEmpty())
                    return wrong + " in " + QString::fromStdString(standardMap()[way.province].code);
        }
        if (open != lost.retreats) return "other retreats";
    }
    return {};
}

/// What is said of a province beside a unit that is dislodged in a case.
RetreatWay wayIn(const char* id, const char* unit, const char* province, const char* book)
{
    const std::vector<Case>& all = datcCases();
    const Case& one = *std::ranges::find(all, id, &Case::id);
    const Rulebook rules = rulebookOf(*findRulebook(book));
    const PhaseInput phase = inputOf(one.before, runCase(standardMap(), rules, one).orders, rules.options);
    for (const RetreatWay& way : retreatWays(phase, resolve(phase), standardMap().findProvince(unit)))
        if (way.province == standardMap().findProvince(province)) return way;
    return {};
}

} // namespace

class TestRetreatWays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithTheAdjudicator()
    {
        for (const RulebookInfo& book : rulebooks())
            for (const Case& one : datcCases()) {
                if (one.phase != PhaseKind::Movement) continue;
                const Rulebook rules = rulebookOf(book);
                const QString wrong =
                    lawBroken(inputOf(one.before, runCase(standardMap(), rules, one).orders, rules.options));
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(one.id) + ": " + wrong));
            }
    }

    void agreeInPhasesDrawnByLot()
    {
        RandomTurns lot(standardMap(), 1911);
        for (int i = 0; i < 1000; ++i) {
            const RandomTurn turn = lot.next();
            const RuleOptions& options =
                rulebooks()[static_cast<std::size_t>(i) % rulebooks().size()].options;
            const QString wrong = lawBroken(inputOf(turn.position, turn.orders, options));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("turn %1: %2").arg(i).arg(wrong)));
        }
    }

    void aConvoyedAttackersOriginIsNamed()
    {
        const RetreatWay open = wayIn("6.H.11", "MAR", "GAS", "datc");
        QVERIFY(open.attackersOrigin && open.byConvoy && !open.open.empty());
        const RetreatWay closed = wayIn("6.H.11", "MAR", "GAS", "2000");
        QVERIFY(closed.byConvoy);
        QCOMPARE(closed.closed, std::vector{Rule::RetreatToAttacker});
        const RetreatWay byLand = wayIn("6.H.11", "MAR", "GAS", "1971");
        QVERIFY(!byLand.byConvoy);
        QCOMPARE(byLand.closed, std::vector{Rule::RetreatToAttacker});
    }

    void everyReasonIsNamed()
    {
        const OrderedPhase turn = situation("Germany: A MUN - BOH, A SIL S A MUN - BOH, A BER - MUN | "
                                            "Austria: A BOH H, A VIE H | Russia: A UKR - GAL | "
                                            "Turkey: A RUM - GAL | Italy: F TRI H");
        const PhaseInput phase = inputOf(turn.position, turn.orders, {});
        const Outcome outcome = resolve(phase);
        QStringList said;
        for (const RetreatWay& way : retreatWays(phase, outcome, province("BOH"))) {
            QStringList rules;
            for (Rule rule : way.closed) rules << QString::number(static_cast<int>(rule));
            said << QString::fromStdString(standardMap()[way.province].code) + ':' + rules.join(',');
            if (way.province == province("MUN")) QCOMPARE(way.occupant, province("BER"));
            if (way.province == province("GAL"))
                QCOMPARE(codesOf(way.bounced), codesOf(ProvinceSet{province("UKR"), province("RUM")}));
        }
        const auto number = [](Rule rule) { return QString::number(static_cast<int>(rule)); };
        QVERIFY(
            said.contains("MUN:" + number(Rule::RetreatOccupied) + ',' + number(Rule::RetreatToAttacker)));
        QVERIFY(said.contains("GAL:" + number(Rule::RetreatContested)));
        QVERIFY(said.contains("VIE:" + number(Rule::RetreatOccupied)));
        QVERIFY(said.contains("TYR:"));
        QVERIFY(retreatWays(phase, outcome, province("VIE")).empty());
    }
};

CHANCERY_SUITE(TestRetreatWays, chancery::NoApplication)

} // namespace chancery::tst_retreat_ways

#include "tst_retreat_ways.moc"
