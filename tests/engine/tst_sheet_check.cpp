// SPDX-License-Identifier: GPL-3.0-or-later
// What is reported of orders before they are resolved: each kind of doubt, and that sound orders raise none.
#include "engine/adjudicate/outcome.h"
#include "engine/game/sheet_check.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

#include <QtTest>

namespace chancery::tst_sheet_check {

namespace {

/// "France: A PAR, A MAR; Italy: F NAP" as pairs of a power and a text.
std::vector<std::pair<Power, std::string>> items(const QString& line)
{
    std::vector<std::pair<Power, std::string>> found;
    for (const QString& part : line.split(';', Qt::SkipEmptyParts))
        for (const QString& item : part.section(':', 1).split(','))
            found.emplace_back(standardMap().findPower(part.section(':', 0, 0).trimmed().toStdString()),
                               item.trimmed().toStdString());
    return found;
}

Unit unitFrom(Power power, const std::string& text)
{
    return {power, text[0] == 'A' ? UnitKind::Army : UnitKind::Fleet,
            standardMap().findLocation(text.substr(2))};
}

QString nameOf(Doubt::Kind kind)
{
    using Kind = Doubt::Kind;
    switch (kind) {
    case Kind::Illegal:
        return "illegal";
    case Kind::OrderedTwice:
        return "twice";
    case Kind::CoastMissing:
        return "coast";
    case Kind::UnmatchedSupport:
        return "support";
    case Kind::UnmatchedConvoy:
        return "convoy";
    case Kind::NotConvoyed:
        return "not convoyed";
    case Kind::SameSpace:
        return "same";
    case Kind::OwnUnitStays:
        return "stays";
    }
    return {};
}

/// "A PAR - BUR same MAR; ..."
QString told(PhaseKind kind, const Position& position, const QString& written,
             const RuleOptions& options = {})
{
    std::vector<Order> orders;
    for (const auto& [power, text] : items(written)) {
        const auto order = readOrder({standardMap(), position, kind, power}, text);
        if (!order) qFatal("%s: %s", text.c_str(), order.error().message.c_str());
        orders.push_back(*order);
    }
    QStringList doubts;
    for (const Doubt& doubt : doubtsOf(standardMap(), options, position, kind, orders)) {
        QString line = QString::fromStdString(canonical(standardMap(), position, orders[doubt.order])) + ' ' +
                       nameOf(doubt.kind);
        if (doubt.about != noProvince) line += ' ' + QString::fromStdString(standardMap()[doubt.about].code);
        doubts << line;
    }
    return doubts.join("; ");
}

Position positionWith(const QString& units)
{
    Position position;
    position.owner.assign(standardMap().provinces.size(), noPower);
    for (const auto& [power, text] : items(units)) place(standardMap(), position, unitFrom(power, text));
    return position;
}

} // namespace

class TestSheetCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movement_data() { addTable("tests/data/sheet_checks.txt", {"units", "orders", "expected"}); }

    void movement()
    {
        QFETCH(QString, units);
        QFETCH(QString, orders);
        QFETCH(QString, expected);
        QCOMPARE(told(PhaseKind::Movement, positionWith(units), orders), expected);
    }

    /// The default coast of a rulebook makes the order legal; it is reported all the same.
    void aCoastLeftOutIsToldUnderAnyRules()
    {
        const Position position = positionWith("Russia: F CON");
        for (const char* value : {"default_coast", "illegal"}) {
            const auto options = withChange({}, std::string("coast_missing_two_possible=") + value);
            QVERIFY(options);
            QCOMPARE(told(PhaseKind::Movement, position, "Russia: F CON - BUL", *options),
                     "F CON - BUL coast BUL");
        }
    }

