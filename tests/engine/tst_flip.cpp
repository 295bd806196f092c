// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn a result: the search finds what trying everything finds, and names what each change does.
#include "tests/support/flip_trials.h"
#include "tests/support/near_units.h"
#include "tests/support/search_flips.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "engine/adjudicate/turners.h"
#include "engine/explain/legal_orders.h"
#include "engine/orders/legality.h"
#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"

#include <algorithm>
#include <set>

namespace chancery::tst_flip {

namespace {

/// Thirty positions of at most twelve units: convoys, swaps and paradoxes, and busy parts of midgames.
std::vector<OrderedPhase> smallPositions()
{
    std::vector<OrderedPhase> positions;
    const auto convoys = readPhaseLines(standardMap(), fileContent("tests/data/positions/c.txt"), 120);
    for (std::size_t i = 0; positions.size() < 15 && i < convoys.size(); i += 4)
        if (convoys[i].orders.size() >= 4 && convoys[i].orders.size() <= 12) positions.push_back(convoys[i]);
    const auto midgames = readPhaseLines(standardMap(), fileContent("tests/data/positions/b.txt"), 200);
    for (std::size_t i = 0; positions.size() < 30; ++i)
        positions.push_back(
            nearUnits(standardMap(), midgames[i * 13], i * 5 % midgames[i * 13].orders.size(), 11));
    return positions;
}

} // namespace

class TestFlip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatBruteForceFinds_data();
    void findsWhatBruteForceFinds();
    void findsWhateverTurnsAResultByHolding();
    void showsTheSameWhateverTheOrderOfSlices();
    void showsSomeOfEachGroup();
    void changesOnlyTheChosenUnits();
    void readsOddSheets_data();
    void readsOddSheets();
    void countsNoMoveThatNeverSetsOut();
    void heedsRuledResults();
    void everyLegalOrderIsLegal();
    void knowsWhatCannotBeAsked();
};

void TestFlip::findsWhatBruteForceFinds_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < 30; ++number)
        QTest::addRow("%d, %s", number, rulebooks()[static_cast<std::size_t>(number) % 10].id.c_str())
            << number;
}

void TestFlip::findsWhatBruteForceFinds()
{
    QFETCH(int, number);
    static const std::vector<OrderedPhase> positions = smallPositions();
    const OrderedPhase& phase = positions[static_cast<std::size_t>(number)];
    QVERIFY(phase.orders.size() <= 12);
    const PhaseInput input = inputFrom(phase, rulebooks()[static_cast<std::size_t>(number) % 10].options);
    std::size_t turning = 0;
    for (std::size_t asked = number % 2; asked < phase.orders.size(); asked += 2) {
        const FlipSearch search({input, unitOf(input, asked), {}});
        const FlipAnswer answer = searchFlips(search);
        const BruteForced expected = byBruteForce(input, asked);
        QVERIFY(search.changes() <= expected.changes); // which lists "via convoy" where it is the only way
        QCOMPARE(QString::fromStdString(firstDifference(answer, input, expected.flips)), QString());
        std::size_t ways = 0;
        for (const FlipGroup& group : answer.groups) ways += group.ways;
        QCOMPARE(ways, answer.found);
        turning += answer.found;
    }
    QVERIFY(turning > 0);
}

/// The causes of an outcome are among the changes, those that count only together among the pairs, so that
/// the two never contradict each other.
void TestFlip::findsWhateverTurnsAResultByHolding()
{
    int turners = 0, pairs = 0, asked = 0;
    const auto phases = readPhaseLines(standardMap(), fileContent("tests/data/real_phases.txt"), 150);
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const PhaseInput input = inputFrom(phases[i], rulebooks()[i % 10].options);
        for (const TurnedResult& turned : explained(input).turned) {
            const FlipSearch search({input, turned.unit, {}});
            FlipTally tally;
            tally.add(search.singles());
            ProvinceSet found;
            for (const Flip& flip : tally.answer(search).shown)
                if (flip.changes.size() == 1 && as<Hold>(flip.changes.front().now))
                    found.add(standardMap().provinceOf(flip.changes.front().now.unit.at));
            QVERIFY2(found.contains(turned.by), phases[i].id.c_str());
            turners += static_cast<int>(turned.by.size());
            if (turned.together.empty() || ++asked % 12 != 0) continue;
            std::vector<ProvinceSet> held;
            for (const Flip& flip : searchFlips(search).shown) {
                ProvinceSet units;
                for (const OrderChange& change : flip.changes)
                    if (as<Hold>(change.now)) units.add(standardMap().provinceOf(change.now.unit.at));
                if (units.several()) held.push_back(units);
            }
            for (const auto& both : turned.together)
                QVERIFY2(std::ranges::count(held, ProvinceSet{both[0], both[1]}) > 0, phases[i].id.c_str());
            pairs += static_cast<int>(turned.together.size());
        }
    }
    QVERIFY(turners > 1000 && pairs > 0);
}

