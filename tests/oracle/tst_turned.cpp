// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says turns a result is what the oracle finds when it has each unit hold: in phases of real
// games, and in situations drawn by lot.
#include "engine/adjudicate/turners.h"
#include "engine/orders/order_text.h"
#include "engine/rules/rulebooks.h"
#include "tests/oracle/border.h"
#include "tests/oracle/judge/judge.h"
#include "tests/oracle/trial.h"
#include "tests/support/phase_lines.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <array>
#include <initializer_list>
#include <set>

namespace oracle::tst_turned {

namespace {

/// How a unit ended in the eyes of the oracle.
struct End
{
    Word word = Word::Stands;
    bool lost = false;
};

/// Judges a situation, and again with one unit that holds.
class Judged
{
public:
    Judged(const Board& board, const Situation& situation)
        : board_(board)
        , situation_(situation)
        , judgement_(board, situation_)
    {
    }

    Judged(const Judged&) = delete; // what was judged refers to the situation
    Judged& operator=(const Judged&) = delete;

    int count() const { return judgement_.turn.count(); }
    int provinceOf(int unit) const { return board_.province(judgement_.turn.units[std::size_t(unit)].place); }
    bool orders(int unit) const
    {
        const Deed& deed = judgement_.turn.deed(unit);
        return deed.order != none && deed.says != Says::Hold;
    }

    End endOf(int unit) const
    {
        End end;
        const Unit& self = judgement_.turn.units[std::size_t(unit)];
        const int order = judgement_.turn.deed(unit).order;
        const auto isForIt = [&](const Order& one) {
            return one.power == self.power && board_.province(one.unit) == board_.province(self.place);
        };
        if (order != none)
            end.word = judgement_.answer.words[std::size_t(order)];
        else if (std::ranges::any_of(situation_.orders, isForIt))
            end.word = Word::Illegal;
        for (const Dislodged& loser : judgement_.answer.dislodged)
            end.lost = end.lost || loser.province == provinceOf(unit);
        return end;
    }