    void retreats()
    {
        Position position = positionWith("Austria: A VIE; Italy: A TRI");
        position.dislodged.push_back({unitFrom(standardMap().findPower("France"), "A BUR"), {}, {}});
        position.dislodged.back().retreats.add(standardMap().findLocation("GAS"));
        position.dislodged.back().retreats.add(standardMap().findLocation("PAR"));
        position.dislodged.push_back({unitFrom(standardMap().findPower("Germany"), "A PIC"), {}, {}});
        position.dislodged.back().retreats.add(standardMap().findLocation("PAR"));
        const auto inRetreat = [&](const char* orders) { return told(PhaseKind::Retreat, position, orders); };
        QCOMPARE(inRetreat("France: A BUR - GAS; Germany: A PIC - PAR"), "");
        QCOMPARE(inRetreat("France: A BUR - MUN"), "A BUR - MUN illegal");
        QCOMPARE(inRetreat("France: A BUR - PAR; Germany: A PIC - PAR"),
                 "A BUR - PAR same PIC; A PIC - PAR same BUR");
        QCOMPARE(inRetreat("France: D A BUR, A BUR - GAS"), "A BUR - GAS twice BUR");
        QCOMPARE(inRetreat("France: A BUR - PAR; Germany: D A PIC"), "");
        QCOMPARE(inRetreat("France: A BUR - PAR"), ""); // of a unit without an order nothing bad is thought
        QCOMPARE(inRetreat("France: A BUR - PAR, A BUR - GAS; Germany: A PIC - PAR"),
                 "A BUR - PAR same PIC; A BUR - GAS twice BUR; A PIC - PAR same BUR");
    }

    void adjustments()
    {
        Position position = positionWith("France: A PAR; England: F NTH, F LON");
        for (const auto& [power, code] : items("France: PAR, BRE, MAR; England: LON"))
            position.owner[index(standardMap().findProvince(code))] = power;
        const auto inWinter = [&](const char* orders) {
            return told(PhaseKind::Adjustment, position, orders);
        };
        QCOMPARE(inWinter("France: B A MAR, B F BRE; England: D F NTH"), "");
        QCOMPARE(inWinter("France: B A PAR"), "B A PAR illegal");
        QCOMPARE(inWinter("France: B A LON"), "B A LON illegal");
        QCOMPARE(inWinter("France: B A MAR, B F BRE, WAIVE"), "WAIVE illegal");
        QCOMPARE(inWinter("England: D A PAR"), "D A PAR illegal");
        QCOMPARE(inWinter("England: D F NTH, D F NTH"), "D F NTH twice NTH");
    }

    /// DATC 4.A.3: whether an army goes by sea to a neighbour if it is not written.
    void changingPlacesBySeaIsAsTheRulebookHasIt()
    {
        const Position mine = positionWith("England: A LON, A YOR, F NTH");
        const Position foreign = positionWith("England: A LON, A YOR; Germany: F NTH");
        const QString stays = "A LON - YOR stays YOR; A YOR - LON stays LON";
        const auto swapped = [](const Position& position, const char* fleet, const char* rule) {
            const auto options = withChange({}, std::string("adjacent_convoy=") + rule);
            return told(PhaseKind::Movement, position,
                        QString("England: A LON - YOR, A YOR - LON; %1: F NTH C A YOR - LON").arg(fleet),
                        *options);
        };
        QCOMPARE(swapped(mine, "England", "intent"), "");
        QCOMPARE(swapped(foreign, "Germany", "intent"), stays);
        QCOMPARE(swapped(mine, "England", "recommended_1971"), "");
        QCOMPARE(swapped(foreign, "Germany", "recommended_1971"), "");
        QCOMPARE(swapped(mine, "England", "explicit"), stays);
    }

    /// What the adjudicator calls illegal is never passed over in silence.
    void illegalOrdersAreNeverMissed()
    {
        RandomTurns turns(standardMap(), 77);
        int illegal = 0;
        for (int i = 0; i < 400; ++i) {
            const RandomTurn turn = turns.next();
            const auto doubts = doubtsOf(standardMap(), {}, turn.position, PhaseKind::Movement, turn.orders);
            const Outcome outcome = resolveMovement(standardMap(), {}, turn.position, turn.orders);
            for (std::size_t k = 0; k < turn.orders.size(); ++k) {
                if (outcome.results[k].verdict != Verdict::Illegal) continue;
                ++illegal;
                QVERIFY(std::ranges::any_of(doubts, [k](const Doubt& doubt) { return doubt.order == k; }));
            }
        }
        QVERIFY(illegal > 100);
    }
};

CHANCERY_SUITE(TestSheetCheck, QCoreApplication)

} // namespace chancery::tst_sheet_check

#include "tst_sheet_check.moc"
