// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold under every rulebook, on phases drawn by lot: one unit in a province, reasons that agree
// with verdicts and lead to an end, and no effect of the order of lines.
#include "engine/adjudicate/outcome.h"
#include "engine/orders/order_text.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/random_turns.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <map>

namespace chancery::tst_rulebook_laws {

namespace {

constexpr int turns = 1500;

bool between(Rule first, Rule rule, Rule last)
{
    return first <= rule && rule <= last;
}

bool isIllegal(Rule rule)
{
    return between(Rule::IllegalNoSuchUnit, rule, Rule::IllegalConvoyRoute);
}

/// Whether a reason is one for this end of the order.
bool agrees(const OrderResult& result)
{
    const Rule rule = result.finding.rule;
    switch (result.verdict) {
    case Verdict::Succeeds:
        return between(Rule::MoveUnopposed, rule, Rule::MoveRotates);
    case Verdict::Fails:
        return between(Rule::MoveStandsOff, rule, Rule::MoveAllHold);
    case Verdict::Given:
        return between(Rule::SupportGiven, rule, Rule::SupportSpared);
    case Verdict::Cut:
        return between(Rule::SupportCut, rule, Rule::SupportDislodged);
    case Verdict::Available:
        return between(Rule::ConvoyAvailable, rule, Rule::ConvoyDecreed);
    case Verdict::Disrupted:
        return between(Rule::ConvoyDislodged, rule, Rule::ConvoyParadox);
    case Verdict::Invalid:
        return between(Rule::MoveNoConvoy, rule, Rule::MoveRouteUnwritten) ||
               between(Rule::SupportOtherMove, rule, Rule::SupportOfDisorder) ||
               between(Rule::ConvoyOtherMove, rule, Rule::ConvoyRouteUnwritten);
    case Verdict::Illegal:
        return isIllegal(rule);
    case Verdict::Stands:
        return between(Rule::HoldStands, rule, Rule::HoldAbandoned);
    }
    return false;
}

/// A move over land or water won exactly if it was stronger than what opposed it.
bool arithmeticAgrees(const OrderResult& result)
{
    const Finding& why = result.finding;
    if (between(Rule::MoveUnopposed, why.rule, Rule::MoveRotates)) return why.mine > why.theirs;
    if (between(Rule::MoveStandsOff, why.rule, Rule::MoveHeadToHeadLost)) return why.mine <= why.theirs;
    if (why.rule == Rule::HoldDislodged || why.rule == Rule::ConvoyDislodged) return why.mine < why.theirs;
    return true;
}

/// Follows `against` and `discounted` from every result; no walk may leave the board.
bool chainsEnd(const Map& map, const Position& before, const Outcome& outcome)
{
    std::map<Province, const Finding*> reasons;
    for (const OrderResult& result : outcome.results)
        if (!isIllegal(result.finding.rule)) reasons[map.provinceOf(result.order.unit.at)] = &result.finding;
    for (const auto& [start, finding] : reasons) {
        ProvinceSet seen, next{start};
        while (!next.empty()) {
            const Province p = next.first();
            next.remove(p);
            if (seen.has(p)) continue;
            seen.add(p);
            if (!unitAt(map, before, p)) return false;
            const auto found = reasons.find(p);
            if (found == reasons.end()) continue; // its only orders are illegal: the end of the chain
            if (found->second->against != noProvince) next.add(found->second->against);
            next |= found->second->discounted();
        }
    }
    return true;
}

bool onePerProvince(const Map& map, const Outcome& outcome)
{
    ProvinceSet taken;
    for (const Unit& unit : outcome.after.units) {
        const Province p = map.provinceOf(unit.at);
        if (taken.has(p)) return false;
        taken.add(p);
    }
    return true;
}

/// Adds to `passed` the seas of every way from one coast to another that passes no sea twice, by trying all.
bool tryWays(const Map& map, ProvinceSet left, Province at, Province to, ProvinceSet way, ProvinceSet& passed)
{
    bool arrives = !way.empty() && map.seasTouching[index(to)].has(at);
    if (arrives) passed |= way;
    for (const Province next : left& map.seasTouching[index(at)]) {
        ProvinceSet rest = left, longer = way;
        rest.remove(next);
        longer.add(next);
        arrives = tryWays(map, rest, next, to, longer, passed) || arrives;
    }
    return arrives;
}

/// An army with a convoy of up to six fleets, and other fleets that attack them and help one another.
RandomTurn drawConvoy(const Map& map, RandomTurns& lot)
{
    RandomTurn turn;
    const Power sails{0}, attacks{1};
    const auto drawn = [&](ProvinceSet from) {
        auto one = from.begin();
        for (std::size_t i = lot.below(static_cast<std::size_t>(from.size())); i > 0; --i) ++one;
        return *one;
    };
    const Province from = drawn(map.coastal), to = drawn(map.coastal);
    turn.position.owner.assign(map.provinces.size(), noPower);
    place(map, turn.position, {sails, UnitKind::Army, whole(from)});
    turn.orders.push_back({sails, turn.position.units.front(), Move{whole(to), Via::Unstated, {}}});
    ProvinceSet taken{from, to}, fleets;
    for (std::size_t i = 0; i < 20; ++i) {
        const Province p = drawn(map.seas);
        if (taken.has(p)) continue;
        taken.add(p);
        const Unit unit{i < 6 ? sails : attacks, UnitKind::Fleet, whole(p)};
        place(map, turn.position, unit);
        const ProvinceSet prey = map.fleetProvinces[index(unit.at)] & fleets;
        if (i < 6) fleets.add(p);
        if (i < 6)
            turn.orders.push_back({sails, unit, Convoy{whole(from), whole(to)}});
        else if (!prey.empty())
            turn.orders.push_back({attacks, unit, Move{whole(prey.first()), Via::Unstated, {}}});
    }
    for (Order& helper : turn.orders)
        for (const Order& helped : turn.orders) {
            const Move *own = as<Move>(helper), *other = as<Move>(helped);
            if (!own || !other || helper.unit == helped.unit || own->to != other->to || helper.power == sails)
                continue;
            helper.command = SupportMove{helped.unit.at, own->to};
            break;
        }
    return turn;
}

} // namespace

class TestRulebookLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hold_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<QString>("change");
        for (const RulebookInfo& book : rulebooks())
            QTest::newRow(book.id.c_str()) << QString::fromStdString(book.id) << "";
        QTest::newRow("all hold") << "datc"
                                  << "paradox=all_hold";
        QTest::newRow("2000, all hold") << "2000"
                                        << "paradox_unanswered=all_hold";
        QTest::newRow("2000, first answer") << "2000"
                                            << "paradox_unanswered=answer_1";
        QTest::newRow("1971, ask") << "1971"
                                   << "paradox_unanswered=ask";
        QTest::newRow("last fleet") << "datc"
                                    << "convoyed_attack_from=last_fleet";
        QTest::newRow("fallback") << "2000"
                                  << "via_convoy_falls_back_to_land=yes";
        QTest::newRow("last order") << "datc"
                                    << "duplicate_orders=last";
    }

    void hold()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, change);
        RuleOptions options = findRulebook(rulebook.toStdString())->options;
        if (!change.isEmpty()) options = *withChange(options, change.toStdString());
        RandomTurns lot(map_, 11);
        for (int i = 0; i < turns; ++i) {
            RandomTurn turn = lot.next();
            const Outcome first = resolveMovement(map_, options, turn.position, turn.orders);
            QVERIFY2(onePerProvince(map_, first), qPrintable(QString::number(i)));
            QVERIFY2(chainsEnd(map_, turn.position, first), qPrintable(QString::number(i)));
            for (const OrderResult& result : first.results)
                QVERIFY2(agrees(result) && arithmeticAgrees(result),
                         (std::to_string(i) + ": " + canonical(map_, turn.position, result.order) + ": " +
                          words(result))
                             .c_str());
            if (options.duplicateOrders == Duplicates::Last) continue; // their order decides
            lot.shuffle(turn.orders);
            const Outcome second = resolveMovement(map_, options, turn.position, turn.orders);
            QVERIFY2(second.after == first.after && second.dislodged == first.dislodged,
                     qPrintable(QString::number(i)));
        }
    }

    /// 1971 XII.4: a convoyed army moves if no fleet on any of its possible routes is dislodged, however
    /// roundabout.
    void everyRouteMustBeWhole()
    {
        const RuleOptions& options = findRulebook("1971")->options;
        RandomTurns lot(map_, 12);
        int moved = 0, stayed = 0, roundabout = 0;
        for (int i = 0; i < 100000; ++i) {
            const RandomTurn turn = drawConvoy(map_, lot);
            const Province from = map_.provinceOf(turn.orders.front().unit.at);
            const Province to = map_.provinceOf(as<Move>(turn.orders.front())->to);
            const Outcome outcome = resolveMovement(map_, options, turn.position, turn.orders);
            ProvinceSet ordered, lost, passed;
            for (const OrderResult& result : outcome.results) {
                const Province fleet = map_.provinceOf(result.order.unit.at);
                if (!as<Convoy>(result.order) || result.verdict == Verdict::Illegal) continue;
                ordered.add(fleet);
                lost.addIf(fleet, result.fate != Fate::Unharmed);
            }
            const bool sails = tryWays(map_, ordered, from, to, {}, passed);
            if (!sails || map_.armyReach[index(from)].has(to)) continue;
            const OrderResult& army = outcome.results.front();
            const bool whole = (passed & lost).empty();
            QVERIFY2((army.verdict == Verdict::Succeeds) == whole, qPrintable(QString::number(i)));
            for (const Rule rule : rulesBehind(army)) QVERIFY(rule != Rule::NoteRouteLeft);
            ++(whole ? moved : stayed);
            roundabout += army.finding.rule == Rule::MoveRouteDisrupted;
        }
        QVERIFY2(moved > 100 && stayed > 100 && roundabout > 20,
                 qPrintable(QString("%1 %2 %3").arg(moved).arg(stayed).arg(roundabout)));
    }

private:
    const Map& map_ = standardMap();
};

CHANCERY_SUITE(TestRulebookLaws, QCoreApplication)

} // namespace chancery::tst_rulebook_laws

#include "tst_rulebook_laws.moc"
