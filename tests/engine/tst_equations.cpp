// SPDX-License-Identifier: GPL-3.0-or-later
// The results of phases drawn by lot fulfil the equations of DATC 5.B, written down again here as plainly as
// can be and without anything from engine/adjudicate but the verdicts.
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include <map>

namespace chancery::tst_equations {

namespace {

class Equations
{
public:
    Equations(const Map& map, const Position& position, const Outcome& outcome)
        : map_(map)
    {
        for (const OrderResult& result : outcome.results)
            if (result.verdict != Verdict::Illegal) units_[map.provinceOf(result.order.unit.at)] = result;
        for (const Unit& unit : position.units)
            if (!units_.count(map.provinceOf(unit.at)))
                units_[map.provinceOf(unit.at)].order = {unit.power, unit, Hold{}};
    }

    /// The first unit whose verdict is not what the equations say; noProvince if there is none.
    Province broken() const
    {
        for (const auto& [p, result] : units_)
            if (!fulfilled(p, result)) return p;
        return noProvince;
    }

private:
    bool fulfilled(Province p, const OrderResult& result) const
    {
        switch (result.verdict) {
        case Verdict::Succeeds:
            return wins(p);
        case Verdict::Fails:
            return !wins(p);
        case Verdict::Given:
            return !isCut(p);
        case Verdict::Cut:
            return isCut(p);
        case Verdict::Available:
            return !isEntered(p);
        // A convoy in a paradox fails by decree, whether its fleet is dislodged or not.
        case Verdict::Disrupted:
            return isEntered(p) || result.finding.rule == Rule::ConvoyParadox;
        default:
            return true;
        }
    }

    const Order& order(Province p) const { return units_.at(p).order; }
    Power power(Province p) const { return order(p).power; }
    const Move* moveOf(Province p) const { return units_.count(p) ? as<Move>(order(p)) : nullptr; }
    Province target(Province p) const { return map_.provinceOf(moveOf(p)->to); }
    bool moved(Province p) const { return moveOf(p) && units_.at(p).verdict == Verdict::Succeeds; }
    bool isConvoyFor(Province fleet, Province army) const
    {
        const Convoy* convoy = as<Convoy>(order(fleet));
        const Verdict verdict = units_.at(fleet).verdict;
        return convoy && map_.provinceOf(convoy->army) == army &&
               (verdict == Verdict::Available || verdict == Verdict::Disrupted);
    }

    bool goesBySea(Province p) const
    {
        if (order(p).unit.kind == UnitKind::Fleet) return false;
        if (!map_.armyReach[index(p)].has(target(p)) || moveOf(p)->via == Via::Convoy) return true;
        for (const auto& [fleet, result] : units_)
            if (isConvoyFor(fleet, p) && power(fleet) == power(p)) return true;
        return false;
    }

    bool hasPath(Province p) const
    {
        if (!goesBySea(p)) return true;
        ProvinceSet fleets, reached = map_.seasTouching[index(p)];
        for (const auto& [fleet, result] : units_)
            if (isConvoyFor(fleet, p) && result.verdict == Verdict::Available) fleets.add(fleet);
        reached &= fleets;
        for (int step = 0; step < 128; ++step)
            for (Province sea : reached) reached |= map_.seasTouching[index(sea)] & fleets;
        return !(reached & map_.seasTouching[index(target(p))]).empty();
    }

    bool isHeadToHead(Province p) const
    {
        return moveOf(target(p)) && target(target(p)) == p && !goesBySea(p) && !goesBySea(target(p));
    }

    /// One and the given supports of this unit's order, those of `without` left out.
    int strength(Province p, Power without = noPower) const
    {
        int sum = 1;
        for (const auto& [s, result] : units_) {
            if (result.verdict != Verdict::Given || power(s) == without) continue;
            const auto* hold = as<SupportHold>(result.order);
            const auto* move = as<SupportMove>(result.order);
            if ((hold && map_.provinceOf(hold->unit) == p) || (move && map_.provinceOf(move->unit) == p))
                ++sum;
        }
        return sum;
    }

    int attack(Province p) const
    {
        if (!hasPath(p)) return 0;
        const Province q = target(p);
        if (!units_.count(q) || (moved(q) && !isHeadToHead(p))) return strength(p);
        return power(q) == power(p) ? 0 : strength(p, power(q));
    }

    int hold(Province p) const
    {
        if (!units_.count(p) || moved(p)) return 0;
        return moveOf(p) ? 1 : strength(p);
    }

    int prevent(Province p) const
    {
        if (!hasPath(p) || (isHeadToHead(p) && moved(target(p)))) return 0;
        return strength(p);
    }

    bool wins(Province p) const
    {
        const Province q = target(p);
        if (attack(p) <= (isHeadToHead(p) ? strength(q) : hold(q))) return false;
        for (const auto& [rival, result] : units_)
            if (rival != p && moveOf(rival) && target(rival) == q && attack(p) <= prevent(rival))
                return false;
        return true;
    }

    bool isEntered(Province p) const
    {
        for (const auto& [attacker, result] : units_)
            if (moved(attacker) && target(attacker) == p) return true;
        return false;
    }

    bool isCut(Province p) const
    {
        const auto* support = as<SupportMove>(order(p));
        for (const auto& [attacker, result] : units_) {
            if (!moveOf(attacker) || target(attacker) != p || power(attacker) == power(p)) continue;
            if (hasPath(attacker) && !(support && map_.provinceOf(support->to) == attacker)) return true;
        }
        return isEntered(p);
    }

    const Map& map_;
    std::map<Province, OrderResult> units_;
};

} // namespace

class TestEquations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hold_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 100; seed < 110; ++seed) QTest::newRow(std::to_string(seed).c_str()) << seed;
    }

    void hold()
    {
        QFETCH(int, seed);
        const Map& map = standardMap();
        RandomTurns lot(map, static_cast<std::uint64_t>(seed));
        for (int i = 0; i < 300; ++i) {
            const RandomTurn turn = lot.next();
            const Outcome outcome = resolveMovement(map, {}, turn.position, turn.orders);
            const Province broken = Equations(map, turn.position, outcome).broken();
            QVERIFY2(broken == noProvince,
                     ("turn " + std::to_string(i) + ", " + (broken == noProvince ? "" : map[broken].code))
                         .c_str());
        }
    }

    void holdForPositionsOfTheBenchmark()
    {
        for (const char* set : {"a", "b", "c"})
            for (const OrderedPhase& phase : readPhaseLines(
                     standardMap(), fileContent("tests/data/positions/" + std::string(set) + ".txt"))) {
                const Outcome outcome = resolveMovement(standardMap(), {}, phase.position, phase.orders);
                const Province broken = Equations(standardMap(), phase.position, outcome).broken();
                QVERIFY2(broken == noProvince, phase.id.c_str());
            }
    }
};

CHANCERY_SUITE(TestEquations, QCoreApplication)

} // namespace chancery::tst_equations

#include "tst_equations.moc"
