// SPDX-License-Identifier: GPL-3.0-or-later
// What is reported of orders before they are resolved: each kind of doubt, and that sound orders raise none.
#include "engine/adjudicate/outcome.h"
#include "engine/game/sheet_check.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_sheet_check {

namespace {

const Map& map()
{
    return standardMap();
}

/// "France: A PAR, A MAR; Italy: F NAP" as pairs of a power and a text.
std::vector<std::pair<Power, std::string>> items(const QString& line)
{
    std::vector<std::pair<Power, std::string>> found;
    for (const QString& part : line.split(';', Qt::SkipEmptyParts))
        for (const QString& item : part.section(':', 1).split(','))
            found.emplace_back(map().findPower(part.section(':', 0, 0).trimmed().toStdString()),
                               item.trimmed().toStdString());
    return found;
}

Unit unitFrom(Power power, const std::string& text)
{
    return {power, text[0] == 'A' ? UnitKind::Army : UnitKind::Fleet, map().findLocation(text.substr(2))};
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
        const auto order = readOrder({map(), position, kind, power}, text);
        if (!order) qFatal("%s: %s", text.c_str(), order.error().message.c_str());
        orders.push_back(*order);
    }
    QStringList doubts;
    for (const Doubt& doubt : doubtsOf(map(), options, position, kind, orders)) {
        QString line = QString::fromStdString(canonical(map(), position, orders[doubt.order])) + ' ' +
                       nameOf(doubt.kind);
        if (doubt.about != noProvince) line += ' ' + QString::fromStdString(map()[doubt.about].code);
        doubts << line;
    }
    return doubts.join("; ");
}

Position positionWith(const QString& units)
{
    Position position;
    position.owner.assign(map().provinces.size(), noPower);
    for (const auto& [power, text] : items(units)) place(map(), position, unitFrom(power, text));
    return position;
}

} // namespace

class TestSheetCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movement_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* units, const char* orders, const char* expected) {
            QTest::newRow(name) << units << orders << expected;
        };
        row("sound orders", "France: A PAR, A MAR, F BRE; Germany: A MUN",
            "France: A PAR - BUR, A MAR S A PAR - BUR, F BRE H; Germany: A MUN H", "");
        row("too far", "France: A PAR", "France: A PAR - MUN", "A PAR - MUN illegal");
        row("another's unit", "France: A PAR; Germany: A MUN", "France: A MUN H", "A MUN H illegal");
        row("nobody there", "France: A PAR", "France: A MUN H", "A MUN H illegal");
        row("support out of reach", "France: A PAR, A BRE", "France: A BRE S A PAR - BUR, A PAR - BUR",
            "A BRE S A PAR - BUR illegal");
        row("told twice", "France: A PAR", "France: A PAR H, A PAR - BUR",
            "A PAR H twice PAR; A PAR - BUR twice PAR");
        row("coast of two", "Russia: F CON", "Russia: F CON - BUL", "F CON - BUL coast BUL");
        row("coast of one", "Russia: F BLA", "Russia: F BLA - BUL/ec", "");
        row("only one coast possible", "France: F GAS", "France: F GAS - SPA", "");
        row("army needs no coast", "France: A GAS", "France: A GAS - SPA", "");
        row("support of a move elsewhere", "France: A PAR, A MAR", "France: A PAR - PIC, A MAR S A PAR - BUR",
            "A MAR S A PAR - BUR support PAR");
        row("support of a move that is none", "France: A PAR, A MAR", "France: A PAR H, A MAR S A PAR - BUR",
            "A MAR S A PAR - BUR support PAR");
        row("support to hold of a move", "France: A BUR, A MAR", "France: A BUR - PAR, A MAR S A BUR",
            "A MAR S A BUR support BUR");
        row("support of one without order", "France: A PAR, A MAR", "France: A MAR S A PAR - BUR", "");
        row("support of a foreign unit", "France: A MAR; Germany: A MUN",
            "France: A MAR S A MUN - BUR; Germany: A MUN - RUH", "A MAR S A MUN - BUR support MUN");
        row("support of one told twice", "France: A PAR, A MAR",
            "France: A PAR H, A PAR - BUR, A MAR S A PAR - BUR", "A PAR H twice PAR; A PAR - BUR twice PAR");
        row("convoy", "England: A LON, F NTH", "England: A LON - NWY, F NTH C A LON - NWY", "");
        row("convoy elsewhere", "England: A LON, F NTH", "England: A LON - BEL, F NTH C A LON - NWY",
            "A LON - BEL not convoyed BEL; F NTH C A LON - NWY convoy LON");
        row("fleet does something else", "England: A LON, F NTH", "England: A LON - NWY, F NTH H",
            "A LON - NWY not convoyed NWY");
        row("fleet told nothing yet", "England: A LON, F NTH", "England: A LON - NWY", "");
        row("another way", "England: A LON, F NTH, F ENG",
            "England: A LON - BEL, F NTH H, F ENG C A LON - BEL", "");
        row("a chain with a gap", "England: A LON, F ENG, F MAO",
            "England: A LON - POR, F ENG C A LON - POR, F MAO H", "A LON - POR not convoyed POR");
        row("by land", "France: A PAR, F ENG", "France: A PAR - PIC, F ENG H", "");
        row("via without need", "England: A BEL, F NTH", "England: A BEL - HOL VIA, F NTH H",
            "A BEL - HOL VIA not convoyed HOL");
        row("one space for two", "France: A PAR, A MAR", "France: A PAR - BUR, A MAR - BUR",
            "A PAR - BUR same MAR; A MAR - BUR same PAR");
        row("one space for two powers", "France: A PAR; Germany: A MUN",
            "France: A PAR - BUR; Germany: A MUN - BUR", "");
        row("the way is not left", "France: A PAR, A BUR", "France: A PAR - BUR, A BUR H",
            "A PAR - BUR stays BUR");
        row("the way is left", "France: A PAR, A BUR", "France: A PAR - BUR, A BUR - MUN", "");
        row("changing places", "France: A PAR, A BUR", "France: A PAR - BUR, A BUR - PAR",
            "A PAR - BUR stays BUR; A BUR - PAR stays PAR");
        row("changing places by sea", "England: A LON, A YOR, F NTH",
            "England: A LON - YOR VIA, A YOR - LON, F NTH C A LON - YOR", "");
        row("both by sea", "England: A LON, A YOR, F NTH, F ENG",
            "England: A LON - YOR VIA, A YOR - LON VIA, F NTH C A YOR - LON, F ENG H",
            "A LON - YOR VIA not convoyed YOR");
        row("the other one by sea", "England: A LON, A YOR, F NTH",
            "England: A LON - YOR, A YOR - LON VIA, F NTH C A YOR - LON", "");
        row("by sea without a word", "England: A LON, A YOR, F NTH",
            "England: A LON - YOR, A YOR - LON, F NTH C A YOR - LON", "");
        row("in a foreign fleet without a word", "England: A LON, A YOR; Germany: F NTH",
            "England: A LON - YOR, A YOR - LON; Germany: F NTH C A YOR - LON",
            "A LON - YOR stays YOR; A YOR - LON stays LON");
        row("a fleet that carries elsewhere", "England: A LON, A YOR, F NTH",
            "England: A LON - YOR, A YOR - LON, F NTH C A YOR - NWY",
            "A LON - YOR stays YOR; A YOR - LON stays LON; F NTH C A YOR - NWY convoy YOR");
        row("fleets cannot change places", "England: F LON, F YOR", "England: F LON - YOR, F YOR - LON",
            "F LON - YOR stays YOR; F YOR - LON stays LON");
        row("a circle of three", "France: A PAR, A BUR, A GAS",
            "France: A PAR - BUR, A BUR - GAS, A GAS - PAR", "");
        row("a foreign unit on the way out", "France: A PAR, A BUR; Germany: A MUN",
            "France: A PAR - BUR, A BUR - MUN; Germany: A MUN - BUR", "");
        row("a foreign unit in the way", "France: A PAR; Germany: A BUR",
            "France: A PAR - BUR; Germany: A BUR H", "");
    }

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
        position.dislodged.push_back({unitFrom(map().findPower("France"), "A BUR"), {}, {}});
        position.dislodged.back().retreats.add(map().findLocation("GAS"));
        position.dislodged.back().retreats.add(map().findLocation("PAR"));
        position.dislodged.push_back({unitFrom(map().findPower("Germany"), "A PIC"), {}, {}});
        position.dislodged.back().retreats.add(map().findLocation("PAR"));
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
            position.owner[index(map().findProvince(code))] = power;
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
        RandomTurns turns(map(), 77);
        int illegal = 0;
        for (int i = 0; i < 400; ++i) {
            const RandomTurn turn = turns.next();
            const auto doubts = doubtsOf(map(), {}, turn.position, PhaseKind::Movement, turn.orders);
            const Outcome outcome = resolveMovement(map(), {}, turn.position, turn.orders);
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
