// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster rules of an order is obeyed, and the rest of the phase follows from it.
#include "engine/files/ruling_toml.h"
#include "engine/orders/order_text.h"
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

namespace chancery::tst_rulings {

namespace {

RuledResult ruledResult(const QString& word)
{
    for (int i = 0; i <= static_cast<int>(lastRuledResult); ++i)
        if (ruledWord(static_cast<RuledResult>(i)) == word.toStdString()) return static_cast<RuledResult>(i);
    qFatal("no such result");
}

/// "PAR succeeds, BUR cut"
RuledResults results(const QString& line)
{
    RuledResults ruled;
    for (const QString& one : line.split(QStringLiteral(", "), Qt::SkipEmptyParts))
        ruled.rule(province(one.section(u' ', 0, 0).toStdString()), ruledResult(one.section(u' ', 1)));
    return ruled;
}

/// "PAR succeeds; BUR fails, dislodged" of the units that are asked about.
QString wordsOf(const Outcome& outcome, const QString& units)
{
    QStringList told;
    for (const QString& unit : units.split(u' '))
        told << unit + u' ' + QString::fromStdString(words(resultOf(outcome, unit.toStdString())));
    return told.join(QStringLiteral("; "));
}

QString unitsIn(const Position& position)
{
    QStringList units;
    for (const Unit& unit : position.units)
        units << QString::fromStdString(standardMap()[unit.power].name.substr(0, 3) + " " +
                                        canonical(standardMap(), unit));
    return units.join(QStringLiteral(", "));
}

} // namespace

class TestRulings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRestFollowsFromWhatIsRuled_data()
    {
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("ruled");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* orders, const char* ruled, const char* units,
                            const char* told) {
            QTest::addRow("%s", name) << orders << ruled << units << told;
        };
        row("nothing", "France: A PAR - BUR | Germany: A MUN - BUR", "", "PAR MUN", "PAR fails; MUN fails");
        row("a stand-off is won", "France: A PAR - BUR | Germany: A MUN - BUR, A RUH - MUN", "PAR succeeds",
            "PAR MUN RUH", "PAR succeeds; MUN fails; RUH fails");
        row("the other side of it", "France: A PAR - BUR | Germany: A MUN - BUR, A RUH - MUN", "MUN succeeds",
            "PAR MUN RUH", "PAR fails; MUN succeeds; RUH succeeds");
        row("a move that is free fails", "France: A PAR - BUR, A GAS - PAR", "PAR fails", "PAR GAS",
            "PAR fails; GAS fails");
        row("and is dislodged", "France: A PAR - BUR | Italy: A GAS - PAR, A PIC S A GAS - PAR", "PAR fails",
            "PAR GAS", "PAR fails, dislodged; GAS succeeds");
        row("one against one", "France: A PAR - BUR | Germany: A BUR H", "PAR succeeds", "PAR BUR",
            "PAR succeeds; BUR dislodged");
        row("a support that was cut is given",
            "France: A PAR - BUR, A MAR S A PAR - BUR | Italy: A PIE - MAR | Germany: A BUR H", "MAR given",
            "PAR MAR PIE BUR", "PAR succeeds; MAR given; PIE fails; BUR dislodged");
        row("a support is cut", "France: A PAR - BUR, A MAR S A PAR - BUR | Germany: A BUR H", "MAR cut",
            "PAR MAR BUR", "PAR fails; MAR cut; BUR stands");
        row("a convoy is disrupted", "England: A LON - BEL, F NTH C A LON - BEL", "NTH disrupted", "LON NTH",
            "LON fails; NTH disrupted");
        row("a convoy holds although the fleet falls",
            "England: A LON - BEL, F NTH C A LON - BEL | Germany: F HEL - NTH, F DEN S F HEL - NTH",
            "NTH available", "LON NTH HEL", "LON succeeds; NTH available, dislodged; HEL succeeds");
        row("a unit stands", "France: A PAR - BUR, A MAR S A PAR - BUR | Germany: A BUR H", "BUR stands",
            "PAR BUR", "PAR fails; BUR stands");
        row("a unit is dislodged", "France: A PAR - BUR | Germany: A BUR H", "BUR dislodged", "PAR BUR",
            "PAR succeeds; BUR dislodged");
        row("a supporter is dislodged", "France: A PAR - BUR | Germany: A BUR S A MUN, A MUN H",
            "BUR dislodged", "PAR BUR", "PAR succeeds; BUR cut, dislodged");
        row("by which of two is not said", "France: A PAR - BUR | Italy: A MAR - BUR | Germany: A BUR H",
            "BUR dislodged", "PAR MAR BUR", "PAR fails; MAR fails; BUR stands");
        row("head to head", "France: A PAR - BUR | Germany: A BUR - PAR, A PIC S A BUR - PAR", "PAR succeeds",
            "PAR BUR PIC", "PAR succeeds; BUR fails, dislodged; PIC given");
        row("places are changed", "France: A PAR - BUR | Germany: A BUR - PAR", "PAR succeeds, BUR succeeds",
            "PAR BUR", "PAR succeeds; BUR succeeds");
        row("a convoyed army lands without its fleet",
            "England: A LON - BEL, F NTH C A LON - BEL | Germany: F HEL - NTH, F DEN S F HEL - NTH",
            "LON succeeds", "LON NTH", "LON succeeds; NTH disrupted, dislodged");
        row("a circle is broken", "France: A PAR - BUR, A BUR - GAS, A GAS - PAR", "BUR fails", "PAR BUR GAS",
            "PAR fails; BUR fails; GAS fails");
        row("what an order cannot come to", "France: A PAR H | Germany: A BUR H", "PAR succeeds, BUR cut",
            "PAR BUR", "PAR stands; BUR stands");
        row("two to one space", "France: A PAR - BUR | Italy: A MAR - BUR", "PAR succeeds, MAR succeeds",
            "PAR MAR", "PAR fails; MAR succeeds");
        row("the last word counts", "France: A PAR - BUR", "PAR fails, PAR succeeds", "PAR", "PAR succeeds");
    }

    void theRestFollowsFromWhatIsRuled()
    {
        QFETCH(QString, orders);
        QFETCH(QString, ruled);
        QFETCH(QString, units);
        QFETCH(QString, told);
        const OrderedPhase phase = situation(orders.toStdString());
        const Outcome outcome = resolveMovement(map_, {}, phase.position, phase.orders, results(ruled));
        QCOMPARE(wordsOf(outcome, units), told);
        for (const OrderResult& result : outcome.results) QVERIFY(result.finding.rule != Rule::None);
    }

    void rulingsThatContradictEachOtherBreakNothing()
    {
        RandomTurns lot(map_, 77);
        for (int i = 0; i < 3000; ++i) {
            const RandomTurn turn = lot.next();
            RuledResults ruled;
            for (const Unit& unit : turn.position.units)
                if (lot.chance(40))
                    ruled.rule(map_.provinceOf(unit.at), static_cast<RuledResult>(lot.below(
                                                             static_cast<std::size_t>(lastRuledResult) + 1)));
            const Outcome outcome = resolveMovement(map_, {}, turn.position, turn.orders, ruled);
            ProvinceSet taken;
            for (const Unit& unit : outcome.after.units) {
                QVERIFY2(!taken.has(map_.provinceOf(unit.at)), qPrintable(QString::number(i)));
                taken.add(map_.provinceOf(unit.at));
            }
            QCOMPARE(outcome.after.units.size() + outcome.dislodged.size(), turn.position.units.size());
            for (const OrderResult& result : outcome.results)
                QVERIFY2(result.finding.rule != Rule::None, qPrintable(QString::number(i)));
        }
    }

    void rulingWhatComesAnywayChangesNothing()
    {
        const std::map<Verdict, RuledResult> same{
            {Verdict::Succeeds, RuledResult::Succeeds},   {Verdict::Fails, RuledResult::Fails},
            {Verdict::Given, RuledResult::Given},         {Verdict::Cut, RuledResult::Cut},
            {Verdict::Available, RuledResult::Available}, {Verdict::Disrupted, RuledResult::Disrupted}};
        RandomTurns lot(map_, 78);
        int tried = 0;
        for (int i = 0; i < 2000; ++i) {
            const RandomTurn turn = lot.next();
            const Outcome before = resolveMovement(map_, {}, turn.position, turn.orders);
            if (!before.paradoxes.empty()) continue; // there a ruling takes the question away
            RuledResults ruled;
            for (const OrderResult& result : before.results)
                if (same.contains(result.verdict) && lot.chance(30))
                    ruled.rule(map_.provinceOf(result.order.unit.at), same.at(result.verdict));
            const Outcome after = resolveMovement(map_, {}, turn.position, turn.orders, ruled);
            QVERIFY2(after.after == before.after, qPrintable(QString::number(i)));
            for (std::size_t k = 0; k < before.results.size(); ++k)
                QCOMPARE(words(after.results[k]), words(before.results[k]));
            tried += !ruled.empty();
        }
        QVERIFY(tried > 1000);
    }

    void retreats_data()
    {
        QTest::addColumn<QString>("ruled");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("after");
        QTest::addRow("both clash") << ""
                                    << "BUR fails; MAR fails"
                                    << "";
        QTest::addRow("one is made") << "BUR succeeds"
                                     << "BUR succeeds; MAR fails"
                                     << "Fra A GAS";
        QTest::addRow("one is not") << "BUR fails"
                                    << "BUR fails; MAR fails"
                                    << "";
        QTest::addRow("only one can be") << "BUR succeeds, MAR succeeds"
                                         << "BUR succeeds; MAR fails"
                                         << "Fra A GAS";
    }

    void retreats()
    {
        QFETCH(QString, ruled);
        QFETCH(QString, told);
        QFETCH(QString, after);
        const Power france = map_.findPower("France");
        Position position;
        position.owner.assign(map_.provinces.size(), noPower);
        const Location gascony = whole(province("GAS"));
        std::vector<Order> orders;
        for (const char* code : {"BUR", "MAR"}) {
            const Unit unit{france, UnitKind::Army, whole(province(code))};
            position.dislodged.push_back({unit, province("PIE"), {gascony}});
            orders.push_back({france, unit, Retreat{gascony}});
        }
        const Outcome outcome = resolveRetreats(map_, {}, position, orders, results(ruled));
        QCOMPARE(wordsOf(outcome, QStringLiteral("BUR MAR")), told);
        QCOMPARE(unitsIn(outcome.after), after);
    }

    void adjustments_data()
    {
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("ruled");
        QTest::addColumn<QString>("after");
        QTest::addRow("as ordered") << "B A PAR, B A GAS"
                                    << ""
                                    << "Fra A PAR";
        QTest::addRow("a build fails") << "B A PAR"
                                       << "PAR fails"
                                       << "";
        QTest::addRow("another takes its place") << "B A PAR, B A MAR"
                                                 << "PAR fails"
                                                 << "Fra A MAR";
        QTest::addRow("outside home") << "B A GAS"
                                      << "GAS succeeds"
                                      << "Fra A GAS";
        QTest::addRow("and uses up the build") << "B A PAR, B A GAS"
                                               << "GAS succeeds"
                                               << "Fra A GAS";
        QTest::addRow("twice in one place") << "B A PAR, B F PAR, B A PAR"
                                            << "PAR succeeds"
                                            << "Fra A PAR";
        QTest::addRow("at sea") << "B A MAO"
                                << "MAO succeeds"
                                << "";
    }

    void adjustments()
    {
        QFETCH(QString, orders);
        QFETCH(QString, ruled);
        QFETCH(QString, after);
        const Power france = map_.findPower("France");
        Position position;
        position.owner.assign(map_.provinces.size(), noPower);
        position.owner[index(province("PAR"))] = france;
        if (orders.contains(QStringLiteral("MAR"))) position.owner[index(province("MAR"))] = france;
        std::vector<Order> read;
        for (const QString& order : orders.split(QStringLiteral(", ")))
            read.push_back(*readOrder({map_, position, PhaseKind::Adjustment, france}, order.toStdString()));
        if (read.back().unit.at == whole(province("MAR"))) // one build is due
            place(map_, position, {france, UnitKind::Army, whole(province("SPA"))});
        const Outcome outcome = resolveAdjustments(map_, {}, position, read, results(ruled));
        QCOMPARE(unitsIn(outcome.after).remove(QStringLiteral(", Fra A SPA")), after);
    }

private:
    const Map& map_ = standardMap();
};

CHANCERY_SUITE(TestRulings, NoApplication)

} // namespace chancery::tst_rulings

#include "tst_rulings.moc"