void TestFlip::showsTheSameWhateverTheOrderOfSlices()
{
    // The North Sea holds as long as two of three supporters stay; they can do some seventy other things
    // each.
    const PhaseInput input = inputFrom(situation(
        "England: F NTH H, F NWG S F NTH, F ENG S F NTH, F LON S F NTH, F IRI H, F NAO H, F MAO H, F CLY H,"
        " A LVP H, A WAL H, A YOR H, A EDI H, A BRE H, A PIC H, A NWY H, A GAS H, F BAR H, A BEL H"
        " | Germany: F DEN S F HEL - NTH, F HEL - NTH, F HOL S F HEL - NTH"));
    const FlipSearch search({input, unitOf(input, 0), {}});
    const FlipAnswer forwards = searchFlips(search);
    FlipTally tally;
    for (std::size_t slice = search.slices(); slice-- > 0;) tally.add(search.slice(slice));
    tally.add(search.singles());
    const FlipAnswer backwards = tally.answer(search);
    QVERIFY2(forwards.found > FlipTally::mostShown, qPrintable(QString::number(forwards.found)));
    QCOMPARE(forwards.shown.size(), FlipTally::mostShown);
    QCOMPARE(backwards.shown.size(), FlipTally::mostShown);
    QCOMPARE(backwards.found, forwards.found);
    QCOMPARE(backwards.tried, forwards.tried);
    for (std::size_t i = 0; i < forwards.shown.size(); ++i)
        QCOMPARE(lineOf(backwards.shown[i], input), lineOf(forwards.shown[i], input));
    for (const FlipGroup& group : forwards.groups)
        QVERIFY(std::ranges::count(forwards.shown, group.does, &Flip::does) > 0);
    QCOMPARE(QString::fromStdString(told(forwards.groups.front().does)),
             QString("NoSupport NTH, NoSupport NTH"));
}

void TestFlip::showsSomeOfEachGroup()
{
    const PhaseInput input =
        inputFrom(situation("England: F NWY - NTH | Germany: F NTH H, F HOL H, F HEL H, F DEN H"));
    const FlipSearch search({input, province("NWY"), {}});
    const auto count = static_cast<std::uint32_t>(search.changes());
    using Kind = FlipEffect::Kind;
    const auto does = [](Kind kind) {
        return FlipEffects{{kind, province("NTH"), noProvince}, {kind, province("NWY"), noProvince}};
    };
    // 40 yields, of one large group and of two small ones whose changes come last.
    std::vector<FlipYield> yields;
    for (std::uint32_t i = 0; i < 40; ++i) {
        FlipYield yield{{}, {{does(Kind::Attacks), 0}, {does(i % 2 ? Kind::Stays : Kind::Enters), 0}}, 0, 0};
        for (std::uint32_t j = 0; j < 100; ++j) {
            const bool small = j == 99;
            yield.found.push_back(
                {small ? count - 1 : (i * 7 + j) % (count - 1), i, small ? 1U : 0U, {}, false});
            ++yield.groups[small ? 1 : 0].ways;
            ++yield.flips;
        }
        yields.push_back(std::move(yield));
    }
    const auto shownAfter = [&](auto first, auto last) {
        FlipTally tally;
        for (; first != last; ++first) tally.add(*first);
        return tally.answer(search);
    };
    const FlipAnswer forwards = shownAfter(yields.begin(), yields.end()),
                     backwards = shownAfter(yields.rbegin(), yields.rend());
    QCOMPARE(forwards.found, std::size_t(4000));
    QCOMPARE(forwards.shown.size(), FlipTally::mostShown);
    for (std::size_t i = 0; i < forwards.shown.size(); ++i) {
        QVERIFY(forwards.shown[i].changes == backwards.shown[i].changes);
        QVERIFY(forwards.shown[i].does == backwards.shown[i].does);
    }
    for (const FlipAnswer* answer : {&forwards, &backwards}) {
        QCOMPARE(answer->groups.size(), std::size_t(3));
        QCOMPARE(std::ranges::count(answer->shown, does(Kind::Stays), &Flip::does), 20);
        QCOMPARE(std::ranges::count(answer->shown, does(Kind::Enters), &Flip::does), 20);
        QCOMPARE(answer->groups.front().ways, std::size_t(3960));
    }
}

