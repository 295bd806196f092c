// SPDX-License-Identifier: GPL-3.0-or-later
// Builds, removals, waives and removals by rule, beyond what DATC 6.I and 6.J state; and centres changing
// hands.
#include "tests/support/situation.h"

#include "engine/adjudicate/civil_disorder.h"
#include "engine/explain/unused_builds.h"
#include "engine/orders/choices.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rule_names.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_adjustments {

namespace {

/// Units as in a situation; "Turkey: ANK CON | Russia: SEV" owns those centres.
Position position(const QString& units, const QString& centres)
{
    Position position;
    position.owner.assign(standardMap().provinces.size(), noPower);
    if (!units.isEmpty()) position = situation(units.toStdString()).position;
    for (const QString& sheet : centres.split(" | ", Qt::SkipEmptyParts)) {
        const Power power = standardMap().findPower(sheet.section(": ", 0, 0).toStdString());
        for (const QString& code : sheet.section(": ", 1).split(' '))
            position.owner[index(province(code.toStdString()))] = power;
    }
    return position;
}

std::vector<Order> read(const Position& position, const QStringList& texts)
{
    std::vector<Order> orders;
    for (const QString& text : texts) {
        const Power power = standardMap().findPower(text.section(": ", 0, 0).toStdString());
        const Result<Order> order = readOrder({standardMap(), position, PhaseKind::Adjustment, power},
                                              text.section(": ", 1).toStdString());
        if (order) orders.push_back(*order);
    }
    return orders;
}

QString unitsOf(const Position& position)
{
    QStringList units;
    for (const Unit& unit : position.units) units << QString::fromStdString(canonical(standardMap(), unit));
    return units.join(", ");
}

} // namespace

