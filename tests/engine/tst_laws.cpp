// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every movement phase whatever the orders, tried on phases drawn by lot.
#include "engine/adjudicate/outcome.h"
#include "tests/support/random_turns.h"
#include "tests/support/renumbered_map.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <map>

namespace chancery::tst_laws {

namespace {

constexpr int turns = 3000;

using ByUnit = std::map<Province, OrderResult>;

/// Results by unit; of a unit with several orders the one that gives its fate comes last and stays.
ByUnit byUnit(const Map& map, const Outcome& outcome)
{
    ByUnit all;
    for (const OrderResult& result : outcome.results)
        if (result.verdict != Verdict::Illegal) all[map.provinceOf(result.order.unit.at)] = result;
    return all;
}

std::string where(const Map& map, int turn, Province p)
{
    return "turn " + std::to_string(turn) + ", " + map[p].code;
}

} // namespace

class TestLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequenceOfOrdersIsIrrelevant()
    {
        RandomTurns lot(map_, 1);
        for (int i = 0; i < turns; ++i) {
            RandomTurn turn = lot.next();
            const Outcome first = resolveMovement(map_, {}, turn.position, turn.orders);
            lot.shuffle(turn.orders);
            const Outcome second = resolveMovement(map_, {}, turn.position, turn.orders);
            QCOMPARE(byUnit(map_, second) == byUnit(map_, first), true);
            QCOMPARE(second.dislodged == first.dislodged, true);
            QCOMPARE(second.after == first.after, true);
        }
    }

    void numbersOfProvincesAreIrrelevant()
    {
        RandomTurns lot(map_, 2);
        std::vector<Province> places;
        for (std::size_t p = 0; p < map_.provinces.size(); ++p) places.push_back(static_cast<Province>(p));
        for (int i = 0; i < turns; ++i) {
            if (i % 100 == 0) lot.shuffle(places);
            const Renumbering other(map_, places);
            const RandomTurn turn = lot.next();
            const Outcome here = resolveMovement(map_, {}, turn.position, turn.orders);
            std::vector<Order> orders;
            for (const Order& order : turn.orders) orders.push_back(other(order));
            const Outcome there = resolveMovement(other.map(), {}, other(turn.position), orders);
            QCOMPARE(there.after == other(here.after), true);
            for (std::size_t o = 0; o < orders.size(); ++o) {
                const OrderResult &a = here.results[o], &b = there.results[o];
                const bool same = a.verdict == b.verdict && a.fate == b.fate &&
                                  a.finding.rule == b.finding.rule && a.finding.mine == b.finding.mine &&
                                  a.finding.theirs == b.finding.theirs;
                QVERIFY2(same, where(map_, i, map_.provinceOf(a.order.unit.at)).c_str());
            }
        }
    }

    void numbersOfPowersAreIrrelevant()
    {
        RandomTurns lot(map_, 7);
        std::vector<Power> powers;
        for (const Power power : map_.everyPower()) powers.push_back(power);
        for (int i = 0; i < turns; ++i) {
            if (i % 100 == 0) lot.shuffle(powers);
            const auto renumber = [&](Power& power) { power = powers[index(power)]; };
            RandomTurn turn = lot.next();
            const Outcome here = resolveMovement(map_, {}, turn.position, turn.orders);
            for (Unit& unit : turn.position.units) renumber(unit.power);
            for (Order& order : turn.orders) renumber(order.power), renumber(order.unit.power);
            const Outcome there = resolveMovement(map_, {}, turn.position, turn.orders);
            std::vector<Unit> after = here.after.units;
            for (Unit& unit : after) renumber(unit.power);
            QCOMPARE(there.after.units == after, true);
            for (std::size_t o = 0; o < here.results.size(); ++o) {
                const OrderResult &a = here.results[o], &b = there.results[o];
                QVERIFY2(a.verdict == b.verdict && a.fate == b.fate && a.finding == b.finding,
                         where(map_, i, map_.provinceOf(a.order.unit.at)).c_str());
            }
        }
    }

    void illegalOrdersChangeNothing()
    {
        RandomTurns lot(map_, 3);
        for (int i = 0; i < turns; ++i) {
            RandomTurn turn = lot.next();
            const Outcome first = resolveMovement(map_, {}, turn.position, turn.orders);
            for (int extra = 0; extra < 5; ++extra) turn.orders.push_back(lot.illegal(turn.position));
            lot.shuffle(turn.orders);
            const Outcome second = resolveMovement(map_, {}, turn.position, turn.orders);
            QCOMPARE(byUnit(map_, second) == byUnit(map_, first), true);
            QCOMPARE(second.after == first.after, true);
        }
    }