void TestFlip::changesOnlyTheChosenUnits()
{
    const OrderedPhase phase =
        situation("England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H, F HEL H"
                  " | Russia: F SWE H");
    const PhaseInput input = inputFrom(phase);
    const ProvinceSet german =
        Board(standardMap(), phase.position.units).of(standardMap().findPower("Germany"));
    const FlipAnswer all = searchFlips(FlipSearch({input, unitOf(input, 0), {}})),
                     some = searchFlips(FlipSearch({input, unitOf(input, 0), german}));
    QVERIFY(some.found > 0 && some.found < all.found);
    std::size_t ofGermany = 0;
    const auto isGerman = [&](const OrderChange& change) {
        return german.has(standardMap().provinceOf(change.now.unit.at));
    };
    for (const Flip& flip : all.shown) ofGermany += std::ranges::all_of(flip.changes, isGerman) ? 1 : 0;
    QCOMPARE(some.found, ofGermany);
    for (const Flip& flip : some.shown) QVERIFY(std::ranges::all_of(flip.changes, isGerman));
}

void TestFlip::readsOddSheets_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("options");
    // The first order is asked about; units of Turkey are there without an order.
    QTest::newRow("two orders for a unit")
        << "England: F NWY - NTH, F EDI S F NWY - NTH, F EDI - NTH | Germany: F NTH H, F HOL H"
        << "";
    QTest::newRow("the last counts")
        << "England: F NWY - NTH, F EDI - CLY, F EDI S F NWY - NTH | Germany: F NTH H, F HOL H"
        << "duplicate_orders=last";
    QTest::newRow("no order") << "England: F NWY - NTH, F EDI S F NWY - NTH | Turkey: F NTH -, F HEL -"
                              << "";
    QTest::newRow("nobody orders them") << "England: F NWY - NTH, F EDI S F NTH | Turkey: F NTH -, F HEL -"
                                        << "civil_disorder_may_be_supported=no";
    QTest::newRow("nor may they retreat")
        << "Turkey: F NTH -, F HEL - | England: F NWY - NTH, F EDI S F NWY - NTH"
        << "civil_disorder_disbands_when_dislodged=yes";
    QTest::newRow("illegal") << "England: F NWY - PAR, F EDI H | Germany: F NTH - NWY, F BAR S F NTH - NWY"
                             << "";
    QTest::newRow("an impossible move denies support")
        << "Germany: F NTH - NWY, F BAR S F NTH - NWY | England: F NWY - PAR, F SWE S F NWY"
        << "illegal_order=counts_as_move";
    QTest::newRow("implied orders")
        << "England: F NTH H, F EDI S F NWY - NTH | England: F NWY - | Germany: F DEN H"
        << "implicit_orders=yes";
    QTest::newRow("without a fleet no move")
        << "England: A LON - HOL, F NTH C A LON - HOL | Germany: A BEL S A LON, F HEL - NTH, F DEN H"
        << "convoy_not_ordered=illegal";
    QTest::newRow("supported where it stands, unless a fleet carries it")
        << "England: A WAL - LON, A YOR S A WAL - LON, F NTH C A LON - HOL | France: A LON - HOL, F ENG S A "
           "LON"
        << "convoy_not_ordered=illegal";
    QTest::newRow("by land if not by sea") << "England: A LON - WAL VIA, F ENG C A LON - WAL | France: A WAL "
                                              "- LON, F MAO - ENG, F IRI S F MAO - ENG"
                                           << "via_convoy_falls_back_to_land=yes";
    QTest::newRow("from the last fleet")
        << "England: A LON - BEL, F NTH C A LON - BEL | France: A BEL - NTH, A RUH S A BEL - NTH, F HOL H"
        << "convoyed_attack_from=last_fleet";
    QTest::newRow("without a fleet it can be supported")
        << "England: A LON - HOL, F NTH C A LON - HOL, A YOR H | France: A WAL - LON, F ENG S A WAL - LON"
        << "convoy_not_ordered=illegal";
    QTest::newRow("an insurrection takes two") << "Germany: A MUN I Austria, A BER I Austria, A KIE H | "
                                                  "France: A BUR - MUN, A RUH S A KIE | Austria: R A VIE"
                                               << "insurrection=yes";
    QTest::newRow("ways that must be written")
        << "England: A LON - BEL, F NTH C A LON - BEL, F ENG C A LON - BEL | France: F BRE - ENG, F IRI H"
        << "convoy_path=required";
}

