// SPDX-License-Identifier: GPL-3.0-or-later
// Deciding a movement phase, finding retreats and giving reasons allocate nothing: every allocation of this
// program is counted.
#include "engine/adjudicate/explain.h"
#include "tests/support/phase_lines.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

void* counted(std::size_t size) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void* countedOrThrown(std::size_t size)
{
    if (void* memory = counted(size)) return memory;
    throw std::bad_alloc();
}

} // namespace

void* operator new(std::size_t size)
{
    return countedOrThrown(size);
}
void* operator new[](std::size_t size)
{
    return countedOrThrown(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept // std::stable_sort asks for memory so
{
    return counted(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept
{
    return counted(size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace chancery::tst_allocations {

class TestAllocations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resolvingAllocatesNothing_data()
    {
        QTest::addColumn<QString>("set");
        for (const char* set : {"a", "b", "c"}) QTest::newRow(set) << set;
    }

    void resolvingAllocatesNothing()
    {
        QFETCH(QString, set);
        const auto phases =
            readPhaseLines(standardMap(), fileContent("tests/data/positions/" + set.toStdString() + ".txt"));
        QCOMPARE(phases.size(), std::size_t{1000});
        const RuleOptions options;
        std::array<Rule, maxProvinces> judged;
        std::size_t reasons = 0, before = allocations;
        for (const OrderedPhase& phase : phases) {
            const Board board(standardMap(), phase.position.units);
            const Turn turn(board, phase.orders, {judged.data(), phase.orders.size()}, options);
            Movement movement(turn);
            movement.resolve();
            const Aftermath after(movement);
            explainEach(after, board.units,
                        [&](Province, const Finding& finding) { reasons += finding.rule != Rule::None; });
            for (Province p : after.dislodged)
                reasons += static_cast<std::size_t>(after.retreatsOpenTo(p).size());
        }
        const std::size_t counted = allocations - before;
        QVERIFY(reasons > 200);
        QCOMPARE(counted, std::size_t{0});
    }

    void theCounterCounts()
    {
        const std::size_t before = allocations;
        const std::vector<int> some(100);
        QCOMPARE(allocations - before, std::size_t{1});
        QCOMPARE(some.size(), std::size_t{100});
    }
};

CHANCERY_SUITE(TestAllocations, QCoreApplication)

} // namespace chancery::tst_allocations

#include "tst_allocations.moc"