    void noTwoUnitsEndInOneProvince()
    {
        RandomTurns lot(map_, 4);
        for (int i = 0; i < turns; ++i) {
            const RandomTurn turn = lot.next();
            const Outcome outcome = resolveMovement(map_, {}, turn.position, turn.orders);
            QCOMPARE(static_cast<std::size_t>(occupied(map_, outcome.after).size()),
                     outcome.after.units.size());
            QCOMPARE(outcome.after.units.size() + outcome.dislodged.size(), turn.position.units.size());
            QCOMPARE(outcome.results.size(), turn.orders.size());
        }
    }

    void findingsAgreeWithVerdicts()
    {
        RandomTurns lot(map_, 5);
        for (int i = 0; i < turns; ++i) {
            const RandomTurn turn = lot.next();
            for (const OrderResult& result : resolveMovement(map_, {}, turn.position, turn.orders).results) {
                const Finding& finding = result.finding;
                const std::string place = where(map_, i, map_.provinceOf(result.order.unit.at));
                QVERIFY2(finding.rule != Rule::None, place.c_str());
                if (as<Move>(result.order) && result.verdict != Verdict::Illegal &&
                    finding.rule != Rule::MoveSelfDislodge) // strong enough, but forbidden
                    QVERIFY2((finding.mine > finding.theirs) == (result.verdict == Verdict::Succeeds),
                             place.c_str());
                if (result.verdict != Verdict::Stands) continue;
                const bool weaker = finding.mine < finding.theirs;
                QVERIFY2((finding.rule == Rule::HoldDislodged) == (result.fate != Fate::Unharmed),
                         place.c_str());
                QVERIFY2(weaker ==
                             (finding.rule == Rule::HoldDislodged || finding.rule == Rule::HoldBeleaguered),
                         place.c_str());
            }
        }
    }

    /// Every unit named as the reason was on the board, supports that counted were given, and those that did
    /// not count were cut or may not help against their own power.
    void findingsLeadToOtherFindings()
    {
        RandomTurns lot(map_, 6);
        for (int i = 0; i < turns; ++i) {
            const RandomTurn turn = lot.next();
            const ByUnit all = byUnit(map_, resolveMovement(map_, {}, turn.position, turn.orders));
            for (const auto& [p, result] : all) {
                const Finding& finding = result.finding;
                if (finding.against != noProvince)
                    QVERIFY2(unitAt(map_, turn.position, finding.against), where(map_, i, p).c_str());
                for (Province s : finding.counted) QCOMPARE(all.at(s).verdict, Verdict::Given);
                const Move* move = as<Move>(result.order);
                const Unit* victim = move ? unitAt(map_, turn.position, map_.provinceOf(move->to)) : nullptr;
                for (Province s : finding.discounted()) {
                    const OrderResult& support = all.at(s);
                    const bool own = victim && victim->power == support.order.power;
                    const bool lost = move && finding.mine == 0; // no path, or against its own power
                    QVERIFY2(support.verdict == Verdict::Cut || own || lost, where(map_, i, p).c_str());
                }
            }
        }
    }

    /// Changes whenever adjudication does; then the commit that changes it says which case moved.
    void signature()
    {
        RandomTurns lot(map_, 1971);
        std::uint64_t hash = 14695981039346656037U;
        const auto take = [&hash](std::size_t value) { hash = (hash ^ value) * 1099511628211U; };
        for (int i = 0; i < 20000; ++i) {
            const RandomTurn turn = lot.next();
            const Outcome outcome = resolveMovement(map_, {}, turn.position, turn.orders);
            for (const OrderResult& result : outcome.results) {
                take(static_cast<std::size_t>(result.verdict));
                take(static_cast<std::size_t>(result.fate));
            }
            for (const DislodgedUnit& unit : outcome.dislodged)
                for (Location to : unit.retreats) take(index(to));
        }
        QCOMPARE(hash, std::uint64_t{5020016973136783712U});
    }

private:
    const Map& map_ = standardMap();
};

CHANCERY_SUITE(TestLaws, QCoreApplication)

} // namespace chancery::tst_laws

#include "tst_laws.moc"