    /// The same situation, in which these units hold.
    Judged holding(std::initializer_list<int> units) const
    {
        Situation other = situation_;
        for (const int unit : units) {
            std::erase_if(other.orders, [&](const Order& order) {
                return board_.province(order.unit) == provinceOf(unit);
            });
            const Unit& held = judgement_.turn.units[std::size_t(unit)];
            other.orders.push_back({held.power, held.place, Says::Hold, none, none, false});
        }
        return {board_, other};
    }

private:
    const Board& board_;
    Situation situation_;
    Judgement judgement_;
};

bool isOtherwise(End was, End now)
{
    if (was.lost && !now.lost) return true;
    // What a success rests on is not asked, nor why a unit stayed whose order does not count.
    if (was.word == Word::Succeeds || was.word == Word::Illegal || was.word == Word::Invalid) return false;
    if (was.word == Word::Fails) return now.word == Word::Succeeds;
    if (was.word == Word::Cut) return now.word == Word::Given;
    if (was.word == Word::Given) return now.word == Word::Cut;
    return was.lost != now.lost;
}

using Pair = std::pair<int, int>; ///< a unit, and one that turns its result, by provinces

std::set<Pair> foundBy(const Judged& judged)
{
    std::set<Pair> pairs;
    for (int tried = 0; tried < judged.count(); ++tried) {
        if (!judged.orders(tried)) continue;
        const Judged other = judged.holding({tried});
        for (int asked = 0; asked < judged.count(); ++asked)
            if (asked != tried && isOtherwise(judged.endOf(asked), other.endOf(asked)))
                pairs.insert({judged.provinceOf(asked), judged.provinceOf(tried)});
    }
    return pairs;
}

using Triple = std::array<int, 3>; ///< a unit, and two that turn its result only together

/// Returns the triples among orders that failed, supports that were cut, and units that were dislodged.
std::set<Triple> togetherBy(const Judged& judged, const std::set<Pair>& alone)
{
    std::set<Triple> triples;
    for (int one = 0; one < judged.count(); ++one)
        for (int other = one + 1; other < judged.count(); ++other) {
            if (!judged.orders(one) || !judged.orders(other)) continue;
            const Judged then = judged.holding({one, other});
            const int first = judged.provinceOf(one), second = judged.provinceOf(other);
            for (int asked = 0; asked < judged.count(); ++asked) {
                const int unit = judged.provinceOf(asked);
                const End was = judged.endOf(asked);
                if (asked == one || asked == other || alone.contains({unit, first}) ||
                    alone.contains({unit, second}) ||
                    !(was.lost || was.word == Word::Fails || was.word == Word::Cut))
                    continue;
                if (isOtherwise(was, then.endOf(asked)))
                    triples.insert({unit, std::min(first, second), std::max(first, second)});
            }
        }
    return triples;
}

std::set<Triple> togetherIn(const chancery::Outcome& outcome)
{
    std::set<Triple> triples;
    for (const chancery::TurnedResult& one : outcome.turned)
        for (const auto& both : one.together) {
            const int first = int(index(both[0])), second = int(index(both[1]));
            triples.insert({int(index(one.unit)), std::min(first, second), std::max(first, second)});
        }
    return triples;
}

std::set<Pair> saidBy(const chancery::Outcome& outcome)
{
    std::set<Pair> pairs;
    for (const chancery::TurnedResult& one : outcome.turned)
        for (const chancery::Province by : one.by) pairs.insert({int(index(one.unit)), int(index(by))});
    return pairs;
}

/// Figures of what was compared.
struct Compared
{
    int phases = 0, pairs = 0, triples = 0;
};

constexpr int triedTogether = 12; ///< of so many phases one is tried with each two units: the oracle is slow

std::string compare(const chancery::Map& map, const Board& board, const chancery::Position& position,
                    const std::vector<chancery::Order>& orders, const Situation& situation,
                    Compared& compared)
{
    const chancery::RuleOptions options = rulebookOf(*chancery::findRulebook("datc")).options;
    chancery::Outcome outcome = resolveMovement(map, options, position, orders);
    findTurners(map, options, position, outcome);
    const Judged judged(board, situation);
    const std::set<Pair> said = saidBy(outcome), found = foundBy(judged);
    compared.pairs += int(found.size());
    std::string text;
    if (compared.phases++ % triedTogether == 0) {
        const std::set<Triple> together = togetherBy(judged, found);
        compared.triples += int(together.size());
        if (together != togetherIn(outcome)) text += "not the same two together\n";
    }
    for (const auto& [these, those, word] :
         {std::tuple(&said, &found, "only the engine: "), std::tuple(&found, &said, "only the oracle: ")})
        for (const Pair& pair : *these)
            if (!those->contains(pair))
                text += word + map.provinces[std::size_t(pair.first)].code + " by " +
                        map.provinces[std::size_t(pair.second)].code + "\n";
    if (text.empty()) return text;
    for (const chancery::Order& order : orders) text += canonical(map, position, order) + ", ";
    return text;
}

} // namespace

class TestTurned : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inRealGames();
    void inSituationsDrawnByLot();
};

void TestTurned::inRealGames()
{
    using namespace chancery;
    const oracle::Board board = boardOf(standardMap());
    Compared compared;
    for (const OrderedPhase& phase :
         readPhaseLines(standardMap(), fileContent("tests/data/real_phases.txt"))) {
        const std::string text = compare(standardMap(), board, phase.position, phase.orders,
                                         situationOf(phase.position, phase.orders), compared);
        QVERIFY2(text.empty(), (phase.id + "\n" + text).c_str());
    }
    qInfo("%d phases, %d results turned by one unit, %d by two together", compared.phases, compared.pairs,
          compared.triples);
    QVERIFY(compared.pairs > 0 && compared.triples > 0);
}

void TestTurned::inSituationsDrawnByLot()
{
    Compared compared;
    for (std::uint64_t number = 0; number < 600; ++number) {
        const Arena arena = drawnArena(chancery::standardMap(), 38, number);
        const Situation situation = drawnSituation(arena, 38, number);
        const std::string text = compare(arena.map, arena.board, positionOf(arena.map, situation),
                                         ordersOf(arena.map, situation), situation, compared);
        QVERIFY2(text.empty(), qPrintable(QStringLiteral("situation %1\n").arg(number) + text.c_str()));
    }
    qInfo("%d situations, %d results turned by one unit, %d by two together", compared.phases, compared.pairs,
          compared.triples);
    QVERIFY(compared.pairs > 0 && compared.triples > 0);
}

CHANCERY_SUITE(TestTurned, QCoreApplication)

} // namespace oracle::tst_turned

#include "tst_turned.moc"