class TestAdjustments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Of four builds one is waived and one made; Kiel is occupied, and Liverpool is nobody's home here.
    void unusedBuildsNameTheSites()
    {
        const Position before = position("Germany: A KIE H, A BEL H | England: F LON H, A EDI H, F NTH H",
                                         "Germany: KIE MUN BER BEL HOL LVP | England: LON EDI NWY DEN");
        const std::vector<Order> orders =
            read(before, {"Germany: B F BER", "Germany: WAIVE", "England: B A LON"});
        const PhaseInput phase{PhaseKind::Adjustment, sketch::sharedMap(), {}, before, orders};
        const std::vector<UnusedBuilds> unused = unusedBuilds(phase, resolve(phase));
        QStringList told;
        for (const UnusedBuilds& builds : unused) {
            QString text = QString::fromStdString(standardMap()[builds.power].name + ": ") +
                           QString::number(builds.count) + ", " +
                           QString::fromStdString(codesOf(builds.open));
            for (const OrderResult& closed : builds.closed)
                text += QString::fromStdString(
                    ", " + standardMap()[standardMap().provinceOf(closed.order.unit.at)].code + " " +
                    std::string(ruleName(closed.finding.rule)));
            told << text;
        }
        QCOMPARE(told, QStringList({"England: 1, , EDI BuildOccupied, LON BuildOccupied, LVP BuildNotOwned",
                                    "Germany: 2, MUN, KIE BuildOccupied"}));
    }

    void phaseEnds_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<QStringList>("orders");
        QTest::addColumn<QStringList>("ends");
        QTest::addColumn<QString>("after");
        QTest::newRow("a build may be declined")
            << ""
            << "Turkey: ANK CON" << QStringList{"Turkey: WAIVE", "Turkey: B A ANK"}
            << QStringList{"succeeds", "succeeds"} << "A ANK";
        QTest::newRow("declining uses up a build")
            << ""
            << "Turkey: ANK" << QStringList{"Turkey: WAIVE", "Turkey: B A ANK"}
            << QStringList{"succeeds", "illegal"} << "";
        QTest::newRow("builds not ordered are not made")
            << ""
            << "Turkey: ANK" << QStringList{} << QStringList{} << "";
        QTest::newRow("an impossible build uses up nothing")
            << ""
            << "Russia: STP" << QStringList{"Russia: B F STP", "Russia: B F STP/nc"}
            << QStringList{"illegal", "succeeds"} << "F STP/nc";
        QTest::newRow("who owes removals may not build")
            << "Turkey: A SMY H, A SYR H"
            << "Turkey: ANK" << QStringList{"Turkey: B A ANK", "Turkey: D A SYR"}
            << QStringList{"illegal", "succeeds"} << "A SMY";
        QTest::newRow("nor decline") << "Turkey: A SMY H, A SYR H"
                                     << "Turkey: ANK" << QStringList{"Turkey: WAIVE", "Turkey: D A SYR"}
                                     << QStringList{"illegal", "succeeds"} << "A SMY";
        QTest::newRow("nobody removes another's unit")
            << "Turkey: A SMY H | Russia: A ARM H"
            << "Russia: SEV" << QStringList{"Turkey: D A ARM"} << QStringList{"illegal", "succeeds (by rule)"}
            << "A ARM";
        QTest::newRow("without centres everything goes")
            << "Turkey: A SMY H, A SYR H | Russia: A ARM H"
            << "Russia: SEV" << QStringList{} << QStringList{"succeeds (by rule)", "succeeds (by rule)"}
            << "A ARM";
        QTest::newRow("an order of another phase")
            << "Turkey: A SMY H"
            << "Turkey: SMY" << QStringList{"Turkey: A SMY H"} << QStringList{} << "A SMY";
    }

    void phaseEnds()
    {
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(QStringList, orders);
        QFETCH(QStringList, ends);
        QFETCH(QString, after);
        const Position before = position(units, centres);
        const Outcome outcome = resolveAdjustments(standardMap(), {}, before, read(before, orders));
        QStringList got;
        for (const OrderResult& result : outcome.results)
            if (result.finding.rule != Rule::IllegalWrongPhase)
                got << QString::fromStdString(words(result)) + (result.ordered ? "" : " (by rule)");
        QCOMPARE(got, ends);
        QCOMPARE(unitsOf(outcome.after), after);
    }

    /// Whether others count, or none, is not the same reason.
    void tooManyFailForAReason_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<QStringList>("orders");
        QTest::addColumn<QStringList>("reasons");
        const QStringList builds{"Turkey: B A CON", "Turkey: B A ANK"},
            removals{"Turkey: D A SMY", "Turkey: D A SYR"};
        const QStringList twice{"Turkey: B A CON", "Turkey: B F CON"};
        QTest::newRow("builds, first") << "too_many_builds=first_ones"
                                       << "Turkey: A SMY H"
                                       << "Turkey: ANK CON" << builds << QStringList{"Built", "BuildTooMany"};
        QTest::newRow("builds, none")
            << "too_many_builds=all_fail"
            << "Turkey: A SMY H"
            << "Turkey: ANK CON" << builds << QStringList{"BuildNoneCounts", "BuildNoneCounts"};
        QTest::newRow("builds, none due")
            << "too_many_builds=all_fail"
            << "Turkey: A SMY H, A SYR H"
            << "Turkey: ANK CON" << builds << QStringList{"BuildTooMany", "BuildTooMany"};
        QTest::newRow("twice, first") << "double_build=first_ones"
                                      << ""
                                      << "Turkey: ANK CON" << twice << QStringList{"Built", "BuildTwice"};
        QTest::newRow("twice, none") << "double_build=all_fail"
                                     << ""
                                     << "Turkey: ANK CON" << twice
                                     << QStringList{"BuildNoneCounts", "BuildNoneCounts"};
        QTest::newRow("removals, first")
            << "too_many_disbands=first_ones"
            << "Turkey: A SMY H, A SYR H"
            << "Turkey: ANK" << removals << QStringList{"Removed", "RemoveTooMany"};
        QTest::newRow("removals, none")
            << "too_many_disbands=all_fail"
            << "Turkey: A SMY H, A SYR H"
            << "Turkey: ANK" << removals
            << QStringList{"RemoveNoneCounts", "RemoveNoneCounts", "RemovedByRule"};
        QTest::newRow("removals, none due")
            << "too_many_disbands=all_fail"
            << "Turkey: A SMY H, A SYR H"
            << "Turkey: ANK CON" << removals << QStringList{"RemoveTooMany", "RemoveTooMany"};
    }

    void tooManyFailForAReason()
    {
        QFETCH(QString, rule);
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(QStringList, orders);
        QFETCH(QStringList, reasons);
        const Position before = position(units, centres);
        const Outcome outcome = resolveAdjustments(standardMap(), *withChange({}, rule.toStdString()), before,
                                                   read(before, orders));
        QStringList got;
        for (const OrderResult& result : outcome.results)
            got << QString::fromLatin1(ruleName(result.finding.rule).data());
        QCOMPARE(got, reasons);
    }

    void flyingDutchmanIsRemovedForItsOwnReason()
    {
        Outcome outcome;
        outcome.after = position("France: A PAR H, A BUR H", "France: PAR");
        removeFlyingDutchmen(standardMap(), {}, outcome);
        QCOMPARE(outcome.results.size(), std::size_t{0});
        removeFlyingDutchmen(standardMap(), *withChange({}, "flying_dutchman=alexander"), outcome);
        QCOMPARE(outcome.results.size(), std::size_t{1});
        QCOMPARE(outcome.results.front().finding.rule, Rule::RemovedDutchman);
        QCOMPARE(unitsOf(outcome.after), "A PAR");
    }

    void removedByRule_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<QString>("removed");
        QTest::newRow("the farthest") << "Turkey: A SMY H, A GRE H, A SYR H"
                                      << "Turkey: SMY"
                                      << "A GRE";
        QTest::newRow("any step counts, over sea and land alike")
            << "Italy: F ENG H, A MUN H"
            << "Italy: ROM"
            << "F ENG"; // 5 steps against 3, by any kind of unit
        QTest::newRow("from owned centres, not from home") << "Turkey: A SMY H, A BRE H"
                                                           << "Turkey: PAR"
                                                           << "A SMY";
        QTest::newRow("fleets before armies") << "Turkey: A SMY H, F CON H"
                                              << "Turkey: ANK"
                                              << "F CON";
        QTest::newRow("then by the alphabet") << "Turkey: A SMY H, A CON H"
                                              << "Turkey: ANK"
                                              << "A CON";
        QTest::newRow("by name, not by code") << "Italy: F LYO H, F TYS H, F WES H | France: A SPA H"
                                              << "Italy: TUN"
                                              << "F LYO";
        QTest::newRow("no centre at all") << "Turkey: A SMY H, F CON H, A ANK H"
                                          << ""
                                          << "F CON";
    }

    void removedByRule()
    {
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(QString, removed);
        const Position before = position(units, centres);
        const std::optional<Unit> unit = removedFirst(
            standardMap(), before, standardMap().findPower(units.section(':', 0, 0).toStdString()));
        QCOMPARE(QString::fromStdString(canonical(standardMap(), *unit)), removed);
    }

    /// A removal by rule names its centre, its way and the units that are as far away.
    void removalNamesItsWay_data()
    {
        QTest::addColumn<std::string>("rulebook");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<QString>("told");
        QTest::addRow("fleets first") << std::string("datc") << "Turkey: A SYR H, F EAS H"
                                      << "Turkey: ANK"
                                      << "F EAS: 2 ANK by SMY, beside SYR, fleets first";
        QTest::addRow("by the alphabet") << std::string("datc") << "Turkey: A SMY H, A CON H"
                                         << "Turkey: ANK"
                                         << "A CON: 1 ANK by , beside SMY";
        QTest::addRow("by a convoy of its own") << std::string("alexander") << "Turkey: A ALB H, F AEG H"
                                                << "Turkey: ANK"
                                                << "A ALB: 2 home CON by GRE with AEG, beside ";
    }

    void removalNamesItsWay()
    {
        QFETCH(std::string, rulebook);
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(QString, told);
        const Outcome outcome =
            resolveAdjustments(standardMap(), findRulebook(rulebook)->options, position(units, centres), {});
        const OrderResult& gone = outcome.results.front();
        const Finding& why = gone.finding;
        const QString said =
            QString("%1: %2 %8%3 by %4%5, beside %6%7")
                .arg(QString::fromStdString(canonical(standardMap(), gone.order.unit)))
                .arg(why.mine)
                .arg(why.centre == noProvince ? QString()
                                              : QString::fromStdString(standardMap()[why.centre].code),
                     QString::fromStdString(codesOf(why.between)),
                     why.fleets.empty() ? QString() : " with " + QString::fromStdString(codesOf(why.fleets)),
                     QString::fromStdString(codesOf(why.also)), why.fleetFirst ? ", fleets first" : "",
                     why.homes ? "home " : "");
        QCOMPARE(said, told);
    }

    void choices_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("centres");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("owed");
        QTest::addColumn<QString>("armies");
        QTest::addColumn<QString>("fleets");
        QTest::newRow("coasts apart") << ""
                                      << "Russia: STP MOS" << 2 << 2 << "MOS STP"
                                      << "STP/nc STP/sc";
        QTest::newRow("fewer sites than builds") << "Russia: A MOS H"
                                                 << "Russia: MOS WAR BUD VIE" << 1 << 3 << "WAR"
                                                 << "";
        QTest::newRow("removals") << "Russia: A MOS H, A UKR H"
                                  << "Russia: MOS" << -1 << -1 << ""
                                  << "";
        QTest::newRow("only owned homes") << ""
                                          << "Russia: SEV BUD | Turkey: MOS" << 1 << 2 << "SEV"
                                          << "SEV";
    }

    void choices()
    {
        QFETCH(QString, units);
        QFETCH(QString, centres);
        QFETCH(int, count);
        QFETCH(int, owed);
        QFETCH(QString, armies);
        QFETCH(QString, fleets);
        const Map& map = standardMap();
        const AdjustmentChoices choices =
            adjustmentChoices(map, position(units, centres), map.findPower("Russia"));
        QCOMPARE(choices.count, count);
        QCOMPARE(choices.owed, owed);
        QCOMPARE(QString::fromStdString(codesOf(choices.buildArmy)), armies);
        QCOMPARE(QString::fromStdString(codesOf(choices.buildFleet)), fleets);
    }

    void occupiersTakeCentres()
    {
        const Map& map = standardMap();
        const Position after =
            takeCentres(map, position("Turkey: A BUL H, A GAL H | Russia: F CON H", "Turkey: ANK CON"));
        QCOMPARE(after.owner[index(province("BUL"))], map.findPower("Turkey"));
        QCOMPARE(after.owner[index(province("CON"))], map.findPower("Russia"));
        QCOMPARE(after.owner[index(province("ANK"))], map.findPower("Turkey"));
        QCOMPARE(after.owner[index(province("GAL"))], noPower);
        QCOMPARE(after.owner[index(province("SMY"))], noPower);
    }
};

CHANCERY_SUITE(TestAdjustments, QCoreApplication)

} // namespace chancery::tst_adjustments

#include "tst_adjustments.moc"
