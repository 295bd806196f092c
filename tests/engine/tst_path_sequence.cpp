// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the seas of a convoyed move were written: numbered, found again, and made up where none
// was written.
#include "engine/orders/convoy_routes.h"
#include "engine/orders/order_text.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <set>

namespace chancery::tst_path_sequence {

namespace {

Province sea(const char* code)
{
    return standardMap().findProvince(code);
}

Move moveAlong(const std::vector<Province>& seas, bool scrambled)
{
    Move move{whole(sea("STP")), Via::Convoy, {}, scrambled, numberOfSequence(seas)};
    for (const Province one : seas) move.path.add(one);
    return move;
}

} // namespace

class TestPathSequence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every arrangement has a number of its own, and comes back from it.
    void everySequenceComesBack()
    {
        std::vector<Province> seas{sea("NTH"), sea("NWG"), sea("BAR"), sea("NAO"), sea("IRI")};
        std::ranges::sort(seas);
        QCOMPARE(numberOfSequence(seas), 0U);
        std::set<std::uint32_t> numbers;
        do {
            const bool scrambled = !inSequence(standardMap(), sea("LON"), seas, sea("STP"));
            QVERIFY(seasInSequence(standardMap(), sea("LON"), moveAlong(seas, scrambled)) == seas);
            numbers.insert(numberOfSequence(seas));
        } while (std::ranges::next_permutation(seas).found);
        QCOMPARE(numbers.size(), std::size_t(120));
        QCOMPARE(*numbers.rbegin(), 119U);
    }

    /// An order that was not read has a path without an arrangement; its text must be read as the same path.
    void aPathThatNobodyWroteIsPassable()
    {
        for (const bool scrambled : {false, true}) {
            Move move = moveAlong({sea("NTH"), sea("NWG"), sea("BAR")}, scrambled);
            for (move.sequence = 0; move.sequence < 8; ++move.sequence) { // more than there are
                const std::vector<Province> seas = seasInSequence(standardMap(), sea("LON"), move);
                QCOMPARE(seas.size(), std::size_t(3));
                QCOMPARE(inSequence(standardMap(), sea("LON"), seas, sea("STP")), !scrambled);
            }
        }
    }

    void verySeldomAreThereMoreSeasThanNumbers()
    {
        std::vector<Province> seas;
        for (const Province one : standardMap().seas) seas.push_back(one);
        QVERIFY(seas.size() > 12);
        std::ranges::reverse(seas);
        QCOMPARE(numberOfSequence(seas), 0U);
        seas.resize(12);
        QCOMPARE(numberOfSequence(seas), 479001599U); // 12! - 1
    }
};

CHANCERY_SUITE(TestPathSequence, QCoreApplication)

} // namespace chancery::tst_path_sequence

#include "tst_path_sequence.moc"
