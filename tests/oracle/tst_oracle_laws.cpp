// SPDX-License-Identifier: GPL-3.0-or-later
// What changes nothing: the order of the lines, the numbers of provinces and of powers, orders that are
// not legal. Tried on the situations that the oracle is asked about.
#include "tests/oracle/border.h"
#include "tests/oracle/draw_faults.h"
#include "tests/oracle/judge/legal.h"
#include "tests/oracle/trial.h"
#include "tests/support/renumbered_map.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <numeric>

namespace oracle::tst_oracle_laws {

namespace {

constexpr std::uint64_t situations = 3000, seed = 4;

/// Calls `check(arena, situation, lot)` for each situation until a test fails.
template<class Check>
void forEachSituation(Check check)
{
    std::optional<Arena> arena;
    for (std::uint64_t number = 0; number < situations && !QTest::currentTestFailed(); ++number) {
        if (number % 50 == 0) arena.emplace(drawnArena(chancery::standardMap(), seed, number));
        Lot lot(~seed, number);
        check(*arena, drawnSituation(*arena, seed, number), lot);
    }
}

Answer answered(const Arena& arena, const Situation& situation)
{
    std::string complaint;
    const Answer answer = engineAnswer(arena.map, situation, complaint);
    if (!complaint.empty()) QTest::qFail(complaint.c_str(), __FILE__, __LINE__);
    return answer;
}

void verify(bool holds, const Arena& arena, const Situation& situation)
{
    if (!holds) QFAIL(report(arena, situation).c_str()); // in words only if it is needed
}

std::vector<int> numbers(std::size_t count)
{
    std::vector<int> list(count);
    std::iota(list.begin(), list.end(), 0);
    return list;
}

/// Shuffles all orders; those of the same unit keep their order (DATC 4.D.3).
std::vector<int> sequence(const Board& board, const Situation& situation, Lot& lot)
{
    const auto home = [&](int o) { return board.province(situation.orders[std::size_t(o)].unit); };
    std::vector<int> list = numbers(situation.orders.size());
    lot.shuffle(list);
    for (std::size_t i = 0; i < list.size(); ++i)
        for (std::size_t j = i + 1; j < list.size(); ++j)
            if (home(list[i]) == home(list[j]) && list[i] > list[j]) std::swap(list[i], list[j]);
    return list;
}

} // namespace

class TestOracleLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sequenceOfOrdersIsIrrelevant();
    void numbersOfPowersAreIrrelevant();
    void numbersOfProvincesAreIrrelevant();
    void illegalOrdersChangeNothing();
};

void TestOracleLaws::sequenceOfOrdersIsIrrelevant()
{
    forEachSituation([](const Arena& arena, const Situation& situation, Lot& lot) {
        Answer expected = answered(arena, situation);
        const std::vector<Word> words = std::exchange(expected.words, {});
        Situation other = situation;
        other.orders.clear();
        for (int o : sequence(arena.board, situation, lot)) {
            other.orders.push_back(situation.orders[std::size_t(o)]);
            expected.words.push_back(words[std::size_t(o)]);
        }
        verify(answered(arena, other) == expected, arena, other);
    });
}

void TestOracleLaws::numbersOfPowersAreIrrelevant()
{
    forEachSituation([](const Arena& arena, const Situation& situation, Lot& lot) {
        std::vector<int> powers = numbers(arena.map.powers.size());
        lot.shuffle(powers);
        const auto renumber = [&](auto& list) {
            for (auto& item : list) item.power = powers[std::size_t(item.power)];
        };
        Situation other = situation;
        renumber(other.units);
        renumber(other.orders);
        Answer expected = answered(arena, situation);
        renumber(expected.standing);
        verify(answered(arena, other) == expected, arena, other);
    });
}

void TestOracleLaws::numbersOfProvincesAreIrrelevant()
{
    std::optional<chancery::Renumbering> there;
    std::uint64_t number = 0;
    forEachSituation([&](const Arena& arena, const Situation& situation, Lot& lot) {
        if (number++ % 50 == 0) {
            std::vector<chancery::Province> places;
            for (int p : numbers(arena.map.provinces.size()))
                places.push_back(static_cast<chancery::Province>(p));
            lot.shuffle(places);
            there.emplace(arena.map, places);
        }
        const chancery::Position position = positionOf(arena.map, situation);
        std::vector<chancery::Order> orders = ordersOf(arena.map, situation);
        const chancery::Outcome expected = resolveMovement(arena.map, {}, position, orders);
        for (chancery::Order& order : orders) order = (*there)(order);
        const chancery::Outcome outcome = resolveMovement(there->map(), {}, (*there)(position), orders);
        verify(outcome.after == (*there)(expected.after), arena, situation);
        for (std::size_t o = 0; o < orders.size(); ++o)
            verify(outcome.results[o].verdict == expected.results[o].verdict &&
                       outcome.results[o].fate == expected.results[o].fate,
                   arena, situation);
    });
}

void TestOracleLaws::illegalOrdersChangeNothing()
{
    int added = 0;
    forEachSituation([&](const Arena& arena, const Situation& situation, Lot& lot) {
        Answer expected = answered(arena, situation);
        Situation other = situation;
        for (int tries = 0; tries < 12; ++tries) {
            const Unit& unit = lot.oneOf(situation.units);
            const Order order = drawNonsense(arena.board, situation.units, unit.place, unit.power, lot);
            if (legal(arena.board, situation.units, order)) continue;
            const int where = lot.below(other.orders.size() + 1);
            other.orders.insert(other.orders.begin() + where, order);
            expected.words.insert(expected.words.begin() + where, Word::Illegal);
            ++added;
        }
        verify(answered(arena, other) == expected, arena, other);
    });
    QVERIFY(added > 10000);
}

CHANCERY_SUITE(TestOracleLaws, QCoreApplication)

} // namespace oracle::tst_oracle_laws

#include "tst_oracle_laws.moc"
