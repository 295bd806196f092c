// SPDX-License-Identifier: GPL-3.0-or-later
// Variations of a phase end as the whole phase does when it is resolved with the other orders: under every
// rulebook, on phases drawn by lot and on the positions of the benchmark. CHANCERY_VARIATIONS=1000000 tries
// so many.
#include "engine/adjudicate/variations.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/phase_lines.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_variations {

namespace {

constexpr int variationsOfATurn = 40;

/// How many variations are tried in a row of a table.
int variationsToTry()
{
    const int wanted = qEnvironmentVariableIntValue("CHANCERY_VARIATIONS");
    return wanted > 0 ? wanted : 2000;
}

bool concerns(const std::vector<Order>& changes, const Order& order)
{
    return std::ranges::any_of(changes, [&](const Order& change) { return change.unit.at == order.unit.at; });
}

std::vector<Order> withChanges(const std::vector<Order>& orders, const std::vector<Order>& changes)
{
    std::vector<Order> all;
    for (const Order& order : orders)
        if (!concerns(changes, order)) all.push_back(order);
    all.insert(all.end(), changes.begin(), changes.end());
    return all;
}

/// The words by unit: those of the order that counts, or of the first illegal one of the unit's power.
std::map<Province, UnitResult> resultsByUnit(const Map& map, const Position& position, const Outcome& outcome)
{
    std::map<Province, UnitResult> results;
    for (const bool illegal : {true, false})
        for (const OrderResult& result : outcome.results) {
            if ((result.verdict == Verdict::Illegal) != illegal || result.order.unit.at == nowhere) continue;
            const Province p = map.provinceOf(result.order.unit.at);
            const Unit* unit = unitAt(map, position, p);
            if (!unit || (illegal && unit->power != result.order.power)) continue;
            if (illegal)
                results.insert({p, {result.verdict, result.fate}});
            else
                results[p] = {result.verdict, result.fate};
        }
    return results;
}

std::map<Province, UnitResult> resultsByUnit(const Variations& variations)
{
    std::map<Province, UnitResult> results;
    for (const Province p : variations.board().units) results[p] = variations.resultOf(p);
    return results;
}

RuleOptions optionsOf(const QString& rulebook, const QString& change)
{
    const RuleOptions options = findRulebook(rulebook.toStdString())->options;
    return change.isEmpty() ? options : *withChange(options, change.toStdString());
}

} // namespace

class TestVariations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endAsWholePhases_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<QString>("change");
        for (const RulebookInfo& book : rulebooks())
            QTest::newRow(book.id.c_str()) << QString::fromStdString(book.id) << "";
        for (const char* change : {"paradox=all_hold", "convoyed_attack_from=last_fleet",
                                   "duplicate_orders=last", "duplicate_orders=void", "implicit_orders=yes",
                                   "proxy_orders=yes", "convoy_not_ordered=illegal",
                                   "illegal_order=counts_as_move", "civil_disorder_may_be_supported=no"})
            QTest::newRow(change) << "datc" << change;
        for (const char* change : {"paradox_unanswered=all_hold", "paradox_unanswered=answer_1",
                                   "via_convoy_falls_back_to_land=yes"})
            QTest::newRow(change) << "2000" << change;
    }

    void endAsWholePhases()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, change);
        const RuleOptions options = optionsOf(rulebook, change);
        RandomTurns lot(map_, 21);
        for (int tried = 0; tried < variationsToTry(); tried += variationsOfATurn) {
            const RandomTurn turn = lot.next();
            compare(lot, turn, options, tried);
            if (QTest::currentTestFailed()) return;
        }
    }

    void endAsWholePhasesOnTheBenchmark_data()
    {
        QTest::addColumn<QString>("set");
        for (const char* set : {"a", "b", "c"}) QTest::newRow(set) << set;
    }

    void endAsWholePhasesOnTheBenchmark()
    {
        QFETCH(QString, set);
        const auto phases =
            readPhaseLines(map_, fileContent("tests/data/positions/" + set.toStdString() + ".txt"));
        RandomTurns lot(map_, 22);
        for (int tried = 0; tried < variationsToTry(); tried += variationsOfATurn) {
            const OrderedPhase& phase = phases[lot.below(phases.size())];
            compare(lot, {phase.position, phase.orders}, {}, tried);
            if (QTest::currentTestFailed()) return;
        }
    }

    void changesAreTakenBack()
    {
        RandomTurns lot(map_, 23);
        for (int i = 0; i < 200; ++i) {
            const RandomTurn turn = lot.next();
            Variations variations(map_, options_, turn.position, turn.orders);
            const auto before = resultsByUnit(variations);
            for (int j = 0; j < 5; ++j) {
                const std::vector<Order> changes{lot.another(turn), lot.another(turn), lot.another(turn)};
                variations.resolveWith(changes);
            }
            variations.resolveWith({});
            QCOMPARE(resultsByUnit(variations) == before, true);
        }
    }

private:
    /// Tries changes of one order, of two, sometimes of none or three.
    void compare(RandomTurns& lot, const RandomTurn& turn, const RuleOptions& options, int number)
    {
        Variations variations(map_, options, turn.position, turn.orders);
        std::vector<Order> changes;
        for (int i = 0; i < variationsOfATurn; ++i) {
            const std::size_t kept = lot.below(2), count = lot.chance(5)        ? 3
                                                           : lot.below(20) == 0 ? 0
                                                                                : 1 + lot.below(2);
            if (changes.size() > kept) changes.resize(kept);
            while (changes.size() < count) {
                const Order order = lot.another(turn);
                if (lot.chance(3) || !concerns(changes, order)) changes.push_back(order);
            }
            variations.resolveWith(changes);
            const auto all = withChanges(turn.orders, changes);
            const auto there =
                resultsByUnit(map_, turn.position, resolveMovement(map_, options, turn.position, all));
            const auto here = resultsByUnit(variations);
            for (const auto& [unit, result] : there)
                QVERIFY2(here.at(unit) == result, told(turn.position, number, i, unit, changes).c_str());
            QCOMPARE(here.size(), there.size());
        }
    }

    std::string told(const Position& position, int number, int i, Province unit,
                     const std::vector<Order>& changes) const
    {
        std::string text =
            "turn " + std::to_string(number) + ", variation " + std::to_string(i) + ", " + map_[unit].code;
        for (const Order& change : changes) text += "; " + canonical(map_, position, change);
        return text;
    }

    const Map& map_ = standardMap();
    const RuleOptions options_;
};

CHANCERY_SUITE(TestVariations, QCoreApplication)

} // namespace chancery::tst_variations

#include "tst_variations.moc"