namespace {

/// A situation in which "F NTH -" means no order.
PhaseInput inputWithUnordered(const std::string& line, const std::string& option)
{
    PhaseInput input{PhaseKind::Movement, sharedMap(), {}, {}, {}, {}, {}};
    if (!option.empty()) input.options = *withChange({}, option);
    input.before.owner.assign(standardMap().provinces.size(), noPower);
    std::vector<std::pair<Power, std::string>> orders;
    for (const QString& sheet : QString::fromStdString(line).split(" | ")) {
        const Power power = standardMap().findPower(sheet.section(": ", 0, 0).toStdString());
        for (const QString& order : sheet.section(": ", 1).split(", ")) {
            const bool wish = order.startsWith("R "); // of a power without units
            if (wish) orders.emplace_back(power, order.toStdString());
            if (wish) continue;
            const std::string unit = order.section(' ', 0, 1).toStdString();
            const Unit placed = *readUnit(standardMap(), power, unit);
            const Province p = standardMap().provinceOf(placed.at);
            if (!unitAt(standardMap(), input.before, p)) place(standardMap(), input.before, placed);
            if (!order.endsWith(" -")) orders.emplace_back(power, order.toStdString());
        }
    }
    for (const auto& [power, text] : orders)
        input.orders.push_back(*readOrder({standardMap(), input.before, PhaseKind::Movement, power}, text));
    return input;
}

} // namespace

void TestFlip::readsOddSheets()
{
    QFETCH(QString, line);
    QFETCH(QString, options);
    const PhaseInput input = inputWithUnordered(line.toStdString(), options.toStdString());
    for (const Unit& asked : input.before.units) {
        const FlipAnswer answer = searchFlips(FlipSearch({input, standardMap().provinceOf(asked.at), {}}));
        const std::set<std::string> expected = byTrying(input, asked);
        QCOMPARE(QString::fromStdString(firstDifference(answer, input, expected)), QString());
    }
}

/// An army that bounces stays where it is without its fleet as well. Its convoy is no way to turn that.
void TestFlip::countsNoMoveThatNeverSetsOut()
{
    const PhaseInput input = inputFrom(
        situation("England: A LON - HOL, F NTH C A LON - HOL, F DEN H | Germany: A HOL H, A BER H"));
    const FlipSearch search({input, province("LON"), {}});
    QVERIFY(search.now().verdict == Verdict::Fails);
    const FlipAnswer answer = searchFlips(search);
    for (const Flip& flip : answer.shown)
        QVERIFY2(flip.then.verdict == Verdict::Succeeds, lineOf(flip, input).c_str());
    QVERIFY(answer.found > 0);
    QVERIFY(isTurned({Verdict::Fails, Fate::Unharmed}, {Verdict::Invalid, Fate::Dislodged}));
    QVERIFY(isTurned({Verdict::Given, Fate::Unharmed}, {Verdict::Invalid, Fate::Unharmed}));
}

void TestFlip::heedsRuledResults()
{
    PhaseInput input =
        inputFrom(situation("England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H, F CLY H"));
    const Unit asked = input.orders.front().unit;
    const std::size_t free = searchFlips(FlipSearch({input, province("NWY"), {}})).found;
    input.ruled.rule(province("EDI"), RuledResult::Given); // no attack cuts it
    const FlipAnswer answer = searchFlips(FlipSearch({input, province("NWY"), {}}));
    const std::set<std::string> expected = byTrying(input, asked);
    QCOMPARE(QString::fromStdString(firstDifference(answer, input, expected)), QString());
    QVERIFY(answer.found > 0 && answer.found < free);
    QVERIFY(!expected.contains("F CLY - EDI: fails"));
}

void TestFlip::everyLegalOrderIsLegal()
{
    for (const RulebookInfo& book : rulebooks())
        for (const OrderedPhase& phase : smallPositions()) {
            const Board board = boardOf(standardMap(), phase.position, book.options);
            for (Province unit : board.units) {
                const std::vector<Order> orders = legalOrders(board, book.options, unit);
                QVERIFY(as<Hold>(orders.front()));
                for (std::size_t i = 0; i < orders.size(); ++i) {
                    QVERIFY(illegality(board, orders[i], book.options) == Rule::None);
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!meanTheSame(board, book.options, orders[i], orders[j]));
                }
            }
        }
}

void TestFlip::knowsWhatCannotBeAsked()
{
    const PhaseInput input = inputFrom(situation("England: F NWY - NTH | Germany: F NTH H"));
    QVERIFY(canBeAsked({input, province("NTH"), {}}));
    QVERIFY(!canBeAsked({input, province("PAR"), {}}));
    QVERIFY(!canBeAsked({input, noProvince, {}}));
    PhaseInput retreats = input;
    retreats.kind = PhaseKind::Retreat;
    QVERIFY(!canBeAsked({retreats, province("NTH"), {}}));
    PhaseInput crowded = input;
    crowded.before.surplus.push_back(input.before.units.front());
    QVERIFY(!canBeAsked({crowded, province("NTH"), {}}));
}

CHANCERY_SUITE(TestFlip, NoApplication)

} // namespace chancery::tst_flip

#include "tst_flip.moc"
